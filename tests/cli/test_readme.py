"""The README is true: its tour runs, its rooms exist."""

import os
import re
import shlex
import subprocess

import pytest
from rakus import HOUSE, PLAIN, PROGRAM, with_tables

README = "\n".join(open(os.path.join(HOUSE, name), encoding="utf-8").read() for name in ("README.md", "README.id.md"))
TOUR = [line for block in re.findall(r"```sh\n(.*?)```", README, re.S) for line in block.splitlines() if line.startswith("./run ")]


def test_the_tour_is_not_empty():
    assert len(TOUR) >= 6


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """Of somebody who goes the tour from its beginning to its end."""
    return with_tables(str(tmp_path_factory.mktemp("home")))


@pytest.mark.parametrize("line", TOUR)
def test_every_command_of_the_tour_runs(line, home):
    words = shlex.split(line)[1:]
    done = subprocess.run([PROGRAM, *words], capture_output=True, text=True, timeout=300, env={**PLAIN, "XDG_DATA_HOME": home})
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_every_room_and_picture_it_names_exists():
    for room in re.findall(r"^\| `([\w/]+)` \|", README, re.M) + re.findall(r"!\[.*?\]\((.*?)\)", README):
        assert os.path.exists(os.path.join(HOUSE, room)), room
