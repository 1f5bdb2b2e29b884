"""A batch writes into the caller's arrays, does not depend on the number of threads, and refuses wrong arrays."""

import threading
import unittest

import numpy as np

import drover


def played(steps=200, **arguments):
    batch = drover.Batch("classic", 6, seed=9, **arguments)
    actions = batch.random_actions()
    for _ in range(steps):
        batch.random_actions(actions)
        batch.step(actions)
    return batch


class Batches(unittest.TestCase):
    def test_batch_writes_into_the_arrays_of_the_caller(self):
        batch = drover.Batch("classic", 5)
        arrays = {
            "masks": np.ones((5, batch.num_actions), np.bool_),
            "observations": np.zeros((5, len(batch.observed_numbers())), np.uint8),
            "actors": np.zeros(5, np.int8),
            "rewards": np.ones((5, 2), np.float32),
            "ended": np.ones(5, np.bool_),
            "scores": np.ones((5, 2), np.int16),
        }
        batch.write_to(**arrays)
        for name, array in arrays.items():
            self.assertIs(getattr(batch, name), array)
        for _ in range(30):
            batch.step(batch.random_actions())
            for i in range(5):
                position = batch.position(i)
                self.assertTrue(np.array_equal(arrays["masks"][i], position.legal_mask()))
                self.assertTrue(np.array_equal(arrays["observations"][i], position.observe()))
                self.assertEqual(arrays["actors"][i], position.actor)

    def test_batch_does_not_depend_on_the_number_of_threads(self):
        for bots in ({}, {1: "hasty"}):
            one = played(bots=bots)
            for threads in (2, 5):
                self.assertTrue(np.array_equal(played(bots=bots, threads=threads).save(), one.save()))

    def test_step_takes_actions_of_32_and_64_bits(self):
        narrow, wide = drover.Batch("elpaso", 3), drover.Batch("elpaso", 3)
        narrow.step(narrow.random_actions())
        wide.step(wide.random_actions().astype(np.int64))
        self.assertTrue(np.array_equal(narrow.save(), wide.save()))

    def test_games_begin_again_after_their_end(self):
        batch = drover.Batch("elpaso", 4, reward="score", bots={1: "random"})
        told = 0
        while batch.games_ended < 6:
            batch.step(batch.random_actions())
            told += int(batch.ended.sum())
            self.assertTrue(np.array_equal(batch.rewards[batch.ended], batch.scores[batch.ended]))
            self.assertFalse(batch.rewards[~batch.ended].any())
            self.assertTrue((batch.actors == 0).all())
        self.assertEqual(told, batch.games_ended)

    def test_batch_continues_from_saved_positions(self):
        batch = played()
        saved = batch.save()
        batch.step(batch.random_actions())
        batch.load(saved)
        self.assertTrue(np.array_equal(batch.save(), saved))
        self.assertEqual(batch.position(2).to_bytes(), saved[2].tobytes())
        saved[3, 50] ^= 1
        with self.assertRaisesRegex(drover.Error, "Game 3 of the batch: .* have been changed"):
            batch.load(saved)

    def test_wrong_actions_change_nothing(self):
        batch = played(20)
        before = batch.save()
        legal = batch.random_actions()
        wrong = [
            legal[:-1],
            legal.astype(np.float32),
            legal.astype(np.int16),
            legal.tolist(),
            None,
            np.stack([legal, legal]),
            np.repeat(legal, 2)[::2],
            np.full_like(legal, -1),
            np.full(6, 2**40),
            np.full_like(legal, batch.num_actions),
        ]
        for actions in wrong:
            with self.assertRaises(drover.Error):
                batch.step(actions)
            self.assertTrue(np.array_equal(batch.save(), before))
        batch.step(legal)

    def test_wrong_arrays_are_refused_and_the_old_ones_kept(self):
        batch = drover.Batch("classic", 2)
        masks = batch.masks
        frozen = np.zeros(2, np.int8)
        frozen.setflags(write=False)
        askew = np.zeros(2 * 2 * 4 + 1, np.uint8)[1:].view(np.float32).reshape(2, 2)
        for wrong in (
            {"masks": np.zeros((2, 3), np.bool_)},
            {"masks": np.zeros((2, batch.num_actions), np.uint8)},
            {"masks": np.zeros((batch.num_actions, 2), np.bool_).T},
            {"actors": frozen},
            {"rewards": askew},
            {"rewards": [[0, 0], [0, 0]]},
            {"observations": np.zeros((2, 1), np.uint8)},
        ):
            with self.assertRaises(drover.Error):
                batch.write_to(**wrong)
            self.assertIs(batch.masks, masks)

    def test_invalid_arguments_are_refused_with_a_sentence(self):
        for wrong in (
            {"games": 0},
            {"games": 10**9},
            {"threads": 0},
            {"threads": 10**6},
            {"players": 7},
            {"players": -3, "bots": {0: "random"}},
            {"bots": {0: "random", 1: "random"}},
            {"bots": {5: "random"}},
            {"bots": {-1: "random"}},
            {"bots": {0: "nobody"}},
            {"reward": "glory"},
            {"options": {"weather": "fine"}},
            {"game": "chess"},
            {"game": 7},
        ):
            with self.assertRaises(drover.Error):
                drover.Batch(**{"game": "classic", "games": 2, **wrong})

    def test_second_thread_is_refused_during_a_step(self):
        batch = drover.Batch("classic", 64, bots={1: "greedy"})
        refused = []

        def step():
            for _ in range(20):
                try:
                    batch.step(batch.random_actions())
                except drover.Error as error:
                    refused.append(str(error))

        threads = [threading.Thread(target=step) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        # A thread that came in between drew actions for positions that another had already changed.
        for sentence in refused:
            self.assertRegex(sentence, "Another thread is using this batch|is not legal here")

    def test_a_game_takes_less_than_four_kibibytes(self):
        self.assertLess(drover.Batch.bytes_per_game, 4096)


if __name__ == "__main__":
    unittest.main()
