"""The environments conform to the interfaces of PettingZoo, Gymnasium and OpenSpiel."""

import random
import unittest

import numpy as np

import drover
from drover import gymnasium, openspiel, pettingzoo

SET_UPS = [("classic", 2), ("second", 3), ("elpaso", 1), ("elpaso", 4)]


class PettingZoo(unittest.TestCase):
    """The checks of pettingzoo.test.api_test and seed_test of version 1.24."""

    def play(self, env, seed):
        rng = random.Random(seed)
        env.reset(seed=seed)
        told = []
        for agent in env.agent_iter(100_000):
            observation, reward, terminated, truncated, info = env.last()
            told.append((agent, reward, terminated, observation["observation"].sum()))
            if terminated or truncated:
                env.step(None)
            else:
                env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        return told

    def test_a_game_follows_the_cycle_of_agents(self):
        for game, players in SET_UPS:
            env = pettingzoo.env(game=game, players=players)
            env.reset(seed=1)
            self.assertEqual(env.agents, env.possible_agents)
            self.assertEqual(env.num_agents, players)
            self.assertEqual(env.max_num_agents, players)
            rng = random.Random(1)
            rewarded = dict.fromkeys(env.possible_agents, 0.0)
            for agent in env.agent_iter():
                self.assertIn(agent, env.agents)
                self.assertEqual(agent, env.agent_selection)
                for told in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
                    self.assertEqual(set(told), set(env.agents))
                observation, reward, terminated, truncated, info = env.last()
                self.assertIn(observation, env.observation_space(agent))
                self.assertIsInstance(terminated, bool)
                self.assertFalse(truncated)
                self.assertIsInstance(info, dict)
                if terminated:
                    self.assertFalse(observation["action_mask"].any())
                    rewarded[agent] += reward
                    env.step(None)
                    continue
                self.assertEqual(reward, 0)
                action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
                self.assertIn(action, env.action_space(agent))
                env.step(action)
            self.assertEqual(env.agents, [])
            if players > 1:
                self.assertAlmostEqual(sum(rewarded.values()), 1)
            with self.assertRaises(drover.Error):
                env.step(None)
            self.assertIsInstance(env.render(), str)
            env.close()

    def test_spaces_do_not_change(self):
        env = pettingzoo.env()
        for agent in env.possible_agents:
            self.assertIs(env.observation_space(agent), env.observation_space(agent))
            self.assertIs(env.action_space(agent), env.action_space(agent))
        self.assertEqual(env.action_space("player_0").n, drover.Game("classic").num_actions)

    def test_equal_seeds_give_equal_observations(self):
        env, twin = pettingzoo.env(game="elpaso"), pettingzoo.env(game="elpaso")
        self.assertEqual(self.play(env, 3), self.play(twin, 3))
        self.assertEqual(self.play(env, 3), self.play(env, 3))
        self.assertNotEqual(self.play(env, 3), self.play(env, 4))

    def test_mask_is_empty_for_agents_that_do_not_decide(self):
        env = pettingzoo.env()
        env.reset(seed=1)
        other = next(agent for agent in env.agents if agent != env.agent_selection)
        self.assertFalse(env.observe(other)["action_mask"].any())

    def test_wrong_actions_change_nothing(self):
        env = pettingzoo.env()
        env.reset(seed=1)
        before = env.position.copy()
        for wrong in (None, -1, 10**6):
            with self.assertRaises(drover.Error):
                env.step(wrong)
            self.assertEqual(env.position, before)


