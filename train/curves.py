#!/usr/bin/env python3
"""Draws the reports of train.py or practise.py: the losses during training, or the strength and the entropy of the
policy during reinforcement learning. Reports joined by a plus are drawn as one curve, one after the other. Needs
Debian's python3-matplotlib.

  train/curves.py OUT.svg "first edition=classic.json" "El Paso=elpaso1.json+elpaso2.json" ..."""

import json
import sys

import pictures

SHOWN = (("score", "squared error of points / 100"), ("stray", "squared error of what came of a move"))
PRACTISED = (("share", "share of the victories"), ("entropy", "entropy of its moves"))


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
    shown = PRACTISED if practised else SHOWN
    figure, axes = pictures.panels([title for _, title in shown], 7.5, 2.3)
    for panel, (key, _) in zip(axes, shown):
        for place, (name, points) in enumerate(reports):
            curve = [(point["step"], point[key]) for point in points if key in point]
            panel.plot(*zip(*curve), label=name, color=pictures.COLOURS[place % len(pictures.COLOURS)])
        # The first value of a training is far above all others.
        panel.set_ylim(0, 1.05 * max(line.get_ydata()[1:].max() for line in panel.lines))
        panel.locator_params(axis="x", nbins=5)
        panel.set_xlabel("games" if practised else "steps")
    axes[0].legend(frameon=False)
    pictures.save(figure, out)


if __name__ == "__main__":
    main()
