"""What a seat may know of a game of Planet, as plain data. (P12)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from terrarium.planet.cards.box import HABITATS, IN_PLAY, KINDS, turned
from terrarium.planet.rules.deal import leftover_split
from terrarium.planet.rules.origin_of_life import NOBODY, suitability, taker
from terrarium.planet.rules.scoring import NO_OBJECTIVE, sheet
from terrarium.planet.state.regions import regions, size, touched

if TYPE_CHECKING:
    from terrarium.planet.position import PlanetPosition


class TileView(TypedDict):
    """A face-up tile of the round, or one that lies on a planet (then `shows` is its pattern as turned)."""

    tile: int
    pattern: str
    turn: int
    shows: str


class RegionView(TypedDict):
    """A region: its habitat, size, areas, and the habitats that it touches."""

    habitat: str
    size: int
    areas: list[int]
    touches: list[str]


class PlanetView(TypedDict):
    """One seat's planet: twelve faces (None: free), its regions, the number of areas by habitat."""

    faces: list[TileView | None]
    regions: list[RegionView]
    areas: dict[str, int]


class AnimalView(TypedDict):
    """An animal in play; all but its places are None while it lies face down."""

    animal: int | None
    key: str | None
    own_name: str | None
    kind: str | None
    habitat: str | None
    other: str | None
    home: int
    column: int
    #: "in play", "won" or "out"
    state: str
    won_by: int | None
    #: How well each seat's planet suits it now, and who would take it if it were compared now.
    values: list[int] | None
    leader: int | None


class RungView(TypedDict):
    """One step of the own objective."""

    areas: int
    points: int


class LeftoverView(TypedDict):
    """What was left in a round, which everybody saw, and how many of these went where."""

    round: int
    tiles: list[int]
    on_11: int
    on_12: int
    boxed: int


class PlanetSeatView(TypedDict):
    """The whole of what a seat may know."""

    game: str
    seat: int | None
    seats: int
    round: int
    first: int
    actors: list[int]
    over: bool
    #: The tiles of the round by slot a to e; None once taken.
    tiles: list[TileView | None]
    spot_11: int
    spot_12: int
    leftovers: list[LeftoverView]
    planets: list[PlanetView]
    animals: list[AnimalView]
    #: Each seat's objective, None where it is not known or there is none.
    objectives: list[str | None]
    #: Own objective: its ladder, areas now and points for them.
    objective_rungs: list[RungView] | None
    objective_areas: int | None
    objective_points: int | None
    #: Each seat's points so far as rows of the final sheet, with `least` where a secret objective may add to them.
    tally: list[list[dict[str, Any]]]


def tile_view(position: PlanetPosition, tile: int, turn: int) -> TileView:
    """A tile as it lies."""
    pattern = position.box.patterns[tile]
    return {"tile": tile, "pattern": pattern, "turn": turn, "shows": turned(pattern, turn)}


def region_views(planets: list[int]) -> list[RegionView]:
    """The regions of one planet, given as its five masks, largest first within each habitat."""
    found: list[RegionView] = []
    for habitat in range(5):
        of_habitat: list[RegionView] = []
        for region in regions(planets[habitat]):
            beside = touched(region)
            touches = [HABITATS[other] for other in range(5) if other != habitat and beside & planets[other] != 0]
            areas = [area for area in range(60) if int(region) >> area & 1]
            name = HABITATS[habitat]
            of_habitat.append({"habitat": name, "size": int(size(region)), "areas": areas, "touches": touches})
        of_habitat.sort(key=lambda view: -view["size"])
        found += of_habitat
    return found


