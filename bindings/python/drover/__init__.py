"""Great Western Trail and its family, for those who study games.

    >>> import drover
    >>> position = drover.Game("classic").start(players=2, seed=7)
    >>> position.legal_moves()[:3]
    ['place A', 'place B', 'place C']
    >>> position.apply("place C")

docs/python.md of the source tells the rest.
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
