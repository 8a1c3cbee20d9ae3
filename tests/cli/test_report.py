"""A report writes itself: every game, both languages, the same bytes again, and no figure that its command does not print."""

import csv
import json
import os
import re
import shlex
import subprocess

import pytest

from rakus import HOUSE, PLAIN, PROGRAM, WHOLE, rakus

GAMES = {g["name"]: g for g in rakus("games", "--json").json["games"]}
SMALL = {"bantumi": "pits=3,seeds=2"}  # where the whole game would take long
if not WHOLE:  # one of each kind: sown, exact by a table, cards
    GAMES = {name: GAMES[name] for name in ("bantumi", "gobblet", "exodia")}
HEADINGS = {
    "en": ["In short", "The game", "The mapping to the greedy algorithm", "One turn, step by step", "Tests",
           "Where it is not optimal", "How it can be beaten", "To run it again"],
    "id": ["Ringkasan", "Permainannya", "Pemetaan ke algoritma greedy", "Satu giliran, langkah demi langkah", "Pengujian",
           "Kapan tidak optimal", "Cara mengalahkannya", "Menjalankannya lagi"],
}
ELEMENTS = ["himpunan kandidat", "himpunan solusi", "fungsi seleksi", "fungsi kelayakan", "fungsi solusi", "fungsi objektif"]


def rules_of(game):
    return ["--rules", SMALL[game]] if game in SMALL else []


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """A quick report of every paper's player in both languages; the second is made from what the first has measured."""
    made = {}
    for game in GAMES:
        if game == "gobblet":
            rakus("solve", "gobblet", "--build", "--if-missing", timeout=400)
        for lang in ("en", "id"):
            folder = tmp_path_factory.mktemp(f"{game}-{lang}")
            resume = ["--resume"] if lang == "id" else []
            done = rakus("report", game, "--quick", *rules_of(game), "--lang", lang, "-o", str(folder), *resume, timeout=400)
            assert done.code == 0, done.err
            made[game, lang] = folder
    return made


def pages(folder):
    html = re.sub(r'<span class="o">(.*?)</span>', r"\1", (folder / "report.html").read_text())  # options that stay whole
    return html, (folder / "report.md").read_text()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "id"])
def test_a_report_has_all_chapters_in_the_order_of_the_course_and_none_is_empty(folders, game, lang):
    html, markdown = pages(folders[game, lang])
    assert re.findall(r"<h2>(.*?)</h2>", html) == HEADINGS[lang] == re.findall(r"^## (.*)$", markdown, re.M)
    for chapter in re.split(r"<h[123]>", html)[1:]:
        heading, body = re.split(r"</h[123]>", chapter, maxsplit=1)
        below = heading in ("Tests", "Pengujian") or "<h3>" in body
        assert re.sub(r"<[^>]*>|\s", "", body) or below or heading.startswith(("A greedy", "Pemain greedy")), heading
    assert "<script" not in html and "http" not in html.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("game", GAMES)
def test_the_course_is_spoken_to_in_its_own_words(folders, game):
    html, _ = pages(folders[game, "id"])
    told = [html.index(f"<td>{element}</td>") for element in ELEMENTS]
    assert told == sorted(told)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_in_english_or_unfilled_in_the_indonesian_report(folders, game):
    html, _ = pages(folders[game, "id"])
    prose = re.sub(r"<(pre|code|svg|style)\b.*?</\1>", " ", html, flags=re.S)
    prose = re.sub(r"<[^>]*>", " ", prose.replace("<td>{}</td>", ""))  # S is empty at first
    prose = re.sub(r"&quot;.*?&quot;", "", prose)  # the titles of papers
    english = r"\b(?:the|and|with|when|which|player|game|moves|score|wins|loses|worth|always|table)\b"
    assert re.findall(rf".{{0,30}}{english}.{{0,30}}", prose) == []
    assert "{}" not in prose
    assert "�" not in html


