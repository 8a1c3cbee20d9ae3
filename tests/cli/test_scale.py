"""Threads, shards, ranks and machines: every way of running gives the same bytes."""

import os
import subprocess

import pytest
from lab_runs import MPIRUN, QUICK, needs_mpi
from namespaces import two_machines  # noqa: F401, a fixture
from rakus import PLAIN, PROGRAM, rakus


def test_four_shards_merged_are_the_report_of_the_whole(tmp_path):
    files = [str(tmp_path / f"part{i}.json") for i in range(1, 5)]
    for i, file in enumerate(files, 1):
        assert rakus(*QUICK, "--shard", f"{i}/4", "-o", file).code == 0
    assert rakus("merge", *files).out == rakus(*QUICK).out
    assert rakus("merge", *reversed(files), "--json").out == rakus(*QUICK, "--json").out
    incomplete = rakus("merge", files[0], files[2])
    assert incomplete.code == 3 and "block 1 is missing" in incomplete.err and incomplete.out == ""


def test_journals_of_several_folders_are_merged(tmp_path):
    for i in (1, 2):
        assert rakus(*QUICK, "--shard", f"{i}/2", "--db", str(tmp_path / str(i)), "-o", str(tmp_path / "x")).code == 0
    assert rakus("merge", str(tmp_path / "1"), str(tmp_path / "2")).out == rakus(*QUICK).out


def test_merge_refuses_what_is_no_part(tmp_path):
    file = tmp_path / "part.json"
    for content in ("", "{}", '{"schema":"rakus.shard/1","spec":"x","blocks":{"0":"y"}}', '{"schema":7}'):
        file.write_text(content)
        answer = rakus("merge", str(file))
        assert answer.code == 3 and answer.err.count("\n") == 1, content
    assert rakus("merge").code == 2
    assert rakus(*QUICK, "--shard", "5/4").code == 2


@needs_mpi
def test_ranks_give_the_bytes_of_threads():
    done = subprocess.run([*MPIRUN, "-n", "3", PROGRAM, *QUICK], capture_output=True, text=True, env=PLAIN, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout == rakus(*QUICK).out


SHARED = {
    "match": QUICK,
    "tune by score": ["tune", "bantumi", "--trials", "5", "--games", "40", "--holdout", "200"],
    "tune by regret": ["tune", "bantumi", "--objective", "regret", "--rules", "pits=3,seeds=2", "--trials", "5", "--games", "100", "--holdout", "100"],
    "tune a policy": ["tune", "exodia", "--objective", "ftk", "--trials", "20", "--holdout", "2000"],
    "solve": ["solve", "congklak", "--build", "--rules", "pits=4,seeds=3", "--seeds", "8"],
    "check a table": ["solve", "congklak", "--verify", "--rules", "pits=4,seeds=3", "--seeds", "8"],
    "build by one": ["solve", "bantumi", "--build", "--rules", "pits=4,seeds=3", "--seeds", "7"],
    "check another table": ["solve", "bantumi", "--verify", "--rules", "pits=4,seeds=3", "--seeds", "7"],
    "counterexamples": ["counterexamples", "bantumi", "--rules", "pits=3,seeds=2", "--positions", "100"],
}


@needs_mpi
@pytest.mark.parametrize("words", SHARED.values(), ids=SHARED.keys())
def test_one_rank_two_ranks_and_none_give_the_same_bytes(words):
    alone = rakus(*words).out
    assert alone != ""
    made = table_bytes()
    for ranks in ("1", "2"):
        done = subprocess.run([*MPIRUN, "-n", ranks, PROGRAM, *words], capture_output=True, text=True, env=PLAIN, timeout=120)
        assert (done.returncode, done.stdout) == (0, alone), done.stderr
        assert table_bytes() == made


def table_bytes():
    """The table files in the data folder that these tests have made."""
    folder = os.path.join(PLAIN["XDG_DATA_HOME"], "rakus")
    made = [name for name in os.listdir(folder) if name.endswith((".tab", ".table")) and not name.startswith("gobblet")]
    return {name: open(os.path.join(folder, name), "rb").read() for name in made}


@needs_mpi
def test_a_table_is_built_by_one_rank_which_says_so():
    words = ["solve", "bantumi", "--build", "--rules", "pits=4,seeds=3", "--seeds", "7"]
    done = subprocess.run([*MPIRUN, "-n", "2", PROGRAM, *words], capture_output=True, text=True, env=PLAIN, timeout=120)
    assert (done.returncode, done.stdout) == (0, rakus(*words).out)
    assert "not shared by ranks" in done.stderr


@needs_mpi
def test_only_one_rank_answers_where_there_is_nothing_to_share():
    done = subprocess.run([*MPIRUN, "-n", "2", PROGRAM, "games"], capture_output=True, text=True, env=PLAIN, timeout=60)
    assert done.stdout == rakus("games").out


def test_two_machines_give_the_bytes_of_one(two_machines):  # noqa: F811
    done = subprocess.run([*two_machines, PROGRAM, *QUICK], capture_output=True, text=True, env=PLAIN, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout == rakus(*QUICK).out
