#!/usr/bin/env python3
"""Actor-critic policy gradient that learns to beat `hasty`, in NumPy alone, on one core.

The policy looks one move ahead. Its inputs for every legal move are the features of its own seat after the move
(`Position.features_after`, in a determinization of its view) and the heuristic value of the move
(`Position.heuristic`), which `hasty` follows with noise. It samples a move with probability
softmax(features @ weights + bias of the action), so it has to learn how far to trust the heuristic.

The critic is linear in the features of the position and fitted on the games of the policy; it predicts the final score.
Moves after which it predicts more than before become likelier, by generalized advantage estimation. Every feature has
two weights, one of them multiplied with the stage of the game, and every action has a bias: there are no other
parameters.
"""

import argparse
import time
from typing import List, Tuple

import numpy as np
import numpy.typing as npt

import drover

Floats = npt.NDArray[np.float64]


class Scale:
    """Scales features by how much they differ among the moves of one decision, so that weights are of one size."""

    def __init__(self, width: int) -> None:
        self.squares = np.ones(width) * 1e-3
        self.count = 1.0

    def apply(self, rows: Floats, learn: bool) -> Floats:
        rows = rows - rows.mean(0)
        if learn:
            self.squares += (rows**2).mean(0)
            self.count += 1
        return np.clip(rows / np.sqrt(self.squares / self.count), -5, 5)  # type: ignore[no-any-return]


def softmax(values: Floats) -> Floats:
    likely = np.exp(values - values.max())
    return likely / likely.sum()  # type: ignore[no-any-return]


class Critic:
    """Predicts the final score: least squares over the games so far, with decaying weight of older ones."""

    def __init__(self, width: int) -> None:
        self.squares = np.eye(width + 1)
        self.products = np.zeros(width + 1)
        self.weights = np.zeros(width + 1)

    def fit(self, games: List["Played"]) -> None:
        self.squares *= 0.9
        self.products *= 0.9
        for game in games:
            inputs = with_constant(game.states)
            self.squares += inputs.T @ inputs
            self.products += inputs.sum(0) * game.score
        self.weights = np.linalg.solve(self.squares + 1e-3 * np.eye(len(self.weights)), self.products)

    def predict(self, states: Floats) -> Floats:
        return with_constant(states) @ self.weights  # type: ignore[no-any-return]


def with_constant(states: Floats) -> Floats:
    return np.hstack([states, np.ones((len(states), 1))])


class Played:
    """One seat's trajectory of a game: state and gradient of every decision, and the result."""

    def __init__(self, states: List[Floats], gradients: List[Floats], score: float, win: float) -> None:
        self.states: Floats = np.array(states)
        self.gradients: Floats = np.array(gradients)
        self.score = score
        self.win = win


