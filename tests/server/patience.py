"""How long the tests wait, and how often they repeat what they do."""

from __future__ import annotations

import os

#: How many times more often long tests repeat what they do: 1 in `make test`, 50 and more in `make soak`.
REPEATS = int(os.environ.get("TERRARIUM_SOAK", "1"))
#: Seconds that anything may take before it counts as never happening; a machine may be held up for long, and the long
#: form runs in the background, where that takes minutes.
PATIENCE = 120 if REPEATS == 1 else 1200
