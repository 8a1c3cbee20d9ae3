#!/usr/bin/env python3
"""Writes docs/reference/commands.md and docs/reference/json.md from the program itself, and docs/glossary.md.

    scripts/reference.py PROGRAM          writes them
    scripts/reference.py PROGRAM --check  exits 1 if one of them is not as it would be written
"""

import json
import os
import subprocess
import sys
import tempfile

HOUSE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
POSITION = "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"
SMALL = ["--rules", "pits=3,seeds=2"]
TEXT = "data/players/bantumi-hemat.greedy"

# One document of every kind, several where they differ. {folder} is a folder of its own.
DOCUMENTS = [
    ["games"], ["games", "bantumi", "--paper"], ["players", "bantumi"], ["players", "show", "bantumi", "paper"], ["features", "bantumi"],
    ["show", "bantumi", "--moves", "3"], ["draw", "bantumi"],
    ["advise", "bantumi", "--pos", POSITION, "--truth"], ["advise", "gobblet", "--pos", "M2/1L1/s1l 1", "--all-players"], ["advise", "congklak"],
    ["advise", "exodia", "--seed", "2"], ["advise", "exodia", "--all-players"], ["trace", "bantumi"], ["play", "bantumi", "--vs", "human"],
    ["truth", "bantumi", "--pos", POSITION, "--all"], ["truth", "exodia", "--playouts", "50"], ["truth", "congklak", "--opening", "--rules", "pits=3,seeds=2"],
    ["exploit", "gobblet", "--player", "fork"], ["quality", "bantumi", *SMALL, "--positions", "20"],
    ["match", "bantumi", "--games", "20"], ["match", "bantumi", "--players", "paper,random", "--sprt", "0,50", "--games", "200"],
    ["match", "bantumi", "--players", "paper,paper-chain,random", "--games", "20"], ["match", "exodia", "--players", "paper,random", "--runs", "50"],
    ["tune", "bantumi", *SMALL, "--trials", "2", "--games", "8", "--holdout", "16"],
    ["counterexamples", "bantumi", *SMALL, "--positions", "40"], ["counterexamples", "exodia", "--positions", "40", "--playouts", "400", "--top", "1"], ["compare", "bantumi", "--players", "paper,paper-chain", "--positions", "40", *SMALL],
    ["check", TEXT, "--games", "8", "--positions", "4", "--rules", "pits=3,seeds=2"],
    ["results", "list"], ["review", "{folder}/games.rkr", "--time", "5s"], ["cards", "list", "exodia"], ["hands", "exodia"], ["perft", "bantumi", "--depth", "3"],
    ["cards", "check", "exodia"], ["bench", "bantumi", "--playouts", "100"], ["bound", "exodia", "--deals", "2", "--nodes", "1000"],
    ["profile", "bantumi", "--players", "mcts", "--budgets", "4,8", "--games", "4", *SMALL], ["solve", "bantumi", "--build", *SMALL],
    ["match", "bantumi", "--games", "8", "--shard", "1/2"], ["results", "prune", "--keep", "0"],
    ["site", "{folder}/site", "--engine", "{folder}/rakus.wasm"],
    ["completion", "bash"], ["help"], ["help", "words"], ["help", "rules", "bantumi"], ["version"],
]
KEYED = {"rules", "journal", "weights"}  # objects whose keys are names
LINES = [["match", "bantumi", "--games", "4"], ["match", "exodia", "--players", "paper,random", "--runs", "8"]]  # of --jsonl


def kind(value):
    if isinstance(value, dict) and set(value) == {"en", "id"}:
        return "text in both languages"
    return {bool: "true or false", int: "number", float: "number", str: "text", type(None): "null", dict: "object", list: "list"}[type(value)]


class Schema:
    """Every field of the documents of one kind: what it holds, and whether it is always there."""

    def __init__(self):
        self.fields, self.parents = {}, {}

    def add(self, value, path=""):
        if isinstance(value, dict) and kind(value) == "object":
            self.parents[path] = self.parents.get(path, 0) + 1
            for key, inner in value.items():
                name = "*" if path.split(".")[-1].removesuffix("[]") in KEYED else key
                here = f"{path}.{name}" if path else name
                field = self.fields.setdefault(here, {"kinds": [], "times": 0, "under": path})
                field["times"] += 1
                if kind(inner) not in field["kinds"]:
                    field["kinds"].append(kind(inner))
                self.add(inner, here)
        elif isinstance(value, list):
            for inner in value:
                if not isinstance(inner, (dict, list)):
                    field = self.fields[path.rstrip("[]")]
                    listed = f"list of {'lists of ' if path.endswith('[]') else ''}{kind(inner)}"
                    field["kinds"] = [k for k in field["kinds"] if k != "list" and k != listed] + [listed]
                self.add(inner, path + "[]")

    def rows(self):
        for path, field in self.fields.items():
            always = "*" in path.split(".")[-1] or field["times"] >= self.parents[field["under"]]
            kinds = " or ".join(sorted(set(field["kinds"]), key=lambda k: (k == "null", k)))
            yield f"| `{path}` | {kinds} | {'always' if always else 'sometimes'} |"


