"""The referee judges boards laid by hand as the game judges its own."""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path

import pytest

from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.cards.notation import SIGNS, looking_like
from terrarium.rauha.knowledge.best_activation import best
from terrarium.rauha.referee.table_score import judge
from tests.cli.commands import run_command
from tests.mistakes import mistakes
from tests.rauha.positions import at_activation, play_until, seen, start
from tests.rauha.test_candidate_uses import by_all_orders, some_biome

EXAMPLE = Path(__file__).parents[2] / "docs/examples/rauha-table.toml"


def example() -> dict[str, object]:
    return tomllib.loads(EXAMPLE.read_text("utf-8"))


@pytest.mark.clause("R36")
def test_the_documented_table() -> None:
    ruling = judge(example())
    ada, ben = ruling["seats"]
    assert ruling["line"] == [4, 5, 6]
    assert ada["symbols"] == {
        "flying": 1, "land": 1, "marine": 2, "crystal": 3, "forest": 1, "mushroom": 2, "mountain": 1,
    }  # fmt: skip
    assert ada["lines"] == [{"line": "column", "index": 0, "entity": "kiteet"}]
    assert (ada["water"], ada["water_points"], ben["water"], ben["water_points"]) == (1, 0, 9, 15)
    # Ada: 1 for the flying animal; 2 crystals for a third spore, then 3 for the spores.
    assert ada["line"] == {"points": 4, "crystals": 0, "actions": ["use 4", "use 5", "spore 2", "use 6"]}
    # 3 crystals and Kiteet's 3 points; a spore on cell 7 for 2 crystals, whose 4 points cost 2 more.
    assert ada["scoring"] == {"points": 7, "crystals": 1, "actions": ["rest", "use 5", "spore 7", "use 7"]}
    assert ben["line"] == {"points": 6, "crystals": 5, "actions": ["rest"]}
    assert ben["scoring"]["points"] == 3


@pytest.mark.clause("R26", "R35")
@pytest.mark.parametrize("scoring", [False, True])
def test_the_most_is_the_most_of_all_orders(scoring: bool) -> None:
    chance = random.Random(3)
    for _board in range(40):
        position, seat = at_activation(scoring)
        for cell in range(9):
            position.set_biome(seat, cell, some_biome(chance))
        spores = chance.sample(range(9), chance.choice([1, 2, 3]))
        position.spores[seat] = sum(1 << cell for cell in spores)
        position.crystals[seat] = chance.randrange(6)
        position.entities[seat] = chance.getrandbits(7) & chance.getrandbits(7) & chance.getrandbits(7)
        position.invited = 0 if scoring else int(position.entities[seat])
        before = int(position.points[seat])
        ends = by_all_orders(position, seat, 0)
        points, crystals = max((points, crystals) for crystals, points, _spores in ends)
        found = best(position, seat)
        assert (found.points, found.crystals) == (points - before, crystals)


def test_it_agrees_with_the_views_of_a_game() -> None:
    position = start(4, seed=5, side="B")
    play_until(position, 11)
    boards = [
        {
            "cells": [cell["key"] for cell in board["cells"]],
            "spores": [cell + 1 for cell in board["spores"]],
            "entities": board["entities"],
            "crystals": board["crystals"],
            "points": board["points"],
        }
        for board in seen(position, None)["boards"]
    ]
    ruling = judge({"side": "B", "totem": 11, "boards": boards})
    for found, board in zip(ruling["seats"], seen(position, None)["boards"], strict=True):
        for name in ("symbols", "lines", "water", "water_points", "entities", "points", "crystals"):
            assert found[name] == board[name]


def test_signs_name_every_biome() -> None:
    for number, signs in enumerate(SIGNS):
        alike = looking_like(signs)
        assert number in alike
        assert len({(tuple(BOX.biomes[n].biomes), BOX.biomes[n].effect.points) for n in alike}) == 1
    assert looking_like("MF lf") == looking_like("FM fl") == [33]
    assert looking_like("C +9c") == []


def test_a_totem_on_a_corner_activates_no_line() -> None:
    ruling = judge({"totem": 8, "boards": [{}, {}]})
    assert ruling["line"] == []
    assert [seat["line"] for seat in ruling["seats"]] == [None, None]
    assert ruling["seats"][0]["biomes"] == [f"A{cell}" for cell in range(1, 10)]


