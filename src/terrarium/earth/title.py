"""Earth: everything that the game provides."""

from __future__ import annotations

from typing import Final

from terrarium.earth.cards.gaia_cards import DIFFICULTIES
from terrarium.earth.game import MODES, TEAM_ORDERS, make_game
from terrarium.earth.knowledge.evaluation import EarthEvaluation
from terrarium.earth.knowledge.network_evaluation import EarthNetworkEvaluation
from terrarium.earth.knowledge.network_layouts import network_layouts
from terrarium.earth.statistics import EarthStatistics
from terrarium.earth.view.features import EarthFeatures
from terrarium.earth.view.planted import planted
from terrarium.earth.view.reasons import reasons
from terrarium.earth.view.seat_view import EarthSeatView
from terrarium.engine.options import Option
from terrarium.engine.title import Title

TITLE: Final = Title(
    name="earth",
    version=6,
    min_seats=1,
    max_seats=5,
    options=[
        Option("mode", "choice", "standard", MODES),
        Option("open_planting", "flag", False),
        Option("first", "seat", None),
        Option("difficulty", "choice", "medium", DIFFICULTIES),
        Option("teams", "flag", False),
        Option("team_order", "choice", "alternating", TEAM_ORDERS, needs="teams"),
    ],
    make=make_game,
    evaluation=EarthEvaluation,
    network_layouts=network_layouts,
    network_evaluation=EarthNetworkEvaluation,
    levels={
        "seedling": "greedy:slip=0.8,worlds=1",
        "sprout": "greedy:slip=0.55,worlds=1",
        "sapling": "greedy:slip=0.3,worlds=1",
        "tree": "greedy",
        # A turn has many small decisions: each is played to the end of the turn before it is judged.
        "ancient": "search:time=1.8,iterations=400,explore=0.1,depth=0,settle=40",
        # As Ancient: networks are not better here yet, and a longer search exceeds the limit of 0.15 s a decision.
        "elder": "search:time=1.8,iterations=400,explore=0.1,depth=0,settle=40",
    },
    features=EarthFeatures,
    statistics=EarthStatistics,
    view=EarthSeatView,
    reasons=reasons,
    planted=planted,
    most_decisions=1500,
    review_worlds=150,
    text_table="terrarium.cli.text_tables.earth:EarthTextTable",
    referee="terrarium.cli.referees.earth:answer",
)
