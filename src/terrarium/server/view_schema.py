"""The JSON schema of the games' views, of the forms and of reviews, from which the page's types are generated.

``python -m terrarium.server.view_schema docs/views.schema.json`` writes it; without a file name it is printed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from terrarium.review import Review
from terrarium.server import forms
from terrarium.title_registry import TITLES

FORMS: list[Any] = [
    form for form in vars(forms).values() if isinstance(form, type) and form.__module__ == forms.__name__
]


def _anything(_kind: object) -> dict[str, Any]:
    """The schema of a value of any type."""
    return {}


def views_schema() -> dict[str, Any]:
    """A schema with the views of the program's titles, the forms, reviews, and all their parts under ``$defs``."""
    views = [title.view for title in TITLES.built_in]
    _roots, parts = msgspec.json.schema_components(
        [*views, *FORMS, Review], ref_template="#/$defs/{name}", schema_hook=_anything
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Terrarium views",
        "$defs": dict(sorted(parts.items())),
    }


def schema_text() -> str:
    """The schema as the file in docs contains it."""
    return json.dumps(views_schema(), indent=1) + "\n"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(schema_text(), encoding="utf-8")
    else:
        print(schema_text(), end="")
