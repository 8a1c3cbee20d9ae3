"""A table of all players of every game, with intervals: scripts/tournaments.py [PROGRAM [GAME]] > docs/tournaments.md

Every figure comes from one `rakus match`; the same command gives the same bytes on any machine. Nothing is left out without its reason.
"""

import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# Games for each pairing: as many as the slowest player allows in a few minutes. Openings so long that few come again.
GAMES = {"bantumi": 1000, "congklak": 1000, "gobblet": 500, "pokemon": 10000}
OPENINGS = {"bantumi": 10, "congklak": 8, "gobblet": 4}
RUNS, SEED = 10000, 1
TOO_SLOW = {("pokemon", "mcts"): "one of its games takes a second, thousands would take an hour"}
ELSEWHERE = {"perfect": "it plays the solved game, and proving a position takes seconds", "expert": "it plays the solved game: no player wins more",
             "rollout": "docs/strength.md measures it, beside the time that it takes"}


def rakus(program, *words):
    """The answer as JSON. Runs are kept in a folder of their own, so that the user's results stay as they are."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([program, *words, "--json"], stdout=subprocess.PIPE, text=True, env={**os.environ, "XDG_DATA_HOME": folder})
    if done.returncode:
        sys.exit(f"rakus {' '.join(words)}: exit {done.returncode}")
    return json.loads(done.stdout)


def percent(share, digits=1):
    return f"{100 * share:.{digits}f}"


def interval(low, high, digits=1):
    return f"[{percent(low, digits)}, {percent(high, digits)}]"


def elo(x, infinite):
    return infinite if x is None else f"{x:+.0f}"


def rating(p):
    sign = "+inf" if p["score"] > 0.5 else "-inf"
    return f"{elo(p['elo'], sign)} [{elo(p['elo_low'], '-inf')}, {elo(p['elo_high'], '+inf')}]"


def rank(p):
    return str(p["rank_best"]) if p["rank_best"] == p["rank_worst"] else f"{p['rank_best']}-{p['rank_worst']}"


def why_left_out(game, player):
    if (game["name"], player["name"]) in TOO_SLOW:
        return TOO_SLOW[game["name"], player["name"]]
    if any(w["name"] == "time" and w["default"] > 0 for w in player["weights"]):
        return "it thinks by the clock, so its moves differ from machine to machine"
    return ELSEWHERE.get(player["name"])


def entrants(game):
    """The names that play, and a line for each that does not."""
    playing = [p["name"] for p in game["players"] if not why_left_out(game, p)]
    missing = [f"Left out: `{p['name']}`, because {why_left_out(game, p)}." for p in game["players"] if why_left_out(game, p)]
    return ",".join(playing), missing


def of_two(program, game):
    players, missing = entrants(game)
    words = ["match", game["name"], "--players", players, "--games", str(GAMES.get(game["name"], 400)), "--seed", str(SEED)]
    if game["name"] in OPENINGS:
        words += ["--openings", str(OPENINGS[game["name"]])]
    report = rakus(program, *words)
    yield f"    rakus {' '.join(words)}\n"
    if report["openings_played"]:
        yield f"{report['openings_played']} different openings of {report['openings']} random plies.\n"
    yield "| rank | player | games | W-D-L | score % | 95 % CI | rating, 95 % CI |"
    yield "| --- | --- | ---: | --- | ---: | --- | --- |"
    ranked = sorted(report["players"], key=lambda p: p["rank"])
    for p in ranked:
        yield (f"| {rank(p)} | {p['name']} | {p['games']} | {p['wins']}-{p['draws']}-{p['losses']} | {percent(p['score'])} | "
               f"{interval(p['score_low'], p['score_high'])} | {rating(p)} |")
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
    players, missing = entrants(game)
    words = ["match", game["name"], "--players", players, "--runs", str(RUNS), "--seed", str(SEED)]
    report = rakus(program, *words)
    yield f"    rakus {' '.join(words)}\n"
    yield "| player | runs | won on turn 1 % | 95 % CI | never % | 95 % CI | mean turn |"
    yield "| --- | ---: | ---: | --- | ---: | --- | ---: |"
    for p in report["players"]:
        mean = "" if p["turns_mean"] is None else f"{p['turns_mean']:.2f}"
        yield (f"| {p['name']} | {p.get('runs', RUNS)} | {percent(p['ftk']['p'], 2)} | {interval(p['ftk']['low'], p['ftk']['high'], 2)} | "
               f"{percent(p['never']['p'], 2)} | {interval(p['never']['low'], p['never']['high'], 2)} | {mean} |")
    yield ""
    yield from missing


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "build", "release", "rakus")
    print("# All players of every game\n")
    print("Made by `python3 scripts/tournaments.py > docs/tournaments.md`. Games are played in side-swapped pairs from shared random "
          "openings or shuffles. The score of a player is against all others of the table, with the index of the pair as the unit of its interval; "
          "the rating (Elo, the mean of the field is 0) is fitted to all games at once. The rank is the range of places that is possible "
          "when all differences of ratings hold together at 95 %: \"2-4\" means that the games do not tell who of them is better. "
          "docs/lab.md has the methods and how often the intervals hold. The default weights of every player are in `rakus games`.\n")
    for game in rakus(program, "games")["games"]:
        if len(sys.argv) > 2 and game["name"] != sys.argv[2]:
            continue
        print(f"## {game['title']['en']}\n")
        print("\n".join((of_one if game["solitaire"] else of_two)(program, game)) + "\n", flush=True)


if __name__ == "__main__":
    main()
