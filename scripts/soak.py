#!/usr/bin/python3
"""Keeps a server busy with everything a client can send, and looks at what becomes of it.

    scripts/soak.py [--minutes N] [--program FILE]       default: an hour of build/test/rakus

Clients ask for hints, positions, truth and records, start jobs and watch or leave them, hang up in the middle, send nonsense.
Meanwhile one client only wants a hint. At the end the server must stand, have no thread more than before, and no hint may
have taken longer than a second (ten with sanitizers); memory is told. For one with sanitizers: cmake --preset asan, --program build/asan/rakus."""

import argparse
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

HOUSE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GAMES = ["bantumi", "congklak", "exodia", "gobblet", "pokemon"]
HINT = '{"game": "bantumi"}'


def request(method, path, body="", headers=""):
    return (f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            f"{headers}\r\n{body}").encode()


def some_request(chance):
    """One of everything: the verb, its body."""
    game = chance.choice(GAMES)
    two = chance.choice([["paper", "random"], ["mcts", "random"], ["paper"]])
    body = chance.choice([
        ("advise", {"game": game}), ("advise", {"game": game, "whole_turn": True, "player": chance.choice(["paper", "mcts", "random"])}),
        ("position", {"game": game, "seed": chance.randrange(1 << 60)}), ("trace", {"game": game}),
        ("truth", {"game": game, "seconds": chance.choice([0.01, 0.3, 2]), "all": chance.random() < 0.5, "playouts": 500}),
        ("record", {"game": game, "players": two, "pair": chance.randrange(100)}),
        ("match", {"game": game, "players": two, "games": 20, "runs": 50}), ("counterexamples", {"game": game, "positions": 10, "seconds": 0.1}),
        ("table", {"game": "gobblet"}), ("nonsense", {}), ("truth", {"game": game, "seconds": -1}), ("advise", {"game": game, "position": "]" * 999})])
    return body[0], json.dumps(body[1])


class Soak:
    def __init__(self, port, seconds):
        self.port, self.end = port, time.monotonic() + seconds
        self.lock = threading.Lock()
        self.counts, self.hints = {}, []

    def count(self, what):
        with self.lock:
            self.counts[what] = self.counts.get(what, 0) + 1

    def ask(self, data, leaves=None):
        """The status of the answer; who leaves does not wait for it."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as connection:
            connection.sendall(data)
            if leaves is not None:
                time.sleep(leaves)
                return "left"
            head = connection.recv(65536)
            while b"\r\n\r\n" not in head and (more := connection.recv(65536)):
                head += more
            return head.split(b" ")[1].decode() if head.startswith(b"HTTP/1.1 ") else "cut", head

    def greedy(self, number):
        chance = random.Random(number)
        while time.monotonic() < self.end:
            verb, body = some_request(chance)
            leaves = chance.random() * 0.3 if chance.random() < 0.3 else None
            try:
                if chance.random() < 0.05:
                    self.ask(bytes(chance.randrange(256) for _ in range(chance.randrange(1, 2000))), 0.01)
                    self.count("nonsense")
                    continue
                got = self.ask(request("POST", f"/api/{verb}", body), leaves)
                self.count("left" if leaves is not None else got[0])
            except OSError:
                self.count("connection cut")

    def modest(self):
        while time.monotonic() < self.end:
            began = time.monotonic()
            try:
                status = self.ask(request("POST", "/api/advise", HINT))[0]
            except OSError:
                status = "cut"
            self.hints.append(time.monotonic() - began if status == "200" else float("inf"))
            time.sleep(0.2)


def facts_of(pid):
    with open(f"/proc/{pid}/status") as status:
        facts = dict(line.split(":", 1) for line in status if ":" in line)
    return int(facts["VmRSS"].split()[0]) // 1024, int(facts["Threads"]), len(os.listdir(f"/proc/{pid}/fd"))


def at_rest(server, before, seconds):
    """The facts once the jobs that were left behind have ended, which had a thread each; at the latest after so long."""
    end = time.monotonic() + seconds
    while server.poll() is None:
        time.sleep(1)
        facts = facts_of(server.pid)
        if facts[1] <= before[1] or time.monotonic() > end:
            return facts
    return 0, 0, 0


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--minutes", type=float, default=60)
    options.add_argument("--clients", type=int, default=12)
    options.add_argument("--program", default=os.path.join(HOUSE, "build", "test", "rakus"))
    asked = options.parse_args()
    slow = "asan" in asked.program
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "XDG_DATA_HOME": folder, "ASAN_OPTIONS": "detect_leaks=1:exitcode=99"}
        server = subprocess.Popen([asked.program, "serve", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
        port = int(server.stdout.readline().strip().rstrip("/").rsplit(":", 1)[1])
        soak = Soak(port, asked.minutes * 60)
        soak.ask(request("POST", "/api/advise", HINT))  # after it all threads that wait for clients are there
        before = facts_of(server.pid)
        threads = [threading.Thread(target=soak.greedy, args=(n,)) for n in range(asked.clients)] + [threading.Thread(target=soak.modest)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        after = at_rest(server, before, 120)
        alive = server.poll() is None
        server.send_signal(signal.SIGTERM)
        code, errors = server.wait(timeout=60), server.stderr.read()
    hints = sorted(soak.hints)
    at = lambda share: hints[min(len(hints) - 1, int(len(hints) * share))] * 1000
    print(f"{asked.minutes:g} minutes, {sum(soak.counts.values())} requests of {asked.clients} clients: {soak.counts}")
    print(f"{len(hints)} hints beside them: median {at(0.5):.0f} ms, 99 % {at(0.99):.0f} ms, longest {hints[-1] * 1000:.0f} ms")
    print(f"memory {before[0]} -> {after[0]} MB, threads {before[1]} -> {after[1]}, open files {before[2]} -> {after[2]}; exit {code}")
    if errors:
        print(errors[-4000:])
    fine = alive and code == 0 and not errors and after[1] <= before[1] and hints[-1] < (10 if slow else 1)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
