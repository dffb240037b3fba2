"""Checks of hidden information: two worlds that differ only in what a seat cannot know look the same to it."""

from __future__ import annotations

import random

from terrarium.engine.errors import TerrariumError
from terrarium.engine.journal import Journal
from terrarium.engine.position import Position
from terrarium.testing.random_game import RandomGame, json_text, play_random

#: How many worlds are imagined at the start, where at least two must differ, and later.
WORLDS = 10
LATER_WORLDS = 3
#: How many illegal actions are tried in both worlds.
REFUSALS = 12
#: For how many decisions two worlds are played side by side, unless something is revealed.
STEPS = 12


def viewers(run: RandomGame) -> list[int | None]:
    """A spectator and every seat."""
    return [None, *range(run.game.seats)]


def check_secrets(run: RandomGame) -> None:
    """Check that nothing a seat is shown or told depends on what it cannot know."""
    for position in run.sampled():
        for seat in viewers(run):
            world = position.imagine(seat, run.random)
            tries = [run.random.randrange(run.game.actions) for _try in range(REFUSALS)]
            _expect_same_outputs(run, position, world, seat, tries)
            _play_both(run, position.copy(), world, seat)


def check_views(run: RandomGame) -> None:
    """Check that seats see the same alone and together, and that views do not change when the game goes on."""
    seats = viewers(run)
    earlier: dict[str, object] | None = None
    for position in run.sampled():
        together = position.views(seats, earlier)
        before = [json_text(view) for view in together]
        for seat, text in zip(seats, before, strict=True):
            what = f"{_viewer_name(seat)} sees something else when others look too"
            run.expect_equal(text, json_text(position.view(seat)), what, seat)
        later = position.copy()
        views = later.views(seats, earlier)
        play_random(later, run.random, STEPS)
        for same in (together, views):
            run.expect_equal([json_text(view) for view in same], before, "playing on changed an earlier view")
        earlier = dict(run.random.choice(together))


def _expect_same_outputs(run: RandomGame, one: Position, other: Position, seat: int | None, tries: list[int]) -> None:
    for what, here, there in zip(_OUTPUT_NAMES, _outputs(one, seat, tries), _outputs(other, seat, tries), strict=True):
        run.expect_equal(here, there, f"{_viewer_name(seat)} can tell two worlds apart by its {what}", seat)


_OUTPUT_NAMES = ["view", "actors", "legal actions", "prompt", "explanations", "refusals"]


def _outputs(position: Position, seat: int | None, tries: list[int]) -> list[str]:
    """Everything that the engine tells a seat about a position."""
    outputs = [json_text(position.view(seat)), json_text([position.over(), position.actors()])]
    if seat is None:
        return [*outputs, "", "", "", ""]
    legal = position.legal(seat)
    outputs += [json_text(legal), json_text(position.prompt(seat).data())]
    outputs.append(json_text([position.explain(seat, action).data() for action in legal]))
    refusals: list[object] = []
    for action in tries:
        if action not in legal:
            try:
                position.play(seat, action)
            except TerrariumError as error:
                refusals.append([str(error), error.line.data()])
    return [*outputs, json_text(refusals)]


def _reveals_to(position: Position, seat: int | None) -> int:
    """The number of times that something hidden was shown to a seat, or to a spectator."""
    return position.reveals if seat is None else position.reveals_to(seat)


def _play_both(run: RandomGame, here: Position, there: Position, seat: int | None) -> None:
    """Play the same actions in both worlds until something is revealed; the seat must be told the same in both."""
    for _step in range(STEPS):
        move = _common_move(here, there, seat, run.random)
        if move is None:
            return
        reveals = _reveals_to(here, seat), _reveals_to(there, seat)
        heard = [_lines_of_move(world, move, seat) for world in (here, there)]
        if (_reveals_to(here, seat), _reveals_to(there, seat)) != reveals:
            return
        action = f"after seat {move[0]} did {run.game.words(move[1])!r}"
        run.expect_equal(
            heard[0], heard[1], f"{_viewer_name(seat)} is told different things in two worlds {action}", seat
        )
        run.expect_equal(
            json_text(here.view(seat)),
            json_text(there.view(seat)),
            f"{_viewer_name(seat)} sees a difference {action}",
            seat,
        )


