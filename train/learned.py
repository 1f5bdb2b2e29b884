#!/usr/bin/env python3
"""Analyses what a net has learned from games it plays against itself: which actions correlate with winning, and how
successful the usual strategies are. Writes the tables of docs/what-it-learned.md and a plot.

  PYTHONPATH=build/release/python train/learned.py --game classic --games 20000 --svg docs/pictures/learned-classic.svg

For two players. The margin of every game is regressed on how much more often one player did something than the other,
early (in the first half of the moves) and late. This shows correlation, not cause: a player with more money does more
of everything. Needs NumPy, the module `drover` (docs/python.md) and, for the plot, Debian's python3-matplotlib."""

import argparse
import math
import re
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import drover

MIN_SHARE = 0.02  # actions in a smaller share of the games are left out
GROUPS = (("workers", r"hire "), ("buildings", r"build "), ("stations", r"upgrade |train "), ("station masters, by the worker given", r"appoint "),
          ("objective cards", r"objective |choose "), ("cities", r"deliver "), ("cattle", r"buy "), ("tiles", r"hazard|trade|bonus "))
WORKERS = ("cowboy", "builder", "engineer")


def actions_in(move):
    """The counted actions of a move, from its text: 'buy blue blue for 3+5' is two times 'buy blue'."""
    text = re.sub(r"^use [^:]*:", "", move)
    verb, *words = text.split()
    if verb in ("hire", "build", "appoint", "objective", "upgrade", "choose", "bonus", "deliver", "train"):
        return [f"{verb} {words[0]}"] if words else []
    if verb == "buy":
        kinds = words[:words.index("for")] if "for" in words else words
        return [f"buy {kind}" for kind in kinds]
    return [verb] if verb in ("hazard", "trade") else []


def one_game(game, options, seed):
    """The counts of actions of each player, early and late, and the final scores."""
    record = drover.play(game, ["net", "net"], seed=seed, options=options)
    done = [[{}, {}], [{}, {}]]
    for place, (seat, move) in enumerate(record.moves):
        half = 0 if 2 * place < len(record.moves) else 1
        for action in actions_in(move):
            done[seat][half][action] = done[seat][half].get(action, 0) + 1
    return done, record.result


def fit(games):
    """For each action and half: points of margin for each time more, 1.96 standard errors, times in a game."""
    counts = {}
    for done, _ in games:
        for side in done:
            for half in (0, 1):
                for action in side[half]:
                    counts[action, half] = counts.get((action, half), 0) + 1
    names = sorted(key for key, count in counts.items() if count >= MIN_SHARE * 2 * len(games))
    place = {name: i for i, name in enumerate(names)}
    design = np.zeros((len(games), len(names) + 1))
    design[:, -1] = 1
    margins = np.array([result[0] - result[1] for _, result in games], float)
    for row, (done, _) in enumerate(games):
        for sign, side in zip((1, -1), done):
            for half in (0, 1):
                for action, times in side[half].items():
                    if (action, half) in place:
                        design[row, place[action, half]] += sign * times
    # Leaves out actions that both players nearly always do equally often.
    varying = [i for i in range(len(names)) if np.count_nonzero(design[:, i]) >= MIN_SHARE * len(games)]
    place = {names[i]: at for at, i in enumerate(varying)}
    design = design[:, varying + [len(names)]]
    inverse = np.linalg.inv(design.T @ design + 1e-6 * np.eye(design.shape[1]))
    value = inverse @ design.T @ margins
    errors = 1.96 * np.sqrt(np.var(margins - design @ value) * np.diag(inverse))
    return {name: (value[i], errors[i], counts[name] / (2 * len(games))) for name, i in place.items()}


def strategy(done):
    """The strategy of a player, by the kind of worker hired most."""
    hired = {worker: sum(side.get(f"hire {worker}", 0) for side in done) for worker in WORKERS}
    most = max(hired.values())
    leaders = [worker for worker in WORKERS if hired[worker] == most]
    if most < 2:
        return "hardly any worker"
    return f"mostly {leaders[0]}s" if len(leaders) == 1 else "evenly"