@pytest.mark.parametrize("game", GAMES)
def test_every_command_of_a_report_prints_the_figures_that_stand_in_it(folders, game):
    folder = folders[game, "en"]
    html, _ = pages(folder)
    again = re.search(r"<h2>To run it again</h2>.*?<pre[^>]*>(.*?)</pre>", html, re.S)[1]
    lines = [line.replace("&quot;", '"').replace("&amp;", "&").replace("&gt;", ">") for line in again.splitlines()]
    documents = {p.name: json.loads(p.read_text()) for p in (folder / "figures").glob("*.json")}
    assert len(documents) == len(lines) - 1
    for line in lines[1:]:  # the first is the report itself
        words = shlex.split(line)
        assert words[0] == "rakus"
        done = subprocess.run([PROGRAM, *words[1:], "--json"], cwd=folder, env=PLAIN, capture_output=True, text=True, timeout=400)
        assert done.returncode == 0, line + done.stderr
        assert json.loads(done.stdout) in documents.values(), line
    # And the tables stand with these commands, or with two of them.
    beside = re.findall(r'<p class="c"><code>(.*?)</code></p>', html)
    assert beside and all(part in again or part.startswith(("rakus games", "rakus features")) for c in beside for part in c.split("; "))


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_a_table_are_those_of_its_document(folders, game):
    folder = folders[game, "en"]
    match = json.loads((folder / "figures" / "match.json").read_text())
    table = (folder / "figures" / "match.csv").read_text()
    for player in match["players"]:
        share = player["ftk"]["p"] if GAMES[game]["solitaire"] else player["score"]
        row = next(line for line in table.splitlines() if line.startswith(player["name"] + ","))
        assert f"{100 * share:.1f} %" in row
    examples = json.loads((folder / "figures" / "examples-1.json").read_text())
    assert f"{examples['given_away']} of {examples['judged']}" in (folder / "figures" / "examples.csv").read_text()


@pytest.mark.parametrize("game", ["gobblet", "exodia"])
def test_the_same_command_gives_the_same_bytes(folders, game, tmp_path):
    assert rakus("report", game, "--quick", "-o", str(tmp_path), "--jobs", "1", timeout=400).code == 0
    first = folders[game, "en"]
    names = sorted(str(p.relative_to(first)) for p in first.rglob("*") if p.is_file())
    assert names == sorted(str(p.relative_to(tmp_path)) for p in tmp_path.rglob("*") if p.is_file())
    for name in names:
        assert (first / name).read_bytes() == (tmp_path / name).read_bytes(), name


def test_every_picture_of_the_markdown_is_beside_it(folders):
    for folder in folders.values():
        _, markdown = pages(folder)
        named = re.findall(r"\]\((pictures/[^)]*)\)", markdown)
        assert named and all((folder / name).exists() for name in named)
        assert sorted(named) == sorted(f"pictures/{p.name}" for p in (folder / "pictures").iterdir())


def test_an_option_of_a_command_is_never_parted(folders):
    page = (folders["bantumi", "en"] / "report.html").read_text()
    assert '<span class="o">--holdout</span> 200 ' in page and ".o{white-space:nowrap}" in page


def test_two_written_players_stand_side_by_side(tmp_path):
    texts = os.path.join(HOUSE, "data", "players")
    done = rakus("report", "bantumi", "--rules", "pits=3,seeds=2", "--quick", "--player", f"@{texts}/bantumi-hemat.greedy", "--player",
                 f"@{texts}/bantumi-waspada.greedy", "-o", str(tmp_path), timeout=400)
    assert done.code == 0, done.err
    html, _ = pages(tmp_path)
    assert "<h1>A greedy player of Bantumi: hemat, waspada</h1>" in html
    # The second asks for the opponent's best turn: what a fact looks at is not called nothing.
    assert "looked ahead" not in html and html.count("A fact counts as one operation") == 2
    head = re.search(r"<caption>The six elements.*?</thead>", html, re.S)[0]
    assert re.findall(r"<th><code>(\w+)#", head) == ["hemat", "waspada"]
    assert "what the paper says" not in head  # neither is the paper's
    assert (tmp_path / "bantumi-hemat.greedy").read_text() == open(f"{texts}/bantumi-hemat.greedy").read()
    for name in ("rules-1", "rules-2", "ablation-1", "ablation-2", "candidates-2"):
        assert (tmp_path / "figures" / f"{name}.csv").exists()


