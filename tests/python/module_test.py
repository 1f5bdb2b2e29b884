"""The module's classes and functions, and the sentences with which they refuse wrong arguments."""

import copy
import pickle
import random
import threading
import unittest

import numpy as np

import drover

GAMES = [game.name for game in drover.games()]


def mid_game_position(name, seed=1, moves=60, players=2):
    """A position in the middle of a game."""
    position = drover.Game(name).start(players=players, seed=seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if position.over:
            break
        position.apply(rng.choice(position.legal_actions()))
    return position


class Games(unittest.TestCase):
    def test_all_games_are_there_with_their_options(self):
        self.assertEqual(GAMES, ["classic", "second", "elpaso"])
        for game in drover.games():
            self.assertEqual(game, drover.Game(game.name))
            self.assertLessEqual(game.min_players, game.max_players)
            self.assertEqual(game.info()["name"], game.name)
            for values in game.options.values():
                self.assertGreater(len(values), 0)

    def test_unknown_game_is_refused_with_a_sentence(self):
        with self.assertRaisesRegex(drover.Error, 'There is no game called "chess"; known are: classic'):
            drover.Game("chess")

    def test_invalid_set_up_is_refused(self):
        game = drover.Game("classic")
        with self.assertRaisesRegex(drover.Error, "classic is for 1 to 4 players, not 5."):
            game.start(players=5)
        with self.assertRaisesRegex(drover.Error, 'classic has no option "weather"'):
            game.start(options={"weather": "fine"})

    def test_actions_convert_to_moves_and_back(self):
        for game in drover.games():
            for action in range(game.num_actions):
                self.assertEqual(game.action(game.move(action)), action)
            with self.assertRaises(drover.Error):
                game.move(game.num_actions)
            with self.assertRaises(drover.Error):
                game.move(-1)

    def test_features_of_actions_are_not_copied(self):
        for game in drover.games():
            features = game.action_features
            self.assertEqual(features.shape, (game.num_actions, len(game.action_feature_names)))
            self.assertFalse(features.flags.writeable)
            self.assertEqual(features.ctypes.data, game.action_features.ctypes.data)
            self.assertEqual(len(game.action_elements), game.num_actions)
            self.assertLess(game.action_elements.max(), len(game.elements))


class Positions(unittest.TestCase):
    def test_a_game_is_played_to_its_end(self):
        for name in GAMES:
            position = mid_game_position(name, moves=100_000)
            self.assertTrue(position.over)
            self.assertEqual(position.actor, -1)
            self.assertEqual(position.legal_actions(), [])
            self.assertEqual(position.totals(), [sum(score.values()) for score in position.scores()])
            self.assertTrue(position.winners())
            with self.assertRaisesRegex(drover.Error, "The game is over"):
                position.apply(0)

    def test_equal_seeds_give_equal_games(self):
        for name in GAMES:
            self.assertEqual(mid_game_position(name, seed=3), mid_game_position(name, seed=3))
            self.assertNotEqual(mid_game_position(name, seed=3), mid_game_position(name, seed=4))

    def test_lists_masks_and_texts_agree(self):
        for name in GAMES:
            position = mid_game_position(name)
            actions = position.legal_actions()
            self.assertEqual([position.game.action(move) for move in position.legal_moves()], actions)
            self.assertEqual(sorted(actions), np.flatnonzero(position.legal_mask()).tolist())
            for action in actions:
                self.assertIsNone(position.why_not(action))
                self.assertTrue(position.sentence(action))

    def test_illegal_action_is_refused_with_a_reason_and_changes_nothing(self):
        position = drover.Game("classic").start()
        before = position.copy()
        for wrong in ("end", "castle", -1, 10**6, position.game.action("end")):
            with self.assertRaises(drover.Error):
                position.apply(wrong)
            self.assertEqual(position, before)
        self.assertIn("is not legal here", position.why_not(position.game.action("end")))

    def test_bytes_json_and_pickle_restore_a_position(self):
        for name in GAMES:
            position = mid_game_position(name)
            self.assertEqual(drover.Position.from_json(position.to_json()), position)
            self.assertEqual(position.game.from_bytes(position.to_bytes()), position)
            self.assertEqual(pickle.loads(pickle.dumps(position)), position)
            self.assertEqual(copy.deepcopy(position), position)
            self.assertEqual(hash(position.copy()), hash(position))

    def test_changed_or_foreign_bytes_are_refused(self):
        position = mid_game_position("classic")
        data = bytearray(position.to_bytes())
        data[100] ^= 1
        with self.assertRaisesRegex(drover.Error, "have been changed"):
            position.game.from_bytes(bytes(data))
        with self.assertRaisesRegex(drover.Error, "bytes, not"):
            drover.Game("elpaso").from_bytes(position.to_bytes())
        with self.assertRaisesRegex(drover.Error, "no position of second"):
            drover.Game("second").from_bytes(position.to_bytes())

    def test_json_that_is_no_position_is_refused_with_a_sentence(self):
        for wrong in ("{", "[]", {}, {"game": "chess"}, '{"game": "classic", "game": "classic"}', "[" * 1000):
            with self.assertRaises(drover.Error):
                drover.Position.from_json(wrong)

    def test_view_hides_information_and_cannot_be_played_on(self):
        for name in GAMES:
            position = mid_game_position(name)
            seat = position.actor
            view = position.redact(seat)
            self.assertTrue(view.is_view)
            self.assertFalse(position.is_view)
            with self.assertRaisesRegex(drover.Error, "determinize it before you play on"):
                view.apply(view.legal_actions()[0])
            for seed in range(5):
                deal = position.determinize(seat, seed)
                self.assertEqual(deal.redact(seat), view)
                self.assertTrue(np.array_equal(deal.observe(seat), position.observe(seat)))
                self.assertEqual(deal.legal_actions(), position.legal_actions())
            self.assertEqual(position.view(seat)["game"], name)

    def test_numbers_of_an_observation_are_described(self):
        for name in GAMES:
            position = mid_game_position(name, players=3)
            numbers = position.observed_numbers()
            self.assertEqual(len(position.observe()), len(numbers))
            self.assertEqual(len({number["name"] for number in numbers}), len(numbers))
            for seat in range(3):
                for value, number in zip(position.observe(seat).tolist(), numbers):
                    self.assertTrue(value == 255 or number["low"] <= value <= number["high"], number)
            with self.assertRaises(drover.Error):
                position.observe(3)
            parts = drover.parts(numbers)
            self.assertEqual(sum(len(np.r_[part]) for part in parts.values()), len(numbers))
            self.assertIn("players.0", parts)

    def test_seats_that_do_not_exist_are_refused(self):
        position = mid_game_position("classic")
        for call in (position.redact, position.view, position.features, position.determinize, position.observe):
            for seat in (-1, 2, 100, -(2**31)):
                with self.assertRaisesRegex(drover.Error, "0 to 1, not"):
                    call(seat)

    def test_features_after_have_a_row_for_every_legal_move(self):
        position = mid_game_position("classic")
        after = position.features_after(seed=2)
        self.assertEqual(after.shape, (len(position.legal_actions()), len(position.game.feature_names)))
        self.assertTrue(np.all(np.isfinite(after)))
        self.assertTrue(np.array_equal(after, position.features_after(seed=2)))

    def test_greedy_bot_maximises_the_heuristic(self):
        for name in GAMES:
            position = mid_game_position(name)
            heuristic = position.heuristic()
            self.assertEqual(len(heuristic), len(position.legal_actions()))
            chosen = drover.Bot("greedy").choose(position)
            self.assertEqual(heuristic[position.legal_actions().index(chosen)], heuristic.max())
            self.assertEqual(position.thumbs().tolist(), heuristic.tolist(), "the former name goes on working")
        self.assertEqual(len(mid_game_position("classic", moves=100_000).heuristic()), 0)

    def test_texts_exist_in_three_languages(self):
        position = mid_game_position("classic")
        self.assertEqual(len({position.decision(language) for language in ("en", "de", "pl")}), 3)
        with self.assertRaisesRegex(drover.Error, 'not in "fr"'):
            position.text("fr")

    def test_events_tell_what_happened(self):
        position = drover.Game("classic").start()
        twin = position.copy()
        events = position.apply_with_events(position.game.action("place C"), 0)
        twin.apply("place C")
        self.assertEqual(position, twin)
        self.assertTrue(all("event" in event for event in events))


class BotsAndRecords(unittest.TestCase):
    def test_bots_choose_legal_actions(self):
        self.assertEqual(list(drover.bots())[:3], ["random", "hasty", "greedy"])
        for name in ("random", "hasty", "greedy"):
            position = mid_game_position("elpaso")
            bot = drover.Bot(name, seed=2)
            self.assertIn(bot.choose(position), position.legal_actions())
            self.assertEqual(drover.Bot(name, seed=2).choose(position), drover.Bot(name, seed=2).choose(position))
        with self.assertRaisesRegex(drover.Error, 'There is no bot called "deep-blue"'):
            drover.Bot("deep-blue")
        with self.assertRaisesRegex(drover.Error, "The game is over"):
            drover.Bot("random").choose(mid_game_position("elpaso", moves=100_000))

    def test_record_is_replayed_and_parsed(self):
        record = drover.play("elpaso", ["greedy", "random"], seed=5)
        again = drover.Record.parse(record.text())
        self.assertEqual(again.text(), record.text())
        self.assertEqual(again.replay().totals(), record.result)
        positions = again.positions()
        self.assertEqual(len(positions), len(record.moves) + 1)
        self.assertTrue(positions[-1].over)
        with self.assertRaises(drover.Error):
            drover.Record.parse("1. e4 e5")
        with self.assertRaises(drover.Error):
            drover.play("elpaso", ["greedy"] * 9)

    def test_arena_does_not_depend_on_the_number_of_threads(self):
        one = drover.arena("elpaso", ["greedy", "random"], games=6, seed=3)
        two = drover.arena("elpaso", ["greedy", "random"], games=6, seed=3, threads=2)
        self.assertEqual(one, two)
        greedy, poor = one["report"]["bots"]
        self.assertGreater(greedy["score"]["mean"], poor["score"]["mean"])
        self.assertEqual(len(one["csv"].splitlines()), 1 + 6 * 2)
        for wrong in ({"games": 0}, {"threads": 0}, {"players": 4}, {"bots": ["nobody", "greedy"]}):
            with self.assertRaises(drover.Error):
                drover.arena(**{"game": "elpaso", "bots": ["greedy", "random"], **wrong})

    def test_bot_can_be_used_by_several_threads(self):
        bot = drover.Bot("greedy")
        position = mid_game_position("classic")
        chosen = []
        threads = [threading.Thread(target=lambda: chosen.append(bot.choose(position))) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(chosen), 8)
        self.assertTrue(set(chosen) <= set(position.legal_actions()))


if __name__ == "__main__":
    unittest.main()
