"""The titles that can be played: those of the program, and those of other installed packages.

A package offers a title through an entry point in the group ``terrarium.titles``, whose name is the name of the title
and whose object is the `Title`::

    [project.entry-points."terrarium.titles"]
    pebbles = "terrarium_pebbles.title:TITLE"
"""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import metadata

from terrarium.earth.title import TITLE as EARTH
from terrarium.engine.errors import BadTitle, UnknownGame
from terrarium.engine.title import Title
from terrarium.planet.title import TITLE as PLANET
from terrarium.rauha.title import TITLE as RAUHA

GROUP = "terrarium.titles"


class TitleWarning(UserWarning):
    """An installed package offers a title that cannot be used; the other titles can."""


def installed_titles() -> Iterable[metadata.EntryPoint]:
    """Find the entry points of other packages."""
    return metadata.entry_points(group=GROUP)


class TitleRegistry:
    """Titles by name. Other packages are searched when a name is asked for that the program does not have."""

    def __init__(
        self,
        built_in: Sequence[Title],
        search: Callable[[], Iterable[metadata.EntryPoint]] = installed_titles,
    ) -> None:
        #: The titles of the program itself.
        self.built_in = list(built_in)
        self._titles = {title.name: title for title in built_in}
        self._search: Callable[[], Iterable[metadata.EntryPoint]] | None = search
        self._broken: dict[str, BadTitle] = {}

    def title(self, name: str) -> Title:
        """Return the title of that name, or say which ones there are or why it cannot be used."""
        if name not in self._titles:
            self._discover()
        if name in self._titles:
            return self._titles[name]
        if name in self._broken:
            raise self._broken[name]
        raise UnknownGame("unknown-game", game=str(name), possible=", ".join(self.names()))

    def names(self) -> list[str]:
        """List the names of all titles, sorted."""
        self._discover()
        return sorted(self._titles)

    def titles(self) -> list[Title]:
        """List all titles by name."""
        return [self._titles[name] for name in self.names()]

    def add(self, title: Title) -> None:
        """Add a title to this process, for example from a notebook. A name is never given twice."""
        self._discover()
        if title.name in self._titles:
            raise BadTitle("title-name-taken", game=title.name, package="-")
        self._titles[title.name] = title

    @contextmanager
    def temporarily(self, title: Title) -> Iterator[Title]:
        """Use a title for a while, also in place of another one of its name, as tests do."""
        self._discover()
        before = self._titles.get(title.name)
        self._titles[title.name] = title
        try:
            yield title
        finally:
            del self._titles[title.name]
            if before is not None:
                self._titles[title.name] = before

    # -- titles of other packages ------------------------------------------------------------------------------

    def _discover(self) -> None:
        """Load the titles of other packages, once; what cannot be used is kept with the reason."""
        if self._search is None:
            return
        search, self._search = self._search, None
        for entry in sorted(search(), key=lambda entry: entry.name):
            try:
                self._titles[entry.name] = self._load(entry)
            except BadTitle as error:
                self._broken[entry.name] = error
                warnings.warn(str(error), TitleWarning, stacklevel=3)

    def _load(self, entry: metadata.EntryPoint) -> Title:
        package = entry.dist.name if entry.dist is not None else entry.value
        if entry.name in self._titles:
            raise BadTitle("title-name-taken", game=entry.name, package=package)
        try:
            title = entry.load()
        except Exception as error:  # importing another package can raise anything
            problem = f"{type(error).__name__}: {error}"
            raise BadTitle("title-not-loaded", game=entry.name, package=package, problem=problem) from error
        if not isinstance(title, Title):
            raise BadTitle("title-not-one", game=entry.name, package=package, found=type(title).__name__)
        if title.name != entry.name:
            raise BadTitle("title-other-name", game=entry.name, package=package, found=title.name)
        return title


def load_part(place: str) -> object:
    """Import a part that a title names as ``"module:attribute"``."""
    module, _colon, attribute = place.partition(":")
    found: object = getattr(importlib.import_module(module), attribute)
    return found


#: All titles. Nothing else in the program lists them.
TITLES = TitleRegistry([EARTH, PLANET, RAUHA])
