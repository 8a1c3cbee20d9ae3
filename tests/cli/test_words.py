"""What people read: reasons, credits, labels, numbers with their nouns. Each says only what is so."""

import re

import pytest
from rakus import rakus

PAPER_POSITION = "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"


def why(game, position, move, *more):
    line = rakus("advise", game, "--pos", position, "--why", move, *more).out.splitlines()
    return [s for s in line if s.startswith(("Why", "Mengapa"))][-1]


def candidates(game, position, *more):
    return {c["move"]: c for c in rakus("advise", game, "--pos", position, "--json", *more).json["candidates"]}


# ---- within one priority the sums decide -------------------------------------------------------------------------


def test_a_shot_that_is_worth_less_than_a_rescue_lost_by_the_sum():
    position = "6.0.6.3.0.4.2.50/0.2.1.0.1.0.0.23 1"
    known = candidates("congklak", position)
    assert known["4"]["priority"] == 2 and known["4"]["total"] == 1
    pick = next(c for c in known.values() if c.get("rank") == 1)
    assert pick["total"] == 2 and known["4"]["why_not"]["by"] == "sum"
    assert why("congklak", position, "4").endswith("has the larger sum, 2 against 1 (shoots -1, saves +2).")
    assert "lebih besar, 2 lawan 1 (menembak -1; menyelamatkan +2)." in why("congklak", position, "4", "--lang", "id")


def test_a_rescue_that_is_worth_less_than_a_steal_lost_by_the_sum_and_is_not_called_rightmost():
    position = "1.0.13.1.3.11.4/2.0.0.1.1.3.8 1"
    sentence = why("bantumi", position, "4")
    assert "Both are P2 (steals; saves)" in sentence and "2 against 1 (steals +2, saves -1)" in sentence
    assert "rightmost" not in sentence


def test_only_the_rightmost_pit_is_called_rightmost():
    known = candidates("bantumi", "0.1.0.2.0.0.21/0.0.0.0.0.9.15 1")
    assert known["4"]["rule"] == "rightmost" and known["2"]["rule"] == "rest"
    assert "of equals the pit further right is taken" in why("bantumi", "0.1.0.2.0.0.21/0.0.0.0.0.9.15 1", "2")


def test_a_row_never_has_a_larger_sum_than_the_pick_of_the_same_priority():
    for game in ("bantumi", "congklak"):
        for moves in ("3 6 1", "1 2", "4", "5 1 2 3"):
            answer = rakus("advise", game, "--moves", moves, "--json")
            if answer.code or "candidates" not in answer.json:
                continue
            advice = answer.json
            pick = next(c for c in advice["candidates"] if c["move"] == advice["pick"])
            for c in advice["candidates"]:
                if c["feasible"] and c["priority"] == pick["priority"]:
                    assert c["total"] <= pick["total"], (game, moves, c["move"])


def test_an_attack_that_ended_the_loop_says_so_and_the_others_are_not_in_c():
    # 20 and 40 damage, 20 HP left: the loop of the paper never comes to the second attack.
    position = "a=hitmonchan~0~FFF;b=-;h=?5;k=40;p=6;x=-/a=machop~30~-;b=-;h=?4;k=41;p=6;x=- 1 t=9 e=0 r=0"
    known = candidates("pokemon", position, "--rules", "pool=base1")
    assert known["attack:1"]["rank"] == 1 and known["attack:1"]["rule"] == "early_stop"
    assert known["attack:2"]["why_not"]["by"] == "early_stop"
    sentence = why("pokemon", position, "attack:2", "--rules", "pool=base1")
    assert sentence.endswith("attack:2 is not in C: the loop stopped at attack:1, which knocks out by its value.")
    other = candidates("pokemon", position, "--rules", "pool=base1", "--player", "paper-no-stop")
    assert other["attack:2"]["rank"] == 1 and other["attack:2"]["rule"] == "knock_out"


# ---- credits -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game, player, credit", [
    ("bantumi", "paper", "(Setiawan 2008)"),
    ("bantumi", "paper:save=0.5", "(after Setiawan 2008)"),
    ("bantumi", "best", "(by Rakus)"),
    ("bantumi", "alphabeta:depth=2", "(a general method)"),
    ("congklak", "best", "(by Rakus)"),
    ("gobblet", "alphabeta:depth=1", "(a general method)"),
    ("pokemon", "gameboy", "(handheld game, 1998)"),
])
def test_a_player_is_credited_to_whom_it_belongs(game, player, credit):
    head = rakus("advise", game, "--player", player).out.splitlines()[0]
    assert credit in head, head


def test_only_players_of_a_paper_carry_its_name():
    for game in rakus("games", "--json").json["games"]:
        for player in game["players"]:
            of_paper = game["paper"] in player["credit"]["en"]
            ours = player["name"] in ("best", "perfect", "expert", "random", "alphabeta", "mcts", "rollout", "tuned")
            assert not (of_paper and ours), (game["name"], player["name"])
            assert player["credit"]["id"]


# ---- numbers and labels ------------------------------------------------------------------------------------------


def test_a_rule_that_did_not_count_keeps_its_weight_and_gives_no_points():
    known = candidates("bantumi", PAPER_POSITION, "--player", "paper:save=0.5")
    for c in known.values():
        for term in c.get("terms", []):
            assert term["weight"] == {"extra_turn": 1, "steal": 1, "save": 0.5, "banked": 0}[term["id"]]
            counts = term.get("counts", True)
            assert term["points"] == (term["weight"] * term["amount"] if counts else 0)


