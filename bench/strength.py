"""Measure the strength of the bots: play matches with `terrarium arena` and write docs/strength.md from them.

Each match has its own directory and is continued by the next run; no figure in the note is written by hand.
"""

from __future__ import annotations

import argparse
import json
import math
import shlex
import subprocess
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import terrarium
from terrarium.bots import parse
from terrarium.bots.registry import level_spec
from terrarium.engine.evaluation import LEVELS

HERE = Path(__file__).parent
NOTE = HERE.parent / "docs" / "strength.md"
TITLES = ["planet", "rauha", "earth"]
#: Games of each match; the top level takes long, so it plays fewer.
GAMES = {"sprout": 1000, "sapling": 1000, "tree": 1000, "ancient": 200, "elder": 200}
FEWER = {("rauha", "ancient"): 100, ("earth", "ancient"): 40}
AGAINST_RANDOM = 1000
AMONG = 200
#: Gaia's difficulties, and games alone against her: each level, at each difficulty.
DIFFICULTIES = ["beginner", "medium", "hard", "expert"]
ALONE = {"ancient": 20, "elder": 20}
ALONE_OTHERS = 100
#: A match of the top level ends early once Wald's sequential test decides between an even match and this share: after a
#: block of games the likelihood ratio is beyond these odds, so that either decision is wrong in one of twenty matches.
BETTER = 0.65
ODDS = 19.0
BLOCK = 20
#: Searches by networks against searches by the games' own knowledge, with few iterations, so that they are soon played:
#: as many for both, and a tenth of what the top level of Planet has against a tenth of what the level below has.
EVEN = ("search:iterations=400,network=1", "search:iterations=400")
TENTH = ("search:iterations=1000,network=1", "search:iterations=300")
SMALL = [("rauha", EVEN), ("planet", EVEN), ("planet", TENTH)]
CLOCK_GAMES = {"planet": 8, "rauha": 4, "earth": 2}
#: The target of one core, in iterations per second from the start position.
WANTED = {"planet": 10_000, "rauha": 5_000, "earth": 1_000}


@dataclass(frozen=True)
class Match:
    """One match of the note: a title, the bots of a line-up, the stronger first, and the number of games."""

    title: str
    bots: tuple[str, ...]
    games: int
    #: Whether only the thinking times of the match matter.
    clock: bool = False
    #: Whether a sequential test may end the match early.
    sequential: bool = False
    #: Gaia's difficulty, in a game alone.
    difficulty: str = ""

    def words(self, games: int = 0) -> list[str]:
        """The arguments of the command that plays it, or its first games."""
        bots = ",".join(self.bots)
        number = str(games or self.games)
        words = ["arena", self.title, "--bots", bots, "--seats", str(len(self.bots)), "--games", number]
        if self.bots in (EVEN, TENTH):
            words += ["--seed", "77"]
        if self.difficulty:
            words += ["--option", f"difficulty={self.difficulty}"]
        return [*words, "--seed", "1"] if self.clock else words

    def name(self) -> str:
        """The name of its directory."""
        if self.clock:
            return f"{self.title}-clock"
        if self.bots in (EVEN, TENTH):
            return f"{self.title}-{'-'.join(bot.replace('search:iterations=', '') for bot in self.bots)}".replace(
                ",", "-"
            )
        parts = [self.title, *dict.fromkeys(self.bots)]
        if len(self.bots) == 4 and self.bots[0] == LEVELS[-1]:
            parts.append("4")
        return "-".join([*parts, self.difficulty] if self.difficulty else parts)


def ladder(title: str) -> list[Match]:
    """Each level against the one below; not one that plays as the level below."""
    return [
        Match(title, (upper, lower), FEWER.get((title, upper), GAMES[upper]), sequential=upper == LEVELS[-1])
        for lower, upper in pairwise(LEVELS)
        if level_spec(title, upper) != level_spec(title, lower)
    ]


def against_random(title: str) -> Match:
    """Greedy against three random seats."""
    return Match(title, ("greedy", "random", "random", "random"), FEWER.get((title, "random"), AGAINST_RANDOM))


def among_ancients(title: str) -> Match:
    """The top level against three seats of the level below."""
    return Match(title, (LEVELS[-1], *[LEVELS[-2]] * 3), AMONG)


def with_top_level() -> list[str]:
    """The titles in which the top level does not play as the level below."""
    return [title for title in TITLES if level_spec(title, LEVELS[-1]) != level_spec(title, LEVELS[-2])]


def small_matches() -> list[Match]:
    """Searches by networks against searches by the games' own knowledge."""
    return [Match(title, bots, 200) for title, bots in SMALL]


def against_gaia(level: str, difficulty: str) -> Match:
    """A level alone against Gaia."""
    return Match("earth", (level,), ALONE.get(level, ALONE_OTHERS), difficulty=difficulty)


def against_the_clock(title: str) -> Match:
    """The top level once more, for its thinking times: to be played on an idle machine."""
    return Match(title, (LEVELS[-1], LEVELS[-2]), CLOCK_GAMES[title], clock=True)


