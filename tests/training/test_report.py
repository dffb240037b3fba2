"""Charts of the report of a training run."""

from __future__ import annotations

import re

from terrarium.training.report import HEIGHT, line_chart

CURVES = [("won", [(0.1, 0.2), (0.7, 0.5)]), ("even", [(0.0, 0.0), (1.0, 1.0)])]


def test_a_chart_draws_an_interval_at_its_place() -> None:
    chart = line_chart("calibration", CURVES, [(0.7, 0.25, 0.75)])
    assert chart.count('class="curve"') == line_chart("calibration", CURVES).count('class="curve"') + 1
    drawn = re.search(r'<line class="curve" x1="([\d.]+)" x2="([\d.]+)" y1="([\d.]+)" y2="([\d.]+)"', chart)
    assert drawn is not None
    left, right, low, high = map(float, drawn.groups())
    assert left == right
    assert low - high == HEIGHT / 2
    assert f'cx="{left:.1f}"' in chart


def test_an_interval_above_all_curves_is_inside_the_chart() -> None:
    chart = line_chart("calibration", [("won", [(0.0, 0.1), (1.0, 0.2)])], [(1.0, 0.1, 0.4)])
    drawn = re.search(r'y1="[\d.]+" y2="([\d.]+)"/></g>', chart)
    assert drawn is not None
    assert float(drawn[1]) >= 0
