"""The facts of every game, written into docs/written-players.md and docs/pemain-tertulis.md between their marks:

    python3 scripts/facts.py [--program FILE] [--check]

--check changes nothing and fails if a page is not what the program says.
"""

import argparse
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGES = {"en": "docs/written-players.md", "id": "docs/pemain-tertulis.md"}
BEGIN, END = "<!-- facts: made by scripts/facts.py -->", "<!-- end of facts -->"
WORDS = {
    "en": {"head": "| fact | unit | range | in the paper | meaning |", "position": "Of the position", "move": "Of a move",
           "flag": "condition", "reply": "`reply(..)` is understood.", "no_reply": "`reply(..)` is refused."},
    "id": {"head": "| fakta | satuan | rentang | di makalah | arti |", "position": "Milik posisi", "move": "Milik langkah",
           "flag": "syarat", "reply": "`reply(..)` dimengerti.", "no_reply": "`reply(..)` ditolak."},
}


def answer(program, *words):
    done = subprocess.run([program, *words, "--json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else None


def number(x):
    return f"{x:g}"


def values(names):
    """All names, or a few of a long list: cards are listed by `rakus features`."""
    return ", ".join(names if len(names) <= 16 else [*names[:3], "..", names[-1]])


def row(fact, lang):
    span = {"flag": WORDS[lang]["flag"], "word": values(fact.get("values", []))}.get(
        fact["type"], f"{number(fact['low'])} .. {number(fact['high'])}")
    name = fact["id"] + ("(..)" if "about" in fact else "")
    return f"| `{name}` | {fact['unit'][lang]} | {span} | {fact['source']} | {fact['words'][lang]} |"


def tables(program, lang):
    out = []
    for game in answer(program, "games")["games"]:
        report = answer(program, "features", game["name"])
        if not report:
            continue
        out.append(f"### {game['title'][lang]} (`{game['name']}`)\n")
        out.append(WORDS[lang]["reply" if report["replies"] else "no_reply"] + "\n")
        for of in ("position", "move"):
            facts = [f for f in report["features"] if f["of"] == of]
            if facts:
                out += [f"{WORDS[lang][of]}:\n", WORDS[lang]["head"], "| --- | --- | --- | --- | --- |"]
                out += [row(f, lang) for f in facts] + [""]
    return "\n".join(out)


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--program", default=os.path.join(HERE, "build", "test", "rakus"))
    asked.add_argument("--check", action="store_true")
    given = asked.parse_args()
    stale = []
    for lang, page in PAGES.items():
        path = os.path.join(HERE, page)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        before, rest = text.split(BEGIN)
        after = rest.split(END)[1]
        fresh = f"{before}{BEGIN}\n\n{tables(given.program, lang)}\n{END}{after}"
        if fresh == text:
            continue
        stale.append(page)
        if not given.check:
            with open(path, "w", encoding="utf-8") as file:
                file.write(fresh)
    if given.check and stale:
        sys.exit(f"not what the program says: {', '.join(stale)}; run scripts/facts.py")


if __name__ == "__main__":
    main()
