"""What looking ahead is worth, and what it costs: scripts/strength.py [PROGRAM] > docs/strength.md

Every score comes from one `rakus match` with --jobs 1; the same command gives the same games on any machine. Costs are the user time of
that process, the opponent's share included, for each turn of the player that looks ahead: they are of the machine that ran it.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile

from tournaments import OPENINGS, elo, interval, percent, rank, why_left_out

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TUNED = "@data/players/gobblet-tuned.greedy"
OFFICIAL, GAMEBOY = (f"rollout:base=@data/players/pokemon-{name}.greedy" for name in ("tuned", "gameboy-tuned"))

# game, the player, against whom, more words, and what was hoped for: the lower end of the interval and milliseconds a turn
MATCHES = [
    ("bantumi", "rollout", "best", [], 85, 10),
    ("gobblet", f"rollout:base={TUNED}", TUNED, [], 70, 2),
    ("congklak", "rollout", "best", ["--openings", "8"], 55, None),
    ("congklak", "rollout", "best", ["--openings", "12"], 55, None),
    ("pokemon", "rollout", "official", [], 75, 60),
    ("pokemon", f"{OFFICIAL},playouts=128", "official", [], 75, 60),
    ("pokemon", f"{GAMEBOY},playouts=128", "gameboy", [], 75, 60),
    ("pokemon", OFFICIAL, "official", ["--rules", "official"], 75, 120),
    ("pokemon", f"{GAMEBOY},playouts=80", "gameboy", ["--rules", "official"], 75, 120),
]
# the tuned policy of the rules, more words, first-turn wins and milliseconds a duel that are hoped for
DUELS = [("tuned", "rollout:playouts=144", [], 15, 10), ("tuned", "rollout:playouts=400", [], 18, 30), ("tuned", "learned", [], 18, 30),
         *((f"@data/players/exodia-{name}.greedy", player, ["--rules", rules], None, None)
           for name, rules in (("official", "official"), ("official-draw", "official,first_draw=1"))
           for player in ("learned", "rollout:base=learned"))]
EXPLOITED = [("gobblet", ["formula", "fork", "gobbles", TUNED], ""),
             ("bantumi", ["paper", "paper-pseudo", "paper-chain", "best"], ""), ("bantumi", ["paper", "best"], "pits=4,seeds=3"),
             ("bantumi", ["paper", "best"], "pits=5,seeds=3"),
             ("congklak", ["paper", "paper-pseudo", "best"], "pits=4,seeds=3"), ("congklak", ["paper", "best"], "pits=5,seeds=3")]
GAMES, RUNS, SEED = 1000, 8000, 1
# Games of each pairing and duels of each player where all of a game meet: those who think slowly are among them.
EVERYBODY = {"bantumi": 100, "congklak": 60, "gobblet": 60, "pokemon": 40}
EVERYBODYS_DUELS = 1000


def rakus(program, *words):
    """The answer as JSON, and the user time that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([program, *words, "--json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=HERE,
                              env={**os.environ, "XDG_DATA_HOME": folder})
    if done.returncode:
        sys.exit(f"rakus {' '.join(words)}: exit {done.returncode}")
    return json.loads(done.stdout), resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def row(*cells):
    print("| " + " | ".join(str(c) for c in cells) + " |", flush=True)


def matches(program, only):
    print("## Matches\n")
    row("command", "score %", "95 %", "ms a turn", "hoped for")
    row("---", "---:", "---:", "---:", "---")
    for game, player, rival, more, least, cost in MATCHES:
        if only and game not in only:
            continue
        words = ["match", game, "--players", f"{player},{rival}", *more, "--games", str(GAMES), "--seed", str(SEED), "--jobs", "1"]
        report, spent = rakus(program, *words)
        mine = next(p for p in report["players"] if p["name"].startswith("rollout"))
        turns = sum(t["turns"] * t["games"] for t in report["turns"]) / 2
        reached = "reached" if 100 * mine["score_low"] >= least and (cost is None or 1000 * spent / turns <= cost) else "not reached"
        row(f"`rakus {' '.join(words)}`", f"{100 * mine['score']:.1f}", f"[{100 * mine['score_low']:.1f}, {100 * mine['score_high']:.1f}]",
            f"{1000 * spent / turns:.2f}", f"{least} %" + (f" at {cost} ms" if cost else "") + f": {reached}")


def duels(program):
    print("\n## Exodia: wins on the first turn\n")
    row("command", "the tuned policy %", "the player %", "95 %", "ms a duel", "hoped for")
    row("---", "---:", "---:", "---:", "---:", "---")
    for policy, player, more, least, cost in DUELS:
        words = ["match", "exodia", "--players", f"{policy},{player}", *more, "--runs", str(RUNS), "--seed", str(SEED), "--jobs", "1"]
        report, spent = rakus(program, *words)
        base, mine = (p["ftk"] for p in report["players"])
        hoped = f"{least} % at {cost} ms" if least else "1.5 times the policy"
        least = least / 100 if least else 1.5 * base["p"]
        reached = "reached" if mine["low"] >= least else "not reached"
        row(f"`rakus {' '.join(words)}`", f"{100 * base['p']:.1f}", f"{100 * mine['p']:.1f}", f"[{100 * mine['low']:.1f}, {100 * mine['high']:.1f}]",
            f"{1000 * spent / RUNS:.1f}", f"{hoped}: {reached}")


def best_of(seat):
    truth = seat["truth"]
    if "moves" in seat:
        return f"in {seat['moves']} moves, {seat['ways']} ways"
    if truth["kind"] == "exact":
        return f"{truth['margin']:+d} seeds"
    return f"{truth['low']:+d} to {truth['high']:+d} seeds" if truth["kind"] == "bounds" else "not beaten"


def exploits(program):
    print("\n## How fixed players can be beaten\n")
    row("command", "as player 1", "as player 2", "s")
    row("---", "---", "---", "---:")
    for game, players, rules in EXPLOITED:
        for player in players:
            words = ["exploit", game, "--player", player, *(["--rules", rules] if rules else [])]
            report, spent = rakus(program, *words)
            assert all(s["replayed"] for s in report["seats"])
            row(f"`rakus {' '.join(words)}`", *(best_of(s) for s in report["seats"]), f"{spent:.1f}")


def all_of(game):
    """Everybody but who knows the solved game."""
    return [p["name"] for p in game["players"] if p["name"] == "rollout" or not why_left_out(game, p) or (game["name"], p["name"]) == ("pokemon", "mcts")]


def cost(program, game, player):
    """Milliseconds of processor a choice, on positions of random games."""
    report, _ = rakus(program, "profile", game, "--players", player, "--against", player, "--games", "2", "--seed", str(SEED), "--jobs", "1")
    return f"{report['entrants'][-1]['cpu_ms_a_choice']:.2g}"


def everybody_at_the_table(program, game):
    players = all_of(game)
    words = ["match", game["name"], "--players", ",".join(players), "--games", str(EVERYBODY[game["name"]]), "--seed", str(SEED)]
    if game["name"] in OPENINGS:
        words += ["--openings", str(OPENINGS[game["name"]])]
    report, _ = rakus(program, *words)
    print(f"    rakus {' '.join(words)}\n")
    row("rank", "player", "score %", "95 %", "rating, 95 %", "ms a choice")
    row("---", "---", "---:", "---", "---:", "---:")
    for p in sorted(report["players"], key=lambda p: p["rank"]):
        row(rank(p), p["name"], percent(p["score"]), interval(p["score_low"], p["score_high"]),
            f"{elo(p['elo'], '-')} [{elo(p['elo_low'], '-inf')}, {elo(p['elo_high'], '+inf')}]", cost(program, game["name"], p["name"]))


def everybody_alone(program, game):
    words = ["match", game["name"], "--players", "PLAYER", "--runs", str(EVERYBODYS_DUELS), "--seed", str(SEED), "--jobs", "1"]
    print(f"    rakus {' '.join(words)}\n")
    row("player", "won on turn 1 %", "95 %", "mean turn", "ms a duel")
    row("---", "---:", "---", "---:", "---:")
    for name in all_of(game):
        report, spent = rakus(program, *(name if w == "PLAYER" else w for w in words))
        p = report["players"][0]
        row(name, percent(p["ftk"]["p"], 2), interval(p["ftk"]["low"], p["ftk"]["high"], 2),
            "" if p["turns_mean"] is None else f"{p['turns_mean']:.2f}", f"{1000 * spent / EVERYBODYS_DUELS:.2g}")


def everybody(program):
    print("\n## Every player of every game\n")
    print("The rating (Elo, the mean of the field is 0) is fitted to all games of the table at once; docs/tournaments.md has the fast players with more games. A\n"
          "choice is timed on positions of random games, one thread. Who knows the solved game (`perfect`, `expert`) is left out.\n")
    for game in rakus(program, "games")[0]["games"]:
        print(f"### {game['title']['en']}\n")
        (everybody_alone if game["solitaire"] else everybody_at_the_table)(program, game)
        print(flush=True)


HEAD = """# What looking ahead is worth

Made by `scripts/strength.py`; the commands are to be run in the house's own folder. `rollout` tries each move, lets a greedy base play both sides to
the end in many worlds, and leaves the base's move only for a sure gain (`src/search/rollout.h`). Games are in side-swapped pairs; costs are user time on
one core, all of the process, for each turn of `rollout`.
"""


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "build", "release", "rakus")
    only = sys.argv[2].split(",") if len(sys.argv) > 2 else []
    print(HEAD)
    matches(program, only)
    if not only or "exodia" in only:
        duels(program)
    if not only or "exploit" in only:
        exploits(program)
    if not only or "everybody" in only:
        everybody(program)


if __name__ == "__main__":
    main()
