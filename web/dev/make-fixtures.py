#!/usr/bin/env python3
"""Makes the views of boards.html from games of bots: run from web/dev with build/release/drover built."""
import json, os, re, subprocess, sys, tempfile, pathlib

DROVER = os.environ.get("DROVER", str(pathlib.Path(__file__).resolve().parents[2] / "build/release/drover"))
OUT = pathlib.Path(__file__).resolve().parent / "fixtures"
VIEW = os.environ.get("DROVER_VIEW", "/tmp/view")


def run(*args, stdin=None):
    return subprocess.run([DROVER, *args], input=stdin, capture_output=True, text=True, check=True).stdout


def view(record, moves):
    full = json.loads(run("replay", record, "--to", str(moves), "--json"))
    position = full.get("position", full)
    # A ten-line program around trail/view.h: position in, view of the seat to decide out.
    out = subprocess.run([VIEW], input=json.dumps(position), capture_output=True, text=True, check=True).stdout
    return json.loads(out)


KINDS = {"move_herder", "free_move", "hire", "engine_back", "engine_home", "upgrade_behind", "station_master",
         "hazard_or_trade", "remove_hazard", "trade", "draw_cards", "discard_cards", "remove_cards", "income",
         "extraordinary_move", "extraordinary_city", "discard_for_gain"}


def more_kinds(found):
    wanted = set(KINDS)
    with tempfile.TemporaryDirectory() as folder:
        run("simulate", "--players", "3", "--bots", "random,random,random", "--games", "12", "--seed", "8", "--threads", "1",
            "--records", folder, "--option", "buildings=random")
        for record in sorted(pathlib.Path(folder).iterdir()):
            at = 0
            for line in open(record):
                turn = re.match(r"\d+\. \d: (.*)", line)
                if not turn:
                    continue
                for move in turn[1].split("; "):
                    words = move.split()
                    # Only positions before moves that can belong to a wanted kind are looked at.
                    if words[0] in {"move", "engine", "upgrade", "appoint", "skip", "hazard", "trade", "draw", "discard",
                                    "remove", "certificates", "deliver", "hire"} and wanted:
                        position = json.loads(run("replay", str(record), "--to", str(at), "--json"))
                        kind = position.get("position", position)["decisions"][-1]["decision"].replace("-", "_")
                        if kind in wanted:
                            wanted.discard(kind)
                            name = f"3p-{kind}"
                            (OUT / f"{name}.json").write_text(json.dumps(view(str(record), at), separators=(",", ":")))
                            found[name] = at
                    at += 1
            if not wanted:
                break
    print("never seen:", wanted, file=sys.stderr)


def main():
    OUT.mkdir(exist_ok=True)
    found = {}
    for players, options in ((4, ["--option", "buildings=random", "--option", "neutral=shuffled"]), (3, []), (2, [])):
        with tempfile.TemporaryDirectory() as folder:
            run("simulate", "--players", str(players), "--bots", ",".join(["greedy"] * players), "--games", "1", "--seed", "5",
                "--threads", "1", "--records", folder, *options)
            record = str(next(pathlib.Path(folder).iterdir()))
            total = sum(len(re.findall(r"[^;]+", l.split(":", 1)[-1])) for l in open(record) if re.match(r"\d", l))
            print(record, total, file=sys.stderr)
            wanted = {"use_location", "move", "deliver", "foresight", "buy_cattle", "hire", "engine_forward", "disc",
                      "build_site", "build_tile", "discard_for_gain", "upgrade_station", "take_objective", "aux"} if players == 4 else {"move", "use_location"}
            start = int(total * 0.45) if players == 4 else int(total * 0.75)
            n = start
            while wanted and n < total * 0.98:
                try:
                    v = view(record, n)
                except subprocess.CalledProcessError as e:
                    print(e.stderr, file=sys.stderr); break
                key = v["decision"]["key"]
                rich = key != "use_location" or len(v["position"]["local_actions"]) >= 2
                if key in wanted and rich:
                    wanted.discard(key)
                    name = f"{players}p-{key}"
                    (OUT / f"{name}.json").write_text(json.dumps(v, separators=(",", ":")))
                    found[name] = n
                n += 1
            if players == 3:  # random games lead everywhere
                more_kinds(found)
            v = view(record, 0)
            (OUT / f"{players}p-start.json").write_text(json.dumps(v, separators=(",", ":")))
    print(found, file=sys.stderr)


main()
