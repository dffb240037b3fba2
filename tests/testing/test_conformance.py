"""The conformance suite passes what is right and catches each thing that is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import terrarium
from terrarium.engine.errors import BadRecord
from terrarium.engine.game import Game
from terrarium.testing import (
    CHECKS,
    Failure,
    RandomGame,
    check_census,
    check_copy,
    check_game,
    check_hash_seed,
    check_imagine,
    check_journal,
    check_legal,
    check_pack,
    check_record,
    check_refusals,
    check_repeats,
    check_scores,
    check_secrets,
    check_settings,
    check_views,
)
from tests.testing import broken_pebbles as broken
from tests.testing.careful_pebbles import CarefulPosition, ForgetsSettings, ShowsWhenCareful, StaysOn, careful_pebbles
from tests.testing.pebbles import PebblePosition, PositionMaker, pebbles

GAMES = 12

BROKEN = [
    (broken.LeakyView, check_secrets, "by its view"),
    (broken.SharesTooMuch, check_views, "when others look too"),
    (broken.KeepsTooMuch, check_views, "when others look too"),
    (broken.LiveView, check_views, "changed an earlier view"),
    (broken.LeakyRefusal, check_secrets, "by its refusals"),
    (broken.LeakyPrompt, check_secrets, "by its prompt"),
    (broken.LeakyExplanation, check_secrets, "by its explanations"),
    (broken.LeakyLegal, check_secrets, "by its legal actions"),
    (broken.LeakyJournal, check_secrets, "told different things in two worlds"),
    (broken.SharedHands, check_copy, "playing on a copy changed"),
    (broken.SharedJournal, check_copy, "a copy has a journal"),
    (broken.NothingToDo, check_legal, "owes an action but has no legal one"),
    (broken.LastActorFirst, check_legal, "the next actor is not the first of the actors"),
    (broken.Unsorted, check_legal, "legal actions are not ascending"),
    (broken.Twice, check_legal, "legal actions are not ascending, or not different"),
    (broken.NoCandidate, check_legal, "owes an action but has no candidate"),
    (broken.IllegalCandidate, check_legal, r"candidates \[0\] are not legal"),
    (broken.UnsortedCandidates, check_legal, "candidates are not ascending"),
    (broken.PicksAnything, check_legal, "pick is not a draw from the candidates"),
    (broken.LeakyCandidates, check_imagine, "the imagined world has other candidates"),
    (broken.Endless, check_legal, "did not end within 300 decisions"),
    (broken.ChangesOnRefusal, check_refusals, "changed the position"),
    (broken.AcceptsAnything, check_refusals, "was accepted|instead of Refused"),
    (broken.NamelessReason, check_refusals, "the reason pebbles-because has no text"),
    (broken.ReasonWithoutFigures, check_refusals, "the reason no-such-action lacks figures"),
    (broken.WrongScores, check_scores, "the outcome's scores differ"),
    (broken.WrongRows, check_scores, "do not add up"),
    (broken.WrongWinner, check_scores, "won with the scores"),
    (broken.SilentTieBreak, check_scores, "decided_by must say"),
    (broken.RunningScores, check_scores, "counted from scratch"),
    (broken.Moody, check_repeats, "two different games"),
    (broken.Forgetful, check_pack, "after packing"),
    (broken.LosesPebbles, check_census, "the pebbles have changed"),
    (broken.ImaginesOwnHand, check_imagine, "the imagined world looks different"),
    (broken.ImaginesNothing, check_imagine, "one and the same"),
    (broken.ImaginesOnlyTheBag, check_imagine, "its true secrets"),
    (broken.ImaginesPebbles, check_imagine, "has a component of pebbles twice"),
    (broken.ReadsAlong, check_journal, "differs from the one without"),
    (broken.TakesRevealsBack, check_journal, "reveals went down"),
    (broken.AlwaysTells, check_journal, "a journal that nobody asked for"),
]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_that_keeps_the_contract_passes(seats: int) -> None:
    with pebbles(seats=seats) as game:
        check_game(game, games=GAMES, limit=300)
        check_hash_seed(game, modules=("tests.testing.registered_pebbles",))


@pytest.mark.parametrize(("position", "check", "what"), BROKEN, ids=lambda item: getattr(item, "__name__", ""))
def test_a_broken_game_is_caught(position: PositionMaker, check: Callable[[RandomGame], None], what: str) -> None:
    assert check in CHECKS
    with pebbles(position) as game, pytest.raises(Failure, match=what):
        _try(check, game)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_with_settings_passes(seats: int) -> None:
    with careful_pebbles(seats=seats) as game:
        check_game(game, games=GAMES, limit=300)


@pytest.mark.parametrize(
    ("position", "what"),
    [
        (StaysOn, "settings after 'careful off'"),
        (ForgetsSettings, "kept and read again"),
        (ShowsWhenCareful, "as showing"),
    ],
)
def test_broken_settings_are_caught(position: type[CarefulPosition], what: str) -> None:
    assert check_settings in CHECKS
    with careful_pebbles(position) as game, pytest.raises(Failure, match=what):
        _try(check_settings, game)


def _try(check: Callable[[RandomGame], None], game: Game) -> None:
    for seed in range(GAMES):
        check(RandomGame(game, seed, limit=300))


def test_an_order_that_depends_on_the_process_is_caught() -> None:
    with pebbles(broken.ByHashOrder) as game, pytest.raises(Failure, match="another process"):
        check_hash_seed(game, modules=("tests.testing.registered_hash_order_pebbles",))


def test_a_record_that_does_not_replay_is_caught() -> None:
    with pebbles(broken.Moody) as game, pytest.raises(BadRecord, match=r"Line \d+ of the record"):
        check_record(RandomGame(game, 0))


def test_a_failure_names_game_seed_decision_and_seat() -> None:
    with pebbles(broken.NothingToDo, seats=2) as game, pytest.raises(Failure) as caught:
        check_game(game, seed=3)
    assert str(caught.value).startswith("terrarium.game('pebbles', seats=2), seed ")
    assert ", decision " in str(caught.value)
    assert ", seat " in str(caught.value)


def test_an_error_inside_a_game_is_named_with_its_place() -> None:
    with pebbles(broken.Stumbles) as game, pytest.raises(Failure, match=r"decision \d+, .*KeyError\('polish'\)"):
        check_game(game)


def test_the_toy_makes_several_seats_act_together_and_at_any_time() -> None:
    with pebbles() as game:
        position = game.start(1)
        assert position.actors() == [0, 1, 2]
        position.play(0, position.legal(0)[0])
        assert position.actors() == [1, 2]
        assert position.legal(0) == [12]
        assert isinstance(position, PebblePosition)


VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"beginner": True}),
    (3, {"mystery": True}),
    (4, {"beginner": True, "mystery": True}),
    (3, {"first": 1}),
]


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_planet_keeps_the_contract(seats: int, options: dict[str, object]) -> None:
    check_game(terrarium.game("planet", seats=seats, box=None, **options), games=1, seed=seats, limit=48)


def test_planet_is_the_same_in_another_process() -> None:
    check_hash_seed(terrarium.game("planet", seats=4, mystery=True), seed=5)