@pytest.mark.parametrize(
    ("change", "place", "found", "expected"),
    [
        ({"totem": 17}, "totem", "17", "a whole number from 1 to 16"),
        ({"side": "C"}, "side", "C", "A or B"),
        ({"round": 3}, "round", "3", "only side, totem, boards"),
        ({"boards": [{}]}, "boards", "1 boards", "a list of 2 to 5"),
        ({"boards": [{}, 3]}, "boards[1]", "3",
         "a table with name, crystals, points, spores, entities, invited, cells"),
        ({"boards": [{}, {"crystals": -1}]}, "boards[1].crystals", "-1", "a whole number from 0 to 999"),
        ({"boards": [{}, {"spores": [0]}]}, "boards[1].spores[0]", "0", "a whole number from 1 to 9"),
        ({"boards": [{}, {"spores": 4}]}, "boards[1].spores", "4", "a list of cells from 1 to 9"),
        ({"boards": [{}, {"spores": [4, 4]}]}, "boards[1].spores[1]", "4",
         "a cell that is not named already, since it holds one spore"),
        ({"boards": [{}, {"entities": ["odin"]}]}, "boards[1].entities[0]", "odin",
         "one of taivas, maa, meri, kiteet, metsat, sienet, vuori"),
        ({"boards": [{"entities": ["maa"]}, {"entities": ["maa"]}]}, "boards[1].entities[0]", "maa",
         "an entity that is not at boards[0].entities[0] already"),
        ({"boards": [{}, {"invited": ["maa"]}]}, "boards[1].invited[0]", "maa", "one of the seat’s own entities"),
        ({"boards": [{}, {"cells": ["", ""]}]}, "boards[1].cells", "2 cells", 'nine cells, "" for a printed space'),
        ({"boards": [{}, {"cells": 3}]}, "boards[1].cells", "3",
         "a list of nine cells, or a table by the number of the cell"),
        ({"boards": [{}, {"cells": {"0": ""}}]}, "boards[1].cells.0", "", "a cell from 1 to 9"),
        ({"boards": [{}, {"cells": {"1": "X 3c"}}]}, "boards[1].cells.1", "X 3c",
         'a biome in signs such as "C l +3c", a card such as "1-07", or "" for the printed space'),
        ({"boards": [{"cells": {"2": "1-07"}}, {"cells": {"1": "C l +3c"}}]}, "boards[1].cells.1", "C l +3c",
         "a card that is not at boards[0].cells.2 already"),
        ({"boards": [{"name": "Ada"}, {"name": "Ada"}]}, "boards[1].name", "Ada", "a name that no other seat has"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_place(change: dict[str, object], place: str, found: str, expected: str) -> None:
    assert mistakes("table-problems", judge, {"totem": 1, "boards": [{}, {}], **change}) == [(place, found, expected)]


def test_a_table_must_be_a_table() -> None:
    assert mistakes("table-problems", judge, []) == [("table", "[]", "keys side, totem, boards")]


def test_the_command_answers_in_words_and_for_machines() -> None:
    words = run_command("score", "rauha", str(EXAMPLE), "--lang", "en")
    assert words.returncode == 0
    assert (
        "Ada, the totem’s line: at most 4 points, then 0 crystals. How: use 4, use 5, spore 2, use 6." in words.stdout
    )
    assert "Ben: row 2 is full; placing a card in it brings Metsat." in words.stdout
    polish = run_command("score", "rauha", str(EXAMPLE), "--lang", "pl")
    assert "Ada, punktacja teraz: najwyżej 7 punktów energii i 0 za wodę, zostaje 1 kryształ." in polish.stdout
    data = json.loads(run_command("score", "rauha", str(EXAMPLE), "--json").stdout)
    assert [seat["scoring"]["points"] for seat in data["seats"]] == [7, 3]


def test_there_is_no_other_box_for_the_referee() -> None:
    box = Path(__file__).parents[2] / "docs/examples/my-box.toml"
    refused = run_command("score", "rauha", str(EXAMPLE), "--box", str(box), "--lang", "en")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "rauha is played with its own cards" in refused.stderr
