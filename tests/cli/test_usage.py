"""Usage, help, unknown words, exit codes, streams, colours, languages."""

import re
import shlex
import subprocess

import pytest
from rakus import PLAIN, PROGRAM, rakus, seen_in_terminal

GAMES = [g["name"] for g in rakus("games", "--json").json["games"]]
COMMANDS = [c["name"] for c in rakus("help", "--json").json["commands"]]
PAPER_POSITION = "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"


def examples(text):
    return [shlex.split(line.strip())[1:] for line in text.splitlines() if line.startswith("  rakus ") and "[" not in line]


def test_alone_and_with_help_it_prints_usage_with_examples():
    for words in ([], ["-h"], ["--help"]):
        answer = rakus(*words)
        assert answer.code == 0
        assert len(examples(answer.out)) >= 2


@pytest.mark.parametrize("example", examples(rakus().out), ids=" ".join)
def test_every_example_of_the_usage_runs(example):
    assert rakus(*example).code == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples_in_both_languages(command):
    english, indonesian = rakus(command, "--help"), rakus(command, "--help", "--lang", "id")
    assert english.code == indonesian.code == 0
    assert "Examples" in english.out and "Contoh" in indonesian.out
    assert examples(english.out) == examples(indonesian.out) != []


def test_an_unknown_game_is_a_usage_error_that_suggests_the_nearest():
    answer = rakus("advise", "bantmi")
    assert answer.code == 2 and answer.out == ""
    assert "bantumi" in answer.err and answer.err.count("\n") == 1


def test_an_unknown_command_flag_or_player_is_a_usage_error_with_a_suggestion():
    assert "'advise'" in rakus("advice", "bantumi").err
    assert "--player" in rakus("advise", "bantumi", "--playr", "paper").err
    assert "'paper'" in rakus("advise", "bantumi", "--player", "papr").err
    assert "mean 'steal'?" in rakus("advise", "bantumi", "--player", "paper:stel=2").err
    assert "maksudnya 'dark'?" in rakus("draw", "bantumi", "--style", "drak", "--lang", "id").err
    for words in (["advice", "bantumi"], ["advise", "bantumi", "--playr", "x"], ["advise", "bantumi", "--player", "papr"],
                  ["advise"], ["perft", "bantumi", "--depth", "many"], ["match", "bantumi", "--players", "paper"],
                  ["match", "bantumi", "--players", "paper,random", "--games", "3"], ["truth", "bantumi", "--time", "soon"]):
        answer = rakus(*words)
        assert answer.code == 2, words
        assert answer.out == "" and answer.err.count("\n") == 1, words


@pytest.mark.parametrize("words", [
    ["--pos", "4.4.4.4.4.4.0/4.4.4.4.4.3.0 1"], ["--pos", "4.4.4.4.4.4.0/4.4.4.4.4.4.0"], ["--pos", "nonsense"], ["--pos", ""],
    ["--pos", "@no/such/file"], ["--rules", "ek=1"], ["--rules", "pits=99"], ["--moves", "9"], ["--moves", "3 x"],
    ["--player", "paper:steel=1"], ["--player", "paper:steal=lots"], ["--player", "@no/such/file.json"],
    ["--pos", "gobblet:3/3/3 1"], ["--pos", "9" * 100000]], ids=lambda w: " ".join(w)[:40])
def test_bad_input_exits_3_with_one_line_that_names_the_place(words):
    answer = rakus("advise", "bantumi", *words)
    assert answer.code == 3
    assert answer.out == "" and answer.err.count("\n") == 1
    assert answer.err.startswith("rakus: ")


def test_there_is_colour_on_a_terminal_and_none_in_a_pipe():
    words = ["advise", "bantumi"]
    assert "\x1b" not in rakus(*words).out
    assert "\x1b" in seen_in_terminal(*words)
    assert "\x1b" not in seen_in_terminal(*words, "--color", "never")
    assert "\x1b" not in seen_in_terminal(*words, env={"NO_COLOR": "1"})
    assert "\x1b" not in seen_in_terminal(*words, env={"TERM": "dumb"})
    assert "\x1b" in rakus(*words, "--color", "always").out


def test_a_closed_pipe_ends_silently():
    shell = f"{shlex.quote(PROGRAM)} games --json | head -c 1"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, env=PLAIN)
    assert done.stderr == ""


def test_the_language_comes_from_the_locale_and_changes_words_only():
    assert rakus("advise", "bantumi", env={"LANG": "id_ID.UTF-8"}).out == rakus("advise", "bantumi", "--lang", "id").out
    for game in GAMES:
        english, indonesian = rakus("advise", game, "--json"), rakus("advise", game, "--json", "--lang", "id")
        assert english.out == indonesian.out
    assert rakus("advise", "bantmi", "--lang", "id").code == 2
    assert "tidak dikenal" in rakus("advise", "bantmi", "--lang", "id").err


@pytest.mark.parametrize("words", [
    ["advise", "bantumi", "--pos", PAPER_POSITION, "--truth"], ["truth", "bantumi", "--pos", PAPER_POSITION, "--all"],
    ["match", "bantumi", "--players", "paper,random", "--games", "20"], ["trace", "bantumi"], ["games", "bantumi"]], ids=lambda w: w[0])
def test_no_english_word_is_left_in_what_is_printed_in_indonesian(words):
    english, indonesian = rakus(*words).out, rakus(*words, "--lang", "id").out
    words_of = lambda text: set(re.findall(r"[a-z]{3,}", text.lower()))
    # Names of players, weights and rules, notation, and words that are the same in both languages.
    game = rakus("games", "bantumi", "--json").json["games"][0]
    names = [game["paper"], *(r["key"] for r in game["rules"]), *(w["name"] for p in game["players"] for w in p["weights"]),
             *(c for p in game["players"] for w in p["weights"] for c in w.get("choices", [])), "rakus games bantumi --paper",
             *(p["name"] for p in game["players"])]
    same = words_of(" ".join(names)) | {"bantumi", "kalah", "monte", "carlo", "code", "prio", "elo", "inf", "greedy", "median", "while", "not", "and", "then", "return"}
    assert words_of(english) & words_of(indonesian) <= same


def test_the_answer_can_go_to_a_file(tmp_path):
    file = tmp_path / "answer.json"
    answer = rakus("advise", "bantumi", "--json", "-o", str(file))
    assert answer.code == 0 and answer.out == ""
    assert file.read_text() == rakus("advise", "bantumi", "--json").out
    assert rakus("advise", "bantumi", "-o", str(tmp_path / "no" / "folder")).code == 1
