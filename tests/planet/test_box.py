"""An owner's own box: what is wrong with one is said, and what is right with one is played."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import terrarium
from terrarium.engine.errors import BadData, Refused
from terrarium.engine.lines import Line
from terrarium.planet.cards import box
from terrarium.planet.cards.box import Box
from terrarium.planet.cards.loading import STANDARD, own_box
from terrarium.planet.position import PlanetPosition
from terrarium.planet.rules.actions import encode
from terrarium.texts import Texts
from tests.mistakes import mistakes
from tests.planet.positions import animal

EXAMPLE = Path(__file__).parents[2] / "docs/examples/my-box.toml"
RUNG = {"areas": 11, "points": 2}


def tiles(**changed: object) -> dict[str, object]:
    """A box of the standard tiles with some changed: ``t3="OOX"`` changes the fourth."""
    patterns: list[object] = list(STANDARD.patterns)
    for key, tile in changed.items():
        patterns[int(key[1:])] = tile
    return {"tiles": {"patterns": patterns}}


def test_the_documented_example_is_a_box() -> None:
    box = own_box(tomllib.loads(EXAMPLE.read_text("utf-8")))
    assert box.patterns[0] == "OOOOO"
    assert box.objective_points(4, 23) == 10
    assert box.objective_points(1, 27) == STANDARD.objective_points(1, 27)
    assert box.animals[animal("walrus")].name == "Atlantic walrus"


FIVE = "five letters out of O, F, M, D, G, clockwise"
RUNGS = "a list of rungs such as { areas = 11, points = 2 }"


@pytest.mark.parametrize(
    ("own", "place", "found", "expected"),
    [
        ({"tiles": {"patterns": "OOFMM"}}, "tiles.patterns", "OOFMM", "a list of 50 tiles"),
        ({"tiles": {"patterns": STANDARD.patterns[:49]}}, "tiles.patterns", "49 tiles", "50 tiles"),
        (tiles(t3="OOX"), "tiles.patterns[3]", "OOX", FIVE),
        (tiles(t49="OOFMX"), "tiles.patterns[49]", "OOFMX", FIVE),
        (tiles(t0=5), "tiles.patterns[0]", "5", FIVE),
    ],
)
def test_anything_but_fifty_tiles_of_five_habitats_is_refused(
    own: object, place: str, found: str, expected: str
) -> None:
    assert mistakes("box-problems", own_box, own) == [(place, found, expected)]


@pytest.mark.parametrize(
    ("own", "place", "found", "expected"),
    [
        ({"objectives": {"swamp": [RUNG]}}, "objectives.swamp", "[{'areas': 11, 'points': 2}]",
         "one of ocean, forest, mountain, desert, glacier"),
        ({"objectives": {"ocean": []}}, "objectives.ocean", "[]", RUNGS),
        ({"objectives": {"ocean": 11}}, "objectives.ocean", "11", RUNGS),
        ({"objectives": {"ocean": [{"areas": 61, "points": 2}]}}, "objectives.ocean[0].areas", "61",
         "a whole number from 1 to 60"),
        ({"objectives": {"ocean": [{"points": 2}]}}, "objectives.ocean[0].areas", "nothing",
         "a whole number from 1 to 60"),
        ({"objectives": {"ocean": [{"areas": 11, "points": -1}]}}, "objectives.ocean[0].points", "-1",
         "a whole number from 0 up"),
        ({"objectives": {"ocean": [{"areas": 11, "points": True}]}}, "objectives.ocean[0].points", "True",
         "a whole number from 0 up"),
        ({"objectives": {"ocean": [RUNG, {"areas": 11, "points": 4}]}}, "objectives.ocean[1].areas", "11",
         "more than the 11 of the rung below"),
        ({"objectives": {"ocean": [RUNG, {"areas": 14, "points": 2}]}}, "objectives.ocean[1].points", "2",
         "more than the 2 of the rung below"),
        ({"objectives": {"ocean": [{**RUNG, "status": "sure"}]}}, "objectives.ocean[0].status", "sure",
         "one of found, requirement_found, name_found, reconstructed, owner"),
        ({"objectives": {"ocean": [{**RUNG, "point": 4}]}}, "objectives.ocean[0].point", "4",
         "only areas, points, status"),
    ],
)  # fmt: skip
def test_rungs_that_do_not_rise_are_refused(own: object, place: str, found: str, expected: str) -> None:
    assert mistakes("box-problems", own_box, own) == [(place, found, expected)]


@pytest.mark.parametrize(
    ("own", "place", "found", "expected"),
    [
        ([], "box", "[]", "tables called tiles, objectives or names"),
        ({"animals": 3}, "animals", "3", "only tiles, objectives, names"),
        ({"tiles": 3}, "tiles", "3", "a table"),
        ({"tiles": {"colour": "red"}}, "tiles.colour", "red", "only patterns"),
        (
            {"names": {"unicorn": "Horse"}},
            "names.unicorn",
            "Horse",
            "one of the 45 keys of animals, such as blue-whale",
        ),
        ({"names": {"fox": " "}}, "names.fox", " ", "a name of 1 to 40 letters"),
        ({"names": {"fox": 3}}, "names.fox", "3", "a name of 1 to 40 letters"),
    ],
)
def test_a_mistake_is_reported_with_its_place_and_what_was_expected(
    own: object, place: str, found: str, expected: str
) -> None:
    assert mistakes("box-problems", own_box, own) == [(place, found, expected)]


def test_all_mistakes_are_reported_together() -> None:
    own = {**tiles(t3="OOX", t7="GGGGGG"), "objectives": {"glacier": [RUNG, RUNG]}, "names": {"unicorn": "Horse"}}
    assert [place for place, _found, _expected in mistakes("box-problems", own_box, own)] == [
        "tiles.patterns[3]",
        "tiles.patterns[7]",
        "objectives.glacier[1].areas",
        "objectives.glacier[1].points",
        "names.unicorn",
    ]
    with pytest.raises(BadData, match=r"tiles\.patterns\[3\] is OOX, expected five letters.* names\.unicorn is Horse"):
        own_box(own)


def test_nothing_is_played_with_a_wrong_box() -> None:
    with pytest.raises(BadData):
        terrarium.game("planet", box=tiles(t3="OOX"))


def test_the_game_carries_the_fingerprint_of_its_box() -> None:
    standard, own, other = (
        terrarium.game("planet", seats=2, box=box) for box in (None, tiles(t0="OOOOO"), tiles(t0="FFFFF"))
    )
    assert standard.box == ""
    assert len({standard.box, own.box, other.box}) == 3
    assert own.box == terrarium.game("planet", seats=3, box=tiles(t0="OOOOO")).box
    assert own.start(1).fingerprint() != standard.start(1).fingerprint()


def test_the_fingerprint_is_of_the_whole_box_and_not_of_how_the_file_is_written() -> None:
    assert own_box(tiles(t0="ooooo")).fingerprint == own_box(tiles(t0="OOOOO")).fingerprint
    named = [own_box({"names": {key: "Nemo"}}).fingerprint for key in ("fox", "bear")]
    rungs = [own_box({"objectives": {"ocean": [{**RUNG, "points": points}]}}).fingerprint for points in (2, 4)]
    assert len({*named, *rungs}) == 4
    # Of the box as it is now, with the whale as "most ocean": a change of the catalogue changes every owner's box.
    assert named[0] == "e292268d5b237f3a"


def with_tiles_in_round(own: object, numbers: list[int]) -> PlanetPosition:
    """A game with that box in which these tiles lie in the first round."""
    position = terrarium.game("planet", seats=2, box=own).start(1)
    assert isinstance(position, PlanetPosition)
    for slot, number in enumerate(numbers):
        position.tiles[slot] = number
    return position


@pytest.mark.clause("P08")
def test_a_tile_of_one_habitat_is_offered_in_one_turn() -> None:
    position = with_tiles_in_round(tiles(t0="OOOOO"), [0, 2, 4, 6, 8])
    seat = position.actors()[0]
    legal = position.legal(seat)
    assert [action for action in legal if action < 60] == [encode(0, face, 0) for face in range(12)]
    assert len(legal) == 12 + 4 * 60
    with pytest.raises(Refused) as caught:
        position.play(seat, encode(0, 3, 2))
    assert caught.value.code == "planet-same-turn"


@pytest.mark.clause("P08")
def test_two_tiles_that_are_alike_but_for_a_turn_are_offered_once() -> None:
    position = with_tiles_in_round(tiles(t0="OOFMM", t2="MOOFM"), [0, 2, 4, 6, 8])
    seat = position.actors()[0]
    assert {action // 60 for action in position.legal(seat)} == {0, 2, 3, 4}
    with pytest.raises(Refused) as caught:
        position.play(seat, encode(1, 0, 0))
    assert (caught.value.code, caught.value.figures["other"]) == ("planet-same-tile", "a")


@pytest.mark.clause("P08")
def test_a_tile_is_alike_in_each_of_its_five_turns() -> None:
    box = Box(["MOOFD", "GGFMD", "DGGFM", "MDGGF", "FMDGG", "GFMDG"], "found", [], [], [], None)
    assert list(box.alike) == [0, 1, 1, 1, 1, 1]
    assert box.repeats


@pytest.mark.clause("P08")
def test_the_second_of_two_alike_is_offered_once_the_first_is_taken() -> None:
    position = with_tiles_in_round(tiles(t0="OOFMM", t2="MOOFM"), [0, 2, 4, 6, 8])
    position.play(position.actors()[0], encode(0, 0, 0))
    assert 1 in {action // 60 for action in position.legal(position.actors()[0])}


def test_own_names_are_shown_and_others_stay() -> None:
    box = own_box({"names": {"fox": " Reinecke "}})
    assert box.animals[animal("fox")].line() == Line("own-name", name="Reinecke")
    assert box.animals[animal("bear")].line() == Line("planet-animal-bear")
    position = with_tiles_in_round({"names": {"fox": "Reinecke"}}, [])
    position.animals[0] = animal("fox")
    shown = position.view(None)["animals"]
    assert isinstance(shown, list)
    assert shown[0]["own_name"] == "Reinecke"


# -- what is reconstructed -----------------------------------------------------------------------------------------


def test_the_figures_of_what_is_reconstructed_are_counted_from_the_catalogue() -> None:
    data = tomllib.loads((Path(box.__file__).parent / "data/planet.toml").read_text("utf-8"))
    rungs = [rung["status"] for ladder in data["objectives"].values() for rung in ladder]
    animals = [animal["status"] for animal in data["animals"]]
    assert STANDARD.reconstructed() == {
        "tiles": len(data["tiles"]["patterns"]) if data["tiles"]["status"] != "found" else 0,
        "all_tiles": len(data["tiles"]["patterns"]),
        "rungs": len(rungs) - rungs.count("found"),
        "all_rungs": len(rungs),
        "animals": len(animals) - animals.count("found"),
        "all_animals": len(animals),
    }
    assert [STANDARD.reconstructed()[kind] for kind in ("tiles", "rungs", "animals")] == [50, 21, 34]
    assert terrarium.game("planet", seats=2).reconstructed() == STANDARD.reconstructed()


def test_what_an_owner_enters_counts_as_known() -> None:
    assert own_box(tiles()).reconstructed()["tiles"] == 0
    ladder = own_box({"objectives": {"ocean": [RUNG]}}).reconstructed()
    assert (ladder["rungs"], ladder["all_rungs"]) == (16, 21)
    assert own_box({"names": {"puma": "Cougar"}}).reconstructed()["animals"] == 33
    names = {animal.key: animal.key for animal in STANDARD.animals}
    whole = own_box({**tiles(), "objectives": {habitat: [RUNG] for habitat in box.HABITATS}, "names": names})
    assert whole.reconstructed() == {}


@pytest.mark.parametrize("page", ["box.md", "credits.md"])
def test_the_documents_give_the_same_figures(page: str) -> None:
    text = " ".join((EXAMPLE.parents[1] / page).read_text("utf-8").split())
    said = Texts("en").say(Line("planet-reconstructed", **STANDARD.reconstructed()))
    assert said.partition("Reconstructed here: ")[2].rstrip(".") in text
    assert "box.md" in text or page == "box.md"


def test_the_other_games_have_nothing_reconstructed() -> None:
    assert terrarium.game("rauha", seats=2).reconstructed() == {}
    assert terrarium.game("earth", seats=2).reconstructed() == {}


@pytest.mark.clause("P26")
def test_own_rungs_count() -> None:
    box = own_box({"objectives": {"glacier": [{"areas": 5, "points": 1}, {"areas": 6, "points": 9}]}})
    assert [box.objective_points(4, areas) for areas in (4, 5, 6, 60)] == [0, 1, 9, 9]