def wilson(won, games):
    z = 1.96
    middle = (won + z * z / 2) / (games + z * z)
    reach = z / (games + z * z) * math.sqrt(won * (games - won) / games + z * z / 4)
    return middle - reach, middle + reach


def strategies(games):
    """For each strategy: games against another strategy, victories in them, players, and the sum of scores."""
    found = {}
    for done, result in games:
        plans = [strategy(side) for side in done]
        for seat in (0, 1):
            own = found.setdefault(plans[seat], [0, 0.0, 0, 0.0])
            own[2] += 1
            own[3] += result[seat]
            if plans[0] != plans[1]:
                own[0] += 1
                own[1] += 0.5 if result[0] == result[1] else float(result[seat] > result[1 - seat])
    return found


def table(found):
    """The title and the actions of every group, those with the highest coefficient first."""
    for title, pattern in GROUPS:
        rows = sorted({action for action, _ in found if re.match(pattern, action)},
                      key=lambda action: -max(found.get((action, half), (-99,))[0] for half in (0, 1)))
        if rows:
            yield title, rows


def cell_text(found, action, half):
    if (action, half) not in found:
        return "-"
    value, error, part = found[action, half]
    return f"{value:+.1f} ± {error:.1f} ({100 * part:.0f} %)"


def draw(path, found):
    """A row for each action: its coefficients early and late, with their standard errors."""
    import pictures

    rows = []  # titles of groups with their actions, from top to bottom
    for title, actions_of_group in table(found):
        rows += [(title, None)] + [(action.split(" ", 1)[-1], action) for action in actions_of_group]
    figure, (panel,) = pictures.panels(["points of margin"], 6, 0.5 + 0.18 * len(rows))
    for half, name, colour, up in ((0, "early", pictures.COLOURS[1], -0.15), (1, "late", pictures.COLOURS[0], 0.15)):
        shown = [(place + up, *found[action, half][:2]) for place, (_, action) in enumerate(rows) if (action, half) in found]
        heights, values, errors = zip(*shown)
        panel.errorbar(values, heights, xerr=errors, fmt="o", markersize=3, linewidth=1.2, color=colour, label=name)
    panel.axvline(0, color="#777", linewidth=0.8)
    panel.set_yticks(range(len(rows)), [words for words, _ in rows])
    for label, (_, action) in zip(panel.get_yticklabels(), rows):
        label.set_fontweight("normal" if action else "bold")
    panel.set_ylim(len(rows) - 0.5, -0.5)
    panel.grid(axis="y", visible=False)
    panel.legend(frameon=False, loc="lower right")
    pictures.save(figure, path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--svg", help="where to draw it")
    wanted = parser.parse_args()
    options = dict(option.split("=", 1) for option in wanted.option)
    with ThreadPoolExecutor(wanted.threads) as pool:
        games = list(pool.map(lambda seed: one_game(wanted.game, options, seed), range(1, wanted.games + 1)))
    scores = np.array([result for _, result in games], float)
    first = np.mean([1 + np.sign(result[0] - result[1]) for _, result in games]) / 2
    print(f"{wanted.games} games, {scores.mean():.1f} points in the mean; whoever begins wins {100 * first:.1f} %.\n")
    print("| strategy | players | score | games against another one | share of the victories |\n|---|---|---|---|---|")
    for name, (against, won, players, points) in sorted(strategies(games).items(), key=lambda item: -item[1][2]):
        low, high = wilson(won, against) if against else (0, 1)
        share = f"{100 * won / against:.1f} % ({100 * low:.1f} to {100 * high:.1f})" if against else "-"
        print(f"| {name} | {players} | {points / players:.1f} | {against} | {share} |")
    found = fit(games)
    for title, rows in table(found):
        print(f"\n| {title} | early | late |\n|---|---|---|")
        for action in rows:
            print(f"| {action} | {cell_text(found, action, 0)} | {cell_text(found, action, 1)} |")
    if wanted.svg:
        draw(wanted.svg, found)


if __name__ == "__main__":
    main()
