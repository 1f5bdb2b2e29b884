"""The examples in docs/python.md and in the package's docstrings give the output shown."""

import doctest
import os
import pathlib
import unittest

import drover

DOCUMENT = pathlib.Path(os.environ["DROVER_SOURCE"]) / "docs" / "python.md"
HOW = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Documents(unittest.TestCase):
    def test_manual(self):
        found = doctest.testfile(str(DOCUMENT), module_relative=False, optionflags=HOW)
        self.assertGreater(found.attempted, 40)
        self.assertEqual(found.failed, 0)

    def test_docstrings(self):
        found = doctest.testmod(drover, optionflags=HOW)
        self.assertGreater(found.attempted, 2)
        self.assertEqual(found.failed, 0)


if __name__ == "__main__":
    unittest.main()
