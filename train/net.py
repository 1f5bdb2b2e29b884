"""The network in PyTorch, NNUE-like (src/net/network.h): a sparse first layer with one row of weights for every value of
every field, then small layers. Training is quantisation-aware: weights are rounded to integers in the forward pass.

  fields -> accumulator -> 0..1 -> value layers -> scores and win chances of every seat
                                -> policy layer -> a logit for every action
"""

import struct

import numpy as np
import torch
from torch import nn

from header import SIZES, header_bytes, read_header

FIRST = 256  # weights of the first layer are bytes in 256ths
LATER = 64  # weights of the later layers are bytes in 64ths
ACTIVE = 127  # the integer of an activation of 1
POINTS = 100  # points that an output of 1 stands for


def set_up_device(seed):
    """Seeds PyTorch and returns the device and the number type to train with."""
    torch.manual_seed(seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    return ("cuda", torch.bfloat16) if torch.cuda.is_available() else ("cpu", torch.float32)


def log_line(text):
    print(text, flush=True)


class Rounded(torch.autograd.Function):
    """Rounds weights to multiples of 1 / unit; the gradient passes through (straight-through estimator)."""

    @staticmethod
    def forward(ctx, weights, unit):
        return torch.clamp(torch.round(weights * unit), -127, 127) / unit

    @staticmethod
    def backward(ctx, gradient):
        return gradient, None


def rounded(weights, unit, on):
    return Rounded.apply(weights, unit) if on else weights


def active(sums, on):
    """The activation: clips to 0..1 and, if quantised, rounds down to 127ths as inference does."""
    clipped = torch.clamp(sums, 0, 1)
    if not on:
        return clipped
    return clipped + (torch.floor(clipped * ACTIVE + 1e-3) / ACTIVE - clipped).detach()


class Rows:
    """The row of weights of each value of each field. The default (most frequent) value of a field has none, which is
    row 0. Rare values share the row of the next lower value that is frequent enough."""

    def __init__(self, counts, least):
        fields = counts.shape[0]
        self.table = np.zeros((fields, 256), np.int32)
        self.entries = []  # (field, from this value on, row)
        rows = 0
        for field in range(fields):
            seen = np.flatnonzero(counts[field] >= least)
            if len(seen) == 0:
                seen = np.array([int(counts[field].argmax())])
            default = int(seen[counts[field][seen].argmax()])
            row_of = {}
            for value in seen:
                if value != default:
                    rows += 1
                row_of[int(value)] = 0 if value == default else rows
            starts = [0] + [int(value) for value in seen[1:]]
            for start, value in zip(starts, seen):
                self.entries.append((field, start, row_of[int(value)]))
                self.table[field, start:] = row_of[int(value)]
        self.count = rows + 1


class Net(nn.Module):
    def __init__(self, rows, actions, first=256, value=64, last=32, policy=96):
        super().__init__()
        self.rows = rows
        self.actions = actions
        self.sizes = (first, value, last, policy)
        self.first = nn.Parameter(torch.randn(rows, first) * 0.02)
        self.first_bias = nn.Parameter(torch.full((first,), 0.25))
        layer = lambda out, into: nn.Parameter(torch.randn(out, into) * (1.0 / into) ** 0.5)
        self.value1, self.value1_bias = layer(value, first), nn.Parameter(torch.full((value,), 0.2))
        self.value2, self.value2_bias = layer(last, value), nn.Parameter(torch.full((last,), 0.2))
        self.value3, self.value3_bias = layer(8, last), nn.Parameter(torch.zeros(8))
        self.policy1, self.policy1_bias = layer(policy, first), nn.Parameter(torch.full((policy,), 0.2))
        # Two outputs behind the actions: the weight of the heuristic's log prior, and a bonus for its best move.
        self.policy2 = nn.Parameter(torch.zeros(actions + 2, policy))
        self.policy2_bias = nn.Parameter(torch.cat([torch.zeros(actions), torch.tensor([1.0, 0.0])]))
        self.exact = False

    def trunk(self, hot):
        weights = rounded(self.first, FIRST, self.exact)
        return self.activate((hot @ weights.to(hot.dtype)).to(self.first.dtype))

    def trunk_of(self, rows, kind):
        """The activations of the first layer from the row of each field; row 0 stands for none."""
        weights = rounded(self.first, FIRST, self.exact)
        if rows.is_cuda:
            hot = torch.zeros(len(rows), self.rows, device=rows.device, dtype=kind)
            hot.scatter_(1, rows, 1)
            hot[:, 0] = 0
            return self.activate((hot @ weights.to(kind)).to(self.first.dtype))
        return self.activate(nn.functional.embedding_bag(rows, weights, mode="sum", padding_idx=0))

    def activate(self, sums):
        bias = self.first_bias
        if self.exact:
            bias = bias + (torch.round(bias * FIRST) / FIRST - bias).detach()
        return active(sums + bias, self.exact)

    def layer(self, into, name):
        weights = rounded(getattr(self, name), LATER, self.exact)
        bias = getattr(self, name + "_bias")
        if self.exact:
            bias = bias + (torch.round(bias * LATER * ACTIVE) / (LATER * ACTIVE) - bias).detach()
        return into @ weights.t() + bias

    def values(self, trunk):
        """Scores in hundreds of points, then logits of the win chances, of each seat from the viewer on."""
        hidden = active(self.layer(trunk, "value1"), self.exact)
        hidden = active(self.layer(hidden, "value2"), self.exact)
        return self.layer(hidden, "value3")

    def policy(self, trunk, action, prior, best):
        hidden = active(self.layer(trunk, "policy1"), self.exact)
        weights = rounded(self.policy2, LATER, self.exact)
        bias = self.policy2_bias
        if self.exact:
            bias = bias + (torch.round(bias * LATER * ACTIVE) / (LATER * ACTIVE) - bias).detach()
        of_actions = hidden @ weights.t() + bias
        logits = torch.gather(of_actions, 1, action)
        return logits + of_actions[:, -2:-1] * prior + of_actions[:, -1:] * best

    def clip_weights(self):
        """Clips weights to what a byte can hold."""
        with torch.no_grad():
            self.first.clamp_(-127 / FIRST, 127 / FIRST)
            for name in ("value1", "value2", "value3", "policy1", "policy2"):
                getattr(self, name).clamp_(-127 / LATER, 127 / LATER)


def write(path, net, rows, description):
    """Writes the net as the file that `drover` embeds and reads (src/net/network.cpp)."""
    def whole(weights, unit, kind):
        return np.round(weights.detach().float().cpu().numpy() * unit).astype(kind)

    first, value, last, policy = net.sizes
    with open(path, "wb") as out:
        out.write(header_bytes({"game": description["game"], "encoding": description["encoding"],
                                "actions_version": description["actions_version"],
                                "automas": description.get("automas", False), "fields": len(description["fields"]),
                                "rows": rows.count, "entries": len(rows.entries), "actions": net.actions,
                                "first": first, "value": value, "last": last, "policy": policy}))
        for field, start, row in rows.entries:
            out.write(struct.pack("<HHI", field, start, row))
        out.write(whole(net.first_bias, FIRST, "<i2").tobytes())
        out.write(np.clip(whole(net.first, FIRST, np.int32), -127, 127).astype(np.int8).tobytes())
        for name in ("value1", "value2", "value3", "policy1", "policy2"):
            out.write(whole(getattr(net, name + "_bias"), LATER * ACTIVE, "<i4").tobytes())
            out.write(np.clip(whole(getattr(net, name), LATER, np.int32), -127, 127).astype(np.int8).tobytes())


def read(path):
    """Reads a net's file: (net, rows, description). The net computes as inference does (`exact`)."""
    with open(path, "rb") as file:
        data = file.read()
    header, at = read_header(data)
    fields, row_count, entries, actions, *sizes = (header[size] for size in SIZES)
    description = {name: header[name] for name in ("game", "encoding", "actions_version", "automas")}
    description["fields"] = range(fields)

    def take(kind, shape):
        nonlocal at
        array = np.frombuffer(data, kind, int(np.prod(shape)), at).reshape(shape)
        at += array.nbytes
        return torch.from_numpy(array.astype(np.float64))

    rows = Rows.__new__(Rows)
    rows.table = np.zeros((fields, 256), np.int32)
    rows.count = row_count
    rows.entries = []
    for field, start, row in np.frombuffer(data, "<u2,<u2,<u4", entries, at):
        rows.table[field, start:] = row
        rows.entries.append((int(field), int(start), int(row)))
    at += 8 * entries
    first, value, last, policy = sizes
    net = Net(row_count, actions, *sizes).double()
    net.exact = True
    with torch.no_grad():
        net.first_bias.copy_(take("<i2", (first,)) / FIRST)
        net.first.copy_(take("i1", (row_count, first)) / FIRST)
        for name, shape in (("value1", (value, first)), ("value2", (last, value)), ("value3", (8, last)),
                            ("policy1", (policy, first)), ("policy2", (actions + 2, policy))):
            getattr(net, name + "_bias").copy_(take("<i4", (shape[0],)) / (LATER * ACTIVE))
            getattr(net, name).copy_(take("i1", shape) / LATER)
    return net, rows, description
