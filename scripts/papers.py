"""What the papers claim, measured: scripts/papers.py [PROGRAM] > docs/papers.md

Every figure comes from a command or a request that stands beside it; the same seed gives the same figures on any machine.
"""

import http.client
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "build", "release", "rakus")
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


def percent(share):
    return f"{100 * share:.1f}"


def interval(p):
    return f"[{percent(p['score_low'])}, {percent(p['score_high'])}]"


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
    yield "The paper's opponent is gone. `paper` against every player of ours, 2000 games, openings of 8 random plies (fewer repeat too often):\n"
    yield command("match", "bantumi", "--players", "paper,OPPONENT", "--games", "2000", "--openings", "8", "--seed", str(SEED))
    yield "| opponent | score % | 95 % CI | as first % | as second % |"
    yield "| --- | ---: | --- | ---: | ---: |"
    for opponent, games in (("random", 2000), ("paper-pseudo", 2000), ("paper-chain", 2000), ("mcts", 200), ("alphabeta", 200),
                            ("best", 2000)):
        p = rakus("match", "bantumi", "--players", f"paper,{opponent}", "--games", str(games), "--openings", "8", "--seed", str(SEED))["players"][0]
        note = "" if games == 2000 else f" ({games} games)"
        yield (f"| `{opponent}`{note} | {percent(p['score'])} | {interval(p)} | {percent(p['as_first']['score'])} | "
               f"{percent(p['as_second']['score'])} |")
    yield "\nFrom the start itself, where two players without chance play one game for each seat:\n"
    yield "| opponent | `paper` first | `paper` second |"
    yield "| --- | --- | --- |"
    for opponent in ("paper-pseudo", "paper-chain", "alphabeta", "best"):
        results = {}
        for first, second, rules, position, moves in recorded("bantumi", f"paper,{opponent}", 2, "--openings", "0"):
            end = SERVER.ask("position", game="bantumi", rules=rules, position=position, moves=moves)["position"]
            stores = [int(half.split()[0].split(".")[-1]) for half in end.split("/")]
            results[first == "paper"] = f"{stores[0]}-{stores[1]}" if first == "paper" else f"{stores[1]}-{stores[0]}"
        yield f"| `{opponent}` | {results[True]} | {results[False]} |"
    yield "\n(own seeds first; in the paper 36-12 as first player.)\n"


def bantumi_rarely():
    yield "## Bantumi 2.5: how rare is the first weakness?\n"
    yield ("The weakness: the pick is an extra turn although another pit steals more than the pick banks. Counted over the choices of `paper` "
           "in 200 games against each opponent (8 random plies first, seed 1), by `advise`:\n")
    yield "| opponent | choices | with that weakness | % | games with at least one % |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    for opponent in ("random", "paper-pseudo", "best", "alphabeta"):
        choices = cases = struck = games = 0
        for first, second, rules, position, moves in recorded("bantumi", f"paper,{opponent}", 200, "--openings", "8"):
            seats = {1: first, 2: second}
            seen = weak = 0
            for ply in range(len(moves)):
                advice = SERVER.ask("advise", game="bantumi", rules=rules, position=position, moves=moves[:ply], player="paper")
                side = int(advice["position"].split()[1])
                if seats[side] != "paper":
                    continue
                seen += 1
                weak += has_weakness(advice)
            games, choices, cases, struck = games + 1, choices + seen, cases + weak, struck + (weak > 0)
        yield f"| `{opponent}` | {choices} | {cases} | {percent(cases / choices)} | {percent(struck / games)} |"
    yield ""


def has_weakness(advice):
    terms = {c["move"]: {t["id"]: t["amount"] for t in c.get("terms", [])} for c in advice["candidates"] if c["feasible"]}
    pick = next(c for c in advice["candidates"] if c["move"] == advice["pick"])
    return pick["rule"] == "extra_turn" and max(t["steal"] for t in terms.values()) > terms[advice["pick"]]["banked"]


def bantumi_repairs():
    yield "## Bantumi 2.5: the repairs that the paper proposes\n"
    yield command("match", "bantumi", "--players", "PLAYER,paper", "--games", "20000", "--openings", "8", "--seed", str(SEED))
    yield "| player | score against `paper` % | 95 % CI |"
    yield "| --- | ---: | --- |"
    for player in ("paper-chain", "paper:order=steal>extra>right", "paper-pseudo", "best"):
        p = rakus("match", "bantumi", "--players", f"{player},paper", "--games", "20000", "--openings", "8", "--seed", str(SEED))["players"][0]
        yield f"| `{player}` | {percent(p['score'])} | {interval(p)} |"
    yield ""