def run(program, words, env, more=("--json",)):
    done = subprocess.run([program, *words, *more], cwd=HOUSE, env=env, capture_output=True, text=True, input="3\n6\n" if words[0] == "play" else "")
    if done.returncode:
        sys.exit(f"{' '.join(words)}: {done.stderr}")
    return done.stdout


def json_page(program, env, folder):
    run(program, ["match", "bantumi", "--games", "2", "--record", f"{folder}/games.rkr"], env)
    with open(f"{folder}/rakus.wasm", "wb") as engine:  # as short as one can be
        engine.write(b"\0asm\1\0\0\0")
    schemas = {}
    for words in DOCUMENTS:
        for line in run(program, [w.format(folder=folder) for w in words], env).splitlines():
            document = json.loads(line)
            schemas.setdefault(document["schema"], Schema()).add(document)
    for words in LINES:
        for line in run(program, words, env, ("--jsonl",)).splitlines()[:-1]:
            document = json.loads(line)
            schemas.setdefault(document["schema"], Schema()).add(document)
    out = ["# The JSON documents, field by field", "",
           "Written by `scripts/reference.py` from documents of the program itself; a test compares. `[]` stands for every element of a list, `*` for a",
           "name such as that of a rule. \"Sometimes\" fields depend on the flags, the game or the answer. The same keys, joined by dots, are the titles of",
           "`--plain` and `--csv` (formats.md). The documents of the server are described in ../api.md.", ""]
    for name in sorted(schemas):
        out += [f"## {name}", "", "| field | holds | there |", "| --- | --- | --- |", *schemas[name].rows(), ""]
    return "\n".join(out)


def commands_page(program, env):
    j = json.loads(run(program, ["help"], env))

    def cell(text):
        return text.replace("|", "\\|")

    def options(flags):
        rows = ["| option | value | |", "| --- | --- | --- |"]
        for f in flags:
            name = f"`-{f['letter']}`, `--{f['name']}`" if f["letter"] else f"`--{f['name']}`"
            rows.append(f"| {name} | {cell(f['value'] or '')} | {cell(f['about']['en'])} |")
        return rows

    out = ["# The commands", "", "Written by `scripts/reference.py` from `rakus help --json`; a test compares. `rakus help COMMAND` prints the same, also in Indonesian.", ""]
    for c in j["commands"]:
        out += [f"## {c['name']}", "", c["about"]["en"][0].upper() + c["about"]["en"][1:] + ".", "", f"    {c['usage']}", ""]
        out += ["Examples:", "", *(f"    {e}" for e in c["examples"]), ""]
        if c["games"]:
            out += [f"Games: {', '.join(c['games'])}.", ""]
        if c["options"]:
            out += [*options(c["options"]), ""]
    out += ["## Options of every command", "", *options(j["options"]), ""]
    out += ["## Exit codes", "", "| code | |", "| --- | --- |", *(f"| {e['name']} | {e['about']['en']} |" for e in j["exit_codes"]), ""]
    out += ["## Environment", "", "| variable | |", "| --- | --- |", *(f"| `{e['name']}` | {e['about']['en']} |" for e in j["environment"]), ""]
    return "\n".join(out)


def glossary_page(program, env):
    words = json.loads(run(program, ["help", "words"], env))["words"]
    rows = [f"| {w['word']['en']} | {w['word']['id']} | {w['meaning']['en']} | {w['meaning']['id']} |" for w in words]
    return "\n".join(["# Glossary · Daftar istilah", "", "One word for one thing, in both languages; `rakus help words` prints it. Written by `scripts/reference.py`; a test compares.", "",
                      "| English | Indonesia | meaning | arti |", "| --- | --- | --- | --- |", *rows, ""])


def main():
    program, check = os.path.abspath(sys.argv[1]), "--check" in sys.argv
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder, "LANG": "C.UTF-8", "LC_ALL": ""}
        pages = {"docs/reference/commands.md": commands_page(program, env), "docs/reference/json.md": json_page(program, env, folder),
                 "docs/glossary.md": glossary_page(program, env)}
    wrong = []
    for path, text in pages.items():
        full = os.path.join(HOUSE, path)
        if check and (not os.path.exists(full) or open(full, encoding="utf-8").read() != text):
            wrong.append(path)
        elif not check:
            with open(full, "w", encoding="utf-8") as file:
                file.write(text)
    if wrong:
        sys.exit(f"not as the program says: {', '.join(wrong)}; run scripts/reference.py PROGRAM")


if __name__ == "__main__":
    main()
