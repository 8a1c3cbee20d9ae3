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
    (["congklak"], "5", ["player 1: 5~1x8, sow pit 5: ends in pit 5, empty: shoots 8 seeds opposite, banked with the last seed "
                         "(15 seeds sown, 1 relay, shoots 8)"]),
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


# ---- as people play ----------------------------------------------------------------------------------------------

NEAR_THE_END = ["--pos", "0.0.0.0.1.1.20/1.0.0.0.2.0.23 1", "--vs", "paper", "--color", "never"]


def screen(child):
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", child.before).replace("\r", "")


@pytest.mark.parametrize("words", [["help", "hint", "why", "undo", "board", "quit"], ["bantuan", "petunjuk", "mengapa", "batal", "papan", "keluar"]])
@pytest.mark.parametrize("lang", ["en", "id"])
def test_words_are_understood_as_well_as_letters_in_both_languages(words, lang):
    child = terminal("play", "bantumi", "--color", "never", "--lang", lang)
    for word in words:
        child.expect("1> ")
        child.sendline(word)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    answer = rakus("play", "bantumi", "--vs", "human", stdin="3\nhint\nundo\nquit\n")
    assert answer.code == 0 and answer.out.splitlines()[1].startswith("hint: ")


def test_a_word_that_is_mistyped_gets_a_suggestion():
    child = terminal("play", "bantumi", "--color", "never")
    child.expect("1> ")
    child.sendline("hnit")
    child.expect("did you mean 'hint'")
    child.expect("1> ")
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_lines_can_be_edited_brought_back_and_completed():
    child = terminal("play", "bantumi", "--vs", "human", "--color", "never")
    child.expect("1> ")
    child.send("9\x7f3\r")  # a wrong key, taken back
    child.expect(r"player 1: 3\+")
    child.expect("1> ")
    child.send("hin\t\r")  # Tab completes
    child.expect("hint: ")
    child.expect("1> ")
    child.send("\x1b[A\x1b[A\r")  # twice up: the 3, which is empty now
    child.expect("legal")
    child.expect("1> ")
    child.sendeof()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_forced_move_is_made_with_a_note_and_the_end_tells_score_value_kept_and_result():
    child = terminal("play", "bantumi", *NEAR_THE_END)
    child.expect("1> ")
    child.sendline("6")
    child.expect("forced")
    child.expect("result: player 2 wins by 2")
    child.expect(r"you: 1 of 1 choices kept the value \(100 %\)")
    child.expect(r"\*> ")
    child.sendline("undo")  # the forced move goes too
    child.expect("1> ")
    child.sendline("5")
    child.expect(r"\*> ")
    child.sendline("")
    child.expect(pexpect.EOF)


def test_a_blunder_is_among_the_deciding_moments():
    rules, moves, typed, blunders = ["--rules", "pits=3,seeds=2"], [], [], []
    while True:
        report = rakus("truth", "bantumi", *rules, "--moves", " ".join(moves), "--all", "--json").json
        if not report.get("moves"):
            break
        worst = next((m for m in report["moves"] if m.get("verdict") == "??"), report["moves"][0])
        blunders += [worst["move"]] if worst.get("verdict") == "??" else []
        typed += [worst["move"]] if len(report["moves"]) > 1 else []
        moves.append(worst["move"])
    child = terminal("play", "bantumi", *rules, "--vs", "human", "--color", "never")
    for move in typed:
        child.expect(r"[12]> ")
        child.sendline(move)
    child.expect(r"\*> ")
    end = screen(child)
    child.sendline("q")
    child.expect(pexpect.EOF)
    assert blunders and "Value kept" in end and "Deciding moments" in end
    assert len(re.findall(r"^  ply \d+, player [12]: \S+\?\? ", end, re.M)) == min(6, len(blunders))


def test_a_saved_game_goes_on_where_it_stood_and_can_be_taken_back_to_its_start(tmp_path):
    file = tmp_path / "game.rkr"
    child = terminal("play", "bantumi", "--vs", "paper", "--color", "never")
    for line in ("3", "1", f"save {file}", "quit"):
        child.expect("1> ")
        child.sendline(line)
    child.expect(pexpect.EOF)
    child = terminal("play", "bantumi", "--continue", str(file), "--color", "never")
    child.expect(r"P1\s+\[1\]\s+\[6\]\s+\[2\]\s+\[7\]\s+\[6\]\s+\[5\]\s+<")
    for line in ("u", "u", "u"):
        child.expect("1> ")
        child.sendline(line)
    child.expect("Nothing to take back")
    child.sendline("q")
    child.expect(pexpect.EOF)
    assert rakus("play", "gobblet", "--continue", str(file)).code == 3
    assert rakus("play", "bantumi", "--continue", str(file), "--vs", "random").code == 2
    again = rakus("play", "bantumi", "--continue", str(file), stdin=f"save {file}2\n")
    assert again.code == 0 and (tmp_path / "game.rkr2").read_text() == file.read_text()


def test_the_opponent_gives_its_reasons_but_not_where_they_would_tell_its_cards():
    child = terminal("play", "bantumi", "--vs", "paper", "--side", "2", "--color", "never")
    child.expect("2> ")
    child.sendline("reasons")
    child.expect("rule that fired")
    child.expect("2> ")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child = terminal("play", "pokemon", "--side", "2", "--color", "never", columns=100)
    child.expect("2> ")
    child.sendline("r")
    child.expect("would tell the cards|has not moved yet")
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_a_pipe_makes_no_move_that_was_not_typed():
    answer = rakus("play", "bantumi", *NEAR_THE_END[:-2], stdin="6\n")
    assert answer.code == 0 and answer.out.count("\n") == 1
    plain = rakus("play", "bantumi", "--vs", "human", "--plain", stdin="3\n")
    assert plain.out.splitlines()[0].split("\t") == ["ply", "side", "move", "position"]


