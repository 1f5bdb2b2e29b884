#!/usr/bin/env python3
"""bench/python_speed.py [GAMES]: measures decisions a second from Python, by CPU time of this process.

Measures one position stepped move by move, and batches with three kinds of output: only the acting seats, masks too,
observations too. Compare the numbers with `drover bench` of the same game on the same machine.
"""

import random
import sys
import time

import drover


def single(game: str, players: int, games: int) -> float:
    draw = random.Random(1).random
    handle = drover.Game(game)
    decisions = 0
    began = time.process_time()
    for seed in range(games):
        position = handle.start(players=players, seed=seed)
        while not position.over:
            actions = position.legal_actions()
            position.apply(actions[int(draw() * len(actions))])
            decisions += 1
    return decisions / (time.process_time() - began)


def batch(game: str, players: int, games: int, wanted: str) -> float:
    many = drover.Batch(game, 128, players=players, observations=wanted == "observations")
    if wanted == "nothing":
        many.write_to(actors=many.actors)
    actions = many.random_actions()
    steps = 0
    began = time.process_time()
    while many.games_ended < games:
        many.random_actions(actions)
        many.step(actions)
        steps += 1
    return steps * many.games / (time.process_time() - began)


def main(games: int) -> None:
    for game in ("classic", "second", "elpaso"):
        print(f"{game:8} one position: {single(game, 4, max(1, games // 20)) / 1e6:6.2f} million decisions a second")
        for wanted in ("nothing", "masks", "observations"):
            print(f"{game:8} batch, {wanted}: {batch(game, 4, games, wanted) / 1e6:6.2f} million")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
