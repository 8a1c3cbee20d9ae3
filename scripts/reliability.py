#!/usr/bin/python3
"""Kills, flips, full disks, greedy and curious clients: tries and failures as the table of docs/reliability.md.

    scripts/reliability.py [--tries N]       N scales the numbers of tries (default 1; the page shows 1)

Needs the build "test". What counts as a failure: an answer with exit 0 that differs from the undisturbed one, a signal, a
file that is opened for a client, a hint that takes longer than a second."""

import argparse
import json
import os
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

HOUSE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(HOUSE, "tests", "cli"))

from rakus import PLAIN, PROGRAM, rakus  # noqa: E402
from serving import Server  # noqa: E402
from test_faults import FAULTS, RUN, disturbed  # noqa: E402
from test_files import asks, readers  # noqa: E402
from test_greedy_clients import HINT, SLOW, request  # noqa: E402

LONG = ["match", "bantumi", "--players", "paper,mcts:playouts=60", "--games", "1200", "--seed", "5"]
SMALL = ["match", "bantumi", "--players", "paper,random", "--games", "400"]
CHANCE = random.Random(1)


def killed_and_resumed(tries, folder):
    """A long run is killed again and again; in the end it must say what an undisturbed one says."""
    expected = rakus(*LONG).out
    failures = done = 0
    while done < tries:
        db = tempfile.mkdtemp(dir=folder)
        words = [PROGRAM, *LONG, "--db", db, "-j2"]
        for kill in range(20):
            run = subprocess.Popen(words + (["--resume"] if kill else []), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=PLAIN)
            while kill == 0 and not rakus("results", "list", "--db", db, "--json").json["runs"]:
                time.sleep(0.01)
            time.sleep(CHANCE.uniform(0.01, 0.15))
            run.kill()
            run.wait()
            done += 1
        failures += rakus(*LONG, "--db", db, "--resume").out != expected
    return done, failures


def flipped_journal(tries, folder):
    """One bit of the results file of an unfinished run."""
    expected = rakus(*SMALL).out
    db = os.path.join(folder, "flips")
    rakus(*SMALL, "--db", db)
    path = os.path.join(db, "results.sqlite")
    with sqlite3.connect(path) as sql:
        sql.execute("DELETE FROM block WHERE number % 2 = 1")
    with sqlite3.connect(path) as sql:
        sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with open(path, "rb") as file:
        sound = file.read()
    failures = 0
    for _ in range(tries):
        damaged = bytearray(sound)
        damaged[CHANCE.randrange(len(damaged))] ^= 1 << CHANCE.randrange(8)
        for side in ("-wal", "-shm"):
            if os.path.exists(path + side):
                os.remove(path + side)
        with open(path, "wb") as file:
            file.write(damaged)
        done = rakus(*SMALL, "--db", db, "--resume")
        failures += done.code < 0 or (done.code == 0 and done.out != expected)
    return tries, failures


def flipped_shard(tries, folder):
    paths = [os.path.join(folder, f"{part}.json") for part in (1, 2)]
    for part, path in enumerate(paths, 1):
        rakus(*SMALL, "--shard", f"{part}/2", "--db", os.path.join(folder, f"shard{part}"), "-o", path)
    expected = rakus("merge", *paths).out
    with open(paths[0], "rb") as file:
        sound = file.read()
    failures = 0
    for _ in range(tries):
        damaged = bytearray(sound)
        damaged[CHANCE.randrange(len(damaged))] ^= 1 << CHANCE.randrange(8)
        with open(paths[0], "wb") as file:
            file.write(damaged)
        done = rakus("merge", *paths)
        failures += done.code < 0 or (done.code == 0 and done.out != expected)
    return tries, failures


def flipped_table(tries, folder):
    """A bit of a table, or its end cut off: the answer is that of the search, or an error."""
    db = os.path.join(folder, "tables")
    rakus("solve", "bantumi", "--build", "--seeds", "8", "--db", db)
    path = next(os.path.join(at, f) for at, _, files in os.walk(db) for f in files)
    with open(path, "rb") as file:
        sound = file.read()
    words = ["truth", "bantumi", "--pos", "0.0.0.1.0.2.20/1.0.2.0.1.0.21 1", "--all", "--json", "--db", db]
    expected = rakus(*words).json["moves"]
    failures = 0
    for i in range(tries):
        damaged = bytearray(sound)
        if i % 4 == 0:
            del damaged[CHANCE.randrange(len(damaged)):]
        else:
            damaged[CHANCE.randrange(len(damaged))] ^= 1 << CHANCE.randrange(8)
        with open(path, "wb") as file:
            file.write(damaged)
        done = rakus(*words)
        failures += done.code < 0 or (done.code == 0 and done.json["moves"] != expected)
    return tries, failures


