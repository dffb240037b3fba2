"""Networks with any weights, for tests: what is tested holds for every weight."""

from __future__ import annotations

import random

from terrarium.bots.network_file import write_networks
from terrarium.engine.network import Network, weight_count
from terrarium.engine.title import Title, find_title


def any_networks(title: Title, seed: int = 1) -> list[Network]:
    """Networks of the title's shapes; that of the spread is positive."""
    chance = random.Random(seed)
    found = []
    for layout in title.network_layouts():
        widths = layout.widths()
        least = 500 if layout.name == "spread" else -2000
        weights = [chance.randrange(least, 2000) for _weight in range(weight_count(widths))]
        found.append(Network(widths, [11] * (len(widths) - 1), weights))
    return found


def any_file(name: str, seed: int = 1) -> bytes:
    """The content of a file of such networks."""
    title = find_title(name)
    about: dict[str, object] = {"recipe": "chance", "seed": seed, "date": "2026-01-01", "versions": {"terrarium": "0"}}
    return write_networks(name, title.network_layouts(), any_networks(title, seed), about)
