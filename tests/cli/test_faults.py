"""Every write, sync, open, close and rename of the journal, the writer and the tables fails once in turn, and allocations all
along: the program never lies, leaves nothing behind, and goes on afterwards."""

import errno
import json
import os
import shutil
import subprocess

import pytest

from rakus import PLAIN, PROGRAM, rakus

HERE = os.path.dirname(os.path.abspath(__file__))
RUN = ["match", "bantumi", "--players", "paper,random", "--games", "20", "--seed", "3", "-j1"]
FAULTS = {"write": errno.ENOSPC, "sync": errno.EIO, "open": errno.EMFILE, "close": errno.EIO, "rename": errno.EIO}
TABLE = ["solve", "bantumi", "--build", "--seeds", "6", "--rules", "pits=4,seeds=3", "-j1"]
ASKED = ["truth", "bantumi", "--rules", "pits=4,seeds=3", "--pos", "0.1.0.2.9/1.0.1.0.10 1", "--all", "--json"]
WRITERS = {"tune --save": ["tune", "bantumi", "--rules", "pits=3,seeds=2", "--trials", "2", "--games", "4", "--holdout", "8", "-j1", "--save", "FILE"],
           "match --plot": ["match", "bantumi", "--players", "paper,random", "--games", "20", "-j1", "--plot", "FILE"],
           "cards import -o": ["cards", "list", "exodia", "-o", "FILE"]}
BEFORE_MAIN = 100  # allocations of the libraries, before the program begins
SAMPLE = 24


@pytest.fixture(scope="module")
def faults(tmp_path_factory):
    library = tmp_path_factory.mktemp("faults") / "faults.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(library), os.path.join(HERE, "faults.c"), "-ldl"], check=True)
    return str(library)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("undisturbed")
    assert rakus(*RUN, "--db", str(folder / "db"), "--record", str(folder / "games.rkr"), "-o", str(folder / "report")).code == 0
    return (folder / "report").read_text(), (folder / "games.rkr").read_text()


