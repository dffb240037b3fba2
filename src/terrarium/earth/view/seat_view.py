"""The view of a seat: what it may know of a game of Earth, as plain data. (E74)

While planting is hidden the others are shown as they were when it began, and the piles are not counted. (E19)
"""

from __future__ import annotations

from typing import Any, TypedDict

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import ACTION_NAMES, CELLS, EVENT, row_and_column
from terrarium.earth.knowledge.advice import advice
from terrarium.earth.rules import fauna, goals, planting, scoring, setup, windows
from terrarium.earth.rules.actions import EXCHANGE, KEEP, card_in
from terrarium.earth.rules.scoring import BONUS
from terrarium.earth.rules.steps.registry import kind_at
from terrarium.earth.state import stages
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.seat_fields import NOBODY
from terrarium.earth.state.setup_cards import ECOSYSTEM
from terrarium.earth.state.steps import PICK_SIDE, count_of
from terrarium.earth.state.team_board import MATES, TEAMS, partner
from terrarium.earth.view import previews
from terrarium.earth.view.gaia_view import GaiaView, gaia_view
from terrarium.earth.view.points_by_source import counting, tally
from terrarium.earth.view.previews import OutlookView, QuestionView, RunView, SpotView
from terrarium.earth.view.team_view import PartnerView, TeamView, team_view

_STAGES = ["setup", "choosing", "planting", "acting", "window", "over"]


class PlantedView(TypedDict):
    """A card of a grid with its pieces; rows and columns from 1."""

    card: int
    row: int
    column: int
    sprouts: int
    growth: int


class SeatView(TypedDict):
    """Everything about a seat that everybody may know."""

    island: str | None
    climate: str | None
    ecosystem: str | None
    grid: list[PlantedView]
    events: list[int]
    soil: int
    #: Number of cards.
    hand: int
    compost: int
    #: Points if the game ended now.
    points: int


class GoalView(TypedDict):
    """A fauna goal: what it needs, how far every seat is, who has met it, and what each seat's leaf is worth."""

    fauna: str
    need: int
    progress: list[int]
    earned: list[bool]
    leaves: list[int | None]
    #: What the leaves are worth in the order in which they come, and how many of them lie there, Gaia's included.
    worth: list[int]
    taken: int


class ExchangeView(TypedDict):
    """The numbers of sprouts and soil in an exchange, and its action, which may be refused. (E28)"""

    sprouts: int
    soil: int
    action: int


class SideView(TypedDict):
    """A side of a dealt Island, Climate or ecosystem, and the action that picks it. (E04)"""

    key: str
    action: int


class CarefulView(TypedDict):
    """The setting `careful` of the own seat: whether it is on, and the number that changes it. (E76)"""

    on: bool
    change: int


class OpenParts(TypedDict):
    """What lies open, as a seat sees it; the same for everybody unless planting is hidden."""

    points: list[int]
    goals: list[GoalView]
    areas: list[SeatView]
    #: Each seat's points row by row.
    tally: list[list[dict[str, Any]]]


class EarthSeatView(TypedDict):
    """Everything that a seat may know."""

    game: str
    seat: int | None
    seats: int
    stage: str
    round: int
    #: The active seat, None on Gaia's turn.
    active: int | None
    first: int
    #: The action of this turn, None until it is chosen.
    action: str | None
    actors: list[int]
    over: bool
    #: Cards in the deck and in the discard pile, None while planting is hidden.
    deck: int | None
    discards: int | None
    hidden_planting: bool
    #: Who filled the grid first; alone: who ended the game, the player (0) or Gaia (1).
    bonus: int | None
    goals: list[GoalView]
    shared: list[str]
    #: The own cells that count for a goal or an ecosystem, by its key; rows and columns from 1.
    counting: dict[str, list[list[int]]]
    areas: list[SeatView]
    #: Own cards: in hand; being looked at; the sides that can be picked; the price of planting each card of the hand.
    hand: list[int]
    looking_at: list[int]
    options: list[str]
    #: The sides that are still to be picked, kind by kind in the order in which they are picked.
    sides: list[list[SideView]]
    prices: list[int | None]
    #: What could be done with each card of the hand now: plant, compost or play it; refused where it is not possible.
    hand_actions: list[int]
    exchange: ExchangeView
    #: Where each card of the hand may be planted now.
    spots: list[list[SpotView]]
    #: What the seat is asked, the activation it is in, what the four actions would bring while it chooses.
    question: QuestionView | None
    run: RunView | None
    outlook: list[OutlookView]
    #: Actions that answer the question in a sensible way; empty where there is none.
    advice: list[int]
    #: Each seat's points row by row.
    tally: list[list[dict[str, Any]]]
    #: Alone against Gaia, her board; with teams, both teams and, for a seat, its partner.
    gaia: GaiaView | None
    teams: list[TeamView]
    partner: PartnerView | None
    careful: CarefulView | None


