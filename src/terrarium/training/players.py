"""Players that look one action ahead, for the games of a training run: quick, with slips, without views."""

from __future__ import annotations

from terrarium.bots.network_file import read_networks
from terrarium.bots.simple_bots import any_highest
from terrarium.engine.evaluation import Evaluation
from terrarium.engine.game import Game
from terrarium.engine.network import Network, weight_count
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.title import Title

#: A probability in rolls of a die with this many sides.
SIDES = 1_000_000


def evaluation_of(game: Game, content: bytes) -> Evaluation:
    """Make the evaluation of a generation: the content of its file of networks, or nothing for the game's own."""
    if not content:
        return game.title.evaluation(game)
    networks = read_networks(content, f"{game.name}.networks", game.name, game.title.network_layouts())
    return game.title.network_evaluation(game, networks)


def choose(position: Position, seat: int, evaluation: Evaluation, rng: Rng, slip: float) -> int:
    """Take what looks best in one imagined world, or by a slip anything."""
    world = position.imagine(seat, rng)
    options = world.candidates(seat)
    if len(options) == 1:
        return int(options[0])
    if happens(rng, slip):
        return int(options[rng.below(len(options))])
    return int(options[any_highest(evaluation.thorough_action_leads(world, seat, options), rng)])


def happens(rng: Rng, probability: float) -> bool:
    """Return true with this probability."""
    return int(rng.below(SIDES)) < SIDES * probability


def random_game(title: Title, rng: Rng) -> Game:
    """Make a game with any number of seats and, now and then, options away from their defaults."""
    seats = title.min_seats + rng.below(title.max_seats - title.min_seats + 1)
    options: dict[str, object] = {}
    for option in title.options:
        value = option.default
        if option.kind == "flag" and rng.below(4) == 0:
            value = not value
        elif option.kind == "choice" and rng.below(2) == 0:
            value = option.choices[rng.below(len(option.choices))]
        try:
            title.game(seats, {**options, option.name: value})
        except ValueError:
            continue  # such as teams with three seats
        options[option.name] = value
    return title.game(seats, options)


def blank_networks(title: Title) -> list[Network]:
    """Networks that know nothing, with which the components of positions can be recorded."""
    return [
        Network(layout.widths(), [10] * (len(layout.widths()) - 1), [0] * weight_count(layout.widths()))
        for layout in title.network_layouts()
    ]
