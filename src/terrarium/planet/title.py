"""Planet: everything that the game provides."""

from __future__ import annotations

from typing import Final

from terrarium.engine.options import Option
from terrarium.engine.title import Title
from terrarium.planet.game import make_game
from terrarium.planet.knowledge.evaluation import make_evaluation
from terrarium.planet.knowledge.network_evaluation import PlanetNetworkEvaluation, network_layouts
from terrarium.planet.statistics import PlanetStatistics
from terrarium.planet.view.features import make_features
from terrarium.planet.view.reasons import reasons
from terrarium.planet.view.seat_view import PlanetSeatView

TITLE: Final = Title(
    name="planet",
    version=2,
    min_seats=2,
    max_seats=4,
    options=[Option("beginner", "flag", False), Option("mystery", "flag", False), Option("first", "seat", None)],
    make=make_game,
    evaluation=make_evaluation,
    network_layouts=network_layouts,
    network_evaluation=PlanetNetworkEvaluation,
    levels={
        "seedling": "greedy:slip=0.6",
        "sprout": "greedy:slip=0.25",
        "sapling": "greedy",
        "tree": "search:iterations=100",
        "ancient": "search:time=1.8,iterations=3000",
        "elder": "search:time=1.8,iterations=10000,network=1",
    },
    features=make_features,
    statistics=PlanetStatistics,
    view=PlanetSeatView,
    reasons=reasons,
    most_decisions=12,
    review_worlds=300,
    text_table="terrarium.cli.text_tables.planet:PlanetTextTable",
    referee="terrarium.cli.referees.planet:answer",
)
