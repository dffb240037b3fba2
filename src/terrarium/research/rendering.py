"""What a seat or a spectator sees of a position: as a text table, as a picture, or in a window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol, cast

import numpy as np

from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.research.board_pictures import draw_boards
from terrarium.research.canvas import Pixels
from terrarium.title_registry import load_part

if TYPE_CHECKING:
    import tkinter

RENDER_MODES = ["ansi", "rgb_array", "human"]
#: The terminal's text tables and the texts, which are above this package.
TEXT_TABLES = "terrarium.cli.text_tables:text_table_of"
TEXTS = "terrarium.texts:Texts"
#: The window of ``human``, opened when it is first needed.
_WINDOWS: list[tkinter.Tk] = []


def check_render_mode(name: str | None) -> str | None:
    """Return the name of a mode, or raise `ValueError`."""
    if name is not None and name not in RENDER_MODES:
        raise ValueError(f"There is no render_mode {name!r}; possible: {', '.join(RENDER_MODES)}.")
    return name


def render(position: Position, seat: int | None, mode: str | None) -> str | Pixels | None:
    """Return the text (``ansi``) or the picture (``rgb_array``), or show the picture in a window (``human``)."""
    if mode == "ansi":
        return table_text(position, seat)
    if mode == "rgb_array":
        return draw_boards(position, seat)
    if mode == "human":
        show(draw_boards(position, seat), position.game.name)
    return None


def table_text(position: Position, seat: int | None) -> str:
    """What the seat sees, as the terminal shows it in English."""
    make_texts = cast("Callable[[str], object]", load_part(TEXTS))
    make_table = cast("Callable[[Game, object, list[str]], _Shows]", load_part(TEXT_TABLES))
    names = [f"seat_{number}" for number in range(position.game.seats)]
    return "\n".join(make_table(position.game, make_texts("en"), names).show(position.view(seat)))


class _Shows(Protocol):
    """What is used of a text table."""

    def show(self, view: Mapping[str, object]) -> list[str]: ...


def show(picture: Pixels, title: str) -> None:
    """Show a picture in a window of its own, in place of the one before."""
    import tkinter  # late, because a computer without a display needs no window

    try:
        if not _WINDOWS:
            _WINDOWS.append(tkinter.Tk())
    except tkinter.TclError as error:
        raise RuntimeError(f"There is no display for a window ({error}); use render_mode='rgb_array'.") from None
    window = _WINDOWS[0]
    height, width, _colors = picture.shape
    data = b"P6 %d %d 255 " % (width, height) + np.ascontiguousarray(picture).tobytes()
    image = tkinter.PhotoImage(data=data, format="PPM")
    for old in window.winfo_children():
        old.destroy()
    label = tkinter.Label(window, image=image)
    label.image = image  # type: ignore[attr-defined]  # Tk does not keep it
    label.pack()
    window.title(title)
    window.update()
