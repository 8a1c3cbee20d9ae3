"""Runs every kind of test and ends with the line "N passed, N failed".

The program and its tests are built; what else is tested (the readers with sanitizers, the engine for browsers) is built here, beside
the suites that do not need it: those wait for a clock, a disk or a browser half of their time.

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
from concurrent.futures import ThreadPoolExecutor

UNIT_SHARDS = 2
COMMAND_LINE_PARTS = 8  # small ones, so that neither core waits for the other at the end
MOST_TRIED_AGAIN = 6
ENGINE = "build/wasm/rakus.wasm"  # for browsers
READERS = "build/fuzz-quick/tests/fuzz"  # of outside bytes, with sanitizers
FUZZ_SECONDS = 2  # a reader, after its corpus
COMMAND_LINE = "command-line"
SUITES_AT_A_TIME = 2  # besides what is built and then tested
# These measure how soon something answers, so they have the machine to themselves.
TIMED = ["test_greedy_clients.py", "test_serve.py", "test_time.py"]


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


def pytest_suite(name, tests, folder, env=None):
    report = f"{name}.xml"
    return Suite(name, ["/usr/bin/python3", "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests,
                        f"--junitxml={folder}/{report}"], junit_counts(report), env)


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
    report = f"{name}-again.xml"
    command = ["/usr/bin/python3", "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, f"--junitxml={folder}/{report}"]
    again_passed, again_failed = Suite(f"{name}-again", command, junit_counts(report)).run(folder)
    return passed + again_passed, again_failed


def slowest_tests(folder, count=60):
    """The tests that took longest, of the suites that write junit reports."""
    found = []
    for name in sorted(os.listdir(folder)):
        if name.endswith(".xml"):
            found += [(float(c.get("time") or 0), f"{name.removesuffix('.xml')}: {c.get('name')}")
                      for c in xml.parse(os.path.join(folder, name)).getroot().iter("testcase")]
    return sorted(found, reverse=True)[:count]


def command_line_parts():
    """The files of tests/cli that need no machine of their own, dealt out in turn."""
    files = sorted(f for f in os.listdir("tests/cli") if f.startswith("test_") and f.endswith(".py") and f not in TIMED)
    return [[f"tests/cli/{name}" for name in files[part::COMMAND_LINE_PARTS]] for part in range(COMMAND_LINE_PARTS)]


def suites_of_the_program(folder):
    """Longest first."""
    yield Suite("page", ["node", "web/test/run.mjs", "build/test/rakus_examples", f"{folder}/page.xml", "build/shots"], junit_counts("page.xml"))
    for part, files in enumerate(command_line_parts()):
        yield pytest_suite(f"{COMMAND_LINE}-{part}", files, folder)
    for shard in range(UNIT_SHARDS):
        report = f"unit-{shard}.json"
        yield Suite(f"unit-{shard}", ["build/test/tests/rakus_tests", f"--gtest_output=json:{folder}/{report}"],
                    gtest_counts(report), {"GTEST_TOTAL_SHARDS": str(UNIT_SHARDS), "GTEST_SHARD_INDEX": str(shard)})
    yield pytest_suite("house", ["tests/house"], folder)


def built(preset, *targets):
    """Whether it is there now; what went wrong has been told. One core is left to the suites beside it."""
    return subprocess.run(["bash", "-c", '. scripts/packages.sh; build_preset "$@"', "build", preset, *targets],
                          env={**os.environ, "BUILD_JOBS": "1"}).returncode == 0


def suites_of_the_engine(folder):
    """Built for them here."""
    if not built("wasm"):
        yield by_exit_code("engine", ["false"])
        return
    yield Suite("engine", ["node", "web/test/engine/same.mjs", "build/test/rakus", ENGINE, f"{folder}/engine.xml"], junit_counts("engine.xml"))
    yield Suite("site", ["node", "web/test/site.mjs", "build/test/rakus", ENGINE, f"{folder}/site.xml", "build/shots"], junit_counts("site.xml"))


def suites_of_the_readers(folder):
    """Built for them here."""
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


def run_one_by_one(suites, folder):
    return [suite.run(folder) for suite in suites]


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
        of_program = list(suites_of_the_program(folder))
        with ThreadPoolExecutor(1) as lane, ThreadPoolExecutor(SUITES_AT_A_TIME) as pool:
            built_here = [lane.submit(run_one_by_one, suites(folder), folder) for suites in (suites_of_the_engine, suites_of_the_readers)]
            counts = list(pool.map(lambda suite: suite.run(folder), of_program))
        counts = [tried_again(suite.name, folder, n) for suite, n in zip(of_program, counts)]
        counts += [n for lane_counts in built_here for n in lane_counts.result()]
        counts += run_one_by_one([pytest_suite("timed", [f"tests/cli/{name}" for name in TIMED], folder)], folder)
        if "--long" in sys.argv[1:]:
            counts += run_one_by_one(long_suites(folder), folder)
        if "--slowest" in sys.argv[1:]:
            for seconds, name in slowest_tests(folder):
                print(f"{seconds:7.1f} s  {name}")
    passed = sum(p for p, _ in counts)
    failed = sum(f for _, f in counts)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
