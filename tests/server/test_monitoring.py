"""The dashboard and the alert rules use metrics that the server has."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import yaml

from tests.server.servers import LocalServer

MONITORING = Path(__file__).parents[2] / "deploy/monitoring"
METRIC = re.compile(r"\bterrarium_[a-z_]+")


def dashboard_expressions() -> list[str]:
    """The expressions of all panels."""
    board: dict[str, Any] = json.loads((MONITORING / "grafana-dashboard.json").read_text())
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]]


def alert_rules() -> list[dict[str, Any]]:
    """All alert rules."""
    found = yaml.safe_load((MONITORING / "prometheus-alerts.yml").read_text())
    return [rule for group in found["groups"] for rule in group["rules"]]


async def test_every_metric_that_the_files_use_exists(server: LocalServer) -> None:
    text = (await server.api_client().http.get("/metrics")).text
    real = {re.split(r"[ {]", line)[0] for line in text.splitlines() if line and not line.startswith("#")}
    expressions = [*dashboard_expressions(), *[rule["expr"] for rule in alert_rules()]]
    used = {name for expression in expressions for name in METRIC.findall(expression)}
    assert len(used) >= 10
    assert used <= real
    assert all(METRIC.search(expression) or expression.startswith("up{") for expression in expressions)


async def test_every_metric_of_trouble_has_an_alert(server: LocalServer) -> None:
    alerted = {name for rule in alert_rules() for name in METRIC.findall(rule["expr"])}
    assert {
        "terrarium_errors_total", "terrarium_bot_failures_total", "terrarium_bot_wait_seconds",
        "terrarium_turned_away_total", "terrarium_accepting_seconds_bucket",
    } <= alerted  # fmt: skip
    for rule in alert_rules():
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["annotations"]["summary"]
        assert rule["labels"]["severity"] in ("warning", "critical")
