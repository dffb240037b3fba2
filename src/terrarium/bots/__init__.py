"""Opponents: one registry, one greedy player and one search for all games."""

from __future__ import annotations

from terrarium.bots.bot import Bot as Bot
from terrarium.bots.registry import bot as bot
from terrarium.bots.registry import known_bots as known_bots
from terrarium.bots.registry import level_spec as level_spec
from terrarium.bots.registry import parse as parse
from terrarium.bots.spec import BadBot as BadBot
from terrarium.bots.spec import Spec as Spec
from terrarium.bots.spec import split_specs as split_specs
from terrarium.engine.evaluation import LEVELS as LEVELS
