"""The training loop of docs/learning.md with a few games: self-play, training, reading the net, playing with it, PPO."""

import json
import os
import subprocess
import sys
import tempfile

try:
    import numpy
    import torch
except ImportError as missing:
    print(f"Skipped: {missing}. Training needs NumPy and PyTorch.")
    sys.exit(77)

torch.set_num_threads(1)
source = os.environ["DROVER_SOURCE"]
drover = os.environ["DROVER"]
sys.path.insert(0, os.path.join(source, "train"))
import examples
import net


def run(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


with tempfile.TemporaryDirectory() as folder:
    exploring = os.path.join(folder, "strayed")
    teaching = os.path.join(folder, "taught")
    run(drover, "selfplay", "--game", "elpaso", "--out", exploring, "--games", "40", "--exploration", "60", "--sample", "0",
        "--exploration-turns", "0", "--threads", "1")
    run(drover, "selfplay", "--game", "elpaso", "--out", teaching, "--games", "4", "--teacher", "search:iterations=12",
        "--teacher-turns", "100", "--sample", "0", "--threads", "1")
    both = examples.Examples([exploring, teaching])
    kinds = both.heads["kind"]
    assert (kinds == examples.EXPLORATION).sum() > 100, kinds
    assert (kinds == examples.TEACHER).sum() > 10, kinds
    assert numpy.allclose(both.chances().sum(1), 1)
    moves = both.padded_moves(numpy.flatnonzero(kinds == examples.TEACHER))
    assert numpy.allclose(moves["share"].sum(1), 1, atol=1e-3)

    out = os.path.join(folder, "elpaso.net")
    said = run(sys.executable, os.path.join(source, "train", "train.py"), "--out", out, "--batch", "64", "--passes", "2",
               "--first", "32", "--policy", "32", "--automas", exploring, teaching, env={**os.environ, "OMP_NUM_THREADS": "1"})
    assert "on games not seen" in said, said
    trained, rows, description = net.read(out)
    assert trained.sizes[0] == 32 and rows.count > 100, (trained.sizes, rows.count)
    assert description["automas"], description

    played = run(drover, "arena", "--game", "elpaso", "--players", "2", "--bots", "net:spread=0,random", "--games", "4",
                 "--threads", "1", env={**os.environ, "DROVER_NETS": folder})
    assert "net:spread=0" in played, played

    better = os.path.join(folder, "better")
    curve = os.path.join(folder, "curve.json")

    def practised_as(*further):
        run(sys.executable, os.path.join(source, "train", "practise.py"), "--drover", drover, "--net", out, "--out", better,
            "--report", curve, "--rounds", "2", "--games", "20", "--sample", "4", "--batch", "64", "--sharpen", "2", "--measure",
            "2", "--measured-games", "4", "--threads", "1", *further, env={**os.environ, "OMP_NUM_THREADS": "1"})
        with open(curve) as file:
            return json.load(file)["curve"]

    # Solo games with two passes a round, measured with both set-ups of Sue.
    first, second = practised_as("--passes", "2", "--selfplay", "--players 1 --option sue-difficulty=3|--players 1",
                                 "--measured", "--players 1 --bots net|--players 1 --bots net --option sue-difficulty=3")
    assert "share" not in first and {"share", "points", "share1", "points1"} <= second.keys(), second
    first, second = practised_as()
    assert first["examples"] > 100 and 0 < abs(first["moved"]) < 0.5, first
    assert 0 <= second["share"] <= 1, second
    practised, again, practised_description = net.read(os.path.join(better, "elpaso.net"))
    assert practised_description["automas"], "the header keeps it"
    assert again.entries == rows.entries
    assert not torch.equal(practised.policy2, trained.policy2)
print("The loop goes around.")