def matches() -> list[Match]:
    """All matches, the quick ones first."""
    found = [against_random(title) for title in TITLES] + [match for title in TITLES for match in ladder(title)]
    found += small_matches()
    found += [against_gaia(level, difficulty) for level in LEVELS for difficulty in DIFFICULTIES]
    found += [among_ancients(title) for title in with_top_level()] + [against_the_clock(title) for title in TITLES]
    return sorted(found, key=lambda match: LEVELS.index(match.bots[0]) if match.bots[0] in LEVELS else -1)


def play(match: Match, directory: Path, jobs: int) -> None:
    """Play the missing games of a match; one with a sequential test in blocks, until the test decides."""
    for games in range(BLOCK, match.games, BLOCK) if match.sequential else []:
        if decided(match, directory):
            return
        _play(match.words(games), match, directory, jobs)
    if not decided(match, directory):
        _play(match.words(), match, directory, jobs)


def _play(words: list[str], match: Match, directory: Path, jobs: int) -> None:
    more = ["--jobs", str(jobs), "--out", str(directory / match.name()), "--lang", "en"]
    subprocess.run([sys.executable, "-m", "terrarium.cli.main", *words, *more], check=True)


def decided(match: Match, directory: Path) -> bool:
    """Return whether the sequential test of a match has decided after the games that were played."""
    found = summary(match, directory) if match.sequential else None
    if found is None or found["games"] % BLOCK != 0:
        return False
    won = standing(found, match.bots[0])["win_share"]["share"]
    return abs(log_likelihood_ratio(won, found["games"])) >= math.log(ODDS)


def log_likelihood_ratio(share: float, games: int) -> float:
    """How much likelier this result is if the stronger wins `BETTER` of all games than if the match is even."""
    return games * (share * math.log(BETTER / 0.5) + (1 - share) * math.log((1 - BETTER) / 0.5))


def summary(match: Match, directory: Path) -> dict[str, Any] | None:
    """The summary of a match, or None if no game was played."""
    path = directory / match.name() / "summary.json"
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found if found.get("standings") else None


def standing(found: dict[str, Any], bot: str) -> dict[str, Any]:
    """One bot's standing in a match; a level may have played under its own name or its bot's."""
    names = [bot, str(parse(level_spec(found["game"], bot)))] if bot in LEVELS else [bot]
    for part in found["standings"]:
        if part["bot"] in names:
            return dict(part)
    raise SystemExit(f"{' or '.join(names)} did not play in this match of {found['game']}.")


def share_text(part: dict[str, Any]) -> str:
    """A win share with its interval, in percent."""
    won = part["win_share"]
    return f"{100 * won['share']:.1f} % ({100 * won['low']:.1f} to {100 * won['high']:.1f})"


def scores(found: dict[str, Any], bots: tuple[str, ...]) -> str:
    """The mean scores of the bots."""
    return " : ".join(f"{standing(found, bot)['score']['mean']:.1f}" for bot in dict.fromkeys(bots))


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def levels_table() -> str:
    """Which bot plays which level."""
    rows = [[level.title(), *[f"`{level_spec(title, level)}`" for title in TITLES]] for level in LEVELS]
    return table(["level", *[title.title() for title in TITLES]], rows)


def pairs_table(matches: list[Match], directory: Path) -> str:
    """Matches of two bots, with the games that were played."""
    rows = []
    for match in matches:
        found = summary(match, directory)
        names = " : ".join(bot.title() if bot in LEVELS else f"`{bot}`" for bot in match.bots)
        if found is None:
            rows.append([match.title.title(), names, "0", "not measured", ""])
            continue
        upper = standing(found, match.bots[0])
        rows.append([match.title.title(), names, f"{found['games']:,}", share_text(upper), scores(found, match.bots)])
    return table(["game", "match", "games", "the first wins", "mean scores"], rows)


def first_wins_table(matches: list[Match], directory: Path, name: str) -> str:
    """How often the first bot of each match wins."""
    rows = []
    for match in matches:
        found = summary(match, directory)
        if found is None:
            rows.append([match.title.title(), "0", "not measured", ""])
        else:
            won = share_text(standing(found, match.bots[0]))
            rows.append([match.title.title(), f"{found['games']:,}", won, scores(found, match.bots)])
    return table(["game", "games", f"{name} wins", "mean scores"], rows)


def gaia_table(directory: Path) -> str:
    """Each level alone against Gaia."""
    rows = []
    for level in LEVELS:
        cells = []
        for difficulty in DIFFICULTIES:
            match = against_gaia(level, difficulty)
            found = summary(match, directory)
            cells.append("not measured" if found is None else f"{share_text(standing(found, level))}, {found['games']}")
        rows.append([level.title(), *cells])
    return table(["level", *DIFFICULTIES], rows)


