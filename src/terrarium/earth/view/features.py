"""A seat's knowledge of a game of Earth as a row of numbers. (E74)

While planting is hidden the others are written as they were when it began, and the piles are not counted. (E19)
"""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from terrarium.earth.cards.box import (
    BOX,
    CARDS,
    EARTH_CARDS,
    ECOSYSTEMS,
    FAUNA,
    FIRST_CLIMATE,
    FIRST_ISLAND,
    SIDES,
    card_of,
)
from terrarium.earth.cards.vocabulary import (
    ACTION_NAMES,
    CELLS,
    COLORS,
    EVENT,
    HABITATS,
    NONE,
    TAGS,
    TYPES,
    row_and_column,
)
from terrarium.earth.rules import fauna, goals
from terrarium.earth.rules.actions import CHOOSE, KEEP, card_in
from terrarium.earth.rules.scoring import BONUS
from terrarium.earth.rules.steps.registry import kind_at
from terrarium.earth.state import stages
from terrarium.earth.state.area import Area
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.seat_fields import NOBODY
from terrarium.earth.state.steps import (
    ABILITY,
    AUTOMATIC,
    COPY,
    GROWTHS,
    OFF_GRID,
    PAY_GROWTH,
    PAY_SPROUTS,
    PLACE_CARD,
    SPROUTS,
    ability_of,
    count_of,
    mark_of,
)
from terrarium.earth.view.mode_features import GaiaBlocks, TeamBlocks
from terrarium.earth.view.row_memo import AreaParts, EarthRowMemo
from terrarium.engine.features import Features, RowMemo, flag, numbered, put, seat_names
from terrarium.engine.game import Game
from terrarium.engine.position import Position

STAGES: Final = ["setup", "choosing", "planting", "acting", "window"]
LOOKS: Final = [
    "flora", "terrain", *HABITATS, *TYPES, *TAGS, *COLORS,
    "cost", "points", "sprout spaces", "growth spaces", "canopy", "sprouts", "growth",
]  # fmt: skip


