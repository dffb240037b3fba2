"""How a game ended, in words."""

from __future__ import annotations

from collections.abc import Sequence

from terrarium.engine.lines import Line
from terrarium.engine.outcome import Outcome
from terrarium.texts import Texts


def sheet(outcome: Outcome, texts: Texts, names: Sequence[str] = ()) -> list[str]:
    """Every seat's rows and points, then who won and what decided it."""
    lines: list[str] = []
    for seat, score in enumerate(outcome.scores):
        lines.append(texts.say(Line("table-score", seat=seat, points=score), names))
        for entry in outcome.breakdown[seat]:
            what = texts.say(entry.line, names)
            lines.append("  " + texts.say(Line("table-score-row", what=what, points=entry.points)))
    if outcome.rival is not None:
        lines.append(texts.say(Line("table-rival-score", name=outcome.rival.line, points=outcome.rival.score)))
        for entry in outcome.rival.rows:
            lines.append("  " + texts.say(Line("table-score-row", what=texts.say(entry.line), points=entry.points)))
    for team, score in zip(outcome.teams, outcome.team_scores(), strict=True):
        lines.append(texts.say(Line("table-team-score", seats=team, points=score), names))
    if outcome.rival is not None and not outcome.winners:
        lines.append(texts.say(Line("table-rival-won", name=outcome.rival.line)))
    else:
        lines.append(texts.say(Line("table-winners", count=len(outcome.winners), seats=outcome.winners), names))
    if outcome.decided_by is not None:
        lines.append(texts.say(outcome.decided_by, names))
    return lines