def clock_table(directory: Path) -> str:
    """The thinking times of the top level."""
    rows = []
    for title in TITLES:
        match = against_the_clock(title)
        found = summary(match, directory)
        if found is not None:
            time = standing(found, match.bots[0])["decision_seconds"]
            figures = [f"{time[name]:.2f} s" for name in ("mean", "percentile_99", "most")]
            budget = level_spec(title, match.bots[0])
            rows.append([title.title(), f"`{budget}`", f"{time['decisions']:,}", *figures])
        else:
            rows.append([title.title(), f"`{level_spec(title, match.bots[0])}`", "0", "not measured", "", ""])
    return table(["game", "budget", "decisions", "mean", "99th percentile", "longest"], rows)


def speed_table(path: Path) -> str:
    """Iterations per second, from the results of `make bench`."""
    data = json.loads(path.read_text("utf-8"))
    rows = []
    for row in data["rows"]:
        if row["what"] == "tree search from the start":
            wanted = f"{WANTED[row['name']]:,}" if row["build"] == "compiled" else ""
            rows.append([row["name"], row["build"], f"{row['best']['iterations per second']:,.0f}", wanted])
    return table(["game", "build", "iterations a second", "wanted"], rows)


def note(directory: Path, bench: Path, remark: str) -> str:
    """The whole note, with an optional remark on this run."""
    commands = "\n".join(
        f"terrarium {shlex.join(match.words())} --jobs 2 --out matches/{match.name()}" for match in matches()
    )
    build = "compiled" if terrarium.COMPILED else "plain"
    parts = [
        "# How strong the bots are\n",
        "<!-- Written by `make strength`. -->\n",
        "Seat-rotated games of `terrarium arena`, every line-up with the same deals. Shares are of all games of a\n"
        "match, a shared victory counts as a part, and the 95 % interval follows in brackets. The two top levels\n"
        "play fewer games because each takes long. A row with fewer games than its command below asks for is a match\n"
        f"that is not played to its end yet. Measured with the {build} rules.\n",
        f"A match of {LEVELS[-1].title()} ends early once Wald's sequential test decides between an even match and a\n"
        f"share of {100 * BETTER:g} %: it looks after every {BLOCK} games, and either decision is wrong in about one\n"
        "of twenty matches.\n",
        *([remark + "\n"] if remark else []),
        "## The levels\n" + levels_table(),
        "## Each level against the one below, two seats\n"
        "A level should win at least 65 %.\n\n"
        + pairs_table([match for title in TITLES for match in ladder(title)], directory),
        f"## {LEVELS[-1].title()} against three seats of {LEVELS[-2].title()}\n"
        "Wanted: 40 %; a seat like the others would win 25 %.\n\n"
        + first_wins_table([among_ancients(title) for title in with_top_level()], directory, LEVELS[-1].title()),
        "## Networks in the search, two seats\n"
        "With few iterations: as many for both, and a tenth of Elder's in Planet against a tenth of Ancient's.\n\n"
        + pairs_table(small_matches(), directory),
        "## Alone against Gaia in Earth\n"
        f"The part of the games won, its interval, and how many games. Wanted: half by Tree at beginner and by "
        f"{LEVELS[-1].title()} at expert.\n\n" + gaia_table(directory),
        "## Greedy against three random seats\nWanted: 90 %. The rulebook's own example of Earth ends 191 to 100.\n\n"
        + first_wins_table([against_random(title) for title in TITLES], directory, "greedy"),
        "## Does the top level keep to its time?\n"
        "Wanted: 99 % of the decisions within the budget and a tenth; at most 2 seconds on one core. The search\n"
        "ends with the first of its two budgets that is spent.\n\n" + clock_table(directory),
    ]
    if bench.exists():
        parts.append(
            "## Speed of the search\nIterations a second from the start position, four seats, one core, as\n"
            "`make bench` measured them. At the start of Earth only sides are picked; later iterations take longer.\n\n"
            + speed_table(bench)
        )
    else:
        parts.append("## Speed of the search\nNot measured on this build yet; `make bench` does it.\n")
    parts.append(
        "## The commands\n`make strength` plays all of these, goes on where it was stopped, and writes this note.\n\n"
        f"```\n{commands}\n```\n"
    )
    return "\n".join(parts)


def main() -> None:
    """Play the missing games, then write the note."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=Path, default=HERE / "out" / "matches", help="directory of the matches")
    parser.add_argument("--bench", type=Path, default=HERE / "out" / "bench.json", help="figures of `make bench`")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share a match (default: 1)")
    parser.add_argument("--only", default="", help="play only matches whose name contains this")
    parser.add_argument("--remark", default="", help="a sentence for the note on how this run went")
    parser.add_argument("--write", action="store_true", help="play nothing, only write the note")
    arguments = parser.parse_args()
    for match in [] if arguments.write else matches():
        if arguments.only in match.name():
            play(match, arguments.matches, arguments.jobs)
    NOTE.write_text(note(arguments.matches, arguments.bench, arguments.remark), "utf-8")


if __name__ == "__main__":
    main()
