"""Rows of numbers: named, within bounds, true to the view, and blind to what the seat cannot know."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from terrarium.engine.errors import UnknownGame
from terrarium.engine.features import FEATURES, Features, mask_of
from terrarium.engine.position import Position
from terrarium.planet.cards.box import HABITATS
from tests.research.games import TITLES, game_of, half_played, moments
from tests.testing.pebbles import pebbles

VARIANTS: list[tuple[str, int, dict[str, object]]] = [
    ("planet", 2, {}),
    ("planet", 4, {"mystery": True}),
    ("planet", 3, {"beginner": True}),
    ("rauha", 2, {}),
    ("rauha", 5, {"side": "B"}),
    ("earth", 2, {"mode": "advanced"}),
    ("earth", 3, {}),
    ("earth", 2, {"mode": "beginner", "open_planting": True}),
    ("earth", 1, {"difficulty": "expert"}),
    ("earth", 4, {"teams": True, "mode": "beginner"}),
    ("earth", 4, {"teams": True}),
    ("earth", 4, {"teams": True, "open_planting": True}),
]


def named(features: Features, position: Position, seat: int) -> dict[str, int]:
    """The seat's row by the names of the numbers."""
    names = [name for block in features.blocks for name in block.names()]
    return dict(zip(names, features.row(position, seat), strict=True))


@pytest.mark.parametrize(("title", "seats", "options"), VARIANTS, ids=str)
def test_two_worlds_that_look_alike_give_the_same_numbers(title: str, seats: int, options: dict[str, object]) -> None:
    game = game_of(title, seats, **options)
    features = FEATURES.of(game)
    chance = random.Random(seats)
    differ = False
    for position in moments(game, seats, share=0.1):
        for seat in range(seats):
            world = position.imagine(seat, chance)
            differ = differ or world.pack()[4:] != position.pack()[4:]
            assert features.row(world, seat) == features.row(position, seat), (title, seat)
            assert mask_of(world, seat) == mask_of(position, seat)
    assert differ


@pytest.mark.parametrize("title", TITLES)
def test_every_number_has_a_name_of_its_own(title: str) -> None:
    features = FEATURES.of(game_of(title))
    names = [name for block in features.blocks for name in block.names()]
    assert len(set(names)) == len(names) == features.size
    assert [block.start for block in features.blocks[1:]] == [
        block.start + block.size() for block in features.blocks[:-1]
    ]
    assert all(block.about for block in features.blocks)


@pytest.mark.parametrize("title", TITLES)
def test_every_block_is_used_and_flags_stay_flags(title: str) -> None:
    game = game_of(title, 3, **({"mode": "advanced"} if title == "earth" else {}))
    features = FEATURES.of(game)
    used: set[str] = set()
    for seed in range(8 if title == "rauha" else 3):  # entities of Rauha seldom come by chance
        for position in moments(game, seed, share=0.2):
            for seat in range(3):
                row = features.row(position, seat)
                for block in features.blocks:
                    numbers = row[block.start : block.start + block.size()]
                    if any(numbers):
                        used.add(block.name)
                    if block.highest == 1:
                        assert max(numbers) <= 1, block.name
    rare = {"side"}  # side B is another game
    assert {block.name for block in features.blocks} - used <= rare


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {"difficulty": "beginner"}), (4, {"teams": True})], ids=["alone", "teams"]
)
def test_what_is_only_there_alone_or_in_teams_is_used(seats: int, options: dict[str, object]) -> None:
    game = game_of("earth", seats, **options)
    features = FEATURES.of(game)
    usual = {block.name for block in FEATURES.of(game_of("earth", 2)).blocks}
    used: set[str] = set()
    for seed in range(2):
        for position in moments(game, seed, share=0.5):
            row = features.row(position, 0)
            used |= {block.name for block in features.blocks if any(row[block.start : block.start + block.size()])}
    assert {block.name for block in features.blocks} - usual <= used


def test_alone_the_row_says_what_gaia_has() -> None:
    position = half_played(game_of("earth", 1), 3, 60)
    view = cast(dict[str, Any], position.view(0))["gaia"]
    row = named(FEATURES.of(position.game), position, 0)
    assert view["turns"] > 0
    for name in ("sprouts", "growth", "soil", "compost", "turns", "points"):
        assert row[f"gaia[{name}]"] == view[name]
    assert sorted(card for card in range(1, 284) if row[f"gaia pile[{card}]"]) == sorted(view["pile"])
    assert {key for key in view["turned"] if row[f"gaia turned[{key}]"]} == set(view["turned"])
    assert [row[f"gaia leaf[{place}]"] for place in range(1, 5)] == [leaf or 0 for leaf in view["leaves"]]


