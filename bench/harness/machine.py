"""A description of the machine."""

from __future__ import annotations

import os
import platform
from pathlib import Path

CPU_FACTS = Path("/proc/cpuinfo")


def cpu_model() -> str:
    """The processor's name, as the system reports it."""
    if CPU_FACTS.exists():
        for line in CPU_FACTS.read_text(encoding="utf-8").splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def machine() -> dict[str, object]:
    """The machine as plain data."""
    return {"cpu": cpu_model(), "cores": os.cpu_count(), "system": f"{platform.system()} {platform.machine()}"}
