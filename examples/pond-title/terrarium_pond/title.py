"""Pond: everything that the game provides."""

from __future__ import annotations

from terrarium.engine.options import Option
from terrarium.engine.title import Title
from terrarium_pond.features import PondFeatures
from terrarium_pond.rules import ROUNDS, PondView, make_game
from terrarium_pond.statistics import PondStatistics

TITLE = Title(
    name="pond",
    version=1,
    min_seats=2,
    max_seats=4,
    options=[Option("leaf", "flag", True)],
    make=make_game,
    features=PondFeatures,
    statistics=PondStatistics,
    view=PondView,
    most_decisions=ROUNDS,
    locales="terrarium_pond",
)