class EarthFeatures(Features):
    """Writes areas, goals, own cards, and the question that the seat is asked."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seats: i64 = game.seats
        seats, places = seat_names(game.seats), numbered(fauna.GOALS)
        cells = [" ".join(str(number) for number in row_and_column(cell)) for cell in range(CELLS)]
        cards = numbered(EARTH_CARDS)
        islands = [BOX.cards[FIRST_ISLAND + side].key for side in range(SIDES)]
        climates = [BOX.cards[FIRST_CLIMATE + side].key for side in range(SIDES)]
        ecosystems = [card.key for card in BOX.ecosystems]
        self.at_cells = self.block("cells", [seats, cells, LOOKS], 19, "the card on each cell of the grid")
        self.at_played = self.block("played", [seats, cards], 1, "the card lies in that grid or among the events")
        self.at_island = self.block("island", [seats, islands], 1, "the chosen Island")
        self.at_climate = self.block("climate", [seats, climates], 1, "the chosen Climate")
        self.at_ecosystem = self.block("ecosystem", [seats, ecosystems], 1, "the chosen ecosystem")
        self.at_soil = self.block("soil", [seats], 120, "soil")
        self.at_hand_size = self.block("hand size", [seats], 60, "cards in hand")
        self.at_compost = self.block("compost", [seats], 120, "cards in the compost")
        self.at_events = self.block("events", [seats], 30, "events played")
        self.at_points = self.block("points", [seats], 255, "points if the game ended now")
        self.at_goal = self.block("goal", [places, [card.key for card in BOX.fauna]], 1, "the fauna goals in play")
        self.at_need = self.block("goal need", [places], 30, "what the goal asks for")
        self.at_progress = self.block("goal progress", [places, seats], 30, "how far everyone is")
        self.at_earned = self.block("goal earned", [places, seats], 1, "who has met it")
        self.at_leaf = self.block("goal leaf", [places, seats], 15, "what a seat's leaf on it is worth")
        self.at_shared = self.block("shared", [ecosystems], 1, "the ecosystems that count for all")
        self.at_hand = self.block("hand", [cards], 1, "own cards in hand")
        self.at_price = self.block("price", [cards], 16, "what planting a card in hand costs now, plus one")
        self.at_looking = self.block("looking at", [cards], 1, "cards of which one is kept")
        self.at_options = self.block("options", [[*islands, *climates, *ecosystems]], 1, "sides that can be picked now")
        self.at_stage = self.block("stage", [STAGES], 1, "where the game is")
        self.at_action = self.block("action", [ACTION_NAMES], 1, "the action of this turn")
        self.at_active = self.block("active", [seats], 1, "the active player")
        self.at_first = self.block("first", [seats], 1, "who went first")
        self.at_acting = self.block("acting", [seats], 1, "who has something to do")
        self.at_bonus = self.block("bonus", [seats], 1, "who filled the grid first")
        self.at_round = self.block("round", [], 40, "the round")
        self.at_deck = self.block("deck", [], 255, "cards in the deck, 0 while planting is hidden")
        self.at_discards = self.block("discards", [], 255, "cards in the discard pile, 0 while planting is hidden")
        self.at_hidden = self.block("hidden planting", [], 1, "the others are shown as they were before planting")
        self.at_question = self.block("question", [numbered(AUTOMATIC, 0)], 1, "the kind of the own question")
        self.at_count = self.block("question count", [], 127, "how many, or how often")
        self.at_cell = self.block("question cell", [[*cells, "off"]], 1, "the cell of the ability, or to go on from")
        self.at_card = self.block("question card", [cards], 1, "the card that looks for a place")
        self.at_ability = self.block("question ability", [numbered(CARDS, 0)], 1, "the card whose ability it is")
        self.at_seat = self.block("seat", [numbered(game.seats, 0)], 1, "the number of the own seat")
        self.gaia = GaiaBlocks(self, places, cards) if game.seats == 1 else None
        self.teams = TeamBlocks(self, cards) if game.teams() else None

        self._zeros: bytes = bytes(self.size - self.at_island)

    def memo(self) -> RowMemo:
        """Make an empty memo."""
        return EarthRowMemo(self.seats)

    def append(self, position: Position, seat: i64, row: BytesWriter, memo: RowMemo) -> None:
        """Append all blocks for a seat."""
        here = cast(EarthState, position)
        kept = cast(EarthRowMemo, memo)
        base: i64 = len(row)
        seen: list[EarthState] = []
        areas: list[Area] = []
        parts: list[AreaParts] = []
        whose: i64
        for whose in range(self.seats):
            hidden = here.before is not None and not here.sees(seat, whose)
            shown = here.before if hidden and here.before is not None else here
            seen.append(shown)
            areas.append(shown.areas[whose])
            parts.append(kept.of(whose, shown.areas[whose], hidden))
        other: i64
        for other in range(self.seats):
            row.write(parts[(seat + other) % self.seats].cells)
        for other in range(self.seats):
            row.write(parts[(seat + other) % self.seats].played)
        row.write(self._zeros)
        for other in range(self.seats):
            whose = (seat + other) % self.seats
            self._area(areas[whose], other, row, base)
            own = seen[whose].own_ecosystem(whose)
            if own >= 0:
                flag(row, base + self.at_ecosystem + ECOSYSTEMS * other + own)
            counted = here.own_ecosystem(whose)
            points = parts[whose].points(areas, whose, counted, here.shared) + fauna.leaf_points(here, whose)
            put(row, base + self.at_points + other, points + BONUS if whose == here.bonus else points)
            self._goals(here, seen[whose], parts[whose], whose, other, row, base)
            if here.pending(whose) > 0:
                flag(row, base + self.at_acting + other)
        self._own_cards(here, seat, parts[seat], row, base)
        self._course(here, seat, row, base)
        if self.gaia is not None:
            self.gaia.write(here, row, base)
        if self.teams is not None:
            self.teams.write(here, seat, row, base)
        if here.pending(seat) > 0:
            self._question(here, seat, here.top(seat), row, base)

    def _area(self, area: Area, other: i64, row: BytesWriter, base: i64) -> None:
        if area.island != 0:
            flag(row, base + self.at_island + SIDES * other + area.island - FIRST_ISLAND)
        if area.climate != 0:
            flag(row, base + self.at_climate + SIDES * other + area.climate - FIRST_CLIMATE)
        put(row, base + self.at_soil + other, area.soil)
        put(row, base + self.at_hand_size + other, area.hand)
        put(row, base + self.at_compost + other, area.compost)
        put(row, base + self.at_events + other, len(area.events))

    def _goals(
        self,
        here: EarthState,
        seen: EarthState,
        parts: AreaParts,
        whose: i64,
        other: i64,
        row: BytesWriter,
        base: i64,
    ) -> None:
        """Write a seat's progress with each goal. (E47, E48)"""
        place: i64
        for place in range(fauna.GOALS):
            goal = here.fauna[place]
            count = parts.progress(place, goal, seen.areas[whose])
            at: i64 = self.seats * place + other
            put(row, base + self.at_progress + at, count)
            noted = seen.has_earned(whose, place)
            if noted or (here.begun() and count >= goals.need(goal)):
                flag(row, base + self.at_earned + at)
            on_step = seen.leaf_step(whose, place)
            if on_step > 0:
                put(row, base + self.at_leaf + at, fauna.worth(seen, on_step))
            if other == 0:
                flag(row, base + self.at_goal + FAUNA * place + goal)
                put(row, base + self.at_need + place, goals.need(goal))

    def _own_cards(self, here: EarthState, seat: i64, parts: AreaParts, row: BytesWriter, base: i64) -> None:
        for card in here.hand_cards(seat):
            flag(row, base + self.at_hand + card - 1)
            if BOX.kind[card] != EVENT:
                put(row, base + self.at_price + card - 1, parts.price(here.areas[seat], card) + 1)
        for side in here.shared:
            flag(row, base + self.at_shared + side)

    def _course(self, here: EarthState, seat: i64, row: BytesWriter, base: i64) -> None:
        """Write the stage of the game."""
        flag(row, base + self.at_seat + seat)
        if here.active < self.seats:
            flag(row, base + self.at_active + (here.active - seat + self.seats) % self.seats)
        flag(row, base + self.at_first + (here.first - seat + self.seats) % self.seats)
        put(row, base + self.at_round, here.round())
        if here.stage != stages.OVER:
            flag(row, base + self.at_stage + here.stage)
        if here.stage == stages.PLANTING or here.stage == stages.ACTING:
            flag(row, base + self.at_action + here.chosen)
        if here.bonus != NOBODY and here.bonus < self.seats:
            flag(row, base + self.at_bonus + (here.bonus - seat + self.seats) % self.seats)
        if here.before is None:
            put(row, base + self.at_deck, here.deck)
            put(row, base + self.at_discards, here.discards)
        else:
            flag(row, base + self.at_hidden)

    def _question(self, here: EarthState, seat: i64, packed: i64, row: BytesWriter, base: i64) -> None:
        """Write what the seat itself is asked."""
        kind = kind_at(packed)
        number = kind.number
        flag(row, base + self.at_question + number)
        put(row, base + self.at_count, count_of(packed))
        flag(row, base + self.at_ability + card_of(ability_of(packed)))
        if number in (SPROUTS, GROWTHS, PAY_SPROUTS, PAY_GROWTH, ABILITY, COPY) and mark_of(packed) <= OFF_GRID:
            flag(row, base + self.at_cell + mark_of(packed))
        elif number == PLACE_CARD:
            flag(row, base + self.at_card + mark_of(packed) - 1)
        gain = kind.gain(packed)
        if gain != NONE and self.gaia is not None:  # with others at the table, only careful seats are asked
            self.gaia.write_gain(gain, row, base)
        for action in kind.looked_at(here, seat, packed):
            flag(row, base + self.at_looking + card_in(action, KEEP) - 1)
        for action in kind.sides(here, seat, packed):
            flag(row, base + self.at_options + action - CHOOSE)
