"""train/curves.py draws reports of both kinds. Skipped, with a message, if Matplotlib is missing."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

try:
    import matplotlib  # noqa: F401
except ImportError:
    print("SKIPPED: Matplotlib is missing (Debian: python3-matplotlib)")
    sys.exit(77)

CURVES = pathlib.Path(os.environ["DROVER_SOURCE"]) / "train" / "curves.py"


class Curves(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write_report(self, name, curve, games=0):
        path = self.folder / name
        path.write_text(json.dumps({"arguments": {"games": games}, "curve": curve}))
        return path

    def draw(self, *named):
        picture = self.folder / "curves.svg"
        subprocess.run([sys.executable, str(CURVES), str(picture), *named], check=True)
        return picture.read_text()

    def test_losses_of_two_trainings_are_two_curves(self):
        curve = [{"step": 100 * i, "score": 1 / (i + 1), "stray": 0.5} for i in range(5)]
        one, other = self.write_report("one.json", curve), self.write_report("other.json", curve)
        drawn = self.draw(f"first edition={one}", f"El Paso={other}")
        for words in ("first edition", "El Paso", "squared error of points / 100", "steps"):
            self.assertIn(f"<!-- {words} -->", drawn)

    def test_reports_joined_by_a_plus_are_one_curve_over_all_games(self):
        curve = [{"share": 0.1 * i, "entropy": 1.0} for i in range(5)]
        one, other = self.write_report("one.json", curve, 200), self.write_report("other.json", curve, 200)
        drawn = self.draw(f"El Paso={one}+{other}")
        for words in ("El Paso", "share of the victories", "games", "2000"):
            self.assertIn(f"<!-- {words} -->", drawn)


if __name__ == "__main__":
    unittest.main()