class Gymnasium(unittest.TestCase):
    """The checks of gymnasium.utils.env_checker of version 1.0."""

    def test_episode_follows_the_interface(self):
        for seat in (0, 1):
            env = gymnasium.Env("elpaso", bots=["random"], seat=seat, reward="margin")
            observation, info = env.reset(seed=7)
            self.assertIn(observation, env.observation_space)
            self.assertIsInstance(info, dict)
            rng = random.Random(7)
            over = False
            while not over:
                self.assertEqual(env.position.actor, seat)
                action = rng.choice(info["legal_actions"])
                self.assertIn(action, env.action_space)
                self.assertEqual(observation["action_mask"][action], 1)
                observation, reward, over, cut, info = env.step(action)
                self.assertIn(observation, env.observation_space)
                self.assertIsInstance(reward, float)
                self.assertFalse(cut)
                if not over:
                    self.assertEqual(reward, 0)
            self.assertEqual(reward, info["scores"][seat] - info["scores"][1 - seat])
            with self.assertRaises(drover.Error):
                env.step(0)

    def test_equal_seeds_give_equal_episodes(self):
        def episode(seed):
            env = gymnasium.Env("elpaso", bots=["hasty", "random"], seat=1)
            observation, info = env.reset(seed=seed)
            told = []
            for _ in range(40):
                observation, _, over, _, info = env.step(info["legal_actions"][0])
                told.append(observation["observation"].tobytes())
                if over:
                    break
            return told

        self.assertEqual(episode(1), episode(1))
        self.assertNotEqual(episode(1), episode(2))

    def test_reset_without_a_seed_begins_another_game(self):
        env = gymnasium.Env()
        first = env.reset(seed=1)[0]["observation"]
        self.assertFalse(np.array_equal(first, env.reset()[0]["observation"]))

    def test_sample_respects_the_mask(self):
        env = gymnasium.Env()
        observation, info = env.reset(seed=1)
        env.action_space.seed(1)
        for _ in range(20):
            self.assertIn(env.action_space.sample(observation["action_mask"]), info["legal_actions"])


class OpenSpiel(unittest.TestCase):
    """The checks of open_spiel's basic_tests of version 1.5 in a random simulation."""

    def test_a_random_simulation(self):
        for name, players in SET_UPS:
            game = openspiel.load_game(name, {"players": players, "seed": 2})
            state = game.new_initial_state()
            rng = random.Random(2)
            while not state.is_terminal():
                self.assertEqual(state.returns(), [0.0] * players)
                player = state.current_player()
                self.assertIn(player, range(players))
                legal = state.legal_actions()
                self.assertEqual(legal, sorted(set(legal)))
                self.assertTrue(legal)
                if state.move_number() % 25 == 0:
                    self.check_state(game, state, player, legal)
                state.apply_action(rng.choice(legal))
                self.assertLess(state.move_number(), game.max_game_length())
            self.assertEqual(state.current_player(), openspiel.TERMINAL_PLAYER)
            self.assertEqual(state.legal_actions(), [])
            for value in state.returns():
                self.assertGreaterEqual(value, game.min_utility())
                self.assertLessEqual(value, game.max_utility())
            if game.utility_sum() is not None:
                self.assertAlmostEqual(sum(state.returns()), game.utility_sum())
            self.assertEqual(len(state.history()), state.move_number())

    def check_state(self, game, state, player, legal):
        # A clone is independent of the state.
        clone = state.clone()
        self.assertEqual(str(clone), str(state))
        clone.apply_action(legal[0])
        self.assertEqual(state.legal_actions(), legal)
        # Serialization is reversible.
        self.assertEqual(game.deserialize_state(state.serialize()).position, state.position)
        # Masks and texts agree with the list.
        self.assertEqual(np.flatnonzero(state.legal_actions_mask()).tolist(), legal)
        for action in legal:
            self.assertEqual(state.string_to_action(state.action_to_string(player, action)), action)
        # Observations have the stated size and are equal in a resampled state.
        for seat in range(game.num_players()):
            tensor = state.observation_tensor(seat)
            self.assertEqual(list(tensor.shape), game.observation_tensor_shape())
            again = state.resample_from_infostate(seat, seed=state.move_number())
            self.assertTrue(np.array_equal(again.observation_tensor(seat), tensor))
            self.assertEqual(again.observation_string(seat), state.observation_string(seat))
            self.assertEqual(again.legal_actions(seat), state.legal_actions(seat))

    def test_equal_actions_lead_to_equal_states(self):
        game = openspiel.Game("elpaso")
        state = game.new_initial_state()
        rng = random.Random(1)
        for _ in range(50):
            state.apply_action(rng.choice(state.legal_actions()))
        again = game.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        self.assertEqual(again.position, state.position)


if __name__ == "__main__":
    unittest.main()
