"""The numbers of an observation by the part of the table that they tell of."""

from typing import Any, Dict, Mapping, Sequence


def part_of(name: str) -> str:
    """What belongs to a player is a part for each of them: "players.0"; all else goes by its first word."""
    words = name.split(".")
    return ".".join(words[: 2 if words[0] == "players" else 1])


def parts(numbers: Sequence[Mapping[str, Any]]) -> Dict[str, slice]:
    """Where each part stands in an observation, from what `observed_numbers` tells.

    `{part: observation[..., where] for part, where in parts(numbers).items()}` is the observation as a dictionary of
    arrays, without a copy.
    """
    found: Dict[str, slice] = {}
    for place, number in enumerate(numbers):
        part = part_of(number["name"])
        begin = found[part].start if part in found else place
        found[part] = slice(begin, place + 1)
    return found