def test_the_mapping_follows_the_text_and_no_name(tmp_path):
    """The paper's own text under another name gets the same sentences; another line gives another sentence."""
    text = open(os.path.join(HOUSE, "data", "players", "gobblet-formula.greedy")).read()
    mine, other = tmp_path / "mine.greedy", tmp_path / "other.greedy"
    mine.write_text(text.replace('player "formula"', 'player "mine"'))
    other.write_text(mine.read_text().replace("0 : cell_profit", "feasible wins or not reveals > 0\n0 : cell_profit"))
    rows = {}
    for name, player in (("paper", "formula"), ("mine", f"@{mine}"), ("other", f"@{other}")):
        folder = tmp_path / name
        done = rakus("report", "gobblet", "--quick", "--player", player, "-o", str(folder), timeout=400)
        assert done.code == 0, done.err
        rows[name] = (folder / "figures" / "mapping.tex").read_text().split("\\hline\n")[2].splitlines()
    first_two = {name: [" & ".join(r.split(" & ")[:2]).rstrip(" \\") for r in lines] for name, lines in rows.items()}
    assert first_two["paper"] == first_two["mine"]
    assert [a == b for a, b in zip(first_two["mine"], first_two["other"])].count(False) == 1


def test_a_player_without_a_text_says_so(tmp_path):
    done = rakus("report", "gobblet", "--quick", "--player", "random", "-o", str(tmp_path), timeout=400)
    assert done.code == 0, done.err
    html, _ = pages(tmp_path)
    assert "This player is no list of rules" in html and not list(tmp_path.glob("*.greedy"))


def test_a_report_that_is_cut_says_so():
    cut = rakus("report", "pokemon", "--full", "--time", "300ms", timeout=400)
    assert cut.code == 0
    assert "This report was cut" in cut.out and "<li><code>rakus counterexamples pokemon" in cut.out
    assert "to go on: rakus report" in cut.err


def test_the_page_goes_to_stdout_and_into_the_document_alike():
    page = rakus("report", "gobblet", "--quick", timeout=400).out
    document = rakus("report", "gobblet", "--quick", "--json", timeout=400).json
    assert document["html"]["en"] == page and document["schema"] == "rakus.report/1"
    assert {f["id"] for f in document["figures"]} >= {"match", "quality-1", "examples-1", "ablation-1", "exploit-1", "advise-1", "trace-1"}


@pytest.mark.parametrize("words, code, message", [
    (["report", "bantumi", "--player", "nobody"], 2, "nobody"),
    (["report", "bantumi", "--quick", "--full"], 2, "not both"),
    (["report", "bantumi", *["--player", "paper"], *["--player", "best"], *["--player", "random"], *["--player", "perfect"],
      *["--player", "paper-chain"]], 2, "at most 4"),
    (["report", "bantumi", "--rules", "nothing=1"], 3, "nothing"),
    (["report", "gobblet", "--quick", "-o", "/proc/nowhere"], 1, "/proc/nowhere"),
])
def test_what_cannot_be_reported_is_refused(words, code, message):
    refused = rakus(*words, timeout=400)
    assert refused.code == code and message in refused.err and refused.out == ""


def test_a_strangers_text_is_never_read_as_markup(tmp_path):
    mine = tmp_path / "mine.greedy"
    mine.write_text('rakus 1  game gobblet  player "<b>x</b>"\n# <script>alert(1)</script>\n1 when wins "<i>win</i>" : 1 "a|b `c`"\n2 : 0\n')
    folder = tmp_path / "out"
    done = rakus("report", "gobblet", "--quick", "--player", f"@{mine}", "-o", str(folder), timeout=400)
    assert done.code == 0, done.err
    html, markdown = pages(folder)
    assert "<script>alert" not in html and "<b>x" not in html and "<i>win" not in html
    fenced = re.sub(r"```.*?```", "", markdown, flags=re.S)
    assert not re.search(r"(?<!\\)<(script|b|i)>", re.sub(r"`[^`]*`", "", fenced))


def csv_rows(folder, name):
    with open(folder / "figures" / f"{name}.csv", newline="") as file:
        return list(csv.reader(file))


def number(cell):
    return 0 if cell in ("", "-") or cell.startswith("(") else float(cell.replace(",", "."))


