"""Journal entries of Earth: each line public, or for one seat with a plainer one for the others. (E46, E74)

While planting is hidden a seat's lines are told to that seat only; `revealed` then tells the others what came of it.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX, card_of
from terrarium.earth.cards.card_texts import listing
from terrarium.earth.cards.vocabulary import ACTION_NAMES, CELLS, PIECES, row_and_column
from terrarium.earth.state import setup_cards
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.stages import DRAINED_ROUNDS
from terrarium.earth.state.team_board import MATES
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.vecs import vec


def card_line(card: i64) -> Line:
    """Return the name of a card."""
    return BOX.cards[card].line()


def cards_line(cards: list[int]) -> Line:
    """Return the names of cards."""
    return listing([BOX.cards[card].line() for card in cards])


def at_cell(cell: i64) -> dict[str, object]:
    """Return a cell as players count it."""
    row, column = row_and_column(int(cell))
    return {"row": row, "column": column}


def say(journal: Journal, position: EarthState, seat: i64, line: Line, others: Line | None = None) -> None:
    """Tell everybody; or the seat one thing and the others another; or the seat alone while planting is hidden."""
    if position.before is not None:
        journal.whisper(position.mates(int(seat)), line)
    elif others is None:
        journal.tell(line)
    else:
        journal.whisper(position.mates(int(seat)), line, others)


def dealt(position: EarthState) -> None:
    """Tell the goals of the game."""
    journal = position.journal
    if journal is None:
        return
    journal.tell(Line("earth-goals", cards=listing([BOX.fauna[goal].line() for goal in position.fauna])))
    if len(position.shared) > 0:
        journal.tell(Line("earth-shared", cards=listing([BOX.ecosystems[side].line() for side in position.shared])))


def picked(position: EarthState, seat: i64, kind: i64) -> None:
    """Tell that a seat has chosen a side."""
    journal = position.journal
    if journal is None:
        return
    area = position.areas[seat]
    if kind == setup_cards.ECOSYSTEM:
        name = BOX.ecosystems[position.own_ecosystem(seat)].line()
    else:
        name = card_line(area.island if kind == setup_cards.ISLAND else area.climate)
    journal.tell(Line("earth-picked", seat=int(seat), card=name))


def turn(position: EarthState) -> None:
    """Tell whose turn it is."""
    if position.journal is not None:
        position.journal.tell(Line("earth-turn", seat=int(position.active), round=int(position.round())))


def chose(position: EarthState, seat: i64) -> None:
    """Tell the action of the turn."""
    if position.journal is not None:
        position.journal.tell(Line(f"earth-chose-{ACTION_NAMES[position.chosen]}", seat=int(seat)))


# -- planting ----------------------------------------------------------------------------------------------------


def planted(position: EarthState, seat: i64, card: i64, cell: i64, cost: i64) -> None:
    """Tell that a card was planted for some soil."""
    if position.journal is not None:
        say(
            position.journal,
            position,
            seat,
            Line("earth-planted", seat=int(seat), card=card_line(card), soil=int(cost), **at_cell(cell)),
        )


def replaced(position: EarthState, seat: i64, card: i64, old: i64, cell: i64) -> None:
    """Tell that a card took the place of another."""
    journal = position.journal
    if journal is None:
        return
    line = Line("earth-replaced", seat=int(seat), card=card_line(card), old=card_line(old), **at_cell(cell))
    say(journal, position, seat, line)


def plants_no_more(position: EarthState, seat: i64) -> None:
    """Tell that a seat declined to plant."""
    if position.journal is not None:
        say(position.journal, position, seat, Line("earth-plants-no-more", seat=int(seat)))


def kept(position: EarthState, seat: i64, card: i64) -> None:
    """Tell that one of the cards looked at was kept."""
    journal = position.journal
    if journal is None:
        return
    name = int(seat)
    say(journal, position, seat, Line("earth-kept", seat=name, card=card_line(card)), Line("earth-kept-one", seat=name))


def revealed(position: EarthState, before: EarthState) -> None:
    """Tell what every seat planted while that was hidden. (E19)"""
    journal = position.journal
    if journal is None:
        return
    for turn_number in range(position.seats):
        seat = (int(position.active) + turn_number) % int(position.seats)
        area, old = position.areas[seat], before.areas[seat]
        there = [int(card) for card in old.cells]
        cards = [int(area.cells[cell]) for cell in range(CELLS) if area.cells[cell] not in there]
        if cards:
            journal.tell(Line("earth-revealed", seat=seat, count=len(cards), cards=cards_line(cards)))
        else:
            journal.tell(Line("earth-revealed-nothing", seat=seat))
        journal.tell(
            Line("earth-standing", seat=seat, soil=int(area.soil), hand=int(area.hand), compost=int(area.compost)),
        )


# -- cards and pieces --------------------------------------------------------------------------------------------


def drew(position: EarthState, seat: i64, cards: vec[i64]) -> None:
    """Tell that cards were drawn; only the seat sees them."""
    journal = position.journal
    if journal is None:
        return
    name, count = int(seat), len(cards)
    others = Line("earth-drew", seat=name, count=count)
    if count == 0:
        say(journal, position, seat, others)
        return
    names = cards_line(sorted(int(card) for card in cards))
    say(journal, position, seat, Line("earth-drew-cards", seat=name, count=count, cards=names), others)


def tucked(position: EarthState, seat: i64, card: i64) -> None:
    """Tell that a card went from hand to the compost; only the seat knows which."""
    journal = position.journal
    if journal is None:
        return
    name = int(seat)
    say(
        journal,
        position,
        seat,
        Line("earth-tucked-card", seat=name, card=card_line(card)),
        Line("earth-tucked", seat=name),
    )


def composted_from_deck(position: EarthState, seat: i64, count: i64) -> None:
    """Tell that deck cards went unseen to the compost."""
    if position.journal is not None:
        say(position.journal, position, seat, Line("earth-composted", seat=int(seat), count=int(count)))


def gained_soil(position: EarthState, seat: i64, amount: i64) -> None:
    """Tell that soil was taken."""
    if position.journal is not None:
        say(position.journal, position, seat, Line("earth-soil", seat=int(seat), soil=int(amount)))


def placed(position: EarthState, seat: i64, piece: i64, cell: i64) -> None:
    """Tell that a piece was placed."""
    journal = position.journal
    if journal is None:
        return
    card = card_line(position.areas[seat].cells[cell])
    say(journal, position, seat, Line(f"earth-placed-{PIECES[piece]}", seat=int(seat), card=card, **at_cell(cell)))


def removed(position: EarthState, seat: i64, piece: i64, cell: i64) -> None:
    """Tell that a piece was given up."""
    journal = position.journal
    if journal is None:
        return
    card = card_line(position.areas[seat].cells[cell])
    say(journal, position, seat, Line(f"earth-removed-{PIECES[piece]}", seat=int(seat), card=card, **at_cell(cell)))


def lost(position: EarthState, seat: i64, sprouts: bool, count: i64) -> None:
    """Tell that pieces fit nowhere, if there are any. (E25)"""
    if position.journal is not None and count > 0:
        say(
            position.journal,
            position,
            seat,
            Line("earth-lost-sprout" if sprouts else "earth-lost-growth", seat=int(seat), count=int(count)),
        )


def reshuffled(position: EarthState) -> None:
    """Tell that the discard pile became the deck, unless planting is hidden. (E45)"""
    journal = position.journal
    if journal is None:
        return
    if position.before is None:
        journal.tell(Line("earth-reshuffled", count=int(position.deck)))


# -- abilities and events ----------------------------------------------------------------------------------------


def uses(position: EarthState, seat: i64, ability: i64) -> None:
    """Tell that an ability is used."""
    journal = position.journal
    if journal is None:
        return
    if ability != 0:
        say(journal, position, seat, Line("earth-uses", seat=int(seat), card=card_line(card_of(ability))))


def skipped(position: EarthState, seat: i64, ability: i64) -> None:
    """Tell that an ability is not used."""
    if position.journal is not None:
        say(position.journal, position, seat, Line("earth-skipped", seat=int(seat), card=card_line(card_of(ability))))


def copied(position: EarthState, seat: i64, ability: i64, card: i64) -> None:
    """Tell that an ability is copied from another card."""
    journal = position.journal
    if journal is None:
        return
    line = Line("earth-copied", seat=int(seat), card=card_line(card_of(ability)), other=card_line(card))
    say(journal, position, seat, line)


def paid(position: EarthState, seat: i64, ability: i64, soil: i64, compost: i64) -> None:
    """Tell that soil and compost cards were paid for a card."""
    journal = position.journal
    if journal is None:
        return
    card = card_line(card_of(ability))
    if soil > 0:
        say(journal, position, seat, Line("earth-paid-soil", seat=int(seat), card=card, soil=int(soil)))
    if compost > 0:
        say(journal, position, seat, Line("earth-paid-compost", seat=int(seat), card=card, count=int(compost)))


def played_event(position: EarthState, seat: i64, card: i64) -> None:
    """Tell everybody at once that an event was played. (E42)"""
    if position.journal is not None:
        position.journal.tell(Line("earth-event", seat=int(seat), card=card_line(card)))


def kept_from_compost(position: EarthState, seat: i64, card: i64) -> None:
    """Tell that a card was taken back from the compost; only the seat knows which."""
    journal = position.journal
    if journal is None:
        return
    name = int(seat)
    line = Line("earth-from-compost", seat=name, card=card_line(card))
    say(journal, position, seat, line, Line("earth-from-compost-one", seat=name))


def exchanges(position: EarthState, seat: i64) -> None:
    """Tell that three sprouts were exchanged for two soil."""
    if position.journal is not None:
        say(position.journal, position, seat, Line("earth-exchanges", seat=int(seat)))


# -- goals and the end -------------------------------------------------------------------------------------------


def earned(position: EarthState, seat: i64, goal: i64) -> None:
    """Tell that a goal is met."""
    if position.journal is not None:
        say(position.journal, position, seat, Line("earth-earned", seat=int(seat), card=BOX.fauna[goal].line()))


def leaf(position: EarthState, seat: i64, goal: i64, points: i64) -> None:
    """Tell that a leaf was placed."""
    if position.journal is not None:
        position.journal.tell(Line("earth-leaf", seat=int(seat), card=BOX.fauna[goal].line(), points=int(points)))


def took_no_benefit(position: EarthState, seat: i64) -> None:
    """Tell that a seat declined both benefits of another's action."""
    if position.journal is not None:
        say(position.journal, position, seat, Line("earth-no-benefit", seat=int(seat)))


def cannot_be_completed(position: EarthState) -> None:
    """Tell that the game ends because nobody plants any more. (E79)"""
    journal = position.journal
    if journal is None:
        return
    drained = int(position.rounds_drained)
    if drained >= DRAINED_ROUNDS:
        journal.tell(Line("earth-drained", rounds=drained))
    else:
        journal.tell(Line("earth-unplanted", rounds=int(position.rounds_unplanted)))


def bonus(position: EarthState, seat: i64) -> None:
    """Tell that a grid is full, so that the last round begins. (E56, E57)"""
    if position.journal is not None:
        position.journal.tell(Line("earth-bonus", seat=int(seat)))


def window(position: EarthState) -> None:
    """Tell that the last window is open."""
    if position.journal is not None:
        position.journal.tell(Line("earth-window"))


def over(position: EarthState) -> None:
    """Tell that the game is over, with the points."""
    journal = position.journal
    if journal is None:
        return
    for seat, points in enumerate(position.scores()):
        journal.tell(Line("earth-points", seat=seat, points=points))
    for team, points in enumerate(position.team_points()):
        journal.tell(Line("earth-team-points", seats=position.mates(MATES * team), points=points))
    journal.tell(Line("game-over"))
