"""Fitting networks to what came of games: Adam on the squared error of each subject's points, in numpy."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from terrarium.engine.evaluation import POINT
from terrarium.engine.network import LEAST_SHIFT, LEAST_WEIGHT, MOST_SHIFT, MOST_WEIGHT, Network
from terrarium.engine.network_evaluation import InputLayout
from terrarium.training.games import Arrays

Floats = NDArray[np.float32]

#: Groups in a batch, and the pace of learning at the beginning and at the end.
BATCH = 512
RATE = 6e-3
LAST_RATE = 3e-4
#: How many of each hundred groups are only used for testing.
TESTED = 10


def joined(parts: list[Arrays]) -> Arrays:
    """Join the arrays of several tasks; groups, starts and positions count on."""
    found: dict[str, list[NDArray[np.generic]]] = {name: [] for name in parts[0]}
    shifts = {"groups": 0, "starts": 0, "positions": 0}
    for part in parts:
        for name, numbers in part.items():
            found[name].append(numbers.astype(np.int64) + shifts[name] if name in shifts else numbers)
        shifts["groups"] += len(part["subjects"])
        shifts["starts"] += len(part["inputs"])
        shifts["positions"] += int(part["positions"].astype(np.int64).max(initial=-1)) + 1
    return {name: np.concatenate(numbers) for name, numbers in found.items()}


class Fit:
    """Networks in training. The last layout, that of the spread, is not fitted here."""

    def __init__(self, layouts: list[InputLayout], seed: int, before: list[Network] | None = None) -> None:
        self.layouts = layouts
        self.random = np.random.default_rng(seed)
        #: Of each network the matrices of its layers; the last row of each always counts.
        self.layers: list[list[Floats]] = []
        for number, layout in enumerate(layouts[:-1]):
            self.layers.append(self._first_layers(layout) if before is None else matrices_of(before[number]))
        self.moments = [[np.zeros_like(m) for m in matrices] for matrices in self.layers]
        self.squares = [[np.zeros_like(m) for m in matrices] for matrices in self.layers]
        self.steps = 0

    def _first_layers(self, layout: InputLayout) -> list[Floats]:
        """Return small random weights."""
        matrices = []
        for number, (inner, outer) in enumerate(pairwise(layout.widths())):
            # About one input of each group is active at a time.
            scale = np.sqrt(2 / (len(layout.groups) if number == 0 else inner))
            last = number == len(layout.hidden)
            matrix = self.random.normal(0, 0.1 * scale if last else scale, (inner + 1, outer)).astype(np.float32)
            matrix[-1] = 0
            matrices.append(matrix)
        return matrices

    def forward(self, network: int, rows: Floats) -> list[Floats]:
        """Return what each layer reads, and last the output."""
        numbers = [rows]
        matrices = self.layers[network]
        for layer, matrix in enumerate(matrices):
            out = numbers[-1] @ matrix[:-1] + matrix[-1]
            numbers.append(out if layer == len(matrices) - 1 else np.maximum(out, 0))
        return numbers

    def backward(self, network: int, numbers: list[Floats], slope: Floats, rate: float) -> None:
        """Change the weights of a network against the slope of the error at its output."""
        matrices = self.layers[network]
        for layer in range(len(matrices) - 1, -1, -1):
            matrix = matrices[layer]
            change = np.vstack([numbers[layer].T @ slope, slope.sum(axis=0, keepdims=True)])
            if layer > 0:
                slope = (slope @ matrix[:-1].T) * (numbers[layer] > 0)
            self._step(network, layer, change, rate)

    def _step(self, network: int, layer: int, change: Floats, rate: float) -> None:
        moment, square = self.moments[network][layer], self.squares[network][layer]
        moment += 0.1 * (change - moment)
        square += 0.001 * (change * change - square)
        unbiased = moment / (1 - 0.9**self.steps)
        spread = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
        self.layers[network][layer] -= np.float32(rate) * (unbiased / spread)

    def networks(self, spread: NDArray[np.float64]) -> list[Network]:
        """Return the networks in whole numbers, and that of the spread with these standard deviations."""
        last = [np.concatenate([spread, [0.0]]).astype(np.float32).reshape(-1, 1)]
        return [
            quantised(layout, matrices) for layout, matrices in zip(self.layouts, [*self.layers, last], strict=True)
        ]


def matrices_of(network: Network) -> list[Floats]:
    """Return the layers of a network in whole numbers, to learn on from there."""
    weights = np.array([int(weight) for weight in network.weights], np.float64)
    matrices, start = [], 0
    for shift, (inner, outer) in zip(network.shifts, pairwise(network.widths), strict=True):
        end = start + (inner + 1) * outer
        matrices.append((weights[start:end] / 2.0**shift).astype(np.float32).reshape(inner + 1, outer))
        start = end
    return matrices


def quantised(layout: InputLayout, matrices: list[Floats]) -> Network:
    """Return a network with 16-bit weights; each layer has as many binary places as its largest weight allows."""
    shifts, weights = [], []
    for matrix in matrices:
        largest = max(float(np.abs(matrix).max()), 1e-9)
        shift = int(np.clip(np.floor(np.log2(MOST_WEIGHT / largest)), LEAST_SHIFT, MOST_SHIFT))
        whole = np.clip(np.rint(matrix.astype(np.float64) * 2.0**shift), LEAST_WEIGHT, MOST_WEIGHT)
        shifts.append(shift)
        weights += [int(weight) for weight in whole.ravel()]
    return Network(layout.widths(), shifts, weights)


@dataclass
class Batches:
    """Noted components in the form that fitting reads: the components of each group stand together."""

    samples: Arrays

    def __post_init__(self) -> None:
        groups = self.samples["groups"].astype(np.int64)
        self.count = len(self.samples["subjects"])
        #: Components in the order of their groups.
        self.order = np.argsort(groups, kind="stable")
        self.first = np.searchsorted(groups[self.order], np.arange(self.count + 1))
        starts = self.samples["starts"].astype(np.int64)
        self.starts = np.append(starts, len(self.samples["inputs"]))
        known, ended = self.samples["known"], self.samples["ended"]
        self.wanted = ((ended.astype(np.float64) - known.astype(np.float64)) / POINT).astype(np.float32)

    def components(self, groups: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the components of these groups, and the place of its group in the list for each."""
        counts = self.first[groups + 1] - self.first[groups]
        return self.order[_ranges(self.first[groups], counts)], np.repeat(np.arange(len(groups)), counts)

    def rows(self, components: NDArray[np.int64], size: int) -> Floats:
        """Return the inputs of components as a matrix of ones and zeros."""
        counts = self.starts[components + 1] - self.starts[components]
        found = np.zeros((len(components), size), np.float32)
        columns = self.samples["inputs"][_ranges(self.starts[components], counts)]
        found[np.repeat(np.arange(len(components)), counts), columns] = 1
        return found


