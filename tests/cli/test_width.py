"""The answer fits the terminal; in a pipe it never depends on one."""

import os
import re
import shlex
import shutil

import pytest
from rakus import HOUSE, PLAIN, lines_on_screen, rakus, seen_in_terminal, terminal

GAMES = [g["name"] for g in rakus("games", "--json").json["games"]]
QUALITY = [w for w in rakus("help", "quality").out.split("Games: ")[1].split()]
PAPER_POSITION = "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"
FIG8 = "M2/1L1/s1l 1"
QUICK = {"bantumi": ["--rules", "pits=3,seeds=2"], "congklak": ["--rules", "pits=3,seeds=2"]}


def commands(game):
    few = ["--runs", "40"] if game == "exodia" else ["--games", "8"]
    yield ["games", game]
    yield ["advise", game, "--truth", "--time", "1s"]
    yield ["advise", game, "--all-players", "--time", "1s"]
    yield ["truth", game, "--all", "--time", "1s"]
    yield ["match", game, *few]
    yield ["help", "rules", game]
    if game in QUALITY:
        yield ["quality", game, "--positions", "10", "--time", "2s", *QUICK.get(game, [])]


@pytest.fixture(scope="module")
def table():
    assert rakus("solve", "gobblet", "--build", "--if-missing", timeout=300).code == 0


# A quick run takes the widths in one language each.
@pytest.mark.parametrize("columns,lang", [(60, "id"), (80, "en"), (120, "id")] +
                         [pytest.param(*other, marks=pytest.mark.long) for other in ((60, "en"), (80, "id"), (120, "en"))])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("table")
def test_no_line_is_longer_than_the_terminal(game, columns, lang):
    for words in commands(game):
        long = [line for line in lines_on_screen(*words, "--lang", lang, columns=columns) if len(line) > columns]
        assert long == [], words


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_help_and_lists_fit_too(columns):
    for words in (["help"], ["help", "match"], ["help", "words"], ["help", "codes"], ["results", "list"], ["features", "gobblet"],
                  ["games", "bantumi", "--paper"], ["trace", "bantumi"], ["advise", "gobblet", "--pos", FIG8, "--truth"],
                  ["advise", "gobblet", "--player", "formula", "--pos", FIG8], ["players", "bantumi"], ["hands", "exodia"], ["cards", "list", "exodia"],
                  ["match", "gobblet", "--players", "all", "--games", "4"]):
        long = [line for line in lines_on_screen(*words, columns=columns) if len(line) > columns]
        assert long == [], words


def test_files_that_are_printed_keep_their_lines(tmp_path):
    db = ["--db", str(tmp_path)]
    assert rakus("match", "bantumi", "--games", "4", "--record", str(tmp_path / "games.rkr"), *db).code == 0
    assert rakus("quality", "bantumi", "--rules", "pits=3,seeds=2", "--positions", "10", *db).code == 0
    for words in (["results", "export", *db], ["draw", "bantumi"], ["completion", "bash"], ["players", "show", "congklak", "paper"], ["help", "match", "--man"]):
        assert "\n".join(lines_on_screen(*words, columns=60)) == rakus(*words).out, words
    run = next(r for r in rakus("results", "list", "--json", *db).json["runs"] if r["kind"] == "quality")
    shown = rakus("results", "show", run["id"], *db).out
    command = re.search(r"as its command prints it: rakus (.*)", shown)[1]
    assert rakus(*shlex.split(command)).out == rakus("quality", "bantumi", "--rules", "pits=3,seeds=2", "--positions", "10").out


def test_a_class_is_a_table_at_80_columns():
    texts = [os.path.join(HOUSE, "data", "players", f"bantumi-{name}.greedy") for name in ("hemat", "waspada")]
    seen = lines_on_screen("check", *texts, "--games", "8", "--rules", "pits=3,seeds=2", columns=80)
    title = next(line for line in seen if line.split()[:2] == ["rank", "file"]).split()
    assert title[:5] == ["rank", "file", "player", "games", "score"] and any("--wide (rating" in line for line in seen)


def test_progress_names_what_it_counts_and_guesses_no_time_before_it_can():
    seen = seen_in_terminal("tune", "bantumi", "--rules", "pits=3,seeds=2", "--trials", "200", "--games", "400", "--holdout", "400", columns=100, timeout=120)
    bars = re.findall(r"\[[= ]{24}\][^\r\x1b]*", seen)
    assert bars and not any(" /s" in bar for bar in bars)
    for bar in bars:
        assert not (re.search(r"\]\s+0 %", bar) and "left" in bar), bar


def test_piped_output_does_not_depend_on_the_width():
    for words in (["advise", "gobblet", "--pos", FIG8], ["games", "gobblet"], ["help", "match"]):
        assert len({rakus(*words, env={"COLUMNS": columns}).out for columns in ("40", "80", "300")}) == 1
    piped = rakus("advise", "bantumi", "--pos", PAPER_POSITION, "--truth").out
    wide = seen_in_terminal("advise", "bantumi", "--pos", PAPER_POSITION, "--truth", "--color", "never", "--progress", "none", columns=200)
    assert wide.replace("\r", "") == piped


def test_columns_without_a_place_are_named_and_wide_shows_them():
    words = ["advise", "gobblet", "--pos", FIG8, "--player", "formula"]
    narrow = "\n".join(lines_on_screen(*words, columns=60))
    note = re.search(r"(\d+) more columns?: --wide \((.*?)\)", narrow, re.S)
    assert note and len(note[2].split(", ")) == int(note[1])
    assert "more column" not in "\n".join(lines_on_screen(*words, "--wide", columns=60))


