"""Bots for every game: random, greedy and tree search, created from specs by one registry."""

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