# ---- Congklak ------------------------------------------------------------------------------------------------------


def congklak_scores():
    yield "## Congklak 5: the six printed scores\n"
    yield ("Both opponents are gone. The seeds of `paper` at the end of 100 games for each row, both seats, 4 random plies first; beside them the "
           "paper's three scores:\n")
    yield "| rules | the paper's seeds | opponent here | won % | seeds: 5 % | median | 95 % | share of games with at least the paper's best |"
    yield "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |"
    for preset, printed in (("site1", (38, 36, 30)), ("site2", (67, 52, 80))):
        for opponent in ("random", "paper", "best"):
            own, won = [], 0
            for n, (first, second, rules, position, moves) in enumerate(recorded("congklak", f"paper,{opponent}", 100, "--rules", preset)):
                end = SERVER.ask("position", game="congklak", rules=rules, position=position, moves=moves)["position"]
                stores = [int(half.split()[0].split(".")[-1]) for half in end.split("/")]
                mine = 0 if (first == "paper" and opponent != "paper") or (opponent == "paper" and n % 2 == 0) else 1
                own.append(stores[mine])
                won += stores[mine] > stores[1 - mine]
            own.sort()
            yield (f"| `{preset}` | {', '.join(map(str, printed))} | `{opponent}` | {percent(won / len(own))} | {own[len(own) // 20]} | "
                   f"{own[len(own) // 2]} | {own[-len(own) // 20]} | {percent(sum(s >= max(printed) for s in own) / len(own))} % |")
    yield ""


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


def gobblet_readings():
    yield "## Gobblet: which reading gives TABLE VI\n"
    yield "Rows of the 30 distinct ones whose Fork column comes out (to a hundredth), and the pick of Fork there:\n"
    yield command("advise", "gobblet", "--example", "fig8", "--player", "fork:READING", "--json")
    yield "| reading | option | rows of 30 | pick |"
    yield "| --- | --- | ---: | --- |"
    for words, option in READINGS:
        answer = rakus("advise", "gobblet", "--example", "fig8", "--player", f"fork:{option}" if option else "fork")
        totals = {c["move"]: c["total"] for c in answer["candidates"]}
        rows = sum(abs(totals[move] - fork) < 0.01 for move, (fork, _) in TABLE_SIX.items())
        yield f"| {words} | {f'`{option}`' if option else ''} | {rows} | {answer['pick']} |"
    formula = {c["move"]: c["total"] for c in rakus("advise", "gobblet", "--example", "fig8")["candidates"]}
    gobbles = {c["move"]: c["total"] for c in rakus("advise", "gobblet", "--example", "fig8", "--player", "gobbles")["candidates"]}
    yield (f"\nThe Gobbles column: {sum(gobbles[m] == g for m, (_, g) in TABLE_SIX.items())} of 30; Formula: "
           f"{sum(formula[m] == f + g for m, (f, g) in TABLE_SIX.items())} of 30. The row that no reading gives is 3@8: it prints the number of "
           "cell 6. `connector_lanes=any` gives the same 29 rows, because no move of the figure completes a lane; there the text decides: a "
           "fork is a matter of the next turn (III.A), so a completed lane is none. `far` as a tie-break changes no number; it is off, because "
           "the paper gives it none.\n")


def gobblet_players():
    yield "## Gobblet: Formula, the best of the three?\n"
    words = ["match", "gobblet", "--players", "formula,fork,gobbles,novice", "--games", "2000", "--openings", "4", "--seed", str(SEED)]
    report = rakus(*words)
    yield command(*words)
    yield "| player | score % | 95 % CI |"
    yield "| --- | ---: | --- |"
    for p in sorted(report["players"], key=lambda p: p["rank"]):
        yield f"| `{p['name']}` | {percent(p['score'])} | {interval(p)} |"
    yield ""


