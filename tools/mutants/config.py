"""tools/mutants.toml as typed data: modules by class, limits, what to skip and what to replace."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "src" / "terrarium"
#: The output of a run: the session, the coverage map, the report.
OUT = ROOT / ".mutants"
CONFIG = ROOT / "tools" / "mutants.toml"
EXPLAINED = ROOT / "docs" / "mutants-survivors.toml"
CLASSES = ("scoring", "rules", "hidden")


@dataclass(frozen=True)
class Module:
    """A module to change, such as planet.rules.rounds, and the class that it counts for."""

    name: str
    game: str
    kind: str

    @property
    def path(self) -> Path:
        """Return the path of its source."""
        return SOURCES / (self.name.replace(".", "/") + ".py")

    @property
    def dotted(self) -> str:
        """Return its name for an import."""
        return f"terrarium.{self.name}"


@dataclass(frozen=True)
class Skip:
    """What is never changed: functions and calls by name, guards by what they mention, calls into modules."""

    functions: frozenset[str]
    calls: frozenset[str]
    mentions: frozenset[str]
    modules: frozenset[str]


@dataclass(frozen=True)
class Seconds:
    """Limits of CPU time; tools/mutants.toml explains them."""

    test: float
    mutant: float
    explained: float
    endless: float
    endless_times: float

    def limit(self, recorded: float) -> float:
        """Return the CPU time that a test may use, given the time that it took while it was recorded."""
        return self.endless + self.endless_times * recorded


@dataclass(frozen=True)
class Config:
    """The contents of tools/mutants.toml."""

    modules: list[Module]
    #: Patterns of modules that are not changed, with the reason.
    excluded: dict[str, str]
    seconds: Seconds
    memory: int
    goals: dict[str, float]
    skip: Skip
    replace: dict[str, list[str]]


def parse(data: dict[str, Any]) -> Config:
    """Read the configuration from the file's tables; a module may be listed only once."""
    modules = [
        Module(f"{game}.{name}", game, kind)
        for game, kinds in data["games"].items()
        for kind in CLASSES
        for name in kinds.get(kind, [])
    ]
    names = [module.name for module in modules]
    twice = sorted({name for name in names if names.count(name) > 1})
    unknown = sorted({kind for kinds in data["games"].values() for kind in kinds} - set(CLASSES))
    if twice or unknown:
        raise SystemExit(f"tools/mutants.toml: listed twice: {twice}; no such class: {unknown}.")
    skip = data["skip"]
    return Config(
        modules=modules,
        excluded=dict(data["excluded"]),
        seconds=Seconds(**data["seconds"]),
        memory=int(data["memory"]["megabytes"]) << 20,
        goals={kind: float(data["goals"][kind]) for kind in CLASSES},
        skip=Skip(*(frozenset(skip[name]) for name in ("functions", "calls", "mentions", "modules"))),
        replace={before: list(after) for before, after in data["replace"].items()},
    )


def load() -> Config:
    """Read the configuration of this project; every module in it must exist."""
    config = parse(tomllib.loads(CONFIG.read_text("utf-8")))
    missing = [str(module.path.relative_to(ROOT)) for module in config.modules if not module.path.exists()]
    if missing:
        raise SystemExit(f"tools/mutants.toml names modules that do not exist: {', '.join(missing)}.")
    return config


def unlisted(config: Config) -> list[str]:
    """Return the modules of the games that are neither listed nor excluded."""
    listed = {module.name for module in config.modules}
    names = (
        ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        for game in sorted({module.game for module in config.modules})
        for path in sorted((SOURCES / game).rglob("*.py"))
        if path.name != "__init__.py"
    )
    return [name for name in names if name not in listed and not any(fnmatch(name, p) for p in config.excluded)]


def chosen(config: Config, games: list[str], kinds: list[str], names: list[str]) -> list[Module]:
    """Return the requested modules; an empty list stands for all."""
    unknown = [name for name in names if all(module.name != name for module in config.modules)]
    if unknown:
        raise SystemExit(
            f"Not in tools/mutants.toml: {', '.join(unknown)}. A module is named like planet.rules.rounds."
        )
    return [
        module
        for module in config.modules
        if (not games or module.game in games)
        and (not kinds or module.kind in kinds)
        and (not names or module.name in names)
    ]
