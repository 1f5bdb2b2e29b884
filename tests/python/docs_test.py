"""The examples of docs/python.md and of the package do what they are shown to do."""

import doctest
import os
import pathlib
import unittest

import drover

DOCUMENT = pathlib.Path(os.environ["DROVER_SOURCE"]) / "docs" / "python.md"
HOW = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Documents(unittest.TestCase):
    def test_the_page_of_python(self):
        found = doctest.testfile(str(DOCUMENT), module_relative=False, optionflags=HOW)
        self.assertGreater(found.attempted, 40)
        self.assertEqual(found.failed, 0)

    def test_the_words_of_the_package(self):
        found = doctest.testmod(drover, optionflags=HOW)
        self.assertGreater(found.attempted, 2)
        self.assertEqual(found.failed, 0)


if __name__ == "__main__":
    unittest.main()
