"""Puts small faults into the program, one at a time, and says which of them no test notices.

    scripts/mutate.py [--count 60] [--seed 1] [--rooms rules,scores,lab,store,search] [--jobs 2] [--keep FILE]

Every mutant is one change of one line (the operators are below), drawn by the seed from the files of the rooms. It is
built in a copy of the tree below build/mutants, so that the tree itself is never touched; only what it changes is built
again. Then the unit tests run, and after them the tests of the command line that belong to the room, until one fails. A
mutant that does not compile, or whose program is the same to the byte, says nothing and is drawn again.
"""

import argparse
import glob
import hashlib
import os
import random
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from queue import Queue

HOUSE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PLACE = os.path.join(HOUSE, "build", "mutants")
UNIT_SECONDS, CLI_SECONDS, BUILD_SECONDS = 600, 900, 1800

# name, what it looks for, what it puts there. Code only: comments and strings are passed over.
OPERATORS = [
    ("less to less-or-equal", r" < ", " <= "),
    ("less-or-equal to less", r" <= ", " < "),
    ("greater to greater-or-equal", r" > ", " >= "),
    ("greater-or-equal to greater", r" >= ", " > "),
    ("equal to different", r" == ", " != "),
    ("different to equal", r" != ", " == "),
    ("plus to minus", r" \+ ", " - "),
    ("minus to plus", r" - ", " + "),
    ("times to plus", r" \* ", " + "),
    ("added to taken away", r" \+= ", " -= "),
    ("and to or", r" && ", " || "),
    ("or to and", r" \|\| ", " && "),
    ("not dropped", r"([( ])!(?=[a-z(])", r"\1"),
    ("max to min", r"\bstd::max\b", "std::min"),
    ("min to max", r"\bstd::min\b", "std::max"),
    ("true to false", r"\btrue\b", "false"),
    ("false to true", r"\bfalse\b", "true"),
    ("number one larger", r"(?<![\w.\"'])([1-9]\d{0,3})(?![\w.'])", lambda m: str(int(m[1]) + 1)),
    ("zero to one", r"(?<![\w.\"'])0(?![\w.'])", "1"),
    ("counted twice", r"\+\+(\w+)", r"++\1, ++\1"),
]

# Which files a room has, and which tests of the command line belong to it.
GAMES = "test_bantumi.py test_congklak.py test_exodia.py test_gobblet.py test_advise.py"
LAB = "test_match.py test_lab.py test_nothing_lost.py test_records.py test_jobs.py test_scale.py"
ROOMS = {
    "rules": (["src/games/*/rules*", "src/games/*/moves.h", "src/games/mancala/board.h", "src/games/pokemon/engine.cpp",
               "src/games/pokemon/damage.cpp", "src/games/pokemon/legal.cpp", "src/games/exodia/resolve.h"], GAMES),
    "scores": (["src/games/*/strategies*", "src/games/*/appraise*", "src/games/gobblet/score.h", "src/core/greedy.h",
                "src/core/score.h", "src/core/truth*"], GAMES),
    "lab": (["src/lab/*"], LAB),
    "store": (["src/store/*", "src/solve/table_file*"], LAB),
    "search": (["src/search/*", "src/solve/*.h"], GAMES),
}


def code_of(line):
    """The line with comments and strings blanked, so that places in it are places in the line."""
    blank = re.sub(r'"(\\.|[^"\\])*"', lambda m: '"' + "_" * (len(m[0]) - 2) + '"', line)
    return re.sub(r"//.*", lambda m: " " * len(m[0]), blank)


def mutations_of(path):
    with open(os.path.join(HOUSE, path), encoding="utf-8") as file:
        lines = file.read().split("\n")
    for number, line in enumerate(lines):
        code = code_of(line)
        if code.lstrip().startswith(("#", "static_assert", "template", "assert", "inline constexpr Rule")):
            continue
        for name, pattern, put in OPERATORS:
            for found in re.finditer(pattern, code):
                after = line[:found.start()] + re.sub(pattern, put, found[0]) + line[found.end():]
                if after != line:
                    yield path, number, name, after


def all_mutations(room):
    patterns, _ = ROOMS[room]
    found = []
    for pattern in patterns:
        for path in sorted(glob.glob(os.path.join(HOUSE, pattern))):
            if path.endswith((".h", ".cpp")) and "_test" not in path and "lattice" not in path:
                found += mutations_of(os.path.relpath(path, HOUSE))
    return found


