"""Groups the numbers of an observation by the part of the table that they describe."""

from typing import Any, Dict, Mapping, Sequence


def part_of(name: str) -> str:
    """The part of a number: "players.0" and so on for what belongs to a player, otherwise its first word."""
    words = name.split(".")
    return ".".join(words[: 2 if words[0] == "players" else 1])


def parts(numbers: Sequence[Mapping[str, Any]]) -> Dict[str, slice]:
    """The slice of each part in an observation, given the result of `observed_numbers`.

    `{part: observation[..., where] for part, where in parts(numbers).items()}` is the observation as a dictionary of
    arrays, without a copy.
    """
    found: Dict[str, slice] = {}
    for place, number in enumerate(numbers):
        part = part_of(number["name"])
        begin = found[part].start if part in found else place
        found[part] = slice(begin, place + 1)
    return found
