"""Learn Planet by self-play: a small value network, trained for a few minutes on two cores, then tried against greedy.

    pip install -r requirements/learn.txt && make compile
    python examples/learn_planet.py --jobs 2

The network looks at what a seat sees just after its own action and guesses how the game will end: who will take each
animal, what the objectives will give, which objective the rival has. Put together these are the points by which the
seat will win. It learns first from games of a hasty greedy player, then from games in which it chooses itself among
the actions that greedy finds most promising. At the end it plays seat-rotated games against a bot and says how often
it won. The same command gives the same result on the same machine.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

import terrarium
from terrarium.bots import bot
from terrarium.bots.simple_bots import mean_action_leads
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.planet.state.regions import touched
from terrarium.research.encoding import Encoder

SEATS = 2
ANIMALS = 20
#: The fate of an animal: the seat takes it, the rival takes it, nobody takes it.
MINE, THEIRS, NOBODYS = range(3)
#: The blocks of an observation that the network looks at.
BLOCKS = [
    "areas", "figures", "animal kind", "animal habitat", "animal other", "animal round", "animal won", "animal out",
    "animal suits", "animal leader", "objective", "round", "turn",
]  # fmt: skip

Rows = NDArray[np.float32]
Weights = dict[str, NDArray[np.float32]]


class Sight:
    """Picks from an observation what the network looks at, and says where in the row each block stands."""

    def __init__(self) -> None:
        self.game = terrarium.game("planet", seats=SEATS)
        self.encoder = Encoder(self.game)
        self.places: dict[str, tuple[int, int]] = {}
        self.shapes: dict[str, tuple[int, ...]] = {}
        self.highest: dict[str, int] = {}
        columns: list[int] = []
        for block in self.encoder.blocks():
            if block.name in BLOCKS:
                self.places[block.name] = (len(columns), len(columns) + block.size())
                self.shapes[block.name] = block.shape()
                self.highest[block.name] = block.highest
                columns += range(block.start, block.start + block.size())
        self.columns = np.array(columns)

    def after(self, position: Position, seat: int, actions: list[int], rng: Rng) -> Rows:
        """What the seat would see after each action; none of these numbers depends on what is hidden from it."""
        world = position.imagine(seat, rng)
        rows = []
        for action in actions:
            then = world.copy()
            then.move(seat, action)
            rows.append(self.encoder.features.row(then, seat))
        return self.encoder.scaled(self.encoder.counts(b"".join(rows)))[:, self.columns]

    def counts(self, rows: torch.Tensor, block: str) -> torch.Tensor:
        """A block of the rows in its own shape, as plain counts."""
        begin, end = self.places[block]
        return rows[:, begin:end].reshape(-1, *self.shapes[block]) * self.highest[block]


@dataclass
class Guess:
    """How a game will end."""

    #: (rows, animals, 3) the logarithms of the chances of MINE, THEIRS and NOBODYS.
    animals: torch.Tensor
    #: (rows, animals) whether the animal is still in play.
    in_play: torch.Tensor
    #: (rows, seats, habitats) what an objective for that habitat would give.
    objectives: torch.Tensor
    #: (rows, habitats) the logarithms of the chances that the rival has that objective.
    rival: torch.Tensor
    #: (rows, habitats) the own objective.
    own: torch.Tensor
    #: (rows, animals, habitats) the habitat of each animal.
    habitat: torch.Tensor

    def lead(self) -> torch.Tensor:
        """The points by which the seat will win. (P28 to P30)"""
        chances = self.animals.exp()
        rival = self.rival.exp()
        mine = 2 - (self.habitat * self.own.unsqueeze(1)).sum(dim=2)
        theirs = 2 - (self.habitat * rival.unsqueeze(1)).sum(dim=2)
        animals = (mine * chances[:, :, MINE] - theirs * chances[:, :, THEIRS]).sum(dim=1)
        points = self.objectives
        return animals + (self.own * points[:, 0]).sum(dim=1) - (rival * points[:, 1]).sum(dim=1)


def layers(*widths: int) -> nn.Sequential:
    """Linear layers with a bend between them."""
    found: list[nn.Module] = []
    for inner, outer in pairwise(widths):
        found += [nn.Linear(inner, outer), nn.ReLU()]
    return nn.Sequential(*found[:-1])


class Value(nn.Module):
    """Every animal is judged by the same layers, every objective by the same others."""

    def __init__(self, sight: Sight, width: int = 64) -> None:
        super().__init__()
        self.sight = sight
        beside = [[touched(1 << area) >> other & 1 for other in range(60)] for area in range(60)]
        self.beside = nn.Buffer(torch.tensor(beside, dtype=torch.float32), persistent=False)
        self.of_animal = layers(48, width, width, 3)
        self.of_objective = layers(26, 32, 32, 1)
        self.of_rival = layers(46, 32, 5)

    def forward(self, rows: torch.Tensor) -> Guess:
        """Guess how the games will end in which these rows were seen."""
        see = self.sight.counts
        areas, figures = see(rows, "areas"), see(rows, "figures")
        free = 1 - areas.sum(dim=2, keepdim=True)
        room = (((areas @ self.beside) > 0) * free).sum(dim=3, keepdim=True)  # free areas that a habitat can grow to
        planets = torch.cat([figures, room], dim=3) / 8  # (rows, seats, habitats, 4)
        now = (see(rows, "round") * torch.arange(1, 13)).sum(dim=1)
        now = torch.where(now == 0, 13.0, now)  # the game is over
        turn = see(rows, "turn")
        own = see(rows, "objective")[:, 0]
        habitat = see(rows, "animal habitat")
        return Guess(
            self._animals(rows, planets, now, turn, habitat),
            self._in_play(rows),
            self._objectives(planets, now, turn),
            self._rival(planets, now, own),
            own,
            habitat,
        )

    def _in_play(self, rows: torch.Tensor) -> torch.Tensor:
        return self.sight.counts(rows, "animal won").sum(dim=2) + self.sight.counts(rows, "animal out") == 0

    def _animals(
        self, rows: torch.Tensor, planets: torch.Tensor, now: torch.Tensor, turn: torch.Tensor, habitat: torch.Tensor
    ) -> torch.Tensor:
        see = self.sight.counts
        other = see(rows, "animal other")
        wait = (see(rows, "animal round") - now.unsqueeze(1)).clamp(0, 9)
        suits = see(rows, "animal suits")
        ahead = suits[:, :, :1] - suits[:, :, 1:]
        waits = nn.functional.one_hot(wait.long(), 10).float()
        seen = [
            see(rows, "animal kind"), habitat, other, waits, suits / 8, ahead / 8, ahead.clamp(-2, 2) / 2,
            see(rows, "animal leader"), (suits > 0).float(), wait.unsqueeze(2) / 9, ahead * wait.unsqueeze(2) / 30,
            torch.einsum("nah,nshf->nasf", habitat, planets).flatten(2),
            torch.einsum("nah,nshf->nasf", other, planets[..., 2:]).flatten(2),
            turn.unsqueeze(1).expand(-1, ANIMALS, -1), now.reshape(-1, 1, 1).expand(-1, ANIMALS, 1) / 12,
        ]  # fmt: skip
        chances = self.of_animal(torch.cat(seen, dim=2)).log_softmax(dim=2)
        # What has become of an animal already is no guess.
        won = torch.cat([see(rows, "animal won"), see(rows, "animal out").unsqueeze(2)], dim=2)
        return torch.where(self._in_play(rows).unsqueeze(2), chances, (won + 1e-9).log())

    def _objectives(self, planets: torch.Tensor, now: torch.Tensor, turn: torch.Tensor) -> torch.Tensor:
        count = len(planets)
        everywhere = torch.cat([nn.functional.one_hot(now.long() - 1, 13), turn], dim=1).reshape(count, 1, 1, -1)
        kinds = torch.eye(5).expand(count, SEATS, 5, 5)
        sides = torch.eye(2).reshape(1, 2, 1, 2).expand(count, -1, 5, -1)
        seen = torch.cat([planets, kinds, sides, everywhere.expand(-1, SEATS, 5, -1)], dim=3)
        return self.of_objective(seen).squeeze(3)

    def _rival(self, planets: torch.Tensor, now: torch.Tensor, own: torch.Tensor) -> torch.Tensor:
        seen = [planets.flatten(1), own, now.unsqueeze(1) / 12]
        found = self.of_rival(torch.cat(seen, dim=1))
        return (found - 50 * own).log_softmax(dim=1)  # two seats never have the same objective


@dataclass(frozen=True)
class Job:
    """Games for one process to play."""

    weights: Weights | None
    games: int
    seed: int
    #: How many of the actions that greedy finds most promising the network chooses from.
    width: int
    #: How often a self-player takes any of these instead, and how often any action at all.
    stray: float = 0.0
    slip: float = 0.0
    #: The spec of a bot to play against instead of itself.
    rival: str = ""


class Player:
    """Plays what the network likes best of what greedy finds promising, or simply the latter without a network."""

    def __init__(self, job: Job) -> None:
        torch.set_num_threads(1)
        self.job = job
        self.sight = Sight()
        self.evaluation = self.sight.game.title.evaluation(self.sight.game)
        self.network: Value | None = None
        if job.weights is not None:
            self.network = Value(self.sight)
            self.network.load_state_dict({name: torch.from_numpy(w) for name, w in job.weights.items()})

    def choose(self, position: Position, seat: int, rng: Rng) -> int:
        """An action for the seat."""
        legal = position.legal(seat)
        if rng.below(1000) < 1000 * self.job.slip:
            return legal[rng.below(len(legal))]
        leads = np.array(list(mean_action_leads(position, seat, self.evaluation, rng, 1)))
        best = [legal[place] for place in np.argsort(-leads, kind="stable")[: self.job.width]]
        if rng.below(1000) < 1000 * self.job.stray:
            return best[rng.below(len(best))]
        if self.network is None or len(best) == 1:
            return best[0]
        with torch.inference_mode():
            leads = self.network(torch.from_numpy(self.sight.after(position, seat, best, rng))).lead()
        return best[int(leads.argmax())]


def ends(position: Position, sight: Sight) -> Rows:
    """For each seat what there was to guess: what became of each animal, then the objectives and what they gave."""
    planes = [sight.encoder.planes(sight.encoder.observation(position, seat)) for seat in range(SEATS)]
    points = [12 * seen["objective points"] for seen in planes]
    found = []
    for seat, seen in enumerate(planes):
        fates = np.where(seen["animal out"] > 0, NOBODYS, seen["animal won"].argmax(axis=1))
        found.append([*fates, *seen["objective"].argmax(axis=1), points[seat], points[1 - seat]])
    return np.array(found, np.float32)


def self_play(job: Job) -> tuple[Rows, Rows]:
    """Games of the player against itself: what a seat saw after its actions, and how it ended."""
    player = Player(job)
    sight = player.sight
    rng = Rng(job.seed)
    seen, ended = [], []
    for _game in range(job.games):
        position = sight.game.start(rng.seed())
        seats = []
        while not position.over():
            seat = position.actors()[0]
            action = player.choose(position, seat, rng)
            seen.append(sight.after(position, seat, [action], rng))
            seats.append(seat)
            position.play(seat, action)
        ended.append(ends(position, sight)[seats])
    return np.concatenate(seen), np.concatenate(ended)


def match(job: Job) -> tuple[float, list[int]]:
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
            outcome = position.outcome()
            victories += (mine in outcome.winners) / len(outcome.winners)
            by.append(outcome.scores[mine] - outcome.scores[1 - mine])
    return victories, by


def errors(guess: Guess, ended: torch.Tensor) -> torch.Tensor:
    """How far the guesses are from what came."""
    fates = nn.functional.nll_loss(guess.animals.flatten(0, 1), ended[:, :ANIMALS].long().flatten(), reduction="none")
    animals = (fates * guess.in_play.flatten()).sum() / len(ended)
    own, rival = ended[:, ANIMALS].long(), ended[:, ANIMALS + 1].long()
    line = torch.arange(len(ended))
    points = torch.stack([guess.objectives[line, 0, own], guess.objectives[line, 1, rival]], dim=1)
    objectives = nn.functional.mse_loss(points, ended[:, ANIMALS + 2 :])
    return animals + 0.5 * objectives + nn.functional.nll_loss(guess.rival, rival)


def train(network: Value, rows: Rows, ended: Rows, epochs: int, rate: float) -> float:
    """Fit the network to what came of the games; return the mean error of the last epoch."""
    inputs, wanted = torch.from_numpy(rows), torch.from_numpy(ended)
    optimizer = torch.optim.Adam(network.parameters(), lr=rate)
    steps = epochs * -(-len(inputs) // 512)
    slower = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps)
    error = 0.0
    for _epoch in range(epochs):
        error = 0.0
        for batch in torch.randperm(len(inputs)).split(512):
            loss = errors(network(inputs[batch]), wanted[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            slower.step()
            error += loss.item() * len(batch)
    return error / len(inputs)


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
    return [replace(job, games=part, seed=job.seed * 1000 + number) for number in range(jobs)]


def main() -> None:
    """Learn, then play the match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    parser.add_argument("--first-games", type=int, default=3000, help="games of a hasty greedy player to begin with")
    parser.add_argument("--rounds", type=int, default=1, help="rounds of self-play and training after these")
    parser.add_argument("--games", type=int, default=1000, help="games of self-play in each round")
    parser.add_argument("--epochs", type=int, default=4, help="times that a round's games are looked at")
    parser.add_argument("--width", type=int, default=24, help="promising actions to choose from")
    parser.add_argument("--match", type=int, default=1000, help="games against the rival at the end")
    parser.add_argument("--rival", default="greedy", help="the bot to play against")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where the trained weights go")
    parser.add_argument("--load", type=Path, help="trained weights: no training, only the match")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    network = Value(Sight())
    begin = time.monotonic()
    memory: list[tuple[Rows, Rows]] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        if asked.load:
            network.load_state_dict(torch.load(asked.load))
            asked.rounds = -1
        for number in range(asked.rounds + 1):
            weights = None if number == 0 else weights_of(network)
            games = asked.first_games if number == 0 else asked.games
            job = Job(weights, games, asked.seed + number, asked.width, stray=0.1, slip=0.02)
            memory += pool.map(self_play, spread(job, asked.jobs))
            rows = np.concatenate([seen for seen, _ended in memory])
            ended = np.concatenate([end for _seen, end in memory])
            error = train(network, rows, ended, asked.epochs, 2e-3 if number == 0 else 1e-3)
            took = time.monotonic() - begin
            print(f"round {number}: {games} games, {len(rows)} rows, error {error:.4f}, {took:.0f} s", flush=True)
        if asked.save:
            torch.save(network.state_dict(), asked.save)
        job = Job(weights_of(network), asked.match, 10**6, asked.width, rival=asked.rival)
        results = list(pool.map(match, spread(job, asked.jobs)))
    victories = sum(won for won, _by in results)
    by = [margin for _won, part in results for margin in part]
    low, high = interval(victories, len(by))
    share = f"{victories / len(by):.1%} (95 %: {low:.1%} to {high:.1%})"
    print(f"against {asked.rival}: {victories:g} of {len(by)} games won, {share},")
    spent = sum(os.times()[:4])  # of this process and of the others, which have ended by now
    took = time.monotonic() - begin
    print(f"{sum(by) / len(by):+.2f} points a game on average; {took:.0f} s in all, {spent:.0f} s of processor time")


if __name__ == "__main__":
    main()
