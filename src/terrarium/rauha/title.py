"""Rauha: everything that the game provides."""

from __future__ import annotations

from typing import Final

from terrarium.engine.options import Option
from terrarium.engine.title import Title
from terrarium.rauha.cards.box import SIDES
from terrarium.rauha.game import make_game
from terrarium.rauha.knowledge.evaluation import RauhaEvaluation
from terrarium.rauha.knowledge.network_evaluation import RauhaNetworkEvaluation
from terrarium.rauha.knowledge.network_layouts import network_layouts
from terrarium.rauha.statistics import RauhaStatistics
from terrarium.rauha.view.features import RauhaFeatures
from terrarium.rauha.view.reasons import reasons
from terrarium.rauha.view.seat_view import RauhaSeatView

TITLE: Final = Title(
    name="rauha",
    version=3,
    min_seats=2,
    max_seats=5,
    options=[Option("side", "choice", "A", SIDES)],
    make=make_game,
    evaluation=RauhaEvaluation,
    network_layouts=network_layouts,
    network_evaluation=RauhaNetworkEvaluation,
    levels={
        "seedling": "greedy:slip=0.6",
        "sprout": "greedy:slip=0.25",
        "sapling": "greedy",
        "tree": "search:iterations=200",
        "ancient": "search:time=1.8,iterations=3000",
        "elder": "search:time=1.8,iterations=4000,network=1",
    },
    features=RauhaFeatures,
    statistics=RauhaStatistics,
    view=RauhaSeatView,
    reasons=reasons,
    most_decisions=400,
    review_worlds=300,
    text_table="terrarium.cli.text_tables.rauha:RauhaTextTable",
    referee="terrarium.cli.referees.rauha:answer",
)
