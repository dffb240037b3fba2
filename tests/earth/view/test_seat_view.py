"""What a seat sees of a game of Earth, compared with what lies on the table. (E19, E42, E61 to E74)"""

from __future__ import annotations

from typing import Any, cast

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.position import EarthPosition
from tests.earth.areas import goal
from tests.earth.hidden.test_redeal import VARIANTS, moments
from tests.earth.table import compost, deck, hand, pile

Seen = dict[str, Any]
BOTH = [(variant, seed) for variant in VARIANTS for seed in (5, 6)]


def key(number: int) -> str | None:
    """What is printed on an Island or a Climate; None for none."""
    return BOX.cards[number].key if number else None


def laid(position: EarthPosition, seat: int) -> list[dict[str, int]]:
    """The cards of a grid in reading order, with their pieces."""
    area = position.areas[seat]
    return [
        {
            "card": int(area.cells[4 * row + column]),
            "row": row + 1,
            "column": column + 1,
            "sprouts": int(area.sprouts[4 * row + column]),
            "growth": int(area.growth[4 * row + column]),
        }
        for row in range(4)
        for column in range(4)
        if area.cells[4 * row + column]
    ]


@pytest.mark.clause("E74")
@pytest.mark.parametrize(("variant", "seed"), BOTH)
def test_what_is_public_is_seen_by_everybody_as_it_lies(variant: dict[str, Any], seed: int) -> None:
    for found in moments(variant, seed, every=11):
        position = cast(EarthPosition, found)
        for viewer in (None, *range(variant["seats"])):
            view = cast(Seen, position.view(viewer))
            hidden = view["hidden_planting"]
            assert view["hand"] == ([] if viewer is None else hand(position, viewer))
            assert (view["deck"], view["discards"]) == (
                (None, None) if hidden else (len(deck(position)), len(pile(position, position.discard_top)))
            )
            for seat, area in enumerate(view["areas"]):
                if hidden and not (viewer is not None and position.sees(viewer, seat)):
                    continue
                here = position.areas[seat]
                assert (area["island"], area["climate"]) == (key(here.island), key(here.climate))
                assert area["grid"] == laid(position, seat)
                assert area["events"] == [int(card) for card in here.events]
                assert area["soil"] == here.soil
                assert area["hand"] == len(hand(position, seat))
                assert area["compost"] == len(compost(position, seat))
                for place in view["goals"]:
                    assert (place["progress"][seat], place["progress"][seat] >= place["need"]) == goal(
                        place["fauna"], here
                    )


@pytest.mark.clause("E58", "E73", "E74")
@pytest.mark.parametrize(("variant", "seed"), BOTH)
def test_points_seen_are_the_rows_of_the_sheet_and_those_of_the_team(variant: dict[str, Any], seed: int) -> None:
    for position in moments(variant, seed, every=13):
        for viewer in (None, *range(variant["seats"])):
            view = cast(Seen, position.view(viewer))
            points = [area["points"] for area in view["areas"]]
            assert [sum(row["points"] for row in rows) for rows in view["tally"]] == points
            if variant.get("teams"):
                assert [team["seats"] for team in view["teams"]] == [[0, 1], [2, 3]]
                assert [team["points"] for team in view["teams"]] == [points[0] + points[1], points[2] + points[3]]
            else:
                assert (view["teams"], view["partner"]) == ([], None)
            assert (view["gaia"] is None) == (variant["seats"] > 1)


@pytest.mark.clause("E19", "E42", "E74")
@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if not variant.get("open_planting")])
def test_while_planting_is_hidden_others_are_seen_as_they_were_when_it_began(variant: dict[str, Any]) -> None:
    before: dict[int | None, Seen] = {}
    compared = 0
    for found in moments(variant, 7, every=1):
        position = cast(EarthPosition, found)
        for viewer in (None, *range(variant["seats"])):
            view = cast(Seen, position.view(viewer))
            if not view["hidden_planting"]:
                before[viewer] = view
                continue
            for seat, area in enumerate(view["areas"]):
                was = before[viewer]["areas"][seat]
                if not (viewer is not None and position.sees(viewer, seat)) and area["events"] == was["events"]:
                    assert area == was
                    compared += 1
        if compared > 60:
            break
    assert compared > 0 or variant["seats"] == 1


@pytest.mark.clause("E19", "E74")
def test_while_planting_is_hidden_the_views_made_together_are_those_made_one_by_one() -> None:
    differ = 0
    for position in moments({"seats": 2, "mode": "beginner"}, 5, every=1):
        if position.hides_actions():
            views = [cast(Seen, position.view(viewer)) for viewer in (None, 0, 1)]
            assert position.views([None, 0, 1]) == views
            differ += views[1]["areas"][0] != views[0]["areas"][0]
    assert differ > 0
