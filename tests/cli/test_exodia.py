"""Exodia: runs of a game for one player, policies as files, decks as data, truth from the view."""

import json
import re

import pytest
from rakus import rakus

START = "t=1;h=EX.RML.UG.TF.GBS;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1"


def test_runs_print_a_rising_chance_to_have_won_and_a_row_for_never():
    text = rakus("match", "exodia", "--players", "paper", "--runs", "10000", "--seed", "1").out
    assert "never" in text and "95 %" in text
    player = rakus("match", "exodia", "--players", "paper", "--runs", "10000", "--seed", "1", "--json").json["players"][0]
    by_turn = [row["p"] for row in player["wins_by_turn"]]
    assert by_turn == sorted(by_turn)
    assert all(row["low"] <= row["p"] <= row["high"] for row in player["wins_by_turn"])
    assert by_turn[-1] + player["never"]["p"] == pytest.approx(1)
    assert sum(t["runs"] for t in player["turns"]) + round(player["never"]["p"] * 10000) == 10000
    assert player["ftk"]["p"] == by_turn[0]


def test_the_same_seed_gives_the_same_bytes_for_any_number_of_threads():
    words = ["match", "exodia", "--players", "paper,community,random", "--runs", "6000", "--seed", "4", "--json"]
    assert rakus(*words, "-j1").out == rakus(*words, "-j2").out == rakus(*words, "-j8").out


def test_both_rule_sets_and_the_rules_in_force_are_in_the_answer():
    assert rakus("match", "exodia", "--players", "paper", "--runs", "100", "--json").json["rules"]["first_draw"] in (1, "1")
    official = rakus("match", "exodia", "--players", "paper", "--runs", "100", "--rules", "official,first_draw=1", "--json").json
    assert official["rules"]["mallet"] == "choose" and official["rules"]["first_draw"] in (1, "1")


def test_a_rejected_card_names_the_rule_of_the_paper_that_forbids_it():
    candidates = {c["move"]: c for c in rakus("advise", "exodia", "--pos", START, "--json").json["candidates"]}
    assert candidates["a:GBS"]["feasible"] is False
    assert candidates["a:GBS"]["reason"]["code"] == "golden_needs_broken"
    assert candidates["a:GBS"]["reason"]["en"].startswith("rule 4")
    assert candidates["e:RML"]["feasible"] is False


def test_with_nothing_feasible_the_turn_ends_and_the_duel_goes_on():
    answer = rakus("advise", "exodia", "--pos", "t=1;h=EX.RA;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1", "--json").json
    assert answer["pick"] == "end"
    assert answer["position_after"].startswith("t=2;")


def test_what_a_draw_would_give_is_not_told_before_it_is_made():
    table = rakus("advise", "exodia", "--pos", START, "--json").json["candidates"]
    assert all("=" not in c.get("decorated", "") for c in table)


def test_tuning_proves_its_gain_on_fresh_shuffles_and_its_file_plays(tmp_path):
    file = tmp_path / "mine.greedy"
    words = ["tune", "exodia", "--objective", "ftk", "--trials", "60", "--holdout", "5000", "--seed", "3"]
    report = rakus(*words, "--save", str(file), "--json").json
    assert report["gain"]["low"] > 0 and report["gain"]["n"] == 5000
    assert file.read_text() == report["file"] and "game exodia" in report["file"]
    assert report["file"].startswith("# rakus tune: objective ftk, seed 3, from community; 60 changes tried")
    player = rakus("match", "exodia", "--players", f"paper,@{file}", "--runs", "3000", "--json").json["players"][1]
    assert player["name"].startswith("tuned-ftk#") and player["against_first"]["ftk_gain"]["mean"] > 0
    assert rakus(*words, "-j1").out == rakus(*words, "-j2").out


