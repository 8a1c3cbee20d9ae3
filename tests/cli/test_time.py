"""--time is a limit on the whole command, and Ctrl-C ends it with what is known by then; both are said."""

import json
import os
import re
import signal
import time

import pexpect
import pytest

from rakus import rakus, terminal

# Each would take minutes, or for ever.
BIG = ["--rules", "pits=8,seeds=6"]
LONG = {
    "truth bantumi": ["truth", "bantumi", *BIG, "--all", "--nodes", "100000000000"],
    "truth pokemon": ["truth", "pokemon", "--all", "--playouts", "1000000000"],
    "truth exodia": ["truth", "exodia", "--playouts", "1000000000"],
    "truth congklak": ["truth", "congklak", "--all", "--nodes", "100000000000"],
    "advise --truth": ["advise", "bantumi", *BIG, "--truth", "--trace"],
    "advise --truth --all-players": ["advise", "congklak", "--truth", "--all-players"],
    "advise --player mcts": ["advise", "bantumi", "--player", "mcts:playouts=100000000"],
    "quality bantumi": ["quality", "bantumi", "--positions", "1000000"],
    "quality congklak": ["quality", "congklak", "--positions", "100000"],
    "counterexamples bantumi": ["counterexamples", "bantumi", *BIG, "--positions", "100000"],
    "counterexamples pokemon": ["counterexamples", "pokemon", "--positions", "100000"],
    "counterexamples --player mcts": ["counterexamples", "bantumi", "--rules", "pits=3,seeds=2", "--positions", "2000", "--player", "mcts:playouts=1000000"],
    "match bantumi": ["match", "bantumi", "--players", "paper,random", "--games", "2000000", "--openings", "8"],
    "match exodia": ["match", "exodia", "--runs", "10000000"],
    "profile bantumi": ["profile", "bantumi", "--players", "paper-chain", "--against", "random", "--games", "2000000", "--openings", "8"],
    "bound exodia": ["bound", "exodia", "--deals", "100000", "--nodes", "20000"],
    "tune bantumi": ["tune", "bantumi", "--trials", "100000", "--holdout", "100000000"],
    "tune pokemon": ["tune", "pokemon", "--trials", "100000"],
    "tune --objective regret": ["tune", "bantumi", "--objective", "regret", "--rules", "pits=4,seeds=4", "--games", "100000", "--holdout", "100000"],
    "tune exodia": ["tune", "exodia", "--trials", "100000", "--holdout", "1000000000"],
}
TABLES = {
    "solve gobblet": ["solve", "gobblet", "--build"],
    "solve bantumi": ["solve", "bantumi", "--build", "--seeds", "24"],
    "solve congklak": ["solve", "congklak", "--build", "--seeds", "16"],
    "solve bantumi --book": ["solve", "bantumi", "--book", "--plies", "8"],
}


def shortest(measure, limit, tries=3):
    """The machine may be busy with other tests: one try that is not disturbed will do, and it may take its share longer."""
    for _ in range(tries):
        seconds, answer = measure()
        seconds /= max(1, os.getloadavg()[0] / os.cpu_count())
        if seconds < limit:
            break
    return seconds, answer


def record_of_a_game(folder):
    """A game on a board whose first plies nobody proves soon."""
    path = os.path.join(folder, "game.rkr")
    assert rakus("match", "bantumi", "--players", "paper,random", "--games", "2", *BIG, "--record", path).code == 0
    return path


@pytest.mark.timed
@pytest.mark.parametrize("name", [*LONG, "review"])
def test_the_whole_command_takes_no_longer_than_told_and_says_that_it_was_cut(name, tmp_path):
    words = ["review", record_of_a_game(tmp_path)] if name == "review" else LONG[name]

    def measure():
        began = time.monotonic()
        answer = rakus(*words, "--time", "1s", "--json", "--db", str(tmp_path / "db"))
        return time.monotonic() - began, answer

    seconds, answer = shortest(measure, 2)
    assert seconds < 2 and answer.code == 0, answer.err
    assert "cut by the time limit" in answer.err or '"cut": "time"' in answer.out
    documents = [json.loads(line) for line in answer.out.splitlines()]
    assert documents and all(d["schema"].startswith("rakus.") for d in documents)
    text = rakus(*words, "--time", "300ms", "--db", str(tmp_path / "db"))
    assert text.code == 0 and text.out and "cut by the time limit" in text.err, text.err


@pytest.mark.timed
@pytest.mark.parametrize("name", [*LONG, "review"])
def test_one_ctrl_c_gives_what_is_known_within_a_second(name, tmp_path):
    words = ["review", record_of_a_game(tmp_path)] if name == "review" else LONG[name]

    def measure():
        child = terminal(*words, "--progress", "none", "--db", str(tmp_path / "db"))
        time.sleep(0.8)
        child.sendintr()
        began = time.monotonic()
        child.expect(pexpect.EOF)
        seconds = time.monotonic() - began
        child.close()
        return seconds, (child.exitstatus, child.signalstatus, child.before)

    seconds, (code, killed, seen) = shortest(measure, 1)
    assert seconds < 1 and code == 130 and killed is None, seen
    assert "interrupted" in seen and len(seen.splitlines()) >= 3, "an answer and the reason"


