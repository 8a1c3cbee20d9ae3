"""The reference and the cookbook are true."""

import os
import re
import subprocess
import sys

import pytest
from rakus import CLEAN, HOUSE, PLAIN, PROGRAM, with_tables

COOKBOOK = open(os.path.join(HOUSE, "docs", "cookbook.md"), encoding="utf-8").read()
TASKS = {title: re.findall(r"```sh\n(.*?)```", body, re.S) for title, body in re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", COOKBOOK, re.M | re.S)}


def test_the_reference_is_as_the_program_says():
    done = subprocess.run([sys.executable, os.path.join(HOUSE, "scripts", "reference.py"), PROGRAM, "--check"], capture_output=True, text=True, env=PLAIN)
    assert done.returncode == 0, done.stderr


def test_every_document_of_a_command_is_in_the_reference():
    """Those that only the server sends are in docs/api.md; a report is a page, and its figures are documents of other commands."""
    sources = subprocess.run(["grep", "-rhoE", r'document\("[a-z]+"', "src/app", "--include=*.cpp"], cwd=HOUSE, capture_output=True, text=True).stdout
    named = set(re.findall(r'"([a-z]+)"', sources)) - {"error", "job", "preview", "record", "samples", "report"}
    page = open(os.path.join(HOUSE, "docs", "reference", "json.md"), encoding="utf-8").read()
    assert named - set(re.findall(r"^## rakus\.(\w+)/\d", page, re.M)) == set()


def test_there_are_ten_tasks():
    assert len(TASKS) == 10 and all(TASKS.values())


@pytest.mark.parametrize("task", TASKS)
def test_every_task_of_the_cookbook_runs(task, tmp_path):
    for folder in ("bin", "data"):
        (tmp_path / folder).mkdir()
    os.symlink(PROGRAM, tmp_path / "bin" / "rakus")
    env = {**PLAIN, "PATH": f"{tmp_path}/bin:" + CLEAN.get("PATH", "/usr/bin:/bin"), "XDG_DATA_HOME": with_tables(str(tmp_path / "data"))}
    for block in TASKS[task]:
        done = subprocess.run(["bash", "-euo", "pipefail", "-c", block], capture_output=True, text=True, cwd=tmp_path, env=env, timeout=300)
        assert done.returncode == 0, block + done.stderr
