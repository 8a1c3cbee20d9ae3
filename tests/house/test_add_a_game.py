"""docs/add-a-game.md is true: what it shows is the text of the example's files, and what it names is there."""

import os
import re

HOUSE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
EXAMPLE = "src/games/nim"


def text_of(path):
    with open(os.path.join(HOUSE, path), encoding="utf-8") as file:
        return file.read()


PAGE = text_of("docs/add-a-game.md")


def test_what_it_shows_is_what_the_files_say():
    shown = re.findall(r"^```cpp (\S+)\n(.*?)^```$", PAGE, re.M | re.S)
    assert len(shown) >= 8
    wrong = [f"{path}: {part[:60]}" for path, text in shown for part in text.split("...\n") if part not in text_of(path)]
    assert wrong == []


def test_it_walks_through_every_file_of_the_example():
    files = sorted(os.listdir(os.path.join(HOUSE, EXAMPLE)))
    assert [name for name in files if f"`{name}`" not in PAGE] == []


def test_every_path_it_names_exists():
    named = re.findall(r"`((?:src|web|data|docs|core|games)/[\w./-]+)`", PAGE)
    assert len(named) >= 10
    paths = [path if path.split("/")[0] not in ("core", "games") else f"src/{path}" for path in named if "<" not in path]
    assert [path for path in paths if not os.path.exists(os.path.join(HOUSE, path))] == []


def test_the_example_needs_three_lines_elsewhere():
    lines = [line for path in ("CMakeLists.txt", "src/games/registry.cpp") for line in text_of(path).split("\n")
             if re.search(r"\bnim\b", line)]
    assert len(lines) == 3, lines
