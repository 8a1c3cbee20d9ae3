#!/usr/bin/python3
"""Puts small faults into the program, one at a time, and says which of them no test notices.

    scripts/mutate.py [--count 60] [--seed 1] [--rooms rules,scores,lab,store,search] [--jobs 2] [--keep FILE] [--only N,N..]

After the mutants that are drawn come those of BY_HAND: faults that once went unnoticed.

A mutant is one change of one line (the operators are below), drawn by the seed from the files of the rooms. All of them are
put into a copy of the tree below build/mutants at once, each behind a switch that the variable RAKUS_MUTANT turns on, so that
the house is compiled once and not sixty times. A change that does not compile is taken out again and another drawn. Then all
unit tests and those of the command line run once without a mutant, and say which of them they reach. Each mutant meets the
tests that reach it, the quickest first, until one fails; of those of the command line what can be run in two minutes.
"""

import argparse
import glob
import hashlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from reached import numbers_in

HOUSE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TREE = os.path.join(HOUSE, "build", "mutants")
FEW = 20  # tests of the command line that are tried before the others
COMMANDS_SECONDS = 120  # of them for a mutant, by what they took when they were looked at
UNIT_SECONDS, CLI_SECONDS = 20, 900  # of processor: a mutant that never ends is caught, a busy machine catches none
UNIT_TIMES = 20  # so often what a suite took when it was looked at, it may take besides
PATIENCE = 4  # times as long may pass on the clock, for one that waits for ever

SWITCH = """#pragma once
#include <cstdio>
#include <cstdlib>
namespace rakus {
inline const int chosen_mutant = std::getenv("RAKUS_MUTANT") ? std::atoi(std::getenv("RAKUS_MUTANT")) : 0;
inline bool mutant_reached[1000];
inline void reach_mutant(int number) {
    mutant_reached[number] = true;
    const char* list = std::getenv("RAKUS_REACHED");
    if (std::FILE* file = list ? std::fopen(list, "a") : nullptr) std::fprintf(file, "%d\\n", number), std::fclose(file);
}
constexpr bool mutant(int number) {
    if (__builtin_is_constant_evaluated()) return false;
    if (!mutant_reached[number]) reach_mutant(number);
    return chosen_mutant == number;
}
}  // namespace rakus
"""

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

# Which files a room has.
ROOMS = {
    "rules": ["src/games/*/rules*", "src/games/*/moves.h", "src/games/mancala/board.h", "src/games/pokemon/engine.cpp",
              "src/games/pokemon/damage.cpp", "src/games/pokemon/legal.cpp", "src/games/exodia/resolve.h"],
    "scores": ["src/games/*/strategies*", "src/games/*/appraise*", "src/games/gobblet/score.h", "src/core/greedy.h",
               "src/core/score.h", "src/core/truth*"],
    "lab": ["src/lab/*"],
    "store": ["src/store/*", "src/solve/table_file*"],
    "search": ["src/search/*", "src/solve/*.h"],
}

# Faults that no test of the first version noticed: a file, an expression in one of its lines, what is put there.
BY_HAND = [
    ("src/search/mcts.h", "limits_.exploration", "0.0"),
    ("src/search/alphabeta.h", "e.value >= beta", "true"),
    ("src/lab/match.h", "Rng::stream(seed, 2 * pair + 1)", "Rng::stream(seed, 1)"),
    ("src/lab/sprt.cpp", "portable::log(test.beta / (1 - test.alpha))", "portable::log(test.alpha / (1 - test.beta))"),
    ("src/lab/runs.cpp", "n - gained - lost", "n"),
    ("src/store/sqlite.cpp", "sqlite3_busy_timeout(raw, 10000)", "sqlite3_busy_timeout(raw, 0)"),
    ("src/app/http/server.cpp", "watchers_.leave(client)", "(void)0"),
    ("src/app/http/fields.cpp", "value->get<double>() >= 0", "true"),
    ("src/app/command.cpp", "n * 60", "n"),
]

OF_TESTS = ("lattice.h", "lottery.h")  # games that only tests play

