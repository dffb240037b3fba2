"""Train sb3-contrib's MaskablePPO on a game against random opponents, and print how much it wins as it learns.

    make test-ppo                                   # a short run in an environment of its own
    python examples/maskable_ppo.py --title planet --steps 200000

The learner sees the observation; the masks come from `action_masks` of the Gymnasium environment.
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO

import terrarium.research.gym

assert terrarium.research.gym


def make(title: str, seed: int) -> gymnasium.Env:
    """A game with two seats; the observation without the mask, which MaskablePPO asks for on its own."""
    made = gymnasium.make(f"terrarium/{title.capitalize()}-v0", seats=2, opponents="random")
    made.reset(seed=seed)
    numbers = made.observation_space["observation"]
    return gymnasium.wrappers.TransformObservation(made, lambda seen: seen["observation"], numbers)


def share_won(model: MaskablePPO, title: str, games: int) -> float:
    """Play games with the best action of the model; return the share won, shared victories by parts."""
    env = make(title, 99)
    won = 0.0
    for game in range(games):
        seen, _info = env.reset(seed=1000 + game)
        ended = False
        while not ended:
            masks = env.get_wrapper_attr("action_masks")()
            action, _state = model.predict(seen, action_masks=masks, deterministic=True)
            if not masks[int(action)]:
                raise SystemExit(f"The model chose {action}, which is not legal.")
            seen, reward, ended, _cut, info = env.step(int(action))
        if "refused" in info:
            raise SystemExit(f"An action was refused: {info['refused']}")
        won += (reward + 1) / 2
    return won / games


def main() -> None:
    """Train in parts, and judge the model after each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default="planet")
    parser.add_argument("--steps", type=int, default=50_000, help="in all")
    parser.add_argument("--parts", type=int, default=5)
    parser.add_argument("--games", type=int, default=200, help="after each part")
    parser.add_argument("--at-least", type=float, default=0.0, help="end with code 1 if it wins less than this share")
    asked = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    np.random.seed(1)
    model = MaskablePPO("MlpPolicy", make(asked.title, 1), n_steps=512, batch_size=128, seed=1, device="cpu")
    share = share_won(model, asked.title, asked.games)
    print(f"0 steps: {100 * share:.1f} % won", flush=True)
    for part in range(asked.parts):
        model.learn(asked.steps // asked.parts, reset_num_timesteps=part == 0)
        share = share_won(model, asked.title, asked.games)
        print(f"{model.num_timesteps} steps: {100 * share:.1f} % won", flush=True)
    if share < asked.at_least:
        raise SystemExit(f"It won {100 * share:.1f} %, less than {100 * asked.at_least:.0f} %.")


if __name__ == "__main__":
    main()
