"""Which mutants a test of the command line reaches, and how long it takes: a plugin of pytest for scripts/mutate.py.

The programs under test append a mutant's number to the file RAKUS_REACHED when they first come to it. After each test the file
is read and emptied; the end writes {test: [seconds, [numbers]]} of those that passed to the file RAKUS_REACHED_BY.
"""

import json
import os

tests = {}
failed = set()


def numbers_in(path):
    with open(path, "a+", encoding="ascii") as file:
        file.seek(0)
        found = sorted(set(map(int, file.read().split())))
        file.truncate(0)
    return found


def pytest_runtest_logreport(report):
    seconds, _ = tests.setdefault(report.nodeid, [0, []])
    tests[report.nodeid][0] = seconds + report.duration
    if report.failed:
        failed.add(report.nodeid)


def pytest_runtest_logfinish(nodeid):
    tests[nodeid][1] = numbers_in(os.environ["RAKUS_REACHED"])


def pytest_sessionfinish():
    with open(os.environ["RAKUS_REACHED_BY"], "w", encoding="utf-8") as file:
        json.dump({name: found for name, found in tests.items() if name not in failed}, file)
