"""The solid, areas and regions: P13 to P15."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrarium.planet.state.geometry import ACROSS, AREAS, CONTACTS, FACES, NEIGHBOUR, face_centres
from terrarium.planet.state.regions import region_of, regions, size, touched
from tests.planet.positions import seen, start

MASKS = st.integers(min_value=0, max_value=2**60 - 1)


@pytest.mark.clause("P13")
def test_the_solid_has_12_faces_of_5_neighbours_and_30_edges() -> None:
    assert len(NEIGHBOUR) == FACES
    assert all(len(set(ring)) == 5 for ring in NEIGHBOUR)
    edges = {frozenset((face, other)) for face, ring in enumerate(NEIGHBOUR) for other in ring}
    assert len(edges) == 30
    assert all(face in NEIGHBOUR[other] for face, ring in enumerate(NEIGHBOUR) for other in ring)


@pytest.mark.clause("P13")
def test_three_faces_meet_at_each_of_20_corners() -> None:
    corners = {
        frozenset((face, ring[side], ring[(side + 1) % 5])) for face, ring in enumerate(NEIGHBOUR) for side in range(5)
    }
    assert len(corners) == 20
    # Going round a corner, neighbours in a ring are neighbours of each other: the rings are in order.
    assert all(ring[side] in NEIGHBOUR[ring[(side + 1) % 5]] for ring in NEIGHBOUR for side in range(5))


@pytest.mark.clause("P13")
def test_sides_run_clockwise_seen_from_outside() -> None:
    centres = face_centres()
    for face, ring in enumerate(NEIGHBOUR):
        a, b, c = centres[face], centres[ring[0]], centres[ring[1]]
        turn = (
            a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])
        )
        assert turn < 0


@pytest.mark.clause("P02", "P13")
def test_the_core_is_a_regular_dodecahedron_whose_neighbouring_faces_share_an_edge() -> None:
    centres = face_centres()
    for face, here in enumerate(centres):
        cosines = [sum(a * b for a, b in zip(here, there, strict=True)) for there in centres]
        near = [other for other in range(FACES) if cosines[other] == pytest.approx(5**-0.5)]
        assert sorted(NEIGHBOUR[face]) == near
        # Besides the face itself and its five neighbours: five faces further away and the opposite one.
        assert sorted(cosines) == pytest.approx([-1.0] + [-(5**-0.5)] * 5 + [5**-0.5] * 5 + [1.0])


@pytest.mark.clause("P13")
def test_faces_are_numbered_from_pole_to_pole() -> None:
    assert NEIGHBOUR[0] == [1, 2, 3, 4, 5]
    assert sorted(NEIGHBOUR[11]) == [6, 7, 8, 9, 10]
    assert all(NEIGHBOUR[face][0] == 0 for face in range(1, 6))
    assert all(NEIGHBOUR[face][0] == 11 for face in range(6, 11))


@pytest.mark.clause("P13")
def test_each_area_touches_two_in_its_tile_and_one_across_the_edge() -> None:
    for area in range(AREAS):
        inside = [other for other in CONTACTS[area] if other // 5 == area // 5]
        assert sorted(inside) == sorted([area // 5 * 5 + (area + 1) % 5, area // 5 * 5 + (area + 4) % 5])
        assert ACROSS[ACROSS[area]] == area
        assert ACROSS[area] // 5 == NEIGHBOUR[area // 5][area % 5]
    contacts = {frozenset((area, other)) for area in range(AREAS) for other in CONTACTS[area]}
    assert len(contacts) == 90
    assert sum(len({area // 5 for area in pair}) == 2 for pair in contacts) == 30


@pytest.mark.clause("P13")
def test_the_contacts_make_a_football() -> None:
    """Twelve rings of five and twenty rings of six, and no shorter way round."""

    def rings(length: int) -> set[frozenset[int]]:
        found: set[frozenset[int]] = set()
        paths = [[area] for area in range(AREAS)]
        for _ in range(length - 1):
            paths = [[*path, step] for path in paths for step in CONTACTS[path[-1]] if step not in path]
        for path in paths:
            if path[0] in CONTACTS[path[-1]]:
                found.add(frozenset(path))
        return found

    assert [len(rings(length)) for length in (3, 4, 5, 6)] == [0, 0, 12, 20]


@pytest.mark.clause("P13")
@given(mask=MASKS)
def test_touched_is_the_union_of_contacts(mask: int) -> None:
    expected = 0
    for area in range(AREAS):
        if mask >> area & 1:
            for other in CONTACTS[area]:
                expected |= 1 << other
    assert touched(mask) == expected


def regions_by_walking(mask: int) -> list[int]:
    """The regions found by a plain walk over single areas."""
    left = {area for area in range(AREAS) if mask >> area & 1}
    found = []
    while left:
        queue = deque([min(left)])
        left.discard(queue[0])
        region = 0
        while queue:
            area = queue.popleft()
            region |= 1 << area
            for other in CONTACTS[area]:
                if other in left:
                    left.discard(other)
                    queue.append(other)
        found.append(region)
    return found


@pytest.mark.clause("P14")
@given(mask=MASKS)
def test_regions_are_the_connected_parts(mask: int) -> None:
    assert list(regions(mask)) == regions_by_walking(mask)
    assert size(mask) == mask.bit_count()


@pytest.mark.clause("P14")
def test_a_region_runs_over_many_tiles_and_one_area_is_a_region() -> None:
    belt = [5 * 1 + side for side in range(5)] + [ACROSS[5 * 1 + 2]]
    mask = sum(1 << area for area in belt)
    assert list(regions(mask)) == [mask]
    lonely = 1 << 0
    far = 1 << 57
    assert sorted(regions(lonely | far)) == [lonely, far]
    assert region_of(lonely, lonely | far) == lonely


@pytest.mark.clause("P14")
def test_areas_that_meet_only_at_a_corner_or_a_centre_are_apart() -> None:
    # Sides 0 and 2 of one tile meet at its centre only.
    assert len(regions(1 << 0 | 1 << 2)) == 2


@pytest.mark.clause("P15")
def test_an_uncovered_face_connects_and_touches_nothing() -> None:
    position = start(2, first=0)
    position.play(0, position.legal(0)[0])
    view = seen(position, 0)["planets"][0]
    assert sum(view["areas"].values()) == 5
    assert all(area < 5 for region in view["regions"] for area in region["areas"])
    covered = sum(position.planet(0, habitat) for habitat in range(5))
    assert covered == 0b11111
    # Two tiles on faces that do not share an edge are not connected by the free faces between them.
    position.play(1, position.legal(1)[0])
    assert not set(NEIGHBOUR[0]) & {11}
    mask = 0b11111 | 0b11111 << 55
    assert len(regions(mask)) == 2
