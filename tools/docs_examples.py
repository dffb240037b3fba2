"""An extension of Griffe: examples in docstrings become code blocks of the documentation site."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).+)*", flags=re.MULTILINE)


class Examples(Extension):
    """Put a fence around each example; without one, Markdown takes ``>>>`` for a quotation."""

    def on_object(self, *, obj: Object, **_kwargs: Any) -> None:
        """Change the docstring of an object."""
        if obj.docstring:
            obj.docstring.value = _EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", obj.docstring.value)
