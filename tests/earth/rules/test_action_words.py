"""The words of all actions in the order of their numbers, which stored games name."""

from __future__ import annotations

import pytest

import terrarium
from terrarium.earth.cards.box import BOX
from terrarium.earth.rules import actions
from terrarium.earth.rules.actions import from_words, to_words

SIDES = [f"{number}{side}" for number in range(285, 305) for side in "AB"] + [card.key for card in BOX.ecosystems]
CARDS = [str(card) for card in range(1, 284)]
PLACES = [f"{row} {column}" for row in range(5) for column in range(5)]
CELLS = [f"{row} {column}" for row in range(1, 5) for column in range(1, 5)]


def of(verb: str, things: list[str]) -> list[str]:
    """The words of a verb with each of these things."""
    return [f"{verb} {thing}" for thing in things]


@pytest.mark.clause(
    "E04", "E07", "E14", "E21", "E22", "E23", "E25", "E28", "E30", "E31", "E37", "E41", "E66", "E72", "E76"
)
def test_every_action_has_its_words_and_its_number() -> None:
    expected = [
        *("stop", "skip", "use", "skip all", "use all", "pay soil", "board first", "grid first"),
        *("plant", "compost", "water", "grow"),
        *of("take", ["soil", "compost", "sprouts", "cards", "growth"]),
        *of("goal", ["left", "right"]),
        *of("choose", SIDES),
        *of("plant", CARDS),
        *of("at", PLACES),
        *of("sprout", CELLS),
        *of("growth", CELLS),
        *of("remove sprout", CELLS),
        *of("remove growth", CELLS),
        *of("copy", CELLS),
        *of("compost", CARDS),
        *of("keep", CARDS),
        *of("amount", [str(amount) for amount in range(17)]),
        "no more",
        *of("event", CARDS),
        "exchange",
        *of("put", ["soil", "compost", *CARDS]),
        *of("fetch", ["soil", "compost", "sprouts", "growth", "cards"]),
    ]
    count = terrarium.game("earth", seats=2).actions
    assert len(expected) == len(set(expected)) == count
    assert [to_words(action) for action in range(count)] == expected
    assert [from_words(words) for words in expected] == list(range(actions.ACTIONS))


@pytest.mark.clause("E04", "E07", "E14", "E25", "E28", "E30", "E31", "E37", "E41", "E66", "E72", "E76", "E77")
@pytest.mark.parametrize(
    ("number", "words"),
    [
        (actions.STOP, "stop"),
        (actions.SKIP, "skip"),
        (actions.USE, "use"),
        (actions.SKIP_ALL, "skip all"),
        (actions.USE_ALL, "use all"),
        (actions.PAY_SOIL, "pay soil"),
        (actions.BOARD_FIRST, "board first"),
        (actions.GRID_FIRST, "grid first"),
        (actions.ACT, "plant"),
        (actions.TAKE, "take soil"),
        (actions.TAKE_SOIL, "take soil"),
        (actions.TAKE_COMPOST, "take compost"),
        (actions.TAKE_SPROUTS, "take sprouts"),
        (actions.TAKE_CARDS, "take cards"),
        (actions.TAKE_GROWTH, "take growth"),
        (actions.GAIA_LEFT, "goal left"),
        (actions.GAIA_RIGHT, "goal right"),
        (actions.CHOOSE, f"choose {SIDES[0]}"),
        (actions.ISLAND_SIDES, f"choose {SIDES[0]}"),
        (actions.CLIMATE_SIDES, f"choose {SIDES[20]}"),
        (actions.ECOSYSTEM_SIDES, f"choose {SIDES[40]}"),
        (actions.LAY, "plant 1"),
        (actions.AT, "at 0 0"),
        (actions.SPROUT_ON, "sprout 1 1"),
        (actions.GROWTH_ON, "growth 1 1"),
        (actions.SPROUT_OFF, "remove sprout 1 1"),
        (actions.GROWTH_OFF, "remove growth 1 1"),
        (actions.COPY_OF, "copy 1 1"),
        (actions.TUCK, "compost 1"),
        (actions.KEEP, "keep 1"),
        (actions.AMOUNT, "amount 0"),
        (actions.AMOUNT + actions.MOST_TAKEN, "amount 16"),
        (actions.NO_MORE, "no more"),
        (actions.EVENT, "event 1"),
        (actions.EXCHANGE, "exchange"),
        (actions.PUT_SOIL, "put soil"),
        (actions.PUT_COMPOST, "put compost"),
        (actions.PUT_CARD, "put 1"),
        (actions.FETCH_SOIL, "fetch soil"),
        (actions.FETCH_COMPOST, "fetch compost"),
        (actions.FETCH_SPROUTS, "fetch sprouts"),
        (actions.FETCH_GROWTH, "fetch growth"),
        (actions.FETCH_CARDS, "fetch cards"),
    ],
)
def test_a_number_that_the_rules_name_has_these_words(number: int, words: str) -> None:
    assert from_words(words) == number
    assert to_words(number) == words