class Tree:
    """A copy of the house with a build of its own."""

    def __init__(self, number):
        self.root = os.path.join(PLACE, str(number))
        os.makedirs(self.root, exist_ok=True)
        subprocess.run("git ls-files -z | xargs -0 cp --parents -t " + self.root, shell=True, cwd=HOUSE, check=True)
        modules = os.path.join(self.root, "web", "node_modules")
        if not os.path.exists(modules) and os.path.exists(os.path.join(HOUSE, "web", "node_modules")):
            shutil.copytree(os.path.join(HOUSE, "web", "node_modules"), modules, symlinks=True)
        subprocess.run(["cmake", "--preset", "test", "-DRAKUS_WERROR=OFF"], cwd=self.root, check=True,
                       stdout=subprocess.DEVNULL)
        if not self.build():
            sys.exit("the house itself does not build")
        self.whole = self.fingerprint()

    def build(self):
        done = subprocess.run(["ninja", "-C", "build/test", "-j1", "rakus", "rakus_tests"], cwd=self.root,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=BUILD_SECONDS)
        return done.returncode == 0

    def fingerprint(self):
        digest = hashlib.sha256()
        for name in ("rakus", "tests/rakus_tests"):
            with open(os.path.join(self.root, "build", "test", name), "rb") as file:
                digest.update(file.read())
        return digest.hexdigest()

    def first_failure(self, command, seconds, pattern):
        """The name of the test that fails, "" if none does."""
        try:
            done = subprocess.run(command, cwd=self.root, capture_output=True, text=True, errors="replace",
                                  timeout=seconds)
        except subprocess.TimeoutExpired:
            return "time ran out"
        if done.returncode == 0:
            return ""
        found = re.search(pattern, done.stdout)
        return found[1] if found else f"ended with {done.returncode}"

    def caught_by(self, room):
        unit = ["build/test/tests/rakus_tests", "--gtest_fail_fast", "--gtest_brief=1"]
        cli = ["/usr/bin/python3", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider",
               *[f"tests/cli/{name}" for name in ROOMS[room][1].split()]]
        return (self.first_failure(unit, UNIT_SECONDS, r"\[  FAILED  \] (\S+)") or
                self.first_failure(cli, CLI_SECONDS, r"FAILED (\S+)"))

    def judge(self, room, mutation):
        """How the mutant ended: the test that caught it, "survived", or None if it says nothing."""
        path, number, _, after = mutation
        file = os.path.join(self.root, path)
        with open(file, encoding="utf-8") as text:
            before = text.read()
        lines = before.split("\n")
        lines[number] = after
        try:
            with open(file, "w", encoding="utf-8") as text:
                text.write("\n".join(lines))
            if not self.build() or self.fingerprint() == self.whole:
                return None
            return self.caught_by(room) or "survived"
        finally:
            with open(file, "w", encoding="utf-8") as text:
                text.write(before)


def row(room, mutation, end):
    path, number, name, after = mutation
    return f"| {room} | {path}:{number + 1} | {name} | `{after.strip()}` | {end} |"


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--count", type=int, default=60)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--rooms", default=",".join(ROOMS))
    arguments.add_argument("--jobs", type=int, default=2)
    arguments.add_argument("--keep", help="write the table here too, row by row")
    asked = arguments.parse_args()
    rooms = asked.rooms.split(",")
    draw = random.Random(asked.seed)
    waiting = {room: draw.sample(found, len(found)) for room in rooms for found in [all_mutations(room)]}
    trees = Queue()
    for number in range(asked.jobs):
        trees.put(Tree(number))
    rows = []

    def try_one(place):
        room = rooms[place % len(rooms)]
        tree = trees.get()
        try:
            while waiting[room]:
                mutation = waiting[room].pop()
                end = tree.judge(room, mutation)
                if end is None:
                    continue
                rows.append(row(room, mutation, end))
                print(rows[-1], flush=True)
                if asked.keep:
                    with open(asked.keep, "a", encoding="utf-8") as file:
                        file.write(rows[-1] + "\n")
                return
        finally:
            trees.put(tree)

    with ThreadPoolExecutor(asked.jobs) as pool:
        list(pool.map(try_one, range(asked.count)))
    survived = sum(r.endswith("| survived |") for r in rows)
    print(f"{len(rows) - survived} of {len(rows)} mutants caught")


if __name__ == "__main__":
    main()