def test_a_policy_file_of_earlier_versions_still_plays(tmp_path):
    file = tmp_path / "mine.json"
    file.write_text('{"schema": "rakus.policy/1", "game": "exodia", "name": "mine", "phases": [{"actions": ["n:RML", ["a:UG", "a:ODP"], {"do": "a:RE", "if": ["hand >= 3"]}]}]}')
    player = rakus("match", "exodia", "--players", f"@{file}", "--runs", "50", "--json").json["players"][0]
    assert player["name"] == "mine"
    tuned = rakus("tune", "exodia", "--player", f"@{file}", "--trials", "3", "--holdout", "200", "--json").json
    assert tuned["before"]["player"] == "mine" and "from mine; 3 changes tried" in tuned["file"]


def test_a_policy_that_is_none_is_refused_with_the_place(tmp_path):
    file = tmp_path / "bad.json"
    file.write_text('{"phases": [{"actions": ["a:QQ"]}]}')
    answer = rakus("match", "exodia", "--players", f"@{file}", "--runs", "10")
    assert answer.code == 3 and "phase 1" in answer.err and "a:QQ" in answer.err


def test_a_deck_of_ones_own_is_played_and_a_bad_one_names_its_line(tmp_path):
    deck = tmp_path / "own.txt"
    deck.write_text('win A B\ncard A 0 x1 monster "Left"\ncard B 0 x1 monster "Right"\ncard C 0 x3 spell "Dig"\n  class draw\n  do draw 2\n'
                    'card D 0 x3 spell "Blank"\ncard E 0 x3 spell "Seek"\n  class add\n  do search piece\n')
    assert rakus("cards", "check", "exodia", "--from", str(deck)).code == 0
    player = rakus("match", "exodia", "--players", "paper", "--rules", f"deck=@{deck}", "--runs", "200", "--json").json["players"][0]
    assert player["never"]["p"] == 0
    deck.write_text('win A\ncard A 0 x1 monster "Left"\n  do drwa 2\n')
    bad = rakus("cards", "check", "exodia", "--from", str(deck))
    assert bad.code == 3 and "line 3" in bad.err and "drwa" in bad.err


def test_deck_lists_are_imported_and_unknown_cards_are_named(tmp_path):
    rows = rakus("cards", "list", "exodia", "--json").json["rows"]
    ydk = tmp_path / "paper.ydk"
    ydk.write_text("#main\n" + "".join(f"{r['number']}\n" * r["copies"] for r in rows) + "#extra\n!side\n")
    imported = rakus("cards", "import", "exodia", "--from", str(ydk), "--json").json
    assert imported["cards"] == 40 and imported["format"] == "ydk"
    one = rakus("match", "exodia", "--players", "paper", "--rules", f"deck=@{ydk}", "--runs", "50")
    assert one.code == 0
    ydk.write_text("#main\n70368879\n123\n")
    bad = rakus("cards", "import", "exodia", "--from", str(ydk))
    assert bad.code == 3 and "line 3" in bad.err and "123" in bad.err


def test_hands_are_exact():
    tables = rakus("hands", "exodia", "--json").json["tables"]
    assert sum(r["chance"] for r in tables[1]["rows"]) == pytest.approx(1)
    head = next(r for r in tables[0]["rows"] if r["id"] == "EX")
    assert head["chance"] == pytest.approx(6 / 40)


def test_truth_is_an_estimate_of_the_view_and_the_clairvoyant_bound_is_named_not_playable():
    seen = rakus("truth", "exodia", "--pos", START, "--playouts", "500", "--json").json
    assert seen["truth"]["kind"] == "estimate" and seen["truth"]["n"] == 500 and seen["source"] == "play-outs"
    bound = rakus("truth", "exodia", "--pos", START, "--see", "all", "--time", "2s", "--json").json
    assert "not playable" in bound["source"] and "not playable" in bound["note"]["en"]


def test_a_forty_first_card_is_refused():
    answer = rakus("advise", "exodia", "--pos", START.replace("EX.RML", "EX.EX.RML"))
    assert answer.code == 3 and "field h" in answer.err and len(answer.err.strip().splitlines()) == 1


