"""mypy accepts the module, and the stubs name exactly its public names."""

import ast
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import drover
import drover._drover as compiled

PACKAGE = pathlib.Path(drover.__file__).parent


class Types(unittest.TestCase):
    def test_mypy_accepts_the_package(self):
        mypy = shutil.which("mypy", path="/usr/bin:/usr/local/bin")
        self.assertIsNotNone(mypy, "mypy is missing (Debian: mypy)")
        with tempfile.TemporaryDirectory() as cache:
            found = subprocess.run(
                [mypy, "--strict", "--cache-dir", cache, "--python-executable", sys.executable, str(PACKAGE)],
                capture_output=True,
                text=True,
            )
        self.assertEqual(found.returncode, 0, found.stdout + found.stderr)

    def test_stubs_name_the_public_names(self):
        tree = ast.parse((PACKAGE / "_drover.pyi").read_text())
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                self.assertTrue(hasattr(compiled, node.name), node.name)
            if not isinstance(node, ast.ClassDef) or not hasattr(compiled, node.name):
                continue
            written = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
            written |= {item.target.id for item in node.body if isinstance(item, ast.AnnAssign)}
            there = {name for name in vars(getattr(compiled, node.name)) if not name.startswith("_")}
            if node.name == "Error":
                continue
            self.assertEqual({name for name in written if not name.startswith("_")}, there, node.name)


if __name__ == "__main__":
    unittest.main()
