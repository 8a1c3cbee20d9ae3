"""play: in a terminal and from a pipe."""

import pexpect
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
