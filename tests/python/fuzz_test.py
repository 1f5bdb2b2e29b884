"""Calls with random arguments raise exceptions, never crash, and leave valid games."""

import random
import unittest

import numpy as np

import drover

ODD = [
    None, True, -1, 0, 1, 2, 7, 255, 2**15, 2**31 - 1, 2**31, -(2**31), 2**63 - 1, 2**64, 1.5, float("nan"), "", "end",
    "place C", "move A via FL", "\0", "ä" * 50, b"", b"x" * 1456, [], [1, 2], {}, {"game": "classic"}, (), object(),
    np.zeros(3), np.zeros((2, 2), np.int32), np.array(5), np.array(["x"]), np.zeros(4, np.int32),
    np.zeros((4, 1697), np.bool_), np.zeros(0, np.uint8), {0: "random"}, {"buildings": "b"}, ["random", "greedy"],
    "classic", "elpaso", "random", "greedy", drover.Game("second"),
]  # fmt: skip

# Not called: these take long or use all cores.
SLOW = {"arena"}


def methods(thing):
    return [
        name
        for name in dir(thing)
        if (not name.startswith("_") or name in ("__copy__", "__deepcopy__", "__eq__", "__hash__")) and name not in SLOW
    ]


class Fuzz(unittest.TestCase):
    def test_methods_survive_random_arguments(self):
        rng = random.Random(4)
        things = [
            drover.Game("classic"),
            drover.Game("elpaso"),
            drover.Game("classic").start(seed=2),
            drover.Game("elpaso").start(players=1).redact(0),
            drover.Bot("hasty"),
            drover.play("elpaso", ["random", "random"]),
            drover.Batch("classic", 4, threads=2),
            drover.Batch("elpaso", 4, bots={1: "random"}, observations=True),
        ]
        calls = done = 0
        while calls < 20_000:
            thing = rng.choice(things)
            name = rng.choice(methods(thing))
            arguments = [rng.choice(ODD + things) for _ in range(rng.choice((0, 1, 1, 1, 2, 3)))]
            calls += 1
            try:
                member = getattr(thing, name)
                result = member(*arguments) if callable(member) else member
                done += 1
            except (ValueError, TypeError, OverflowError, AttributeError):
                continue
            if isinstance(result, drover.Position):
                things[rng.choice((2, 3))] = result
            if name == "apply" and thing.over:
                things[2] = drover.Game("classic").start(seed=calls)
        self.assertGreater(done, 1000)
        for batch in things[-2:]:
            batch.step(batch.random_actions())

    def test_constructors_survive_random_arguments(self):
        rng = random.Random(5)
        made = 0
        for _ in range(3000):
            make = rng.choice([drover.Game, drover.Bot, drover.Position.from_json, drover.Record.parse, drover.play])
            try:
                make(*[rng.choice(ODD) for _ in range(rng.choice((1, 1, 2)))])
                made += 1
            except (ValueError, TypeError, OverflowError):
                pass
        self.assertGreater(made, 10)

    def test_changed_positions_are_refused_or_playable(self):
        rng = random.Random(6)
        accepted = 0
        for round_ in range(300):
            name = rng.choice(["classic", "second", "elpaso"])
            position = drover.Game(name).start(players=rng.choice((1, 2, 3)), seed=round_)
            for _ in range(rng.randrange(80)):
                if not position.over:
                    position.apply(rng.choice(position.legal_actions()))
            value = position.to_json()
            spot = value
            for _ in range(4):
                inner = [item for item in (spot.values() if isinstance(spot, dict) else spot) if item and isinstance(item, (dict, list))]
                if inner and rng.random() < 0.6:
                    spot = rng.choice(inner)
            key = rng.choice(list(spot)) if isinstance(spot, dict) else rng.randrange(len(spot))
            spot[key] = rng.choice([None, 0, 1, 3, 250, -1, "", "A", [], {}, True])
            try:
                written = drover.Position.from_json(value)
            except drover.Error:
                continue
            accepted += 1
            for _ in range(30):
                if written.over or written.is_view:
                    break
                written.apply(rng.choice(written.legal_actions()))
        self.assertGreater(accepted, 5)


if __name__ == "__main__":
    unittest.main()
