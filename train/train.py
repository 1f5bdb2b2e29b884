#!/usr/bin/env python3
"""Trains the net of one game by supervised learning on examples of `drover selfplay`, and reports its losses on held-out
games.

  train/train.py --out classic.net games/exploration games/teacher

docs/learning.md has the results. Uses a GPU if there is one."""

import argparse
import json
import time

import numpy as np
import torch
import torch.nn.functional as F

from examples import EXPLORATION, HEAD_BYTES, POINTS_SCALE, RIVAL_LOSS_SHARE, SAMPLED, TEACHER, WIN_CHANCE_SHARE, Examples
from net import POINTS, Net, Rows, log_line, set_up_device, write

THIRDS = ("first third", "second third", "last third")
LOGIT_VALUE = 0.03  # the increase in value that an increase of a move's logit by 1 stands for


class Data:
    """All examples, on the device."""

    def __init__(self, examples, device):
        self.device = device
        self.raw = [torch.empty(part.shape, dtype=torch.uint8, device=device) for part in examples.parts]
        for raw, part in zip(self.raw, examples.parts):
            for begin in range(0, len(part), 200_000):
                raw[begin:begin + 200_000] = torch.from_numpy(np.array(part[begin:begin + 200_000])).to(device)
        self.raw = self.raw[0] if len(self.raw) == 1 else torch.cat(self.raw)
        heads = examples.heads
        put = lambda array: torch.from_numpy(np.ascontiguousarray(array)).to(device)
        self.seats = put(heads["seats"].astype(np.int64))
        self.scores = put(heads["scores"].astype(np.float32) / POINTS)
        self.chances = put(examples.chances().astype(np.float32))
        self.progress = put(heads["progress"].astype(np.int64))
        self.chosen = {key: put(value) for key, value in examples.chosen_moves(np.arange(len(heads))).items()}
        with_teacher = np.flatnonzero((heads["moves"] > 1))
        self.with_teacher = {key: put(value) for key, value in examples.padded_moves(with_teacher).items()} if len(with_teacher) else {}
        self.teacher_at = put(np.cumsum(heads["moves"] > 1) - 1)

    def count_values(self):
        some = self.raw[torch.linspace(0, len(self.raw) - 1, min(len(self.raw), 300_000), device=self.device).long()]
        fields = some.shape[1] - HEAD_BYTES
        counts = torch.zeros(fields * 256, dtype=torch.int64, device=self.device)
        offset = torch.arange(fields, device=self.device)[None, :] * 256
        for part in some[:, HEAD_BYTES:].split(20_000):
            counts += torch.bincount((part.long() + offset).reshape(-1), minlength=len(counts))
        return counts.reshape(-1, 256).cpu().numpy(), len(some)

    def use(self, rows):
        self.table = torch.from_numpy(rows.table.reshape(-1)).to(self.device).long()
        self.offset = (torch.arange(rows.table.shape[0], device=self.device) * 256)[None, :]
        self.rows = rows.count

    def hot(self, index, kind):
        rows = self.table[self.raw[index][:, HEAD_BYTES:].long() + self.offset]
        hot = torch.zeros(len(index), self.rows, device=self.device, dtype=kind)
        hot.scatter_(1, rows, 1)
        hot[:, 0] = 0
        return hot

    def there(self, index):
        return torch.arange(4, device=self.device)[None, :] < self.seats[index][:, None]

    def value(self, index, chances, scores):
        part = torch.where(self.seats[index] == 2, RIVAL_LOSS_SHARE, WIN_CHANCE_SHARE)
        return part * chances[:, 0] + (1 - part) * torch.clamp(scores[:, 0] * POINTS / POINTS_SCALE, 0, 1)


def chances_of(data, index, out):
    return F.softmax(out[:, 4:].masked_fill(~data.there(index), -30), 1)


def value_losses(data, index, out):
    there = data.there(index)
    score = (((out[:, :4] - data.scores[index]) ** 2) * there).sum() / there.sum()
    win = -(data.chances[index] * F.log_softmax(out[:, 4:].masked_fill(~there, -30), 1)).sum(1).mean()
    return score, win


def exploration_loss(net, data, index, trunk, out):
    """The squared error of the value predicted for the chosen move: the value of the position plus the move's logit in
    units of value, against the value of the result."""
    chosen = {key: value[index] for key, value in data.chosen.items()}
    logit = net.policy(trunk, chosen["action"], chosen["prior"], chosen["best"])[:, 0]
    prediction = data.value(index, chances_of(data, index, out), out[:, :4]) + LOGIT_VALUE * logit
    truth = data.value(index, data.chances[index], data.scores[index])
    return ((prediction - truth) ** 2).mean()


