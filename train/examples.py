"""Reads what `drover selfplay` wrote (docs/learning.md): a head and one byte for each field of every
example, and moves: all legal ones where a teacher thought, otherwise the one that was made."""

import json

import numpy as np

MOVE = np.dtype([("action", "<i2"), ("share", "<u2"), ("visits", "<u2"), ("worth", "<u2"), ("behind", "<f4")])
HEAD_BYTES = 24
SAMPLED, STRAYED, TAUGHT = range(3)

# How the search turns rules of thumb into a prior, and what outcomes are worth to it
# (src/bots/search/tuning.h).
TEMPERATURE = 3.0
OPEN_MIND = 0.1
WIN_PART, DUEL_PART, MARGIN_SCALE, POINTS_SCALE = 0.25, 0.9, 25.0, 200.0


def head_and_fields(fields):
    return np.dtype([
        ("game", "<u4"), ("players", "u1"), ("seats", "u1"), ("progress", "u1"), ("kind", "u1"),
        ("scores", "<i2", 4), ("wins", "u1", 4), ("moves", "<u2"), ("chosen", "<u2"), ("fields", "u1", fields)])


class Examples:
    """Those of several files, one behind the other. Files must agree about fields and actions."""

    def __init__(self, names):
        self.legend = None
        self.parts = []  # the files as they lie
        heads, moves = [], []
        self.games = 0
        for name in names:
            with open(name + ".json") as file:
                legend = json.load(file)
            if legend["format"] != 1:
                raise SystemExit(f"{name} has format {legend['format']}; this program reads 1.")
            self.legend = self.legend or legend
            for key in ("game", "encoding", "actions_version"):
                if legend[key] != self.legend[key]:
                    raise SystemExit(f"{name} is of another {key} than {names[0]}.")
            if legend["examples"] == 0:
                continue
            kind = head_and_fields(len(legend["fields"]))
            part = np.memmap(name + ".positions", dtype=kind, mode="r")
            if len(part) != legend["examples"]:
                raise SystemExit(f"{name} has {len(part)} examples and says {legend['examples']}.")
            self.parts.append(part.view(np.uint8).reshape(len(part), kind.itemsize))
            head = np.ascontiguousarray(self.parts[-1][:, :HEAD_BYTES]).view(
                np.dtype([(n, kind.fields[n][0]) for n in kind.names if n != "fields"]))[:, 0]
            head["game"] += self.games
            self.games += legend["games"]
            heads.append(head)
            moves.append(np.fromfile(name + ".moves", dtype=MOVE))
        self.heads = np.concatenate(heads)
        self.moves = np.concatenate(moves)
        counts = self.heads["moves"].astype(np.int64)
        self.first_move = np.cumsum(counts) - counts
        if counts.sum() != len(self.moves):
            raise SystemExit(f"{names[0]} names {counts.sum()} moves and has {len(self.moves)}.")

    def held_out(self):
        """One game in ten, whatever else is drawn."""
        return self.heads["game"] % 10 == 9

    def chances(self):
        """What a victory so clear is worth to each seat: that is what the search counts."""
        seats = self.heads["seats"][:, None]
        there = np.arange(4)[None, :] < seats
        points = np.where(there, self.heads["scores"].astype(np.float32), -1e6)
        odds = np.exp((points - points.max(1, keepdims=True)) / MARGIN_SCALE)
        return odds / odds.sum(1, keepdims=True)

    def padded_moves(self, rows):
        """The moves of these examples in arrays with a row for each: actions, the teacher's shares,
        the logarithm of the prior, whether it looks best, and whether there is such a move."""
        counts = self.heads["moves"][rows].astype(np.int64)
        width = int(counts.max()) if len(counts) else 1
        column = np.arange(width)
        there = column[None, :] < counts[:, None]
        places = np.where(there, self.first_move[rows][:, None] + column[None, :], 0)
        moves = self.moves[places]
        share = np.where(there, moves["share"], 0).astype(np.float32)
        share /= np.maximum(share.sum(1, keepdims=True), 1)
        likely = np.where(there, np.exp(-moves["behind"] / TEMPERATURE), 0)
        likely /= np.maximum(likely.sum(1, keepdims=True), 1e-9)
        prior = OPEN_MIND / np.maximum(counts, 1)[:, None] + (1 - OPEN_MIND) * likely
        return {
            "action": np.where(there, moves["action"], 0).astype(np.int64),
            "share": share,
            "prior": np.where(there, np.log(prior), -30).astype(np.float32),
            "best": (there & (moves["behind"] == 0)).astype(np.float32),
            "there": there,
            "visits": np.where(there, moves["visits"], 0).astype(np.int32),
            "worth": np.where(there, moves["worth"], 0).astype(np.float32) / 65535,
        }

    def made_moves(self, rows):
        """The move that was made, of examples that have no other: action, log prior, looks best."""
        moves = self.moves[self.first_move[rows]]
        prior = np.log(np.maximum(moves["share"].astype(np.float32), 1) / 65535)
        return {"action": moves["action"].astype(np.int64)[:, None], "prior": prior[:, None],
                "best": (moves["behind"] == 0).astype(np.float32)[:, None]}
