#!/usr/bin/env python3
"""Fits a linear evaluation in NumPy on the features of the C++ evaluation, and compares the two.

Positions come from games between greedy bots; the target is the final score of a seat. The C++ evaluation has these
features too, but was fitted on games of stronger players, who make more of a position, so its predictions are too high
here. The two are therefore compared by their correlation with the final score.
"""

import argparse
import random
from typing import List, Tuple

import numpy as np
import numpy.typing as npt

import drover

Floats = npt.NDArray[np.float64]


def samples(game: str, games: int, seed: int) -> Tuple[Floats, Floats, Floats]:
    """Features, the prediction of the C++ evaluation, and the final score, for a sample of positions."""
    rng = random.Random(seed)
    features: List[Floats] = []
    expected: List[float] = []
    final: List[int] = []
    for number in range(games):
        record = drover.play(game, ["greedy", "greedy"], seed=seed * 100_000 + number)
        positions = record.positions()
        for position in rng.sample(positions[:-1], min(12, len(positions) - 1)):
            seat = rng.randrange(2)
            view = position.redact(seat)
            features.append(np.asarray(view.features(seat), float))
            expected.append(view.expectation()[seat])
            final.append(positions[-1].totals()[seat])
    return np.array(features), np.array(expected), np.array(final, float)


def with_constant(features: Floats) -> Floats:
    return np.hstack([features, np.ones((len(features), 1))])


def main(arguments: List[str]) -> Tuple[float, float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    features, _, final = samples(wanted.game, wanted.games, wanted.seed)
    inputs = with_constant(features)
    weights = np.linalg.solve(inputs.T @ inputs + 1.0 * np.eye(inputs.shape[1]), inputs.T @ final)
    # The comparison is on games that were not used for fitting.
    features, expected, final = samples(wanted.game, max(10, wanted.games // 4), wanted.seed + 1)
    ours = float(np.corrcoef(with_constant(features) @ weights, final)[0, 1])
    theirs = float(np.corrcoef(expected, final)[0, 1])
    print(f"correlation with the final score over {len(final)} positions: fitted here {ours:.2f}, in C++ {theirs:.2f}")
    names = drover.Game(wanted.game).feature_names
    for i in np.argsort(-np.abs(weights[:-1] * features.std(0)))[:8]:
        print(f"  {names[i]:28} {weights[i]:+.3f}")
    return ours, theirs


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
