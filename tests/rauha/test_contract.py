"""Rauha keeps the engine's contract."""

from __future__ import annotations

import pickle

import pytest

import terrarium
from terrarium.engine.errors import BadWords, Refused
from terrarium.engine.playthrough import Playthrough
from terrarium.rauha.cards.box import ANIMALS, BIOMES
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.rules.actions import WORDS
from terrarium.testing import check_game, check_hash_seed
from terrarium.texts import LANGUAGES, Texts
from tests.rauha.positions import play_until, seen, start


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("side", ["A", pytest.param("B", marks=pytest.mark.slow_plain)])
def test_it_keeps_the_contract(seats: int, side: str) -> None:
    check_game(terrarium.game("rauha", seats=seats, side=side), games=1, seed=seats, limit=400)


def test_it_is_the_same_in_another_process() -> None:
    check_hash_seed(terrarium.game("rauha", seats=4, side="B"), seed=5)


@pytest.mark.clause("R12", "R17", "R19", "R26", "R31", "R33")
def test_every_action_has_its_own_words() -> None:
    game = terrarium.game("rauha")
    assert game.actions == len(WORDS) == len(set(WORDS)) == 129
    assert [game.action(game.words(action)) for action in range(game.actions)] == list(range(game.actions))
    assert game.action("  Discard  SPORE 5") == game.action("discard spore 5")
    with pytest.raises(BadWords, match='an example is "place 5"'):
        game.action("place 10")


@pytest.mark.clause("R12")
def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    played = Playthrough(terrarium.game("rauha", seats=3), seed=4)
    for seat in (0, 1):
        played.play(seat, played.position.legal(seat)[0])
    assert [played.can_undo(seat) for seat in range(3)] == [1, 1, 0]
    played.undo(0)
    assert played.position.actors() == [0, 2]
    for seat in (0, 2):
        played.play(seat, played.position.legal(seat)[0])
    assert [played.can_undo(seat) for seat in range(3)] == [0, 0, 0]
    with pytest.raises(Refused):
        played.undo(2)


def test_a_half_finished_use_can_be_stored_and_resumed() -> None:
    position = start(2, seed=3)
    play_until(position, 4, seed=3)
    while position.pending == -1 and not position.over():
        seat = position.actors()[0]
        spores = [action for action in position.legal(seat) if WORDS[action] in ("use 6", "use 9")]
        position.play(seat, (spores or position.legal(seat))[0])
    assert position.pending >= 0
    twin = pickle.loads(pickle.dumps(position))
    assert twin.fingerprint() == position.fingerprint()
    seat = position.actors()[0]
    assert twin.legal(seat) == position.legal(seat)
    assert all(WORDS[action].startswith("spore ") for action in position.legal(seat))
    assert seen(position, seat)["activation"]["pending"] == "spore"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    texts = Texts(language)
    position = start(3, seed=2, journal=True)
    for seed, totem in enumerate((3, 4, 9, 12, 17)):
        play_until(position, totem, seed=seed)
        for seat in range(3):
            assert texts.say(position.prompt(seat))
            for action in position.legal(seat):
                assert texts.say(position.explain(seat, action))
    assert position.journal is not None
    for line in position.journal.all_lines():
        assert texts.say(line)
    for entity in BOX.entities:
        assert texts.say(terrarium.Line(f"rauha-entity-{entity.key}")) == entity.key.capitalize()
    said = {texts.say(terrarium.Line(f"rauha-symbol-{symbol}")) for symbol in ANIMALS + BIOMES}
    assert len(said) == 8
