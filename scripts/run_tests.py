"""Runs every kind of test, two processes at a time, and ends with the line "N passed, N failed"."""

import json
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml
from concurrent.futures import ThreadPoolExecutor

UNIT_SHARDS = 2
FUZZ_SECONDS = 3  # a reader, after its corpus


def tail(path, lines=60):
    with open(path, errors="replace") as log:
        return "".join(log.readlines()[-lines:])


class Suite:
    """One process of tests: how it runs, and how its counts are read."""

    def __init__(self, name, command, read_counts, env=None):
        self.name, self.command, self.read_counts = name, command, read_counts
        self.env = {**os.environ, **(env or {})}

    def run(self, folder):
        log = os.path.join(folder, self.name + ".log")
        began = time.monotonic()
        with open(log, "w") as out:
            code = subprocess.run(self.command, stdout=out, stderr=subprocess.STDOUT, env=self.env,
                                  stdin=subprocess.DEVNULL).returncode
        passed, failed = self.read_counts(folder)
        if code != 0 and failed == 0:
            passed, failed = max(passed - 1, 0), 1  # it died before it could count
        print(f"{self.name}: {passed} passed, {failed} failed in {time.monotonic() - began:.0f} s", flush=True)
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
    return Suite(name, ["/usr/bin/python3", "-m", "pytest", "-q", "-p", "no:cacheprovider", tests,
                        f"--junitxml={folder}/{report}"], junit_counts(report))


def suites(folder):
    for shard in range(UNIT_SHARDS):
        report = f"unit-{shard}.json"
        yield Suite(f"unit-{shard}", ["build/test/tests/rakus_tests", f"--gtest_output=json:{folder}/{report}"],
                    gtest_counts(report), {"GTEST_TOTAL_SHARDS": str(UNIT_SHARDS), "GTEST_SHARD_INDEX": str(shard)})
    yield pytest_suite("house", "tests/house", folder)
    yield pytest_suite("command-line", "tests/cli", folder)
    yield Suite("page", ["node", "web/test/run.mjs", "build/test/rakus", f"{folder}/page.xml", "build/shots"], junit_counts("page.xml"))
    for target in sorted(t for t in os.listdir("build/fuzz/tests/fuzz") if t.startswith("fuzz_")):
        corpus = f"tests/fuzz/corpus/{target.removeprefix('fuzz_')}"
        new = os.path.join(folder, target)
        os.mkdir(new)
        command = [f"build/fuzz/tests/fuzz/{target}", new, corpus, "-dict=tests/fuzz/words.dict", f"-max_total_time={FUZZ_SECONDS}", "-max_len=4096",
                   f"-artifact_prefix={folder}/", "-seed=1"]
        yield Suite(target, command, lambda _: (1, 0))


def main():
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        counts = []
        for future in [pool.submit(suite.run, folder) for suite in suites(folder)]:
            counts.append(future.result())
    passed = sum(p for p, _ in counts)
    failed = sum(f for _, f in counts)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