@pytest.mark.timed
@pytest.mark.parametrize("name", TABLES)
def test_the_making_of_a_table_ends_within_a_second_and_leaves_nothing_half_done(name, tmp_path):
    def measure():
        child = terminal(*TABLES[name], "--progress", "none", "--db", str(tmp_path))
        time.sleep(1.2)
        child.sendintr()
        began = time.monotonic()
        child.expect(pexpect.EOF)
        seconds = time.monotonic() - began
        child.close()
        return seconds, (child.exitstatus, child.before)

    seconds, (code, seen) = shortest(measure, 1)
    assert seconds < 1 and code == 130 and "interrupted" in seen, seen
    assert not [f for _, _, files in os.walk(tmp_path) for f in files if not f.endswith(".lock") and not f.startswith("results.sqlite")]


@pytest.mark.parametrize("words", [["tune", "bantumi", "--trials", "60", "--games", "2000", "--openings", "8", "--holdout", "60000"],
                                   ["counterexamples", "bantumi", "--rules", "pits=4,seeds=4", "--positions", "100000"],
                                   ["tune", "exodia", "--trials", "400", "--holdout", "200000"]], ids=lambda w: " ".join(w[:2]))
def test_what_was_cut_is_gone_on_with_to_the_same_answer(words, tmp_path):
    whole = rakus(*words, "--db", str(tmp_path / "whole"))
    cut = rakus(*words, "--db", str(tmp_path / "cut"), "--time", "300ms")
    assert cut.code == 0 and "to go on: rakus " in cut.err and cut.out != whole.out
    again = rakus(*words, "--db", str(tmp_path / "cut"), "--resume")
    assert again.code == 0 and again.out == whole.out and "blocks are in the journal" in again.err


def test_a_review_that_was_cut_is_gone_on_with_from_what_it_wrote(tmp_path):
    path = record_of_a_game(tmp_path)
    part = tmp_path / "part.rkr"
    child = terminal("review", path, "-o", str(part), "--progress", "none")
    time.sleep(1)
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130 and "[Game" in part.read_text()
    kept = set(re.findall(r"\[%t [^]]+\]", part.read_text()))
    assert kept <= set(re.findall(r"\[%t [^]]+\]", rakus("review", str(part), "--time", "1s").out))


@pytest.mark.timed
def test_a_second_ctrl_c_ends_at_once():
    child = terminal("match", "bantumi", "--players", "mcts:playouts=1000000,paper", "--games", "2", "--progress", "none")
    time.sleep(0.5)
    os.kill(child.pid, signal.SIGINT)
    os.kill(child.pid, signal.SIGINT)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


def test_a_search_of_openings_that_is_cut_says_so():
    answer = rakus("truth", "congklak", "--opening", "--nodes", "100000000000", "--time", "20ms")
    assert answer.code == 0 and "cut by the time limit" in answer.err and "shortest win" in answer.out


def test_regret_of_a_game_without_exact_values_is_refused_with_the_reason():
    answer = rakus("tune", "pokemon", "--objective", "regret", "--time", "5s")
    assert answer.code == 2 and "exact values" in answer.err and "estimates" in answer.err
    assert "taksiran" in rakus("tune", "pokemon", "--objective", "regret", "--lang", "id").err


def test_a_tuned_player_that_is_not_proved_is_not_saved(tmp_path):
    file = tmp_path / "player.json"
    answer = rakus("tune", "bantumi", "--trials", "100000", "--time", "200ms", "--save", str(file), "--db", str(tmp_path))
    assert answer.code == 0 and ("nothing is saved" in answer.err) != file.exists()


def test_a_limit_that_leaves_nothing_to_say_is_not_called_an_interruption(tmp_path):
    words = ["match", "bantumi", "--players", "mcts:playouts=1000000,random", "--games", "20", "--time", "200ms", "--db", str(tmp_path)]
    answer = rakus(*words)
    assert answer.code == 0 and answer.out == "" and "cut by the time limit before anything was known" in answer.err
    assert "interrupted" not in answer.err and "sebelum ada yang diketahui" in rakus(*words, "--lang", "id").err


def test_games_of_a_match_that_was_cut_are_those_that_it_counts(tmp_path):
    words = ["match", "bantumi", "--players", "paper,random", "--games", "20000", "--openings", "12", "--db", str(tmp_path)]
    *games, report = [json.loads(line) for line in rakus(*words, "--time", "150ms", "--jsonl").out.splitlines()]
    assert len(games) == report["games"]
    points = {"1-0": 1, "1/2-1/2": 0.5, "0-1": 0}
    won = sum(points[g["result"]] if g["player1"] == "paper" else 1 - points[g["result"]] for g in games)
    assert won == report["players"][0]["points"]


def test_a_part_of_a_match_is_whole():
    answer = rakus("match", "bantumi", "--games", "8", "--shard", "1/2", "--time", "1s")
    assert answer.code == 2 and answer.out == ""