class Learner:
    GAE_LAMBDA = 0.97  # how far later changes of the prediction are credited to a decision

    def __init__(self, game: str, opponent: str, seed: int) -> None:
        self.game = drover.Game(game)
        self.opponent = opponent
        self.stage = self.game.feature_names.index("stage")
        self.names = [*self.game.feature_names, "heuristic"]
        self.width = 2 * len(self.names)
        count = self.width + self.game.num_actions
        self.weights: Floats = np.zeros(count)
        self.scale = Scale(len(self.game.feature_names))
        self.critic = Critic(2 * len(self.game.feature_names))
        self.random = np.random.default_rng(seed)
        self.first: Floats = np.zeros(count)  # the moments of Adam
        self.second: Floats = np.zeros(count)
        self.rounds = 0

    def play(self, seed: int, learn: bool) -> Played:
        seat = seed % 2
        bot = drover.Bot(self.opponent, seed=seed)
        position = self.game.start(players=2, seed=seed)
        states: List[Floats] = []
        gradients: List[Floats] = []
        while not position.over:
            if position.actor != seat:
                position.apply(bot.choose(position))
                continue
            actions = position.legal_actions()
            if len(actions) == 1:
                position.apply(actions[0])
                continue
            places = self.width + np.array(actions)
            state = position.features(seat).astype(float)
            after = position.features_after(int(self.random.integers(2**32))).astype(float)
            # Clipped, since some moves have extremely low heuristic values.
            heuristic = position.heuristic()
            gap = np.clip(heuristic - heuristic.max(), -5, 0)
            rows = np.hstack([self.scale.apply(after, learn), gap[:, None]])
            rows = np.hstack([rows, rows * state[self.stage]])
            likely = softmax(rows @ self.weights[: self.width] + self.weights[places])
            chosen = int(self.random.choice(len(actions), p=likely))
            if learn:
                gradient: Floats = np.zeros_like(self.weights)
                gradient[: self.width] = rows[chosen] - likely @ rows
                gradient[places] = -likely
                gradient[places[chosen]] += 1
                gradients.append(gradient)
                states.append(np.hstack([state, state * state[self.stage]]))
            position.apply(actions[chosen])
        return Played(states, gradients, position.rewards("score")[seat], position.rewards("win")[seat])

    def advantages(self, game: Played) -> Floats:
        """The generalized advantage estimate of each decision."""
        predicted = self.critic.predict(game.states)
        gained = np.diff(np.append(predicted, game.score))
        advantages = np.zeros(len(gained))
        later = 0.0
        for i in range(len(gained) - 1, -1, -1):
            later = gained[i] + self.GAE_LAMBDA * later
            advantages[i] = later
        return advantages

    def learn(self, games: int, rate: float) -> float:
        """One round; returns the mean score."""
        played = [self.play(1 + self.rounds * games + i, True) for i in range(games)]
        if self.rounds == 0:
            self.critic.fit(played)
        advantages = [self.advantages(game) for game in played]
        size = np.std(np.concatenate(advantages)) + 1e-6
        gradient = sum(game.gradients.T @ one for game, one in zip(played, advantages)) / (size * games)
        self.critic.fit(played)
        self.rounds += 1
        self.first = 0.9 * self.first + 0.1 * gradient
        self.second = 0.99 * self.second + 0.01 * gradient**2
        step = self.first / (1 - 0.9**self.rounds)
        spread = np.sqrt(self.second / (1 - 0.99**self.rounds)) + 0.05
        self.weights += rate * step / spread
        return float(np.mean([game.score for game in played]))

    def win_share(self, games: int) -> float:
        """The share of victories over the opponent in games that were not used for learning."""
        return float(np.mean([self.play(10**9 + i, False).win for i in range(games)]))


def draw(curve: List[Tuple[int, float]], path: str, opponent: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot([games for games, _ in curve], [100 * share for _, share in curve], marker="o")
    axes.axhline(50, color="grey", linewidth=0.8)
    axes.set_xlabel("games learnt from")
    axes.set_ylabel(f"victories over {opponent}, %")
    axes.set_ylim(0, 100)
    figure.tight_layout()
    figure.savefig(path)


def main(arguments: List[str]) -> List[Tuple[int, float]]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="elpaso")
    parser.add_argument("--opponent", default="hasty")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--games", type=int, default=16, help="in a round")
    parser.add_argument("--rate", type=float, default=0.1)
    parser.add_argument("--tests", type=int, default=100, help="games between two points of the curve")
    parser.add_argument("--points", type=int, default=8, help="of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", default="", help="draw the curve there")
    wanted = parser.parse_args(arguments)
    learner = Learner(wanted.game, wanted.opponent, wanted.seed)
    began = time.monotonic()
    curve = [(0, learner.win_share(wanted.tests))]
    print(f"before: wins {100 * curve[0][1]:.0f} %")
    every = max(1, wanted.rounds // wanted.points)
    for round_ in range(1, wanted.rounds + 1):
        score = learner.learn(wanted.games, wanted.rate)
        if round_ % every == 0:
            curve.append((round_ * wanted.games, learner.win_share(wanted.tests)))
            print(
                f"{curve[-1][0]:6} games, {time.monotonic() - began:4.0f} s: {score:5.1f} points while learning, "
                f"wins {100 * curve[-1][1]:.0f} %"
            )
    early, later = learner.weights[: learner.width].reshape(2, -1)
    for i in np.argsort(-np.abs(early))[:8]:
        print(f"  {learner.names[i]:28} {early[i]:+.2f} at the beginning, {early[i] + later[i]:+.2f} in the end")
    if wanted.output:
        draw(curve, wanted.output, wanted.opponent)
    return curve


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
