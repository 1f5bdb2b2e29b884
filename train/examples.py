"""Reads the training examples of `drover selfplay` (src/learn/selfplay.h, docs/learning.md): for every example a head
and one byte for each field, and its moves: all legal ones of a teacher's decision, otherwise the chosen one."""

import json

import numpy as np

MOVE = np.dtype([("action", "<i2"), ("share", "<u2"), ("visits", "<u2"), ("value", "<u2"), ("heuristic_gap", "<f4")])
HEAD_BYTES = 24
SAMPLED, EXPLORATION, TEACHER = range(3)

# The search's parameters for heuristic priors and for the value of an outcome (src/bots/search/tuning.h).
TEMPERATURE = 3.0
UNIFORM_PRIOR_SHARE = 0.1
WIN_CHANCE_SHARE, RIVAL_LOSS_SHARE, MARGIN_SCALE, POINTS_SCALE = 0.25, 0.9, 25.0, 200.0


def head_and_fields(fields):
    return np.dtype([
        ("game", "<u4"), ("players", "u1"), ("seats", "u1"), ("progress", "u1"), ("kind", "u1"),
        ("scores", "<i2", 4), ("wins", "u1", 4), ("moves", "<u2"), ("chosen", "<u2"), ("fields", "u1", fields)])


class Examples:
    """The examples of several files, one after the other. Files must have one encoding and action numbering."""

    def __init__(self, names):
        self.description = None  # of NAME.json
        self.parts = []  # the bytes of each NAME.positions
        heads, moves = [], []
        self.games = 0
        for name in names:
            with open(name + ".json") as file:
                description = json.load(file)
            if description["format"] != 1:
                raise SystemExit(f"{name} has format {description['format']}; this program reads 1.")
            self.description = self.description or description
            for key in ("game", "encoding", "actions_version"):
                if description[key] != self.description[key]:
                    raise SystemExit(f"{name} is of another {key} than {names[0]}.")
            if description["examples"] == 0:
                continue
            kind = head_and_fields(len(description["fields"]))
            part = np.memmap(name + ".positions", dtype=kind, mode="r")
            if len(part) != description["examples"]:
                raise SystemExit(f"{name} has {len(part)} examples and says {description['examples']}.")
            self.parts.append(part.view(np.uint8).reshape(len(part), kind.itemsize))
            head = np.ascontiguousarray(self.parts[-1][:, :HEAD_BYTES]).view(
                np.dtype([(n, kind.fields[n][0]) for n in kind.names if n != "fields"]))[:, 0]
            head["game"] += self.games
            self.games += description["games"]
            heads.append(head)
            moves.append(np.fromfile(name + ".moves", dtype=MOVE))
        self.heads = np.concatenate(heads)
        self.moves = np.concatenate(moves)
        counts = self.heads["moves"].astype(np.int64)
        self.first_move = np.cumsum(counts) - counts
        if counts.sum() != len(self.moves):
            raise SystemExit(f"{names[0]} names {counts.sum()} moves and has {len(self.moves)}.")

    def held_out(self):
        """A mask of the examples held out for testing: those of one game in ten."""
        return self.heads["game"] % 10 == 9

    def chances(self):
        """The win chances of each seat given the final scores, as the search values them (softmax of the scores)."""
        seats = self.heads["seats"][:, None]
        there = np.arange(4)[None, :] < seats
        points = np.where(there, self.heads["scores"].astype(np.float32), -1e6)
        odds = np.exp((points - points.max(1, keepdims=True)) / MARGIN_SCALE)
        return odds / odds.sum(1, keepdims=True)

    def padded_moves(self, rows):
        """The moves of these examples as arrays padded to one width, one row for each example: action, the teacher's
        share, logarithm of the heuristic prior, 1 for the best by the heuristic, and a mask of the moves."""
        counts = self.heads["moves"][rows].astype(np.int64)
        width = int(counts.max()) if len(counts) else 1
        column = np.arange(width)
        there = column[None, :] < counts[:, None]
        places = np.where(there, self.first_move[rows][:, None] + column[None, :], 0)
        moves = self.moves[places]
        share = np.where(there, moves["share"], 0).astype(np.float32)
        share /= np.maximum(share.sum(1, keepdims=True), 1)
        likely = np.where(there, np.exp(-moves["heuristic_gap"] / TEMPERATURE), 0)
        likely /= np.maximum(likely.sum(1, keepdims=True), 1e-9)
        prior = UNIFORM_PRIOR_SHARE / np.maximum(counts, 1)[:, None] + (1 - UNIFORM_PRIOR_SHARE) * likely
        return {
            "action": np.where(there, moves["action"], 0).astype(np.int64),
            "share": share,
            "prior": np.where(there, np.log(prior), -30).astype(np.float32),
            "best": (there & (moves["heuristic_gap"] == 0)).astype(np.float32),
            "there": there,
            "visits": np.where(there, moves["visits"], 0).astype(np.int32),
            "value": np.where(there, moves["value"], 0).astype(np.float32) / 65535,
        }

    def chosen_moves(self, rows):
        """The chosen move of examples that have only that: action, log prior, 1 for the best by the heuristic."""
        moves = self.moves[self.first_move[rows]]
        prior = np.log(np.maximum(moves["share"].astype(np.float32), 1) / 65535)
        return {"action": moves["action"].astype(np.int64)[:, None], "prior": prior[:, None],
                "best": (moves["heuristic_gap"] == 0).astype(np.float32)[:, None]}
