"""Every example runs with few games and gives a plausible result."""

import csv
import json
import os
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(os.environ["DROVER_SOURCE"]) / "examples"))

import building_worth  # noqa: E402
import games_csv  # noqa: E402
import linear_evaluation  # noqa: E402
import plot_arena  # noqa: E402
import policy_gradient  # noqa: E402
import random_baseline  # noqa: E402

import drover  # noqa: E402


class Examples(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_random_players_score_low(self):
        self.assertLess(random_baseline.main(games=100), 30)

    def write_series(self, ladder):
        """Writes a series like `drover arena --json --csv`: the paths of its report and its table of games."""
        outcome = drover.arena("classic", ["random", "greedy"], games=20, seed=1)
        if ladder:
            outcome["report"]["ladder"] = ["greedy", "random"]
            for bot in outcome["report"]["bots"]:
                bot["rating"] = {"mu": 25.0, "sigma": 3.0}
        report, games = self.folder / "report.json", self.folder / "games.csv"
        report.write_text(json.dumps(outcome["report"]))
        games.write_text(outcome["csv"])
        return str(report), str(games)

    def test_picture_of_a_series_names_every_bot(self):
        for ladder in (False, True):
            report, games = self.write_series(ladder)
            picture = self.folder / "series.svg"
            plot_arena.main([report, games, str(picture)])
            drawn = picture.read_text()
            self.assertIn("<svg", drawn)
            for words in ("random", "greedy", "Share of victories", "classic, 2 players: 20 games of 10 deals"):
                self.assertIn(f"<!-- {words}", drawn)
            self.assertEqual("<!-- Rating -->" in drawn, ladder)

    def test_picture_shows_the_scores_of_the_table_of_games(self):
        _, games = self.write_series(ladder=False)
        scores, seats = plot_arena.scores_of(games)
        self.assertEqual(({bot: len(values) for bot, values in scores.items()}, seats), ({"random": 20, "greedy": 20}, 2))
        self.assertGreater(min(scores["greedy"]), sum(scores["random"]) / 20)

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
