"""The conformance suite: checks on random games that a game keeps the engine's contract.

>>> import terrarium
>>> check_game(terrarium.game("planet", seats=2), games=1)
"""

from __future__ import annotations

from terrarium.testing.play_checks import (
    check_census,
    check_copy,
    check_journal,
    check_legal,
    check_refusals,
    check_scores,
)
from terrarium.testing.random_game import Failure, RandomGame
from terrarium.testing.secrecy_checks import check_imagine, check_secrets, check_views
from terrarium.testing.setting_checks import check_settings
from terrarium.testing.storage_checks import check_hash_seed, check_pack, check_record, check_repeats, check_words
from terrarium.testing.suite import CHECKS, check_game

__all__ = [
    "check_game",
    "CHECKS",
    "RandomGame",
    "Failure",
    "check_legal",
    "check_refusals",
    "check_copy",
    "check_census",
    "check_scores",
    "check_journal",
    "check_words",
    "check_record",
    "check_pack",
    "check_repeats",
    "check_hash_seed",
    "check_secrets",
    "check_imagine",
    "check_settings",
    "check_views",
]