def test_in_teams_the_row_says_what_the_partner_has() -> None:
    for position in moments(game_of("earth", 4, teams=True), 3, share=0.02):
        for seat in range(4):
            view = cast(dict[str, Any], position.view(seat))
            row = named(FEATURES.of(position.game), position, seat)
            assert row["partner[next]" if view["partner"]["seat"] == seat + 1 else "partner[last]"] == 1
            hand = [card for card in range(1, 284) if row[f"partner hand[{card}]"]]
            assert hand == sorted(view["partner"]["hand"])
            own, other = (view["teams"][team] for team in (seat // 2, 1 - seat // 2))
            assert [card for card in range(1, 284) if row[f"board cards[{card}]"]] == sorted(own["faces"])
            for name in ("soil", "sprouts", "growth", "compost", "cards"):
                assert (row[f"team board[own,{name}]"], row[f"team board[other,{name}]"]) == (own[name], other[name])


@pytest.mark.parametrize("title", TITLES)
def test_the_mask_names_the_legal_actions(title: str) -> None:
    game = game_of(title)
    for position in moments(game, 5, share=0.2):
        for seat in range(3):
            mask = mask_of(position, seat)
            assert [action for action in range(game.actions) if mask[action]] == position.legal(seat)


def test_planet_says_what_the_view_shows() -> None:
    position = half_played(game_of("planet", first=1), 3, 17)
    view = cast(dict[str, Any], position.view(2))
    row = named(FEATURES.of(position.game), position, 2)
    assert row[f"round[{view['round']}]"] == 1
    assert row[f"objective[own,{view['objectives'][2]}]"] == 1
    assert sum(row[f"objective[next 1,{habitat}]"] for habitat in HABITATS) == 0
    assert row["objective points"] == view["objective_points"]
    for region in view["planets"][0]["regions"]:  # seat 0 comes after seat 2
        for area in region["areas"]:
            assert row[f"areas[next 1,{region['habitat']},{area + 1}]"] == 1
    for habitat, areas in view["planets"][2]["areas"].items():
        assert row[f"figures[own,{habitat},areas]"] == areas
        sizes = [region["size"] for region in view["planets"][2]["regions"] if region["habitat"] == habitat]
        assert row[f"figures[own,{habitat},largest]"] == max(sizes, default=0)
        assert row[f"figures[own,{habitat},regions]"] == len(sizes)
    for number, animal in enumerate(view["animals"], 1):
        assert row[f"animal kind[{number},{animal['kind']}]"] == 1
        if animal["values"] is not None:
            assert row[f"animal suits[{number},own]"] == animal["values"][2]
            leaders = [row[f"animal leader[{number},{seat}]"] for seat in ("own", "next 1", "next 2")]
            assert leaders == [int(animal["leader"] == seat) for seat in (2, 0, 1)]
    assert [row[f"turn[{seat}]"] for seat in ("own", "next 1", "next 2")] == [
        int(view["actors"] == [seat]) for seat in (2, 0, 1)
    ]


def test_rauha_says_what_the_view_shows() -> None:
    position = half_played(game_of("rauha"), 4, 60)
    for seat in range(3):
        view = cast(dict[str, Any], position.view(seat))
        row = named(FEATURES.of(position.game), position, seat)
        for other, name in enumerate(("own", "next 1", "next 2")):
            board = view["boards"][(seat + other) % 3]
            assert row[f"crystals[{name}]"] == board["crystals"]
            assert row[f"points[{name}]"] == board["points"]
            assert row[f"symbols[{name},water]"] == board["water"]
            assert row[f"water points[{name}]"] == board["water_points"]
            for cell in range(9):
                assert row[f"spores[{name},{cell + 1}]"] == int(cell in board["spores"])
                assert row[f"cells[{name},{cell + 1},land]"] == board["cells"][cell]["animals"].count("land")
                assert row[f"cells[{name},{cell + 1},points]"] == board["cells"][cell]["effect"]["points"]
        assert row[f"totem[{view['totem']}]"] == 1
        assert row[f"step[{view['step']}]"] == 1
        lying = {"left": view["satellites"][(seat + 1) % 3], "right": view["satellites"][seat]}
        for side, satellite in lying.items():
            shown = [key for key in satellite["cards"] or [] if row[f"lying[{side},{key}]"]]
            assert shown == (satellite["cards"] or [])


def test_earth_says_what_the_view_shows() -> None:
    position = half_played(game_of("earth"), 6, 260)
    for seat in range(3):
        view = cast(dict[str, Any], position.view(seat))
        row = named(FEATURES.of(position.game), position, seat)
        for other, name in enumerate(("own", "next 1", "next 2")):
            area = view["areas"][(seat + other) % 3]
            for figure, block in (
                ("soil", "soil"),
                ("hand", "hand size"),
                ("compost", "compost"),
                ("points", "points"),
            ):
                assert row[f"{block}[{name}]"] == min(area[figure], 255)
            assert row[f"island[{name},{area['island']}]"] == 1
            for planted in area["grid"]:
                cell = f"{planted['row']} {planted['column']}"
                assert row[f"played[{name},{planted['card']}]"] == 1
                assert row[f"cells[{name},{cell},sprouts]"] == planted["sprouts"]
            for place, goal in enumerate(view["goals"], 1):
                assert row[f"goal progress[{place},{name}]"] == goal["progress"][(seat + other) % 3]
        assert [card for card in range(1, 284) if row[f"hand[{card}]"]] == view["hand"]
        for card, price in zip(view["hand"], view["prices"], strict=True):
            assert row[f"price[{card}]"] == (0 if price is None else price + 1)


def test_a_title_without_features_says_so() -> None:
    with pebbles() as game, pytest.raises(UnknownGame, match="pebbles"):
        FEATURES.of(game)
