#!/usr/bin/env python3
"""Improves a net by reinforcement learning: proximal policy optimization (PPO) with generalized advantage estimation
(GAE). The net plays against itself, sampling moves from its policy; moves with a positive advantage become likelier,
and the value heads are fitted to the results.

  train/practise.py --drover build/release/drover --net src/net/weights/classic.net --out nets --rounds 40

While one round is learned from, the next one is already played. docs/learning.md has the results. Uses a GPU if there
is one."""

import argparse
import json
import os
import shutil
import subprocess
import tempfile
import time

import numpy as np
import torch
import torch.nn.functional as F

from examples import HEAD_BYTES, TEMPERATURE, UNIFORM_PRIOR_SHARE, Examples
from net import POINTS, log_line, read, set_up_device, write
from train import value_losses


class Round:
    """The examples of one round, on the device."""

    def __init__(self, name, rows, device):
        examples = Examples([name])
        self.description, self.games, self.device = examples.description, examples.games, device
        put = lambda array: torch.from_numpy(np.ascontiguousarray(array)).to(device)
        heads, moves = examples.heads, examples.moves
        self.raw = put(np.array(examples.parts[0]))[:, HEAD_BYTES:]
        self.seats = put(heads["seats"].astype(np.int64))
        self.players = put(heads["players"].astype(np.int64))
        self.scores = put(heads["scores"].astype(np.float32) / POINTS)
        self.chances = put(examples.chances().astype(np.float32))
        self.counts = put(heads["moves"].astype(np.int64))
        self.first_move = put(examples.first_move)
        self.chosen = put(heads["chosen"].astype(np.int64))
        self.action = put(moves["action"].astype(np.int64))
        self.share = put(moves["share"].astype(np.float32) / 65535)
        self.heuristic_gap = put(moves["heuristic_gap"])
        self.value = put(moves["value"].astype(np.float32) * (2 / 65535) - 1)
        self.widest = int(heads["moves"].max())
        self.table, self.offset = rows
        self.chosen_at = torch.cat([self.moves(index)["chosen_at"] for index in self.parts()])
        self.advantage = self.value[self.chosen_at]
        self.spread = float(self.advantage.std())
        # Advantages differ in size between kinds of tables (seats and players): each kind is normalised on its own.
        for kind in torch.unique(self.seats * 8 + self.players):
            there = self.seats * 8 + self.players == kind
            advantage = self.advantage[there]
            self.advantage[there] = (advantage - advantage.mean()) / advantage.std().clamp(min=1e-3)

    def parts(self):
        return torch.arange(len(self), device=self.device).split(65536)

    def __len__(self):
        return len(self.seats)

    def there(self, index):
        return torch.arange(4, device=self.device)[None, :] < self.seats[index][:, None]

    def rows(self, index):
        return self.table[self.raw[index].long() + self.offset]

    def moves(self, index):
        column = torch.arange(self.widest, device=self.device)[None, :]
        counts = self.counts[index][:, None]
        there = column < counts
        places = torch.where(there, self.first_move[index][:, None] + column, self.first_move[index][:, None])
        heuristic_gap = self.heuristic_gap[places].masked_fill(~there, 1e6)
        likely = F.softmax(-heuristic_gap / TEMPERATURE, 1)
        prior = torch.log(UNIFORM_PRIOR_SHARE / counts + (1 - UNIFORM_PRIOR_SHARE) * likely).masked_fill(~there, -30)
        action = self.action[places]
        chosen = ((action == self.chosen[index][:, None]) & there).float().argmax(1, keepdim=True)
        return {"action": action, "prior": prior, "best": ((heuristic_gap == 0) & there).float(), "there": there,
                "chosen": chosen, "chosen_at": places.gather(1, chosen)[:, 0]}


