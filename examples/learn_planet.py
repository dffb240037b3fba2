"""Learn Planet by self-play: a small value network, trained for a few minutes on two cores, then tried against greedy.

    pip install -r requirements/learn.txt && make compile
    python examples/learn_planet.py --jobs 2

The network judges what a seat sees just after its own action: by how many points will it win? First it learns from
games of random players, then from its own, in which it mostly plays what it likes best. At the end it plays
seat-rotated games against a bot and says how often it won. The same command gives the same result on the same machine.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

import terrarium
from terrarium.bots import bot
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.research.encoding import Encoder

SEATS = 2
#: What the network sees of each animal, and of the table as a whole.
ANIMAL = ["kind", "habitat", "other", "round", "won", "out", "suits", "leader"]
TABLE = ["figures", "objective", "objective points", "round", "first", "turn"]
#: Points are divided by this, so that most targets lie between -1 and 1.
POINTS = 10.0

Rows = NDArray[np.float32]
Weights = dict[str, NDArray[np.float32]]


class Sight:
    """Picks from an observation what the network looks at: twenty rows for the animals, one for the table."""

    def __init__(self) -> None:
        self.game = terrarium.game("planet", seats=SEATS)
        self.encoder = Encoder(self.game)
        blocks = {block.name: block for block in self.encoder.blocks()}
        animals = [
            np.arange(b.start, b.start + b.size()).reshape(20, -1) for b in (blocks[f"animal {n}"] for n in ANIMAL)
        ]
        self.animals = np.concatenate(animals, axis=1)
        self.table = np.concatenate([np.arange(b.start, b.start + b.size()) for b in (blocks[n] for n in TABLE)])
        self.columns = np.concatenate([self.animals.ravel(), self.table])

    def after(self, position: Position, seat: int, actions: list[int], rng: Rng) -> Rows:
        """What the seat would see after each action, in one world that it can imagine."""
        world = position.imagine(seat, rng)
        rows = []
        for action in actions:
            then = world.copy()
            then.move(seat, action)
            rows.append(self.encoder.features.row(then, seat))
        return self.encoder.scaled(b"".join(rows))[:, self.columns]


class Value(nn.Module):
    """Every animal is judged by the same layers, in the light of the table; their sum and the table give the value."""

    def __init__(self, sight: Sight, width: int = 64) -> None:
        super().__init__()
        self.animal_size = sight.animals.shape[1]
        table_size = len(sight.table)
        self.mean = nn.Buffer(torch.zeros(len(sight.columns)))
        self.scale = nn.Buffer(torch.ones(len(sight.columns)))
        self.of_animal = nn.Linear(self.animal_size, width)
        self.of_table = nn.Linear(table_size, width)
        self.judge = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 32))
        self.whole = nn.Sequential(nn.Linear(32 + table_size, width), nn.ReLU(), nn.Linear(width, 1))

    def get_used_to(self, rows: Rows) -> None:
        """Take the middle and the spread of every number from some games, so that small ones count as well."""
        self.mean = nn.Buffer(torch.from_numpy(rows.mean(axis=0)))
        self.scale = nn.Buffer(torch.from_numpy(1 / np.maximum(rows.std(axis=0), 0.02)))

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """The points by which the seat will win, divided by POINTS."""
        rows = ((rows - self.mean) * self.scale).clamp(-5, 5)
        animals = rows[:, : 20 * self.animal_size].reshape(-1, 20, self.animal_size)
        table = rows[:, 20 * self.animal_size :]
        judged = self.judge(self.of_animal(animals) + self.of_table(table).unsqueeze(1)).sum(dim=1)
        return self.whole(torch.cat([judged, table], dim=1)).squeeze(1)


@dataclass(frozen=True)
class Job:
    """Games for one process to play."""

    weights: Weights | None
    games: int
    seed: int
    #: How often a self-player plays anything, and with which spec of a bot it plays instead of itself.
    slip: float = 0.0
    rival: str = ""


class Player:
    """Plays what the network likes best, or anything if there is no network yet."""

    def __init__(self, job: Job) -> None:
        torch.set_num_threads(1)
        self.sight = Sight()
        self.slip = job.slip
        self.network: Value | None = None
        if job.weights is not None:
            self.network = Value(self.sight)
            self.network.load_state_dict({name: torch.from_numpy(w) for name, w in job.weights.items()})

    def choose(self, position: Position, seat: int, rng: Rng) -> int:
        """An action for the seat."""
        legal = position.legal(seat)
        if self.network is None or rng.below(1_000_000) < 1_000_000 * self.slip:
            return legal[int(rng.below(len(legal)))]
        with torch.inference_mode():
            values = self.network(torch.from_numpy(self.sight.after(position, seat, legal, rng)))
        return legal[int(values.argmax())]


def margins(position: Position) -> list[float]:
    """By how many points each seat has won."""
    mine, other = position.outcome().scores
    return [mine - other, other - mine]


def self_play(job: Job) -> tuple[Rows, NDArray[np.float32]]:
    """Games of the network against itself: what a seat saw after its action, and by how much it won in the end."""
    player = Player(job)
    sight = player.sight
    rng = Rng(job.seed)
    seen, won = [], []
    for _game in range(job.games):
        position = sight.game.start(rng.seed())
        seats = []
        while not position.over():
            seat = position.actors()[0]
            action = player.choose(position, seat, rng)
            seen.append(sight.after(position, seat, [action], rng))
            seats.append(seat)
            position.play(seat, action)
        final = margins(position)
        won += [final[seat] / POINTS for seat in seats]
    return np.concatenate(seen), np.array(won, np.float32)


def match(job: Job) -> tuple[float, list[float]]:
    """Pairs of games from the same deal with seats exchanged: victories (a shared one is half) and margins."""
    player = Player(job)
    rng = Rng(job.seed)
    victories, by = 0.0, []
    for _pair in range(job.games // 2):
        seed = rng.seed()
        for mine in range(2):
            position = player.sight.game.start(seed)
            rival = bot(job.rival, rng.seed())
            while not position.over():
                seat = position.actors()[0]
                action = player.choose(position, seat, rng) if seat == mine else rival.choose(position, seat)
                position.play(seat, action)
            winners = position.outcome().winners
            victories += (mine in winners) / len(winners)
            by.append(margins(position)[mine])
    return victories, by


def train(network: Value, rows: Rows, targets: NDArray[np.float32], epochs: int, rate: float) -> float:
    """Fit the network to what came of the games; return the mean error of the last epoch, in points."""
    optimizer = torch.optim.Adam(network.parameters(), lr=rate)
    inputs, wanted = torch.from_numpy(rows), torch.from_numpy(targets)
    error = 0.0
    for _epoch in range(epochs):
        error = 0.0
        for batch in torch.randperm(len(inputs)).split(512):
            loss = nn.functional.smooth_l1_loss(network(inputs[batch]), wanted[batch], beta=0.5)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            error += loss.item() * len(batch)
    return POINTS * error / len(inputs)


def weights_of(network: Value) -> Weights:
    """The network as plain arrays, which go to other processes."""
    return {name: tensor.numpy().copy() for name, tensor in network.state_dict().items()}


def interval(victories: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    share, z = victories / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def spread(job: Job, jobs: int) -> list[Job]:
    """The job in as many parts as there are processes, each with a seed of its own."""
    part = -(-job.games // jobs // 2) * 2
    return [Job(job.weights, part, job.seed * 1000 + number, job.slip, job.rival) for number in range(jobs)]


def main() -> None:
    """Learn, then play the match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    parser.add_argument("--random-games", type=int, default=2000, help="games of random players to begin with")
    parser.add_argument("--rounds", type=int, default=8, help="rounds of self-play and training")
    parser.add_argument("--games", type=int, default=400, help="games of self-play in each round")
    parser.add_argument("--match", type=int, default=1000, help="games against the rival at the end")
    parser.add_argument("--rival", default="greedy", help="the bot to play against")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    random.seed(asked.seed)
    torch.set_num_threads(1)
    network = Value(Sight())
    begin = time.monotonic()
    memory: list[tuple[Rows, NDArray[np.float32]]] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for number in range(asked.rounds + 1):
            weights = None if number == 0 else weights_of(network)
            games = asked.random_games if number == 0 else asked.games
            job = Job(weights, games, asked.seed + number, slip=0.05)
            played = list(pool.map(self_play, spread(job, asked.jobs)))
            if number == 1:
                memory.clear()  # random games have said what they can
            memory = [*memory[-3 * asked.jobs :], *played]
            rows = np.concatenate([seen for seen, _won in memory])
            targets = np.concatenate([won for _seen, won in memory])
            if number == 0:
                network.get_used_to(rows)
            error = train(network, rows, targets, epochs=3, rate=1e-3 if number < asked.rounds - 1 else 3e-4)
            took = time.monotonic() - begin
            print(
                f"round {number}: {games} games, {len(rows)} rows, error {error:.2f} points, {took:.0f} s", flush=True
            )
        weights = weights_of(network)
        results = list(pool.map(match, spread(Job(weights, asked.match, 10**6, rival=asked.rival), asked.jobs)))
    victories = sum(won for won, _by in results)
    by = [margin for _won, part in results for margin in part]
    low, high = interval(victories, len(by))
    share = f"{victories / len(by):.1%} (95 %: {low:.1%} to {high:.1%})"
    print(f"against {asked.rival}: {victories:g} of {len(by)} games won, {share},")
    print(f"{sum(by) / len(by):+.2f} points a game on average; {time.monotonic() - begin:.0f} s in all")


if __name__ == "__main__":
    main()