def unreadable_sources(tries, folder):
    """Devices, pipes, folders, a file of 600 MB, by every option that reads a file."""
    pipe, large, sub = (os.path.join(folder, name) for name in ("pipe", "large", "folder"))
    os.mkfifo(pipe)
    os.mkdir(sub)
    with open(large, "wb") as file:
        file.truncate(600 << 20)
    failures = n = 0
    for path in ("/dev/zero", pipe, large, sub):
        for words in readers(path):
            try:
                failures += rakus(*words, timeout=10).code != 3
            except subprocess.TimeoutExpired:
                failures += 1
            n += 1
    return n, failures


def full_outputs(tries, folder):
    failures = n = 0
    for words in (["advise", "bantumi"], ["games"], SMALL, ["trace", "gobblet"], ["cards", "list", "exodia"]):
        with open("/dev/full", "wb") as full:
            failures += subprocess.run([PROGRAM, *words], stdout=full, stderr=subprocess.DEVNULL, env=PLAIN).returncode != 1
        failures += rakus(*words, "-o", "/dev/full").code != 1
        n += 2
    failures += rakus(*SMALL, "--record", "/dev/full").code != 1
    return n + 1, failures


def failing_calls(tries, folder):
    """Every write, sync, open, close and rename of a short match fails once; then the match is run again."""
    library = os.path.join(folder, "faults.so")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, os.path.join(HOUSE, "tests", "cli", "faults.c"), "-ldl"], check=True)
    expected = rakus(*RUN).out
    failures = met = 0
    for fault in FAULTS:
        for n in range(1, 100_000):
            run = pathlib.Path(tempfile.mkdtemp(dir=folder))
            done, happened = disturbed(library, fault, n, run)
            if not happened:
                break
            met += 1
            failures += done.returncode < 0 or (done.returncode == 0 and (run / "report").read_text() != expected)
            failures += rakus(*RUN, "--db", str(run / "db")).out != expected
    return met, failures


def curious_clients(tries, folder):
    """Every place of a request in which a file may be named."""
    secret = os.path.join(folder, "secret.deck")
    with open(secret, "w") as file:
        file.write("the-secret-first-line\n")
    running = Server()
    failures = n = 0
    for verb, body in asks(secret):
        status, answer = running.ask("POST", f"/api/{verb}", json.dumps(body))
        failures += status not in (200, 400, 503) or b"the-secret" in answer
        n += 1
    running.stop()
    return n, failures


def greedy_clients(tries, folder):
    """Forty slow requests that nobody reads, and hints beside them."""
    running = Server()
    failures = 0
    for _ in range(tries):
        greedy = [running.connect() for _ in range(40)]
        for connection in greedy:
            connection.sendall(request(SLOW))
        time.sleep(0.3)
        for _ in range(10):
            began = time.monotonic()
            status, _ = running.ask("POST", "/api/advise", HINT)
            failures += status != 200 or time.monotonic() - began > 1
        for connection in greedy:
            connection.close()
        time.sleep(1)
    running.stop()
    return tries * 10, failures


TRIES = [("a run is killed (SIGKILL) and resumed", killed_and_resumed, 260), ("a bit of the journal is flipped", flipped_journal, 270),
         ("a bit of a shard is flipped", flipped_shard, 200), ("a bit of a table is flipped, or its end cut off", flipped_table, 371),
         ("a device, pipe, folder or far too large file is named as input", unreadable_sources, 1), ("the output is a full device", full_outputs, 1),
         ("a write, sync, open, close or rename of a match fails", failing_calls, 1),
         ("a client names a file", curious_clients, 1), ("a hint beside forty slow requests", greedy_clients, 10)]


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--tries", type=float, default=1)
    scale = options.parse_args().tries
    print("| what was done | tries | failures |\n| --- | ---: | ---: |")
    bad = 0
    for what, work, tries in TRIES:
        folder = tempfile.mkdtemp(prefix="rakus-reliability-")
        try:
            n, failures = work(max(1, round(tries * scale)), folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        print(f"| {what} | {n} | {failures} |", flush=True)
        bad += failures
    return 1 if bad else 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(main())
