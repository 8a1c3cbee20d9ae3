"""Truth from an empty data folder: exact where a game is solved, limits in work, and an answer that says what cut it."""

import json
import os
import subprocess
import time

import pexpect
import pytest
from rakus import PLAIN, PROGRAM, rakus, terminal

DEEP = "2s/2L/Ls1 1"  # of Gobblet: beyond the book, and no end within a few plies


def truth(*words, **options):
    answer = rakus("truth", *words, "--json", **options)
    assert answer.code == 0, answer.err
    return answer.json


def start(*words):
    return subprocess.Popen([PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=PLAIN)


def seconds(command):
    began = time.monotonic()
    command()
    return time.monotonic() - began


@pytest.mark.parametrize("game, rules, best, moves", [
    ("gobblet", "", {"class": "win", "plies": 13}, 27),
    ("gobblet", "lift=strict", {"class": "win"}, 27),
    ("bantumi", "", {"margin": 10}, 6),
    ("bantumi", "ec=0", {"margin": 8}, 6),
])
def test_the_start_of_a_solved_game_is_exact_from_the_book_at_once(tmp_path, game, rules, best, moves):
    words = [game, "--all", "--db", str(tmp_path / "none")] + (["--rules", rules] if rules else [])
    answer = truth(*words)
    assert answer["source"] == "book" and answer["truth"]["kind"] == "exact" and "cut" not in answer
    assert answer["truth"].items() >= best.items()
    assert len(answer["moves"]) == moves and all(m["truth"]["kind"] == "exact" for m in answer["moves"])
    assert answer["optimum"]["claim"] == "proved"
    assert min(seconds(lambda: truth(*words)) for _ in range(3)) < 0.5  # 0.05 on a quiet machine
    assert not os.path.exists(tmp_path / "none")


def test_gobblet_makes_its_table_when_it_needs_it_and_two_processes_make_it_once(tmp_path):
    words = ("truth", "gobblet", "--pos", DEEP, "--all", "--json", "--db", str(tmp_path), "--progress", "lines")
    first = start(*words)
    while not any(name.endswith(".lock") for name in os.listdir(tmp_path)):
        assert first.poll() is None
        time.sleep(0.02)
    both = [p.communicate(timeout=300) for p in (first, start(*words))]
    answers = [json.loads(out) for out, _ in both]
    for answer in answers:
        assert answer["source"] == "table" and all(m["truth"]["kind"] == "exact" for m in answer["moves"])
    assert answers[0] == answers[1]
    assert "making" in both[0][1] and "making" not in both[1][1] and "waiting for the table" in both[1][1]
    assert os.listdir(tmp_path) == ["gobblet.lift=cover,both=lose.table"]
    again = rakus(*words)
    assert again.json == answers[0] and "making" not in again.err


def test_a_folder_that_cannot_be_written_is_no_obstacle():
    answer = truth("gobblet", "--pos", DEEP, "--db", "/proc/nowhere")
    assert answer["source"] == "table" and answer["truth"]["kind"] == "exact"


def test_a_terminal_sees_the_table_being_made_and_ctrl_c_ends_it_and_leaves_nothing(tmp_path):
    session = terminal("truth", "gobblet", "--pos", DEEP, "--db", str(tmp_path))
    session.expect("making Gobblet's table", timeout=60)
    session.sendintr()
    assert seconds(lambda: session.expect("interrupted", timeout=30)) < 5  # one second on a quiet machine
    session.expect(pexpect.EOF)
    session.close()
    assert session.exitstatus == 130 and os.listdir(tmp_path) == []


def test_a_short_time_is_not_spent_on_the_table_and_the_answer_says_what_would_help(tmp_path):
    answer = truth("gobblet", "--pos", DEEP, "--time", "50ms", "--db", str(tmp_path))
    assert answer["truth"]["kind"] == "unknown" and answer["cut"] == "time"
    assert answer["preparation"]["bytes"] == 364149969
    assert os.listdir(tmp_path) == []


def test_players_that_know_the_truth_need_no_table_beforehand(tmp_path):
    advice = rakus("advise", "gobblet", "--player", "expert", "--json", "--db", str(tmp_path))
    assert advice.code == 0 and advice.json["pick"] == truth("gobblet", "--all")["optimum"]["moves"][0]
    advice = rakus("advise", "bantumi", "--player", "perfect", "--truth", "--json", "--db", str(tmp_path))
    assert advice.json["pick"] == "3" and advice.json["optimum"] == {"claim": "proved", "moves": ["3"]}


def test_bantumi_beyond_the_book_is_exact_from_nothing(tmp_path):
    moves = "3 6 1 2 4 5 1"
    answer = truth("bantumi", "--moves", moves, "--all", "--db", str(tmp_path))
    assert answer["truth"]["kind"] == "exact" and all(m["truth"]["kind"] == "exact" for m in answer["moves"])
    assert answer["truth"]["margin"] == max(m["truth"]["margin"] for m in answer["moves"])
    assert truth("bantumi", "--moves", moves, "--db", str(tmp_path))["truth"] == answer["truth"]


@pytest.mark.parametrize("words", [("exodia",), ("exodia", "--all"), ("pokemon",), ("pokemon", "--all")])
def test_estimates_obey_the_time_inside_the_playouts(words):
    began = time.monotonic()
    answer = truth(*words, "--playouts", "1000000000000", "--time", "1s")
    assert time.monotonic() - began < 10
    assert answer["cut"] == "time" and answer["truth"]["kind"] == "estimate"
    assert 0 < answer["truth"]["n"] < 1000000000000
    assert answer["truth"]["low"] < answer["truth"]["high"]


@pytest.mark.parametrize("words", [
    pytest.param(("bantumi", "--rules", "seeds=6", "--nodes", "50000", "--all"), marks=pytest.mark.long),
    ("congklak", "--nodes", "50000", "--all"),
    ("exodia", "--playouts", "500"),
])
def test_limits_in_work_give_the_same_answer_on_a_busy_machine(words):
    quiet = truth(*words)
    busy = [start("truth", *words, "--json") for _ in range(4)]
    assert all(json.loads(p.communicate(timeout=200)[0]) == quiet for p in busy)
    if "--nodes" in words:
        assert quiet["cut"] == "work"


def test_bounds_claim_nothing_that_is_not_proved():
    answer = truth("bantumi", "--rules", "seeds=6", "--nodes", "20000", "--all")
    lows, highs = ([m["truth"].get(end, m["truth"].get("margin")) for m in answer["moves"]] for end in ("low", "high"))
    assert any(low < high for low, high in zip(lows, highs))
    for m, low, high in zip(answer["moves"], lows, highs):
        others = [h for o, h in zip(answer["moves"], highs) if o is not m]
        assert m["best"] == ("no" if high < max(lows) else "proved" if low >= max(others) else "possible")
        assert (m["verdict"] == "") == (m["best"] != "no")
    assert answer["optimum"]["claim"] == "possible" and len(answer["optimum"]["moves"]) > 1


def test_the_help_names_the_limits():
    help_text = " ".join(rakus("truth", "--help").out.split())
    assert "--nodes" in help_text and "--playouts" in help_text and "no limit in time" in help_text
