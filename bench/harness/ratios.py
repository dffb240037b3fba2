"""Our figures divided by a peer's."""

from __future__ import annotations

from peers.measuring import COPY, LOOK_AHEAD, SCORING, SEARCH, THOUGHT

from harness.rows import DECISIONS, GAMES, ITERATIONS, LESS, MILLISECONDS, NANOSECONDS, Row, Rows

HEARTS = "openspiel hearts"
BACKGAMMON = "openspiel backgammon"
CATANATRON = "catanatron"

#: The comparisons of a row: the peer and the figure.
PLAY_RATIOS = [(HEARTS, DECISIONS), (BACKGAMMON, DECISIONS), (CATANATRON, GAMES)]
COPY_RATIOS = [(HEARTS, NANOSECONDS), (BACKGAMMON, NANOSECONDS), (CATANATRON, NANOSECONDS)]

SEARCH_RATIOS = [(HEARTS, ITERATIONS), (BACKGAMMON, ITERATIONS)]
LOOK_RATIOS = [(CATANATRON, MILLISECONDS)]
_OTHERS: dict[str, list[tuple[str, str]]] = {
    COPY: COPY_RATIOS,
    SCORING: [],
    SEARCH: SEARCH_RATIOS,
    LOOK_AHEAD: LOOK_RATIOS,
    THOUGHT: LOOK_RATIOS,
}


def comparisons(row: Row) -> list[tuple[str, str]]:
    """The comparisons that make sense for a row."""
    return _OTHERS.get(row.labels.what, PLAY_RATIOS)


def times_quicker(row: Row, rows: Rows, peer: str, figure: str) -> float | None:
    """How many times as quick as the peer the row is; None if one of the two was not measured."""
    other = rows.peer(peer, row.labels.what)
    ours, theirs = row.best(figure), other.best(figure) if other else None
    if ours is None or theirs is None:
        return None
    return theirs / ours if figure in LESS else ours / theirs