def test_the_last_step_of_a_trace_shows_what_is_left_in_c():
    last = rakus("trace", "bantumi", "--moves", "3 6", "--json").json["steps"][-1]
    assert last["kind"] == "return" and last["S"] and last["C"]
    assert not set(last["C"]) & set(last["S"])


@pytest.mark.parametrize("lang", ["en", "id"])
def test_stores_carry_the_label_of_their_owner(lang):
    bantumi = rakus("advise", "bantumi", "--pos", PAPER_POSITION, "--lang", lang).out
    assert re.search(r"^ *P2 \(19\) +\(11\) P1 *$", bantumi, re.M), bantumi
    congklak = rakus("advise", "congklak", "--pos", "6.0.6.3.0.4.2.50/0.2.1.0.1.0.0.23 1", "--lang", lang).out
    assert re.search(r"^ *P1 \(50\) +\(23\) P2 *$", congklak, re.M), congklak


def test_one_is_singular():
    win = rakus("truth", "gobblet", "--pos", "LL1/3/ll1 1", "--time", "5s").out
    assert "wins in 1 ply" in win and "1 plies" not in win
    assert "menang dalam 1 langkah" in rakus("truth", "gobblet", "--pos", "LL1/3/ll1 1", "--lang", "id", "--time", "5s").out


def test_a_duel_without_cards_left_is_lost_and_nobody_else_has_won():
    three = [card for name in ("RML", "MCE", "UG", "GBS", "RE", "MM", "DWD", "TF", "TTC", "BBS") for card in [name] * 3]
    hand = ".".join(["RA", *three, "ODP", "POD", "TW", "SPG", "SPG"])
    position = f"t=34;h={hand};m=-;f=-;s=-;g=EX.LA.RL;n=0;o=-;d=? 1"  # one card is left, and three pieces are gone
    lost = rakus("play", "exodia", "--pos", position, stdin="end\nend\n")
    assert "player 2" not in lost.out and "result: lost" in lost.out, lost.out + lost.err
    assert "hasil: kalah" in rakus("play", "exodia", "--pos", position, "--lang", "id", stdin="end\nend\n").out


def test_a_chance_to_win_on_this_turn_says_so():
    answer = rakus("truth", "exodia", "--playouts", "200")
    assert "on this turn" in answer.out
    assert rakus("truth", "exodia", "--playouts", "200", "--json").json["truth"]["within"] == "turn"
    assert "pada giliran ini" in rakus("truth", "exodia", "--playouts", "200", "--lang", "id").out
    assert "on this turn" not in rakus("truth", "pokemon", "--playouts", "20").out


def test_examples_say_what_they_are():
    games = {g["name"]: g for g in rakus("games", "--json").json["games"]}
    fig3, fig4 = games["bantumi"]["examples"][:2]
    assert "fits Fig. 3" in fig3["title"]["en"] and "fits Fig. 4" in fig4["title"]["en"]
    known = candidates("bantumi", fig3["position"])
    assert next(c for c in known.values() if c.get("rank") == 1)["decorated"] == "2+"
    assert known["1"]["decorated"] == "1x5"
    assert "reconstructed" in games["gobblet"]["examples"][0]["title"]["en"]


def test_a_score_is_called_the_tables_only_where_there_is_a_table(tmp_path):
    answer = rakus("advise", "gobblet", "--pos", "LL1/3/ll1 1", "--player", "expert", "--json", "--db", str(tmp_path))
    table = any(path.is_file() for path in tmp_path.rglob("*gobblet*"))
    for candidate in answer.json["candidates"]:
        for term in candidate["terms"]:
            assert term["id"] in (("score", "open") if table else ("found", "open"))
            assert term.get("counts", True) == (term["id"] != "open")


def test_one_of_a_thing_is_singular():
    text = rakus("quality", "bantumi", "--rules", "pits=3,seeds=2", "--positions", "10", "--openings", "1").out
    assert "openings of 1 ply" in text
    match = rakus("match", "bantumi", "--players", "paper,random", "--games", "2", "--openings", "1", "--seed", "1")
    assert not re.search(r"\b1 (games|plies|openings|pairs|positions|different openings)\b", text + match.out + match.err)


def test_a_long_set_of_candidates_is_told_in_short_and_whole_on_request():
    words = ["trace", "gobblet"]
    short, whole = rakus(*words).out, rakus(*words, "--wide").out
    assert "C={1@1,1@2,1@3,1@4,1@5,1@6,.. 21 more}" in short and max(map(len, short.splitlines())) < 200
    assert whole.count("3@9") > short.count("3@9") and ".. " not in whole
    assert ".. 21 lagi}" in rakus(*words, "--lang", "id").out
    assert len(rakus(*words, "--json").json["steps"][0]["C"]) == 27


def test_chances_have_two_decimals_and_shares_are_per_cent():
    out = rakus("truth", "exodia", "--all", "--playouts", "100").out
    assert re.findall(r"\d+\.\d\d % on this turn \[\d+\.\d\d, \d+\.\d\d\] n=100", out) and not re.search(r"\d\.\d{3}", out)
    quality = rakus("quality", "bantumi", "--rules", "pits=4,seeds=3", "--positions", "40").out
    assert quality.startswith("Bantumi · player paper")
    assert re.search(r"share of picks that keep the result: \d+\.\d % \[\d+\.\d, \d+\.\d\], n = \d+", quality)
