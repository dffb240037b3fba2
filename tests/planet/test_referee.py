"""The referee judges planets laid by hand as the game judges its own."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from terrarium.engine.playout import playout
from terrarium.engine.rng import Rng
from terrarium.planet.cards.box import HABITATS
from terrarium.planet.cards.loading import STANDARD, own_box
from terrarium.planet.referee.table_score import AnimalRuling, Ruling, judge, ruling_data
from terrarium.planet.state.geometry import NEIGHBOUR
from tests.mistakes import mistakes
from tests.planet.positions import seen, start

EXAMPLES = Path(__file__).parents[2] / "docs/examples"
FREE: dict[str, object] = {}


def example() -> dict[str, object]:
    """The documented table."""
    return tomllib.loads((EXAMPLES / "planet-table.toml").read_text("utf-8"))


def table(*planets: dict[str, object], round: int = 12, animals: tuple[str, ...] = (), **more: object) -> Ruling:
    """The ruling for a small table on which these animals lie under the current round."""
    lying = [{"key": key, "round": max(round, 3)} for key in animals]
    return judge({"round": round, "planets": list(planets), "animals": lying, **more})


def laid(**faces: object) -> dict[str, object]:
    """A planet with some faces: ``f1="OOFMM"`` covers face 1."""
    return {"faces": {face[1:]: tile for face, tile in faces.items()}}


def the(ruling: Ruling, key: str) -> AnimalRuling:
    return next(animal for animal in ruling["animals"] if animal["key"] == key)


# -- the same functions as the game ------------------------------------------------------------------------------


@pytest.mark.clause("P14", "P16", "P26", "P28")
@pytest.mark.parametrize("seed", range(5))
def test_the_referee_sees_what_the_game_sees(seed: int) -> None:
    """On a table that a random game led to."""
    position = start(seats=3, seed=seed)
    rng = Rng(seed)
    while position.round < 9 or position.seats_done > 0:
        choices = position.choices(position.turn_seat())
        position.move(position.turn_seat(), choices[rng.below(len(choices))])
    view = seen(position, None)
    planets: list[dict[str, object]] = []
    for seat in range(3):
        faces = [None if tile is None else {"tile": tile["tile"], "turn": tile["turn"]}
                 for tile in view["planets"][seat]["faces"]]  # fmt: skip
        won = [animal["key"] for animal in view["animals"] if animal["won_by"] == seat]
        planets.append({"faces": faces, "won": won, "objective": HABITATS[int(position.objectives[seat])]})
    lying = [{"key": a["key"], "round": a["column"]} for a in view["animals"] if a["state"] == "in play"]
    ruling = judge({"round": int(position.round), "planets": planets, "animals": lying})
    assert [seat["regions"] for seat in ruling["seats"]] == [planet["regions"] for planet in view["planets"]]
    assert [seat["areas"] for seat in ruling["seats"]] == [planet["areas"] for planet in view["planets"]]
    expected = {a["key"]: (a["values"], a["leader"]) for a in view["animals"] if a["state"] == "in play"}
    assert {a["key"]: (a["values"], a["taker"]) for a in ruling["animals"]} == expected
    assert ruling["sheet"] is not None
    assert ruling["sheet"].scores == position.scores()


@pytest.mark.clause("P29")
def test_the_final_sheet_is_that_of_the_game() -> None:
    position = start(seats=2, seed=4)
    playout(position, Rng(4))
    view = seen(position, None)
    planets = [
        {
            "faces": [tile and f"{tile['pattern']} {tile['turn']}" for tile in view["planets"][seat]["faces"]],
            "won": [animal["key"] for animal in view["animals"] if animal["won_by"] == seat],
            "objective": view["objectives"][seat],
        }
        for seat in range(2)
    ]
    assert judge({"round": 12, "planets": planets})["sheet"] == position.outcome()


# -- the worked examples -----------------------------------------------------------------------------------------


def test_both_documented_files_describe_the_same_table() -> None:
    assert json.loads((EXAMPLES / "planet-table.json").read_text("utf-8")) == example()


@pytest.mark.clause("P22", "P23")
def test_the_fox_goes_to_the_second_forest_of_five() -> None:
    fox = the(judge(example()), "fox")
    assert fox["values"] == [9, 9]
    assert fox["sizes"] == [[9], [9, 5]]
    assert (fox["verdict"], fox["taker"]) == ("taken", 1)


@pytest.mark.clause("P20")
def test_before_the_last_round_the_same_fox_is_carried_over() -> None:
    fox = the(judge({**example(), "round": 11}), "fox")
    assert (fox["verdict"], fox["taker"], fox["tied"], fox["due"]) == ("carried", None, [0, 1], False)


@pytest.mark.clause("P26", "P28")
def test_the_example_adds_up() -> None:
    ruling = judge(example())
    sheet, after = ruling["sheet"], ruling["sheet_after"]
    assert sheet is not None
    assert after is not None
    # Ada: 11 glaciers give 2, and panda 2, penguin 1, turtle 2, seal 1, moose 2.
    assert [entry.points for entry in sheet.breakdown[0]] == [2, 2, 1, 2, 1, 2]
    assert sheet.scores == [10, 9]
    # Then she takes the whale (2) and the reindeer (1), and Ben the fox (1).
    assert after.scores == [13, 10]
    assert after.winners == [0]


@pytest.mark.clause("P27")
@pytest.mark.parametrize(("areas", "points"), [(10, 0), (11, 2), (12, 2), (13, 2), (14, 4)])
def test_glaciers_score_by_the_rung_reached(areas: int, points: int) -> None:
    shown = "G" * areas + "O" * (15 - areas)
    faces = {"1": shown[:5], "2": shown[5:10], "3": shown[10:]}
    ruling = table({"objective": "glacier", "faces": faces}, {"objective": "ocean"})
    assert ruling["seats"][0]["areas"]["glacier"] == areas
    assert ruling["sheet"] is not None
    assert ruling["sheet"].scores == [points, 0]


@pytest.mark.clause("P21")
def test_a_tied_most_regions_goes_to_the_box_in_the_last_round() -> None:
    panda = the(table(laid(f1="FOFOO"), laid(f1="FOFOO"), animals=("panda",)), "panda")
    assert (panda["values"], panda["verdict"], panda["tied"]) == ([2, 2], "boxed", [0, 1])


@pytest.mark.clause("P18", "P20")
def test_nobody_qualifies() -> None:
    turtle = the(table(laid(f1="OOOOO"), laid(f1="DDDDD"), animals=("turtle",), round=5), "turtle")
    assert (turtle["values"], turtle["verdict"], turtle["tied"]) == ([0, 0], "carried", [])


@pytest.mark.clause("P13", "P15")
def test_faces_touch_as_documented() -> None:
    """Face 2 shows OOFMM: its first O touches face 1, its second face 6, its F face 11, its Ms faces 7 and 3."""
    for face, first in ((1, "GDDDD"), (6, "DDDDG"), (11, "DDGDD"), (7, "DDDGD"), (3, "DGDDD")):
        ruling = table(laid(f2="OOFMM", **{f"f{face}": first}), FREE)
        beside = next(r for r in ruling["seats"][0]["regions"] if r["habitat"] == "glacier")["touches"]
        own = {1: "ocean", 6: "ocean", 11: "forest", 7: "mountain", 3: "mountain"}[face]
        assert beside == [own, "desert"]


@pytest.mark.clause("P13")
def test_the_documented_neighbours_are_those_of_the_solid() -> None:
    rows = re.findall(r"^\| (\d+) ((?:\| \d+ ){5})\|$", (EXAMPLES.parent / "score.md").read_text("utf-8"), re.MULTILINE)
    documented = {int(face): [int(other) for other in re.findall(r"\d+", sides)] for face, sides in rows}
    assert documented == {face + 1: [other + 1 for other in sides] for face, sides in enumerate(NEIGHBOUR)}


# -- how a face can be written -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "written",
    ["MMOOF", "mmoof", "OOFMM 2", {"tile": "OOFMM", "turn": 2}, {"tile": 20, "turn": 2}, "20 2", "MMOOF 0"],
)
def test_a_face_is_written_as_seen_or_as_a_tile_with_a_turn(written: object) -> None:
    assert STANDARD.patterns[20] == "OOFMM"
    ruling = table(laid(f4=written), FREE)
    assert ruling["seats"][0]["faces"] == [None, None, None, "MMOOF"] + [None] * 8
    assert ruling["seats"][0]["covered"] == 1


@pytest.mark.parametrize("free", ["", "-", " ", None])
def test_a_face_can_be_free(free: object) -> None:
    faces: list[object] = [free] * 11
    assert table({"faces": [*faces, "OOFMM"]}, FREE)["seats"][0]["covered"] == 1


def test_numbers_name_the_tiles_of_the_owners_box() -> None:
    own = own_box({"tiles": {"patterns": ["GGGGG", *STANDARD.patterns[1:]]}, "names": {"fox": "Reinecke"}})
    ruling = judge(
        {"round": 12, "planets": [laid(f1=0), FREE], "animals": [{"key": "fox", "round": 12}]},
        own,
    )
    assert ruling["seats"][0]["faces"][0] == "GGGGG"
    assert ruling["animals"][0]["own_name"] == "Reinecke"


@pytest.mark.clause("P30")
def test_the_beginners_game_counts_one_for_each_animal() -> None:
    ruling = table({"won": ["fox", "bear"]}, {"won": ["panda"]}, beginner=True)
    assert ruling["sheet"] is not None
    assert ruling["sheet"].scores == [2, 1]


def test_without_every_objective_there_is_no_sheet() -> None:
    ruling = table({"objective": "ocean"}, FREE)
    assert ruling["sheet"] is None
    assert ruling_data(ruling)["sheet"] is None


def test_a_ruling_can_be_written_as_json() -> None:
    data = json.loads(json.dumps(ruling_data(judge(example()))))
    assert data["sheet"]["scores"] == [10, 9]
    assert data["animals"][0]["taker"] == 1
    assert data["sheet_after"]["winners"] == [0]


# -- mistakes ----------------------------------------------------------------------------------------------------

TILE = 'a tile such as "OOFMM 2" or { tile = "OOFMM", turn = 2 }, or "" for a free face'
TURN = "a turn from 0 to 4, in fifths clockwise"
SEAT = "only name, objective, won, faces"
BASE: dict[str, object] = {"round": 6, "planets": [{}, {}]}


def second(**keys: object) -> dict[str, object]:
    """A table whose second planet has these keys."""
    return {"round": 6, "planets": [{}, keys]}


@pytest.mark.parametrize(
    ("data", "place", "found", "expected"),
    [
        (3, "table", "3", "keys round, planets and animals"),
        ({**BASE, "turns": 3}, "turns", "3", "only round, beginner, planets, animals"),
        ({"planets": [{}, {}]}, "round", "nothing", "the current round, from 1 to 12"),
        ({**BASE, "round": 13}, "round", "13", "the current round, from 1 to 12"),
        ({**BASE, "beginner": 1}, "beginner", "1", "true or false"),
        ({"round": 6}, "planets", "nothing", "a list of 2 to 4 planets"),
        ({"round": 6, "planets": [{}] * 5}, "planets", "5 planets", "a list of 2 to 4 planets"),
        ({"round": 6, "planets": [{}, 7]}, "planets[1]", "7", "a table with name, objective, won, faces"),
        (second(face=[]), "planets[1].face", "[]", SEAT),
        (second(name=""), "planets[1].name", "", "a name of 1 to 40 letters"),
        ({"round": 6, "planets": [{"name": "Ada"}, {"name": "Ada"}]}, "planets[1].name", "Ada",
         "a name that no other seat has"),
        (second(objective="swamp"), "planets[1].objective", "swamp", "one of ocean, forest, mountain, desert, glacier"),
        ({"round": 6, "planets": [{"objective": "ocean"}, {"objective": "ocean"}]}, "planets[1].objective", "ocean",
         "an objective that no other seat has"),
        ({"round": 6, "beginner": True, "planets": [{}, {"objective": "ocean"}]}, "planets[1].objective", "ocean",
         "no objective, since the game is the beginner’s"),
        (second(won="fox"), "planets[1].won", "fox", "a list of keys of animals"),
        (second(won=["fox", "unicorn"]), "planets[1].won[1]", "unicorn",
         "one of the 45 keys of animals, such as blue-whale"),
        (second(won=["fox", "fox"]), "planets[1].won[1]", "fox", "an animal that is not at planets[1].won[0] already"),
        (second(faces="OOFMM"), "planets[1].faces", "OOFMM", "a list of 12 faces, or a table by face number"),
        (second(faces=["OOFMM"]), "planets[1].faces", "1 faces", '12 faces, "" for a free one'),
        (second(faces={"13": "OOFMM"}), "planets[1].faces.13", "OOFMM", "a face from 1 to 12"),
        (second(faces={"01": "OOFMM"}), "planets[1].faces.01", "OOFMM", "a face from 1 to 12"),
        (second(faces=["", "", "", "", "OOX", "", "", "", "", "", "", ""]), "planets[1].faces[4]", "OOX", TILE),
        (second(faces={"5": "OOFMM 5"}), "planets[1].faces.5", "OOFMM 5", TURN),
        (second(faces={"5": "OOFMM 1 2"}), "planets[1].faces.5", "OOFMM 1 2", TURN),
        (second(faces={"5": {"tile": "OOFMM", "turn": "2"}}), "planets[1].faces.5.turn", "2", TURN),
        (second(faces={"5": {"turn": 2}}), "planets[1].faces.5.tile", "nothing", TILE),
        (second(faces={"5": {"tile": "OOFMM", "turns": 2}}), "planets[1].faces.5.turns", "2", "only tile, turn"),
        (second(faces={"5": 50}), "planets[1].faces.5", "50", "a tile’s number from 0 to 49"),
        (second(faces={"5": True}), "planets[1].faces.5", "True", TILE),
        (second(faces={"5": 7, "6": "7 1"}), "planets[1].faces.6", "7 1",
         "a tile that is not at planets[1].faces.5 already"),
        ({**BASE, "animals": {"fox": 6}}, "animals", "{'fox': 6}",
         'a list of animals such as { key = "fox", round = 12 }'),
        ({**BASE, "animals": ["fox"]}, "animals[0]", "fox", 'an animal such as { key = "fox", round = 12 }'),
        ({**BASE, "animals": [{"key": "fox", "round": 6, "colour": 3}]}, "animals[0].colour", "3",
         "only key, round"),
        ({**BASE, "animals": [{"key": "unicorn", "round": 6}]}, "animals[0].key", "unicorn",
         "one of the 45 keys of animals, such as blue-whale"),
        ({**BASE, "animals": [{"key": "fox", "round": 5}]}, "animals[0].round", "5", "a round from 6 to 12"),
        ({**BASE, "round": 1, "animals": [{"key": "fox", "round": 2}]}, "animals[0].round", "2",
         "a round from 3 to 12"),
        ({**BASE, "animals": [{"key": animal.key, "round": 12} for animal in STANDARD.animals[:21]]}, "animals",
         "21 animals, won ones included", "at most 20"),
    ],
)  # fmt: skip
def test_a_mistake_is_reported_with_its_place(data: object, place: str, found: str, expected: str) -> None:
    assert mistakes("table-problems", judge, data) == [(place, found, expected)]


def test_all_mistakes_are_reported_together() -> None:
    data = {
        "round": 0,
        "planets": [{"won": ["fox"]}, {"faces": ["OOX", 99, *[""] * 10], "objective": "swamp"}],
        "animals": [{"key": "fox"}],
    }
    assert [place for place, _found, _expected in mistakes("table-problems", judge, data)] == [
        "round",
        "planets[1].objective",
        "planets[1].faces[0]",
        "planets[1].faces[1]",
        "animals[0].key",
        "animals[0].round",
    ]