def learn(net, optimizer, data, arguments, kind, rate, entropy_part):
    """One pass of PPO over the examples of a round. Returns the means of losses and statistics."""
    order = torch.randperm(len(data), device=data.device)
    sums = torch.zeros(6, device=data.device)
    steps = 0
    for group in optimizer.param_groups:
        group["lr"] = rate
    for index in order.split(arguments.batch):
        if len(index) < arguments.batch // 2:
            continue
        trunk = net.trunk_of(data.rows(index), kind)
        out = net.values(trunk)
        score, win = value_losses(data, index, out)
        moves = data.moves(index)
        logits = net.policy(trunk, moves["action"], moves["prior"], moves["best"]).masked_fill(~moves["there"], -30)
        logs = F.log_softmax(logits, 1)
        log_now = logs.gather(1, moves["chosen"])[:, 0]
        log_before = torch.log(data.share[moves["chosen_at"]].clamp(min=0.5 / 65535))
        advantage = data.advantage[index]
        ratio = torch.exp((log_now - log_before).clamp(-5, 5))
        surrogate = torch.minimum(ratio * advantage, ratio.clamp(1 - arguments.cut, 1 + arguments.cut) * advantage).mean()
        entropy = -(logs.exp() * logs).sum(1).mean()
        loss = arguments.value_part * (5 * score + win) - surrogate - entropy_part * entropy
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        net.clip_weights()
        steps += 1
        with torch.no_grad():
            sums += torch.stack([score, win, surrogate, entropy, (log_before - log_now).mean(), (ratio - 1).abs().gt(arguments.cut).float().mean()])
    means = (sums / max(1, steps)).tolist()
    return dict(zip(("score", "chance", "gain", "entropy", "moved", "cut"), means), steps=steps)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--drover", required=True, help="the program")
    parser.add_argument("--net", required=True, help="the net to begin with")
    parser.add_argument("--out", required=True, help="the folder to write the net to, for DROVER_NETS")
    parser.add_argument("--report", help="a JSON file for the curve")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=1e9, help="time limit")
    parser.add_argument("--games", type=int, default=20_000, help="games of each round")
    parser.add_argument("--sample", type=int, default=12, help="one decision in this many is an example")
    parser.add_argument("--selfplay", default="", help="further arguments of drover selfplay; several lists with | between them are used in turn, one a round")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--last-rate", type=float, default=1e-4)
    parser.add_argument("--cut", type=float, default=0.2, help="clipping range of the probability ratio (PPO)")
    parser.add_argument("--sharpen", type=float, default=1.0, help="factor of the initial policy logits; below 1 the net explores more")
    parser.add_argument("--entropy", type=float, default=0.005, help="initial weight of the entropy bonus; it falls to 0")
    parser.add_argument("--value-part", type=float, default=1.0, help="weight of the value loss")
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--passes", type=int, default=1, help="passes over the examples of each round")
    parser.add_argument("--against", default="greedy", help="the bot to measure the net against, two at a table")
    parser.add_argument("--measured", help="instead of --against: further arguments of drover simulate, which measures seat 1; "
                                           "several lists with | between them")
    parser.add_argument("--measure", type=int, default=5, help="measure every this many rounds; 0: never")
    parser.add_argument("--measured-games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()

    device, kind = set_up_device(arguments.seed)
    net, rows, description = read(arguments.net)
    game = description["game"]
    net = net.float().to(device)
    with torch.no_grad():
        net.policy2.mul_(arguments.sharpen)
        net.policy2_bias.mul_(arguments.sharpen)
    net.clip_weights()
    optimizer = torch.optim.Adam(net.parameters(), lr=arguments.rate, betas=(0.9, 0.98))
    table = (torch.from_numpy(rows.table.reshape(-1)).to(device).long(),
             (torch.arange(rows.table.shape[0], device=device) * 256)[None, :])
    os.makedirs(arguments.out, exist_ok=True)
    path = os.path.join(arguments.out, f"{game}.net")
    write(path, net, rows, description)
    scratch = tempfile.mkdtemp(dir="/dev/shm" if os.path.isdir("/dev/shm") else None)
    environment = dict(os.environ, DROVER_NETS=arguments.out)

    further = [part.split() for part in arguments.selfplay.split("|")]

    def play(number):
        played = os.path.join(scratch, f"round{number % 2}")
        command = [arguments.drover, "selfplay", "--net-selfplay", "--game", game, "--games", str(arguments.games),
                   "--sample", str(arguments.sample), "--seed", str(arguments.seed * 100_003 + number),
                   "--threads", str(arguments.threads), "--out", played, *further[number % len(further)]]
        return played, subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)

    def measure():
        results = {}
        for number, part in enumerate(arguments.measured.split("|") if arguments.measured else []):
            command = [arguments.drover, "simulate", "--json", "--game", game, "--games", str(arguments.measured_games), *part.split()]
            output = subprocess.run(command, env=environment, check=True, capture_output=True)
            first = json.loads(output.stdout)["seats"][0]
            results.update({f"share{number or ''}": first["win_rate"], f"points{number or ''}": first["score_mean"]})
        if results:
            return results
        command = [arguments.drover, "arena", "--game", game, "--players", "2", "--bots", f"net:spread=0,{arguments.against}",
                   "--games", str(arguments.measured_games), "--json", os.path.join(scratch, "arena.json")]
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
        with open(os.path.join(scratch, "arena.json")) as file:
            first = json.load(file)["bots"][0]
        return {"share": first["win_share"]["mean"], "margin": first["margin"]["mean"]}

    curve, started = [], time.time()
    try:
        played, running = play(0)
        for number in range(arguments.rounds):
            if running.wait() != 0:
                raise SystemExit("drover selfplay failed.")
            previous = played
            played, running = play(number + 1)  # with the net before this round is learned from
            data = Round(previous, table, device)
            done = max(number / arguments.rounds, (time.time() - started) / arguments.seconds)
            rate = arguments.last_rate + (arguments.rate - arguments.last_rate) * 0.5 * (1 + np.cos(np.pi * min(1, done)))
            for _ in range(arguments.passes):
                statistics = learn(net, optimizer, data, arguments, kind, rate, arguments.entropy * (1 - min(1, done)))
            statistics.update(round=number, seconds=time.time() - started, examples=len(data), spread=data.spread,
                              scored=float(data.scores[:, 0].mean()) * POINTS)
            write(path + ".part", net, rows, description)
            os.replace(path + ".part", path)
            if arguments.measure and (number + 1) % arguments.measure == 0:
                statistics.update(measure())
            curve.append(statistics)
            log_line(" ".join(f"{key} {value:.4g}" for key, value in statistics.items()))
            if done >= 1:
                break
        running.wait()
    finally:
        running.kill()
        shutil.rmtree(scratch, ignore_errors=True)
    if arguments.report:
        with open(arguments.report, "w") as file:
            json.dump({"arguments": vars(arguments), "curve": curve}, file, indent=1)


if __name__ == "__main__":
    main()
