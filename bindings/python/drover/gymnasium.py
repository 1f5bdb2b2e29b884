"""An environment for one agent with the interface of Gymnasium, which need not be installed. Bots play the other seats.

Follows Gymnasium 0.26 to 1.0: `reset` returns an observation and an info, `step` an observation, a reward, terminated,
truncated and an info. tests/python/interfaces_test.py checks what Gymnasium's env_checker checks.
"""

from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple

from . import _playing
from ._drover import Bot, Error, Game, Position


class Env:
    """The agent plays one seat. Legal actions are in the info and in `action_mask` of the observation."""

    metadata: Dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "classic",
        bots: Sequence[str] = ("hasty",),
        seat: int = 0,
        options: Mapping[str, str] = {},
        reward: str = "win",
    ) -> None:
        """`bots` has one name for each of the other seats, in their order."""
        _playing.check_reward(reward)
        self.render_mode = "ansi"
        self.spec = None
        self._game = Game(game)
        self._players = len(bots) + 1
        self._options = dict(options)
        self._reward = reward
        self._bots = list(bots)
        if not 0 <= seat < self._players:
            raise Error(f"There are seats 0 to {self._players - 1}, not {seat}.")
        self._seat = seat
        self._seed = 0
        self._line_up: List[Optional[Bot]] = []
        self.position: Position = self._begin(1)
        self.observation_space = _playing.observation_space(self.position)
        self.action_space = _playing.action_space(self.position)

    @property
    def unwrapped(self) -> "Env":
        return self

    def _begin(self, seed: int) -> Position:
        others = [Bot(name, seed + place + 1) for place, name in enumerate(self._bots)]
        self._line_up = [*others[: self._seat], None, *others[self._seat :]]
        return self._game.start(self._players, seed, self._options)

    def _play_bots(self) -> None:
        while not self.position.over:
            bot = self._line_up[self.position.actor]
            if bot is None:
                return
            self.position.apply(bot.choose(self.position))

    def _info(self) -> Dict[str, Any]:
        return {"legal_actions": self.position.legal_actions(), "scores": self.position.totals()}

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Dict[str, Any], Dict[str, Any]]:
        # Without a seed the next number is taken, so that games differ.
        self._seed = self._seed + 1 if seed is None else seed
        self.position = self._begin(self._seed)
        self._play_bots()
        return _playing.observation_of(self.position, self._seat), self._info()

    def step(self, action: int) -> Tuple[Dict[str, Any], float, bool, bool, Dict[str, Any]]:
        self.position.apply(int(action))
        self._play_bots()
        over = self.position.over
        reward = self.position.rewards(self._reward)[self._seat] if over else 0.0
        return _playing.observation_of(self.position, self._seat), reward, over, False, self._info()

    def render(self) -> str:
        return self.position.text()

    def close(self) -> None:
        pass
