"""Copied abilities: as if printed on the copying card, so with its line and its neighbours. (E37)"""

from __future__ import annotations

import pytest

from tests.earth.answers import take_turn
from tests.earth.table import lay, pieces, table

#: Swamp Sprouts copies blue, Yellow Sprouts yellow.
BLUE_COPY, YELLOW_COPY = 280, 282
#: A herb without an ability that is activated, and one that is red.
TOR_GRASS, BASIL = 265, 14
#: Blue: 1 soil. Yellow: 2 soil. There must be something else to copy, so that it is chosen.
PITCHER_PLANT, ANDROMEDA = 189, 33


@pytest.mark.clause("E37")
@pytest.mark.parametrize(
    ("copier", "copied", "other", "action", "verb"),
    [
        (BLUE_COPY, 144, PITCHER_PLANT, "water", "sprout"),  # a sprout on each herb in the row
        (YELLOW_COPY, 149, ANDROMEDA, "grow", "growth"),  # a growth on each herb in the row
    ],
)
def test_a_chosen_copy_of_a_row_is_the_row_of_the_copying_card(
    copier: int, copied: int, other: int, action: str, verb: str
) -> None:
    position = table()
    lay(position, 1, copied, 1, 1)
    lay(position, 1, TOR_GRASS, 1, 3)
    lay(position, 1, other, 2, 4)
    lay(position, 1, copier, 3, 1)
    lay(position, 1, BASIL, 3, 3)
    take_turn(position, action, "take soil", "take cards", "copy 1 1", f"{verb} 1", f"{verb} 3")
    placed = pieces(position, 1)[verb == "growth"]
    assert placed.get(TOR_GRASS) == 1  # by the copied card itself
    assert (placed.get(copier), placed.get(BASIL)) == (1, 1)


@pytest.mark.clause("E37")
@pytest.mark.parametrize(
    ("copier", "copied", "other", "action", "verb"),
    [
        (BLUE_COPY, 83, PITCHER_PLANT, "water", "sprout"),  # a sprout on each herb in the column
        (YELLOW_COPY, 137, ANDROMEDA, "grow", "growth"),  # a growth on each herb in the column
    ],
)
def test_a_chosen_copy_of_a_column_is_the_column_of_the_copying_card(
    copier: int, copied: int, other: int, action: str, verb: str
) -> None:
    position = table()
    lay(position, 1, copied, 1, 1)
    lay(position, 1, TOR_GRASS, 4, 1)
    lay(position, 1, other, 4, 2)
    lay(position, 1, copier, 2, 3)
    lay(position, 1, BASIL, 3, 3)
    take_turn(position, action, "take soil", "take cards", "copy 1 1", f"{verb} 4", f"{verb} 3", f"{verb} 2")
    placed = pieces(position, 1)[verb == "growth"]
    assert placed.get(TOR_GRASS) == 1
    assert (placed.get(copier), placed.get(BASIL)) == (1, 1)


@pytest.mark.clause("E37")
@pytest.mark.parametrize("choice", [True, False])
def test_a_copy_that_gives_to_the_flora_around_gives_to_those_around_the_copying_card(choice: bool) -> None:
    # Japanese Stewartia, blue: up to 3 sprouts on the flora around it.
    position = table()
    lay(position, 1, 269, 1, 4)
    lay(position, 1, TOR_GRASS, 1, 3)
    if choice:
        lay(position, 1, PITCHER_PLANT, 2, 1)
    lay(position, 1, BLUE_COPY, 4, 1)
    lay(position, 1, BASIL, 4, 2)
    take_turn(position, "water", "take soil", "copy 1 4", "sprout 1 3", "sprout 4 2")
    assert pieces(position, 1)[0] == {TOR_GRASS: 3, BASIL: 3}
