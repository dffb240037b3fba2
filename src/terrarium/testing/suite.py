"""The list of checks, and a function that runs them on random games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from terrarium.engine.game import Game
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
from terrarium.testing.storage_checks import check_pack, check_record, check_repeats, check_words

#: The checks that `check_game` runs on each random game. `check_hash_seed`, which starts processes, is not among them.
CHECKS: Final[list[Callable[[RandomGame], None]]] = [
    check_legal,
    check_refusals,
    check_copy,
    check_census,
    check_scores,
    check_journal,
    check_words,
    check_record,
    check_pack,
    check_repeats,
    check_views,
    check_secrets,
    check_imagine,
    check_settings,
]


def check_game(game: Game, games: int = 3, seed: int = 0, limit: int = 5000) -> None:
    """Run all checks on random games; raise `Failure` with what broke and where.

    `limit` is the number of decisions within which every game must end.
    """
    for number in range(seed, seed + games):
        for check in CHECKS:
            run = RandomGame(game, number, limit)
            try:
                check(run)
            except Failure:
                raise
            except Exception as error:
                raise run.failure(f"{check.__name__} met {error!r}") from error