def _ranges(starts: NDArray[np.int64], counts: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the numbers from each start on, as many as its count, in one row."""
    ends = np.cumsum(counts)
    return np.repeat(starts - (ends - counts), counts) + np.arange(int(ends[-1]) if len(ends) else 0)


def fit(fitted: Fit, batches: Batches, epochs: int) -> list[tuple[float, float]]:
    """Fit the networks; return after each epoch the mean squared error of the groups learned and of those tested."""
    tested = tested_groups(batches)
    learned = np.setdiff1d(np.arange(batches.count), tested)
    curve = []
    total = epochs * -(-len(learned) // BATCH)
    done = 0
    for _epoch in range(epochs):
        order = fitted.random.permutation(learned)
        error = 0.0
        for start in range(0, len(order), BATCH):
            rate = LAST_RATE + (RATE - LAST_RATE) * (1 + np.cos(np.pi * done / total)) / 2
            error += _batch(fitted, batches, order[start : start + BATCH], float(rate))
            done += 1
        curve.append((error / max(len(learned), 1), float(np.square(errors(fitted, batches, tested)).mean())))
    return curve


def tested_groups(batches: Batches) -> NDArray[np.int64]:
    """Return the groups that are only tested: whole stretches, because neighbours come from the same game."""
    everything = np.arange(batches.count, dtype=np.int64)
    stretch = max(batches.count // 100, 1)
    return np.flatnonzero(everything // stretch % (100 // TESTED) == 0)


def _predicted(
    fitted: Fit, batches: Batches, groups: NDArray[np.int64]
) -> tuple[Floats, list[tuple[int, NDArray[np.int64], list[Floats]]]]:
    """Return what the networks expect of these groups, and for each network its groups and layers."""
    components, places = batches.components(groups)
    networks = batches.samples["networks"][components]
    found = np.zeros(len(groups), np.float32)
    parts = []
    for network in range(len(fitted.layers)):
        chosen = np.flatnonzero(networks == network)
        if len(chosen):
            rows = batches.rows(components[chosen], int(fitted.layouts[network].size))
            numbers = fitted.forward(network, rows)
            found += np.bincount(places[chosen], numbers[-1][:, 0], len(groups)).astype(np.float32)
            parts.append((network, places[chosen], numbers))
    return found, parts


def _batch(fitted: Fit, batches: Batches, groups: NDArray[np.int64], rate: float) -> float:
    """Learn from a batch; return the sum of its squared errors."""
    found, parts = _predicted(fitted, batches, groups)
    wrong = found - batches.wanted[groups]
    fitted.steps += 1
    for network, places, numbers in parts:
        fitted.backward(network, numbers, (wrong[places] / np.float32(len(groups))).reshape(-1, 1), rate)
    return float((wrong * wrong).sum())


def errors(fitted: Fit, batches: Batches, groups: NDArray[np.int64]) -> Floats:
    """Return by how many points the networks are wrong about each of these groups."""
    parts = [groups[start : start + BATCH] for start in range(0, len(groups), BATCH)]
    found = [_predicted(fitted, batches, part)[0] - batches.wanted[part] for part in parts]
    return np.concatenate(found) if found else np.zeros(0, np.float32)
