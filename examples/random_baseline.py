#!/usr/bin/env python3
"""The mean score of random players over a thousand games, in ten lines."""

import drover


def main(games: int = 1000) -> float:
    batch = drover.Batch("classic", 100, players=2)
    total = 0.0
    while batch.games_ended < games:
        batch.step(batch.random_actions())
        total += batch.scores[batch.ended].sum()
    print(f"{batch.games_ended} games, {total / batch.games_ended / 2:.1f} points for each player")
    return total / batch.games_ended / 2


if __name__ == "__main__":
    main()
