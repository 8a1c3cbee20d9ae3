"""The reports of the papers' players: scripts/reports.py [--effort quick|full] [PROGRAM]

Makes docs/reports/GAME/{en,id}/ by `rakus report`, and docs/reports/README.md, which lists them. The second language is made from the blocks of
the first (--resume). Beside the English report stay its figures; the Indonesian one has the same.
"""

import argparse
import json
import os
import shutil
import subprocess
import tempfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
REPORTS = os.path.join(HERE, "docs", "reports")


def report(program, game, player, lang, effort, data):
    folder = os.path.join(REPORTS, game, lang)
    words = [program, "report", game, "--player", player, "--lang", lang, "-o", folder, *([f"--{effort}"] if effort else [])]
    if lang == "id":
        words.append("--resume")
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "XDG_DATA_HOME": data})
    if lang == "id":
        shutil.rmtree(os.path.join(folder, "figures"))
        for name in os.listdir(folder):
            if name.endswith(".greedy"):
                os.remove(os.path.join(folder, name))
    else:
        for name in os.listdir(os.path.join(folder, "figures")):
            if name.endswith(".json"):
                os.remove(os.path.join(folder, "figures", name))  # what the commands print; too long for here


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", nargs="?", default=os.path.join(HERE, "build", "release", "rakus"))
    parser.add_argument("--effort", choices=["quick", "full"])
    asked = parser.parse_args()
    games = json.loads(subprocess.run([asked.program, "games", "--json"], check=True, capture_output=True, text=True).stdout)["games"]
    shutil.rmtree(REPORTS, ignore_errors=True)
    lines = ["# What the papers would have said", "",
             f"The reports of the five papers' players, made by `python3 scripts/reports.py{' --effort ' + asked.effort if asked.effort else ''}` "
             "(docs/report.md says what is in them). "
             "The figures of each are beside the English one as CSV and LaTeX; the documents (JSON) are left out here, and the commands in its last chapter print them all.", "",
             "| game | player | English | Indonesia |", "| --- | --- | --- | --- |"]
    with tempfile.TemporaryDirectory() as data:
        for g in games:
            for lang in ("en", "id"):
                report(asked.program, g["name"], g["default_player"], lang, asked.effort, data)
            cells = [f"[page]({g['name']}/{lang}/report.html), [Markdown]({g['name']}/{lang}/report.md)" for lang in ("en", "id")]
            lines.append(f"| {g['title']['en']} | `{g['default_player']}` | {cells[0]} | {cells[1].replace('page', 'halaman')} |")
    with open(os.path.join(REPORTS, "README.md"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