# Changes after which nobody can tell the difference, and why: (file, the changed line). They are not drawn.
ALIKE = {
    ("src/games/pokemon/appraise_cards.cpp",
     "if (op.verb == Verb::snipe) return (op.n >= hp_left(p) ? 1000 : 1) + (at.active() ? 50 : 0) + p.counters + 1;"):
        "all that stay alive gain the same, and stay far below 1000",
    ("src/solve/table_file.h", "std::uint64_t bytes = 1;"): "every label names its bytes",
    ("src/lab/spsa.cpp", "if (w == 1) continue;"): "1 is rounded to 1; 0 is set to 0 two lines below",
    ("src/solve/margin_proof.h", "p.effort = std::max(p.effort, static_cast<std::uint8_t>(std::bit_width(nodes_ + began + 1)));"):
        "which of two results is remembered longer; no answer depends on it",
    ("src/games/gobblet/rules.h", "return rules.both == Both::lose ? 1 : rules.both == Both::win ? -2 : 0;"): "only its sign is read",
    ("src/lab/schedule.h", "std::uint64_t different = 1;        // openings there are, where they are listed; settled with the number of pairs"):
        "settled before it is read",
    ("src/solve/table_file.cpp", "if (file_ >= 1) ::close(file_);"): "number 0 is a file only without standard input, and then the process ends",
    ("src/solve/table_file.cpp", "if (file >= 1) ::close(file);"): "the same",
    ("src/solve/table_file.cpp", "if (file_ > 0) ::flock(file_, LOCK_EX);  // for as long as somebody works on it"):
        "the same: what would be taken away under it is a minute old at least",
    ("src/solve/table_file.cpp", "if (n < 1 && errno == EINTR) continue;"): "a file never takes nothing of something without an error",
    ("src/solve/proof.h", "if (stopped_) return true;"): "once it is stopped nobody asks what was returned",
    ("src/solve/proof.h", "guess = yes ? t + 1 : t + 1;"): "both are brought down to the highest that is left",
    ("src/solve/table_file.cpp", "const auto size = known ? static_cast<std::size_t>(about.st_size) : 1;"): "where it is not known it is not read",
    ("src/store/files.cpp", "if (n < 1 && errno == EINTR) continue;"): "a file never takes nothing of something without an error",
    ("src/games/pokemon/appraise_cards.cpp", "return (e.after < e.before ? 100 - 10 * e.after : 1) + (front ? 5 : 0) + 0.01 * hp_left(p);"):
        "those who gain nothing by it stay alike, and far below the others",
    ("src/games/pokemon/legal.cpp", "if (op.verb != Verb::once_in_play && p.spent)"):
        "the one Pokemon with such an attack has no other that asks for something before its damage",
    ("src/lab/distributions.cpp", "return x < (a - 1) / (a + b + 2) ? front * beta_fraction(a, b, x) / a : 1 - front * beta_fraction(b, a, 1 - x) / b;"):
        "both forms are the same function; which of them is nearer its end sooner",
    ("src/lab/estimate.cpp", "return population > 1 ? s.n * (all - 1) / (all - s.n) : s.n;"):
        "of a single one there is all or nothing, and both are answered before",
    ("src/solve/pages.h", "const std::size_t bytes = (n * sizeof(T) + kLarge + 1) / kLarge * kLarge;"): "a page more at most, and nobody looks at it",
    ("src/store/sqlite.cpp", 'if (std::filesystem::file_size(file + "-wal", fault) > 1 && !fault)'): "it is empty, or has a head of 32 bytes",
    ("src/search/mcts.h", "if (i % kBreath != kBreath - 1 && cancelled_ && cancelled_()) break;"): "it asks more often whether it shall end, and ends no later",
    ("src/solve/table_file.cpp", "while (size > 1) {"): "nothing of one byte is written, and a file never takes all of something but one",
    ("src/store/files.cpp", "return copy <= 0 || ::close(copy) == 0 ? Status(Done{}) : Status(unwritable(name, errno));"):
        "number 0 is a copy only without standard input; then an error that only closing tells is not told",
    ("src/solve/table_file.cpp", "if (file <= 0)"): "number 0 is a file only without standard input",
    ("src/solve/table_file.cpp", "bool good() const { return file_ > 0; }"): "the same",
    ("src/search/mcts.h", "double best_bound = -2;"): "no bound is below 0",
    ("src/solve/exploit.h", "if (nodes_ > most_nodes_ || (nodes_ % 64 == 0 && watch_.out())) stopped_ = true;"): "it ends one position later",
    ("src/search/worlds.h", "for (std::size_t i = 0; i <= static_cast<std::size_t>(kLongest); ++i) {"): "a turn that goes in circles ends one move later",
    ("src/solve/table_lock.h", "int jobs = 2;"): "how many threads make a table; every number of them makes the same one",
    ("src/lab/openings.h", "if (openings.plies == 0 && openings.draw != OpeningDraw::walk) return source;"):
        "the only opening of no plies is the start, listed or not",
}