def test_rules_that_say_nothing_take_no_column_and_are_named():
    out = rakus("advise", "gobblet").out
    silent = next(line for line in out.splitlines() if "silent here" in line).split(": ")[1].split(", ")
    title = next(line for line in out.splitlines() if " move " in line)
    assert silent and not any(rule in title for rule in silent)
    whole = next(line for line in rakus("advise", "gobblet", "--wide").out.splitlines() if " move " in line)
    assert all(rule in whole for rule in silent)


def test_bars_give_way_to_figures_and_no_bar_between_columns_is_left_in_paragraphs():
    def endings(players, columns):
        seen = lines_on_screen("match", "exodia", "--players", players, "--runs", "40", columns=columns)
        return seen[seen.index("How the runs end") + 1:]

    three, four = endings("paper,random,tuned", 60), endings("paper,random,tuned,community", 60)
    assert "·" not in "".join(three[:12] + four[:12]), "a table, no paragraphs"
    assert any("##" in line for line in three) and not any("#" in line or "--wide" in line for line in four), "all of them or none"
    assert four[0].split()[-8:] == ["paper", "%", "random", "%", "tuned", "%", "community", "%"]
    paragraphs = "\n".join(lines_on_screen("advise", "pokemon", "--example", "3.3", "--truth", "--lang", "id", columns=50))
    assert "jumlah 25" in paragraphs.replace("\n      ", " ") and not re.search(r" - (·|$)", paragraphs, re.M), "what is not there is not told"
    assert "| |" not in "\n".join(lines_on_screen("advise", "exodia", "--truth", "--playouts", "50", "--lang", "id", columns=60))


def test_all_players_are_one_table_with_a_column_each():
    out = rakus("advise", "gobblet", "--pos", FIG8, "--all-players").out
    title = next(line for line in out.splitlines() if line.split()[:1] == ["move"]).split()
    players = rakus("advise", "gobblet", "--pos", FIG8, "--all-players", "--json").json["players"]
    assert title == ["move", *(p["player"] for p in players)]
    rows = {line.split()[0]: line.split()[1:] for line in out.splitlines() if re.match(r"  \S+@?\S* ", line) and ":" not in line}
    for at, p in enumerate(players):
        shown = [move.rstrip("x#") for move, cells in rows.items() if cells[at:at + 1] and cells[at].startswith("*")]
        assert shown == [p["pick"]], p["player"]


def test_a_long_answer_goes_through_the_pager_on_a_terminal_only(tmp_path):
    pager = {"PAGER": f"tee {tmp_path}/paged | head -1"}
    assert rakus("help", env=pager).out.count("\n") > 40 and not (tmp_path / "paged").exists()
    seen = seen_in_terminal("help", env=pager, lines=20)
    assert (tmp_path / "paged").read_text().count("\n") > 40 and seen.count("\n") == 1
    for off in (["--no-pager"], ["--json"]):
        (tmp_path / "paged").unlink(missing_ok=True)
        seen_in_terminal("help", *off, env=pager, lines=20)
        assert not (tmp_path / "paged").exists()
    assert "Commands" in seen_in_terminal("help", env={"PAGER": "no-such-program"}, lines=20)
    seen_in_terminal("version", env=pager, lines=20)
    assert not (tmp_path / "paged").exists(), "short answers are not paged"


@pytest.mark.skipif(not shutil.which("less"), reason="less is not installed")
def test_less_is_the_usual_pager_and_q_leaves_it():
    env = {k: v for k, v in PLAIN.items() if k != "PAGER"}
    child = terminal("help", env={"RAKUS_PAGER": "less"}, lines=20)
    child.expect("Examples")
    child.send("q")
    child.expect_exact("", timeout=10)
    child.wait()
    assert child.exitstatus == 0 and env


def test_a_table_leaves_out_columns_before_it_becomes_paragraphs():
    seen = lines_on_screen("advise", "gobblet", "--pos", FIG8, "--all-players", "--time", "2s", columns=60)
    title = next(line for line in seen if line.split()[:1] == ["move"])
    assert title.split()[1:4] == ["formula", "fork", "gobbles"] and any("more column" in line and "alphabeta" in line for line in seen)
    rows = [line for line in seen if re.match(r"  \d[@-]\d", line)]
    assert len(rows) == 31 and not any("·" in row for row in rows)
    judged = lines_on_screen("advise", "bantumi", "--pos", PAPER_POSITION, "--truth", "--lang", "id", columns=60)
    assert any(re.match(r"   \*\s+2\+\s+P1\s+giliran lagi", line) or re.match(r"   \*\s+2\+\s+P1\s+giliran", line) for line in judged)
    duels = lines_on_screen("match", "exodia", "--players", "paper,tuned", "--runs", "1000", "--lang", "id", columns=60)
    assert sum(bool(re.match(r"\s+\d+  \S+ \[\S+; \S+\]  \S+ \[\S+; \S+\]$", line)) for line in duels) >= 10, "a turn is one line: the title is wrapped, not the figures"
    assert any(re.match(r"  (pemain|paper)\s", line) for line in duels) and not any("· duel" in line for line in duels)


def test_the_meaning_of_a_fact_has_room():
    seen = lines_on_screen("features", "bantumi", columns=80)
    assert any("--wide (in the paper)" in line for line in seen) and sum("seeds in all pits" in line for line in seen) == 1
    assert sum("most that one move of the" in line for line in seen) == 1


def test_messages_fit_the_terminal_whatever_the_form_of_the_answer():
    lines = lines_on_screen("match", "bantumi", "--games", "20", "--plain", "--lang", "id", columns=60)
    told = [line for line in lines if "\t" not in line]
    assert any("peringatan" in line for line in told) and max(map(len, told)) <= 60
