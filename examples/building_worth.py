#!/usr/bin/env python3
"""Estimates the value of each private building: the margin of victory, regressed on who has built which.

Two greedy bots play, and the buildings that each has built are recorded. The coefficient of a building is the mean
increase of a player's margin if that player has built it and the other has not. That is a correlation, not a cause:
a player with more money builds more. `--games 1000000` takes about 17 minutes of one core; a few thousand games show
the order.
"""

import argparse
from concurrent.futures import ThreadPoolExecutor
from typing import Dict, List, Tuple

import numpy as np
import numpy.typing as npt

import drover


def one_game(game: str, bot: str, seed: int) -> Tuple[List[List[str]], int]:
    """The buildings that each of the two has built, and the margin of the first."""
    record = drover.play(game, [bot, bot], seed=seed)
    built: List[List[str]] = [[], []]
    for seat, move in record.moves:
        if move.startswith("build "):
            built[seat].append(move)
    assert record.result is not None
    return built, record.result[0] - record.result[1]


def fit(outcomes: List[Tuple[List[List[str]], int]]) -> Dict[str, Tuple[float, float, int]]:
    """For each building its value in points, the standard error, and how often it was built."""
    names = sorted({move for built, _ in outcomes for side in built for move in side}, key=lambda n: int(n.split()[1]))
    # The last column is the advantage of the first seat.
    design: npt.NDArray[np.float64] = np.zeros((len(outcomes), len(names) + 1))
    design[:, -1] = 1
    margins = np.array([margin for _, margin in outcomes], float)
    for row, (built, _) in enumerate(outcomes):
        for sign, side in zip((1, -1), built):
            for move in set(side):
                design[row, names.index(move)] += sign
    ridge = 1e-6 * np.eye(len(names) + 1)
    inverse = np.linalg.inv(design.T @ design + ridge)
    value = inverse @ design.T @ margins
    noise = np.var(margins - design @ value)
    errors = np.sqrt(noise * np.diag(inverse))
    counts = [sum(move in side for built, _ in outcomes for side in built) for move in names]
    found = {name: (float(value[i]), float(errors[i]), counts[i]) for i, name in enumerate(names)}
    found["first seat"] = (float(value[-1]), float(errors[-1]), len(outcomes))
    return found


def main(arguments: List[str]) -> Dict[str, Tuple[float, float, int]]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--threads", type=int, default=2)
    wanted = parser.parse_args(arguments)
    with ThreadPoolExecutor(wanted.threads) as pool:
        play = lambda seed: one_game(wanted.game, wanted.bot, seed)  # noqa: E731
        outcomes = list(pool.map(play, range(1, wanted.games + 1)))
    found = fit(outcomes)
    for name, (value, error, count) in sorted(found.items(), key=lambda item: -item[1][0]):
        print(f"{name:12} {value:+6.2f} points  (+-{1.96 * error:.2f}, in {count} games)")
    return found


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
