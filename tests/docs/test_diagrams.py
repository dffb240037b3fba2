"""The diagram of the packages shows the layers of the import contract."""

from __future__ import annotations

import re
import tomllib

from tests.docs.code_blocks import ROOT


def test_the_diagram_shows_the_layers_from_top_to_bottom() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = [sorted(layer.replace("terrarium.", "").split(" | ")) for layer in contracts[0]["layers"]]
    drawing = (ROOT / "docs/diagrams/packages.svg").read_text("utf-8")
    rows: dict[int, list[str]] = {}
    for height, name in re.findall(r'<text class="name(?: mid)?" x="[\d.]+" y="([\d.]+)">([a-z_]+)</text>', drawing):
        rows.setdefault(round(float(height)) // 64, []).append(name)  # layers are 64 units apart
    assert [sorted(rows[height]) for height in sorted(rows)] == layers
