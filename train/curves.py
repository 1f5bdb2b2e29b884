#!/usr/bin/env python3
"""Draws the reports of train.py or practise.py as SVG: the losses during training, or the strength and the entropy of
the policy during reinforcement learning. Reports joined by a plus are drawn as one curve, one after the other.

  train/curves.py OUT.svg "first edition=classic.json" "El Paso=elpaso1.json+elpaso2.json" ..."""

import json
import sys

WIDTH, HEIGHT, LEFT, TOP = 300, 150, 50, 34
SHOWN = (("score", "squared error of points / 100"), ("stray", "squared error of what came of a move"))
PRACTISED = (("share", "share of the victories"), ("entropy", "entropy of its moves"))
COLOURS = ("#b3541e", "#2b6ca3", "#4f7d3a")


def joined(reports):
    """The points of all reports as one curve. For practise.py the number of games so far is the step."""
    points, games = [], 0
    for report in reports:
        for point in report["curve"]:
            games += report["arguments"].get("games", 0)
            points.append({"step": games, **point})
    return points


def main():
    out, *named = sys.argv[1:]
    reports = [(name, joined([json.load(open(path)) for path in paths.split("+")]))
               for name, paths in (one.split("=", 1) for one in named)]
    practised = "entropy" in reports[0][1][0]
    parts = []
    for column, (key, title) in enumerate(PRACTISED if practised else SHOWN):
        left = LEFT + column * (WIDTH + LEFT + 10)
        curves = [(name, [(p["step"], p[key]) for p in points if key in p]) for name, points in reports]
        steps = max(step for _, curve in curves for step, _ in curve)
        most = max(value for _, curve in curves for _, value in curve[1:])
        parts.append(f'<text x="{left}" y="{TOP - 16}" font-weight="bold">{title}</text>')
        for part in (0, 0.5, 1):
            y = TOP + HEIGHT * (1 - part)
            parts.append(f'<path d="M{left} {y:.1f}h{WIDTH}" stroke="currentColor" stroke-opacity=".2"/>')
            parts.append(f'<text x="{left - 5}" y="{y + 4:.1f}" text-anchor="end">{most * part:.3f}</text>')
        parts.append(f'<text x="{left + WIDTH}" y="{TOP + HEIGHT + 16}" text-anchor="end">{steps:,} {"games" if practised else "steps"}</text>')
        for place, (name, curve) in enumerate(curves):
            points = " ".join(f"{left + WIDTH * step / steps:.1f},{TOP + HEIGHT * (1 - min(value / most, 1)):.1f}"
                              for step, value in curve)
            colour = COLOURS[place % len(COLOURS)]
            parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
            if column == 0:
                y = TOP + (HEIGHT - 8 - 15 * place if practised else 14 + 15 * place)
                parts.append(f'<text x="{left + WIDTH - 4}" y="{y}" text-anchor="end" '
                             f'fill="{colour}">{name}</text>')
    width = 2 * (WIDTH + LEFT + 10)
    with open(out, "w") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {TOP + HEIGHT + 26}" width="{width}" '
                   f'font-family="sans-serif" font-size="12" fill="currentColor" color="#777">\n' + "\n".join(parts) +
                   "\n</svg>\n")


if __name__ == "__main__":
    main()