def gobblet_quality():
    yield "### Over all positions of the solved game in which there is a choice\n"
    subprocess.run([PROGRAM, "solve", "gobblet", "--build", "-q"], env=ENVIRONMENT, stdout=subprocess.DEVNULL, check=True)
    yield command("quality", "gobblet", "--player", "PLAYER")
    yield "| player | value kept % | immediate wins passed over % |"
    yield "| --- | ---: | ---: |"
    for player in ("formula", "fork", "gobbles", "formula:connector_lanes=any", "fork:connector_lanes=any"):
        yield gobblet_quality_row(player, rakus("quality", "gobblet", "--player", player))
    yield ""


def gobblet_quality_row(player, quality):
    part = next(p for p in quality["parts"] if p["id"] == "all")
    passed = part["wins_passed_over"] / part["wins_at_once"]
    return f"| `{player}` | {percent(part['all']['kept_share'])} | {percent(passed)} |"


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
    words = ["match", "pokemon", "--players", "paper,paper-no-stop,paper:attach=useful,official,gameboy,random", "--games", "2000", "--seed", str(SEED)]
    report = rakus(*words)
    yield "\n" + command(*words)
    yield "| player | score % | 95 % CI |"
    yield "| --- | ---: | --- |"
    for p in sorted(report["players"], key=lambda p: p["rank"]):
        yield f"| `{p['name']}` | {percent(p['score'])} | {interval(p)} |"
    yield ""


def pokemon_decks():
    yield "### The decks against each other\n"
    words = ["match", "pokemon", "--players", "paper", "--decks", "ember,silkwing,tidal,quarry", "--games", "2000", "--seed", str(SEED)]
    report = rakus(*words)
    yield command(*words)
    names = [p["name"] for p in report["players"]]
    yield "| score of the row, % | " + " | ".join(f"`{n}`" for n in names) + " |"
    yield "| --- |" + " ---: |" * len(names)
    for i, name in enumerate(names):
        yield f"| `{name}` | " + " | ".join(percent(c["score"]) if c else "" for c in report["cross"][i]) + " |"
    yield ""


def exodia_turns():
    yield "## Exodia V: as few turns as possible?\n"
    words = ["match", "exodia", "--players", "paper,paper-guarded,community,tuned", "--runs", "100000", "--seed", str(SEED)]
    report = rakus(*words)
    yield command(*words)
    yield "| player | won on turn 1 % | 95 % CI | by turn 3 % | never % | mean turn of the won |"
    yield "| --- | ---: | --- | ---: | ---: | ---: |"
    for p in report["players"]:
        third = max((row["p"] for row in p["wins_by_turn"] if row["turn"] <= 3), default=0)
        yield (f"| `{p['name']}` | {100 * p['ftk']['p']:.2f} | [{100 * p['ftk']['low']:.2f}, {100 * p['ftk']['high']:.2f}] | {percent(third)} | "
               f"{100 * p['never']['p']:.2f} | {p['turns_mean']:.3f} |")
    yield "\nThe paper's pseudo-code as it is printed, and its other readings:\n"
    yield "| rules | won on turn 1 % | never % | mean turn |"
    yield "| --- | ---: | ---: | ---: |"
    for rules in ("strict=1", "literal=1", "ties=library", "ties=random", "duality_class=add", "grasp_class=main", "official"):
        p = rakus("match", "exodia", "--players", "paper", "--runs", "100000", "--seed", str(SEED), "--rules", rules)["players"][0]
        yield f"| `{rules}` | {100 * p['ftk']['p']:.2f} | {100 * p['never']['p']:.2f} | {p['turns_mean']:.3f} |"
    yield ""


PARTS = [bantumi_seats, bantumi_rarely, bantumi_repairs, congklak_scores, gobblet_readings, gobblet_players, gobblet_quality, pokemon_example,
         pokemon_decks, exodia_turns]


def main():
    global SERVER
    print("# The papers' claims, measured\n")
    print("Made by `python3 scripts/papers.py > docs/papers.md`. What each paper says, statement by statement, and what is done about it: "
          "`rakus games GAME --paper`, and About on the page. Intervals are at 95 % each; games are played in side-swapped pairs.\n")
    with Server() as SERVER:
        for part in PARTS:
            if len(sys.argv) > 2 and part.__name__ not in sys.argv[2:]:
                continue
            print("\n".join(part()), flush=True)


if __name__ == "__main__":
    main()
