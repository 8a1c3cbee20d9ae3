#!/usr/bin/env python3
"""Positions in which the default player of a game gives something away: the puzzles that come with the program.
Usage: scripts/puzzles.py PROGRAM GAME.. writes src/games/GAME/puzzles.cpp.

Positions of random games are sorted by the rule that fires in them, which costs a millisecond; then the truth is asked where it is
dear, for the rule that has the fewest puzzles so far. The rule to blame is the one that gave the pick its priority or, where only
sums count, the one that gave it most more than the best move. A mistake must look like one three times: on the play-outs that found
it, on those that the page uses, and on ten times as many."""
import collections
import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request

HOUSE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WANTED = 14  # puzzles of a game
RULES = 4  # that are to blame, at least
ENOUGH = 6  # candidates of one rule, of which the worst are kept
SAMPLES = 4000
MINUTES = 20  # for one game
QUICK = 2.5  # seconds of a truth: the page waits for five
PAGE_SEED, FRESH_SEED = 2, 3


class Server:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().split()[-1]

    def post(self, path, **body):
        request = urllib.request.Request(self.address + "api/" + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            return json.load(error)


def pick_of(advice):
    return next((c for c in advice.get("candidates", []) if c["move"] == advice.get("pick")), None)


def blame(advice, best):
    rule = pick_of(advice).get("rule")
    if rule:
        return rule
    why = next(c for c in advice["candidates"] if c["move"] == best).get("why_not", {}).get("rules", [])
    return max(why, key=lambda r: r["pick"] - r["other"])["id"] if why else None


def loss(truth, move):
    """What the move gives away, 0 if it is no mistake or if the clock had a say in the answer."""
    judged = next((m for m in truth.get("moves", []) if m["move"] == move), {})
    if not judged.get("verdict") or truth.get("cut") == "time":
        return 0
    return judged.get("loss", judged.get("loss_at_least", 0))


def sorted_by_rule(server, game):
    """Queues of (position, advice), one for each rule that fires; positions with one move are no puzzle."""
    queues = collections.defaultdict(collections.deque)
    for first in range(0, SAMPLES, 200):
        for position in server.post("samples", game=game, positions=200, first=first, seed=1)["positions"]:
            advice = server.post("advise", game=game, position=position)
            pick = pick_of(advice)
            if pick and sum(c.get("feasible", True) for c in advice["candidates"]) > 1:
                queues[pick.get("rule")].append((position, advice))
    return queues


def judged(server, game, position, advice):
    """(rule, loss, position) if the pick is a mistake, three times."""
    ask = {"game": game, "position": position, "all": True}
    truth = server.post("truth", seconds=QUICK, seed=1, **ask)
    if not loss(truth, advice["pick"]):
        return None
    page = server.post("truth", seconds=2 * QUICK, seed=PAGE_SEED, **ask)
    found = loss(page, advice["pick"])
    if not found:
        return None
    if page["truth"]["kind"] == "estimate":
        more = server.post("truth", seconds=20, seed=FRESH_SEED, playouts=10 * page["truth"]["n"], **ask)
        if not loss(more, advice["pick"]):
            return None
    return blame(advice, page["order"][0]), found, position


def found(server, game):
    """Candidates by the rule to blame; the rule that has the fewest is searched next."""
    queues = sorted_by_rule(server, game)
    by_rule = collections.defaultdict(list)
    until = time.monotonic() + 60 * MINUTES
    while any(queues.values()) and time.monotonic() < until:
        rule = min((r for r in queues if queues[r]), key=lambda r: (len(by_rule[r]), -len(queues[r])))
        if all(len(by_rule[r]) >= ENOUGH for r in queues if queues[r]):
            break
        example = judged(server, game, *queues[rule].popleft())
        if example:
            by_rule[example[0]].append(example)
            print(game, {r: len(e) for r, e in by_rule.items() if e}, flush=True)
        if not example and len(by_rule[rule]) < 1 and sum(map(len, by_rule.values())) >= 3 * WANTED:
            queues[rule].clear()  # a rule that seems to be right: the others have enough
    return {rule: examples for rule, examples in by_rule.items() if examples}


def chosen(by_rule):
    """The worst of every rule in turn, until there are enough."""
    queues = [sorted(examples, key=lambda e: -e[1]) for _, examples in sorted(by_rule.items())]
    kept = []
    while any(queues) and len(kept) < WANTED:
        kept += [queue.pop(0) for queue in queues if queue]
    return sorted((rule, position) for rule, _, position in kept[:WANTED])


def write(game, puzzles):
    rules = [rule for rule, _ in puzzles]
    heads = [f"        // {rule}\n" if rule not in rules[:i] else "" for i, rule in enumerate(rules)]
    lines = [f'{head}        "{position}",' for head, (_, position) in zip(heads, puzzles)]
    text = f"""// Made by scripts/puzzles.py: positions of random games in which the usual player errs, confirmed by the truth of
// three seeds. Above them stands the rule that is to blame.
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
    server = Server(program)
    try:
        for game in games:
            puzzles = chosen(found(server, game))
            rules = {rule for rule, _ in puzzles}
            print(game, len(puzzles), "puzzles,", len(rules), "rules", flush=True)
            if len(puzzles) >= 12 and len(rules) >= RULES:
                write(game, puzzles)
    finally:
        server.process.terminate()


if __name__ == "__main__":
    main()
