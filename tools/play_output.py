"""What `make play` says, in the language of the system.

The program's own texts need packages that are not installed yet.
"""

from __future__ import annotations

import os
import shutil
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

TEXTS = Path(__file__).resolve().parent / "play_texts"


def language() -> str:
    """The language that the environment asks for, as ``LANG=pl_PL.UTF-8`` does; English if it is not there."""
    wish = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    found = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
    return found if found.isalpha() and (TEXTS / f"{found}.ftl").is_file() else "en"


def texts_in(language: str) -> dict[str, str]:
    """All texts of a language by their ids: lines such as ``npm-missing = npm is needed.``."""
    lines = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines)


def say(id: str, **figures: object) -> str:
    """A text with its figures."""
    text = texts_in(language())[id]
    for name, figure in figures.items():
        text = text.replace(f"{{ ${name} }}", str(figure))
    return text


def listed(parts: list[str]) -> str:
    """Parts as a sentence lists them: "a, b and c"."""
    return f" {say('and')} ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))


class Progress:
    """One line that says what is going on. On a terminal it is rewritten, elsewhere it is written once."""

    def __init__(self) -> None:
        self.doing: list[str] = []
        self.started = time.time()
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self._rewrite, daemon=True)

    def __enter__(self) -> Progress:
        if sys.stdout.isatty():
            self.thread.start()
        else:
            print(say("begin"), flush=True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, where: TracebackType | None) -> None:
        self.ended.set()
        if self.thread.is_alive():
            self.thread.join()
            print("\r\033[K", end="", flush=True)

    def _rewrite(self) -> None:
        while not self.ended.wait(0.5):
            line = say("progress", parts=listed(self.doing), seconds=round(time.time() - self.started))
            print("\r\033[K" + line[: shutil.get_terminal_size().columns - 1], end="", flush=True)

    def do(self, part: str, step: Callable[..., None], *arguments: object) -> None:
        """Do a step, and name it meanwhile."""
        what = say(f"part-{part}")
        self.doing.append(what)
        try:
            step(*arguments)
        finally:
            self.doing.remove(what)
