#!/usr/bin/env python3
"""Draws the distribution of each bot's scores as a histogram, at tables of two against `greedy`."""

import argparse
from typing import Dict, List

import numpy as np

import drover


def scores_of(game: str, bots: List[str], games: int, seed: int) -> Dict[str, List[int]]:
    """The scores of each bot against `greedy`. Each sits in every seat equally often."""
    scores: Dict[str, List[int]] = {}
    for bot in bots:
        outcome = drover.arena(game, [bot, "greedy"], games=games, seed=seed)
        rows = [line.split(",") for line in outcome["csv"].splitlines()]
        name, score = rows[0].index("bot"), rows[0].index("score")
        # If both bots are `greedy`, the first one counts.
        wanted = {bot, f"{bot} #1"}
        scores[bot] = [int(row[score]) for row in rows[1:] if row[name] in wanted]
    return scores


def draw(scores: Dict[str, List[int]], path: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    low = min(min(values) for values in scores.values())
    high = max(max(values) for values in scores.values())
    bins = np.linspace(low, high, 41)
    figure, axes = plt.subplots(figsize=(8, 4.5))
    for bot, values in scores.items():
        axes.hist(values, bins=bins, alpha=0.55, density=True, label=f"{bot}: {np.mean(values):.1f}")
    axes.set_xlabel("points")
    axes.set_ylabel("share of games")
    axes.legend(title="bot: mean")
    figure.tight_layout()
    figure.savefig(path)


def main(arguments: List[str]) -> Dict[str, List[int]]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--bots", default="random,hasty,greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", default="score_distributions.svg")
    wanted = parser.parse_args(arguments)
    scores = scores_of(wanted.game, wanted.bots.split(","), wanted.games, wanted.seed)
    draw(scores, wanted.output)
    for bot, values in scores.items():
        print(f"{bot:10} {np.mean(values):6.1f} points, standard deviation {np.std(values):.1f}")
    return scores


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
