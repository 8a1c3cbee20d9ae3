"""What the papers claim, measured: scripts/papers.py [--quick] [--program FILE] [PART ..] > docs/papers.md

Every figure comes from a command or a request that stands beside it; the same seed gives the same figures on any machine.
--quick plays a twentieth of the games, for a look and for the test; PART is the name of a function below.
"""

import argparse
import http.client
import itertools
import json
import math
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAM = os.path.join(HERE, "build", "release", "rakus")
QUICK = False
SEED = 1
FOLDER = tempfile.TemporaryDirectory()  # instead of the user's data folder
ENVIRONMENT = {**os.environ, "XDG_DATA_HOME": FOLDER.name}


def rakus(*words):
    """The answer as JSON."""
    done = subprocess.run([PROGRAM, *words, "--json"], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT)
    if done.returncode:
        sys.exit(f"rakus {' '.join(words)}: exit {done.returncode}")
    return json.loads(done.stdout)


def command(*words):
    quoted = [f"'{w}'" if re.search(r"[ ;>()~]", w) else w for w in words]
    return f"    rakus {' '.join(quoted)}\n"


class Server:
    """Thousands of small questions go to one running program."""

    def __enter__(self):
        self.process = subprocess.Popen([PROGRAM, "serve", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                        text=True, env=ENVIRONMENT)
        host = re.search(r"http://([^/\s]+)", self.process.stdout.readline()).group(1)
        self.connection = http.client.HTTPConnection(host)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def ask(self, verb, **fields):
        for attempt in range(2):  # the server closes a connection that was idle during a match
            try:
                self.connection.request("POST", f"/api/{verb}", json.dumps(fields), {"Content-Type": "application/json"})
                answer = self.connection.getresponse()
                text = answer.read()
                break
            except (ConnectionError, http.client.HTTPException):
                self.connection.close()
                if attempt == 1:
                    raise
        if answer.status != 200:
            sys.exit(f"{verb} {fields}: {answer.status} {text!r}")
        return json.loads(text)


def many(games):
    """So many, or few of them in the quick form."""
    return max(20, games // 40 * 2) if QUICK else games


def percent(share):
    return f"{100 * share:.1f}"


def interval(p):
    return f"[{percent(p['score_low'])}, {percent(p['score_high'])}]"


def wilson(hits, n):
    """A share of n independent trials with its 95 % interval, in percent."""
    z = 1.959964
    middle, half = (hits + z * z / 2) / (n + z * z), z / (n + z * z) * math.sqrt(hits * (n - hits) / n + z * z / 4)
    return f"{percent(hits / n)} [{percent(max(0, middle - half))}, {percent(min(1, middle + half))}]"


def share_by_groups(groups):
    """Hits of trials, in groups that share an opening: the share and its 95 % interval by leaving one group out at a time."""
    hits, trials, n = sum(h for h, _ in groups), sum(t for _, t in groups), len(groups)
    left = [(hits - h) / (trials - t) for h, t in groups]
    mean = sum(left) / n
    half = 1.98 * math.sqrt((n - 1) / n * sum((x - mean) ** 2 for x in left))
    return f"{percent(hits / trials)} [{percent(max(0, hits / trials - half))}, {percent(hits / trials + half)}]"


def recorded(game, players, games, *more):
    """The games of a match as (first player, second player, rules, position, moves)."""
    file = os.path.join(FOLDER.name, "games.rkr")
    rakus("match", game, "--players", players, "--games", str(games), "--seed", str(SEED), "--record", file, *more)
    found = []
    for text in open(file).read().split("[Game ")[1:]:
        tags = dict(re.findall(r'\[(\w+) "(.*)"\]', text))
        body = text.split("\n\n", 1)[1]
        moves = [w for w in body.split() if not re.fullmatch(r"\d+\.+|1-0|0-1|1/2-1/2|\*", w)]
        found.append((tags["Player1"], tags["Player2"], tags["Rules"], tags["Position"], moves))
    return found


# ---- Bantumi -------------------------------------------------------------------------------------------------------


def bantumi_seats():
    yield "## Bantumi 2.4: wins when it moves first, not when it moves second\n"
    yield "The paper's opponent is gone. From the start itself, against every player of ours without chance, one game for each seat (exact):\n"
    yield command("match", "bantumi", "--players", "paper,OPPONENT", "--games", "2", "--openings", "0", "--record", "FILE")
    yield "| opponent | `paper` first | `paper` second |"
    yield "| --- | --- | --- |"
    for opponent in ("paper-pseudo", "paper-chain", "alphabeta", "best", "perfect"):
        results = {}
        for first, _, rules, position, moves in recorded("bantumi", f"paper,{opponent}", 2, "--openings", "0"):
            stores = final_stores("bantumi", rules, position, moves)
            results[first == "paper"] = f"{stores[0]}-{stores[1]}" if first == "paper" else f"{stores[1]}-{stores[0]}"
        yield f"| `{opponent}` | {results[True]} | {results[False]} |"
    yield "\nOwn stones first; the paper has 36-12 as first player, and no win as second.\n"
    yield "From random openings, where the first seat is worth less (8 plies; fewer repeat too often):\n"
    yield command("match", "bantumi", "--players", "paper,OPPONENT", "--games", "N", "--openings", "8", "--seed", str(SEED))
    yield "| opponent | N | score % | as first % | as second % |"
    yield "| --- | ---: | --- | --- | --- |"
    for opponent, games in (("random", 1000), ("paper-pseudo", 1000), ("paper-chain", 1000), ("mcts", 60), ("alphabeta", 100), ("best", 1000)):
        p = rakus("match", "bantumi", "--players", f"paper,{opponent}", "--games", str(many(games)), "--openings", "8", "--seed", str(SEED))["players"][0]
        yield f"| `{opponent}` | {many(games)} | " + " | ".join(f"{percent(s['score'])} {interval(s)}" for s in (p, p["as_first"], p["as_second"])) + " |"
    yield ""


def final_stores(game, rules, position, moves):
    end = SERVER.ask("position", game=game, rules=rules, position=position, moves=moves)["position"]
    return [int(half.split()[0].split(".")[-1]) for half in end.split("/")]


def bantumi_rarely():
    games = many(200)
    yield "## Bantumi 2.5: how rare is the first weakness?\n"
    yield ("The weakness: the pick is an extra turn although another pit steals more than the pick banks. The choices of `paper` in "
           f"{games} games against each opponent, asked one by one; the weakest opponent first. Intervals are over the pairs of games.\n")
    yield command("match", "bantumi", "--players", "paper,OPPONENT", "--games", str(games), "--openings", "8", "--seed", str(SEED), "--record", "FILE")
    yield command("advise", "bantumi", "--pos", "POSITION", "--moves", "MOVES", "--json")
    yield "| opponent | points of `paper` % | choices | with that weakness | % of the choices | % of the games |"
    yield "| --- | ---: | ---: | ---: | --- | --- |"
    for opponent in ("random", "paper-pseudo", "alphabeta", "best"):
        groups, struck, points = [], 0, 0
        for number, (first, second, rules, position, moves) in enumerate(recorded("bantumi", f"paper,{opponent}", games, "--openings", "8")):
            weak, seen = weaknesses(rules, position, moves, 1 if first == "paper" else 2)
            if number % 2 == 0:
                groups.append((0, 0))
            groups[-1] = (groups[-1][0] + weak, groups[-1][1] + seen)
            struck += weak > 0
            stores = final_stores("bantumi", rules, position, moves)
            own, other = stores if first == "paper" else reversed(stores)
            points += (own > other) + (own == other) / 2
        yield (f"| `{opponent}` | {percent(points / games)} | {sum(t for _, t in groups)} | {sum(h for h, _ in groups)} | "
               f"{share_by_groups(groups)} | {wilson(struck, games)} |")
    yield ("\nAgainst strong opponents it happens about half as often as against weak ones, which is what the paper says; rare it is not: every fourth "
           "or fifth game has it.\n")


def weaknesses(rules, position, moves, seat):
    """Of the choices of the player of that seat: how many have it, and how many there are."""
    weak = seen = 0
    for ply in range(len(moves)):
        advice = SERVER.ask("advise", game="bantumi", rules=rules, position=position, moves=moves[:ply], player="paper")
        if int(advice["position"].split()[1]) == seat:
            seen += 1
            weak += has_weakness(advice)
    return weak, seen


def has_weakness(advice):
    terms = {c["move"]: {t["id"]: t["amount"] for t in c.get("terms", [])} for c in advice["candidates"] if c["feasible"]}
    pick = next(c for c in advice["candidates"] if c["move"] == advice["pick"])
    return pick["rule"] == "extra_turn" and max(t["steal"] for t in terms.values()) > terms[advice["pick"]]["banked"]


def bantumi_repairs():
    games = many(4000)
    yield "## Bantumi 2.5: the repairs that the paper proposes\n"
    yield command("match", "bantumi", "--players", "PLAYER,paper", "--games", str(games), "--openings", "8", "--seed", str(SEED))
    yield "| player | score against `paper` % |"
    yield "| --- | --- |"
    for player in ("paper-chain", "paper:order=steal>extra>right", "paper-pseudo", "best"):
        p = rakus("match", "bantumi", "--players", f"{player},paper", "--games", str(games), "--openings", "8", "--seed", str(SEED))["players"][0]
        yield f"| `{player}` | {percent(p['score'])} {interval(p)} |"
    yield ("\nLooking at a whole turn of the opponent (`paper-chain`) wins a little; stealing before extra turns, the change of priorities that would mend "
           "Fig. 3, loses much: as the paper says, other cases are bad then.\n")


# ---- Congklak ------------------------------------------------------------------------------------------------------


def congklak_scores():
    games = many(400)
    yield "## Congklak 5: the six printed scores\n"
    yield (f"Both opponents are gone. The seeds of `paper` at the end of {games} games against players of ours, both seats, 4 random plies first; then the "
           "share of games in which it reached at least each of the paper's three scores.\n")
    yield command("match", "congklak", "--rules", "RULES", "--players", "paper,OPPONENT", "--games", str(games), "--seed", str(SEED), "--record", "FILE")
    yield "| rules | opponent | won % | seeds: 5 % | median | 95 % | the paper's, and the share with as many |"
    yield "| --- | --- | --- | ---: | ---: | ---: | --- |"
    for preset, printed in (("site1", (30, 36, 38)), ("site2", (52, 67, 80))):
        for opponent in ("random", "paper"):
            own, won = [], 0
            for number, (first, _, rules, position, moves) in enumerate(recorded("congklak", f"paper,{opponent}", games, "--rules", preset)):
                stores = final_stores("congklak", rules, position, moves)
                seat = number % 2 if opponent == "paper" else 0 if first == "paper" else 1
                own.append(stores[seat])
                won += stores[seat] > stores[1 - seat]
            own.sort()
            shares = "; ".join(f"{s}: {wilson(sum(x >= s for x in own), len(own))} %" for s in printed)
            yield (f"| `{preset}` | `{opponent}` | {wilson(won, len(own))} | {own[len(own) // 20]} | {own[len(own) // 2]} | "
                   f"{own[-1 - len(own) // 20]} | {shares} |")
    yield ("\nThe paper's results (30, 36 and 38 of 48; 52, 67 and 80 of 98) are what `paper` reaches against a player that moves at random; against an equal "
           "one the higher ones are rare.\n")


# ---- Gobblet -------------------------------------------------------------------------------------------------------

# TABLE VI as printed: fork, gobbles. 5-7 stands twice; the first row is taken.
TABLE_SIX = {
    "1@2": (9, 4), "1@3": (21, 4), "1@4": (5, 4), "1@6": (3, 4), "1@8": (-1, 4), "2@2": (3, 0), "2@3": (15, 0), "2@4": (-1, 0),
    "2@6": (-3, 0), "2@7": (19, 0), "2@8": (-7, 0), "1-7": (3, 0), "3@2": (12, 8), "3@3": (24, 8), "3@4": (8, 8), "3@6": (6, 8),
    "3@7": (28, 11), "3@8": (6, 28), "5-7": (12, 3), "1-2": (3, 0), "1-3": (-1, 0), "1-4": (-1, 0), "1-6": (-3, 0), "1-8": (-7, 0),
    "5-1": (8, 0), "5-2": (12, 0), "5-3": (8, 0), "5-4": (8, 0), "5-6": (6, 0), "5-8": (2, 20)}
READINGS = [
    ("the default", ""),
    ("connector: a large piece only (III.A, III.B)", "connector_size=large"),
    ("connector: on edges too", "connector_cells=all"),
    ("connector: also a lane that the move completes", "connector_lanes=any"),
    ("own pieces in a lane count nothing (table II as printed)", "lane_own=0"),
    ("farthest cell (III.B), one point a step", "far=1"),
    ("farthest cell as a tie-break", "far=0.001"),
    ("leaving a cell (IV), its points off", "leave=-1"),
]


def rows_of_table_six(player):
    """How many of the 30 rows have the printed number in the Fork column, and the pick."""
    answer = rakus("advise", "gobblet", "--example", "fig8", "--player", player)
    totals = {c["move"]: c["total"] for c in answer["candidates"]}
    return sum(abs(totals[move] - fork) < 0.01 for move, (fork, _) in TABLE_SIX.items()), answer["pick"]


def gobblet_readings():
    yield "## Gobblet: which reading gives TABLE VI\n"
    yield "Rows of the 30 distinct ones whose Fork column comes out (to a hundredth), and the pick of Fork there (exact):\n"
    yield command("advise", "gobblet", "--example", "fig8", "--player", "fork:READING", "--json")
    yield "| reading | option | rows of 30 | pick |"
    yield "| --- | --- | ---: | --- |"
    for words, option in READINGS:
        rows, pick = rows_of_table_six(f"fork:{option}" if option else "fork")
        yield f"| {words} | {f'`{option}`' if option else ''} | {rows} | {pick} |"
    combined = {}
    for options in itertools.product(("size=any", "size=large"), ("cells=inner", "cells=all"), ("lanes=open", "lanes=any"), ("lane_own=2", "lane_own=0"),
                                     ("far=0", "far=0.001")):
        named = ",".join(f"connector_{o}" if i < 3 else o for i, o in enumerate(options))
        combined.setdefault(rows_of_table_six(f"fork:{named}")[0], []).append(named)
    best = max(combined)
    yield (f"\nOf all {sum(map(len, combined.values()))} combinations of these readings the most rows that any gives are {best}, and "
           f"{len(combined[best])} give them: " + ", ".join(f"`{c}`" for c in combined[best]) + ". The defaults are taken from this table: any size, corners "
           "and centre, +2 for own pieces. Where the table does not decide, the text does: a fork is a matter of the next turn (III.A), so a lane that the "
           "move itself completes is none (`connector_lanes=open`); the farthest cell comes without a number, so `far` is 0.\n")
    formula = {c["move"]: c["total"] for c in rakus("advise", "gobblet", "--example", "fig8")["candidates"]}
    gobbles = {c["move"]: c["total"] for c in rakus("advise", "gobblet", "--example", "fig8", "--player", "gobbles")["candidates"]}
    yield (f"The Gobbles column: {sum(gobbles[m] == g for m, (_, g) in TABLE_SIX.items())} of 30; Formula: "
           f"{sum(formula[m] == f + g for m, (f, g) in TABLE_SIX.items())} of 30. The row that no reading gives is 3@8: it prints the number of "
           "cell 6. 5-7 stands twice, as 15 and as 12; 15 comes out. 3@1 is missing there.\n")


def gobblet_players():
    yield "## Gobblet: Formula, the best of the three?\n"
    words = ["match", "gobblet", "--players", "formula,fork,gobbles,novice", "--games", str(many(1000)), "--openings", "4", "--seed", str(SEED)]
    report = rakus(*words)
    yield command(*words)
    names = [p["name"] for p in report["players"]]
    yield "| score of the row, % | against all | " + " | ".join(f"`{n}`" for n in names) + " |"
    yield "| --- | --- |" + " --- |" * len(names)
    for i, p in enumerate(report["players"]):
        yield (f"| `{p['name']}` | {percent(p['score'])} {interval(p)} | "
               + " | ".join(f"{percent(c['score'])} {interval(c)}" if c else "" for c in report["cross"][i]) + " |")
    yield ("\nThe paper only says that Formula weighs everything. It has the most points of the three, but by what it does to Gobbles: games between Formula and "
           "Fork do not tell them apart. Gobbles, which has no number for a win, loses to the random bot.\n")


def gobblet_quality():
    positions = many(4000)
    yield "### What their picks are worth\n"
    yield ("A sample of all positions, judged by the complete table: how often the pick keeps the value, and how often a win in one move is passed over. "
           "Without `--positions` the same is counted over all 360,382,485 positions.\n")
    subprocess.run([PROGRAM, "solve", "gobblet", "--build", "-q"], env=ENVIRONMENT, stdout=subprocess.DEVNULL, check=True)
    yield command("quality", "gobblet", "--player", "PLAYER", "--positions", str(positions), "--seed", str(SEED))
    yield "| player | value kept % | wins in one passed over % |"
    yield "| --- | --- | --- |"
    for player in ("formula", "fork", "gobbles", "formula:connector_lanes=any", "fork:connector_lanes=any"):
        yield gobblet_quality_row(player, rakus("quality", "gobblet", "--player", player, "--positions", str(positions), "--seed", str(SEED)))
    yield ""


def gobblet_quality_row(player, quality):
    part = next(p for p in quality["parts"] if p["id"] == "sample")
    return (f"| `{player}` | {wilson(part['all']['kept'], part['all']['positions'])} | "
            f"{wilson(part['wins_passed_over'], part['wins_at_once'])} |")


# ---- the card games ------------------------------------------------------------------------------------------------


def pokemon_example():
    yield "## Pokemon 3.3: the worked example, and what the player is worth\n"
    yield command("advise", "pokemon", "--example", "3.3")
    yield "| attack | the paper | here | true expected damage | true chance of a knock-out |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    answer = rakus("advise", "pokemon", "--example", "3.3")
    for move, name, printed in (("attack:1", "Bite", 10), ("attack:2", "Firebreathing", 25)):
        c = next(c for c in answer["candidates"] if c["move"] == move)
        terms = {t["id"]: t["amount"] for t in c["terms"]}
        mean = sum(int(k[7:]) * v for k, v in terms.items() if k.startswith("damage_"))
        yield f"| {name} | {printed} | {c['total']:g} | {mean:g} | {terms['p_ko']:g} |"
    words = ["match", "pokemon", "--players", "paper,paper-no-stop,paper:attach=useful,official,gameboy,random", "--games", str(many(500)), "--seed", str(SEED)]
    report = rakus(*words)
    yield "\n" + command(*words)
    yield "| player | score % |"
    yield "| --- | --- |"
    for p in sorted(report["players"], key=lambda p: p["rank"]):
        yield f"| `{p['name']}` | {percent(p['score'])} {interval(p)} |"
    yield ""


def pokemon_decks():
    yield "### The decks against each other\n"
    words = ["match", "pokemon", "--players", "paper", "--decks", "ember,silkwing,tidal,quarry", "--games", str(many(500)), "--seed", str(SEED)]
    report = rakus(*words)
    yield command(*words)
    names = [p["name"] for p in report["players"]]
    yield "| score of the row, % | " + " | ".join(f"`{n}`" for n in names) + " |"
    yield "| --- |" + " ---: |" * len(names)
    for i, name in enumerate(names):
        yield f"| `{name}` | " + " | ".join(f"{percent(c['score'])} {interval(c)}" if c else "" for c in report["cross"][i]) + " |"
    yield "\nThe decks that are played by default, `silkwing` and `tidal`, are the pair nearest to even.\n"


def turns_row(name, p):
    third = max((row for row in p["wins_by_turn"] if row["turn"] <= 3), key=lambda row: row["p"], default=None)
    cells = [f"{100 * q['p']:.2f} [{100 * q['low']:.2f}, {100 * q['high']:.2f}]" if q else "0" for q in (p["ftk"], third, p["never"])]
    return f"| `{name}` | {' | '.join(cells)} | {p['turns_mean']:.3f} |"


def exodia_turns():
    runs = str(many(40000))
    yield "## Exodia V: as few turns as possible?\n"
    yield "The paper measures nothing. Its player, the same with a guard for the pieces, a usual order of players of this deck, and a tuned one:\n"
    head = ["| won on turn 1 % | by turn 3 % | never % | mean turn of the won |", "| --- | --- | --- | --- | ---: |"]
    for rules in ("paper", "official"):
        words = ["match", "exodia", "--players", "paper,paper-guarded,community,tuned", "--rules", rules, "--runs", runs, "--seed", str(SEED)]
        yield command(*words)
        yield "| player " + head[0]
        yield head[1]
        for p in rakus(*words)["players"]:
            yield turns_row(p["name"], p)
        yield ""
    yield "The paper's pseudo-code as it is printed, and its other readings:\n"
    yield command("match", "exodia", "--players", "paper", "--rules", "RULES", "--runs", runs, "--seed", str(SEED))
    yield "| rules " + head[0]
    yield head[1]
    for rules in ("strict=1", "literal=1", "ties=library", "ties=random", "duality_class=add", "grasp_class=main"):
        yield turns_row(rules, rakus("match", "exodia", "--players", "paper", "--runs", runs, "--seed", str(SEED), "--rules", rules)["players"][0])
    yield "\nSo the order matters more than the reading: with the same knowledge other orders win on turn 1 many times as often.\n"


PARTS = [bantumi_seats, bantumi_rarely, bantumi_repairs, congklak_scores, gobblet_readings, gobblet_players, gobblet_quality, pokemon_example,
         pokemon_decks, exodia_turns]


def main():
    global PROGRAM, QUICK, SERVER
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--quick", action="store_true")
    arguments.add_argument("--program", default=PROGRAM)
    arguments.add_argument("parts", nargs="*", metavar="PART")
    asked = arguments.parse_args()
    PROGRAM, QUICK = asked.program, asked.quick
    print("# The papers' claims, measured\n")
    print("Made by `python3 scripts/papers.py > docs/papers.md`. What each paper says, statement by statement, and what is done about it: "
          "`rakus games GAME --paper`, and About on the page. Intervals are at 95 % each; games are played in side-swapped pairs.\n")
    with Server() as SERVER:
        for part in PARTS:
            if not asked.parts or part.__name__ in asked.parts:
                print("\n".join(part()), flush=True)


if __name__ == "__main__":
    main()
