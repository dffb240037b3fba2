"""The Gymnasium environments: after ``import terrarium.research.gym``, ``gymnasium.make("terrarium/Planet-v0")``."""

from __future__ import annotations

import gymnasium

from terrarium.title_registry import TITLES

for _title in TITLES.titles():
    if not _title.has_features():
        continue
    gymnasium.register(
        id=f"terrarium/{_title.name.capitalize()}-v0",
        entry_point="terrarium.research.seat_env:SeatEnv",
        vector_entry_point="terrarium.research.seat_vector_env:SeatVectorEnv",
        kwargs={"title": _title.name},
    )
