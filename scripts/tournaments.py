"""A table of all players of every game, with intervals: scripts/tournaments.py [PROGRAM] > docs/tournaments.md

Every figure comes from one `rakus match`; the same command gives the same bytes on any machine. Nothing is left out without its reason.
"""

import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GAMES, RUNS, SEED = 100, 10000, 1
PLAYS_THE_TRUTH = {"perfect": "it plays the solved game, and proving a position takes seconds", "expert": "it plays the solved game: no player wins more"}


def rakus(program, *words):
    """The answer as JSON. Runs are kept in a folder of their own, so that the user's results stay as they are."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([program, *words, "--json"], stdout=subprocess.PIPE, text=True, env={**os.environ, "XDG_DATA_HOME": folder})
    if done.returncode:
        sys.exit(f"rakus {' '.join(words)}: exit {done.returncode}")
    return json.loads(done.stdout)


def percent(share):
    return f"{100 * share:.1f}"


def interval(low, high):
    return f"[{percent(low)}, {percent(high)}]"


def elo(p):
    return " ".join("inf" if p[k] is None else f"{p[k]:+.0f}" for k in ("elo", "elo_low", "elo_high"))


def why_left_out(player):
    if any(w["name"] == "time" and w["default"] > 0 for w in player["weights"]):
        return "it thinks by the clock, so its moves differ from machine to machine"
    return PLAYS_THE_TRUTH.get(player["name"])


def entrants(game):
    """The names that play, and a line for each that does not."""
    playing = [p["name"] for p in game["players"] if not why_left_out(p)]
    missing = [f"Left out: `{p['name']}`, because {why_left_out(p)}." for p in game["players"] if why_left_out(p)]
    return ",".join(playing), missing


def of_two(program, game):
    players, missing = entrants(game)
    words = ["match", game["name"], "--players", players, "--games", str(GAMES), "--seed", str(SEED)]
    report = rakus(program, *words)
    yield f"    rakus {' '.join(words)}\n"
    yield "| player | games | W-D-L | score % | 95 % CI | Elo, low, high |"
    yield "| --- | ---: | --- | ---: | --- | --- |"
    ranked = sorted(report["players"], key=lambda p: p["rank"])
    for p in ranked:
        yield (f"| {p['name']} | {p['games']} | {p['wins']}-{p['draws']}-{p['losses']} | {percent(p['score'])} | "
               f"{interval(p['score_low'], p['score_high'])} | {elo(p)} |")
    yield "\nScore of the row against the column, %:\n"
    yield "| | " + " | ".join(p["name"] for p in ranked) + " |"
    yield "| --- |" + " ---: |" * len(ranked)
    place = {p["name"]: i for i, p in enumerate(report["players"])}
    for a in ranked:
        cells = [report["cross"][place[a["name"]]][place[b["name"]]] for b in ranked]
        yield f"| {a['name']} | " + " | ".join(percent(c["score"]) if c else "" for c in cells) + " |"
    if missing:
        yield ""
        yield from missing


def of_one(program, game):
    words = ["match", game["name"], "--players", ",".join(p["name"] for p in game["players"]), "--runs", str(RUNS), "--seed", str(SEED)]
    report = rakus(program, *words)
    yield f"    rakus {' '.join(words)}\n"
    yield "| player | runs | won on turn 1 % | 95 % CI | never % | 95 % CI | mean turn |"
    yield "| --- | ---: | ---: | --- | ---: | --- | ---: |"
    for p in report["players"]:
        mean = "" if p["turns_mean"] is None else f"{p['turns_mean']:.2f}"
        yield (f"| {p['name']} | {p.get('runs', RUNS)} | {percent(p['ftk']['p'])} | {interval(p['ftk']['low'], p['ftk']['high'])} | "
               f"{percent(p['never']['p'])} | {interval(p['never']['low'], p['never']['high'])} | {mean} |")


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "build", "release", "rakus")
    print("# All players of every game\n")
    print("Made by `python3 scripts/tournaments.py > docs/tournaments.md`. Games are played in side-swapped pairs from shared random "
          "openings or shuffles; the pair is the unit of the intervals. The score of a player is against all others of the table. Every table "
          "holds several comparisons at 95 % each. The default weights of every player are in `rakus games`.\n")
    for game in rakus(program, "games")["games"]:
        print(f"## {game['title']['en']}\n")
        print("\n".join((of_one if game["solitaire"] else of_two)(program, game)) + "\n", flush=True)


if __name__ == "__main__":
    main()
