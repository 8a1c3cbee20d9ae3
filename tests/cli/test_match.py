"""match: the same bytes every way, and progress only where it belongs."""

import pytest
from rakus import rakus, seen_in_terminal, terminal

WORDS = ["match", "bantumi", "--players", "paper,random", "--games", "2000", "--seed", "42"]


def test_the_same_seed_gives_the_same_bytes_for_any_number_of_threads():
    once = rakus(*WORDS, "-j1")
    assert once.code == 0
    assert once.out == rakus(*WORDS, "-j1").out == rakus(*WORDS, "-j2").out == rakus(*WORDS, "-j8").out
    assert rakus(*WORDS, "--json", "-j1").out == rakus(*WORDS, "--json", "-j3").out


def test_the_report_has_games_results_score_interval_seats_and_point_of_view():
    text = rakus(*WORDS).out
    for part in ("2000 games", "W-D-L", "points", "95 % CI", "as first player", "as second player", "point of view of paper", "seed 42"):
        assert part in text
    report = rakus(*WORDS, "--json").json
    paper, random = report["players"]
    assert paper["wins"] + paper["draws"] + paper["losses"] == paper["games"] == 2000
    assert paper["points"] == paper["wins"] + paper["draws"] / 2
    assert paper["score_low"] < paper["score"] < paper["score_high"]
    assert paper["as_first"]["games"] == paper["as_second"]["games"] == 1000
    assert sum(t["games"] for t in report["turns"]) == 2000
    assert sum(paper["pairs"]) == 1000


def test_naming_the_players_in_the_other_order_mirrors_every_number():
    one = rakus(*WORDS, "--json").json["players"]
    other = rakus("match", "bantumi", "--players", "random,paper", "--games", "2000", "--seed", "42", "--json").json["players"]
    assert one == other[::-1]


def test_a_bar_is_drawn_only_on_a_terminal():
    child = terminal("match", "bantumi", "--players", "paper,mcts:playouts=200", "--games", "2000", "--color", "never")
    child.expect(r"match \[", timeout=20)
    child.terminate(force=True)
    assert "\r" not in rakus(*WORDS).err
    assert rakus(*WORDS, "--progress", "none").err == ""
    assert "100 %" in rakus(*WORDS, "--progress", "lines").err


def test_a_tested_condition_that_is_false_exits_5():
    words = ["match", "bantumi", "--players", "random,paper", "--games", "200"]
    assert rakus(*words, "--min-score", "0.9").code == 5
    assert rakus(*words, "--min-score", "0.0").code == 0


def test_two_deterministic_players_from_one_position_are_warned_about():
    answer = rakus("match", "bantumi", "--players", "paper,paper-chain", "--games", "1000", "--openings", "0", "--json")
    assert "only 2 different games" in answer.err
    assert "only 2 different games" in answer.json["warnings"][0]["en"]


def test_several_players_meet_in_a_round_robin_with_weights_of_their_own():
    report = rakus("match", "bantumi", "--players", "paper:steal=2,save=1,paper,random", "--games", "20", "--json").json
    assert [p["name"] for p in report["players"]] == ["paper:steal=2,save=1", "paper", "random"]
    assert all(p["games"] == 40 for p in report["players"])
    assert report["cross"][0][0] is None and report["cross"][0][1]["games"] == 20
