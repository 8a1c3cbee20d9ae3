#!/usr/bin/env python3
"""Positions in which the default player of a game gives something away, found by the lab and confirmed: the puzzles that come
with the program. Usage: scripts/puzzles.py PROGRAM GAME.. writes src/games/GAME/puzzles.cpp.

Every candidate of `rakus counterexamples` is judged again by `rakus truth`, estimates with play-outs of another seed; kept are
those whose pick is a mistake there too. They are sorted by the rule that is to blame: the one that gave the pick its priority, or,
where only sums count, the one that gave the pick most more than the best move."""
import json
import os
import subprocess
import sys

HOUSE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WANTED = 14  # puzzles of a game
SEEDS = range(1, 9)


def answer(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else None


def blame(example):
    pick, best = example["pick_rules"], example["best_rules"]
    if pick.get("rule"):
        return pick["rule"]
    points = {t["id"]: t["points"] for t in best.get("terms", [])}
    return max(pick["terms"], key=lambda t: t["points"] - points.get(t["id"], 0))["id"]


def confirmed(program, game, example):
    doc = answer(program, "truth", game, "--pos", example["position"], "--all", "--seed", "2", "--json", "--time", "60s")
    picked = [m for m in (doc or {}).get("moves", []) if m["move"] == example["pick"]]
    return bool(picked and picked[0].get("verdict") and len(doc["optimum"]["moves"]) > 0)


def found(program, game):
    by_rule = {}
    for seed in SEEDS:
        doc = answer(program, "counterexamples", game, "--positions", "300", "--top", "50", "--seed", str(seed), "--time", "150s", "--json")
        for example in (doc or {}).get("worst", []):
            known = by_rule.setdefault(blame(example), [])
            if all(example["position"] != e["position"] for e in known):
                known.append(example)
        if len(by_rule) >= 4 and sum(len(e) for e in by_rule.values()) >= 3 * WANTED:
            break
    return by_rule


def chosen(program, game, by_rule):
    """The worst of every rule in turn, until there are enough."""
    kept = []
    queues = {rule: sorted(examples, key=lambda e: -e["loss"]) for rule, examples in sorted(by_rule.items())}
    while any(queues.values()) and len(kept) < WANTED:
        for rule, queue in queues.items():
            while queue:
                example = queue.pop(0)
                if confirmed(program, game, example):
                    kept.append((rule, example["position"]))
                    break
    return sorted(kept[:WANTED])


def write(game, puzzles):
    lines = [f'        "{position}",  // {rule}' for rule, position in puzzles]
    text = f"""// Made by scripts/puzzles.py: found by `rakus counterexamples {game}` and confirmed by `rakus truth`. Beside each
// stands the rule that is to blame.
#include "games/{game}/kit.h"

namespace rakus::{game} {{

std::vector<std::string> puzzles() {{
    return {{
{chr(10).join(lines)}
    }};
}}

}}  // namespace rakus::{game}
"""
    path = os.path.join(HOUSE, "src", "games", game, "puzzles.cpp")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    subprocess.run(["clang-format", "-i", path], check=True)


def main():
    program, *games = sys.argv[1:]
    for game in games:
        puzzles = chosen(program, game, found(program, game))
        print(game, len(puzzles), "puzzles,", len({rule for rule, _ in puzzles}), "rules")
        write(game, puzzles)


if __name__ == "__main__":
    main()
