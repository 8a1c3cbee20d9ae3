"""The house itself: which room may know which, and how its files look."""

import os
import re
import subprocess

import pytest

HOUSE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# What each room may include besides itself.
MAY_KNOW = {
    "core": [],
    "search": ["core"],
    "solve": ["core"],
    "lab": ["core"],
    "store": ["core"],
    "written": ["core"],
    "games": ["core", "search", "solve", "lab", "written"],
    "report": ["core", "written"],
    "app": ["core", "lab", "store", "written", "report"],
    "wasm": ["core", "solve", "lab", "store", "app"],
}
# Folders below src/games that several games share.
SHARED_BY_GAMES = {"mancala"}
MOST_COLUMNS = 120


def files(*patterns):
    found = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns], cwd=HOUSE,
                           capture_output=True, text=True, check=True).stdout.split("\n")
    return [path for path in found if path and os.path.exists(os.path.join(HOUSE, path))]


def lines_of(path):
    with open(os.path.join(HOUSE, path), encoding="utf-8") as file:
        return file.read().split("\n")


def includes(path):
    """Every include of a file of the house: (line, room, rest of the path)."""
    for number, line in enumerate(lines_of(path), 1):
        if found := re.match(r'#include "(\w+)/([^"]+)"', line):
            yield number, found[1], found[2]


# Tests may take any game as a specimen; the layers are those of the program.
SOURCES = [path for path in files("src/**/*.h", "src/**/*.cpp") if not path.endswith("_test.cpp")]


def test_a_room_knows_only_rooms_above_it():
    wrong = []
    for path in SOURCES:
        parts = path.split("/")
        if len(parts) < 3:
            continue  # main.cpp
        room = parts[1]
        wrong += [f"{path}:{line} includes {other}/{rest}" for line, other, rest in includes(path)
                  if other != room and other not in MAY_KNOW[room]]
    assert wrong == []


def test_a_game_knows_no_other_game():
    wrong = []
    for path in SOURCES:
        found = re.match(r"src/games/(\w+)/", path)
        if not found:
            continue
        for line, room, rest in includes(path):
            other = rest.split("/")[0] if room == "games" and "/" in rest else found[1]
            if other != found[1] and other not in SHARED_BY_GAMES:
                wrong.append(f"{path}:{line} includes games/{rest}")
    assert wrong == []


def test_only_the_edge_of_a_game_sees_both_sides():
    seen = [path for path in SOURCES for _, room, rest in includes(path) if f"{room}/{rest}" == "games/erased.h"]
    assert [path for path in seen if not path.endswith("/edge.cpp")] == []


def test_c_plus_plus_is_as_the_formatter_writes_it():
    paths = files("src/**/*.h", "src/**/*.cpp", "tests/*.h", "tests/**/*.cpp", "bench/*.cpp")
    done = subprocess.run(["clang-format", "--dry-run", "-Werror", *paths], cwd=HOUSE, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]


