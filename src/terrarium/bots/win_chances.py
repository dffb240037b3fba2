"""Who is going to win, judged from what one seat may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.bots.bot import decision_rng
from terrarium.engine.position import Position

#: In how many imagined worlds a position is judged.
WORLDS: Final = 8
#: The seed: the same view has the same chances.
SEED: Final = 20_262


def win_chances(position: Position, seat: int | None, worlds: int = WORLDS) -> list[int]:
    """How likely each seat is to win, in millionths, as far as `seat` (None: a spectator) may know.

    The list has a number for each seat. A shared victory counts as a part; the seats of a team have the same chance,
    their team's; alone against a rival the rest is the rival's chance. Once the game is over the list says who won.
    The answer depends on the view of `seat` and on nothing else, and is the same in every process.

    >>> import terrarium
    >>> chances = win_chances(terrarium.game("planet", seats=2, first=0).start(seed=7), 0)
    >>> 990_000 < sum(chances) <= 1_000_000
    True
    """
    rng = decision_rng(SEED, position, seat)
    evaluation = position.game.title.evaluation(position.game)
    sums = [0] * position.game.seats
    for _world in range(worlds):
        found = evaluation.win_chances(position.imagine(seat, rng))
        number: i64
        for number in range(len(found)):
            sums[number] += int(found[number])
    return [chance // worlds for chance in sums]
