"""Everything there is to know of a game of Earth at one moment: fields, accessors, and the one list of all fields."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.state import hands
from terrarium.earth.state.area import Area
from terrarium.earth.state.gaia_board import HER, NO_GAIA, GaiaBoard
from terrarium.earth.state.seat_fields import MARKS, NOBODY
from terrarium.earth.state.setup_cards import SetupCards
from terrarium.earth.state.stages import OVER, SETUP
from terrarium.earth.state.steps import DEPTH
from terrarium.earth.state.team_board import MATES, NO_BOARDS, TeamBoard, TeamBoards, partner, team_of
from terrarium.engine.fields import Fields
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import filled
from terrarium.engine.vecs import vec


class EarthState(SetupCards):
    """All areas, hands and piles at one moment, and what every seat still has to do, without the rules."""

    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        self.seats: i64 = game.seats
        #: Options: beginner's fauna and no ecosystems; nothing hidden while planting.
        self.beginner: bool = False
        self.open_planting: bool = False
        #: One player against Gaia, and her board; two teams of two, whether their turns alternate, and their boards.
        #: (E61, E71, E80)
        self.solo: bool = False
        self.gaia: GaiaBoard = NO_GAIA
        self.team_play: bool = False
        self.alternating: bool = False
        self.team_boards: TeamBoards = NO_BOARDS
        #: The stage, the active player, the chosen action, and the number of turns that are over. (E07, E09)
        self.stage: i64 = SETUP
        self.active: i64 = 0
        self.first: i64 = 0
        self.chosen: i64 = 0
        self.turns: i64 = 0
        #: The first to fill the grid. (E57)
        self.bonus: i64 = NOBODY
        #: Full rounds in a row without planting, and those of them in which no card was left to draw; whether anybody
        #: has planted, and whether a card was left, in this round. (E79)
        self.rounds_unplanted: i64 = 0
        self.rounds_drained: i64 = 0
        self.round_planted: bool = False
        self.round_stocked: bool = False
        #: The position when hidden planting began; None when nothing is hidden by it. Never changed, only replaced, so
        #: copies share it. (E19)
        self.before: EarthState | None = None
        #: Derived from the fauna goals: the changes that they watch, and whether one counts flora without pieces.
        self.watched: i64 = 0
        self.bare_wanted: bool = False

    # -- all fields --------------------------------------------------------------------------------------------

    def make_rows(self) -> None:
        """Make the areas and rows of a position in which nothing is dealt yet."""
        self.areas = [Area() for _ in range(self.seats)]
        self.hands = hands.no_cards(self.seats)
        self.fresh = hands.no_cards(self.seats)
        self.marks = filled(MARKS * self.seats, 0)
        self.stack = filled(DEPTH * self.seats, 0)
        self.make_piles()

    def take_options(self, source: EarthState) -> None:
        """Take over the options of the game, which are not packed."""
        self.beginner = source.beginner
        self.open_planting = source.open_planting
        self.dealt = source.dealt
        self.solo = source.solo
        self.team_play = source.team_play
        self.alternating = source.alternating

    def transfer(self, source: EarthState, fields: Fields) -> None:
        """List the fields; `rules.deal.prepare` derives the others again after unpacking."""
        self.rng = fields.generator(source.rng)
        self.reveals = fields.number(source.reveals)
        self.certain = fields.number(source.certain)
        self.stage = fields.number(source.stage)
        self.active = fields.number(source.active)
        self.first = fields.number(source.first)
        self.chosen = fields.number(source.chosen)
        self.turns = fields.number(source.turns)
        self.bonus = fields.number(source.bonus)
        self.rounds_unplanted = fields.number(source.rounds_unplanted)
        self.rounds_drained = fields.number(source.rounds_drained)
        self.round_planted = fields.flag(source.round_planted)
        self.round_stocked = fields.flag(source.round_stocked)
        self._transfer_areas(source, fields)
        self.hands = fields.row(source.hands, hands.WORDS * self.seats)
        self.marks = fields.row(source.marks, MARKS * self.seats)
        self.stack = fields.row(source.stack, DEPTH * self.seats)
        self._transfer_boards(source, fields)
        self.fresh = fields.long_row(source.fresh)
        self.transfer_stock(source, fields)
        if not fields.copying:
            self._transfer_other_piles(fields)
        self.transfer_setup_cards(source, fields)
        if fields.copying:
            self.take_options(source)
            self.watched = source.watched
            self.bare_wanted = source.bare_wanted
            self.before = source.before
        else:
            self._transfer_before(fields)

    def _transfer_areas(self, source: EarthState, fields: Fields) -> None:
        if fields.copying:
            self.areas = [area.copy() for area in source.areas]
        else:
            for area in self.areas:
                area.transfer(area, fields)

    def _transfer_boards(self, source: EarthState, fields: Fields) -> None:
        """Transfer Gaia's board and those of the teams, with the lengths of these rows in front of them."""
        if source.solo:
            if self.gaia is NO_GAIA:
                self.gaia = GaiaBoard()
            self.gaia.transfer(source.gaia, fields)
        else:
            fields.number(0)
        if source.team_play:
            if self.team_boards is NO_BOARDS:
                self.team_boards = TeamBoards(cards=False)
            self.team_boards.transfer(source.team_boards, fields)
        else:
            fields.number(0)
            fields.number(0)

    def _transfer_other_piles(self, fields: Fields) -> None:
        """Transfer composts, cards set aside, and the piles on boards; their top cards are known already."""
        for seat in range(self.seats):
            self.transfer_pile(self.compost_top(seat), fields)
            self.transfer_pile(self.aside_top(seat), fields)
        for top in self.tops_on_boards():
            self.transfer_pile(top, fields)

    def _transfer_before(self, fields: Fields) -> None:
        if fields.flag(self.before is not None):
            before = self.blank() if self.before is None else self.before
            before.transfer(before, fields)
            self.before = before

    def blank(self) -> EarthState:
        """Return a position of the same game in which nothing is dealt yet."""
        raise NotImplementedError

    # -- who and what ------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Return whether the game has ended. (E56)"""
        return self.stage == OVER

    def begun(self) -> bool:
        """Return whether the setup is done."""
        return self.stage != SETUP

    def color(self) -> i64:
        """Return the colour of the chosen action. (E07)"""
        return 1 << self.chosen

    def round(self) -> i64:
        """Return the number of the round; alone, a turn of one's own and one of Gaia's make a round."""
        return self.turns // (2 if self.solo else self.seats) + 1

    def her_turn(self) -> bool:
        """Return whether it is Gaia's turn. (E63)"""
        return self.solo and self.active == HER

    def sees(self, viewer: i64, seat: i64) -> bool:
        """Return whether a viewer (NOBODY: a spectator) sees a seat's cards: its own or its partner's. (E73)"""
        return viewer == seat or (self.team_play and viewer != NOBODY and team_of(viewer) == team_of(seat))

    def circle(self, seat: i64) -> i64:
        """Return the bits of everyone who sees the cards of a seat."""
        bit: i64 = 1
        return bit << seat | bit << partner(seat) if self.team_play else bit << seat

    def mates(self, seat: int) -> list[int]:
        """Return the seats of a team, or the seat alone, ascending."""
        first = seat - seat % MATES
        return [first, first + 1] if self.team_play else [seat]

    def actors(self) -> list[int]:
        """Return the seats that have something to do; several act together. (E10)"""
        return [seat for seat in range(self.seats) if self.pending(seat) > 0]

    def all_done(self) -> bool:
        """Return whether nobody has anything to do."""
        return all(self.pending(seat) <= 0 for seat in range(self.seats))

    def copy_steps(self, seat: i64, source: EarthState) -> None:
        """Take over what a seat has to do from another position."""
        self.copy_pending(seat, source)
        place: i64
        for place in range(DEPTH * seat, DEPTH * seat + DEPTH):
            self.stack[place] = source.stack[place]

    # -- cards that are shown ----------------------------------------------------------------------------------

    def look_at_compost(self, seat: i64, count: i64) -> None:
        """Show the top cards of a compost to its seat."""
        self.reveals += 1
        card = self.compost_top(seat)
        _number: i64
        for _number in range(count):
            self.knows[card] |= self.circle(seat)
            card = self.below[card]

    # -- boards of Gaia and of teams ---------------------------------------------------------------------------

    def board_of(self, seat: i64) -> TeamBoard:
        """Return the board of a seat's team. (E72)"""
        return self.team_boards.of(seat)

    def tops_on_boards(self) -> list[int]:
        """Return the top cards of Gaia's compost and score pile, or of the compost cards on the teams' boards."""
        if self.solo:
            return [int(self.gaia.compost_top), int(self.gaia.pile_top)]
        return [int(board.compost_top) for board in self.team_boards.boards] if self.team_play else []

    def set_top_on_board(self, number: i64, top: i64) -> None:
        """Replace one of these top cards."""
        if self.team_play:
            self.team_boards.boards[number].compost_top = top
        elif number == 0:
            self.gaia.compost_top = top
        else:
            self.gaia.pile_top = top

    # -- hidden planting ---------------------------------------------------------------------------------------

    def hide(self) -> None:
        """Show everything to the others as it is here, until `reveal`. (E19)"""
        self.before = self.copy()

    def show(self) -> None:
        """Note that a card has been shown, unless it is hidden by planting together."""
        if self.before is None:
            self.reveals += 1

    def show_event(self, seat: i64, card: i64) -> None:
        """Note that an event lies open, also for those who see everything as it was before planting. (E42, E74)"""
        self.reveals += 1
        if self.before is None:
            return
        before = self.before.copy()  # other copies of this position share it
        before.areas[seat].play_event(card)
        if before.holds(seat, card):
            before.take_from_hand(seat, card)
        self.before = before

    # -- what the rules add ------------------------------------------------------------------------------------

    def copy(self) -> EarthState:
        """Return an equal position that can change on its own, without a journal."""
        raise NotImplementedError

    def reveal(self) -> None:
        """Show what was planted since `hide`. (E19)"""
        raise NotImplementedError

    def answers(self, seat: i64) -> vec[i64]:
        """Return the answers to the seat's question, ascending."""
        raise NotImplementedError

    def answer(self, seat: i64, action: i64) -> None:
        """Answer the seat's question."""
        raise NotImplementedError

    def allows_events(self, seat: i64) -> bool:
        """Return whether events and exchanges are possible beside the seat's question. (E28, E41)"""
        raise NotImplementedError

    def run(self, seat: i64) -> None:
        """Go through the seat's steps up to its next question."""
        raise NotImplementedError

    def team_points(self) -> list[int]:
        """Return each team's points if the game ended now; empty if there are no teams. (E73)"""
        raise NotImplementedError
