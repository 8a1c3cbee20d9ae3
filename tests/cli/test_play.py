"""play: in a terminal and from a pipe."""

import re

import pexpect
import pytest
from rakus import rakus, terminal


def test_an_illegal_move_is_answered_with_the_reason_and_the_turn_stays():
    child = terminal("play", "bantumi", "--color", "never")
    child.expect("1> ")
    child.sendline("9")
    child.expect("expected a pit from 1 to 6")
    child.expect("legal")
    child.expect("1> ")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_hint_why_truth_and_help_answer():
    child = terminal("play", "bantumi", "--pos", "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1", "--color", "never")
    for word, answer in (("?", "take back"), ("h", "hint: 2"), ("w", "rule that fired"), ("t", "wins by 4"), ("b", "P2")):
        child.expect("1> ")
        child.sendline(word)
        child.expect(answer)
    child.expect("1> ")
    child.sendeof()
    child.expect(pexpect.EOF)


@pytest.mark.parametrize("words, move, told", [
    (["bantumi"], "3", ["player 1: 3+, sow pit 3: another turn"]),
    (["bantumi", "--lang", "id"], "3", ["pemain 1: 3+, sebar lubang 3: giliran lagi"]),
    (["gobblet"], "3@5", ["player 1: 3@5, large piece from the hand to cell 5"]),
    (["congklak"], "5", ["player 1: 5~1x8, sow pit 5: ends in pit 5, empty: shoots 8 seeds opposite, banks them and the last seed "
                         "(15 drops, 1 relay, shoots 8)"]),
    (["exodia", "--seed", "3"], "end", ["player 1: end=MCE, end the turn", "  Magical Citadel of Endymion: from deck to hand"]),
])
def test_a_move_is_told_in_the_words_of_its_scene(words, move, told):
    child = terminal("play", *words, *([] if words[0] == "exodia" else ["--vs", "human"]), "--color", "never")
    child.expect("1> ")
    child.sendline(move)
    child.sendline("q")
    child.expect(pexpect.EOF)
    lines = [line.rstrip() for line in child.before.split("\n")]
    at = next(i for i, line in enumerate(lines) if re.match(r"(player|pemain) 1: ", line))
    assert lines[at:at + len(told)] == told


def test_undo_takes_back_a_full_exchange():
    child = terminal("play", "bantumi", "--vs", "paper", "--color", "never")
    child.expect("1> ")
    child.sendline("1")
    child.expect("player 2: ")
    child.expect("1> ")
    child.sendline("u")
    child.expect(r"P1\s+\[4\]\s+\[4\]\s+\[4\]\s+\[4\]\s+\[4\]\s+\[4\]\s+<")
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_a_game_can_be_saved_as_a_record(tmp_path):
    file = tmp_path / "game.rkr"
    child = terminal("play", "bantumi", "--vs", "paper", "--color", "never")
    for line in ("3", "1", f"save {file}", "q"):
        child.expect("1> ")
        child.sendline(line)
    child.expect(pexpect.EOF)
    text = file.read_text()
    assert '[Game "bantumi"]' in text and "1. 3+ 1" in text and '[Result "*"]' in text


def test_a_pipe_plays_one_move_a_line_without_prompts():
    answer = rakus("play", "bantumi", "--vs", "human", stdin="3\n6\n1\n")
    assert answer.code == 0
    assert answer.out.splitlines()[0] == "1\t1\t3+\t4.4.0.5.5.5.1/4.4.4.4.4.4.0 1"
    assert "> " not in answer.out and answer.out.count("\n") == 3


def test_the_first_illegal_line_of_a_pipe_exits_3_with_its_number():
    answer = rakus("play", "bantumi", "--vs", "human", stdin="3\n6\n8\n1\n")
    assert answer.code == 3
    assert answer.err.startswith("rakus: line 3:")


def test_a_whole_game_against_itself_ends_with_a_result():
    answer = rakus("play", "bantumi", "--vs", "paper", "--side", "2", "--pos", "0.0.0.0.0.1.20/1.0.0.0.2.0.24 1", stdin="")
    assert answer.out.splitlines()[-1] == "result: player 2 wins"