def by_hand():
    """As what is drawn: (room, mutation)."""
    for path, part, put in BY_HAND:
        at = [n for n, line in enumerate(lines_of(path)) if part in line]
        if len(at) != 1:
            sys.exit(f"{path}: '{part}' stands in {len(at)} lines; mend BY_HAND")
        begin = lines_of(path)[at[0]].index(part)
        yield "by hand", (path, at[0], "by hand", (begin, begin + len(part)), put)


def code_of(line):
    """The line with comments and strings blanked, so that places in it are places in the line."""
    blank = re.sub(r'"(\\.|[^"\\])*"', lambda m: '"' + "_" * (len(m[0]) - 2) + '"', line)
    return re.sub(r"//.*", lambda m: " " * len(m[0]), blank)


def balanced(code):
    depth = 0
    for c in code:
        depth += (c in "([{") - (c in ")]}")
        if depth < 0:
            return False
    return depth == 0


def closing(code, opening):
    """Where the parenthesis at `opening` closes, or -1 if not in this line."""
    depth = 0
    for at in range(opening, len(code)):
        depth += (code[at] == "(") - (code[at] == ")")
        if depth == 0:
            return at
    return -1


def expressions(code):
    """Spans of the line that are whole expressions: conditions, what is returned, what a name is given."""
    for found in re.finditer(r"\b(if|while) \(", code):
        end = closing(code, found.end() - 1)
        inside = code[found.end():end]
        if end > 0 and ";" not in inside and not re.search(r"\b(auto|const)\b|[^=!<>]=[^=]", inside):
            yield found.end(), end
    loop = re.search(r"\bfor \(([^;]*);([^;]*);([^;]*)\)", code)
    if loop and loop[2].strip():
        yield loop.start(2), loop.end(2)
    for found in re.finditer(r"\breturn (?![{;])|^\s+(?:const )?(?:auto|int|double|bool|std::\w+) \w+ = (?!\{)", code):
        end = code.find(";", found.end())
        if end > 0 and balanced(code[found.end():end]):
            yield found.end(), end


def statements(code):
    """Spans that are whole statements: a call or an assignment, alone in its line or after a condition or loop."""
    start = re.match(r"\s*(?:(?:else )?if \(|for \(|while \(|else )?", code)
    begin = start.end()
    if start[0].strip().endswith("("):
        begin = closing(code, start.end() - 1) + 2
    end = len(code.rstrip())
    text = code[begin:end]
    if begin > 1 and text.endswith(";") and text.count(";") == 1 and balanced(text) and \
            re.match(r"(\+\+|--)?[\w.\[\]>()*:-]+( [+*/-]?= .+|\(.*\)|)(, .*)?;$", text) and not text.startswith(("return", "case")):
        yield begin, end


