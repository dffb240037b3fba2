"""Checks of secrets: two worlds that differ only in what a seat cannot know are the same to that seat."""

from __future__ import annotations

import random

from terrarium.engine.errors import TerrariumError
from terrarium.engine.journal import Journal
from terrarium.engine.position import Position
from terrarium.testing.random_game import RandomGame, data_bytes

#: How many worlds are imagined at the start, where one must differ from the others, and later.
WORLDS = 10
LATER_WORLDS = 3
#: How many illegal actions are tried in both worlds.
REFUSALS = 12
#: For how many decisions two worlds are played side by side, if nothing is shown before.
STEPS = 12


def viewers(trial: RandomGame) -> list[int | None]:
    """A spectator and every seat."""
    return [None, *range(trial.game.seats)]


def check_secrets(trial: RandomGame) -> None:
    """Views, choices, prompts, explanations, refusals and journal lines do not depend on what a seat cannot know."""
    for position in trial.sampled():
        for seat in viewers(trial):
            world = position.imagine(seat, trial.random)
            tries = [trial.random.randrange(trial.game.actions) for _try in range(REFUSALS)]
            _same_sight(trial, position, world, seat, tries)
            _play_both(trial, position.copy(), world, seat)


def _same_sight(trial: RandomGame, one: Position, other: Position, seat: int | None, tries: list[int]) -> None:
    for what, here, there in zip(_SIGHTS, _sights(one, seat, tries), _sights(other, seat, tries), strict=True):
        trial.same(here, there, f"{_who(seat)} can tell two worlds apart by its {what}", seat)


_SIGHTS = ["view", "actors", "legal actions", "prompt", "explanations", "refusals"]


def _sights(position: Position, seat: int | None, tries: list[int]) -> list[str]:
    """Everything that leaves the engine for a seat at one moment."""
    sights = [data_bytes(position.view(seat)), data_bytes([position.over(), position.actors()])]
    if seat is None:
        return [*sights, "", "", "", ""]
    legal = position.legal(seat)
    sights += [data_bytes(legal), data_bytes(position.prompt(seat).data())]
    sights.append(data_bytes([position.explain(seat, action).data() for action in legal]))
    refusals: list[object] = []
    for action in tries:
        if action not in legal:
            try:
                position.play(seat, action)
            except TerrariumError as error:
                refusals.append([str(error), error.line.data()])
    return [*sights, data_bytes(refusals)]


def _play_both(trial: RandomGame, here: Position, there: Position, seat: int | None) -> None:
    """Play the same actions in both worlds until something hidden is shown; the seat is told the same in both."""
    for _step in range(STEPS):
        move = _common(here, there, seat, trial.random)
        if move is None:
            return
        reveals = (here.reveals, there.reveals)
        heard = [_hear(world, move, seat) for world in (here, there)]
        if (here.reveals, there.reveals) != reveals:
            return
        action = f"after seat {move[0]} did {trial.game.words(move[1])!r}"
        trial.same(heard[0], heard[1], f"{_who(seat)} is told different things in two worlds {action}", seat)
        trial.same(
            data_bytes(here.view(seat)), data_bytes(there.view(seat)), f"{_who(seat)} sees a difference {action}", seat
        )


def _common(here: Position, there: Position, seat: int | None, chance: random.Random) -> tuple[int, int] | None:
    """An action that is possible in both worlds, by the seat itself if it can act."""
    actors = [actor for actor in here.actors() if actor in there.actors()]
    if seat is not None and here.legal(seat):
        actors = [seat]
    moves = [(actor, action) for actor in actors for action in here.legal(actor) if action in set(there.legal(actor))]
    return chance.choice(moves) if moves else None


def _hear(world: Position, move: tuple[int, int], seat: int | None) -> str:
    world.journal = Journal()
    world.play(*move)
    return data_bytes([line.data() for line in world.journal.lines(seat)])


def check_imagine(trial: RandomGame) -> None:
    """An imagined world fits what the seat sees, and what it cannot know is really dealt anew."""
    open_to: dict[tuple[int | None, int], bool] = {}
    for position in trial.sampled():
        worlds = {seat: _worlds(trial, position, seat) for seat in viewers(trial)}
        # What varies for a spectator is a seat's secret: it has to vary for every other seat as well.
        secretive = [other for other in range(trial.game.seats) if _varies(worlds[None], other)]
        for seat, imagined in worlds.items():
            for world in imagined:
                _fits(trial, position, world, seat)
            if trial.decision == 0:
                found = {_hidden(position, world) for world in imagined}
                trial.expect(len(found) > 1, f"all worlds that {_who(seat)} imagines are one and the same", seat)
            for other in secretive:
                if not _together(trial, seat, other) and open_to.get((seat, other), True):
                    open_to[seat, other] = not _varies(imagined, other)
    for (seat, other), known in open_to.items():
        trial.expect(not known, f"what {_who(seat)} imagines always leaves seat {other} its true secrets", seat)


def _together(trial: RandomGame, seat: int | None, other: int) -> bool:
    """Whether a viewer may know everything that a seat knows: it is the same, or plays in the same team."""
    return seat == other or any(seat in team and other in team for team in trial.game.teams())


def _worlds(trial: RandomGame, position: Position, seat: int | None) -> list[Position]:
    before = position.fingerprint()
    count = WORLDS if trial.decision == 0 else LATER_WORLDS
    seeds = [trial.random.randrange(2**32) for _world in range(count)]
    imagined = [position.imagine(seat, number) for number in seeds]
    trial.same(position.fingerprint(), before, "imagining changed the position", seat)
    again = position.imagine(seat, seeds[0])
    trial.same(again.fingerprint(), imagined[0].fingerprint(), "the same seed imagined two different worlds", seat)
    return imagined


def _fits(trial: RandomGame, position: Position, world: Position, seat: int | None) -> None:
    trial.same(
        data_bytes(world.view(seat)), data_bytes(position.view(seat)), "the imagined world looks different", seat
    )
    trial.expect(world.journal is None, "an imagined world has a journal", seat)
    trial.same(world.reveals, position.reveals, "imagining counted as showing something", seat)
    trial.same(world.over(), position.over(), "imagining changed whether the game is over", seat)
    if seat is not None:
        trial.same(world.legal(seat), position.legal(seat), "the imagined world allows other actions", seat)
        considered, expected = ([int(action) for action in one.candidates(seat)] for one in (world, position))
        trial.same(considered, expected, "the imagined world has other candidates", seat)
    for actor in world.actors():
        trial.expect(world.legal(actor), f"in the imagined world seat {actor} owes an action but has none", seat)
    here, there = position.census(), world.census()
    trial.same(sorted(there), sorted(here), "the imagined world has other kinds of components", seat)
    for kind, components in here.items():
        trial.same(len(there[kind]), len(components), f"the imagined world has another number of {kind}", seat)
        trial.same(
            len(set(there[kind])), len(set(components)), f"the imagined world has a component of {kind} twice", seat
        )


def _hidden(position: Position, world: Position) -> str:
    """The imagined world's fingerprint, but for the generator of chance."""
    twin = world.copy()
    twin.rng = position.rng.copy()
    return twin.fingerprint()


def _varies(worlds: list[Position], seat: int) -> bool:
    first = worlds[0].view(seat)
    return any(world.view(seat) != first for world in worlds[1:])


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