def _careful(position: EarthState, seat: int) -> CarefulView:
    on = position.careful(seat)
    return {"on": on, "change": position.game.setting_change("careful", not on)}


def seen_by(position: EarthState, seat: int | None, other: int) -> EarthState:
    """Return where a seat sees another: as it is, or as it was before hidden planting."""
    if position.before is None or (seat is not None and position.sees(seat, other)):
        return position
    return position.before


def seat_view(position: EarthState, seat: int, points: int) -> SeatView:
    """Return one seat's area."""
    area = position.areas[seat]
    own = int(position.own_ecosystem(seat))
    grid: list[PlantedView] = []
    for cell in range(CELLS):
        if area.cells[cell] != 0:
            row, column = row_and_column(cell)
            grid.append({
                "card": int(area.cells[cell]), "row": row, "column": column,
                "sprouts": int(area.sprouts[cell]), "growth": int(area.growth[cell]),
            })  # fmt: skip
    return {
        "island": BOX.cards[area.island].key or None,
        "climate": BOX.cards[area.climate].key or None,
        "ecosystem": None if own < 0 else BOX.ecosystems[own].key,
        "grid": grid,
        "events": [int(card) for card in area.events],
        "soil": int(area.soil),
        "hand": int(area.hand),
        "compost": int(area.compost),
        "points": points,
    }


def goal_view(position: EarthState, seat: int | None, place: int) -> GoalView:
    """Return a fauna goal and how far everyone is. (E47, E48)"""
    goal = position.fauna[place]
    progress: list[int] = []
    earned: list[bool] = []
    leaves: list[int | None] = []
    for other in range(position.seats):
        source = seen_by(position, seat, other)
        count = int(goals.progress(goal, source.areas[other]))
        progress.append(count)
        noted = source.has_earned(other, place)
        earned.append(noted or (position.begun() and count >= goals.need(goal)))
        on_step = source.leaf_step(other, place)
        leaves.append(int(fauna.worth(source, on_step)) if on_step > 0 else None)
    return {
        "fauna": BOX.fauna[goal].key,
        "need": int(goals.need(goal)),
        "progress": progress,
        "earned": earned,
        "leaves": leaves,
        "worth": [int(fauna.worth(position, step + 1)) for step in range(max(position.seats, 2))],
        "taken": int(fauna.taken(position, place)),
    }


def points_seen(position: EarthState, seat: int | None) -> list[int]:
    """Return everyone's points if the game ended now, as far as the seat can see."""
    areas = [seen_by(position, seat, other).areas[other] for other in range(position.seats)]
    found: list[int] = []
    for other in range(position.seats):
        total = int(scoring.total_points(areas, other, position.ecosystems_of(other)))
        total += int(fauna.leaf_points(position, other))
        found.append(total + BONUS if other == position.bonus else total)
    return found


def own_cards(position: EarthState, seat: int) -> tuple[list[int], list[str]]:
    """Return the cards that a seat looks at now, and the sides that it can pick."""
    if position.pending(seat) == 0:
        return [], []
    packed = position.top(seat)
    kind = kind_at(packed)
    looking_at = [int(card_in(action, KEEP)) for action in kind.looked_at(position, seat, packed)]
    sides = [position.game.words(int(action)).split()[1] for action in kind.sides(position, seat, packed)]
    return looking_at, sides


