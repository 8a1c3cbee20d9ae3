"""advise, trace and truth: the table and the JSON tell the same."""

import json
import re

import pytest
from rakus import rakus

GAMES = [g["name"] for g in rakus("games", "--json").json["games"]]
PAPER_POSITION = "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"


def by_move(advice):
    return {c["move"]: c for c in advice["candidates"]}


@pytest.mark.parametrize("game", GAMES)
def test_the_pick_is_a_feasible_candidate_and_the_table_shows_the_same(game):
    advice = rakus("advise", game, "--json").json
    assert advice["schema"] == "rakus.advise/1" and advice["game"] == game
    pick = by_move(advice)[advice["pick"]]
    assert pick["feasible"] and pick["rank"] == 1
    table = rakus("advise", game).out
    starred = [line for line in table.splitlines() if re.match(r"\s+\*\s", line)]
    assert starred[0].split()[1] == pick["decorated"]
    for candidate in advice["candidates"]:
        if candidate["feasible"]:
            assert abs(sum(t["points"] for t in candidate["terms"]) - candidate["total"]) < 1e-9
        else:
            assert candidate["reason"]["en"] and candidate["reason"]["id"]
            assert candidate["reason"]["en"] in table


def test_the_position_of_section_2_5_is_judged_as_on_the_rules_page():
    advice = rakus("advise", "bantumi", "--pos", PAPER_POSITION, "--player", "paper", "--truth", "--json").json
    candidates = by_move(advice)
    assert advice["pick"] == "2"
    assert {m: candidates[m]["truth"]["margin"] for m in "2431"} == {"2": -4, "4": 4, "3": -4, "1": -10}
    assert all(candidates[m]["truth"]["kind"] == "exact" for m in "2431")
    assert candidates["2"]["verdict"] == "??" and candidates["2"]["loss"] == 8
    assert candidates["2"]["priority"] == 1 and candidates["4"]["priority"] == 2 and candidates["3"]["priority"] == 3
    for move in "56":
        assert not candidates[move]["feasible"] and candidates[move]["reason"]["code"] == "empty_pit"


def test_why_this_and_not_that_is_answered():
    table = rakus("advise", "bantumi", "--pos", PAPER_POSITION, "--truth").out
    assert "Why 2 and not 4? P1 (extra turn) comes before P2 (steals)." in table
    assert "8 seeds lost" in table
    assert "Why 2 and not 1?" in rakus("advise", "bantumi", "--pos", PAPER_POSITION, "--why", "1").out
    assert "empty" in rakus("advise", "bantumi", "--pos", PAPER_POSITION, "--why", "5").out
    assert rakus("advise", "bantumi", "--why", "77").code == 3


def test_a_turn_of_several_moves_has_its_steps():
    advice = rakus("advise", "bantumi", "--json").json
    assert [s["pick"] for s in advice["steps"]] == ["3", "6"]
    assert "choice 2/2" in rakus("advise", "bantumi", "--trace").out


def test_all_players_are_shown():
    players = rakus("advise", "bantumi", "--all-players", "--json").json["players"]
    assert [p["player"] for p in players][:3] == ["paper", "paper-pseudo", "paper-chain"]


def test_weights_of_a_player_can_be_set_and_read_from_a_file(tmp_path):
    file = tmp_path / "bold.json"
    file.write_text('{"player": "paper", "weights": {"steal": 2}}')
    position = ["--pos", "1.0.0.0.3.0.18/1.0.0.0.3.0.22 1", "--json"]
    assert rakus("advise", "bantumi", *position).json["pick"] == "5"
    assert rakus("advise", "bantumi", *position, "--player", "paper:steal=2").json["pick"] == "1"
    answer = rakus("advise", "bantumi", *position, "--player", f"@{file}").json
    assert answer["pick"] == "1" and answer["player"] == "paper:steal=2"
    file.write_text('{"weights": 3}')
    assert rakus("advise", "bantumi", *position, "--player", f"@{file}").code == 3


@pytest.mark.parametrize("game", GAMES)
def test_positions_that_are_printed_are_accepted(game, tmp_path):
    advice = rakus("advise", game, "--json").json
    position = advice["position" if advice.get("imagined") else "position_after"]  # of hidden cards one's own view
    direct = rakus("advise", game, "--pos", position, "--json")
    assert direct.code == 0
    file = tmp_path / "position.txt"
    file.write_text(position + "\n")
    assert rakus("advise", game, "--pos", f"@{file}", "--json").out == direct.out
    assert rakus("advise", game, "--pos", "-", "--json", stdin=position).out == direct.out


@pytest.mark.parametrize("game", GAMES)
def test_the_position_after_the_advised_turn_is_accepted_too(game):
    """In Pokemon's set-up it is then the other's turn to choose, from a hand that this seat has not seen."""
    for seed in ("1", "2", "3"):
        advice = rakus("advise", game, "--seed", seed, "--json").json
        again = rakus("advise", game, "--pos", advice["position_after"], "--json")
        assert again.code == 0, again.err


