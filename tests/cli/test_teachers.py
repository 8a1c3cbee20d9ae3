"""The pages for teachers are true: their texts are read, their commands run, and both languages have the same ones."""

import json
import os
import re
import shlex
import subprocess

import pytest
from rakus import HOUSE, PLAIN, PROGRAM

PAGES = {"en": "docs/for-teachers.md", "id": "docs/untuk-pengajar.md"}


def page(lang):
    with open(os.path.join(HOUSE, PAGES[lang]), encoding="utf-8") as file:
        return file.read()


def texts(lang):
    return dict(re.findall(r"```greedy (\S+)\n(.*?)```", page(lang), re.S))


def commands(lang):
    return [line for block in re.findall(r"```sh\n(.*?)```", page(lang), re.S) for line in block.splitlines() if line]


@pytest.fixture(scope="module")
def classroom(tmp_path_factory):
    folder = tmp_path_factory.mktemp("school")
    for name, text in texts("en").items():
        file = folder / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
    os.symlink(os.path.join(HOUSE, "data"), folder / "data")
    return folder


def run(line, folder, *more):
    words = shlex.split(line)
    assert words[0] == "rakus"
    return subprocess.run([PROGRAM, *words[1:], *more], capture_output=True, text=True, timeout=300, cwd=folder,
                          env={**PLAIN, "XDG_DATA_HOME": str(folder / "store")})


def test_there_are_texts_and_commands_and_both_pages_have_the_same():
    assert len(texts("en")) == 4 and len(commands("en")) >= 10
    assert texts("en") == texts("id")
    assert commands("en") == commands("id")


@pytest.mark.parametrize("line", commands("en"))
def test_every_command_runs(line, classroom):
    done = run(line, classroom)
    assert done.returncode == (3 if "dewi" in line else 0), done.stderr
    assert done.stdout


def test_the_ranking_is_the_one_that_the_page_prints(classroom):
    for lang in PAGES:
        printed = re.search(r"```text\n(.*?)```", page(lang), re.S)[1]
        assert run(commands(lang)[0], classroom, "--lang", lang).stdout == printed


@pytest.mark.parametrize("lang", PAGES)
def test_every_field_of_the_document_is_on_the_page(lang, classroom):
    document = json.loads(run(next(c for c in commands("en") if "--json" in c), classroom).stdout)
    text = next(t for t in document["texts"] if t["ok"])
    fields = set(document) | set(text) | set(document["classes"][0]) | set(text["worst"][0])
    assert {f for f in fields - {"schema", "version"} if f"`{f}`" not in page(lang) and f"`{f}[]`" not in page(lang)} == set()
