"""Earth: the position, and how a seat goes from question to question."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from terrarium.earth.hidden import redeal
from terrarium.earth.modes import gaia_scoring, teams
from terrarium.earth.rules import activation, events, fauna, game_flow, journal, scoring, setup, step_flow
from terrarium.earth.rules.actions import EVENT, EXCHANGE, card_in
from terrarium.earth.rules.scoring import BONUS, NOBODY
from terrarium.earth.state import hands, packing
from terrarium.earth.state.area import Area
from terrarium.earth.state.seat_fields import CAREFUL, COMPOST_TOP, MARKS, PENDING
from terrarium.earth.state.stages import OVER, SETUP
from terrarium.earth.state.step_stacks import Stacks
from terrarium.earth.state.team_board import MATES, partner, team_of
from terrarium.earth.view import prompts, refusals, seat_view
from terrarium.engine.errors import Refused
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Outcome
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec


class EarthPosition(Stacks):
    """All areas, hands and piles at one moment, and what every seat still has to do."""

    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        self.seats: i64 = game.seats
        #: Options: beginner's fauna and no ecosystems; nothing hidden while planting; cards dealt of each kind. (E04)
        self.beginner: bool = False
        self.open_planting: bool = False
        self.dealt: i64 = 1
        #: One player against Gaia, and her board; two teams of two, whether their turns alternate, their boards, and
        #: the cards on these. Rows are empty where there is no such thing. (E61, E71, E80)
        self.solo: bool = False
        self.gaia: vec[i64] = vec[i64]()
        self.team_play: bool = False
        self.alternating: bool = False
        self.board: vec[i64] = vec[i64]()
        self.lying: vec[i64] = vec[i64]()
        #: Which cards of each hand were gained in this turn. (E72, E77)
        self.fresh: vec[i64] = vec[i64]()
        self.areas: list[Area] = []
        #: Hands as bits, seat after seat.
        self.hands: vec[i64] = vec[i64]()
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
        #: Full rounds in a row without planting, and those of them in which no card was left to draw; whether anybody
        #: has planted, and whether a card was left, in this round. (E79)
        self.rounds_unplanted: i64 = 0
        self.rounds_drained: i64 = 0
        self.round_planted: bool = False
        self.round_stocked: bool = False
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
        twin.solo = self.solo
        twin.gaia = self.gaia[:]
        twin.team_play = self.team_play
        twin.alternating = self.alternating
        twin.board = self.board[:]
        twin.lying = self.lying[:]
        twin.fresh = self.fresh[:]
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
        twin.rounds_unplanted = self.rounds_unplanted
        twin.rounds_drained = self.rounds_drained
        twin.round_planted = self.round_planted
        twin.round_stocked = self.round_stocked
        twin.before = self.before  # never changed, only replaced
        twin.islands = self.islands  # these never change either
        twin.climates = self.climates
        twin.ecosystems = self.ecosystems
        twin.shared = self.shared
        twin.fauna = self.fauna
        twin.watched = self.watched
        twin.bare_wanted = self.bare_wanted
        return twin

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

    def round(self) -> i64:
        """The number of the round; alone, a turn of one's own and one of Gaia's make a round."""
        return self.turns // (2 if self.solo else self.seats) + 1

    def sees(self, viewer: i64, seat: i64) -> bool:
        """Whether a viewer (NOBODY: a spectator) sees the cards of a seat: they are its own, or its partner's. (E73)"""
        return viewer == seat or (self.team_play and viewer != NOBODY and team_of(viewer) == team_of(seat))

    def circle(self, seat: i64) -> i64:
        """The bits of everyone who sees the cards of a seat."""
        bit: i64 = 1
        return bit << seat | bit << partner(seat) if self.team_play else bit << seat

    def mates(self, seat: int) -> list[int]:
        """The seat and whoever plays with it, ascending."""
        first = seat - seat % MATES
        return [first, first + 1] if self.team_play else [seat]

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

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Why the seat may not do this, or None if it may."""
        possible = self.choices(seat)
        place: i64 = 0
        while place < len(possible):
            if possible[place] == action:
                return None
            place += 1
        return refusals.reason(self, seat, action)

    # -- going on ----------------------------------------------------------------------------------------------

    def move(self, seat: i64, action: i64) -> None:
        """Do an action, then everything that follows from it without a question."""
        if self.team_play:
            teams.note_gained(self)
        if action >= EVENT:
            if action > EXCHANGE:
                teams.do(self, seat, action)
            elif action == EXCHANGE:
                events.choose_exchange(self, seat)
            else:
                events.choose_event(self, seat, card_in(action, EVENT))
        else:
            activation.note_answer(self, seat)
            self.answer(seat, action)
        self.run(seat)
        while self.stage != OVER and self.all_done():
            game_flow.next_stage(self)

    def answers(self, seat: i64) -> vec[i64]:
        """The answers to the seat's question, ascending."""
        return step_flow.answers(self, seat)

    def answer(self, seat: i64, action: i64) -> None:
        """Answer the seat's question."""
        step_flow.answer(self, seat, action)

    def run(self, seat: i64) -> None:
        """Go through the seat's steps up to its next question."""
        step_flow.run(self, seat)

    def allows_events(self, seat: i64) -> bool:
        """Return whether events and exchanges are possible beside the seat's question. (E28, E41)"""
        return step_flow.allows_events(self, seat)

    # -- hidden and shown --------------------------------------------------------------------------------------

    def hide(self) -> None:
        """From now on the others see everything as it is here, until `reveal`. (E19)"""
        self.before = self.copy()

    def reveal(self) -> None:
        """Show what was planted since `hide`. (E19)"""
        if self.before is not None:
            if self.journal is not None:
                journal.revealed(self, self.before)
            self.before = None
            self.reveals += 1

    def show(self) -> None:
        """Note that a card has been shown, unless it is hidden by planting together."""
        if self.before is None:
            self.reveals += 1

    def show_event(self, seat: i64, card: i64) -> None:
        """Note that an event lies open, also for those who see everything as it was before planting. (E42, E74)"""
        self.reveals += 1
        if self.before is None:
            return
        self.before = self.before.copy()  # other copies of this position share it
        area = self.before.areas[seat]
        area.play_event(card)
        if hands.holds(self.before.hands, seat, card):
            hands.take(self.before.hands, seat, card)
            area.hand -= 1

    def look_at_compost(self, seat: i64, count: i64) -> None:
        """The seat sees the top cards of its compost."""
        self.reveals += 1
        card = self.marks[MARKS * seat + COMPOST_TOP]
        while count > 0:
            self.knows[card] |= self.circle(seat)
            card = self.below[card]
            count -= 1

    # -- what was dealt ----------------------------------------------------------------------------------------

    def dealt_card(self, seat: i64, kind: i64, place: i64) -> i64:
        """One of the Islands (0), Climates (1) or ecosystems (2) that a seat was dealt. (E04)"""
        number = self.dealt * seat + place
        if kind == setup.ISLAND:
            return self.islands[number]
        return self.climates[number] if kind == setup.CLIMATE else self.ecosystems[number]

    def ecosystems_of(self, seat: i64) -> list[int]:
        """The ecosystems that count for a seat: its own, then the shared ones. (E53)"""
        own = fauna.own_ecosystem(self, seat)
        found = [int(own)] if own >= 0 else []
        found += [int(side) for side in self.shared]
        return found

    # -- scores ------------------------------------------------------------------------------------------------

    def setting(self, seat: i64, index: i64) -> bool:
        """Whether the seat has set `careful`, the only setting. (E76)"""
        return self.marks[MARKS * seat + CAREFUL] == 1

    def set_setting(self, seat: i64, index: i64, on: bool) -> None:
        """Turn `careful` on or off; what is asked already stays asked. (E76)"""
        self.marks[MARKS * seat + CAREFUL] = 1 if on else 0

    def scores(self) -> list[int]:
        """Each seat's points if the game ended now."""
        found: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            total = scoring.total_points(self.areas, seat, self.ecosystems_of(seat)) + fauna.leaf_points(self, seat)
            found.append(int(total + BONUS if seat == self.bonus else total))
            seat += 1
        return found

    def team_points(self) -> list[int]:
        """Each team's points if the game ended now; empty if there are no teams. (E73)"""
        points = self.scores()
        return [points[0] + points[1], points[2] + points[3]] if self.team_play else []

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
        leaves = [self.leaves_of(seat) for seat in seats]
        if self.solo:
            return scoring.solo_result(self.areas, ecosystems[0], leaves[0], self.bonus == 0, gaia_scoring.sheet(self))
        alliances = self.game.teams()
        return scoring.result(self.areas, ecosystems, leaves, int(self.bonus), alliances)

    # -- hidden, storage, words -------------------------------------------------------------------------------

    def _view(self, seat: int | None) -> Mapping[str, object]:
        """What a seat may know. (E74)"""
        return seat_view.view_for(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        redeal.redeal(self, seat, rng)

    def pack(self) -> list[int]:
        """The whole position as integers."""
        return packing.pack(self)

    def census(self) -> dict[str, list[int]]:
        """The 283 Earth cards and everything else that was dealt, wherever it lies."""
        return packing.census(self)

    def prompt(self, seat: int) -> Line:
        """What the seat must do now, or that it waits."""
        return prompts.prompt(self, seat)

    def explain(self, seat: int, action: int) -> Line:
        """A legal action as the player would say it."""
        return prompts.explain(self, seat, action)