@pytest.mark.parametrize("lang", ["en", "id"])
def test_the_rules_of_a_candidate_add_up_to_its_total_in_both_languages(folders, lang):
    """Where there is no room for a column a rule, the others stand together; what is not counted is in parentheses."""
    for game in set(GAMES) & {"bantumi", "gobblet"}:
        title, *rows = csv_rows(folders[game, lang], "candidates-1")
        total = title.index("total" if lang == "en" else "jumlah")
        first = 1 if game == "gobblet" else 2
        judged = [row for row in rows if row[total]]
        assert len(judged) >= 3
        for row in judged:
            assert sum(map(number, row[first:total])) == number(row[total]), row


def test_the_cost_of_a_choice_counts_what_is_in_C(folders):
    for game in set(GAMES) & {"bantumi", "gobblet", "exodia"}:
        advice = json.loads((folders[game, "en"] / "figures" / "advise-1.json").read_text())
        steps = advice.get("steps", [advice])
        _, *rows = csv_rows(folders[game, "en"], "cost-1")
        for row, step in zip(rows, steps):
            n = sum(c.get("in_candidates", True) for c in step["candidates"])
            assert row[1:3] == [str(n), str(n - 1)]
        markdown = pages(folders[game, "en"])[1]
        assert (f"of {len(steps)} choices" in markdown) == (len(steps) > len(rows))


def test_the_rule_to_blame_speaks_for_the_pick(folders):
    """Of a player that adds up: the rule with the largest lead over the better move, among those that differ."""
    worst = json.loads((folders["gobblet", "en"] / "figures" / "examples-1.json").read_text())["worst"]
    blamed = re.findall(r"^To blame: (.*?)\. ", pages(folders["gobblet", "en"])[1], re.M)
    assert worst and len(blamed) == len(worst)
    for rule, example in zip(blamed, worst):
        leads = {r["words"]["en"]: r["pick"] - r["other"] for r in example["best_rules"]["why_not"]["rules"]}
        assert leads[rule] == max(leads.values()) > 0


@pytest.mark.parametrize("lang", ["en", "id"])
def test_every_figure_of_chance_has_its_n_and_an_interval(folders, lang):
    interval = r"\[[^\]]*[,;] [^\]]*\]"
    for game in GAMES:
        folder = folders[game, lang]
        for table, columns in (("quality", (3, 4, 5)), ("examples", (2, 3)), ("match", (2, 4) if game == "exodia" else (3, 4))):
            if not (folder / "figures" / f"{table}.csv").exists():
                continue
            for row in csv_rows(folder, table)[1:]:
                for cell in (row[c] for c in columns):
                    assert cell == "" or re.search(interval, cell) or "exact" in cell or "eksak" in cell, (game, table, row)
        if game == "exodia":
            assert all(re.search(interval + r" \(n = \d+\)", row[5]) for row in csv_rows(folder, "match")[1:])
        else:
            assert re.search(r"(Length of a game|Panjang permainan).*\(n = \d+\)", pages(folder)[1])


def test_a_weight_of_nothing_is_not_measured(folders):
    title, *rows = csv_rows(folders["gobblet", "en"], "ablation-1")
    assert title[1] == "its value" and rows and all(float(row[1]) != 0 for row in rows)
    assert "These weights are 0, so there is nothing to leave out: `lane_medium`" in pages(folders["gobblet", "en"])[1]


def test_no_unit_is_left_to_guess(folders):
    """A number of the objective function without a unit says nothing; of lost values the unit is named."""
    for game in GAMES:
        markdown = pages(folders[game, "en"])[1]
        assert "After the turn below it is" not in markdown
        assert "Lost values are counted in: " in markdown.split("## Where it is not optimal")[1]


def test_what_leads_to_a_block_stays_with_it_on_a_printed_page(folders):
    html, _ = pages(folders["bantumi", "en"])
    assert '<p class="l">The loop as the course writes it:</p>\n<pre class="k">' in html and ".l{break-after:avoid}" in html
    assert '<table class="k">\n<caption>How often a pick gives value away' in html and ".k{break-inside:avoid}" in html, "a short table is whole on its page"
    assert "caption{text-align:left;font-weight:bold;padding:.3em 0;break-inside:avoid" in html, "a caption of two lines is not parted from its table"
    assert "without the weight it plays" in pages(folders["gobblet", "en"])[1] and "without the line it plays" in pages(folders["bantumi", "en"])[1]
