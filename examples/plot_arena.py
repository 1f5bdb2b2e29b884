#!/usr/bin/env python3
"""Draws a series of `drover arena` as a picture: each bot's share of the victories, its scores and, if the series has
ratings, its rating.

  drover arena --bots random,greedy --ladder --json report.json --csv games.csv
  examples/plot_arena.py report.json games.csv ladder.svg

The report gives means and intervals, the table of games the distributions of scores. The ending of the picture's name
chooses its format: .svg, .png or .pdf. Needs Debian's python3-matplotlib, and not the module `drover`.
"""

import argparse
import csv
import json
from typing import Any, Dict, List, Optional, Tuple

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

# A mean with its interval; None if there are too few deals for one.
Estimate = Tuple[float, Optional[List[float]]]


def scores_of(path: str) -> Tuple[Dict[str, List[int]], int]:
    """The scores of each bot in single games, and the number of seats, from the table of games."""
    scores: Dict[str, List[int]] = {}
    seats = 0
    with open(path, newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            scores.setdefault(row["bot"], []).append(int(row["score"]))
            seats = max(seats, int(row["seat"]))
    return scores, seats


def count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def rating_of(bot: Dict[str, Any]) -> Estimate:
    mu, sigma = bot["rating"]["mu"], bot["rating"]["sigma"]
    return mu, [mu - 2 * sigma, mu + 2 * sigma]


def share_of(bot: Dict[str, Any]) -> Estimate:
    mean, interval = bot["win_share"]["mean"], bot["win_share"]["ci"]
    return 100 * mean, interval and [100 * end for end in interval]


def draw_estimates(axes: Any, title: str, estimates: List[Estimate]) -> None:
    """A dot for each mean and a line for each interval, one row for each bot."""
    axes.set_title(title, loc="left")
    axes.grid(axis="x", alpha=0.4)
    axes.margins(x=0.15)
    for row, (mean, interval) in enumerate(estimates):
        if interval:
            axes.plot(interval, [row, row], color=f"C{row % 10}", linewidth=3, solid_capstyle="round")
        axes.plot(mean, row, "o", color=f"C{row % 10}")
        axes.annotate(f"{mean:.1f}", (mean, row), (0, -14), textcoords="offset points", ha="center", fontsize=8)


def draw_scores(axes: Any, bots: List[Dict[str, Any]], scores: Dict[str, List[int]]) -> None:
    """The distribution of each bot's scores, and their mean."""
    values = [scores[bot["bot"]] for bot in bots]
    shapes = axes.violinplot(values, positions=range(len(bots)), vert=False, widths=0.8, showextrema=False)
    for row, shape in enumerate(shapes["bodies"]):
        shape.set_color(f"C{row % 10}")
    draw_estimates(axes, "Scores of single games", [(bot["score"]["mean"], bot["score"]["ci"]) for bot in bots])


def draw(report: Dict[str, Any], scores: Dict[str, List[int]], seats: int, path: str) -> None:
    places = {bot: place for place, bot in enumerate(report.get("ladder", []))}
    bots = sorted(report["bots"], key=lambda bot: places.get(bot["bot"], 0))
    rated = bool(places)
    figure, panels = plt.subplots(
        1, 2 + rated, sharey=True, figsize=(8 + 2.5 * rated, 1.6 + 0.7 * len(bots)), width_ratios=[1, 2, 1][: 2 + rated]
    )
    draw_estimates(panels[0], "Share of victories, %", [share_of(bot) for bot in bots])
    panels[0].set_xlim(-8, 108)
    panels[0].axvline(100 / seats, color="grey", linestyle="--", linewidth=1)  # the share of equal bots
    draw_scores(panels[1], bots, scores)
    if rated:
        draw_estimates(panels[2], "Rating", [rating_of(bot) for bot in bots])
    panels[0].set_yticks(range(len(bots)), [bot["bot"] for bot in bots])
    panels[0].set_ylim(len(bots) - 0.4, -0.6)
    figure.suptitle(
        f"{report['game']}, {count(report['players'], 'player')}: {count(report['games'], 'game')} "
        f"of {count(report['deals'], 'deal')}, seed {report['seed']}"
    )
    note = "Dots are means, lines 95 % intervals over deals" + ("; for ratings two sigma." if rated else ".")
    figure.supxlabel(note, fontsize=8)
    figure.tight_layout()
    figure.savefig(path)


def main(arguments: List[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("report", help="the file of --json")
    parser.add_argument("games", help="the file of --csv")
    parser.add_argument("picture", help="the file to draw into")
    wanted = parser.parse_args(arguments)
    with open(wanted.report, encoding="utf-8") as file:
        report = json.load(file)
    scores, seats = scores_of(wanted.games)
    draw(report, scores, seats, wanted.picture)


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
