"""Whole games of Planet, with every animal and every score worked out a second time from the view alone."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

import terrarium
from terrarium.engine.rng import Rng
from terrarium.planet.cards.box import STANDARD
from terrarium.planet.position import PlanetPosition
from terrarium.planet.state.geometry import CONTACTS
from terrarium.planet.view.seat_view import AnimalView, PlanetView
from terrarium.testing.child_process import same_tree
from tests.planet.worlds import seen, start

NAMES = {"O": "ocean", "F": "forest", "M": "mountain", "D": "desert", "G": "glacier"}


def habitats(planet: PlanetView) -> dict[int, str]:
    """The habitat of every covered area, read off the faces."""
    return {
        5 * face + side: NAMES[tile["shows"][side]]
        for face, tile in enumerate(planet["faces"])
        if tile is not None
        for side in range(5)
    }


def plain_regions(areas: dict[int, str], habitat: str) -> list[set[int]]:
    """Regions by a walk over single areas."""
    left = {area for area, name in areas.items() if name == habitat}
    found = []
    while left:
        region = {left.pop()}
        todo = list(region)
        while todo:
            for other in CONTACTS[todo.pop()]:
                if other in left:
                    left.discard(other)
                    region.add(other)
                    todo.append(other)
        found.append(region)
    return found


def plain_sizes(planet: PlanetView, card: AnimalView) -> list[int]:
    """What each suitable region counts, largest first; for "most", as many ones as there are regions."""
    areas = habitats(planet)
    assert card["habitat"] is not None
    regions = plain_regions(areas, card["habitat"])
    if card["kind"] == "most":
        return [len(regions)] if regions else []
    beside = [{areas.get(other) for area in region for other in CONTACTS[area]} for region in regions]
    wanted = card["kind"] == "touching"
    return sorted(
        (len(r) for r, b in zip(regions, beside, strict=True) if (card["other"] in b) == wanted), reverse=True
    )


def plain_taker(planets: list[PlanetView], card: AnimalView, last: bool) -> int | None:
    """Who takes the card, by the letter of P16 to P22."""
    sizes = [plain_sizes(planet, card) for planet in planets]
    tied = [seat for seat in range(len(planets)) if sizes[seat]]
    for rank in range(3 if last and card["kind"] != "most" else 1):
        if not tied:
            return None
        ranked = {seat: sizes[seat][rank] if rank < len(sizes[seat]) else 0 for seat in tied}
        tied = [seat for seat in tied if ranked[seat] == max(ranked.values())]
        if len(tied) == 1:
            return tied[0]
    return None


def play_and_check(position: PlanetPosition, dice: random.Random) -> None:
    """Play at random; at the end of every round work out the animals again."""
    while not position.over():
        before = seen(position, None)
        while position.round == before["round"]:
            seat = position.actors()[0]
            position.play(seat, dice.choice(position.legal(seat)))
        after = seen(position, None)
        number, last = before["round"], before["round"] == 12
        for card, then in zip(before["animals"], after["animals"], strict=True):
            if card["column"] != number or card["state"] != "in play" or number < 3:
                assert (then["state"], then["column"]) == (card["state"], card["column"])
                continue
            winner = plain_taker(after["planets"], card, last)
            if winner is not None:
                assert (then["state"], then["won_by"]) == ("won", winner)
            elif last:
                assert then["state"] == "out"
            else:
                assert (then["state"], then["column"]) == ("in play", number + 1)


def plain_score(position: PlanetPosition, seat: int) -> int:
    """A seat's points by the letter of P26 to P30."""
    view = seen(position, None)
    objective = view["objectives"][seat]
    animals = [card for card in view["animals"] if card["won_by"] == seat]
    if objective is None:
        return len(animals)
    areas = list(habitats(view["planets"][seat]).values()).count(objective)
    rungs = STANDARD.rungs[list(NAMES.values()).index(objective)]
    points = max([rung.points for rung in rungs if rung.areas <= areas], default=0)
    return points + sum(1 if card["habitat"] == objective else 2 for card in animals)


@pytest.mark.clause("P16", "P17", "P18", "P19", "P20", "P22", "P26", "P28")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", [{}, {"beginner": True}, {"mystery": True}, {"beginner": True, "mystery": True}])
def test_every_animal_and_every_score_is_what_the_rules_say(seats: int, variant: dict[str, bool]) -> None:
    for seed in range(4):
        position = start(seats, seed, **variant)
        play_and_check(position, random.Random(seed))
        assert position.outcome().scores == [plain_score(position, seat) for seat in range(seats)]


GAME = """
import terrarium
from terrarium.engine.playout import playout
position = terrarium.game("planet", seats=3, mystery=True).start(seed=11)
playout(position, terrarium.Rng(5))
print(terrarium.__file__, position.fingerprint())
"""
#: The same on every machine, in every process, compiled or not. It changes only when the rules' version does.
KNOWN = "65e4e18fce40fd6664a4eede"


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_a_game_is_the_same_in_every_process(hash_seed: str) -> None:
    settings = same_tree(PYTHONHASHSEED=hash_seed)
    done = subprocess.run([sys.executable, "-c", GAME], env=settings, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [terrarium.__file__, KNOWN]


@pytest.mark.clause("P08")
def test_a_pick_is_the_choice_that_the_same_chance_draws_from_the_list() -> None:
    for seats in (2, 4):
        position = terrarium.game("planet", seats=seats).start(seats)
        drawn, seed = set(), 0
        while not position.over():
            seat = position.actors()[0]
            legal = position.legal(seat)
            for _draw in range(40):
                seed += 1
                action = position.pick(seat, Rng(seed))
                assert action == legal[Rng(seed).below(len(legal))]
                drawn.add(legal.index(action) * 20 // len(legal))
            position.move(seat, action)
        assert drawn == set(range(20))  # from everywhere in the list
