"""Small networks in whole numbers: the same result on every machine, compiled or not.

A network reads a set of active inputs, which are yes/no facts. Its first layer adds up one row of weights for each of
them; every further layer multiplies. Weights are 16-bit numbers; each layer has a shift that says how many binary
places they have.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.vecs import vec

#: Binary places of the numbers between two layers, and the largest of these numbers.
PLACES: Final = 10
MOST: Final = 1 << 24
#: The range of a weight.
LEAST_WEIGHT: Final = -32768
MOST_WEIGHT: Final = 32767
#: The fewest and the most binary places of a layer's weights.
LEAST_SHIFT: Final = 4
MOST_SHIFT: Final = 14
#: An output is in thousandths.
THOUSANDTHS: Final = 1000


class ActiveInputs:
    """The active inputs of a network, in the order in which they were added."""

    def __init__(self, capacity: int) -> None:
        self.numbers: vec[i64] = vec[i64]([0] * capacity)
        self.count: i64 = 0

    def add(self, number: i64) -> None:
        """Add an input; one beyond the capacity is an IndexError."""
        self.numbers[self.count] = number
        self.count += 1

    def keep(self, count: i64) -> None:
        """Remove all but the first `count` inputs."""
        self.count = count


class Network:
    """The shape and the weights of a network with one output, in thousandths. Immutable; readers share it.

    `widths` has the number of inputs, of each hidden layer, and of outputs, which is 1. The weights of a layer stand
    row by row, a row for each of its inputs and a last row that always counts.
    """

    def __init__(self, widths: list[int], shifts: list[int], weights: list[int]) -> None:
        check_shape(widths, shifts, len(weights))
        self.widths = widths
        self.shifts = shifts
        self.weights: vec[i64] = vec[i64](weights)

    def __reduce__(self) -> tuple[object, ...]:
        return (Network, (self.widths, self.shifts, [int(weight) for weight in self.weights]))


class NetworkReader:
    """Computes what a network gives for active inputs; inputs that many components share are read once."""

    def __init__(self, network: Network) -> None:
        self.weights: vec[i64] = network.weights
        self.widths: vec[i64] = vec[i64](network.widths)
        self.shifts: vec[i64] = vec[i64](network.shifts)
        #: The width of the first layer.
        self.first: i64 = network.widths[1]
        widest = max(network.widths[1:])
        #: The first layer's sums of the inputs that `begin` read, and the numbers of the layer at hand and the next.
        self._begun: vec[i64] = vec[i64]([0] * network.widths[1])
        self._now: vec[i64] = vec[i64]([0] * widest)
        self._next: vec[i64] = vec[i64]([0] * widest)

    def output(self, active: ActiveInputs) -> i64:
        """Return the output for these inputs."""
        self.begin(active)
        return self.finish(active, active.count)

    def begin(self, active: ActiveInputs) -> None:
        """Read inputs that several outputs share; each `finish` goes on from there."""
        begun, weights, width = self._begun, self.weights, self.first
        last: i64 = width * self.widths[0]
        place: i64
        for place in range(width):
            begun[place] = weights[last + place]
        self._add_rows(begun, active, 0)

    def finish(self, active: ActiveInputs, start: i64) -> i64:
        """Return the output for the inputs that `begin` read and those of `active` from `start` on."""
        now, begun = self._now, self._begun
        place: i64
        for place in range(self.first):
            now[place] = begun[place]
        self._add_rows(now, active, start)
        return self._through_layers()

    def _add_rows(self, sums: vec[i64], active: ActiveInputs, start: i64) -> None:
        weights, width, numbers = self.weights, self.first, active.numbers
        number: i64
        place: i64
        for number in range(start, active.count):
            row: i64 = width * numbers[number]
            for place in range(width):
                sums[place] += weights[row + place]

    def _through_layers(self) -> i64:
        """Return what comes out when the sums of the first layer are in `_now`."""
        weights = self.weights
        now, then = self._now, self._next
        shift: i64 = self.shifts[0]
        at: i64 = self.first * (self.widths[0] + 1)
        layer: i64
        source: i64
        place: i64
        for layer in range(1, len(self.shifts)):
            inner: i64 = self.widths[layer]
            outer: i64 = self.widths[layer + 1]
            last: i64 = at + inner * outer
            for place in range(outer):
                then[place] = weights[last + place] << PLACES
            for source in range(inner):
                if now[source] > 0:
                    value: i64 = min((now[source] << PLACES) >> shift, MOST)
                    for place in range(outer):
                        then[place] += value * weights[at + place]
                at += outer
            at += outer
            now, then = then, now
            shift = self.shifts[layer] + PLACES
        return now[0] * THOUSANDTHS >> shift


def weight_count(widths: list[int]) -> int:
    """Return how many weights a network of these widths has."""
    return sum([(widths[layer] + 1) * widths[layer + 1] for layer in range(len(widths) - 1)])


def check_shape(widths: list[int], shifts: list[int], weights: int) -> None:
    """Raise ValueError if widths, shifts and the number of weights do not belong together."""
    if len(widths) < 2 or min(widths) < 1 or widths[len(widths) - 1] != 1:
        raise ValueError(f"a network needs inputs, any hidden layers and 1 output; its widths are {widths}")
    if len(shifts) != len(widths) - 1 or min(shifts) < LEAST_SHIFT or max(shifts) > MOST_SHIFT:
        raise ValueError(f"{len(widths) - 1} layers need a shift each, from {LEAST_SHIFT} to {MOST_SHIFT}: {shifts}")
    if weights != weight_count(widths):
        raise ValueError(f"widths {widths} need {weight_count(widths)} weights, there are {weights}")