def switched(line, code, place, put, number, whole=False):
    """The line with its change behind the switch, or None where a line of this shape cannot be switched."""
    begin, end = place
    if whole:
        return f"{line[:begin]}(rakus::mutant({number}) ? ({put}) : ({line[begin:end]})){line[end:]}"
    for first, last in expressions(code):
        if first <= begin and end <= last:
            changed = line[first:begin] + put + line[end:last]
            return f"{line[:first]}(rakus::mutant({number}) ? ({changed}) : ({line[first:last]})){line[last:]}"
    for first, last in statements(code):
        if first <= begin and end <= last:
            changed = line[first:begin] + put + line[end:last]
            return f"{line[:first]}{{ if (rakus::mutant({number})) {{ {changed} }} else {{ {line[first:last]} }} }}{line[last:]}"
    return None


def mutations_of(path):
    """Every change of a file that can be switched: path, line, name of the operator, place in the line, what is put there."""
    with open(os.path.join(HOUSE, path), encoding="utf-8") as file:
        lines = file.read().split("\n")
    for number, line in enumerate(lines):
        code = code_of(line)
        if re.match(r"\s*(#|static_assert|template|assert|requires|constexpr|inline constexpr|static constexpr)", code):
            continue
        for name, pattern, put in OPERATORS:
            for found in re.finditer(pattern, code):
                new = re.sub(pattern, put, found[0])
                if new != found[0] and switched(line, code, found.span(), new, 1):
                    yield path, number, name, found.span(), new


def all_mutations(room):
    found = []
    for pattern in ROOMS[room]:
        for path in sorted(glob.glob(os.path.join(HOUSE, pattern))):
            if path.endswith((".h", ".cpp")) and "_test" not in path and not path.endswith(OF_TESTS):
                found += mutations_of(os.path.relpath(path, HOUSE))
    return found


def lines_of(path):
    with open(os.path.join(HOUSE, path), encoding="utf-8") as file:
        return file.read().split("\n")


def changed_line(mutation):
    path, line, _, (begin, end), put = mutation
    text = lines_of(path)[line]
    return (text[:begin] + put + text[end:]).strip()


def write_tree(drawn):
    """The copy of the house with all mutants in it; a file that is the same already is not touched, so that it is not built."""
    texts = {}
    for number, (_, (path, line, name, place, put)) in enumerate(drawn, 1):
        lines = texts.setdefault(path, lines_of(path))
        lines[line] = switched(lines[line], code_of(lines[line]), place, put, number, name == "by hand")
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=HOUSE, capture_output=True, text=True, check=True).stdout
    for path in filter(None, tracked.split("\0")):
        to = os.path.join(TREE, path)
        os.makedirs(os.path.dirname(to), exist_ok=True)
        if path in texts:
            text = "\n".join(texts[path])
            if not os.path.exists(to) or open(to, encoding="utf-8").read() != text:
                with open(to, "w", encoding="utf-8") as file:
                    file.write(text)
        elif not os.path.exists(to) or open(to, "rb").read() != open(os.path.join(HOUSE, path), "rb").read():
            shutil.copy(os.path.join(HOUSE, path), to)
    switch = os.path.join(TREE, "mutant_switch.h")
    if not os.path.exists(switch) or open(switch, encoding="utf-8").read() != SWITCH:
        with open(switch, "w", encoding="utf-8") as file:
            file.write(SWITCH)


def build(drawn, jobs):
    """Compiles the tree; the numbers of the mutants that do not compile."""
    write_tree(drawn)
    if not os.path.exists(os.path.join(TREE, "build", "test", "build.ninja")):
        subprocess.run(["cmake", "--preset", "test", "-DRAKUS_WERROR=OFF", "-DRAKUS_BATCH=15",
                        f"-DCMAKE_CXX_FLAGS=-w -include {TREE}/mutant_switch.h"], cwd=TREE, check=True, stdout=subprocess.DEVNULL)
    done = subprocess.run(["ninja", "-C", "build/test", "-k0", f"-j{jobs}", "rakus", "rakus_tests"], cwd=TREE, capture_output=True, text=True)
    if done.returncode == 0:
        return set()
    wrong = set()
    for path, line in re.findall(r"(src/[\w/.]+):(\d+):\d+: (?:error|required from)", done.stdout):
        wrong |= {n for n, (_, m) in enumerate(drawn, 1) if m[0] == path and m[1] + 1 == int(line)}
    if not wrong:
        sys.exit(f"the house itself does not build\n{done.stdout[-3000:]}")
    return wrong


