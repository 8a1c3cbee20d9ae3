"""Kills, Ctrl-C, a closed terminal, a full disk: nothing that was played is lost."""

import os
import random
import re
import shlex
import signal
import subprocess
import time

import pexpect
import pytest
from lab_runs import LONG, MPIRUN, QUICK, needs_mpi
from rakus import PLAIN, PROGRAM, rakus, terminal


def wait_for_run(folder):
    while not rakus("results", "list", "--db", str(folder), "--json").json["runs"]:
        time.sleep(0.01)


def blocks_in(folder):
    return rakus("results", "list", "--db", str(folder), "--json").json["runs"][0]["blocks"]


def begin(words, folder):
    """Starts a run and kills it when it stands in the journal."""
    run = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=PLAIN)
    wait_for_run(folder)
    run.kill()
    run.wait()


def test_twenty_kills_at_random_moments_and_the_report_is_the_same(tmp_path):
    moments = random.Random(1)
    longer = [word.replace("1200", "1600") for word in LONG]
    words = [PROGRAM, *longer, "--db", str(tmp_path), "-j2"]
    killed = 0
    begin(words, tmp_path)
    for _ in range(19):
        run = subprocess.Popen(words + ["--resume"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=PLAIN)
        time.sleep(moments.uniform(0.005, 0.1))
        run.kill()
        killed += run.wait() == -signal.SIGKILL
    assert killed >= 17
    assert rakus(*longer, "--db", str(tmp_path), "--resume").out == rakus(*longer).out


def test_control_c_saves_prints_the_resume_command_and_exits_130_within_a_second(tmp_path, long_report):
    child = terminal(*LONG, "--db", str(tmp_path), "--color", "never")
    child.expect(r"match \[")
    time.sleep(0.3)
    pressed = time.monotonic()
    child.sendintr()
    child.expect(r"to go on: (rakus match [^\r\n]*--resume)")
    command = shlex.split(child.match[1])
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130 and time.monotonic() - pressed < 1
    resumed = rakus(*command[1:])
    assert "blocks are in the journal" in resumed.err
    assert resumed.out == long_report


def test_a_second_control_c_quits_at_once(tmp_path):
    """A layer of a large table is not left in the middle by the first one."""
    run = subprocess.Popen([PROGRAM, "solve", "bantumi", "--build", "--seeds", "24", "--db", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=PLAIN)
    time.sleep(2)
    run.send_signal(signal.SIGINT)
    time.sleep(0.1)
    run.send_signal(signal.SIGINT)
    pressed = time.monotonic()
    assert run.wait(timeout=10) == 130
    assert time.monotonic() - pressed < 0.5
    assert [f for f in os.listdir(tmp_path) if not f.startswith("results.sqlite")] == []


def test_a_closed_terminal_saves_and_the_run_goes_on(tmp_path, long_report):
    child = terminal(*LONG, "--db", str(tmp_path), "--color", "never")
    child.expect(r"match \[")
    time.sleep(0.4)
    child.close(force=False)  # hangs up, as a closed window does
    for _ in range(50):
        if not child.isalive():
            break
        time.sleep(0.1)
    assert not child.isalive()
    resumed = rakus(*LONG, "--db", str(tmp_path), "--resume")
    assert int(re.search(r"(\d+) blocks are in the journal", resumed.err)[1]) > 0
    assert resumed.out == long_report


def test_a_killed_tuning_is_resumed_to_the_same_answer(tmp_path):
    words = ["tune", "congklak", "--player", "paper", "--trials", "150", "--games", "200", "--holdout", "2000"]
    begin([PROGRAM, *words, "--db", str(tmp_path)], tmp_path)
    for _ in range(3):
        before = blocks_in(tmp_path)
        run = subprocess.Popen([PROGRAM, *words, "--db", str(tmp_path), "--resume"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=PLAIN)
        while blocks_in(tmp_path) == before and run.poll() is None:
            time.sleep(0.01)
        run.kill()
        run.wait()
    resumed = rakus(*words, "--db", str(tmp_path), "--resume")
    assert int(re.search(r"(\d+) blocks are in the journal", resumed.err)[1]) > 0
    assert resumed.out == rakus(*words).out


def test_a_long_game_does_not_delay_control_c():
    run = subprocess.Popen([PROGRAM, "match", "bantumi", "--players", "mcts:playouts=1000000,random", "--games", "20"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=PLAIN)
    time.sleep(0.5)
    pressed = time.monotonic()
    run.send_signal(signal.SIGINT)
    assert run.wait(timeout=10) == 130
    assert time.monotonic() - pressed < 1


@needs_mpi
def test_a_killed_rank_ends_the_job_and_the_journal_resumes_it(tmp_path):
    longer = [word.replace("1200", "1600") for word in LONG]
    words = [*longer, "--db", str(tmp_path)]
    job = subprocess.Popen([*MPIRUN, "-n", "2", PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=PLAIN)
    victim = wait_for_rank(job.pid, 1)
    wait_for_run(tmp_path)
    time.sleep(0.3)
    os.kill(victim, signal.SIGKILL)
    out, err = job.communicate(timeout=120)
    assert job.returncode != 0 and out == ""
    assert "signal 9" in err
    assert rakus(*words, "--resume").out == rakus(*longer).out


def wait_for_rank(mpirun, rank):
    """The process id of a rank, found among the children of mpirun."""
    for _ in range(100):
        time.sleep(0.05)
        children = subprocess.run(["ps", "--ppid", str(mpirun), "-o", "pid="], capture_output=True, text=True).stdout.split()
        for child in children:
            try:
                with open(f"/proc/{child}/environ") as environ:
                    if f"OMPI_COMM_WORLD_RANK={rank}\0" in environ.read():
                        return int(child)
            except OSError:
                pass
    raise AssertionError("the rank did not start")


def test_a_full_disk_is_called_so_and_the_run_goes_on_when_there_is_room(tmp_path, long_report):
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=100k", "none", str(disk)], capture_output=True)
    if mounted.returncode:
        pytest.skip("mounting a small disk is not permitted here")
    try:
        (disk / "ballast").write_bytes(b"x" * 20000)
        full = rakus(*LONG, "--db", str(disk))
        assert full.code == 1 and full.out == "" and full.err.count("\n") == 1
        assert "disk" in full.err
        subprocess.run(["mount", "-o", "remount,size=10M", str(disk)], check=True)
        assert rakus(*LONG, "--db", str(disk), "--resume").out == long_report
    finally:
        subprocess.run(["umount", str(disk)])


def test_a_folder_that_cannot_be_written_is_an_error_if_named_and_a_warning_if_not(tmp_path):
    (tmp_path / "file").write_text("")
    named = rakus(*QUICK, "--db", str(tmp_path / "file" / "below"))
    assert named.code == 1 and named.out == "" and "cannot be opened" in named.err
    default = rakus(*QUICK, env={"XDG_DATA_HOME": str(tmp_path / "file")})
    assert default.code == 0 and default.out == rakus(*QUICK).out
    assert "this run is not saved" in default.err
