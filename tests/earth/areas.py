"""Areas laid by hand, for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from terrarium.earth.cards.box import BOX, Card, card_number, goal_number
from terrarium.earth.cards.vocabulary import EVENT, FLORA, TERRAIN
from terrarium.earth.rules.goals import ecosystem_points, met, progress
from terrarium.earth.rules.scoring import terrain_points_at
from terrarium.earth.state.area import Area

#: A card by its number or name, or nothing.
Called = int | str | None
Wanted = Callable[[Card], bool]

ALL_CARDS = [card for card in BOX.cards if card.number]


def card(called: int | str) -> Card:
    """An Earth card by number or by its whole name."""
    if isinstance(called, int):
        return BOX.cards[called]
    return next(found for found in ALL_CARDS if called in (found.name, found.key))


def pick(wanted: Wanted, count: int, besides: Sequence[int] = ()) -> list[int]:
    """The first n flora and terrains that match, without wild flora and the excluded cards."""
    found = [
        card.number
        for card in ALL_CARDS
        if card.kind in (FLORA, TERRAIN) and len(card.types) < 4 and card.number not in besides and wanted(card)
    ]
    assert len(found) >= count, f"only {len(found)} such cards"
    return found[:count]


def events(count: int) -> list[int]:
    """Some events."""
    return [card.number for card in ALL_CARDS if card.kind == EVENT][:count]


def lay(
    rows: Sequence[Sequence[Called]] = (),
    *,
    sprouts: dict[int | str, int] | None = None,
    growth: dict[int | str, int] | None = None,
    island: str = "",
    climate: str = "",
    events: Sequence[int | str] = (),
    soil: int = 0,
    hand: int = 0,
    compost: int = 0,
) -> Area:
    """An area with the rows of its grid from the top; pieces by card."""
    area = Area()
    for row, line in enumerate(rows):
        for column, called in enumerate(line):
            if called is not None:
                number = card(called).number
                cell = 4 * row + column
                area.cells[cell] = number
                area.planted += 1
                area.rows = max(int(area.rows), row + 1)
                area.columns = max(int(area.columns), column + 1)
                area.sprouts[cell] = _held(sprouts, number)
                area.growth[cell] = _held(growth, number)
    area.island = card_number(island)
    area.climate = card_number(climate)
    for event in events:
        area.play_event(card(event).number)
    area.soil, area.hand, area.compost = soil, hand, compost
    return area


def _held(pieces: dict[int | str, int] | None, number: int) -> int:
    return next((amount for called, amount in (pieces or {}).items() if card(called).number == number), 0)


def spread(numbers: Sequence[int], **more: object) -> Area:
    """An area with these cards in reading order."""
    rows = [list(numbers[start : start + 4]) for start in range(0, len(numbers), 4)]
    return lay(rows, **more)  # type: ignore[arg-type]  # the same keywords, passed on


def ecosystem(key: str, area: Area) -> int:
    """What an ecosystem gives."""
    return int(ecosystem_points(goal_number(key), area))


def terrain(area: Area, called: int | str, others: Sequence[Area] = ()) -> int:
    """What a terrain in the grid gives at the end, with the areas of the others looked at."""
    cell = [int(number) for number in area.cells].index(card(called).number)
    return int(terrain_points_at([area, *others], 0, cell))


def goal(key: str, area: Area) -> tuple[int, bool]:
    """How far a fauna goal is, and whether it is met."""
    number = goal_number(key)
    return int(progress(number, area)), met(number, area)
