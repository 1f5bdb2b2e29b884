"""A game and its states with the Python interface of OpenSpiel, which need not be installed.

Follows pyspiel.Game and pyspiel.State of OpenSpiel 1.2 to 1.5 for sequential games. Chance events are drawn inside
`apply_action` by the generator of the position (OpenSpiel: "sampled stochastic"), so there are no chance nodes.
tests/python/interfaces_test.py checks what OpenSpiel's basic tests check.
"""

from typing import Any, Dict, List, Mapping, Optional

import numpy as np
import numpy.typing as npt

from . import _playing
from ._drover import Error
from ._drover import Game as _Game
from ._drover import Position

TERMINAL_PLAYER = -4
# An upper bound. Random players take some hundred decisions.
MAX_GAME_LENGTH = 20000


class Game:
    """A game with its set-up. The seed determines the deal of a state; `new_initial_state` can take another."""

    def __init__(
        self,
        name: str = "classic",
        players: int = 2,
        seed: int = 1,
        options: Mapping[str, str] = {},
        utility: str = "win",
    ) -> None:
        _playing.check_reward(utility)
        self._game = _Game(name)
        self._players = players
        self._seed = seed
        self._options = dict(options)
        self.utility = utility
        self._start = self._game.start(players, seed, self._options)

    def new_initial_state(self, seed: Optional[int] = None) -> "State":
        start = self._start if seed is None else self._game.start(self._players, seed, self._options)
        return State(self, start.copy())

    def num_distinct_actions(self) -> int:
        return self._game.num_actions

    def num_players(self) -> int:
        return self._players

    def max_game_length(self) -> int:
        return MAX_GAME_LENGTH

    def min_utility(self) -> float:
        return 0.0 if self.utility == "win" else -1000.0

    def max_utility(self) -> float:
        return 1.0 if self.utility == "win" else 1000.0

    def utility_sum(self) -> Optional[float]:
        return 1.0 if self.utility == "win" and self._start.seats == self._players else None

    def observation_tensor_size(self) -> int:
        return len(self._start.observed_numbers())

    def observation_tensor_shape(self) -> List[int]:
        return [self.observation_tensor_size()]

    def get_parameters(self) -> Dict[str, Any]:
        return {"players": self._players, "seed": self._seed, **self._options}

    def deserialize_state(self, text: str) -> "State":
        position = self._game.from_bytes(bytes.fromhex(text))
        if position.players != self._players:
            raise Error(f"The state has {position.players} players, not {self._players}.")
        return State(self, position)

    def __str__(self) -> str:
        return f"{self._game.name}(players={self._players},seed={self._seed})"


class State:
    """A state of the game: a position with the history of actions."""

    def __init__(self, game: Game, position: Position, history: Optional[List[int]] = None) -> None:
        self._game = game
        self.position = position
        self._history: List[int] = list(history or [])

    def get_game(self) -> Game:
        return self._game

    def current_player(self) -> int:
        return TERMINAL_PLAYER if self.position.over else self.position.actor

    def is_terminal(self) -> bool:
        return self.position.over

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def is_player_node(self) -> bool:
        return not self.position.over

    def num_players(self) -> int:
        return self._game.num_players()

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        """Legal actions in ascending order, as OpenSpiel requires; none for a player who does not decide."""
        if self.position.over or (player is not None and player != self.position.actor):
            return []
        return sorted(self.position.legal_actions())

    def legal_actions_mask(self, player: Optional[int] = None) -> List[int]:
        mask = np.zeros(self.num_distinct_actions(), np.int8)
        mask[self.legal_actions(player)] = 1
        return mask.tolist()  # type: ignore[no-any-return]

    def apply_action(self, action: int) -> None:
        self.position.apply(int(action))
        self._history.append(int(action))

    def child(self, action: int) -> "State":
        child = self.clone()
        child.apply_action(action)
        return child

    def clone(self) -> "State":
        return State(self._game, self.position.copy(), self._history)

    def action_to_string(self, player_or_action: int, action: Optional[int] = None) -> str:
        return self.position.game.move(player_or_action if action is None else action)

    def string_to_action(self, text: str) -> int:
        return self.position.game.action(text)

    def rewards(self) -> List[float]:
        return self.returns()

    def returns(self) -> List[float]:
        if not self.position.over:
            return [0.0] * self.num_players()
        return self.position.rewards(self._game.utility)[: self.num_players()]

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def history(self) -> List[int]:
        return list(self._history)

    def move_number(self) -> int:
        return len(self._history)

    def observation_tensor(self, player: Optional[int] = None) -> npt.NDArray[np.float32]:
        return self.position.observe(player).astype(np.float32)

    def observation_string(self, player: Optional[int] = None) -> str:
        return self.position.redact(self.position.actor if player is None else player).text()

    def resample_from_infostate(self, player: int, seed: int = 1) -> "State":
        """A state drawn at random from those that the player cannot tell from this one."""
        return State(self._game, self.position.determinize(player, seed), self._history)

    def serialize(self) -> str:
        return self.position.to_bytes().hex()

    def __str__(self) -> str:
        return self.position.text()


def load_game(name: str, parameters: Mapping[str, Any] = {}) -> Game:
    """Like pyspiel.load_game. Parameters are `players`, `seed`, `utility` and the options of the game."""
    options = {key: str(value) for key, value in parameters.items() if key not in ("players", "seed", "utility")}
    return Game(
        name,
        int(parameters.get("players", 2)),
        int(parameters.get("seed", 1)),
        options,
        str(parameters.get("utility", "win")),
    )


__all__ = ["Game", "State", "load_game", "TERMINAL_PLAYER"]