def teacher_loss(net, data, index, trunk):
    moves = {key: value[data.teacher_at[index]] for key, value in data.with_teacher.items()}
    logits = net.policy(trunk, moves["action"], moves["prior"], moves["best"]).masked_fill(~moves["there"], -30)
    return -(moves["share"] * F.log_softmax(logits, 1)).sum(1).mean()


@torch.no_grad()
def report(net, data, sets, kind, log_line):
    """Logs and returns the losses on held-out games."""
    results = {"value": [], "policy": {}, "stray": {}}
    truth, prediction, third, chance, won = [], [], [], [], []
    errors = torch.zeros(4, device=data.device)
    for index in sets["held"][:400_000].split(8192):
        trunk = net.trunk(data.hot(index, kind))
        out = net.values(trunk)
        prediction.append(out[:, 0])
        truth.append(data.scores[index][:, 0])
        third.append(torch.clamp(data.progress[index] * 3 // 256, max=2))
        chance.append(chances_of(data, index, out)[:, 0])
        won.append(data.chances[index][:, 0])
        value = data.value(index, data.chances[index], data.scores[index])
        plain = data.value(index, chances_of(data, index, out), out[:, :4])
        chosen = {key: value[index] for key, value in data.chosen.items()}
        logit = net.policy(trunk, chosen["action"], chosen["prior"], chosen["best"])[:, 0]
        errors += torch.stack([((value - plain) ** 2).sum(), ((value - plain - LOGIT_VALUE * logit) ** 2).sum(),
                               (logit.float() ** 2).sum(), torch.tensor(float(len(index)), device=data.device)])
    if truth:
        truth, prediction, third, chance, won = (torch.cat(x).float() for x in (truth, prediction, third, chance, won))
        for part, name in enumerate(THIRDS):
            t, g = truth[third == part], prediction[third == part]
            if len(t) < 3:
                continue
            correlation = float(torch.corrcoef(torch.stack([t, g]))[0, 1])
            error = float(((t - g) ** 2).mean().sqrt()) * POINTS
            brier = float(((chance - won)[third == part] ** 2).mean())
            results["value"].append({"part": name, "examples": len(t), "correlation": correlation, "error": error,
                                     "chance_error": brier ** 0.5})
            log_line(f"  {name}: correlation {correlation:.3f}, error {error:.2f} points, of the chance {brier ** 0.5:.4f} "
                f"({len(t)})")
        errors = (errors[:3] / errors[3]).tolist()
        results["stray"] = {"without": errors[0], "with": errors[1], "figure": errors[2] ** 0.5}
        log_line(f"  worth: squared error {errors[0]:.6f} without the move, {errors[1]:.6f} with it; figures of {errors[2] ** 0.5:.2f}")
    if len(sets["held taught"]):
        sums = dict(net=0.0, thumb=0.0, own=0.0, net_best=0.0, thumb_best=0.0, net_lost=0.0, thumb_lost=0.0)
        for index in sets["held taught"].split(4096):
            moves = {key: value[data.teacher_at[index]] for key, value in data.with_teacher.items()}
            logits = net.policy(net.trunk(data.hot(index, kind)), moves["action"], moves["prior"], moves["best"])
            logits = logits.masked_fill(~moves["there"], -30)
            share = moves["share"]
            best = share.argmax(1)
            value = torch.where(moves["visits"] >= 3, moves["value"], torch.zeros_like(moves["value"]))
            for name, by in (("net", logits), ("thumb", moves["prior"])):
                sums[name] += float(-(share * F.log_softmax(by, 1)).sum())
                choice = by.argmax(1)
                sums[name + "_best"] += float((choice == best).sum())
                theirs = torch.gather(value, 1, choice[:, None])[:, 0]
                sums[name + "_lost"] += float(((value.max(1)[0] - theirs) * (theirs > 0)).sum())
            sums["own"] += float(-(share * torch.log(share.clamp(min=1e-9))).sum())
        p = results["policy"] = {key: value / len(sets["held taught"]) for key, value in sums.items()}
        p["examples"] = len(sets["held taught"])
        log_line(f"  policy: cross entropy {p['net']:.4f} (thumb {p['thumb']:.4f}, the teacher's own {p['own']:.4f}), the "
            f"teacher's move {p['net_best']:.3f} (thumb {p['thumb_best']:.3f}), lost {p['net_lost']:.4f} (thumb "
            f"{p['thumb_lost']:.4f}) ({p['examples']})")
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("examples", nargs="+", help="paths as given to drover selfplay --out")
    parser.add_argument("--out", required=True, help="the net to write")
    parser.add_argument("--automas", action="store_true", help="a search may use the net against automas; the net's header says so")
    parser.add_argument("--report", help="a JSON file for the losses and curves")
    parser.add_argument("--passes", type=float, default=3, help="passes over the examples without a teacher")
    parser.add_argument("--teacher-passes", "--taught-passes", dest="teacher_passes", type=float, default=3, help="passes over the examples of the teacher")
    parser.add_argument("--seconds", type=float, default=1e9, help="time limit")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--first", type=int, default=256)
    parser.add_argument("--policy", type=int, default=96)
    parser.add_argument("--exploration-weight", "--stray-part", dest="exploration_weight", type=float, default=30.0, help="weight of the loss of exploration examples")
    parser.add_argument("--teacher-weight", "--taught-part", dest="teacher_weight", type=float, default=0.3, help="weight of the loss of teacher examples")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()

    device, kind = set_up_device(arguments.seed)
    started = time.time()
    examples = Examples(arguments.examples)
    data = Data(examples, device)
    counts, seen = data.count_values()
    rows = Rows(counts, max(2, seen // 4000))
    data.use(rows)
    held = examples.held_out()
    with_teacher = examples.heads["moves"] > 1
    put = lambda mask: torch.from_numpy(np.random.RandomState(1).permutation(np.flatnonzero(mask))).to(device)
    sets = {"train": put(~held & ~with_teacher), "taught": put(~held & with_teacher), "held": put(held & ~with_teacher),
            "held taught": put(held & with_teacher)}
    sizes = {key: len(value) for key, value in sets.items()}
    log_line(f"{examples.description['game']}: {examples.games} games, {sizes}, {rows.count} rows for {counts.shape[0]} fields, read in "
        f"{time.time() - started:.0f} s")

    net = Net(rows.count, examples.description["actions"], first=arguments.first, policy=arguments.policy).to(device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=arguments.rate, weight_decay=arguments.decay)
    steps = max(1, int(arguments.passes * max(sizes["train"], 1) / arguments.batch))
    small = int(np.ceil(arguments.teacher_passes * sizes["taught"] / steps)) if sizes["taught"] else 0
    curve, started, sums, step = [], time.time(), torch.zeros(4, device=device), 0
    while step < steps:
        done = max(step / steps, (time.time() - started) / arguments.seconds)
        if done >= 1:
            break
        net.exact = done > 0.6
        for group in optimizer.param_groups:
            group["lr"] = arguments.rate * min(1.0, step / 100) * 0.5 * (1 + np.cos(np.pi * done)) + 1e-6
        optimizer.zero_grad(set_to_none=True)
        index = sets["train"][torch.randint(sizes["train"], (arguments.batch,), device=device)]
        trunk = net.trunk(data.hot(index, kind))
        out = net.values(trunk)
        score, win = value_losses(data, index, out)
        exploration = exploration_loss(net, data, index, trunk, out)
        loss = 5 * score + win + arguments.exploration_weight * exploration
        policy = torch.zeros((), device=device)
        if small:
            index = sets["taught"][torch.randint(sizes["taught"], (small,), device=device)]
            policy = teacher_loss(net, data, index, net.trunk(data.hot(index, kind)))
            loss = loss + arguments.teacher_weight * policy
        loss.backward()
        optimizer.step()
        net.clip_weights()
        step += 1
        sums += torch.stack([score, win, exploration, policy]).detach()
        if step % 100 == 0 or step == steps:
            means = (sums / (step % 100 or 100)).tolist()
            curve.append(dict(zip(("step", "score", "chance", "stray", "taught"), [step] + means)))
            if step % 500 == 0:
                log_line(f"step {step} of {steps}: score {means[0]:.4f}, chance {means[1]:.4f}, stray {means[2]:.5f}, taught {means[3]:.4f}")
            sums.zero_()
    net.exact = True
    log_line(f"{step} steps in {time.time() - started:.0f} s; on games not seen:")
    results = report(net, data, sets, kind, log_line)
    write(arguments.out, net, rows, {**examples.description, "automas": arguments.automas})
    if arguments.report:
        results.update(curve=curve, games=examples.games, sizes=sizes, rows=rows.count, steps=step, arguments=vars(arguments))
        with open(arguments.report, "w") as file:
            json.dump(results, file, indent=1)


if __name__ == "__main__":
    main()
