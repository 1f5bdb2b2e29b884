"""Shared by the environments: spaces and observations of a position."""

from typing import Any, Dict

import numpy as np
import numpy.typing as npt

from ._drover import Error, Position, rewards
from .spaces import Box, DictSpace, Discrete


def check_reward(reward: str) -> None:
    if reward not in rewards:
        raise Error(f'A reward is {" or ".join(rewards)}, not "{reward}".')


def observation_space(position: Position) -> DictSpace:
    return DictSpace(
        {
            "observation": Box(0, 255, (len(position.observed_numbers()),), np.uint8),
            "action_mask": Box(0, 1, (position.game.num_actions,), np.int8),
        }
    )


def action_space(position: Position) -> Discrete:
    return Discrete(position.game.num_actions)


def observation_of(position: Position, seat: int) -> Dict[str, npt.NDArray[Any]]:
    """The observation of a seat with its action mask, which is all 0 when another seat decides."""
    mask = np.zeros(position.game.num_actions, np.int8)
    if position.actor == seat:
        mask[position.legal_actions()] = 1
    return {"observation": position.observe(seat), "action_mask": mask}
