"""What each order of the papers' priority lists is worth: scripts/orders.py [PROGRAM] > docs/orders.md

On small boards every opening is played from both seats, which leaves nothing to chance; on the full boards there are games and judged
positions with their intervals. The same command gives the same figures on any machine.
"""

import itertools
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = tempfile.TemporaryDirectory()
SMALL, PLIES, FULL_PLIES = "pits=4,seeds=3", "4", "8"
GAMES, POSITIONS, RUNS, SEED = "10000", "300", "4000", "1"
NOTHING_LEFT_TO_CHANCE = "1000000"  # more games than there are openings: each is played once


def rakus(*words):
    """The answer as JSON."""
    done = subprocess.run([PROGRAM, *words, "--json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                          env={**os.environ, "XDG_DATA_HOME": FOLDER.name})
    if done.returncode:
        sys.exit(f"rakus {' '.join(words)}: exit {done.returncode}")
    return json.loads(done.stdout)


def row(*cells):
    print("| " + " | ".join(str(c) for c in cells) + " |", flush=True)


def percent(share):
    return f"{100 * share:.1f}"


def score(game, player, *more):
    if player == "paper":
        return "itself"
    p = rakus("match", game, "--players", f"{player},paper", "--seed", SEED, *more)["players"][0]
    exact = p["score_low"] == p["score_high"]
    return percent(p["score"]) + (", exact" if exact else f" [{percent(p['score_low'])}, {percent(p['score_high'])}]")


def kept(game, player, *more):
    games = rakus("quality", game, "--player", player, "--positions", POSITIONS, "--seed", SEED, *more)["parts"][0]
    return f"{percent(games['kept']['mean'])} [{percent(games['kept']['low'])}, {percent(games['kept']['high'])}]"


def sowing(game, names, player_of):
    """A table of all orders of a sowing game's list."""
    print(f"    rakus match {game} --players ORDER,paper --rules {SMALL} --openings {PLIES} --games {NOTHING_LEFT_TO_CHANCE}")
    print(f"    rakus match {game} --players ORDER,paper --openings {FULL_PLIES} --games {GAMES} --seed {SEED}")
    print(f"    rakus quality {game} --player ORDER --positions {POSITIONS} --rules {SMALL} --seed {SEED}\n")
    row("order", f"score against the paper's, {SMALL} %", "full board %", f"picks that keep the value, {SMALL} %")
    row("---", "---:", "---:", "---:")
    for order in itertools.permutations(names):
        player = "paper" if order == tuple(names) else player_of(order)
        row(" > ".join(order), score(game, player, "--rules", SMALL, "--openings", PLIES, "--games", NOTHING_LEFT_TO_CHANCE),
            score(game, player, "--openings", FULL_PLIES, "--games", GAMES), kept(game, player, "--rules", SMALL))


def bantumi():
    print("## Bantumi: extra turn, steal or rescue, rightmost pit\n")
    print("The option `order` of `paper`; the paper's own order stands first.\n")
    sowing("bantumi", ["extra", "steal", "right"], lambda order: "paper:order=" + ">".join(order))


def in_other_order(game, order):
    """The paper's text with its priorities counted in another order, as a file."""
    with open(os.path.join(HERE, "data", "players", f"{game}-paper.greedy")) as file:
        text = file.read()
    lines = [line for line in text.split("\n") if not line.startswith("#")]
    fixed = [line for line in lines if not re.match(r"(then )?[1-9]", line) or "question" in line]
    own = {n: [line for line in lines if re.match(rf"(then )?{n} ", line) and "question" not in line] for n in "123456"}
    moved = []
    for place, n in enumerate(order, 1):
        moved += [re.sub(rf"^(then )?{n} ", rf"\g<1>{place} ", line) if line.startswith("then") else f"{place}{line[1:]}" for line in own[n]]
    moved += [line for n in "123456" if n not in order for line in own[n]]
    path = os.path.join(FOLDER.name, f"{game}-{''.join(order)}.greedy")
    with open(path, "w") as file:
        file.write("\n".join(fixed[:1] + [line for line in fixed[1:] if line] + moved) + "\n")
    return f"@{path}"


def congklak():
    print("\n## Congklak: another move, shoot or save, bank most\n")
    print("The paper's text (`data/players/congklak-paper.greedy`) with its lines in another order.\n")
    names = ["again", "shoot", "bank"]
    sowing("congklak", names, lambda order: in_other_order("congklak", [str(1 + names.index(n)) for n in order]))


def exodia():
    print("\n## Exodia: five classes of effects\n")
    print("The paper's text with its classes in all 120 orders; duels of the paper's rules, the same shuffles for all.\n")
    print(f"    rakus match exodia --players ORDER --runs {RUNS} --seed {SEED}\n")
    names = ["main", "draw", "replace", "add", "no_effect"]
    found = []
    for order in itertools.permutations(names):
        player = in_other_order("exodia", [str(1 + names.index(n)) for n in order])
        p = rakus("match", "exodia", "--players", player, "--runs", RUNS, "--seed", SEED)["players"][0]
        found.append((p["ftk"]["p"], -(p["turns_mean"] or 99), p["never"]["p"], order, p["ftk"]))
    found.sort(reverse=True)
    papers = next(i for i, f in enumerate(found) if f[3] == tuple(names))
    row("place", "order", "won on turn 1 %", "never won %", "mean turn of a win")
    row("---:", "---", "---:", "---:", "---:")
    for place in sorted({0, 1, 2, 3, 4, papers, 117, 118, 119}):
        ftk, turn, never, order, ci = found[place]
        own = " (the paper's)" if place == papers else ""
        row(place + 1, " > ".join(order) + own, f"{100 * ftk:.2f} [{100 * ci['low']:.2f}, {100 * ci['high']:.2f}]", percent(never), f"{-turn:.2f}")
    print(f"\nOf {len(found)} orders the five first, the three last, and the paper's. Neighbours in this list are not told apart by {RUNS} duels; far ones are.")


if __name__ == "__main__":
    PROGRAM = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else os.path.join(HERE, "build", "release", "rakus")
    print("# What each order of priorities is worth\n")
    print("Made by `python3 scripts/orders.py > docs/orders.md`. The papers order their rules by judgement, and the one on Bantumi asks in 2.5 whether another order would "
          "be better. Scores are against the paper's order in side-swapped pairs; on the small board every opening is played from both seats.\n")
    bantumi()
    congklak()
    exodia()
