"""Whole games of Rauha, played a second time with tokens on a table, by the words of the actions alone."""

from __future__ import annotations

import random

import pytest

from terrarium.rauha.cards.box import ANIMALS, BIOMES, COUNTED, Biome, Effect
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.cards.notation import NUMBERS
from terrarium.rauha.position import RauhaPosition
from tests.rauha.positions import seen, start

WATER = [0, 1, 3, 6, 10, 15]


class Player:
    """One player's board and goods."""

    def __init__(self, side: str) -> None:
        self.cells = [BOX.biomes[NUMBERS[f"{side}{cell}"]] for cell in range(1, 10)]
        self.spores: set[int] = set()
        self.entities: set[str] = set()
        self.crystals = 4
        self.points = 0
        self.card: Biome | None = None

    def water(self) -> int:
        return sum(cell.water for cell in self.cells) + (2 if "vuori" in self.entities else 0)

    def count(self, counted: str) -> int:
        if counted == "spore":
            return len(self.spores)
        if counted == "water":
            return self.water()
        return sum(cell.animals.count(counted) for cell in self.cells)


class PlainTable:
    """The whole game with a real stack of markers; actions come as words."""

    def __init__(self, position: RauhaPosition, side: str) -> None:
        view = seen(position, None)
        self.players = [Player(side) for _seat in range(view["seats"])]
        #: The score track: markers by number of points, the upper ones last.
        self.track: dict[int, list[int]] = {0: view["order"][::-1]}

    def leader(self) -> int:
        return self.track[max(number for number, stack in self.track.items() if stack)][-1]

    def score(self, seat: int, points: int) -> None:
        if points:
            player = self.players[seat]
            self.track[player.points].remove(seat)
            player.points += points
            self.track.setdefault(player.points, []).append(seat)

    def act(self, seat: int, words: str, free: list[str]) -> None:
        """Do what the words say; `free` are the sources that "rest" stands for."""
        player = self.players[seat]
        verb, _, rest = words.partition(" ")
        if verb == "keep":
            player.card = BOX.biomes[NUMBERS[rest]]
        elif verb == "place":
            assert player.card is not None
            player.crystals -= player.card.cost
            player.cells[int(rest) - 1] = player.card
            self.invite(seat, int(rest) - 1)
        elif verb == "discard" and rest:
            player.spores.add(int(rest.split()[1]) - 1)
        elif verb == "spore":
            player.spores.add(int(rest) - 1)
        elif verb == "name":
            self.score(seat, player.count(rest))
        elif verb == "use":
            self.use(seat, rest, best=len({player.count(animal) for animal in ANIMALS} - {0}) == 1)
        elif verb == "rest":
            for source in free:
                self.use(seat, source, best=True)

    def invite(self, seat: int, cell: int) -> None:
        row = [cell // 3 * 3 + step for step in range(3)]
        column = [cell % 3 + 3 * step for step in range(3)]
        for entity in BOX.entities:
            for line in (row, column):
                shown = [self.players[seat].cells[there] for there in line]
                if all(entity.symbol in biome.biomes + biome.animals for biome in shown):
                    for player in self.players:
                        player.entities.discard(entity.key)
                    self.players[seat].entities.add(entity.key)

    def use(self, seat: int, source: str, best: bool) -> None:
        player = self.players[seat]
        if source.isdecimal():
            effect: Effect = player.cells[int(source) - 1].effect
        else:
            effect = next(entity.effect for entity in BOX.entities if entity.key == source)
        player.crystals += effect.crystals - effect.pay
        assert player.crystals >= 0
        if effect.spores and len(player.spores) == 8:
            player.spores = set(range(9))
        counted = "" if effect.per < 0 else COUNTED[effect.per]
        if counted == "animal":
            self.score(seat, max(player.count(animal) for animal in ANIMALS) if best else 0)
        else:
            self.score(seat, effect.points * (player.count(counted) if counted else 1))

    def score_water(self, seat: int) -> None:
        lowest = min(player.water() for player in self.players)
        self.score(seat, WATER[min(self.players[seat].water() - lowest, 5)])


def free_sources(position: RauhaPosition) -> list[str]:
    """What "rest" stands for at this moment, in words."""
    keys = [*[str(cell) for cell in range(1, 10)], *[entity.key for entity in BOX.entities]]
    return [key for number, key in enumerate(keys) if int(position.rest) >> number & 1]


@pytest.mark.clause("R14", "R15", "R16", "R21", "R23", "R28", "R29", "R32", "R33", "R36")
@pytest.mark.parametrize(("seats", "side"), [(2, "A"), (3, "B"), (4, "A"), (5, "B")])
def test_a_second_table_agrees_at_every_moment(seats: int, side: str) -> None:
    for seed in range(4):
        position = start(seats, seed, side, journal=True)
        table = PlainTable(position, side)
        chance = random.Random(seed)
        journal = position.journal
        assert journal is not None
        told = 0
        while not position.over():
            seat = position.actors()[0]
            action = chance.choice(position.legal(seat))
            free = free_sources(position)
            position.play(seat, action)
            table.act(seat, position.game.words(action), free)
            for line in journal.lines(None)[told:]:
                told += 1
                who = line.figures.get("seat")
                if line.id == "rauha-water" and isinstance(who, int):
                    table.score_water(who)
                elif line.id == "rauha-discarded" and isinstance(who, int):
                    table.players[who].crystals += 4  # by choice, or because nothing else was left
                elif line.id in ("rauha-turn", "rauha-scoring"):
                    assert line.figures["seat"] == table.leader()
            for number, board in enumerate(seen(position, None)["boards"]):
                player = table.players[number]
                assert [cell["key"] for cell in board["cells"]] == [biome.key for biome in player.cells]
                assert set(board["entities"]) == player.entities
                assert set(board["spores"]) == player.spores
                assert (board["crystals"], board["points"]) == (player.crystals, player.points)
                for symbol in BIOMES[:4]:
                    assert board["symbols"][symbol] == sum(symbol in biome.biomes for biome in player.cells)
        assert position.outcome().scores == [player.points for player in table.players]
