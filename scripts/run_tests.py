"""Runs every kind of test and ends with the line "N passed, N failed".

The program and its tests are built; what else is tested (the readers with sanitizers, the engine for browsers) is built here, beside
the suites that do not need it: those wait for a clock, a disk or a browser half of their time. So four work for two cores.

    ./test            everything, in quick seeded forms
    ./test --long     and what takes an hour more: coverage of the intervals, texts against players, fuzzing, a soak with sanitizers
    ./test --slowest  and says which tests took longest

docs/testing.md has each suite and how to run one test of it."""

import json
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml
from collections import deque
from threading import Condition, Thread

UNIT_SHARDS = 2
COMMAND_LINE_PARTS = 8  # small ones, so that neither core waits for the other at the end
MOST_TRIED_AGAIN = 6
ENGINE = "build/wasm/rakus.wasm"  # for browsers
READERS = "build/fuzz-quick/tests/fuzz"  # of outside bytes, with sanitizers
FUZZ_SECONDS = 2  # a reader, after its corpus
COMMAND_LINE = "command-line"
AT_A_TIME = 4
TIMED_PARTS = 2  # of the command line, what measures how soon something answers
TIMED_AT_A_TIME = 2  # a core each, and nothing beside them


def tail(path, lines=60, beside=8):
    """The end of a log, and what stands beside every failure before it."""
    with open(path, errors="replace") as log:
        text = log.readlines()
    told = [line for at, line in enumerate(text[:-lines]) if any("FAILED" in near for near in text[max(at - beside, 0):at + 1])]
    return "".join(told + text[-lines:])


def run_and_count(command, **how):
    """The exit code, and the seconds of processor of the command and all that it waited for."""
    process = subprocess.Popen(command, **how)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, used.ru_utime + used.ru_stime


class Suite:
    """One process of tests: how it runs, and how its counts are read."""

    def __init__(self, name, command, read_counts, env=None):
        self.name, self.command, self.read_counts = name, command, read_counts
        self.env = {**os.environ, **(env or {})}

    def run(self, folder):
        log = os.path.join(folder, self.name + ".log")
        began = time.monotonic()
        with open(log, "w") as out:
            code, processor = run_and_count(self.command, stdout=out, stderr=subprocess.STDOUT, env=self.env, stdin=subprocess.DEVNULL)
        passed, failed = self.read_counts(folder)
        if code != 0 and failed == 0:
            passed, failed = max(passed - 1, 0), 1  # it died before it could count
        print(f"{self.name}: {passed} passed, {failed} failed in {time.monotonic() - began:.0f} s, {processor:.0f} of processor", flush=True)
        if failed:
            print(tail(log), flush=True)
        return passed, failed


def gtest_counts(report):
    def read(folder):
        try:
            with open(os.path.join(folder, report)) as file:
                result = json.load(file)
        except (OSError, ValueError):
            return 0, 1
        ran = [t for suite in result["testsuites"] for t in suite["testsuite"] if t.get("status") == "RUN"]
        failed = sum("failures" in t for t in ran)
        return len(ran) - failed, failed
    return read


def junit_counts(report):
    def read(folder):
        try:
            suite = xml.parse(os.path.join(folder, report)).getroot().find("testsuite")
        except (OSError, xml.ParseError):
            return 0, 1
        failed = int(suite.get("failures")) + int(suite.get("errors"))
        return int(suite.get("tests")) - failed - int(suite.get("skipped")), failed
    return read


