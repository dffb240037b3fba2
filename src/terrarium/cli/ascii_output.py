"""Readable text on terminals that cannot show every character: letters without accents, signs spelled out."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

#: The name under which the error handler is registered.
READABLE = "terrarium-readable"
#: Characters that do not decompose into ASCII.
SPELLED = {
    "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "đ": "d",
    "–": "-", "—": "-", "−": "-", "‑": "-", "·": ".", "•": "*", "×": "x", "÷": "/", "≥": ">=", "≤": "<=", "≠": "!=",
    "→": "->", "←": "<-", "↑": "^", "↓": "v", "↻": "(turn)", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
    "‘": "'", "’": "'", "…": "...", "█": "#", "▓": "#", "▒": "+", "░": ".", "■": "#", "□": "-", "●": "*", "○": "o",
    "€": "EUR", "★": "*", "☆": "*", "✓": "x", "│": "|", "─": "-", "┼": "+",
}  # fmt: skip


def spelled(text: str) -> str:
    """The text in ASCII.

    >>> spelled("Żółw → €")
    'Zolw -> EUR'
    """
    return "".join(_spelled_character(character) for character in text)


def _spelled_character(character: str) -> str:
    if character.isascii():
        return character
    if character in SPELLED:
        return SPELLED[character]
    decomposed = unicodedata.normalize("NFKD", character)
    return "".join(part for part in decomposed if part.isascii()) or ("" if unicodedata.combining(character) else "?")


def _handle(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return spelled(error.object[error.start : error.end]), error.end


codecs.register_error(READABLE, _handle)


def readable(text: str) -> str:
    """The text as standard output can show it.

    Typer writes help to ASCII streams as UTF-8, past their error handler.
    """
    encoding = sys.stdout.encoding or "utf-8"
    return text.encode(encoding, READABLE).decode(encoding)


def readable_output() -> None:
    """Spell out what standard output and standard error cannot encode, and accept any input."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=READABLE)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
