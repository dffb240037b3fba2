"""The view of a seat: what it may know of a game of Planet, as plain data. (P12)"""

from __future__ import annotations

from typing import Any, TypedDict

from terrarium.planet.cards.box import HABITAT_COUNT, HABITATS, IN_PLAY, KINDS, turned
from terrarium.planet.rules import leftovers
from terrarium.planet.rules.origin_of_life import deciding_areas, standing, taker
from terrarium.planet.rules.scoring import animal_points, sheet
from terrarium.planet.state.geometry import AREAS, FACES
from terrarium.planet.state.position import IN_GAME, NO_OBJECTIVE, NOBODY, PlanetState
from terrarium.planet.state.regions import regions, size, touched
from terrarium.planet.state.tile_piles import GONE, LAST_DEALT_ROUND, ROUNDS, SLOTS


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
    #: The areas of the winner's planet that decided it, as long as nothing has been laid since; empty otherwise.
    won_with: list[int]


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


class PublicParts(TypedDict):
    """What everybody may know of the same things."""

    tiles: list[TileView | None]
    leftovers: list[LeftoverView]
    planets: list[PlanetView]
    animals: list[AnimalView]
    #: Without the points of secret objectives.
    tally: list[list[dict[str, Any]]]


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
    #: What each animal scores for the own seat; None if it is face down, or for a spectator if objectives matter.
    animal_points: list[int | None]
    #: Each seat's objective, None where it is not known or there is none.
    objectives: list[str | None]
    #: Own objective: its ladder, areas now and points for them.
    objective_rungs: list[RungView] | None
    objective_areas: int | None
    objective_points: int | None
    #: Each seat's points so far as rows of the final sheet, with `least` where a secret objective may add to them.
    tally: list[list[dict[str, Any]]]


def tile_view(position: PlanetState, tile: int, turn: int) -> TileView:
    """Return a tile as it lies."""
    pattern = position.box.patterns[tile]
    return {"tile": tile, "pattern": pattern, "turn": turn, "shows": turned(pattern, turn)}


def region_views(planets: list[int]) -> list[RegionView]:
    """List the regions of one planet, given as its five masks, largest first within each habitat."""
    found: list[RegionView] = []
    for habitat in range(HABITAT_COUNT):
        of_habitat: list[RegionView] = []
        for region in regions(planets[habitat]):
            beside = touched(region)
            others = [other for other in range(HABITAT_COUNT) if other != habitat and beside & planets[other] != 0]
            touches = [HABITATS[other] for other in others]
            name, areas = HABITATS[habitat], _areas(int(region))
            of_habitat.append({"habitat": name, "size": int(size(region)), "areas": areas, "touches": touches})
        of_habitat.sort(key=lambda view: -view["size"])
        found += of_habitat
    return found


def planet_view(position: PlanetState, seat: int, known: PlanetView | None) -> PlanetView:
    """Return one seat's planet: the known one if it has the same faces."""
    faces: list[TileView | None] = []
    for face in range(FACES):
        tile = int(position.tile_on(seat, face))
        faces.append(None if tile == GONE else tile_view(position, tile, int(position.turn_on(seat, face))))
    if known is not None and known["faces"] == faces:
        return known
    masks = [int(position.planet(seat, habitat)) for habitat in range(HABITAT_COUNT)]
    areas = {HABITATS[habitat]: int(size(masks[habitat])) for habitat in range(HABITAT_COUNT)}
    return {"faces": faces, "regions": region_views(masks), "areas": areas}


def animal_view(position: PlanetState, number: int) -> AnimalView:
    """Return one of the twenty animals, as far as it lies face up."""
    home, column, fate = int(position.dealt_columns[number]), int(position.column[number]), int(position.fate[number])
    if position.face_down(number):
        return {
            "animal": None, "key": None, "own_name": None, "kind": None, "habitat": None, "other": None,
            "home": home, "column": column, "state": "in play", "won_by": None, "values": None, "leader": None,
            "won_with": [],
        }  # fmt: skip
    animal = position.box.animals[position.animals[number]]
    in_play = fate == IN_GAME
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
        "values": standing(position, animal.number) if in_play else None,
        "leader": _leader(position, animal.number) if in_play else None,
        "won_with": _areas(int(deciding_areas(position, fate, animal.number))) if _just_won(position, number) else [],
    }


