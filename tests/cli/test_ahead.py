"""Greedy that looks ahead, over any base, and how a fixed player can be beaten."""

import json

import pytest
from rakus import rakus

SMALL = ["--rules", "pits=3,seeds=2"]


def candidates(answer):
    return {c["move"]: c for c in answer.json["candidates"]}


def test_advice_of_rollout_tells_the_gain_its_interval_and_the_reason_of_the_base():
    answer = rakus("advise", "bantumi", "--player", "rollout:playouts=8,soften=0.1", "--json")
    for c in candidates(answer).values():
        terms = {t["id"]: t["amount"] for t in c["terms"]}
        assert terms["gain_low"] <= terms["gain"] <= terms["gain_high"]
        assert "lead" in terms, "what the base thinks of it"
        assert c["rule"] in ("sure_gain", "base", "unsure", "same_end")
    base = rakus("advise", "bantumi", "--player", "best", "--json").json["pick"]
    assert candidates(answer)[base]["rule"] == "base"


def test_rollout_gives_the_same_bytes_for_the_same_seed_in_every_game():
    for game in ("bantumi", "congklak", "gobblet", "exodia", "pokemon"):
        words = ["advise", game, "--player", "rollout:playouts=6", "--seed", "3", "--json"]
        assert rakus(*words).out == rakus(*words).out != ""


@pytest.mark.parametrize("player, name", [
    ("rollout", "rollout"), ("rollout:base=best", "rollout"), ("rollout:base=paper", "rollout:base=paper"),
    ("rollout:base=paper,guard=2,steal=3", "rollout:base=paper,steal=3,guard=2"),
])
def test_what_is_none_of_its_own_weights_is_its_bases(player, name):
    assert rakus("advise", "bantumi", "--player", player, "--json").json["player"] == name


def test_a_file_can_be_the_base(tmp_path):
    weights = tmp_path / "mine.json"
    weights.write_text(json.dumps({"player": "paper", "weights": {"steal": 3}}))
    answer = rakus("advise", "bantumi", "--player", f"rollout:base=@{weights},guard=2", "--json")
    assert answer.json["player"] == "rollout:base=paper,steal=3,guard=2"
    shipped = rakus("players", "show", "bantumi", "hemat").out
    text = tmp_path / "mine.greedy"
    text.write_text(shipped)
    answer = rakus("advise", "bantumi", "--player", f"rollout:base=@{text}", "--json")
    assert answer.code == 0, answer.err
    assert answer.json["player"].startswith("rollout:base=mine.greedy{")
    both = rakus("match", "bantumi", "--players", f"rollout:base=@{text},@{text}", "--games", "20", "--json")
    assert both.code == 0, both.err


@pytest.mark.parametrize("player", ["rollout:base=nobody", "rollout:base=rollout", "rollout:base=paper,stel=1", "rollout:guard=-1"])
def test_a_base_that_is_none_is_refused(player):
    answer = rakus("advise", "bantumi", "--player", player)
    assert answer.code in (2, 3) and answer.out == "" and answer.err.count("\n") == 1


@pytest.mark.parametrize("game, player", [("bantumi", "paper"), ("bantumi", "best"), ("congklak", "paper"), ("congklak", "best")])
def test_exploit_gives_a_line_that_replays(game, player):
    report = rakus("exploit", game, "--player", player, *SMALL, "--json").json
    assert report["schema"] == "rakus.exploit/1" and [s["seat"] for s in report["seats"]] == [1, 2]
    for seat in report["seats"]:
        assert seat["replayed"] and seat["truth"]["kind"] == "exact"
        shown = rakus("show", game, *SMALL, "--moves", " ".join(seat["line"]), "--json").json
        assert shown["outcome"] is not None


def test_exploit_looks_from_one_seat_alone_when_asked():
    both = rakus("exploit", "bantumi", "--player", "paper", *SMALL, "--json").json["seats"]
    for seat in (1, 2):
        assert rakus("exploit", "bantumi", "--player", "paper", *SMALL, "--seat", str(seat), "--json").json["seats"] == [both[seat - 1]]
    wrong = rakus("exploit", "bantumi", *SMALL, "--seat", "3")
    assert wrong.code == 2 and "--seat 3" in wrong.err


