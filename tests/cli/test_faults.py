"""Every write, sync, open, close and rename of a run fails once in turn: the program never lies, leaves nothing behind, and
goes on afterwards."""

import errno
import os
import shutil
import subprocess

import pytest

from rakus import PLAIN, PROGRAM, rakus

HERE = os.path.dirname(os.path.abspath(__file__))
RUN = ["match", "bantumi", "--players", "paper,random", "--games", "20", "--seed", "3", "-j1"]
FAULTS = {"write": errno.ENOSPC, "sync": errno.EIO, "open": errno.EMFILE, "close": errno.EIO, "rename": errno.EIO}


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


def disturbed(library, fault, n, folder):
    """The run with one fault; answers its exit code, its messages and whether the fault happened."""
    mark = folder / "mark"
    env = {**PLAIN, "LD_PRELOAD": library, "RAKUS_FAULT": f"{fault}:{n}:{FAULTS[fault]}", "RAKUS_FAULT_MARK": str(mark)}
    done = subprocess.run([PROGRAM, *RUN, "--db", str(folder / "db"), "--record", str(folder / "games.rkr"), "-o", str(folder / "report")],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, timeout=60)
    happened = mark.exists()
    mark.unlink(missing_ok=True)
    return done, happened


@pytest.mark.parametrize("fault", FAULTS)
def test_the_nth_call_fails_and_nothing_false_is_said(fault, faults, undisturbed, tmp_path):
    report, games = undisturbed
    n = said = 0
    while True:
        n += 1
        folder = tmp_path / "run"
        folder.mkdir()
        (folder / "report").write_text("before")
        done, happened = disturbed(faults, fault, n, folder)
        if not happened:
            break
        where = f"{fault} {n}: exit {done.returncode}: {done.stderr}"
        assert done.returncode in (0, 1), where
        if done.returncode == 0:
            assert (folder / "report").read_text() == report and (folder / "games.rkr").read_text() == games, where
        else:
            said += 1
            assert "rakus: " in done.stderr and (folder / "report").read_text() in ("before", report), where
        assert not [name for name in os.listdir(folder) if name.endswith(".draft")], where
        again = rakus(*RUN, "--db", str(folder / "db"), "--resume")
        assert (again.code == 0 and again.out == report) or (again.code == 3 and "no such run" in again.err), where + again.err
        assert rakus(*RUN, "--db", str(folder / "db")).out == report, where
        shutil.rmtree(folder)
    assert n > 1 and (said > 0 or fault == "close"), "the fault was met"
