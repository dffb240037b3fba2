"""Games of a training run: what the seats had before them, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from terrarium.engine.evaluation import POINT
from terrarium.engine.network_evaluation import NetworkEvaluation
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.title import find_title
from terrarium.training.players import blank_networks, choose, evaluation_of, happens, random_game

Arrays = dict[str, NDArray[np.generic]]

#: A game is left after this many decisions; its samples do not count.
MOST_DECISIONS = 5000


@dataclass(frozen=True)
class GameTask:
    """Games for one process to play."""

    title: str
    seed: int
    games: int
    #: The players: the content of a file of networks for each, empty for the game's own knowledge. They take turns in
    #: the seats, and every deal is played once for each of them in the first seat.
    players: tuple[bytes, ...]
    slip: float
    #: How many of the positions are noted, from 0 to 1.
    noted: float
    #: 0: any number of seats and any options; otherwise that many seats and the defaults.
    seats: int = 0


@dataclass
class Notes:
    """What is noted of the games, as lists; `arrays` packs them."""

    #: Of each component: network, group, and where its inputs begin.
    networks: list[int] = field(default_factory=list)
    groups: list[int] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    inputs: list[int] = field(default_factory=list)
    #: Of each group, which is a subject of a seat in a position: the subject, the points so far, and those at the end.
    subjects: list[int] = field(default_factory=list)
    known: list[int] = field(default_factory=list)
    ended: list[int] = field(default_factory=list)
    #: Of each seat in a noted position: the number of the position, whether all seats share one victory, the stage, the
    #: seat's lead as the first player judged it, and at the end its lead and its part of the victory.
    positions: list[int] = field(default_factory=list)
    shared: list[int] = field(default_factory=list)
    stages: list[int] = field(default_factory=list)
    leads: list[int] = field(default_factory=list)
    final_leads: list[int] = field(default_factory=list)
    final_chances: list[int] = field(default_factory=list)
    #: Of each game: the part of the victory that the first player had, and how many seats out of all.
    won: list[float] = field(default_factory=list)
    held: list[float] = field(default_factory=list)

    def arrays(self) -> Arrays:
        """Return the notes as arrays."""
        small = ["networks", "inputs", "subjects", "stages", "shared"]
        wide = ["groups", "starts", "known", "ended", "positions", "leads", "final_leads", "final_chances"]
        found: Arrays = {name: np.array(getattr(self, name), np.int16) for name in small}
        found |= {name: np.array(getattr(self, name), np.int32) for name in wide}
        found |= {name: np.array(getattr(self, name), np.float64) for name in ["won", "held"]}
        return found


def play_games(task: GameTask) -> Arrays:
    """Play the games of a task."""
    rng = Rng(task.seed)
    notes = Notes()
    rotations = len(task.players)
    for number in range(task.games):
        if number % rotations == 0:
            deal, options = rng.seed(), rng.seed()
        _play_game(task, number % rotations, deal, options, rng, notes)
    return notes.arrays()


def _play_game(task: GameTask, rotation: int, deal: int, options: int, rng: Rng, notes: Notes) -> None:
    title = find_title(task.title)
    game = title.game(task.seats, {}) if task.seats else random_game(title, Rng(options))
    position = game.start(deal)
    judges = [evaluation_of(game, content) for content in task.players]
    recorder = title.network_evaluation(game, blank_networks(title))
    noted: list[tuple[Position, list[int]]] = []
    for _decision in range(MOST_DECISIONS):
        if position.over():
            break
        seat = position.actors()[0]
        judge = judges[(seat + rotation) % len(judges)]
        position.play(seat, choose(position, seat, judge, rng, task.slip))
        if not position.over() and recorder.quiet(position) and happens(rng, task.noted):
            noted.append((position.copy(), [int(lead) for lead in judges[0].leads(position)]))
    if not position.over():
        return
    for before, leads in noted:
        _note_components(before, position, recorder, notes)
        _note_leads(before, leads, position, recorder, notes)
    outcome = position.outcome()
    firsts = [seat for seat in range(game.seats) if (seat + rotation) % len(judges) == 0]
    notes.won.append(sum(seat in outcome.winners for seat in firsts) / max(len(outcome.winners), 1))
    notes.held.append(len(firsts) / game.seats)


def _note_components(before: Position, end: Position, recorder: NetworkEvaluation, notes: Notes) -> None:
    """Note the components of every seat, and what their subjects gave at the end."""
    for seat in range(before.game.seats):
        found = recorder.record(before, seat)
        ended = recorder.final_points(end, seat)
        groups: dict[int, int] = {}
        for subject in found.subjects:
            if subject not in groups:
                groups[subject] = len(notes.subjects)
                notes.subjects.append(subject)
                notes.known.append(found.known[subject])
                notes.ended.append(POINT * ended[subject])
            notes.groups.append(groups[subject])
        first = len(notes.inputs)
        notes.networks += found.networks
        notes.starts += [first + start for start in found.starts[:-1]]
        notes.inputs += found.inputs


def _note_leads(before: Position, leads: list[int], end: Position, recorder: NetworkEvaluation, notes: Notes) -> None:
    """Note what the first player thought of every seat, and what came of it."""
    game = before.game
    final_leads = recorder.leads(end)
    final_chances = recorder.win_chances(end)
    number = notes.positions[-1] + 1 if notes.positions else 0
    for seat in range(game.seats):
        notes.positions.append(number)
        notes.shared.append(int(game.seats > 1 and not game.teams()))
        notes.stages.append(int(recorder.stage(before)))
        notes.leads.append(leads[seat])
        notes.final_leads.append(int(final_leads[seat]))
        notes.final_chances.append(int(final_chances[seat]))
