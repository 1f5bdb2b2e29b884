#!/usr/bin/env python3
"""Prints a net's forecasts of some examples, computed with PyTorch: expected values for tests/net/network_test.cpp.

  train/check.py NET EXAMPLES > forecasts.json"""

import json
import sys

import numpy as np
import torch

from examples import HEAD_BYTES, Examples
from net import POINTS, read


def main():
    net, rows, _ = read(sys.argv[1])
    examples = Examples(sys.argv[2:])
    forecasts = []
    with torch.no_grad():
        for part in examples.parts:
            fields = np.array(part[:, HEAD_BYTES:])
            hot = torch.zeros(len(fields), rows.count, dtype=torch.float64)
            hot.scatter_(1, torch.from_numpy(rows.table[np.arange(fields.shape[1])[None, :], fields].astype(np.int64)), 1)
            hot[:, 0] = 0
            forecasts += net.values(net.trunk(hot)).tolist()
    out = []
    for head, values in zip(examples.heads, forecasts):
        seats = int(head["seats"])
        odds = np.exp(np.array(values[4:4 + seats]))
        out.append({"players": int(head["players"]), "seats": seats, "points": [POINTS * v for v in values[:seats]],
                    "chances": (odds / odds.sum()).tolist()})
    json.dump(out, sys.stdout)
    print()


if __name__ == "__main__":
    main()
