"""An environment for several agents with the interface of PettingZoo, which need not be installed.

Follows the AEC interface of PettingZoo 1.22 to 1.24: agents act in turn, `last` returns the state of the agent whose
turn it is, and an agent whose game has ended steps with None until it is removed. tests/python/interfaces_test.py
checks what PettingZoo's api_test and seed_test check.
"""

from typing import Any, Dict, Iterator, List, Mapping, Optional, Tuple

from . import _playing
from ._drover import Error, Game, Position
from .spaces import DictSpace, Discrete


class AECEnv:
    """A game in which every seat but those of automas is an agent: "player_0", "player_1", ..."""

    def __init__(
        self, game: str = "classic", players: int = 2, options: Mapping[str, str] = {}, reward: str = "win"
    ) -> None:
        _playing.check_reward(reward)
        self.metadata: Dict[str, Any] = {
            "name": f"drover_{game}",
            "is_parallelizable": False,
            "render_modes": ["ansi"],
        }
        self.render_mode = "ansi"
        self._game = Game(game)
        self._players = players
        self._options = dict(options)
        self._reward = reward
        self._seed = 0
        self.position: Position = self._start(1)
        self.possible_agents: List[str] = [f"player_{seat}" for seat in range(players)]
        self._observation_space = _playing.observation_space(self.position)
        self._action_space = _playing.action_space(self.position)
        self.agents: List[str] = []
        self.agent_selection = ""
        self.rewards: Dict[str, float] = {}
        self._cumulative_rewards: Dict[str, float] = {}
        self.terminations: Dict[str, bool] = {}
        self.truncations: Dict[str, bool] = {}
        self.infos: Dict[str, Dict[str, Any]] = {}

    def _start(self, seed: int) -> Position:
        return self._game.start(self._players, seed, self._options)

    @property
    def unwrapped(self) -> "AECEnv":
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def observation_space(self, agent: str) -> DictSpace:
        return self._observation_space

    def action_space(self, agent: str) -> Discrete:
        return self._action_space

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        # Without a seed the next number is taken, so that games differ.
        self._seed = self._seed + 1 if seed is None else seed
        self.position = self._start(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.actor]

    def observe(self, agent: str) -> Dict[str, Any]:
        return _playing.observation_of(self.position, self.seat(agent))

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, Any]], float, bool, bool, Dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        if not self.agents:
            raise Error("All agents are done: reset begins another game.")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._step_of_finished_agent(action)
            return
        if action is None:
            raise Error(f"{agent} has to decide, and None is no action.")
        self.position.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.position.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.position.actor]

    def _end(self) -> None:
        for agent, reward in zip(self.possible_agents, self.position.rewards(self._reward)):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def _step_of_finished_agent(self, action: Optional[int]) -> None:
        if action is not None:
            raise Error("The game is over: the only valid action is None.")
        gone = self.agent_selection
        self.agents.remove(gone)
        for by_agent in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del by_agent[gone]  # type: ignore[attr-defined]
        for agent in self.agents:
            self.rewards[agent] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def render(self) -> str:
        return self.position.text()

    def close(self) -> None:
        pass


def env(**arguments: Any) -> AECEnv:
    return AECEnv(**arguments)
