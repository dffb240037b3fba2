"""The choice of an action: key by key from a menu, or by its words."""

from __future__ import annotations

from terrarium.cli.terminal import Terminal
from terrarium.cli.text_tables.text_table import Path, TextTable
from terrarium.engine.errors import BadWords, TerrariumError
from terrarium.engine.lines import Line
from terrarium.engine.position import Position

#: Entries on one page of a menu.
PAGE = 20


class Menu:
    """The choices of one seat, narrowed down by the keys typed so far."""

    def __init__(self, table: TextTable, position: Position, seat: int) -> None:
        self.table = table
        self.position = position
        self.seat = seat
        self.paths = table.paths(position, seat)
        self.chosen: Path = ()
        self.page = 0
        self._advance()

    def _matching(self, path: Path) -> dict[Path, int]:
        return {full: action for full, action in self.paths.items() if full[: len(path)] == path}

    def keys(self, path: Path | None = None) -> dict[str, int]:
        """The keys that can be typed next (or after another path), each with an action that it leads to."""
        begun = self.chosen if path is None else path
        found: dict[str, int] = {}
        for full, action in self._matching(begun).items():
            if len(full) > len(begun):
                found.setdefault(full[len(begun)], action)
        return found

    def _advance(self) -> None:
        """Skip questions that have one answer."""
        while len(self._matching(self.chosen)) > 1 and len(self.keys()) == 1:
            self.chosen += (next(iter(self.keys())),)

    def back(self) -> None:
        """Go one step back."""
        shorter = self.chosen[:-1]
        while shorter and len({path[len(shorter)] for path in self._matching(shorter)}) == 1:
            shorter = shorter[:-1]
        self.chosen = shorter
        self._advance()
        self.page = 0

    def turn_page(self) -> None:
        """Go to the next page, or from the last one to the first."""
        self.page = self.page + 1 if (self.page + 1) * PAGE < len(self.keys()) else 0

    def show(self, terminal: Terminal) -> None:
        """Print the question and the choices."""
        terminal.ask_for(self.table.question(len(self.chosen)))
        keys = self.keys()
        shown = list(keys.items())[self.page * PAGE : (self.page + 1) * PAGE]
        width = max(len(key) for key in keys)
        for key, action in shown:
            label = self.table.label(self.position, self.seat, (*self.chosen, key), action)
            terminal.show([f"  {key:>{width}}  {label}"])
        if len(keys) > PAGE:
            terminal.say(Line("table-page", shown=len(shown), all=len(keys)))

    def answer(self, text: str) -> int | None:
        """The action that the text chooses; None if there is more to choose; `BadChoice` if it fits nothing."""
        typed = tuple(text.lower().split())
        for path in ((*self.chosen, *typed), typed):
            found = self._matching(path)
            if found:
                return self._choose(path, found)
        words = self.table.full_words(typed) or text
        try:
            action = self.position.game.action(words)
        except BadWords:
            raise self._not_a_choice(text, typed) from None
        refusal = self.position.play_refusal(self.seat, action)
        if refusal is not None:
            raise refusal
        return action

    def _not_a_choice(self, text: str, typed: Path) -> BadChoice:
        """The error for the first key that does not fit, or for the whole text if no key fits."""
        for begun in (self.chosen, ()):
            for count in range(len(typed) - 1, 0, -1):
                keys = self.keys((*begun, *typed[:count]))
                if keys:
                    return BadChoice("table-not-a-choice", text=typed[count], possible=", ".join(keys))
        return BadChoice("table-not-a-choice", text=text, possible=", ".join(self.keys()))

    def _choose(self, path: Path, found: dict[Path, int]) -> int | None:
        self.chosen = path
        self.page = 0
        if len(found) > 1:
            self._advance()
            return None
        return next(iter(found.values()))


class BadChoice(TerrariumError):
    """An answer that is not among the choices."""
