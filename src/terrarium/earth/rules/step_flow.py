"""The way of a seat from question to question. (E10)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.rules.steps.registry import kind_at
from terrarium.earth.state.position import EarthState
from terrarium.engine.vecs import vec


def answers(position: EarthState, seat: i64) -> vec[i64]:
    """List the answers to the seat's question, ascending."""
    packed = position.top(seat)
    return kind_at(packed).answers(position, seat, packed)


def answer(position: EarthState, seat: i64, action: i64) -> None:
    """Answer the seat's question."""
    packed = position.top(seat)
    kind_at(packed).apply(position, seat, packed, action)


def run(position: EarthState, seat: i64) -> None:
    """Go through the seat's steps up to its next question."""
    while position.pending(seat) > 0:
        packed = position.top(seat)
        kind = kind_at(packed)
        if kind.asks(position, seat, packed):
            return
        kind.resolve(position, seat, packed)


def allows_events(position: EarthState, seat: i64) -> bool:
    """Return whether events and exchanges are possible beside the seat's question. (E28, E41)"""
    packed = position.top(seat)
    return kind_at(packed).allows_events(packed)
