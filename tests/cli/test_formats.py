"""Forms of an answer for scripts and documents: tabs, commas, Markdown, a line a game."""

import csv
import io
import json
import re

import pytest
from rakus import rakus

PAPER_POSITION = "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"
ADVISE = ["advise", "bantumi", "--pos", PAPER_POSITION, "--truth"]
SHEETS = [ADVISE, ["truth", "bantumi", "--pos", PAPER_POSITION, "--all"], ["match", "bantumi", "--games", "20"], ["games"], ["features", "bantumi"],
          ["match", "exodia", "--runs", "50"], ["players", "gobblet"], ["perft", "bantumi", "--depth", "3"], ["results", "list"], ["help"],
          ["quality", "bantumi", "--rules", "pits=3,seeds=2", "--positions", "20"], ["trace", "bantumi"], ["show", "bantumi"], ["hands", "exodia"],
          ["cards", "list", "exodia"], ["games", "bantumi", "--paper"], ["help", "words"], ["version"], ["truth", "bantumi", "--pos", PAPER_POSITION]]


def tsv(*words):
    lines = rakus(*words, "--plain").out.split("\n")
    assert lines.pop() == ""
    rows = [line.split("\t") for line in lines]
    assert len({len(row) for row in rows}) == 1, words
    return [dict(zip(rows[0], row)) for row in rows[1:]]


@pytest.mark.parametrize("words", SHEETS, ids=" ".join)
def test_tabs_and_commas_hold_the_same_table_with_a_line_of_titles(words):
    rows = tsv(*words)
    by_comma = list(csv.DictReader(io.StringIO(rakus(*words, "--csv").out)))
    unescaped = [{k: v.replace("\\n", "\n").replace("\\t", "\t") for k, v in row.items()} for row in rows]
    assert unescaped == by_comma
    assert all(title for row in rows for title in row)


ALIKE = ["match", "bantumi", "--players", "paper,paper-chain", "--games", "20"]


def test_numbers_are_raw_in_every_language():
    english, indonesian = tsv(*ALIKE), tsv(*ALIKE, "--lang", "id")
    assert english == indonesian
    for row in english:
        assert float(row["score"]) == int(row["wins"]) / 20 + int(row["draws"]) / 40
        float(row["score_low"]), float(row["elo"])


def test_the_sheet_of_advice_is_its_document():
    document = rakus(*ADVISE, "--json").json["candidates"]
    for row, candidate in zip(tsv(*ADVISE), document, strict=True):
        assert row["move"] == candidate["move"] and row["feasible"] == str(candidate["feasible"]).lower()
        if candidate["feasible"]:
            assert float(row["total"]) == candidate["total"] and row["truth.kind"] == candidate["truth"]["kind"]
            for term in candidate["terms"]:
                assert float(row[f"terms.{term['id']}"]) == term["points"]


def test_a_reason_is_one_cell_in_the_language_that_was_asked_for():
    words = ["advise", "bantumi", "--pos", PAPER_POSITION]
    refused = {lang: next(row for row in tsv(*words, "--lang", lang) if row["feasible"] == "false") for lang in ("en", "id")}
    assert refused["en"]["reason"] == "pit 5 is empty" and refused["id"]["reason"] == "lubang 5 kosong"
    assert refused["en"]["reason.code"] == "empty_pit" and "reason.en" not in refused["en"] and "reason.id" not in refused["en"]


def test_markdown_is_a_table_and_a_board_that_keeps_its_spaces():
    out = rakus(*ADVISE, "--markdown").out
    assert "| --- |" in out and out.count("```") == 2 and "| **2+** |" in out and "\x1b" not in out


def test_jsonl_of_a_match_is_a_line_a_game_and_then_the_report(tmp_path):
    words = ["match", "bantumi", "--players", "paper,random", "--games", "20", "--seed", "7"]
    *games, report = [json.loads(line) for line in rakus(*words, "--jsonl").out.splitlines()]
    assert len(games) == 20 and [g["number"] for g in games] == list(range(1, 21))
    assert {g["schema"] for g in games} == {"rakus.game/1"} and report["schema"] == "rakus.match/1"
    points = {"1-0": 1, "1/2-1/2": 0.5, "0-1": 0}
    first = sum(points[g["result"]] for g in games if g["player1"] == "paper")
    second = sum(1 - points[g["result"]] for g in games if g["player2"] == "paper")
    assert first + second == report["players"][0]["points"]
    game = games[0]
    played = rakus("show", "bantumi", "--pos", game["position"], "--moves", " ".join(game["moves"]), "--json")
    assert played.code == 0
    assert rakus(*words, "--games", "200000", "--jsonl").code == 2


def test_jsonl_of_duels_is_a_line_a_duel_and_then_the_report():
    words = ["match", "exodia", "--players", "paper,tuned", "--runs", "60", "--seed", "7"]
    *duels, report = [json.loads(line) for line in rakus(*words, "--jsonl").out.splitlines()]
    assert report == rakus(*words, "--json").json
    assert {d["schema"] for d in duels} == {"rakus.duel/1"} and [d["number"] for d in duels] == list(range(1, 121))
    assert [d["run"] for d in duels] == [n // 2 for n in range(120)]
    for player in report["players"]:
        own = [d for d in duels if d["player"] == player["name"]]
        turns = [d["turn"] for d in own if d["won"]]
        assert len(own) == player["runs"] and len(turns) == player["won"] and all(d["turn"] is None for d in own if not d["won"])
        assert [{"turn": t, "runs": turns.count(t)} for t in sorted(set(turns))] == player["turns"]
        for count in ("activations", "cards_seen"):
            assert sum(d[count] for d in own) / len(own) == pytest.approx(player[f"{count}_mean"])
    assert rakus(*words, "--jsonl", "-j", "1").out == rakus(*words, "--jsonl", "-j", "4").out
    many = rakus("match", "exodia", "--runs", "20001", "--jsonl")
    assert many.code == 2 and many.out == "" and "20000" in many.err


@pytest.mark.parametrize("two", [["--json", "--plain"], ["--csv", "--jsonl"], ["--markdown", "--json"], ["-q", "-v"]], ids=" ".join)
def test_two_forms_of_one_answer_are_refused(two):
    answer = rakus("advise", "bantumi", *two)
    assert answer.code == 2 and answer.out == "" and answer.err.count("\n") == 1


def test_markdown_keeps_its_lines_and_has_no_table_of_bars():
    out = rakus(*ADVISE, "--markdown").out
    assert "\\|" not in out and "\n- `5` not in C: pit 5 is empty\n" in out
    quality = rakus("quality", "bantumi", "--rules", "pits=3,seeds=2", "--positions", "20", "--markdown").out
    prose = [line for line in quality.splitlines() if line and not line.startswith("|")]
    assert not any(line.startswith(" ") for line in prose) and re.search(r"value lost per move: .*  \nshare of picks", quality)
    trace = rakus("trace", "bantumi", "--markdown").out
    assert trace.startswith("```\n") and "| step | line | C | x | S | what happens |" in trace
    rules = rakus("help", "rules", "bantumi", "--markdown").out
    assert not re.search(r"^ {4}", re.sub(r"```.*?```", "", rules, flags=re.S), re.M), "four spaces would be a block of code"


def test_an_empty_store_says_so(tmp_path):
    assert rakus("results", "list", "--db", str(tmp_path)).out == "nothing is stored yet\n"
    assert rakus("results", "list", "--db", str(tmp_path), "--lang", "id").out == "belum ada yang tersimpan\n"
    assert rakus("results", "list", "--db", str(tmp_path), "--json").json["runs"] == []