def planet_view(position: PlanetPosition, seat: int) -> PlanetView:
    """One seat's planet."""
    faces: list[TileView | None] = []
    for face in range(12):
        laid = int(position.laid[12 * seat + face])
        faces.append(None if laid < 0 else tile_view(position, laid // 5, laid % 5))
    masks = [int(position.planets[5 * seat + habitat]) for habitat in range(5)]
    areas = {HABITATS[habitat]: int(size(masks[habitat])) for habitat in range(5)}
    return {"faces": faces, "regions": region_views(masks), "areas": areas}


def animal_view(position: PlanetPosition, number: int) -> AnimalView:
    """One of the twenty animals, as far as it is face up."""
    home, column, fate = int(position.home[number]), int(position.column[number]), int(position.fate[number])
    if position.face_down(number):
        return {
            "animal": None, "key": None, "own_name": None, "kind": None, "habitat": None, "other": None,
            "home": home, "column": column, "state": "in play", "won_by": None, "values": None, "leader": None,
        }  # fmt: skip
    animal = position.box.animals[position.animals[number]]
    in_play = fate == -1
    values = leader = None
    if in_play:
        values, leader = standing(position, animal.number)
    return {
        "animal": animal.number,
        "key": animal.key,
        "own_name": animal.name or None,
        "kind": KINDS[animal.kind],
        "habitat": HABITATS[animal.habitat],
        "other": None if animal.other < 0 else HABITATS[animal.other],
        "home": home,
        "column": column,
        "state": "in play" if in_play else "won" if fate >= 0 else "out",
        "won_by": fate if fate >= 0 else None,
        "values": values,
        "leader": leader,
    }


def standing(position: PlanetPosition, animal: int) -> tuple[list[int], int | None]:
    """How well each seat's planet suits an animal now, and who would take it now."""
    box, planets, seats = position.box, position.planets, position.seats
    values = [int(suitability(box, planets, seat, animal)) for seat in range(seats)]
    leader = int(taker(box, planets, seats, animal, position.round == 12))
    return values, None if leader == NOBODY else leader


def tally(position: PlanetPosition, seat: int | None) -> list[list[dict[str, Any]]]:
    """Each seat's points so far, in rows as on the final sheet; `least` where a secret objective may add one. (P12)"""
    found: list[list[dict[str, Any]]] = []
    for other in range(position.seats):
        objective = int(position.objectives[other])
        known = objective == NO_OBJECTIVE or other == seat or position.over()
        shown = objective if known else NO_OBJECTIVE
        rows = sheet(position.box, position.planets, other, shown, position.won_by(other))
        found.append([{**row.data(), "least": not known} for row in rows])
    return found


def leftover_views(position: PlanetPosition) -> list[LeftoverView]:
    """What was left over in each finished round up to the tenth. (P10)"""
    found: list[LeftoverView] = []
    for number in range(1, min(int(position.round), 11)):
        tiles = [int(tile) for tile in position.tiles[5 * number - 5 : 5 * number] if tile >= 0]
        on_11, on_12 = leftover_split(position.seats, number)
        boxed = len(tiles) - int(on_11) - int(on_12)
        found.append({"round": number, "tiles": tiles, "on_11": int(on_11), "on_12": int(on_12), "boxed": boxed})
    return found


def view_for(position: PlanetPosition, seat: int | None) -> PlanetSeatView:
    """Everything that a seat (None: a spectator) may know."""
    over = position.over()
    shown: list[TileView | None] = []
    for slot in range(5):
        tile = -1 if over else int(position.tile_in(slot))
        shown.append(None if tile < 0 else tile_view(position, tile, 0))
    left = leftover_views(position)
    objectives: list[str | None] = []
    for other in range(position.seats):
        habitat = int(position.objectives[other])
        objectives.append(HABITATS[habitat] if habitat >= 0 and (over or other == seat) else None)
    own = -1 if seat is None else int(position.objectives[seat])
    areas = int(size(position.planets[5 * seat + own])) if seat is not None and own >= 0 else None
    rungs: list[RungView] = []
    if own >= 0:
        rungs = [{"areas": rung.areas, "points": rung.points} for rung in position.box.rungs[own]]
    return {
        "game": position.game.name,
        "seat": seat,
        "seats": int(position.seats),
        "round": int(position.round),
        "first": int(position.first),
        "actors": position.actors(),
        "over": over,
        "tiles": shown,
        "spot_11": sum(view["on_11"] for view in left) if position.round < 11 else 0,
        "spot_12": sum(view["on_12"] for view in left) if position.round < 12 else 0,
        "leftovers": left,
        "planets": [planet_view(position, other) for other in range(position.seats)],
        "animals": [animal_view(position, number) for number in range(IN_PLAY)],
        "objectives": objectives,
        "objective_rungs": rungs or None,
        "objective_areas": areas,
        "objective_points": None if areas is None else position.box.objective_points(own, areas),
        "tally": tally(position, seat),
    }
