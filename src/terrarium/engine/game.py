"""A game: the rules of one title with its options chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from terrarium.engine.errors import BadOption, BadWords, Refused
from terrarium.engine.position import Position

if TYPE_CHECKING:
    from terrarium.engine.title import Title


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one title with seats and options chosen. Immutable; positions share it.

    A title's game gives `start`, `unpack`, `action_words` and `find_action`; `actions` is how many different actions
    there are, so that every action is a number from 0 to ``actions - 1``.

    `settings` names the on/off settings that each seat can change at any time until the game is over; all are off at
    the start. A change of a setting is kept in the record like an action, as a number from `actions` on, but it is
    never among the legal actions.
    """

    def __init__(
        self,
        title: Title,
        seats: int,
        options: dict[str, object],
        actions: int,
        box: str = "",
        settings: list[str] | None = None,
    ) -> None:
        self.title = title
        self.name = title.name
        self.seats = seats
        self.options = options
        self.actions = actions
        #: Fingerprint of the owner's own cards, empty for the catalogue that comes with the program.
        self.box = box
        self.settings: list[str] = [] if settings is None else settings

    def start(self, seed: int, journal: bool = False) -> Position:
        """Deal a new position from the seed; with a journal if it should be readable."""
        raise NotImplementedError

    def unpack(self, numbers: list[int]) -> Position:
        """The position whose `Position.pack` gave these numbers."""
        raise NotImplementedError

    def action_words(self, action: int) -> str:
        """An action in words; `words` calls it once it knows that the number is an action of the game."""
        raise NotImplementedError

    def find_action(self, words: str) -> int:
        """The action that the words name; `action` calls it with words that do not change a setting."""
        raise NotImplementedError

    def words(self, action: int) -> str:
        """The action, or the change of a setting, in the words that records use."""
        if not self.is_setting_change(self.check_action(action)):
            return self.action_words(action)
        change = action - self.actions
        return f"{self.settings[change // 2]} {'on' if change % 2 == 1 else 'off'}"

    def action(self, words: str) -> int:
        """The number of the action, or of the change of a setting, that the words name."""
        if self.settings:
            parts = words.lower().split()
            if len(parts) == 2 and parts[0] in self.settings and parts[1] in ("on", "off"):
                return self.setting_change(parts[0], parts[1] == "on")
        return self.find_action(words)

    def setting_change(self, name: str, on: bool) -> int:
        """The number that turns a setting on or off."""
        if name not in self.settings:
            raise BadOption("no-such-setting", game=self.name, setting=name, possible=", ".join(self.settings) or "-")
        return self.actions + 2 * self.settings.index(name) + (1 if on else 0)

    def is_setting_change(self, number: int) -> bool:
        """Return whether the number changes a setting instead of being an action."""
        return self.actions <= number < self.actions + 2 * len(self.settings)

    def check_action(self, action: int) -> int:
        """Return the number if it is an action of the game or changes one of its settings."""
        if not 0 <= action < self.actions + 2 * len(self.settings):
            raise self.no_such_action(action)
        return action

    def no_such_action(self, action: int) -> Refused:
        """The refusal of a number that is neither an action nor the change of a setting."""
        return Refused("no-such-action", action=str(action), actions=self.actions)

    def no_such_words(self, words: str, example: int) -> BadWords:
        """The error for words that name no action, with an example that does."""
        return BadWords("no-such-words", words=words, game=self.name, example=self.words(example))

    def key(self) -> str:
        """A text that identifies the game: name, version, seats, options, box.

        Options that have their default are left out, so a title's new option changes no key, and no fingerprint, of
        games that do without it.
        """
        options = [f"{name}={text}" for name, text in self.title.changed_options(self.options).items()]
        box = [f"box={self.box}"] if self.box else []
        return " ".join([f"{self.name}/{self.title.version}", f"seats={self.seats}", *options, *box])

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"terrarium.game({self.name!r}, seats={self.seats}{options})"

    def __reduce__(self) -> tuple[object, ...]:
        from terrarium.engine.title import game_from_parts

        return (game_from_parts, (self.name, self.seats, self.options, self.box_data()))

    def teams(self) -> list[list[int]]:
        """The seats that win and lose together, team by team; empty if everyone plays alone."""
        return []

    def box_data(self) -> object:
        """The owner's own cards as plain data, None for the catalogue that comes with the program."""
        return None

    def reconstructed(self) -> dict[str, int]:
        """Count the cards in use that are not fully known from public sources; empty if all are known.

        The figures belong to the texts ``<name>-reconstructed`` and ``page-reconstructed-<name>``.
        """
        return {}
