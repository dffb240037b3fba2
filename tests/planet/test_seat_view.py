"""What everybody sees of planets, animals and leftovers, counted again from the tiles. (P10, P12 to P15)"""

from __future__ import annotations

import random

import pytest

from terrarium.planet.cards.box import HABITATS, KINDS, LETTERS
from terrarium.planet.cards.loading import STANDARD
from terrarium.planet.state.geometry import CONTACTS
from terrarium.planet.view.seat_view import PlanetView, RegionView
from tests.planet.positions import habitat, paint, play_first, seen, start


def habitats(planet: PlanetView) -> dict[int, str]:
    """The habitat of each covered area, read from the tiles as they lie."""
    return {
        5 * face + side: HABITATS[LETTERS.index(letter)]
        for face, tile in enumerate(planet["faces"])
        if tile is not None
        for side, letter in enumerate(tile["shows"])
    }


def regions(planet: PlanetView) -> list[RegionView]:
    """All regions of a planet, found by walking from area to area; by habitat, the largest first."""
    shown = habitats(planet)
    left = set(shown)
    found: list[RegionView] = []
    while left:
        region = [left.pop()]
        kind = shown[region[0]]
        for area in region:
            more = {other for other in CONTACTS[area] if other in left and shown[other] == kind}
            left -= more
            region += more
        beside = {shown[other] for area in region for other in CONTACTS[area] if other in shown} - {kind}
        touches = [name for name in HABITATS if name in beside]
        found.append({"habitat": kind, "size": len(region), "areas": sorted(region), "touches": touches})
    return sorted(found, key=lambda view: (HABITATS.index(view["habitat"]), -view["size"], view["areas"]))


@pytest.mark.clause("P12", "P13", "P14", "P15")
@pytest.mark.parametrize("seats", [2, 4])
def test_regions_are_those_of_the_tiles_as_they_lie(seats: int) -> None:
    position = start(seats, seed=seats)
    dice = random.Random(seats)
    for number in range(1, 12 * seats + 1):
        seat = position.actors()[0]
        position.play(seat, dice.choice(position.legal(seat)))
        if number % 7 == 0 or position.over():
            for planet in seen(position, None)["planets"]:
                order = sorted(
                    planet["regions"], key=lambda view: (HABITATS.index(view["habitat"]), -view["size"], view["areas"])
                )
                assert order == regions(planet)
                sizes = [(HABITATS.index(view["habitat"]), -view["size"]) for view in planet["regions"]]
                assert sizes == sorted(sizes)
                shown = list(habitats(planet).values())
                assert planet["areas"] == {name: shown.count(name) for name in HABITATS}
    assert all(len(habitats(planet)) == 60 for planet in seen(position, None)["planets"])


@pytest.mark.clause("P12", "P16", "P20", "P21")
def test_an_animal_shows_its_requirement_where_it_lies_and_what_became_of_it() -> None:
    position = start(3, seed=1)
    for number, fate in enumerate([-1, 0, 2, -2]):
        position.fate[number] = fate
    for number, view in enumerate(seen(position, None)["animals"]):
        animal = STANDARD.animals[position.animals[number]]
        assert (view["animal"], view["key"], view["own_name"]) == (animal.number, animal.key, None)
        assert (view["kind"], view["habitat"]) == (KINDS[animal.kind], HABITATS[animal.habitat])
        assert view["other"] == (None if view["kind"] == "most" else HABITATS[animal.other])
        assert (view["home"], view["column"]) == (position.dealt_columns[number], position.column[number])
    states = [(view["state"], view["won_by"]) for view in seen(position, None)["animals"]]
    assert states == [("in play", None), ("won", 0), ("won", 2), ("out", None)] + [("in play", None)] * 16
    compared = [view["values"] is not None for view in seen(position, None)["animals"]]
    assert compared == [True, False, False, False] + [True] * 16


@pytest.mark.clause("P28", "P30")
def test_an_animal_says_what_it_scores_for_the_own_seat() -> None:
    position = start(2, seed=5)
    for seat in range(2):
        view = seen(position, seat)
        own = view["objectives"][seat]
        assert own is not None
        expected = [1 if animal["habitat"] == own else 2 for animal in view["animals"]]
        assert view["animal_points"] == expected
        assert set(expected) == {1, 2}
    assert set(seen(position, None)["animal_points"]) == {None}
    beginner = start(2, seed=5, beginner=True)
    for viewer in (None, 0, 1):
        assert set(seen(beginner, viewer)["animal_points"]) == {1}
    hidden = seen(start(2, seed=5, mystery=True), 0)
    for animal, points in zip(hidden["animals"], hidden["animal_points"], strict=True):
        assert (points is None) == (animal["key"] is None)