# ---- looking back where the truth is no exact value ----------------------------------------------------------------


def end_of(child, line, prompt):
    while child.expect([prompt, r"\*> "]) == 0:
        child.sendline(line)
    seen = screen(child)
    child.sendline("")
    child.expect(pexpect.EOF)
    return " ".join(re.search(r"(?:Value kept|Nilai terjaga).*", seen, re.S)[0].split())


def test_a_duel_is_looked_back_on_by_estimates_that_say_their_number_and_interval():
    told = end_of(terminal("play", "exodia", "--seed", "3", "--color", "never", columns=80, timeout=60), "end", "1> ")
    choices, kept, lost, still = map(int, re.search(r"you: of (\d+) choices (\d+) kept the value, (\d+) gave some away, (\d+) are not decided", told).groups())
    assert kept + lost + still == choices > 5
    mean, low, high = map(float, re.search(r"at least: (\S+) points of the chance to win \[(\S+), (\S+)\], n=400 play-outs a move", told).groups())
    assert low < mean < high and low > 0, "a hand with something to do loses by ending every turn"
    assert 'by the player "tuned" on shuffles of the unseen deck' in told
    other = end_of(terminal("play", "exodia", "--seed", "3", "--playouts", "50", "--lang", "id", "--color", "never", columns=80, timeout=60), "end", "1> ")
    assert "menurut taksiran" in other and "n=50 permainan acak tiap langkah" in other


def test_congklak_is_looked_back_on_and_hidden_cards_leave_the_opponents_choices_out():
    near_the_end = ["--pos", "0.0.0.0.0.0.0.48/1.1.0.0.0.0.0.48 2", "--vs", "human", "--color", "never"]
    assert "player 2: 1 of 1 choices kept the value (100 %)" in end_of(terminal("play", "congklak", *near_the_end, timeout=60), "1", "[12]> ")
    position = "a=vulpix~30~RRL;b=-;h=?5;k=40;p=1;x=-/a=butterfree~80~GGRR;b=-;h=?4;k=41;p=6;x=- 1 t=9 e=0 r=0"
    told = end_of(terminal("play", "pokemon", "--pos", position, "--color", "never", timeout=60), "attack:2", "1> ")
    assert "you: 1 of 1 choices kept the value" in told and "opponent" not in told


@pytest.mark.parametrize("lang", ["en", "id"])
@pytest.mark.parametrize("game", ["bantumi", "congklak", "exodia", "gobblet", "pokemon"])
def test_no_line_of_a_game_is_longer_than_the_terminal(game, lang):
    child = terminal("play", game, "--lang", lang, "--truth-time", "1s", "--progress", "none", columns=60, timeout=60)
    seen = ""
    for word in ("?", "h", "w", "t", "b", "nonsense", "save", "r", "q"):
        child.expect("1> ")
        seen += screen(child)
        child.sendline(word)
    child.expect(pexpect.EOF)
    assert [line for line in seen.split("\n") if len(line) > 60] == []


def test_the_truth_says_what_it_means_and_which_move_is_best():
    child = terminal("play", "exodia", "--playouts", "2000", "--color", "never", columns=100)
    child.expect("1> ")
    child.sendline("t")
    child.expect("1> ")
    seen = " ".join(screen(child).split())
    child.sendline("q")
    assert 'by the player "tuned" on shuffles of the unseen deck' in seen and re.search(r"n=2000 (likely|may be) best", seen)


def test_the_values_of_the_moves_stand_below_each_other():
    child = terminal("play", "bantumi", "--color", "never")
    child.expect("1> ")
    child.sendline("truth")
    child.expect("1> ")
    seen = child.before.replace("\r", "").splitlines()
    child.sendline("q")
    child.expect(pexpect.EOF)
    verdicts = [re.match(r"  \d\+?\s+\S+ by \d+\s+(?=\S)", line) for line in seen]
    assert len({v.end() for v in verdicts if v}) == 1 and sum(map(bool, verdicts)) == 6


def test_the_legal_moves_are_named_once():
    child = terminal("play", "gobblet", "--vs", "human", "--color", "never", columns=400)
    child.expect("1> ")
    child.sendline("3@5")
    child.expect("2> ")
    child.sendline("1@5")
    child.expect("2> ")
    assert child.before.count("2@9") == 1 and "not legal" in child.before
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_a_game_for_one_has_no_opponent_to_give_reasons():
    child = terminal("play", "exodia", "--color", "never", "--lang", "id")
    child.expect("1> ")
    child.sendline("alasan")
    child.expect("Di sini tidak ada lawan")
    child.expect("1> ")
    child.sendline("?")
    child.expect("1> ")
    assert "mengapa" in child.before and "alasan" not in child.before
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_legal_is_understood_as_on_the_page():
    child = terminal("play", "gobblet", "--vs", "human", "--color", "never", columns=400)
    child.expect("1> ")
    for word in ("legal", "sah"):
        child.sendline(word)
        child.expect("1> ")
        assert "legal: 1@1 1@2" in child.before
    child.sendline("q")
    child.expect(pexpect.EOF)
