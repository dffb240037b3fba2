"""Benchmark our games and their peers in turns, compare them, and check the targets."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from harness.children import Child, Contents
from harness.document import ratios, write_whole
from harness.failure import BenchFailure
from harness.machine import machine
from harness.progress import Progress
from harness.rows import Rows
from harness.tables import copy_table, look_table, play_table, score_table, search_table, target_table, thought_table
from harness.targets import TargetResult, read_targets

HERE = Path(__file__).parent
BUILDS = {"--native": "compiled", "--plain": "as plain Python"}


def positive_seconds(text: str) -> float:
    """A number of seconds above zero."""
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds above 0")
    return seconds


def positive_rounds(text: str) -> int:
    """A number of rounds, at least one."""
    rounds = int(text)
    if rounds < 1:
        raise argparse.ArgumentTypeError(f"{text} rounds are fewer than 1")
    return rounds


def parse() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--native", required=True, help="interpreter whose environment has terrarium compiled")
    parser.add_argument("--plain", required=True, help="interpreter whose environment has terrarium as plain Python")
    parser.add_argument("--peers", required=True, help="interpreter whose environment has the peers")
    parser.add_argument("--seconds", type=positive_seconds, default=1.0, help="for each measurement (default: 1)")
    parser.add_argument("--rounds", type=positive_rounds, default=6, help="of all measurements (default: 6)")
    parser.add_argument("--targets", type=Path, default=HERE / "targets.toml", help="file with the targets")
    parser.add_argument("--out", type=Path, default=HERE / "out" / "bench.json", help="file for the figures")
    parser.add_argument("--strict", action="store_true", help="end with code 1 if a target is missed")
    return parser.parse_args()


def children(arguments: argparse.Namespace) -> list[Child]:
    """The measuring scripts in the order of a round: ours, a peer, ours, a peer."""
    return [
        Child("--native", arguments.native, HERE / "ours.py"),
        Child("--peers", arguments.peers, HERE / "peers" / "openspiel.py"),
        Child("--plain", arguments.plain, HERE / "ours.py"),
        Child("--peers", arguments.peers, HERE / "peers" / "catanatron_games.py"),
    ]


def check_contents(child: Child) -> Contents:
    """Ask the child for its measurements and check that it runs the requested build."""
    contents = child.contents()
    expected = BUILDS.get(child.option)
    for labels in contents.labels:
        if expected and labels.build != expected:
            raise BenchFailure(f"{child.option} {child.python} runs {labels.name} {labels.build}, not {expected}.")
    return contents


def measure(plan: list[tuple[Child, Contents]], rounds: int, seconds: float) -> Rows:
    """Take all measurements, round by round."""
    progress = Progress(sum(len(contents.labels) for _, contents in plan), rounds, seconds)
    rows = Rows()
    try:
        for round_number in range(1, rounds + 1):
            for child, contents in plan:
                for reading in child.readings(contents, seconds, partial(progress.begin, round_number)):
                    rows.add(reading)
    finally:
        progress.end()
    return rows


def bench(arguments: argparse.Namespace) -> list[TargetResult]:
    """Measure, print and write everything; return the results of the targets."""
    targets = read_targets(arguments.targets)
    plan = [(child, check_contents(child)) for child in children(arguments)]
    ours = {labels.name for child, contents in plan if child.option in BUILDS for labels in contents.labels}
    begun = datetime.now(UTC)
    rows = measure(plan, arguments.rounds, arguments.seconds)
    results = [target.judge(rows) for target in targets]
    data: dict[str, object] = {
        "begun": begun.isoformat(timespec="seconds"),
        "ended": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine(),
        "seconds": arguments.seconds,
        "rounds": arguments.rounds,
        "environments": [
            {"option": child.option, "package": contents.package, "python": contents.python, "build": build}
            for child, contents in plan
            for build in sorted({labels.build for labels in contents.labels})
        ],
        "rows": [row.data() for row in rows.all()],
        "ratios": ratios(rows, ours),
        "targets": [result.data() for result in results],
    }
    print(f"The quickest of {arguments.rounds} rounds of {arguments.seconds:g} s for each measurement; ", end="")
    print("spread is how much more time the median round took.\n")
    print(play_table(rows, ours))
    print(copy_table(rows, ours))
    print(score_table(rows, ours))
    print(search_table(rows, ours))
    print(look_table(rows, ours))
    print(thought_table(rows, ours))
    print(target_table(results))
    write_whole(arguments.out, data)
    print(f"All figures are in {arguments.out}.")
    return results


def main() -> int:
    """Run the bench; return the exit code."""
    arguments = parse()
    try:
        results = bench(arguments)
    except BenchFailure as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped; nothing was written.", file=sys.stderr)
        return 130
    return 1 if arguments.strict and not all(result.met for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
