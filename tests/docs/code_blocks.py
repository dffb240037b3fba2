"""The code blocks of the documents, and the commands in them."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)


def code_blocks(document: str, language: str = "") -> list[str]:
    """The blocks of a document (a path in the repository) in this language."""
    text = (ROOT / document).read_text("utf-8")
    return [match[2] for match in _BLOCK.finditer(text) if match[1] == language]


def commands(document: str) -> list[list[str]]:
    """The words of each `terrarium` command in a document, without comments and redirections."""
    lines = [line for block in code_blocks(document) for line in block.splitlines() if line.startswith("terrarium ")]
    return [shlex.split(line.partition(">")[0], comments=True)[1:] for line in lines]
