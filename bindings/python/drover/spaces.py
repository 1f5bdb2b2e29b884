"""The spaces of Gymnasium that the environments need, for use without Gymnasium."""

from typing import Any, Dict, Mapping, Optional, Tuple

import numpy as np
import numpy.typing as npt


class Space:
    """A set of possible actions or observations."""

    def __init__(self, shape: Optional[Tuple[int, ...]], dtype: Any) -> None:
        self.shape = shape
        self.dtype = None if dtype is None else np.dtype(dtype)
        self._random = np.random.default_rng()

    def seed(self, seed: Optional[int] = None) -> None:
        self._random = np.random.default_rng(seed)

    def contains(self, x: Any) -> bool:
        raise NotImplementedError

    def __contains__(self, x: Any) -> bool:
        return self.contains(x)


class Discrete(Space):
    """The integers 0 to n - 1."""

    def __init__(self, n: int) -> None:
        super().__init__((), np.int64)
        self.n = n

    def sample(self, mask: Optional[npt.NDArray[Any]] = None) -> int:
        if mask is None:
            return int(self._random.integers(self.n))
        return int(self._random.choice(np.flatnonzero(mask)))

    def contains(self, x: Any) -> bool:
        return isinstance(x, (int, np.integer)) and 0 <= int(x) < self.n

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and other.n == self.n

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Box(Space):
    """Arrays of one shape with numbers from `low` to `high`."""

    def __init__(self, low: int, high: int, shape: Tuple[int, ...], dtype: Any) -> None:
        super().__init__(shape, dtype)
        self.low = low
        self.high = high

    def sample(self) -> npt.NDArray[Any]:
        return self._random.integers(self.low, self.high, self.shape, endpoint=True).astype(self.dtype)

    def contains(self, x: Any) -> bool:
        return (
            isinstance(x, np.ndarray)
            and x.shape == self.shape
            and x.dtype == self.dtype
            and bool(np.all((x >= self.low) & (x <= self.high)))
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and (other.low, other.high, other.shape, other.dtype) == (
            self.low,
            self.high,
            self.shape,
            self.dtype,
        )

    def __repr__(self) -> str:
        return f"Box({self.low}, {self.high}, {self.shape}, {self.dtype})"


class DictSpace(Space):
    """A dictionary with a space for each key."""

    def __init__(self, spaces: Mapping[str, Space]) -> None:
        super().__init__(None, None)
        self.spaces: Dict[str, Space] = dict(spaces)

    def __getitem__(self, key: str) -> Space:
        return self.spaces[key]

    def seed(self, seed: Optional[int] = None) -> None:
        for space in self.spaces.values():
            space.seed(seed)

    def contains(self, x: Any) -> bool:
        return (
            isinstance(x, dict)
            and x.keys() == self.spaces.keys()
            and all(space.contains(x[key]) for key, space in self.spaces.items())
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DictSpace) and other.spaces == self.spaces

    def __repr__(self) -> str:
        return f"DictSpace({self.spaces})"