def spoiled(library, fault, n, folder, words):
    """The command with one fault; answers how it ended, and which file the fault met ("" for none), or None if it did not happen."""
    mark = folder / "mark"
    env = {**PLAIN, "LD_PRELOAD": library, "RAKUS_FAULT": f"{fault}:{n}:{FAULTS.get(fault, errno.ENOMEM)}", "RAKUS_FAULT_MARK": str(mark)}
    done = subprocess.run([PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, timeout=60)
    met = mark.read_text() if mark.exists() else None
    mark.unlink(missing_ok=True)
    return done, met


def disturbed(library, fault, n, folder):
    return spoiled(library, fault, n, folder, [*RUN, "--db", str(folder / "db"), "--record", str(folder / "games.rkr"), "-o", str(folder / "report")])


def calls_of(library, fault, folder, words):
    """How many such calls the command makes."""
    env = {**PLAIN, "LD_PRELOAD": library, "RAKUS_FAULT": f"{fault}:999999999:1", "RAKUS_FAULT_COUNT": str(folder / "count")}
    subprocess.run([PROGRAM, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env, timeout=60)
    return int((folder / "count").read_text())


def check_match(library, fault, n, undisturbed, folder):
    """Answers whether the fault happened and whether it was told."""
    report, games = undisturbed
    folder.mkdir()
    (folder / "report").write_text("before")
    done, met = disturbed(library, fault, n, folder)
    where = f"{fault} {n}: exit {done.returncode}: {done.stderr}"
    assert done.returncode in (0, 1), where
    if done.returncode == 0:
        assert (folder / "report").read_text() == report and (folder / "games.rkr").read_text() == games, where
    else:
        assert "rakus: " in done.stderr and (folder / "report").read_text() in ("before", report), where
    assert not [name for name in os.listdir(folder) if name.endswith(".draft")], where
    again = rakus(*RUN, "--db", str(folder / "db"), "--resume")
    assert (again.code == 0 and again.out == report) or (again.code == 3 and "no such run" in again.err), where + again.err
    assert rakus(*RUN, "--db", str(folder / "db")).out == report, where
    shutil.rmtree(folder)
    return met is not None, done.returncode != 0


@pytest.mark.parametrize("fault", FAULTS)
def test_the_nth_call_of_a_match_fails_and_nothing_false_is_said(fault, faults, undisturbed, tmp_path):
    n = said = 0
    while True:
        n += 1
        happened, told = check_match(faults, fault, n, undisturbed, tmp_path / "run")
        if not happened:
            break
        said += told
    assert n > 1 and (said > 0 or fault == "close"), "the fault was met"


def test_memory_that_runs_out_in_a_match_is_said_and_the_match_goes_on(faults, undisturbed, tmp_path):
    words = [*RUN, "--db", str(tmp_path / "db"), "--record", str(tmp_path / "games.rkr"), "-o", str(tmp_path / "report")]
    all_calls = calls_of(faults, "memory", tmp_path, words)
    assert all_calls > 1000
    told = 0
    for i in range(SAMPLE):
        n = BEFORE_MAIN + i * (all_calls - BEFORE_MAIN) // SAMPLE
        told += check_match(faults, "memory", n, undisturbed, tmp_path / "run")[1]
    assert told > SAMPLE // 2


@pytest.mark.parametrize("fault", [*FAULTS, "memory"])
def test_a_table_that_cannot_be_written_is_said_and_none_is_left_half_done(fault, faults, tmp_path):
    expected = rakus(*ASKED, "--db", str(tmp_path / "none")).json["moves"]
    calls = calls_of(faults, fault, tmp_path, [*TABLE, "--db", str(tmp_path / "counted")])
    numbers = range(1, calls + 1) if fault != "memory" else range(BEFORE_MAIN, calls, max(1, calls // SAMPLE))
    for n in numbers:
        folder = tmp_path / "run"
        folder.mkdir()
        db = ["--db", str(folder / "db")]
        done, met = spoiled(faults, fault, n, folder, [*TABLE, *db])
        where = f"{fault} {n}: exit {done.returncode}: {done.stderr}"
        assert done.returncode in (0, 1) and (done.returncode == 0 or "rakus: " in done.stderr), where
        if met and ".draft" in met:  # a table that may not be whole is not announced
            assert done.returncode == 1 and "cannot be written" in done.stderr, where
        left = os.listdir(folder / "db") if (folder / "db").exists() else []
        assert not [name for name in left if name.endswith(".draft")], where
        asked = rakus(*ASKED, *db)
        assert asked.code == 0 and asked.json["moves"] == expected, where
        assert rakus(*TABLE, *db).code == 0 and rakus("solve", "bantumi", "--verify", *TABLE[3:-1], *db).code == 0, where
        shutil.rmtree(folder)


@pytest.mark.parametrize("fault", ["open", "memory"])
def test_a_table_that_cannot_be_read_changes_no_answer(fault, faults, tmp_path):
    db = ["--db", str(tmp_path / "db")]
    assert rakus(*TABLE, *db).code == 0
    expected = rakus(*ASKED, *db).json["moves"]
    calls = calls_of(faults, fault, tmp_path, [*ASKED, *db])
    for n in range(1 if fault == "open" else BEFORE_MAIN, calls + 1, 1 if fault == "open" else max(1, calls // SAMPLE)):
        done, _ = spoiled(faults, fault, n, tmp_path, [*ASKED, *db])
        assert done.returncode in (0, 1), f"{fault} {n}: {done.returncode} {done.stderr}"
        if done.returncode == 0:
            assert json.loads(done.stdout)["moves"] == expected


def telling(calls):
    """Which calls fail in turn: the first and the last ones, where files are begun and ended, and some of a long middle."""
    ends = 16
    return sorted({*range(1, min(calls, ends) + 1), *range(max(1, calls - ends), calls + 1), *range(1, calls + 1, max(1, calls // SAMPLE))})


@pytest.mark.parametrize("name", WRITERS)
def test_what_cannot_be_written_is_not_announced(name, faults, tmp_path):
    folder = tmp_path / "run"
    words = [w.replace("FILE", str(folder / "out")) for w in WRITERS[name]] + ([] if "cards" in WRITERS[name] else ["--db", str(folder / "db")])
    for fault in ("write", "open", "rename", "sync"):
        folder.mkdir()
        calls = calls_of(faults, fault, tmp_path, words)
        shutil.rmtree(folder)
        for n in telling(calls):
            folder.mkdir()
            done, _ = spoiled(faults, fault, n, folder, words)
            where = f"{fault} {n} of {calls}: exit {done.returncode}: {done.stderr}"
            assert done.returncode in (0, 1), where
            if done.returncode == 0:
                assert (folder / "out").exists(), where
            assert not [f for _, _, files in os.walk(folder) for f in files if f.endswith(".draft")], where
            shutil.rmtree(folder)
