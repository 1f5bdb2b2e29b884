"""Every example runs with few games and gives a plausible result."""

import csv
import os
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(os.environ["DROVER_SOURCE"]) / "examples"))

import building_worth  # noqa: E402
import games_csv  # noqa: E402
import linear_evaluation  # noqa: E402
import policy_gradient  # noqa: E402
import random_baseline  # noqa: E402
import score_distributions  # noqa: E402


class Examples(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_random_players_score_low(self):
        self.assertLess(random_baseline.main(games=100), 30)

    def test_greedy_scores_higher_than_random(self):
        picture = self.folder / "scores.svg"
        scores = score_distributions.main(["--games", "20", "--bots", "random,greedy", "--output", str(picture)])
        self.assertEqual({bot: len(values) for bot, values in scores.items()}, {"random": 20, "greedy": 20})
        self.assertGreater(min(scores["greedy"]), sum(scores["random"]) / 20)
        self.assertIn("<svg", picture.read_text())

    def test_every_building_that_was_built_has_a_value(self):
        found = building_worth.main(["--games", "30"])
        self.assertIn("first seat", found)
        self.assertGreater(sum(name.startswith("build ") for name in found), 3)

    def test_fitted_evaluation_predicts_the_score(self):
        ours, theirs = linear_evaluation.main(["--games", "80", "--game", "elpaso"])
        self.assertGreater(ours, 0.1)
        self.assertGreater(theirs, 0.1)

    def test_policy_gradient_draws_its_learning_curve(self):
        curve = policy_gradient.main(
            ["--rounds", "4", "--games", "4", "--tests", "6", "--points", "2", "--output", str(self.folder / "curve.svg")]
        )
        self.assertEqual([games for games, _ in curve], [0, 8, 16])
        self.assertTrue(all(0 <= share <= 1 for _, share in curve))
        self.assertTrue((self.folder / "curve.svg").exists())

    def test_table_of_games_has_a_line_for_each_seat(self):
        path = self.folder / "games.csv"
        lines = games_csv.main(["--game", "elpaso", "--games", "12", "--output", str(path)])
        with open(path, newline="") as file:
            rows = list(csv.DictReader(file))
        self.assertEqual(len(rows), lines)
        self.assertEqual(lines % 3, 0)
        self.assertEqual({row["bot"] for row in rows}, {"greedy", "hasty", "random"})


if __name__ == "__main__":
    unittest.main()
