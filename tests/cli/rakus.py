"""The program as people use it: in a pipe and in a real terminal."""

import atexit
import json
import os
import shutil
import subprocess
import tempfile

import pexpect

HOUSE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
PROGRAM = os.path.join(HOUSE, "build", "test", "rakus")
CLEAN = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "LANG", "LC_ALL", "LC_MESSAGES", "XDG_DATA_HOME")}
DATA = tempfile.mkdtemp(prefix="rakus-data-")  # instead of the user's own data folder
atexit.register(shutil.rmtree, DATA, ignore_errors=True)
PLAIN = {**CLEAN, "TERM": "xterm", "LANG": "C.UTF-8", "XDG_DATA_HOME": DATA}


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


def terminal(*words, env=None, **options):
    """Runs the program in a real terminal."""
    return pexpect.spawn(PROGRAM, list(words), env={**PLAIN, **(env or {})}, encoding="utf-8", timeout=20,
                         dimensions=(40, 160), **options)


def seen_in_terminal(*words, env=None):
    child = terminal(*words, env=env)
    child.expect(pexpect.EOF)
    child.close()
    return child.before