def sides_to_pick(position: EarthState, seat: int) -> list[list[SideView]]:
    """Return the sides of the cards that the seat was dealt and has not picked from yet. (E04)"""
    if position.next_kind(seat) != PICK_SIDE:
        return []
    kinds = range(int(count_of(position.top(seat))), ECOSYSTEM if position.beginner else ECOSYSTEM + 1)
    return [
        [
            {"key": position.game.words(int(action)).split()[1], "action": int(action)}
            for action in setup.sides(position, seat, kind)
        ]
        for kind in kinds
    ]


def _team(position: EarthState, seat: int | None, team: int, points: list[int]) -> TeamView:
    own = seat is not None and position.sees(seat, MATES * team)
    return team_view(seen_by(position, seat, MATES * team), own, team, points)


def _partner(position: EarthState, seat: int) -> PartnerView:
    other = int(partner(seat))
    looking_at, options = own_cards(position, other)
    hand = [int(card) for card in position.hand_cards(other)]
    return {"seat": other, "hand": hand, "looking_at": looking_at, "options": options}


def open_parts(position: EarthState, seat: int | None) -> OpenParts:
    """Return what lies open, as a seat (None: a spectator) sees it."""
    seats = range(position.seats)
    points = points_seen(position, seat)
    return {
        "points": points,
        "goals": [goal_view(position, seat, place) for place in range(fauna.GOALS)],
        "areas": [seat_view(seen_by(position, seat, other), other, points[other]) for other in seats],
        "tally": tally(position, [seen_by(position, seat, other).areas[other] for other in seats]),
    }


def view_for(position: EarthState, seat: int | None, seen: OpenParts) -> EarthSeatView:
    """Return everything that a seat (None: a spectator) may know."""
    hand = [] if seat is None else [int(card) for card in position.hand_cards(seat)]
    prices: list[int | None] = []
    for card in hand:
        event = BOX.cards[card].kind == EVENT
        prices.append(None if event or seat is None else int(planting.price(position.areas[seat], card)))
    looking_at, options = ([], []) if seat is None else own_cards(position, seat)
    counted = position.before is None
    chosen = position.stage in (stages.PLANTING, stages.ACTING)
    return {
        "game": position.game.name,
        "seat": seat,
        "seats": int(position.seats),
        "stage": _STAGES[position.stage],
        "round": int(position.round()),
        "active": int(position.active) if position.active < position.seats else None,
        "first": int(position.first),
        "action": ACTION_NAMES[position.chosen] if chosen else None,
        "actors": position.actors(),
        "over": position.over(),
        "deck": int(position.deck) if counted else None,
        "discards": int(position.discards) if counted else None,
        "hidden_planting": not counted,
        "bonus": None if position.bonus == NOBODY else int(position.bonus),
        "goals": seen["goals"],
        "shared": [BOX.ecosystems[side].key for side in position.shared],
        "counting": {} if seat is None else counting(position, seat),
        "areas": seen["areas"],
        "hand": hand,
        "looking_at": looking_at,
        "options": options,
        "sides": [] if seat is None else sides_to_pick(position, seat),
        "prices": prices,
        "hand_actions": [] if seat is None else previews.hand_actions(position, seat, hand),
        "exchange": {"sprouts": windows.SPROUTS_GIVEN, "soil": windows.SOIL_TAKEN, "action": int(EXCHANGE)},
        "spots": [] if seat is None else [previews.spots(position, seat, card) for card in hand],
        "question": None if seat is None else previews.question(position, seat),
        "run": None if seat is None else previews.run(position, seat),
        "outlook": [] if seat is None else previews.outlooks(position, seat),
        "advice": [] if seat is None else advice(position, seat),
        "tally": seen["tally"],
        "gaia": gaia_view(position) if position.solo else None,
        "teams": [_team(position, seat, team, seen["points"]) for team in range(TEAMS)] if position.team_play else [],
        "partner": _partner(position, seat) if position.team_play and seat is not None else None,
        "careful": None if seat is None or position.over() else _careful(position, seat),
    }
