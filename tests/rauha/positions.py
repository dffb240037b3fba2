"""Small tables to try the rules on."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import cast

import terrarium
from terrarium.rauha.cards.box import NAMED_ANIMAL, SPORES, Effect
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules.turns import start_activation
from terrarium.rauha.view.seat_view import RauhaSeatView

#: Each entity as one bit.
TAIVAS, MAA, MERI, KITEET, METSAT, SIENET, VUORI = (1 << number for number in range(7))
#: A board without effects, symbols and water.
EMPTY = dict.fromkeys(range(1, 10), "A3")


def start(seats: int = 2, seed: int = 0, side: str = "A", journal: bool = False) -> RauhaPosition:
    """A fresh game."""
    return cast(RauhaPosition, terrarium.game("rauha", seats=seats, side=side).start(seed, journal))


def do(position: RauhaPosition, seat: int, words: str) -> None:
    """Play the action that the words name."""
    position.play(seat, position.game.action(words))


def offered(position: RauhaPosition, seat: int) -> list[str]:
    """The legal actions in words."""
    return [position.game.words(action) for action in position.legal(seat)]


def number(key: str) -> int:
    """The number of the biome with that key."""
    return next(index for index, biome in enumerate(BOX.biomes) if biome.key == key)


def lay(position: RauhaPosition, seat: int, cells: dict[int, str]) -> None:
    """Put biomes on cells, counted from 1, as if they had been placed before."""
    for cell, key in cells.items():
        position.set_biome(seat, cell - 1, number(key))


def choose_all(position: RauhaPosition, wishes: dict[int, str] | None = None) -> None:
    """Everyone chooses: the card of the wish, put into the satellite for the purpose, or the first that lies there."""
    for seat in range(int(position.seats)):
        if wishes and seat in wishes:
            put_into_satellite(position, seat, wishes[seat])
            do(position, seat, f"keep {wishes[seat]}")
        else:
            taken = [number(key) for key in (wishes or {}).values()]
            position.play(seat, next(card for card in position.legal(seat) if card not in taken))


def put_into_satellite(position: RauhaPosition, seat: int, key: str) -> None:
    """Exchange a card of the satellite that the seat looks at with the one wanted, wherever that one is."""
    if number(key) in position.legal(seat):
        return
    deck = [int(card) for card in position.deck]
    there = deck.index(position.legal(seat)[-1])
    here = deck.index(number(key))
    position.deck[there], position.deck[here] = deck[here], deck[there]


def play_until(position: RauhaPosition, totem: int, seed: int = 0) -> None:
    """Play at random until all totems stand on a place and its turn or scoring begins."""
    chance = random.Random(seed)
    while position.totem < totem:
        seat = position.actors()[0]
        position.play(seat, chance.choice(position.legal(seat)))


def at_activation(scoring: bool) -> tuple[RauhaPosition, int]:
    """A two-player game in which the first player has just come to activate, in a turn or in a scoring."""
    position = start(seed=5)
    if scoring:
        play_until(position, 4)
    else:
        choose_all(position)
        seat = int(position.turn_seat())
        do(position, seat, "discard")
    assert (position.seats_done, position.scoring) == (0, scoring)
    return position, int(position.turn_seat())


def activating(
    cells: dict[int, str], crystals: int = 0, spores: tuple[int, ...] = (), held: int = 0, invited: int = 0
) -> tuple[RauhaPosition, int]:
    """A seat that activates the left column (cells 1, 4, 7) of a board that is bare but for these cells."""
    position, seat = at_activation(scoring=False)
    lay(position, seat, {**EMPTY, **cells})
    position.crystals[seat] = crystals
    position.spores[seat] = sum(1 << (cell - 1) for cell in spores)
    position.entities[seat] = held | invited
    position.invited = invited
    start_activation(position)
    return position, seat


@dataclass(frozen=True)
class Source:
    """Something to activate: its effect and the counts of symbols on the board."""

    index: int
    effect: Effect
    counts: tuple[int, int, int, int]
    always: bool

    def within_reach(self, spores: int) -> bool:
        """Whether it may be used with these spores on the board."""
        return self.always or bool(spores >> self.index & 1)

    def does(self, crystals: int, spores: int) -> bool:
        """Whether using it now, with these crystals and spores, would do anything."""
        effect = self.effect
        if not self.within_reach(spores) or effect.pay > crystals:
            return False
        if effect.spores:
            return spores != 0x1FF
        if effect.per == SPORES:
            return spores != 0
        if effect.per == NAMED_ANIMAL:
            return any(self.counts[:3])
        return bool(effect.crystals or (effect.points and (effect.per < 0 or self.counts[effect.per])))


def sources_of(position: RauhaPosition, seat: int) -> list[Source]:
    """Everything that the seat can activate now or later in this step."""
    cells = [BOX.biomes[int(position.biome_at(seat, cell))] for cell in range(9)]
    held = int(position.entities[seat])
    water = sum(biome.water for biome in cells) + (2 if held >> 6 & 1 else 0)
    flying, land, marine = (sum(b.animals.count(a) for b in cells) for a in ("flying", "land", "marine"))
    counts = (flying, land, marine, water)
    if position.scoring:
        found = [Source(cell, cells[cell].effect, counts, False) for cell in range(9)]
        entities = held
    else:
        line = BOX.track[int(position.totem) - 1].cells()
        found = [Source(cell, cells[cell].effect, counts, True) for cell in line]
        entities = int(position.invited)
    found += [Source(9 + n, BOX.entities[n].effect, counts, True) for n in range(7) if entities >> n & 1]
    return found


def end_of(position: RauhaPosition, seat: int) -> tuple[int, int, int]:
    """What activation can change: crystals, points, spores."""
    return int(position.crystals[seat]), int(position.points[seat]), int(position.spores[seat])


def seen(position: RauhaPosition, seat: int | None) -> RauhaSeatView:
    """The view of a seat."""
    return cast(RauhaSeatView, position.view(seat))