def draw_and_build(rooms, count, seed, jobs):
    """The mutants that compile, as (room, mutation), one a line at most; room by room in turn."""
    chance = random.Random(seed)
    waiting = {room: chance.sample(found, len(found)) for room in rooms for found in [all_mutations(room)]}
    print(", ".join(f"{room} {len(waiting[room])}" for room in rooms), "changes are possible", flush=True)
    taken = set()

    def one(room):
        while True:
            mutation = waiting[room].pop()
            if mutation[:2] not in taken and (mutation[0], changed_line(mutation)) not in ALIKE:
                taken.add(mutation[:2])
                return room, mutation

    known = list(by_hand())
    taken |= {mutation[:2] for _, mutation in known}
    drawn = [one(rooms[place % len(rooms)]) for place in range(count)] + known
    while wrong := build(drawn, jobs):
        print(f"{len(wrong)} do not compile and are drawn again", flush=True)
        for number in wrong:
            drawn[number - 1] = one(drawn[number - 1][0])
    return drawn


UNIT_TESTS = ["build/test/tests/rakus_tests", "--gtest_fail_fast", "--gtest_brief=1"]
CLI_TESTS = ["/usr/bin/python3", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
UNIT_FAILED, CLI_FAILED = r"\[  FAILED  \] (\S+)", r"(?m)^FAILED (\S+::.+?)(?: - |$)"


def reached_by_units(folder):
    """Suite of GoogleTest -> [seconds, mutants], each run alone."""
    listed = subprocess.run([UNIT_TESTS[0], "--gtest_list_tests"], cwd=TREE, capture_output=True, text=True, check=True).stdout
    found, note = {}, os.path.join(folder, "units")
    for suite in re.findall(r"(?m)^(\S+\.)(?=\s|$)", listed):
        began = time.monotonic()
        done = subprocess.run([*UNIT_TESTS, f"--gtest_filter={suite}*"], cwd=TREE, capture_output=True, text=True, env={**os.environ, "RAKUS_REACHED": note})
        if done.returncode == 0:
            found[f"{suite}*"] = [time.monotonic() - began, numbers_in(note)]
    return found


def reached_by_commands(folder):
    """Test of the command line -> the same."""
    found = os.path.join(folder, "commands.json")
    env = {**os.environ, "RAKUS_REACHED": os.path.join(folder, "commands"), "RAKUS_REACHED_BY": found, "PYTHONPATH": os.path.join(HOUSE, "scripts")}
    subprocess.run([*CLI_TESTS[:3], "-q", "-p", "no:cacheprovider", "-p", "reached", "tests/cli"], cwd=TREE, env=env, capture_output=True)
    with open(found, encoding="utf-8") as file:
        return json.load(file)


def reached(drawn):
    """What reaches which mutant: of the unit tests and of those of the command line. Known of the same draw, it is not found out again."""
    mark = hashlib.sha256(repr(drawn).encode()).hexdigest()[:16]
    folder = os.path.join(TREE, "reached", mark)
    kept = os.path.join(folder, "both.json")
    if not os.path.exists(kept):
        os.makedirs(folder, exist_ok=True)
        with ThreadPoolExecutor(2) as pool:
            both = list(pool.map(lambda find: find(folder), [reached_by_units, reached_by_commands]))
        with open(kept, "w", encoding="utf-8") as file:
            json.dump(both, file)
    with open(kept, encoding="utf-8") as file:
        return json.load(file)


def quickest_first(tests, number):
    """The names of those that reach the mutant."""
    return [name for _, name in sorted((seconds, name) for name, (seconds, numbers) in tests.items() if number in numbers)]


def and_their_files(names, tests):
    """Those, and then the others of the same files: a server that many tests share says only once what it has reached."""
    files = {name.split("::")[0] for name in names}
    others = sorted((tests[name][0], name) for name in tests if name.split("::")[0] in files and name not in names)
    return names + [name for _, name in others]


def within(seconds, names, tests):
    """As many of them as can be run in so long."""
    chosen = []
    for name in names:
        seconds -= tests[name][0]
        if seconds < 0:
            break
        chosen.append(name)
    return chosen


def first_failure(number, command, seconds, pattern):
    """The name of the test that fails, "" if none does."""
    try:
        done = subprocess.run(["prlimit", f"--cpu={seconds}:{seconds + 5}", *command], cwd=TREE, capture_output=True, text=True, errors="replace",
                              timeout=seconds * PATIENCE, env={**os.environ, "RAKUS_MUTANT": str(number)})
    except subprocess.TimeoutExpired:
        return "it never ends"
    if done.returncode == -signal.SIGXCPU:
        return "it never ends"
    if done.returncode == 0:
        return ""
    if done.returncode in (126, 127):
        sys.exit(f"{command[0]} cannot be run")
    found = re.search(pattern, done.stdout)
    return found[1] if found else f"ended with {done.returncode}"


def caught_by_units(number, suites):
    for suite in quickest_first(suites, number):
        seconds = UNIT_SECONDS + int(UNIT_TIMES * suites[suite][0])
        if name := first_failure(number, [*UNIT_TESTS, f"--gtest_filter={suite}"], seconds, UNIT_FAILED):
            return name
    return ""


def caught_by_commands(number, tests):
    names = within(COMMANDS_SECONDS, and_their_files(quickest_first(tests, number), tests), tests)
    for few in (names[:FEW], names[FEW:]):
        if few and (name := first_failure(number, [*CLI_TESTS, *few], CLI_SECONDS, CLI_FAILED)):
            if "::" not in name or is_confirmed(number, name):
                return name
    return ""


def is_confirmed(number, name):
    """A test of the command line may fail for want of time: it has caught the mutant only if it fails once more, and passes without it."""
    alone = [*CLI_TESTS, name]
    return first_failure(number, alone, CLI_SECONDS, CLI_FAILED) and not first_failure(0, alone, CLI_SECONDS, CLI_FAILED)


def caught_by(number, tests):
    units, commands = tests
    return caught_by_units(number, units) or caught_by_commands(number, commands) or "survived"


def rows_of(path):
    """What an earlier run has caught: a mutant without its number, and by what. What survived may have met a new test since."""
    if not path or not os.path.exists(path):
        return {}
    found = {}
    with open(path, encoding="utf-8") as file:
        for row in file:
            end = row.rstrip(" |\n").rfind("| ") + 2
            if end > 2 and not row.rstrip().endswith("| survived |"):
                found[row[row.index("|", 1):end]] = row[end:].rstrip("\n")
    return found


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--count", type=int, default=60)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--rooms", default=",".join(ROOMS))
    arguments.add_argument("--jobs", type=int, default=2)
    arguments.add_argument("--keep", help="write the table here too, row by row; what it says is caught is not tried again")
    arguments.add_argument("--only", help="test only these numbers, parted by commas (after a test was mended)")
    asked = arguments.parse_args()
    drawn = draw_and_build(asked.rooms.split(","), asked.count, asked.seed, asked.jobs)
    chosen = [int(n) for n in asked.only.split(",")] if asked.only else range(1, len(drawn) + 1)
    tests = reached(drawn)
    rows, known = [], {} if asked.only else rows_of(asked.keep)

    def try_one(number):
        room, mutation = drawn[number - 1]
        path, line, name = mutation[:3]
        what = f"| {room} | {path}:{line + 1} | {name} | `{changed_line(mutation)}` | "
        if what in known:
            rows.append(f"| {number} {what}{known[what]}")
            return
        rows.append(f"| {number} {what}{caught_by(number, tests)} |")
        print(rows[-1], flush=True)
        if asked.keep:
            with open(asked.keep, "a", encoding="utf-8") as file:
                file.write(rows[-1] + "\n")

    with ThreadPoolExecutor(asked.jobs) as pool:
        list(pool.map(try_one, chosen))
    survived = sum(r.endswith("| survived |") for r in rows)
    print(f"{len(rows) - survived} of {len(rows)} mutants caught")


if __name__ == "__main__":
    main()