@pytest.mark.clause("P16", "P17", "P18", "P19")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_animal_just_won_shows_the_areas_that_decided_it_until_the_next_tile(seats: int) -> None:
    position = start(seats, seed=5)
    dice = random.Random(seats)
    awards = 0
    while not position.over():
        before = [view["values"] for view in seen(position, None)["animals"]]
        seat = position.actors()[0]
        position.play(seat, dice.choice(position.legal(seat)))
        view = seen(position, None)
        untouched = position.over() or all(tile is not None for tile in view["tiles"])
        for number, found in enumerate(view["animals"]):
            if before[number] is None or found["state"] != "won":
                assert found["won_with"] == [] or untouched
                continue
            awards += 1
            assert untouched
            planet = view["planets"][found["won_by"] or 0]
            deciding = [region for region in planet["regions"] if set(region["areas"]) <= set(found["won_with"])]
            assert sorted(area for region in deciding for area in region["areas"]) == found["won_with"]
            assert {region["habitat"] for region in deciding} == {found["habitat"]}
            if found["kind"] == "most":
                assert len(deciding) == sum(region["habitat"] == found["habitat"] for region in planet["regions"])
            else:
                (region,) = deciding
                assert (found["other"] in region["touches"]) == (found["kind"] == "touching")
                rivals = [other for other in planet["regions"] if other["habitat"] == found["habitat"]]
                fitting = [
                    other for other in rivals if (found["other"] in other["touches"]) == (found["kind"] == "touching")
                ]
                assert region["size"] == max(other["size"] for other in fitting)
    assert awards > 10


@pytest.mark.clause("P10", "P12")
@pytest.mark.parametrize(
    ("seats", "spots"), [(2, [(0, 0), (3, 0), (5, 1), (5, 4), (5, 5)]), (3, [(0, 0), (2, 0), (4, 0), (5, 1), (5, 3)])]
)
@pytest.mark.parametrize("taking", [0, -1], ids=["the first tile", "the last tile"])
def test_everybody_sees_what_was_left_and_how_many_tiles_lie_on_the_spots(
    seats: int, spots: list[tuple[int, int]], taking: int
) -> None:
    position = start(seats, seed=1)
    offered: list[list[int]] = []
    taken: set[int] = set()
    while not position.over():
        view = seen(position, None)
        shown = [tile["tile"] for tile in view["tiles"] if tile is not None]
        if len(shown) == 5:
            offered.append(shown)
        if position.round <= len(spots) and len(shown) == 5:
            assert (view["spot_11"], view["spot_12"]) == spots[position.round - 1]
        if position.round > 10:
            assert view["spot_11"] == 0
            assert view["spot_12"] == (5 if position.round == 11 else 0)
        left = [sorted(set(tiles) - taken) for tiles in offered[: min(position.round - 1, 10)]]
        assert [sorted(row["tiles"]) for row in view["leftovers"]] == left
        assert [row["round"] for row in view["leftovers"]] == list(range(1, len(left) + 1))
        assert all(row["on_11"] + row["on_12"] + row["boxed"] == len(row["tiles"]) for row in view["leftovers"])
        seat = position.actors()[0]
        action = position.legal(seat)[taking]
        tile = view["tiles"][action // 60]
        assert tile is not None
        assert (tile["turn"], tile["shows"]) == (0, tile["pattern"])  # it is turned when it is laid (P08)
        if position.round <= 10:
            taken.add(tile["tile"])
        position.play(seat, action)
    assert (seen(position, None)["spot_11"], seen(position, None)["spot_12"]) == (0, 0)
    assert seen(position, None)["tiles"] == [None] * 5


@pytest.mark.clause("P05", "P12", "P26", "P28", "P30")
@pytest.mark.parametrize("name", ["ocean", "glacier"])
def test_only_the_owner_sees_what_the_own_objective_adds(name: str) -> None:
    position = start(3, seed=1)
    objective = habitat(name)
    rung = STANDARD.rungs[objective][1]
    position.objectives[1] = objective
    paint(position, 1, **{name: list(range(rung.areas))})
    # One animal of the objective's habitat and two others.
    won = [found.number for found in STANDARD.animals if found.habitat == objective][:1]
    won += [found.number for found in STANDARD.animals if found.habitat != objective][:2]
    for number, found in enumerate(won):
        position.animals[number], position.fate[number] = found, 1
    known = rung.points + 1 + 2 + 2

    def points(viewer: int | None) -> tuple[int, set[bool]]:
        rows = seen(position, viewer)["tally"][1]
        return sum(row["points"] for row in rows), {row["least"] for row in rows}

    assert points(1) == (known, {False})
    assert [points(viewer) for viewer in (0, 2, None)] == [(3, {True})] * 3  # each animal scores 1 at least
    own, other, spectator = seen(position, 1), seen(position, 0), seen(position, None)
    assert own["objectives"] == [None, name, None]
    assert (own["objective_areas"], own["objective_points"]) == (rung.areas, rung.points)
    rungs = [(rung.areas, rung.points) for rung in STANDARD.rungs[objective]]
    assert [(rung["areas"], rung["points"]) for rung in own["objective_rungs"] or []] == rungs
    assert other["objectives"][1] is None
    for key in ("objective_rungs", "objective_areas", "objective_points"):
        assert spectator[key] is None
    position.round = 13
    assert [points(viewer) for viewer in (0, 1, 2, None)] == [(known, {False})] * 4
    assert seen(position, 0)["objectives"][1] == name
    beginner = start(3, seed=1, beginner=True)
    beginner.fate[0] = 1
    assert [row["least"] for row in seen(beginner, None)["tally"][1]] == [False]
    view = seen(beginner, 1)
    assert (view["objective_rungs"], view["objective_areas"], view["objective_points"]) == (None, None, None)


@pytest.mark.clause("P12")
def test_views_made_together_are_those_made_one_by_one_also_with_planets_of_an_earlier_view() -> None:
    position = start(3, seed=4)
    earlier = seen(position, None)
    for _ in range(7):
        views = [seen(position, viewer) for viewer in (None, 0, 1, 2)]
        assert position.views([None, 0, 1, 2]) == views
        assert position.views([None, 0, 1, 2], earlier) == views
        earlier = views[0]
        play_first(position)