def _just_won(position: PlanetState, number: int) -> bool:
    """Return whether an animal was awarded in the comparison that ended the last round, with no tile laid since."""
    if int(position.fate[number]) < 0:
        return False
    if position.over():
        return int(position.column[number]) == ROUNDS
    untouched = all(int(position.tile_in(slot)) != GONE for slot in range(SLOTS))
    return untouched and int(position.column[number]) == int(position.round) - 1


def _areas(mask: int) -> list[int]:
    """List the areas of a mask."""
    return [area for area in range(AREAS) if mask >> area & 1]


def _leader(position: PlanetState, animal: int) -> int | None:
    """Return the seat that would take an animal now."""
    last = position.round == ROUNDS
    leader = int(taker(position.box, position.planets, position.seats, animal, last))
    return None if leader == NOBODY else leader


def tally(position: PlanetState, seat: int, with_objective: bool) -> list[dict[str, Any]]:
    """List a seat's points so far as rows of the final sheet; `least` where a secret objective may add. (P12)"""
    objective = int(position.objectives[seat]) if with_objective else NO_OBJECTIVE
    least = objective != position.objectives[seat]
    rows = sheet(position.box, position.planets, seat, objective, position.won_by(seat))
    return [{**row.data(), "least": least} for row in rows]


def leftover_views(position: PlanetState) -> list[LeftoverView]:
    """List the leftovers of each finished round up to the tenth. (P10)"""
    found: list[LeftoverView] = []
    for number in range(1, min(int(position.round), LAST_DEALT_ROUND + 1)):
        tiles = [int(tile) for tile in position.left_in(number)]
        on_11, on_12 = leftovers.split(position.seats, number)
        boxed = len(tiles) - int(on_11) - int(on_12)
        found.append({"round": number, "tiles": tiles, "on_11": int(on_11), "on_12": int(on_12), "boxed": boxed})
    return found


def public_parts(position: PlanetState, known: list[PlanetView] | None) -> PublicParts:
    """Return the parts of a view that do not depend on who looks. Of the known planets, unchanged ones are kept."""
    over = position.over()
    shown: list[TileView | None] = []
    for slot in range(SLOTS):
        tile = GONE if over else int(position.tile_in(slot))
        shown.append(None if tile == GONE else tile_view(position, tile, 0))
    return {
        "tiles": shown,
        "leftovers": leftover_views(position),
        "planets": [
            planet_view(position, other, None if known is None else known[other]) for other in range(position.seats)
        ],
        "animals": [animal_view(position, number) for number in range(IN_PLAY)],
        "tally": [tally(position, other, over) for other in range(position.seats)],
    }


def _points(position: PlanetState, number: int, seat: int | None) -> int | None:
    """Return what an animal scores for a seat; None if that is not known. (P28, P30)"""
    objective = int(position.objectives[0 if seat is None else seat])
    if position.face_down(number) or (seat is None and objective != NO_OBJECTIVE):
        return None
    return animal_points(position.box, int(position.animals[number]), objective)


def view_for(position: PlanetState, seat: int | None, public: PublicParts) -> PlanetSeatView:
    """Return everything that a seat (None: a spectator) may know."""
    over = position.over()
    left = public["leftovers"]
    objectives: list[str | None] = []
    for other in range(position.seats):
        habitat = int(position.objectives[other])
        objectives.append(HABITATS[habitat] if habitat != NO_OBJECTIVE and (over or other == seat) else None)
    own = NO_OBJECTIVE if seat is None else int(position.objectives[seat])
    areas: int | None = None
    rungs: list[RungView] = []
    points = public["tally"]
    if seat is not None and own != NO_OBJECTIVE:
        areas = int(size(position.planet(seat, own)))
        rungs = [{"areas": rung.areas, "points": rung.points} for rung in position.box.rungs[own]]
        points = [*points[:seat], tally(position, seat, True), *points[seat + 1 :]]
    return {
        "game": position.game.name,
        "seat": seat,
        "seats": int(position.seats),
        "round": int(position.round),
        "first": int(position.first_player),
        "actors": position.actors(),
        "over": over,
        "tiles": public["tiles"],
        "spot_11": sum(view["on_11"] for view in left) if position.round < 11 else 0,
        "spot_12": sum(view["on_12"] for view in left) if position.round < 12 else 0,
        "leftovers": left,
        "planets": public["planets"],
        "animals": public["animals"],
        "animal_points": [_points(position, number, seat) for number in range(IN_PLAY)],
        "objectives": objectives,
        "objective_rungs": rungs or None,
        "objective_areas": areas,
        "objective_points": None if areas is None else position.box.objective_points(own, areas),
        "tally": points,
    }