def _common_move(here: Position, there: Position, seat: int | None, chance: random.Random) -> tuple[int, int] | None:
    """An action that is possible in both worlds, by the seat itself if it can act."""
    actors = [actor for actor in here.actors() if actor in there.actors()]
    if seat is not None and here.legal(seat):
        actors = [seat]
    moves = [(actor, action) for actor in actors for action in here.legal(actor) if action in set(there.legal(actor))]
    return chance.choice(moves) if moves else None


def _lines_of_move(world: Position, move: tuple[int, int], seat: int | None) -> str:
    world.journal = Journal()
    world.play(*move)
    return json_text([line.data() for line in world.journal.lines(seat)])


def check_imagine(run: RandomGame) -> None:
    """Check that imagined worlds fit the seat's view and that what it cannot know is really re-dealt."""
    always_known: dict[tuple[int | None, int], bool] = {}
    for position in run.sampled():
        worlds = {seat: _worlds(run, position, seat) for seat in viewers(run)}
        # A seat whose view varies for a spectator has secrets: its view must vary for every other seat as well.
        with_secrets = [other for other in range(run.game.seats) if _varies(worlds[None], other)]
        for seat, imagined in worlds.items():
            for world in imagined:
                _check_imagined_world(run, position, world, seat)
            if run.decision == 0:
                found = {_fingerprint_without_rng(position, world) for world in imagined}
                run.expect(len(found) > 1, f"all worlds that {_viewer_name(seat)} imagines are one and the same", seat)
            for other in with_secrets:
                if not _shares_knowledge(run, seat, other) and always_known.get((seat, other), True):
                    always_known[seat, other] = not _varies(imagined, other)
    for (seat, other), known in always_known.items():
        run.expect(not known, f"what {_viewer_name(seat)} imagines always leaves seat {other} its true secrets", seat)


def _shares_knowledge(run: RandomGame, seat: int | None, other: int) -> bool:
    """Return whether a viewer may know all that a seat knows: it is the same seat, or in the same team."""
    return seat == other or any(seat in team and other in team for team in run.game.teams())


def _worlds(run: RandomGame, position: Position, seat: int | None) -> list[Position]:
    before = position.fingerprint()
    count = WORLDS if run.decision == 0 else LATER_WORLDS
    seeds = [run.random.randrange(2**32) for _world in range(count)]
    imagined = [position.imagine(seat, number) for number in seeds]
    run.expect_equal(position.fingerprint(), before, "imagining changed the position", seat)
    again = position.imagine(seat, seeds[0])
    run.expect_equal(
        again.fingerprint(), imagined[0].fingerprint(), "the same seed imagined two different worlds", seat
    )
    return imagined


def _check_imagined_world(run: RandomGame, position: Position, world: Position, seat: int | None) -> None:
    run.expect_equal(
        json_text(world.view(seat)), json_text(position.view(seat)), "the imagined world looks different", seat
    )
    run.expect(world.journal is None, "an imagined world has a journal", seat)
    run.expect_equal(world.reveals, position.reveals, "imagining counted as showing something", seat)
    run.expect_equal(world.over(), position.over(), "imagining changed whether the game is over", seat)
    if seat is not None:
        run.expect_equal(world.legal(seat), position.legal(seat), "the imagined world allows other actions", seat)
        considered, expected = ([int(action) for action in one.candidates(seat)] for one in (world, position))
        run.expect_equal(considered, expected, "the imagined world has other candidates", seat)
    for actor in world.actors():
        run.expect(world.legal(actor), f"in the imagined world seat {actor} owes an action but has none", seat)
    here, there = position.census(), world.census()
    run.expect_equal(sorted(there), sorted(here), "the imagined world has other kinds of components", seat)
    for kind, components in here.items():
        run.expect_equal(len(there[kind]), len(components), f"the imagined world has another number of {kind}", seat)
        run.expect_equal(
            len(set(there[kind])), len(set(components)), f"the imagined world has a component of {kind} twice", seat
        )


def _fingerprint_without_rng(position: Position, world: Position) -> str:
    """The imagined world's fingerprint without its random generator."""
    twin = world.copy()
    twin.rng = position.rng.copy()
    return twin.fingerprint()


def _varies(worlds: list[Position], seat: int) -> bool:
    first = worlds[0].view(seat)
    return any(world.view(seat) != first for world in worlds[1:])


def _viewer_name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
