"""Bantumi solved: exact values from the command line, table files that survive accidents, the quality of players."""

import os
import random
import signal
import subprocess
import time

import pytest
from rakus import PROGRAM, rakus

SMALL = ["--rules", "pits=4,seeds=3"]
# The three fair starts of one moved seed (Neller and Neller, "FairKalah: Towards Fair Mancala Play", 2022).
FAIR_STARTS = ["4.4.5.4.3.4.0/4.4.4.4.4.4.0 1", "4.4.5.4.4.4.0/4.3.4.4.4.4.0 1", "4.5.4.4.4.4.0/4.4.3.4.4.4.0 1"]


def values(*words):
    answer = rakus("truth", "bantumi", "--all", "--json", *words, timeout=300)
    assert answer.code == 0, answer.err
    assert answer.json["truth"]["kind"] == "exact"
    return [m["truth"]["margin"] for m in answer.json["moves"]]


def test_all_six_first_moves_are_exact_in_both_variants():
    assert values("--time", "300s") == [-14, -8, 10, -2, -6, 4]
    assert values("--rules", "ec=0", "--time", "300s") == [-14, -10, 8, -2, -8, 4]


@pytest.mark.parametrize("start", FAIR_STARTS)
def test_a_fair_start_is_a_draw(start):
    truth = rakus("truth", "bantumi", "--pos", start, "--time", "300s", "--json", timeout=300).json["truth"]
    assert (truth["kind"], truth["margin"]) == ("exact", 0)


def test_the_answer_with_a_stored_table_is_the_answer_without(tmp_path):
    pos = ["--pos", "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"]
    built = rakus("solve", "bantumi", "--build", "--seeds", "12", "--db", str(tmp_path), "--json")
    assert built.code == 0 and built.json["positions"] == 2704156
    assert values(*pos, "--db", str(tmp_path)) == values(*pos, "--db", str(tmp_path / "none")) == [-10, -4, -4, 4]


def test_a_build_killed_at_any_moment_leaves_no_broken_file(tmp_path):
    rng = random.Random(1)
    build = [PROGRAM, "solve", "bantumi", "--build", "--seeds", "14", "--db", str(tmp_path), "--progress", "none"]
    for _ in range(12):
        job = subprocess.Popen(build, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(rng.uniform(0, 0.5))
        job.send_signal(signal.SIGKILL)
        job.wait()
        info = rakus("solve", "bantumi", "--info", "--seeds", "14", "--db", str(tmp_path))
        assert info.code in (0, 3), info.err  # a whole table or none, never a broken one
        if info.code == 3:
            assert "--build" in info.err
    assert rakus("solve", "bantumi", "--build", "--seeds", "14", "--db", str(tmp_path)).code == 0
    assert rakus("solve", "bantumi", "--verify", "--seeds", "14", "--db", str(tmp_path), "--json").json["inconsistencies"] == 0


def table_file(folder):
    (name,) = [n for n in os.listdir(folder) if n.endswith(".table")]
    return folder / name


@pytest.mark.parametrize("harm", ["cut", "alter"])
def test_a_harmed_table_is_refused_and_truth_answers_without_it(tmp_path, harm):
    assert rakus("solve", "bantumi", "--build", "--seeds", "10", "--db", str(tmp_path)).code == 0
    path = table_file(tmp_path)
    data = bytearray(path.read_bytes())
    if harm == "cut":
        del data[-1:]
    else:
        data[len(data) // 2] ^= 1
    path.write_bytes(data)
    assert rakus("solve", "bantumi", "--info", "--db", str(tmp_path)).code == 3
    answer = rakus("truth", "bantumi", "--pos", "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1", "--db", str(tmp_path), "--json")
    assert answer.code == 0 and answer.json["truth"]["margin"] == 4 and answer.json["note"]


def test_the_quality_of_a_sample_is_the_same_on_any_number_of_threads():
    one, two = (rakus("quality", "bantumi", *SMALL, "--positions", "200", "-j", jobs, "--json").out for jobs in "12")
    assert one == two


def test_perfect_gives_nothing_away_and_paper_does():
    perfect, paper = (rakus("quality", "bantumi", *SMALL, "--player", p, "--positions", "200", "--json").json["parts"] for p in ("perfect", "paper"))
    assert [part["id"] for part in paper] == ["games", "random"]
    for part in perfect:
        assert part["lost_per_move"]["mean"] == 0 and part["all"]["kept_share"] == 1
    for part in paper:
        assert 0 < part["lost_per_move"]["low"] < part["lost_per_move"]["mean"] < part["lost_per_move"]["high"]


def test_too_large_a_sample_is_refused():
    answer = rakus("quality", "bantumi", "--positions", "1000001")
    assert answer.code == 2 and "1000000" in answer.err


def test_a_board_too_large_for_exact_values_is_refused():
    answer = rakus("quality", "bantumi", "--rules", "pits=8,seeds=8")
    assert answer.code == 2 and "48 seeds" in answer.err
