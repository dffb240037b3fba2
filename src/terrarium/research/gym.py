"""The Gymnasium environments: after ``import terrarium.research.gym``, ``gymnasium.make("terrarium/Planet-v0")``."""

from __future__ import annotations

import gymnasium

for _title in ("planet", "rauha", "earth"):
    gymnasium.register(
        id=f"terrarium/{_title.capitalize()}-v0",
        entry_point="terrarium.research.seat_env:SeatEnv",
        vector_entry_point="terrarium.research.seat_vector_env:SeatVectorEnv",
        kwargs={"title": _title},
    )
