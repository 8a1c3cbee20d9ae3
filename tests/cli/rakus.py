"""The program as people use it: in a pipe and in a real terminal."""

import atexit
import json
import os
import re
import shutil
import subprocess
import tempfile

import pexpect

HOUSE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
PROGRAM = os.environ.get("RAKUS_PROGRAM") or os.path.join(HOUSE, "build", "test", "rakus")
CLEAN = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "LANG", "LC_ALL", "LC_MESSAGES", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "PAGER", "RAKUS_PAGER", "LESS")}
WHOLE = bool(os.environ.get("RAKUS_LONG"))  # everything is asked for; else quick forms
DATA = tempfile.mkdtemp(prefix="rakus-data-")  # instead of the user's own data folder
atexit.register(shutil.rmtree, DATA, ignore_errors=True)
TABLES = os.environ.get("RAKUS_TEST_TABLES")  # tables that ./test has made once for all suites


def with_tables(folder):
    """The data folder of a user who has made the complete tables, where that is known; else one who has not yet."""
    for name in os.listdir(TABLES) if TABLES else []:
        os.makedirs(os.path.join(folder, "rakus"), exist_ok=True)
        os.link(os.path.join(TABLES, name), os.path.join(folder, "rakus", name))
    return folder


with_tables(DATA)
PLAIN = {**CLEAN, "TERM": "xterm", "LANG": "C.UTF-8", "XDG_DATA_HOME": DATA, "XDG_CONFIG_HOME": os.path.join(DATA, "config"), "PAGER": "cat"}


class Answer:
    def __init__(self, done):
        self.code, self.out, self.err = done.returncode, done.stdout, done.stderr

    @property
    def json(self):
        return json.loads(self.out)


def rakus(*words, stdin="", env=None, timeout=120):
    """Runs the program in a pipe."""
    done = subprocess.run([PROGRAM, *words], input=stdin, capture_output=True, text=True, timeout=timeout,
                          env={**PLAIN, **(env or {})})
    return Answer(done)


def terminal(*words, env=None, columns=160, lines=40, **options):
    """Runs the program in a real terminal."""
    options.setdefault("timeout", 20)
    return pexpect.spawn(PROGRAM, list(words), env={**PLAIN, **(env or {})}, encoding="utf-8",
                         dimensions=(lines, columns), **options)


def seen_in_terminal(*words, env=None, columns=160, **options):
    child = terminal(*words, env=env, columns=columns, **options)
    child.expect(pexpect.EOF)
    child.close()
    return child.before


def lines_on_screen(*words, columns, env=None, timeout=120):
    """What a person sees, line by line, without colours."""
    seen = seen_in_terminal(*words, "--progress", "none", columns=columns, env=env, timeout=timeout)
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", seen).replace("\r", "").split("\n")
