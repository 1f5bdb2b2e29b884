"""Great Western Trail and its family of board games, for research.

    >>> import drover
    >>> position = drover.Game("classic").start(players=2, seed=7)
    >>> position.legal_moves()[:3]
    ['place A', 'place B', 'place C']
    >>> position.apply("place C")

The manual is docs/python.md in the source.
"""

from ._drover import (
    Batch,
    Bot,
    Error,
    Game,
    Position,
    Record,
    __version__,
    arena,
    bots,
    games,
    play,
    rewards,
)
from .observation import parts

__all__ = [
    "Batch",
    "Bot",
    "Error",
    "Game",
    "Position",
    "Record",
    "__version__",
    "arena",
    "bots",
    "games",
    "parts",
    "play",
    "rewards",
]