def test_the_page_is_as_the_formatter_writes_it():
    prettier = "node_modules/prettier/bin/prettier.cjs"
    if not os.path.exists(os.path.join(HOUSE, "web", prettier)):
        pytest.fail("the page's tools are not installed: build the program first")
    done = subprocess.run(["node", prettier, "--check", "src", "test", "build.mjs"], cwd=os.path.join(HOUSE, "web"),
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def test_no_line_of_c_plus_plus_is_longer_than_the_width_of_the_house():
    long = [f"{path}:{number} has {len(line)} columns" for path in files("src/**/*.h", "src/**/*.cpp", "bench/*.cpp")
            for number, line in enumerate(lines_of(path), 1) if len(line) > MOST_COLUMNS]
    assert long == []


def test_nothing_is_left_for_later_in_the_code():
    later = [f"{path}:{number}" for path in files("src/**", "web/src/**") if not path.endswith(".json")
             for number, line in enumerate(lines_of(path), 1) if re.search(r"\b(TODO|FIXME|XXX)\b", line)]
    assert later == []


def test_no_line_of_the_page_is_longer_than_120_columns():
    """The formatter leaves what stands in ${..} of a template as it is. A sentence of the page alone on its line may be longer."""
    wrong = [f"{path}:{number}" for path in files("web/src/**/*.ts", "web/src/*.ts") for number, line in enumerate(lines_of(path), 1)
             if len(line) > MOST_COLUMNS and not re.fullmatch(r'\s*"[^"]*",?', line)]
    assert wrong == []


# The folders of the page, each knowing only those before it. What stands beside them (app.ts, main.ts) knows all.
PAGE_LAYERS = ["engine", "api", "i18n", "base", "scene", "model", "plots", "boards", "parts", "pages"]


def test_a_folder_of_the_page_knows_only_folders_before_it():
    wrong = []
    for path in files("web/src/**/*.ts"):
        parts = path.split("/")
        if len(parts) < 4:
            continue
        layer = PAGE_LAYERS.index(parts[2])
        for number, line in enumerate(lines_of(path), 1):
            if found := re.search(r'(?:from|import) "\.\./(\w+)/', line):
                if PAGE_LAYERS.index(found[1]) > layer:
                    wrong.append(f"{path}:{number} imports {found[1]}")
    assert wrong == []


def test_the_page_names_no_game_but_in_its_emblems():
    games = [path.split("/")[2] for path in files("src/games/*/edge.cpp")]
    assert games
    names = "|".join(game if len(game) > 4 else rf"\b{game}\b" for game in games)  # a short name is in other words too
    wrong = [f"{path}:{number}" for path in files("web/src/**/*.ts", "web/src/*.ts", "web/src/**/*.css") if not path.endswith("parts/emblem.ts")
             for number, line in enumerate(lines_of(path), 1) if re.search(names, line, re.IGNORECASE)]
    assert wrong == []


# docs/glossary.md has one word for one thing; these are other names of three of its things, in either language.
SECOND_NAMES = {
    "play-out, permainan acak": r"simulasi|simulations?|roll-outs?|playouts?(?!\S)|permainan coba|permainan simulasi",
    "store, lumbung": r"gudang|rumah|kalahas?|storehouses?|lubang besar|lubang penyimpanan|penyimpanan (?:sendiri|lawan)|seeds at home",
    "draw a card, menarik kartu": r"(?:meng|peng)?ambil(?:an)? (?:(?:satu|dua|tiga|\\{n\\}) )?kartu",
    "bench, cadangan": r"bangku",
    "element of the greedy algorithm, elemen": r"(?:empat|lima|kelima|enam|keenam) unsur|unsur-unsur",
    "field of a position, isian": r"medan",
    "mean loss, rata-rata hilang": r"rata-rata rugi|rugi dihitung",
    "FTK": r"otk|one-turn kill|turn-one kill|first turn kill|kemenangan giliran pertama",
}


def told(path):
    """The sentences of a file: strings of a source, lines of a text."""
    for number, line in enumerate(lines_of(path), 1):
        if path.endswith((".cpp", ".h", ".ts")):
            yield from ((number, text) for text in re.findall(r'"((?:[^"\\]|\\.)*)"', line) if " " in text)
        else:
            yield number, line


@pytest.mark.parametrize("thing", SECOND_NAMES)
def test_one_word_for_one_thing(thing):
    paths = [path for path in SOURCES if not path.endswith("app/glossary.cpp")]
    paths += files("web/src/i18n/*.ts", "data/papers/*.txt", "data/players/*.greedy")
    wrong = [f"{path}:{number} {text}" for path in paths for number, text in told(path)
             if re.search(rf"(?<![\w-])(?:{SECOND_NAMES[thing]})(?![\w-])", text, re.IGNORECASE)]
    assert wrong == []


def test_a_sentence_of_the_page_has_one_room():
    keys = [found[1] for path in files("web/src/i18n/rooms/*.ts") for line in lines_of(path) if (found := re.match(r'  "?([\w-]+)"?: \[', line))]
    assert keys and sorted(set(keys)) == sorted(keys)


def test_what_is_to_be_cited_is_this_version_and_the_changes_begin_with_it():
    version = re.search(r"project\(rakus VERSION (\S+)", "\n".join(lines_of("CMakeLists.txt")))[1]
    assert f"version: {version}" in lines_of("CITATION.cff")
    assert next(line for line in lines_of("CHANGELOG.md") if line.startswith("## ")) == f"## {version}"
