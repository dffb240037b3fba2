"""The actions of Earth: one flat row of numbers, verb by verb.

Most verbs name a card, a side or a cell. A cell of the own grid is a row and a column from 1 to 4; where a card is
planted they run from 0 to 4, because a grid that spans less than four may grow above and to the left. (E14)

    choose 285A · plant · take sprouts · plant 107 · at 0 3 · sprout 2 1 · compost 55 · amount 3 · event 220 · exchange
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX, EARTH_CARDS, FIRST_ISLAND
from terrarium.earth.cards.vocabulary import CELLS, SIDE

#: End a row of placements, or decline to plant; leave an ability alone; use it.
STOP: Final = 0
SKIP: Final = 1
USE: Final = 2
#: The same for this and every later ability of the run that has a price.
SKIP_ALL: Final = 3
USE_ALL: Final = 4
#: Pay the rest of a price in soil.
PAY_SOIL: Final = 5
#: The order of an activation. (E30)
BOARD_FIRST: Final = 6
GRID_FIRST: Final = 7
#: The four actions of the active player, in the order of their colours. (E07)
ACT: Final = 8
#: What another player takes: soil, compost, sprouts, cards, growth. (E21 to E23)
TAKE: Final = 12
#: The goal for a leaf of Gaia: the left or the right one of two. (E66)
GAIA_LEFT: Final = 17
GAIA_RIGHT: Final = 18
#: A side of an Island, Climate or ecosystem: twenty, twenty and sixty-four. (E04)
CHOOSE: Final = 19
ISLAND_SIDES: Final = 19
CLIMATE_SIDES: Final = 39
ECOSYSTEM_SIDES: Final = 59
#: A card to plant, and the place for it: rows and columns from 0 to 4.
LAY: Final = 123
AT: Final = 406
AT_SIDE: Final = 5
#: Pieces put on, and taken from, a cell; the cell of an ability to copy.
SPROUT_ON: Final = 431
GROWTH_ON: Final = 447
SPROUT_OFF: Final = 463
GROWTH_OFF: Final = 479
COPY_OF: Final = 495
#: A card from hand to the compost; a card to keep.
TUCK: Final = 511
KEEP: Final = 794
#: How much of a gain is taken, from 0 to `MOST_TAKEN`. (E76)
AMOUNT: Final = 1077
MOST_TAKEN: Final = 16
#: Close a window, and open no other for this seat in this turn. (E77)
NO_MORE: Final = 1094
#: What may be done at any time: play an event, exchange sprouts. (E28, E41)
EVENT: Final = 1095
EXCHANGE: Final = 1378
#: Between team-mates, at any time: put something that was gained on the team's board, or take what lies there. (E72)
PUT_SOIL: Final = 1379
PUT_COMPOST: Final = 1380
PUT_CARD: Final = 1381
FETCH_SOIL: Final = 1664
FETCH_COMPOST: Final = 1665
FETCH_SPROUTS: Final = 1666
FETCH_GROWTH: Final = 1667
FETCH_CARDS: Final = 1668
ACTIONS: Final = 1669

PLAIN_WORDS: Final = [
    "stop", "skip", "use", "skip all", "use all", "pay soil", "board first", "grid first",
    "plant", "compost", "water", "grow",
    "take soil", "take compost", "take sprouts", "take cards", "take growth",
    "goal left", "goal right",
]  # fmt: skip
#: What is taken from the team's board, in order.
TEAM_WORDS: Final = ["fetch soil", "fetch compost", "fetch sprouts", "fetch growth", "fetch cards"]
#: The verbs of cells, and those of cards between them and the amounts.
_CELL_VERBS: Final = ["sprout", "growth", "remove sprout", "remove growth", "copy"]
_CARD_VERBS: Final = ["compost", "keep"]

#: What `take` names, in order.
TAKE_SOIL: Final = 12
TAKE_COMPOST: Final = 13
TAKE_SPROUTS: Final = 14
TAKE_CARDS: Final = 15
TAKE_GROWTH: Final = 16


def card_in(action: i64, verb: i64) -> i64:
    """Return the card that an action of a card verb names."""
    return action - verb + 1


def with_card(verb: i64, card: i64) -> i64:
    """Return an action of a card verb."""
    return verb + card - 1


def at(row: i64, column: i64) -> i64:
    """Return the action that plants on a row and column, both from -1 to 3, as `Area.plant` counts them."""
    return AT + AT_SIDE * (row + 1) + column + 1


def row_of(action: i64) -> i64:
    """Return the row that an `at` names, from -1."""
    return (action - AT) // AT_SIDE - 1


def column_of(action: i64) -> i64:
    """Return the column that an `at` names, from -1."""
    return (action - AT) % AT_SIDE - 1


def _side_keys() -> list[str]:
    keys = [BOX.cards[number].key for number in range(FIRST_ISLAND, FIRST_ISLAND + 40)]
    return [*keys, *[card.key for card in BOX.ecosystems]]


def _all_words() -> list[str]:
    words = list(PLAIN_WORDS)
    words += [f"choose {key}" for key in _side_keys()]
    words += [f"plant {card}" for card in range(1, EARTH_CARDS + 1)]
    words += [f"at {row} {column}" for row in range(AT_SIDE) for column in range(AT_SIDE)]
    for verb in _CELL_VERBS:
        words += [f"{verb} {cell // SIDE + 1} {cell % SIDE + 1}" for cell in range(CELLS)]
    for verb in _CARD_VERBS:
        words += [f"{verb} {card}" for card in range(1, EARTH_CARDS + 1)]
    words += [f"amount {amount}" for amount in range(MOST_TAKEN + 1)]
    words += ["no more"]
    words += [f"event {card}" for card in range(1, EARTH_CARDS + 1)]
    words += ["exchange", "put soil", "put compost"]
    words += [f"put {card}" for card in range(1, EARTH_CARDS + 1)]
    return [*words, *TEAM_WORDS]


_WORDS: Final = _all_words()
_NUMBERS: Final = {words: number for number, words in enumerate(_WORDS)}


def to_words(action: int) -> str:
    """Return the action in the words that records use."""
    return _WORDS[action]


def from_words(words: str) -> int | None:
    """Return the action that the words name, or None."""
    plain = " ".join(words.split())
    if plain[:7].lower() == "choose ":
        return _NUMBERS.get("choose " + plain[7:].upper())
    return _NUMBERS.get(plain.lower())
