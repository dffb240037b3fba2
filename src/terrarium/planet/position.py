"""Planet: the position and the course of a round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from terrarium.engine.errors import Refused
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Outcome
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import append, vec
from terrarium.planet.cards.box import IN_PLAY, TILES, Box, turned
from terrarium.planet.rules import deal
from terrarium.planet.rules.actions import SLOTS, actions_on, encode, face_of, slot_of, turn_of
from terrarium.planet.rules.origin_of_life import NOBODY, suitability, taker
from terrarium.planet.rules.scoring import habitat_line, result, sheet
from terrarium.planet.state.regions import size
from terrarium.planet.view import seat_view

ROUNDS: Final = 12
FIRST_LIFE: Final = 3
ALL_FACES: Final = 0xFFF

#: Where a left-over tile went: not left over (yet), spot 11, spot 12, or the box.
NOWHERE: Final = 0
BOXED: Final = 13

#: What became of an animal: still in play, or out of the game; otherwise the seat that won it.
IN_GAME: Final = -1
OUT: Final = -2

GONE: Final = -1
SLOT_NAMES: Final = "abcde"


class PlanetPosition(Position):
    """All planets, tiles, animals and objectives at one moment."""

    def __init__(self, game: Game, box: Box, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        self.box = box
        self.seats: i64 = game.seats
        self.round: i64 = 1
        #: How many seats have taken a tile in this round.
        self.placed: i64 = 0
        self.first: i64 = 0
        #: Mystery animals: the second ten lie face down at first. (P31)
        self.mystery: bool = False
        #: ``planets[5 * seat + habitat]``: the areas of that habitat as a 60-bit mask.
        self.planets: vec[i64] = vec[i64]()
        #: ``laid[12 * seat + face]``: 5 * tile + turn, or GONE on a free face.
        self.laid: vec[i64] = vec[i64]()
        #: ``covered[seat]``: the covered faces as twelve bits.
        self.covered: vec[i64] = vec[i64]()
        #: ``tiles[5 * (round - 1) + slot]``: the tile, ascending in each round; GONE once taken.
        self.tiles: vec[i64] = vec[i64]()
        #: ``went[tile]``: where a left-over tile went.
        self.went: vec[i64] = vec[i64]()
        #: The habitat of each seat's objective, or NO_OBJECTIVE.
        self.objectives: vec[i64] = vec[i64]()
        #: The twenty animals in play; ``home`` is the round they were dealt to, ``column`` where they lie now.
        self.animals: vec[i64] = vec[i64]()
        self.home: vec[i64] = vec[i64]()
        self.column: vec[i64] = vec[i64]()
        self.fate: vec[i64] = vec[i64]()

    def copy(self) -> PlanetPosition:
        """The same position, free to go its own way, without a journal."""
        twin = PlanetPosition(self.game, self.box, self.rng.copy(), None)
        twin.reveals = self.reveals
        twin.round = self.round
        twin.placed = self.placed
        twin.first = self.first
        twin.mystery = self.mystery
        twin.planets = self.planets[:]
        twin.laid = self.laid[:]
        twin.covered = self.covered[:]
        twin.tiles = self.tiles[:]
        twin.went = self.went[:]
        twin.objectives = self.objectives[:]
        twin.animals = self.animals[:]
        twin.home = self.home  # never changes
        twin.column = self.column[:]
        twin.fate = self.fate[:]
        return twin

    # -- who and what ------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the twelve rounds are played. (P25)"""
        return self.round > ROUNDS

    def turn_seat(self) -> i64:
        """The seat whose turn it is. (P08)"""
        return (self.first + self.placed) % self.seats

    def actors(self) -> list[int]:
        """The one seat whose turn it is; nobody when the game is over."""
        if self.round > ROUNDS:
            return []
        return [int(self.turn_seat())]

    def tile_in(self, slot: i64) -> i64:
        """The tile in a slot of this round, or GONE."""
        return self.tiles[5 * (self.round - 1) + slot]

    def choices(self, seat: i64) -> vec[i64]:
        """Every tile on every free face in every turn that looks different, ascending. (P08)"""
        if self.round > ROUNDS or seat != self.turn_seat():
            return vec[i64]()
        free: i64 = ALL_FACES & ~self.covered[seat]
        offered: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            offered += self.offered_turns(slot)
            slot += 1
        found = vec[i64]([0] * (offered * size(free)))
        count: i64 = 0
        slot = 0
        while slot < SLOTS:
            turns = self.offered_turns(slot)
            face: i64 = 0
            while face < 12:
                if free >> face & 1:
                    action = encode(slot, face, 0)
                    end = action + turns
                    while action < end:
                        found[count] = action
                        count += 1
                        action += 1
                face += 1
            slot += 1
        return found

    def pick(self, seat: i64, rng: Rng) -> i64:
        """One of the choices by chance, found without the others: they are slots by faces by turns."""
        free: i64 = ALL_FACES & ~self.covered[seat]
        faces = size(free)
        offered: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            offered += self.offered_turns(slot)
            slot += 1
        place = rng.below(offered * faces)
        slot = 0
        turns = self.offered_turns(slot)
        while place >= turns * faces:
            place -= turns * faces
            slot += 1
            turns = self.offered_turns(slot)
        face: i64 = 0
        before = place // turns
        while before > 0 or not free >> face & 1:
            before -= free >> face & 1
            face += 1
        return encode(slot, face, place % turns)

    def legal(self, seat: int) -> list[int]:
        """The same as Python ints, put together from ready-made pieces because callers ask so often."""
        found: list[int] = []
        if self.round <= ROUNDS and seat == self.turn_seat():
            free: i64 = ALL_FACES & ~self.covered[seat]
            slot: i64 = 0
            while slot < SLOTS:
                turns = self.offered_turns(slot)
                if turns > 0:
                    found += actions_on(slot, 0, free & 63, turns)
                    found += actions_on(slot, 1, free >> 6, turns)
                slot += 1
        return found

    def offered_turns(self, slot: i64) -> i64:
        """How many turns of the slot's tile are offered: none if it is gone or alike to an earlier one."""
        tile = self.tile_in(slot)
        if tile == GONE or (self.box.repeats and self.alike_before(slot, tile) != GONE):
            return 0
        return self.box.turns[tile]

    def alike_before(self, slot: i64, tile: i64) -> i64:
        """An earlier slot of this round with the same tile but for a turn, or GONE."""
        earlier: i64 = 0
        while earlier < slot:
            other = self.tile_in(earlier)
            if other != GONE and self.box.alike[other] == self.box.alike[tile]:
                return earlier
            earlier += 1
        return GONE

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Why the seat may not do this, or None if it may."""
        if self.round > ROUNDS:
            return Refused("game-over")
        if seat != self.turn_seat():
            return Refused("not-your-turn", seat=seat, turn_seat=int(self.turn_seat()))
        slot, face, turn = slot_of(action), face_of(action), turn_of(action)
        tile = self.tile_in(slot)
        if tile == GONE:
            return Refused("planet-tile-taken", slot=SLOT_NAMES[slot])
        if self.covered[seat] >> face & 1:
            return Refused("planet-face-covered", face=int(face) + 1)
        twin = self.alike_before(slot, tile)
        if twin != GONE:
            return Refused("planet-same-tile", slot=SLOT_NAMES[slot], other=SLOT_NAMES[twin])
        if turn >= self.box.turns[tile]:
            return Refused("planet-same-turn", slot=SLOT_NAMES[slot], turn=int(turn))
        return None

    # -- a round -----------------------------------------------------------------------------------------------

    def move(self, seat: i64, action: i64) -> None:
        """Take a tile and put it on a face; the last to do so ends the round."""
        slot, face, turn = slot_of(action), face_of(action), turn_of(action)
        tile = self.tile_in(slot)
        self.lay(seat, tile, face, turn)
        self.tiles[5 * (self.round - 1) + slot] = GONE
        if self.journal is not None:
            self.journal.tell(Line("planet-took", seat=int(seat), **self._tile_figures(tile, face, turn)))
        self.placed += 1
        if self.placed == self.seats:
            self.end_round()

    def lay(self, seat: i64, tile: i64, face: i64, turn: i64) -> None:
        """Put a tile on a free face of a seat's planet. (P08, P09)"""
        bits: i64 = (tile * 5 + turn) * 5
        habitat: i64 = 0
        while habitat < 5:
            self.planets[5 * seat + habitat] |= self.box.bits[bits + habitat] << (5 * face)
            habitat += 1
        self.covered[seat] |= 1 << face
        self.laid[12 * seat + face] = 5 * tile + turn

    def end_round(self) -> None:
        """Leftovers, life, mystery, first player: what follows when everyone has taken a tile."""
        if self.round <= 10:
            self.put_away_leftovers()
        if self.round >= FIRST_LIFE:
            self.origin_of_life()
        self.first = (self.first + 1) % self.seats  # P24
        self.placed = 0
        self.round += 1
        if self.round > ROUNDS:
            self.reveals += 1  # P26: objectives are shown
            self._tell_end()
        else:
            self.start_round()

    def start_round(self) -> None:
        """Turn up the round's tiles, and the mystery animal whose time has come. (P08, P11, P31)"""
        self.reveals += 1
        if self.round >= 11:
            self._turn_up_spot()
        if self.journal is not None:
            if self.mystery and 3 <= self.round + 1 <= ROUNDS:
                self._tell_mystery(self.journal)
            patterns = [self.box.patterns[self.tile_in(slot)] for slot in range(SLOTS)]
            first = int(self.first)
            self.journal.tell(Line("planet-round", round=int(self.round), tiles=" ".join(patterns), seat=first))

    def _turn_up_spot(self) -> None:
        """P11: the tiles on spot 11 or 12 are played."""
        slot: i64 = 5 * (self.round - 1)
        tile: i64 = 0
        while tile < len(self.went):
            if self.went[tile] == self.round:
                self.tiles[slot] = tile
                slot += 1
            tile += 1

    def put_away_leftovers(self) -> None:
        """P10: what is left goes to spot 11 until it holds five, then to spot 12, then to the box."""
        left = vec[i64]()
        slot: i64 = 0
        while slot < SLOTS:
            if self.tile_in(slot) != GONE:
                left = append(left, self.tile_in(slot))
            slot += 1
        on_11, on_12 = deal.leftover_split(self.seats, self.round)
        if not (on_11 == len(left) or on_12 == len(left) or (on_11 == 0 and on_12 == 0)):
            self.rng.shuffle(left)  # P10: if a spot overflows, chance says which tile goes where
        number: i64 = 0
        while number < len(left):
            self.went[left[number]] = 11 if number < on_11 else 12 if number < on_11 + on_12 else BOXED
            number += 1
        if self.journal is not None:
            self.journal.tell(
                Line("planet-left", on_11=int(on_11), on_12=int(on_12), boxed=int(len(left) - on_11 - on_12))
            )

    def origin_of_life(self) -> None:
        """P16: every animal under this round is compared, each on its own."""
        number: i64 = 0
        while number < IN_PLAY:
            if self.column[number] == self.round and self.fate[number] == IN_GAME:
                winner = taker(self.box, self.planets, self.seats, self.animals[number], self.round == ROUNDS)
                if self.journal is not None:
                    self._tell_animal(self.journal, number, winner)
                if winner != NOBODY:
                    self.fate[number] = winner
                elif self.round == ROUNDS:
                    self.fate[number] = OUT  # P21, P22
                else:
                    self.column[number] = self.round + 1  # P20
            number += 1

    def face_down(self, number: i64) -> bool:
        """Whether an animal in play still lies face down. (P31)"""
        return self.mystery and number >= 10 and self.home[number] > self.round + 1

    # -- scores ------------------------------------------------------------------------------------------------

    def won_by(self, seat: i64) -> list[int]:
        """The animals that a seat has won."""
        return [int(self.animals[number]) for number in range(IN_PLAY) if self.fate[number] == seat]

    def scores(self) -> list[int]:
        """Each seat's points if the game ended now."""
        box = self.box
        return [
            sum(entry.points for entry in sheet(box, self.planets, seat, int(self.objectives[seat]), self.won_by(seat)))
            for seat in range(self.seats)
        ]

    def final(self) -> Outcome:
        """The outcome of a finished game. (P26 to P30)"""
        won = [self.won_by(seat) for seat in range(self.seats)]
        return result(self.box, self.planets, [int(habitat) for habitat in self.objectives], won)

    # -- secrets, storage, words -------------------------------------------------------------------------------

    def _view(self, seat: int | None) -> Mapping[str, object]:
        """What a seat may know. (P12)"""
        return seat_view.view_for(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        deal.redeal(self, seat, rng)

    def pack(self) -> list[int]:
        """The whole position as integers."""
        numbers = [*self.rng.pack(), int(self.reveals), int(self.round), int(self.placed), int(self.first)]
        for row in (self.planets, self.laid, self.covered, self.tiles, self.went, self.objectives, self.animals,
                    self.column, self.fate):  # fmt: skip
            numbers += [int(number) for number in row]
        return numbers

    def census(self) -> dict[str, list[int]]:
        """The fifty tiles, wherever they lie now, and the animals in play."""
        tiles = [int(laid) // 5 for laid in self.laid if laid >= 0]
        tiles += [
            tile for tile in range(TILES) if self.went[tile] > min(self.round, ROUNDS) or self.went[tile] == BOXED
        ]
        tiles += [int(tile) for tile in self.tiles[5 * min(self.round, 11) - 5 :] if tile >= 0]
        return {"tiles": sorted(tiles), "animals": sorted(int(animal) for animal in self.animals)}

    def prompt(self, seat: int) -> Line:
        """What the seat must do now."""
        if self.round > ROUNDS:
            return Line("game-over")
        if seat != self.turn_seat():
            return Line("wait-for", seats=self.actors())
        return Line("planet-prompt", round=int(self.round))

    def explain(self, seat: int, action: int) -> Line:
        """A legal action with the tile that it takes."""
        slot, face, turn = slot_of(action), face_of(action), turn_of(action)
        figures = self._tile_figures(self.tile_in(slot), face, turn)
        return Line("planet-take", slot=SLOT_NAMES[slot], turn=int(turn), **figures)

    def _tile_figures(self, tile: i64, face: i64, turn: i64) -> dict[str, object]:
        return {"tile": turned(self.box.patterns[tile], int(turn)), "face": int(face) + 1}

    # -- the journal -------------------------------------------------------------------------------------------

    def _tell_animal(self, journal: Journal, number: i64, winner: i64) -> None:
        animal = self.animals[number]
        values = [int(suitability(self.box, self.planets, seat, animal)) for seat in range(self.seats)]
        name = self.box.animals[animal].line()
        if winner != NOBODY and values.count(max(values)) > 1:
            journal.tell(Line("planet-won-by-next", seat=int(winner), animal=name, values=_joined(values)))  # P22
        elif winner != NOBODY:
            journal.tell(Line("planet-won", seat=int(winner), animal=name, values=_joined(values)))
        elif self.round == ROUNDS:
            journal.tell(Line("planet-boxed", animal=name, values=_joined(values)))
        else:
            journal.tell(Line("planet-carried", animal=name, values=_joined(values), round=int(self.round) + 1))

    def _tell_mystery(self, journal: Journal) -> None:
        number: i64 = 0
        while number < IN_PLAY:
            if number >= 10 and self.home[number] == self.round + 1:
                name = self.box.animals[self.animals[number]].line()
                journal.tell(Line("planet-mystery", animal=name, round=int(self.home[number])))
            number += 1

    def _tell_end(self) -> None:
        if self.journal is None:
            return
        for seat in range(self.seats):
            habitat = int(self.objectives[seat])
            if habitat >= 0:
                self.journal.tell(Line("planet-objective", seat=seat, habitat=habitat_line(habitat)))
        self.journal.tell(Line("game-over"))


def _joined(values: list[int]) -> str:
    return " : ".join(str(value) for value in values)
