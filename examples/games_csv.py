#!/usr/bin/env python3
"""Plays games between bots and writes them as CSV: a line for each seat of each game.

The file can be read with `pandas.read_csv`, R or a spreadsheet.
"""

import argparse
from typing import List

import drover


def main(arguments: List[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--bots", default="greedy,hasty,random")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", default="games.csv")
    wanted = parser.parse_args(arguments)
    outcome = drover.arena(
        wanted.game, wanted.bots.split(","), games=wanted.games, seed=wanted.seed, threads=wanted.threads
    )
    with open(wanted.output, "w", encoding="utf-8") as file:
        file.write(outcome["csv"])
    for bot in outcome["report"]["bots"]:
        print(f"{bot['bot']:10} {bot['score']['mean']:6.1f} points, wins {100 * bot['win_share']['mean']:.0f} %")
    return len(outcome["csv"].splitlines()) - 1


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
