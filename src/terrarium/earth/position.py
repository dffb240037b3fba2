"""Earth: the position, and how a seat goes from question to question."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from terrarium.earth import (
    activation,
    events,
    fauna,
    gains,
    hidden,
    piles,
    plant,
    prompts,
    rows,
    scoring,
    storage,
    tell,
    turn,
    using,
    view,
)
from terrarium.earth.actions import EVENT, EXCHANGE, KEEP, card_in
from terrarium.earth.area import Area
from terrarium.earth.marks import COMPOST_TOP, MARKS, PENDING
from terrarium.earth.scoring import BONUS, NOBODY
from terrarium.earth.steps import (
    ABILITY,
    ACTIVATE,
    AUTOMATIC,
    BENEFIT,
    CARRY_ON,
    CHOOSE_ACTION,
    COPY,
    DEPTH,
    DRAW,
    GAINS,
    GROWTHS,
    KEEP_COMPOST,
    KEEP_ONE,
    LAST_WINDOW,
    LISTING,
    LOOK,
    ORDER,
    PAY_CARDS,
    PAY_SPROUTS,
    PICK_SIDE,
    PLACE_CARD,
    PLANT,
    PRICE,
    RUN,
    SPROUTS,
    START,
    TUCK,
    ability_of,
    begun_of,
    count_of,
    kind_of,
    mark_of,
    mask_of,
    step,
    unmarked,
)
from terrarium.earth.turn import OVER, SETUP
from terrarium.engine.errors import Refused
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Outcome
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import append, vec


class EarthPosition(Position):
    """All areas, hands and piles at one moment, and what every seat still has to do."""

    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        self.seats: i64 = game.seats
        #: Options: beginner's fauna and no ecosystems; nothing hidden while planting; cards dealt of each kind. (E04)
        self.beginner: bool = False
        self.open_planting: bool = False
        self.dealt: i64 = 1
        self.areas: list[Area] = []
        #: Hands as bits, the rows of `marks`, and the stacks of steps, seat after seat.
        self.hands: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()
        self.stack: vec[i64] = vec[i64]()
        #: The face-down piles; see `piles`.
        self.below: vec[i64] = vec[i64]()
        self.knows: vec[i64] = vec[i64]()
        self.certain: i64 = 0
        self.deck_top: i64 = 0
        self.deck: i64 = 0
        self.discard_top: i64 = 0
        self.discards: i64 = 0
        #: Where the game is, who is active, which action was chosen, how many turns are over. (E07, E09)
        self.stage: i64 = SETUP
        self.active: i64 = 0
        self.first: i64 = 0
        self.chosen: i64 = 0
        self.turns: i64 = 0
        #: The first to fill the grid. (E57)
        self.bonus: i64 = NOBODY
        #: Activations, cards and answers in them; how many had at least `activation.LONG` cards, the answers in these,
        #: and how many of these asked no more than `activation.FEW` questions.
        self.runs: i64 = 0
        self.run_cards: i64 = 0
        self.run_answers: i64 = 0
        self.long_runs: i64 = 0
        self.long_answers: i64 = 0
        self.long_few: i64 = 0
        #: How everything was when hidden planting began; None when nothing is hidden by it. (E19)
        self.before: EarthPosition | None = None
        # Dealt once: cards in the order of the seats, then the box; the goals' sides; what the goals look at.
        self.islands: vec[i64] = vec[i64]()
        self.climates: vec[i64] = vec[i64]()
        self.ecosystems: vec[i64] = vec[i64]()
        self.shared: vec[i64] = vec[i64]()
        self.fauna: vec[i64] = vec[i64]()
        self.watched: i64 = 0
        self.bare_wanted: bool = False

    def copy(self) -> EarthPosition:
        """The same position, free to go its own way, without a journal."""
        twin = EarthPosition(self.game, self.rng.copy(), None)
        twin.reveals = self.reveals
        twin.beginner = self.beginner
        twin.open_planting = self.open_planting
        twin.dealt = self.dealt
        twin.areas = [area.copy() for area in self.areas]
        twin.hands = self.hands[:]
        twin.marks = self.marks[:]
        twin.stack = self.stack[:]
        twin.below = self.below[:]
        twin.knows = self.knows[:]
        twin.certain = self.certain
        twin.deck_top = self.deck_top
        twin.deck = self.deck
        twin.discard_top = self.discard_top
        twin.discards = self.discards
        twin.stage = self.stage
        twin.active = self.active
        twin.first = self.first
        twin.chosen = self.chosen
        twin.turns = self.turns
        twin.bonus = self.bonus
        twin.runs = self.runs
        twin.run_cards = self.run_cards
        twin.run_answers = self.run_answers
        twin.long_runs = self.long_runs
        twin.long_answers = self.long_answers
        twin.long_few = self.long_few
        twin.before = self.before  # never changes
        twin.islands = self.islands  # these never change either
        twin.climates = self.climates
        twin.ecosystems = self.ecosystems
        twin.shared = self.shared
        twin.fauna = self.fauna
        twin.watched = self.watched
        twin.bare_wanted = self.bare_wanted
        return twin

    # -- the stack of a seat -----------------------------------------------------------------------------------

    def pending(self, seat: i64) -> i64:
        """How many steps the seat has to do."""
        return self.marks[MARKS * seat + PENDING]

    def top(self, seat: i64) -> i64:
        """The next step of a seat that has one."""
        return self.stack[DEPTH * seat + self.marks[MARKS * seat + PENDING] - 1]

    def push(self, seat: i64, packed: i64) -> None:
        """Put a step before everything else that the seat has to do."""
        depth = self.marks[MARKS * seat + PENDING]
        self.stack[DEPTH * seat + depth] = packed
        self.marks[MARKS * seat + PENDING] = depth + 1

    def pop(self, seat: i64) -> i64:
        """Take the next step off; an empty place is 0, so that equal positions look equal."""
        depth = self.marks[MARKS * seat + PENDING] - 1
        packed = self.stack[DEPTH * seat + depth]
        self.stack[DEPTH * seat + depth] = 0
        self.marks[MARKS * seat + PENDING] = depth
        return packed

    def lift(self, seat: i64) -> vec[i64]:
        """Take off everything that the seat has to do, the next step first."""
        lifted = vec[i64]()
        while self.marks[MARKS * seat + PENDING] > 0:
            lifted = append(lifted, self.pop(seat))
        return lifted

    def lower(self, seat: i64, lifted: vec[i64]) -> None:
        """Put back what was lifted, before everything else."""
        place: i64 = len(lifted) - 1
        while place >= 0:
            self.push(seat, lifted[place])
            place -= 1

    def unlist(self, seat: i64) -> None:
        """Something was shown or chosen: what the seat is asked next in a run is a new question."""
        if kind_of(self.stack[DEPTH * seat]) == ACTIVATE:
            self.stack[DEPTH * seat] = unmarked(self.stack[DEPTH * seat], LISTING)

    # -- who and what ------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the game has ended. (E56)"""
        return self.stage == OVER

    def begun(self) -> bool:
        """Whether the setup is done."""
        return self.stage != SETUP

    def color(self) -> i64:
        """The colour of the chosen action. (E07)"""
        return 1 << self.chosen

    def actors(self) -> list[int]:
        """The seats that have something to do; several act together. (E10)"""
        found: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            if self.marks[MARKS * seat + PENDING] > 0:
                found.append(int(seat))
            seat += 1
        return found

    def all_done(self) -> bool:
        """Whether nobody has anything to do."""
        seat: i64 = 0
        while seat < self.seats:
            if self.marks[MARKS * seat + PENDING] > 0:
                return False
            seat += 1
        return True

    def choices(self, seat: i64) -> vec[i64]:
        """What the seat is asked, and what may be done at any time, ascending."""
        if self.stage == OVER:
            return vec[i64]()
        if self.marks[MARKS * seat + PENDING] == 0:
            return events.any_time(self, seat, vec[i64]())
        return events.any_time(self, seat, self.answers(seat))

    def answers(self, seat: i64) -> vec[i64]:
        """The answers to the seat's question, ascending."""
        packed = self.top(seat)
        kind = kind_of(packed)
        if kind in (SPROUTS, GROWTHS):
            return rows.placements(self, seat, packed)
        if kind == ABILITY:
            return using.uses(self, seat, packed)
        if kind == PLANT:
            return plant.plantings(self, seat)
        if kind == PLACE_CARD:
            return plant.places(self, seat, mark_of(packed))
        if kind == TUCK:
            return rows.tucks(self, seat)
        if PAY_SPROUTS <= kind <= PAY_CARDS:
            return rows.payments(self, seat, kind, count_of(packed), mark_of(packed), vec[i64]())
        if kind == CHOOSE_ACTION:
            return turn.possible_actions(self, seat)
        if kind == BENEFIT:
            return turn.benefits(self, seat, count_of(packed))
        if kind == KEEP_ONE:
            return plant.keepable(self, seat)
        if kind == PRICE:
            return plant.prices(self, seat, packed)
        if kind == COPY:
            return using.copies(self, seat, packed)
        if kind == ORDER:
            return activation.orders(vec[i64]())
        if kind == PICK_SIDE:
            return turn.sides(self, seat, count_of(packed))
        if kind == KEEP_COMPOST:
            return events.compost_choices(self, seat, count_of(packed))
        return turn.window_choices(self, seat)

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Why the seat may not do this, or None if it may."""
        possible = self.choices(seat)
        place: i64 = 0
        while place < len(possible):
            if possible[place] == action:
                return None
            place += 1
        return prompts.reason(self, seat, action)

    # -- going on ----------------------------------------------------------------------------------------------

    def move(self, seat: i64, action: i64) -> None:
        """Do an action, then everything that follows from it without a question."""
        if action >= EVENT:
            if action == EXCHANGE:
                events.exchange(self, seat)
            else:
                events.play_event(self, seat, card_in(action, EVENT))
        else:
            if kind_of(self.stack[DEPTH * seat]) == ACTIVATE:
                if begun_of(self.top(seat)) == 0:
                    activation.count_answer(self, seat)
                if kind_of(self.top(seat)) != ABILITY:
                    self.unlist(seat)
            self.answer(seat, action)
        self.run(seat)
        while self.stage != OVER and self.all_done():
            turn.next_stage(self)

    def answer(self, seat: i64, action: i64) -> None:
        """Answer the seat's question."""
        packed = self.top(seat)
        kind = kind_of(packed)
        if kind in (SPROUTS, GROWTHS):
            rows.place(self, seat, packed, action)
        elif kind == ABILITY:
            using.use(self, seat, packed, action)
        elif kind == PLANT:
            plant.choose_card(self, seat, action)
        elif kind == PLACE_CARD:
            plant.plant(self, seat, packed, action)
        elif kind == TUCK:
            rows.tuck(self, seat, packed, action)
        elif PAY_SPROUTS <= kind <= PAY_CARDS:
            rows.pay(self, seat, packed, action)
        elif kind == CHOOSE_ACTION:
            turn.choose_action(self, seat, action)
        elif kind == BENEFIT:
            turn.take_benefit(self, seat, action)
        elif kind == KEEP_ONE:
            plant.keep(self, seat, action)
        elif kind == PRICE:
            plant.pay_price(self, seat, packed, action)
        elif kind == COPY:
            using.copy(self, seat, packed, action)
        elif kind == ORDER:
            activation.choose_order(self, seat, action)
        elif kind == PICK_SIDE:
            turn.pick_side(self, seat, packed, action)
        elif kind == KEEP_COMPOST:
            self.pop(seat)
            piles.keep_compost(self, seat, card_in(action, KEEP))
            if self.journal is not None:
                tell.kept_from_compost(self, seat, card_in(action, KEEP))
        else:
            self.pop(seat)  # the last window is left

    def run(self, seat: i64) -> None:
        """Go through the seat's steps up to its next question."""
        while self.marks[MARKS * seat + PENDING] > 0:
            packed = self.top(seat)
            if kind_of(packed) >= AUTOMATIC:
                self.resolve(seat, packed)
            elif not self.answered(seat, packed):
                return

    def resolve(self, seat: i64, packed: i64) -> None:
        """Do a step that is no question."""
        kind = kind_of(packed)
        if kind in (ACTIVATE, CARRY_ON):
            activation.run_on(self, seat)
        elif kind == GAINS:
            gains.take_gains(self, seat, packed)
        elif kind == RUN:
            self.pop(seat)
            activation.start_run(self, seat, mask_of(packed))
        elif kind == DRAW:
            self.pop(seat)
            piles.draw(self, seat, count_of(packed))
        elif kind == LOOK:
            self.pop(seat)
            piles.set_aside(self, seat, count_of(packed))
            self.push(seat, step(KEEP_ONE))
        elif kind == START:
            turn.start_with(self, seat)
        else:
            self.pop(seat)
            gains.gain_soil(self, seat, count_of(packed))

    def answered(self, seat: i64, packed: i64) -> bool:
        """Whether a question had one answer only, or none, and is done with that."""
        kind = kind_of(packed)
        if kind in (SPROUTS, GROWTHS):
            return rows.place_by_itself(self, seat, packed)
        if PAY_SPROUTS <= kind <= PAY_CARDS:
            return rows.pay_by_itself(self, seat, packed)
        if kind == ABILITY:
            area = self.areas[seat]
            return self.dropped(seat, not using.payable(area, ability_of(packed), area.hand))
        if kind == COPY:
            cells = using.copy_targets(self, seat, mark_of(packed), mask_of(packed))
            return self.dropped(seat, len(cells) == 0)
        if kind == TUCK:
            return self.dropped(seat, self.areas[seat].hand == 0)
        if kind == PLANT:
            return self.passed(seat, not plant.can_plant(self, seat))
        if kind == LAST_WINDOW:
            return self.passed(seat, turn.nothing_left(self, seat))
        if kind == ORDER:
            return False
        possible = self.answers(seat)
        if len(possible) == 1:
            self.answer(seat, possible[0])
            return True
        return self.dropped(seat, len(possible) == 0)

    def dropped(self, seat: i64, pointless: bool) -> bool:
        """Drop the seat's question if there is nothing to answer; whether it was dropped."""
        if pointless:
            self.pop(seat)
        return pointless

    def passed(self, seat: i64, unable: bool) -> bool:
        """The same where the hand decides: that nothing can be done shows something of it."""
        if unable:
            self.reveals += 1
        return self.dropped(seat, unable)

    # -- hidden and shown --------------------------------------------------------------------------------------

    def hide(self) -> None:
        """From now on the others see everything as it is here, until `reveal`. (E19)"""
        self.before = self.copy()

    def reveal(self) -> None:
        """Show what was planted since `hide`. (E19)"""
        if self.before is not None:
            if self.journal is not None:
                tell.revealed(self, self.before)
            self.before = None
            self.reveals += 1

    def show(self) -> None:
        """Note that a card has been shown, unless it is hidden by planting together."""
        if self.before is None:
            self.reveals += 1

    def look_at_compost(self, seat: i64, count: i64) -> None:
        """The seat sees the top cards of its compost."""
        self.reveals += 1
        card = self.marks[MARKS * seat + COMPOST_TOP]
        while count > 0:
            self.knows[card] |= 1 << seat
            card = self.below[card]
            count -= 1

    # -- what was dealt ----------------------------------------------------------------------------------------

    def dealt_card(self, seat: i64, kind: i64, place: i64) -> i64:
        """One of the Islands (0), Climates (1) or ecosystems (2) that a seat was dealt. (E04)"""
        number = self.dealt * seat + place
        if kind == turn.ISLAND:
            return self.islands[number]
        return self.climates[number] if kind == turn.CLIMATE else self.ecosystems[number]

    def ecosystems_of(self, seat: i64) -> list[int]:
        """The ecosystems that count for a seat: its own, then the shared ones. (E53)"""
        own = fauna.own_ecosystem(self, seat)
        found = [int(own)] if own >= 0 else []
        found += [int(side) for side in self.shared]
        return found

    # -- scores ------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Each seat's points if the game ended now."""
        found: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            total = scoring.total_points(self.areas, seat, self.ecosystems_of(seat)) + fauna.leaf_points(self, seat)
            found.append(int(total + BONUS if seat == self.bonus else total))
            seat += 1
        return found

    def leaves_of(self, seat: int) -> list[tuple[int, int]]:
        """The goals on which a seat has a leaf, with what it is worth. (E48)"""
        found: list[tuple[int, int]] = []
        for place in range(fauna.GOALS):
            on_step = fauna.leaf_on(self, seat, place)
            if on_step > 0:
                found.append((int(self.fauna[place]), int(fauna.worth(self, on_step))))
        return found

    def final(self) -> Outcome:
        """The outcome of a finished game. (E58, E59)"""
        seats = range(self.seats)
        ecosystems = [self.ecosystems_of(seat) for seat in seats]
        return scoring.result(self.areas, ecosystems, [self.leaves_of(seat) for seat in seats], int(self.bonus))

    # -- hidden, storage, words -------------------------------------------------------------------------------

    def sight(self, seat: int | None) -> Mapping[str, object]:
        """What a seat may know. (E74)"""
        return view.sight(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        hidden.redeal(self, seat, rng)

    def pack(self) -> list[int]:
        """The whole position as integers."""
        return storage.pack(self)

    def census(self) -> dict[str, list[int]]:
        """The 283 Earth cards and everything else that was dealt, wherever it lies."""
        return storage.census(self)

    def prompt(self, seat: int) -> Line:
        """What the seat must do now, or that it waits."""
        return prompts.prompt(self, seat)

    def explain(self, seat: int, action: int) -> Line:
        """A legal action as the player would say it."""
        return prompts.explain(self, seat, action)