def pytest_suite(name, tests, folder):
    report = f"{name}.xml"
    return Suite(name, ["/usr/bin/python3", "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, f"--junitxml={folder}/{report}"],
                 junit_counts(report))


def by_exit_code(name, command, env=None):
    """One promise, one test: it is kept if the program says so."""
    return Suite(name, command, lambda _: (1, 0), env)


def failed_tests(path):
    """The node ids of what failed in a junit report of pytest."""
    try:
        cases = xml.parse(path).getroot().iter("testcase")
    except (OSError, xml.ParseError):
        return []
    return [f"{c.get('classname').replace('.', '/')}.py::{c.get('name')}" for c in cases
            if c.find("failure") is not None or c.find("error") is not None]


def tried_again(name, folder, counts):
    """What fails of the command line while suites share two cores is tried once more alone, and both are told."""
    passed, failed = counts
    tests = failed_tests(f"{folder}/{name}.xml") if name.startswith(COMMAND_LINE) else []
    if not failed or len(tests) != failed or failed > MOST_TRIED_AGAIN:
        return counts
    print(f"again, alone: {' '.join(tests)}", flush=True)
    again_passed, again_failed = pytest_suite(f"{name}-again", tests, folder).run(folder)
    return passed + again_passed, again_failed


def slowest_tests(folder, count=60):
    """The tests that took longest, of the suites that write junit reports."""
    found = []
    for name in sorted(os.listdir(folder)):
        if name.endswith(".xml"):
            found += [(float(c.get("time") or 0), f"{name.removesuffix('.xml')}: {c.get('name')}")
                      for c in xml.parse(os.path.join(folder, name)).getroot().iter("testcase")]
    return sorted(found, reverse=True)[:count]


def command_line_parts(folder):
    """The files of tests/cli dealt out in turn."""
    files = sorted(f"tests/cli/{name}" for name in os.listdir("tests/cli") if name.startswith("test_") and name.endswith(".py"))
    for part in range(COMMAND_LINE_PARTS):
        yield pytest_suite(f"{COMMAND_LINE}-{part}", ["-m", "not timed", *files[part::COMMAND_LINE_PARTS]], folder)


def page_suite(name, folder, timed):
    return Suite(name, ["node", "web/test/run.mjs", "build/test/rakus_examples", f"{folder}/{name}.xml", "build/shots"],
                 junit_counts(f"{name}.xml"), {"RAKUS_TIMED": timed})


def timed_parts(folder):
    """What is marked so in all of them, test by test."""
    yield page_suite("timed-page", folder, "only")
    for part in range(TIMED_PARTS):
        yield pytest_suite(f"timed-{part}", ["-m", "timed", "--part", f"{part}/{TIMED_PARTS}", "tests/cli"], folder)


def suites_of_the_program(folder):
    """Longest first."""
    yield page_suite("page", folder, "not")
    yield from command_line_parts(folder)
    for shard in range(UNIT_SHARDS):
        report = f"unit-{shard}.json"
        yield Suite(f"unit-{shard}", ["build/test/tests/rakus_tests", f"--gtest_output=json:{folder}/{report}"],
                    gtest_counts(report), {"GTEST_TOTAL_SHARDS": str(UNIT_SHARDS), "GTEST_SHARD_INDEX": str(shard)})
    yield pytest_suite("house", ["tests/house"], folder)


class Build:
    """Builds something, and then there are its suites."""

    def __init__(self, suites):
        self.suites = suites


def built(preset, *targets):
    """Whether it is there now; what went wrong has been told. One core is left to the suites beside it."""
    return subprocess.run(["bash", "-c", '. scripts/packages.sh; build_preset "$@"', "build", preset, *targets],
                          env={**os.environ, "BUILD_JOBS": "1"}).returncode == 0


def suites_of_the_engine(folder):
    if not built("wasm"):
        yield by_exit_code("engine", ["false"])
        return
    yield Suite("engine", ["node", "web/test/engine/same.mjs", "build/test/rakus", ENGINE, f"{folder}/engine.xml"], junit_counts("engine.xml"))
    yield Suite("site", ["node", "web/test/site.mjs", "build/test/rakus", ENGINE, f"{folder}/site.xml", "build/shots"], junit_counts("site.xml"))


def suites_of_the_readers(folder):
    if not built("fuzz-quick", "fuzz"):
        yield by_exit_code("readers", ["false"])
        return
    for target in sorted(t for t in os.listdir(READERS) if t.startswith("fuzz_")):
        corpus = f"tests/fuzz/corpus/{target.removeprefix('fuzz_')}"
        new = os.path.join(folder, target)
        os.mkdir(new)
        yield by_exit_code(target, [f"{READERS}/{target}", new, corpus, "-dict=tests/fuzz/words.dict",
                                    f"-max_total_time={FUZZ_SECONDS}", "-max_len=4096", f"-artifact_prefix={folder}/", "-seed=1"])


def make_tables(folder):
    """Those that take seconds to make: once for all suites. Tests of how they are made have folders of their own."""
    subprocess.run(["build/test/rakus", "solve", "gobblet", "--build", "--db", folder, "--quiet"], check=True, stdout=subprocess.DEVNULL)
    for name in os.listdir(folder):
        if not name.endswith(".table"):  # a results file that several suites write through links of their own is damaged
            os.remove(os.path.join(folder, name))
    os.environ["RAKUS_TEST_TABLES"] = folder


class Run:
    """Works off a list, several at a time: what is ready first comes first, and the suites of a build before what waits."""

    def __init__(self, folder):
        self.folder, self.counts = folder, {}

    def work_off(self, waiting, at_a_time):
        self.waiting, self.building, self.changed = deque(waiting), 0, Condition()
        workers = [Thread(target=self.work) for _ in range(at_a_time)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()

    def next(self):
        with self.changed:
            while not self.waiting and self.building:
                self.changed.wait()
            task = self.waiting.popleft() if self.waiting else None
            self.building += isinstance(task, Build)
            return task

    def work(self):
        while task := self.next():
            if isinstance(task, Build):
                self.build(task)
            else:
                self.counts[task.name] = task.run(self.folder)

    def build(self, task):
        suites = [by_exit_code("a build", ["false"])]  # if it ends in a way that nobody thought of
        try:
            suites = list(task.suites(self.folder))
        finally:
            with self.changed:
                self.waiting.extendleft(reversed(suites))
                self.building -= 1
                self.changed.notify_all()

    def try_again_what_failed(self):
        for name, counts in self.counts.items():
            self.counts[name] = tried_again(name, self.folder, counts)


def long_suites(folder):
    yield by_exit_code("coverage", ["build/release/coverage", "2000"])
    yield by_exit_code("texts-are-the-players", ["build/test/tests/rakus_tests", "--gtest_filter=*TextIsThePlayer*"], {"RAKUS_EQUAL": "100000"})
    yield by_exit_code("fuzzing", ["scripts/fuzz.sh", "30"])
    yield by_exit_code("soak", ["scripts/soak.py", "--minutes", "10", "--program", "build/asan/rakus"])
    yield by_exit_code("reliability", ["scripts/reliability.py"])


def main():
    if "--long" in sys.argv[1:]:
        os.environ["RAKUS_LONG"] = "1"
    with tempfile.TemporaryDirectory() as folder:
        make_tables(os.path.join(folder, "tables"))
        run = Run(folder)
        page, *others = suites_of_the_program(folder)
        run.work_off([Build(suites_of_the_readers), page, Build(suites_of_the_engine), *others], AT_A_TIME)
        run.try_again_what_failed()
        run.work_off(timed_parts(folder), TIMED_AT_A_TIME)
        if "--long" in sys.argv[1:]:
            run.work_off(long_suites(folder), 1)
        if "--slowest" in sys.argv[1:]:
            for seconds, name in slowest_tests(folder):
                print(f"{seconds:7.1f} s  {name}")
    passed = sum(p for p, _ in run.counts.values())
    failed = sum(f for _, f in run.counts.values())
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