@pytest.mark.parametrize("game", GAMES)
def test_the_trace_ends_in_the_advised_turn(game):
    steps = [json.loads(line) for line in rakus("trace", game, "--jsonl").out.splitlines()]
    assert [s["step"] for s in steps] == list(range(1, len(steps) + 1))
    assert steps[0]["kind"] == "init" and steps[-1]["kind"] == "return"
    advice = rakus("advise", game, "--json").json
    assert steps[-1]["S"] == [s["pick"] for s in advice.get("steps", [advice])]
    assert rakus("trace", game).out.count("\n") == len(steps) + 8


def test_truth_is_exact_or_says_between_what():
    small = rakus("truth", "bantumi", "--rules", "pits=4,seeds=4", "--json").json
    assert small["truth"] == {"kind": "exact", "class": "win", "margin": 2, "unit": "seeds"}
    short = rakus("truth", "bantumi", "--rules", "seeds=6", "--time", "1ms", "--require-exact", "--json")
    assert short.code == 4
    assert short.json["truth"]["kind"] == "bounds" and short.json["truth"]["low"] < short.json["truth"]["high"]
    assert short.json["cut"] == "time" and "time limit" in short.err


def test_the_line_of_best_play_leads_to_the_value():
    report = rakus("truth", "bantumi", "--pos", PAPER_POSITION, "--json").json
    played = rakus("play", "bantumi", "--pos", PAPER_POSITION, "--vs", "human", "--json", stdin="\n".join(report["line"])).json
    first, second = played["position"].split(" ")[0].split("/")
    assert int(first.split(".")[-1]) - int(second.split(".")[-1]) == report["truth"]["margin"] == 4
    assert played["outcome"] == 1


def test_perft_counts_are_the_published_ones():
    assert rakus("perft", "bantumi", "--depth", "5").out == "1 6\n2 35\n3 185\n4 942\n5 4685\n"
    assert rakus("perft", "bantumi", "--depth", "5", "--rules", "ec=0").out.endswith("5 4690\n")


@pytest.mark.parametrize("lang, sentence", [("en", "cards unseen so far are imagined"), ("id", "kartu yang belum terlihat dibayangkan")])
@pytest.mark.parametrize("game", ["exodia", "pokemon", "bantumi"])
def test_all_players_say_which_turns_are_imagined(game, lang, sentence):
    words = ["advise", game, "--all-players"]
    imagined = [p.get("imagined", False) and len(p["steps"]) > 1 for p in rakus(*words, "--json").json["players"]]
    assert any(imagined) == (game != "bantumi")
    assert (sentence in rakus(*words, "--lang", lang).out) == any(imagined)


def test_the_limit_that_an_answer_names_can_be_raised():
    """What says "--nodes raises it" takes --nodes."""
    few = rakus("advise", "congklak", "--truth", "--nodes", "20000", "--json").json
    assert few["cut"] == "work"
    told = rakus("advise", "congklak", "--truth", "--nodes", "20000")
    assert "--nodes raises it" in told.err and told.code == 0
    assert rakus("advise", "pokemon", "--truth", "--playouts", "30", "--json").json["candidates"][0]["truth"]["n"] == 30


def test_a_column_of_exact_and_measured_truths_is_called_neither():
    mixed = rakus("advise", "pokemon", "--example", "3.3", "--truth", "--json").json["candidates"]
    assert {c["truth"]["kind"] for c in mixed if c["feasible"]} == {"exact", "estimate"}
    title = next(line for line in rakus("advise", "pokemon", "--example", "3.3", "--truth").out.splitlines() if " prio " in line)
    assert "truth" in title and "estimate" not in title and "exact" not in title
    assert "truth (exact)" in rakus("advise", "bantumi", "--pos", PAPER_POSITION, "--truth").out


def test_the_objective_is_that_of_the_player_who_made_the_turn():
    """The own store, whoever is to move after the turn; Gobblet's value is mirrored with the side."""
    for game, moves in (("bantumi", "3 6 2 1"), ("bantumi", ""), ("congklak", "")):
        advice = rakus("advise", game, "--moves", moves, "--json").json
        rows = advice["position_after"].split(" ")[0].split("/")
        mover = int(advice["position"].split(" ")[1])
        assert advice["objective"] == int(rows[mover - 1].split(".")[-1]), (game, moves)
    one = rakus("advise", "gobblet", "--player", "formula", "--pos", "M2/1L1/s1l 1", "--json").json
    two = rakus("advise", "gobblet", "--player", "formula", "--pos", "m2/1l1/S1L 2", "--json").json
    assert one["pick"] == two["pick"] and one["objective"] == two["objective"] > 0
