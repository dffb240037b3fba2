"""Rauha: the position and the course of a turn and of a scoring."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from terrarium.engine.errors import Refused
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Outcome
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import ALL_CELLS, CARDS, ENTITIES
from terrarium.rauha.cards.tables import COST
from terrarium.rauha.rules import activation, deal, draft, journal, placement, scoring
from terrarium.rauha.rules.actions import DISCARD, NAME, PLACE, REST, STOP, TARGET, USE
from terrarium.rauha.rules.activation import SETTLED
from terrarium.rauha.state.turn_steps import ACTIVATING, CHOOSING, END, NO_CARD, PLACING
from terrarium.rauha.view import refusals, seat_view


class RauhaPosition(Position):
    """All boards, crystals, points and cards at one moment."""

    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        self.seats: i64 = game.seats
        #: Where all totems stand, 1 to 16; END after the last scoring. (R09)
        self.totem: i64 = 1
        self.step: i64 = CHOOSING
        #: Whether the totems stand on a corner. (R34)
        self.scoring: bool = False
        self.first: i64 = 0
        #: How many seats have had their part of this turn or scoring.
        self.done: i64 = 0
        #: The newest stamp on a score marker: of two markers on a space the newer lies on top. (R16)
        self.newest: i64 = 0
        #: Of the seat that activates: entities invited in this turn; sources used, asleep (which only `candidates`
        #: minds), usable now, and those that "the rest" takes.
        self.invited: i64 = 0
        self.used: i64 = 0
        self.asleep: i64 = 0
        self.open: i64 = 0
        self.free: i64 = 0
        #: The source that waits for its target or animal, or SETTLED.
        self.pending: i64 = SETTLED
        #: ``board[9 * seat + cell]``: the visible biome.
        self.board: vec[i64] = vec[i64]()
        #: By seat: crystals, points, stamp of the score marker, spores as nine bits, entities as seven bits.
        self.crystals: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.stamps: vec[i64] = vec[i64]()
        self.spores: vec[i64] = vec[i64]()
        self.held: vec[i64] = vec[i64]()
        #: The card that a seat has chosen and not yet placed or discarded, or NO_CARD.
        self.kept: vec[i64] = vec[i64]()
        #: The forty slots of each age: first those of the satellites, round by round, then the cards never dealt.
        self.deck: vec[i64] = vec[i64]()
        #: What became of the card in each slot; see `draft`.
        self.went: vec[i64] = vec[i64]()
        #: ``tally[12 * seat + 3 * (round - 1) + origin]``: points from biomes (0), entities (1), water (2).
        self.tally: vec[i64] = vec[i64]()

    def copy(self) -> RauhaPosition:
        """The same position, free to go its own way, without a journal."""
        twin = RauhaPosition(self.game, self.rng.copy(), None)
        twin.reveals = self.reveals
        twin.totem = self.totem
        twin.step = self.step
        twin.scoring = self.scoring
        twin.first = self.first
        twin.done = self.done
        twin.newest = self.newest
        twin.invited = self.invited
        twin.used = self.used
        twin.asleep = self.asleep
        twin.open = self.open
        twin.free = self.free
        twin.pending = self.pending
        twin.board = self.board[:]
        twin.crystals = self.crystals[:]
        twin.points = self.points[:]
        twin.stamps = self.stamps[:]
        twin.spores = self.spores[:]
        twin.held = self.held[:]
        twin.kept = self.kept[:]
        twin.deck = self.deck  # never changes in place
        twin.went = self.went[:]
        twin.tally = self.tally[:]
        return twin

    # -- who and what ------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the fourth scoring is done. (R40)"""
        return self.totem == END

    def round(self) -> i64:
        """The round, 1 to 4."""
        return min((self.totem + 3) // 4, 4)

    def turn(self) -> i64:
        """The turn of the round, 1 to 3; 4 is the scoring."""
        return (self.totem - 1) % 4 + 1

    def turn_seat(self) -> i64:
        """The seat whose part it is, from the first player clockwise. (R14)"""
        return (self.first + self.done) % self.seats

    def actors(self) -> list[int]:
        """Everybody who has not chosen yet, or the one seat whose part it is."""
        if self.totem == END:
            return []
        if self.step != CHOOSING:
            return [int((self.first + self.done) % self.seats)]
        owing: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            if self.kept[seat] == NO_CARD:
                owing.append(int(seat))
            seat += 1
        return owing

    def choices(self, seat: i64) -> vec[i64]:
        """The cards of the satellite, the ways to place or discard, or what can be activated; ascending."""
        if self.totem == END:
            return vec[i64]()
        if self.step == CHOOSING:
            return draft.choices(self, seat)
        if seat != self.turn_seat():
            return vec[i64]()
        return placement.choices(self, seat) if self.step == PLACING else activation.choices(self, seat)

    def candidates(self, seat: i64) -> vec[i64]:
        """The choices without orders of uses that change nothing. (R26, R35)"""
        if self.step != ACTIVATING or self.totem == END or seat != self.turn_seat():
            return self.choices(seat)
        return activation.candidates(self, seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """Draw one of an actor's candidates; what can be used is not listed for it."""
        if self.step == ACTIVATING and self.pending == SETTLED:
            return activation.pick(self, rng)
        candidates = self.candidates(seat)
        return candidates[rng.below(len(candidates))]

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Why the seat may not do this, or None if it may."""
        return refusals.refusal(self, seat, action)

    # -- a turn ------------------------------------------------------------------------------------------------

    def move(self, seat: i64, action: i64) -> None:
        """Do one thing; what follows by itself follows."""
        if self.step == CHOOSING:
            if draft.keep(self, seat, action):
                self.reveals += 1  # R12: from here on nobody can take a choice back
                self.start_part()
        elif self.step == PLACING:
            if action < DISCARD:
                placement.place(self, seat, action - PLACE)
            else:
                placement.discard(self, seat, action)
            self.start_activation()
        elif action == STOP:
            self.end_part(seat)
        else:
            if action == REST:
                activation.use_rest(self, seat)
            elif action >= NAME:
                activation.name_animal(self, seat, action - NAME)
            elif action >= TARGET:
                activation.put_spore(self, seat, self.pending, action - TARGET)
            else:
                activation.use(self, seat, action - USE)
            if self.pending == SETTLED:
                self.go_on(seat)

    def start_turn(self) -> None:
        """Settle the first player and let everyone look at their satellite. (R08 to R10, R15)"""
        self.first = self.leader()
        self.done = 0
        self.scoring = False
        self.step = CHOOSING
        self.reveals += 1
        if self.journal is not None:
            journal.turn(self, self.journal)

    def start_part(self) -> None:
        """The next seat places or discards its card; with one way to do so it is done. (R14)"""
        seat = self.turn_seat()
        self.step = PLACING
        card = self.kept[seat]
        if self.spores[seat] == ALL_CELLS and COST[card] > self.crystals[seat]:
            self.reveals += 1  # that the card was too dear shows
            placement.discard(self, seat, DISCARD)
            self.start_activation()

    def start_activation(self) -> None:
        """The seat may use its sources, if there is anything to use. (R26, R35)"""
        self.step = ACTIVATING
        self.used = 0
        self.asleep = 0
        self.go_on(self.turn_seat())

    def go_on(self, seat: i64) -> None:
        """See what the seat can use now; when there is nothing, its part is over."""
        activation.survey(self, seat)
        if self.open == 0:
            self.end_part(seat)

    def end_part(self, seat: i64) -> None:
        """The seat has activated: in a scoring its water counts; then the next seat, or the totems move. (R34, R36)"""
        self.used = 0
        self.asleep = 0
        self.open = 0
        self.free = 0
        self.invited = 0
        if self.scoring:
            scoring.score_water(self, seat)
        self.done += 1
        if self.done == self.seats:
            self.move_totems()
        elif self.scoring:
            self.start_activation()
        else:
            self.start_part()

    def move_totems(self) -> None:
        """All totems move one place on: a scoring on a corner, otherwise the next turn. (R34, R40)"""
        self.totem += 1
        if self.totem == END:
            self.done = 0
            if self.journal is not None:
                self.journal.tell(Line("game-over"))
        elif self.totem % 4 == 0:
            self.first = self.leader()
            self.done = 0
            self.scoring = True
            if self.journal is not None:
                journal.scoring_starts(self, self.journal)
            self.start_activation()
        else:
            self.start_turn()

    # -- scores ------------------------------------------------------------------------------------------------

    def leader(self) -> i64:
        """The seat with most points; among equals the marker on top. (R15)"""
        best: i64 = 0
        seat: i64 = 1
        while seat < self.seats:
            ahead = self.points[seat] - self.points[best]
            if ahead > 0 or (ahead == 0 and self.stamps[seat] > self.stamps[best]):
                best = seat
            seat += 1
        return best

    def score(self, seat: i64, points: i64, origin: i64) -> None:
        """A seat gains points and its marker lands on top; a gain of zero is no move. (R16)"""
        if points == 0:
            return
        self.points[seat] += points
        self.tally[12 * seat + 3 * (self.round() - 1) + origin] += points
        if self.stamps[seat] != self.newest:
            self.newest += 1
            self.stamps[seat] = self.newest

    def scores(self) -> list[int]:
        """Each seat's points."""
        return [int(points) for points in self.points]

    def final(self) -> Outcome:
        """The outcome of a finished game. (R41)"""
        return scoring.result([int(points) for points in self.tally], int(self.seats))

    # -- secrets, storage, words -------------------------------------------------------------------------------

    def _view(self, seat: int | None) -> Mapping[str, object]:
        """What a seat may know. (R12, R13, R19)"""
        return seat_view.view_for(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        deal.redeal(self, seat, rng)

    def pack(self) -> list[int]:
        """The whole position as integers."""
        numbers = [*self.rng.pack(), int(self.reveals), int(self.totem), int(self.step), int(self.scoring)]
        numbers += [int(self.first), int(self.done), int(self.newest), int(self.invited), int(self.used)]
        numbers += [int(self.asleep), int(self.open), int(self.free), int(self.pending)]
        for row in (self.board, self.crystals, self.points, self.stamps, self.spores, self.held, self.kept,
                    self.deck, self.went, self.tally):  # fmt: skip
            numbers += [int(number) for number in row]
        return numbers

    def census(self) -> dict[str, list[int]]:
        """The eighty cards, wherever they lie now, and the seven entities."""
        visible = [int(biome) for biome in self.board if biome < CARDS]
        hands = [int(card) for card in self.kept if card != NO_CARD and draft.in_hand(self, card)]
        elsewhere = [
            int(self.deck[slot])
            for slot in range(CARDS)
            if self.deck[slot] not in visible and self.deck[slot] not in hands
        ]
        entities = [number for held in self.held for number in range(ENTITIES) if int(held) >> number & 1]
        middle = [number for number in range(ENTITIES) if number not in entities]
        return {"cards": sorted(visible + hands + elsewhere), "entities": sorted(entities + middle)}

    def prompt(self, seat: int) -> Line:
        """What the seat must do now, or that it waits."""
        return journal.prompt(self, seat)

    def explain(self, seat: int, action: int) -> Line:
        """A legal action as the player would say it."""
        return journal.explain(self, seat, action)