def test_exploit_beats_every_player_of_the_paper_in_few_moves():
    for player in ("formula", "fork", "gobbles"):
        for seat in rakus("exploit", "gobblet", "--player", player, "--json").json["seats"]:
            assert seat["replayed"] and 3 <= seat["moves"] <= 6 and seat["ways"] > 0
            end = rakus("show", "gobblet", "--moves", " ".join(seat["line"]), "--json").json["outcome"]
            assert end == (1 if seat["seat"] == 1 else -1)


def test_exploit_takes_texts_and_speaks_both_languages(tmp_path):
    text = tmp_path / "mine.greedy"
    text.write_text(rakus("players", "show", "bantumi", "paper").out)
    mine, paper = (rakus("exploit", "bantumi", "--player", p, *SMALL, "--json").json for p in (f"@{text}", "paper"))
    for a, b in zip(mine["seats"], paper["seats"]):
        assert a["line"] == b["line"] and a["truth"] == b["truth"]
    english, indonesian = (rakus("exploit", "bantumi", *SMALL, "--lang", lang).out for lang in ("en", "id"))
    assert "against it as player 1" in english and "melawannya sebagai pemain 1" in indonesian


def test_exploit_within_limits_gives_bounds_and_says_why():
    exact = rakus("exploit", "bantumi", "--player", "paper", "--json").json
    cut = rakus("exploit", "bantumi", "--player", "paper", "--nodes", "50", "--json")
    assert cut.code == 0 and "--nodes" in cut.err
    for whole, part in zip(exact["seats"], cut.json["seats"]):
        assert part["truth"]["kind"] == "bounds" and part["replayed"]
        assert part["truth"]["low"] <= whole["truth"]["margin"] <= part["truth"]["high"]


@pytest.mark.parametrize("words", [["bantumi", "--player", "random"], ["bantumi", "--player", "rollout"], ["pokemon"], ["exodia"]])
def test_exploit_refuses_players_that_draw_lots_and_games_with_chance(words):
    answer = rakus("exploit", *words)
    assert answer.code == 2 and answer.out == "" and answer.err.count("\n") == 1


def test_profile_meets_the_reference_with_every_budget_and_plays_the_match_that_match_plays(tmp_path):
    words = ["--games", "20", "--seed", "3", "--rules", "pits=4,seeds=3"]
    profile = rakus("profile", "bantumi", "--players", "alphabeta,paper-chain", "--against", "best", "--budgets", "8,1", *words,
                    "--plot", str(tmp_path), "--json").json
    assert [(e["player"], e["knob"], e["budget"]) for e in profile["entrants"]] == [
        ("alphabeta", "depth", 1), ("alphabeta", "depth", 8), ("paper-chain", None, None)]
    match = rakus("match", "bantumi", "--players", "best,alphabeta:depth=1,alphabeta:depth=8,paper-chain", "--gauntlet", *words, "--json").json
    for entrant, player in zip(profile["entrants"], match["players"][1:]):
        assert (entrant["games"], entrant["score"]["mean"]) == (player["games"], player["score"])
        assert entrant["score"]["low"] == player["score_low"] and entrant["rating"]["mean"] == player["elo"]
        assert entrant["cpu_ms_a_choice"] > 0 and entrant["choices_timed"] >= 4
    slow, fast = profile["entrants"][1], profile["entrants"][0]
    assert slow["cpu_ms_a_choice"] > fast["cpu_ms_a_choice"], "eight plies take longer than one"
    assert fast["elo_per_doubling_to_next"]["low"] <= fast["elo_per_doubling_to_next"]["mean"]
    assert (tmp_path / "profile.svg").read_text().startswith("<svg") and (tmp_path / "profile.csv").read_text().count("\n") == 4


@pytest.mark.parametrize("words, said", [(("exodia", "--players", "rollout"), "no opponent"), (("bantumi",), "no player named"),
                                         (("bantumi", "--players", "mcts", "--budgets", "0"), "numbers from 1 on"),
                                         (("bantumi", "--players", "mcts", "--against", "nobody"), "no player 'nobody'"),
                                         (("bantumi", "--players", "mcts", "--games", "3"), "an even number")])
def test_profile_refuses_what_it_cannot_measure(words, said):
    answer = rakus("profile", *words)
    assert answer.code == 2 and said in answer.err
    assert rakus("profile", *words, "--lang", "id").err != answer.err