def test_a_game_for_two_has_no_runs_and_a_game_for_one_no_games():
    assert rakus("match", "bantumi", "--players", "paper,random", "--runs", "10").code == 2
    assert rakus("match", "exodia", "--players", "paper", "--games", "10").code == 2


def test_a_discard_leaves_a_deck_whose_order_is_given_as_it_is():
    rest = {"RML": 3, "MCE": 3, "UG": 2, "TF": 2, "BBS": 3, "GBS": 3, "DWD": 2, "MM": 3, "RE": 3, "TTC": 3, "TW": 1, "SPG": 2}
    grave = ".".join(code for code, n in rest.items() for _ in range(n))
    position = f"t=1;h=DWD.TF.UG.ODP;m=-;f=-;s=-;g={grave};n=0;o=-;d=POD.RA.LA.RL.LL.EX 1"
    for seed in range(1, 13):
        for moves, hand in (("a:DWD ~TF a:UG", "RA ODP POD"), ("a:DWD ~TF a:UG a:ODP", "RA LA POD")):
            answer = rakus("advise", "exodia", "--seed", str(seed), "--pos", position, "--moves", moves)
            assert re.search(rf"hand +{hand}\n", answer.out), (seed, answer.out, answer.err)


def test_the_order_of_the_community_wins_on_turn_1_far_more_often_than_the_papers():
    paper, community, tuned = rakus("match", "exodia", "--players", "paper,community,tuned", "--runs", "20000", "--seed", "1", "--json").json["players"]
    assert paper["ftk"]["high"] < 0.003 and 0.06 < community["ftk"]["p"] < 0.075 and tuned["ftk"]["low"] > community["ftk"]["high"]
    assert community["turns_mean"] < 4.2 < 5.4 < paper["turns_mean"]


@pytest.mark.parametrize("rules, text, times", [("official", "exodia-official", 1.45), ("official,first_draw=1", "exodia-official-draw", 1.4)])
def test_the_learned_player_wins_on_turn_1_about_half_as_often_again_as_the_tuned_text_of_the_rules(rules, text, times):
    text, learned = rakus("match", "exodia", "--rules", rules, "--players", f"@data/players/{text}.greedy,learned", "--runs", "20000", "--seed", "1", "--json").json["players"]
    assert learned["ftk"]["low"] > times * text["ftk"]["p"]


def test_the_papers_own_number_of_priority_stands_beside_ours():
    text = rakus("advise", "exodia", "--example", "opening").out
    assert re.search(r"n:RML +P1 +class 5: main engine +\(5\)", text) and re.search(r"a:TF +P4 .* \(2\)", text)


def test_the_bound_counts_every_deal_and_more_work_decides_more():
    def bound(*words):
        return rakus("bound", "exodia", "--deals", "10", "--seed", "3", *words, "--json").json

    little, more = bound("--nodes", "3000"), bound("--nodes", "30000")
    for b in (little, more):
        assert b["won"] + b["lost"] + b["undecided"] == b["deals"] == 10
        assert b["at_least"]["low"] <= b["at_least"]["p"] == b["won"] / 10 <= b["at_most"]["p"] <= b["at_most"]["high"]
    assert more["won"] >= little["won"] and more["lost"] >= little["lost"] and more["undecided"] < little["undecided"]
    assert bound("--nodes", "3000", "-j1") == little
    best = rakus("match", "exodia", "--players", "tuned", "--runs", "2000", "--json").json["players"][0]["ftk"]
    assert best["high"] < more["at_most"]["high"]


@pytest.mark.parametrize("words, said", [(("bantumi",), "has an opponent"), (("exodia", "--deals", "0"), "expected 1 to"), (("exodia", "--rules", "x=1"), "no rule 'x'")])
def test_a_bound_that_makes_no_sense_is_refused(words, said):
    answer = rakus("bound", *words)
    assert answer.code in (2, 3) and said in answer.err
    assert rakus("bound", *words, "--lang", "id").err != answer.err
