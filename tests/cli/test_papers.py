"""The papers, statement by statement: every command that the lists name runs, and shows what it is named for."""

import os
import re
import shlex
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pexpect
import pytest
from rakus import HOUSE, PLAIN, PROGRAM, rakus, terminal

GAMES = ["bantumi", "congklak", "exodia", "gobblet", "pokemon"]
EXAMPLES = {g["name"]: g["examples"] for g in rakus("games", "--json").json["games"]}


def statements(game):
    return rakus("games", game, "--paper", "--json").json["games"][0]["statements"]


def promises(game):
    """The commands of the file, each with what its statements promise that it prints."""
    found, command = {}, None
    for line in open(os.path.join(HOUSE, "data", "papers", f"{game}.txt"), encoding="utf-8"):
        key, _, value = line.strip().partition(": ")
        if line.startswith("say "):
            command = None
        elif key == "try":
            command = value
            found.setdefault(command, set())
        elif key == "shows":
            assert command, f"{game}: '{value}' is shown by no command"
            found[command] |= set(value.split(" | "))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_command_of_the_list_runs_and_shows_what_its_statement_promises(game):
    commands = promises(game)
    assert set(commands) == {s["try"] for s in statements(game) if "try" in s}
    assert len(commands) >= 25 and sum(map(bool, commands.values())) >= 0.9 * len(commands)

    def run(command):
        answer = rakus(*shlex.split(command), timeout=300)
        if answer.code != 0 or not answer.out:
            return [f"rakus {command}: exit {answer.code}: {answer.err}"]
        text = " ".join(answer.out.split())
        return [f"rakus {command}: does not show '{part}'" for part in sorted(commands[command]) if part not in text]

    with ThreadPoolExecutor(2) as pool:
        assert [fault for faults in pool.map(run, commands) for fault in faults] == []


@pytest.mark.parametrize("game", GAMES)
def test_nearly_every_statement_names_a_command_and_one_without_says_why(game):
    for s in statements(game):
        assert "try" in s or s["standing"] != "measured", s["says"]["en"]
    silent = [s["says"]["en"] for s in statements(game) if "try" not in s and s["standing"] == "described"]
    assert len(silent) <= 2, silent


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_done_as_described_says_what_is_done_instead(game):
    for s in statements(game):
        assert s["standing"] in ("described", "option", "measured", "left-out")
        assert s["says"]["en"] and s["says"]["id"] and s["says"]["en"] != s["says"]["id"]
        assert s["standing"] == "described" or (s["does"]["en"] and s["does"]["id"]), s


@pytest.mark.parametrize("lang", ["en", "id"])
def test_the_list_is_readable_in_both_languages(lang):
    text = rakus("games", "bantumi", "--paper", "--lang", lang).out
    assert ("as described" if lang == "en" else "seperti tertulis") in text
    assert ("2.3 priority 1" if lang == "en" else "2.3 prioritas 1") in text and "rakus advise bantumi --example fig3" in text
    prose = [line for line in text.splitlines() if "rakus " not in line]
    assert max(map(len, prose)) <= 100
    assert "--paper" in rakus("games", "bantumi", "--lang", lang).out


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_longer_than_the_terminal_and_a_pipe_has_no_width(game, width):
    for words in (["games", game], ["games", game, "--paper"], ["games", game, "--lang", "id"], ["games", game, "--paper", "--lang", "id"]):
        child = pexpect.spawn(PROGRAM, words, env=PLAIN, encoding="utf-8", timeout=20, dimensions=(40, width))
        child.expect(pexpect.EOF)
        lines = re.sub(r"\x1b\[[0-9;]*m", "", child.before).splitlines()
        assert len(lines) > 10 and max(map(len, lines)) <= width, max(lines, key=len)
        assert rakus(*words, env={"COLUMNS": str(width)}).out == rakus(*words).out


def test_a_command_that_a_narrow_terminal_parts_still_runs():
    child = pexpect.spawn(PROGRAM, ["games", "pokemon", "--paper"], env=PLAIN, encoding="utf-8", timeout=20, dimensions=(40, 60))
    child.expect(pexpect.EOF)
    text = re.sub(r"\x1b\[[0-9;]*m", "", child.before).replace("\r", "")
    commands = re.findall(r"rakus advise pokemon --pos(?:[^\n\\]|\\\n)*", text)
    parted = next(command for command in commands if "\\\n" in command)
    words = subprocess.run(["bash", "-c", "printf '%s\\n' " + parted], capture_output=True, text=True).stdout.splitlines()
    assert rakus(*words[1:]).code == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_example_can_be_advised_and_traced(game):
    for example in EXAMPLES[game]:
        advice = rakus("advise", game, "--example", example["id"], "--json")
        assert advice.code == 0, (example["id"], advice.err)
        if not example["moves"]:
            asked = rakus("advise", game, "--pos", example["position"], "--json",
                          *(["--rules", example["rules"]] if example["rules"] else []),
                          *(["--player", example["player"]] if example["player"] else []))
            assert asked.json["position"] == advice.json["position"]
        assert rakus("trace", game, "--example", example["id"]).code == 0


def test_an_unknown_example_and_a_second_position_are_refused():
    unknown = rakus("advise", "bantumi", "--example", "fig33")
    assert unknown.code == 2 and "fig3" in unknown.err
    assert rakus("advise", "bantumi", "--example", "fig3", "--pos", "4.4.4.4.4.4.0/4.4.4.4.4.4.0 1").code == 2


def test_the_figures_of_bantumi_play_as_its_text_says():
    third = rakus("advise", "bantumi", "--example", "fig3", "--json").json
    assert third["pick"] == "2"
    steal = {c["move"]: {t["id"]: t["amount"] for t in c["terms"]} for c in third["candidates"] if "terms" in c}
    assert steal["1"]["steal"] == 5
    fourth = rakus("advise", "bantumi", "--example", "fig4", "--json").json
    assert [s["pick"] for s in fourth["steps"]] == ["2", "5"]
    after = fourth["position_after"]
    answered = rakus("play", "bantumi", "--vs", "human", "--pos", after, stdin="6\n3\n").out  # arrayL[1] and arrayL[4]
    assert "3x5" in answered
    chain = rakus("advise", "bantumi", "--example", "fig4", "--player", "paper-chain", "--json").json
    assert [s["pick"] for s in chain["steps"]] != ["2", "5"]


def test_the_order_of_bantumis_priorities_is_an_option():
    usual = rakus("advise", "bantumi", "--example", "fig3", "--json").json
    other = rakus("advise", "bantumi", "--example", "fig3", "--player", "paper:order=steal>extra>right", "--json").json
    assert (usual["pick"], other["pick"]) == ("2", "1")
    assert other["player"] == "paper:order=steal>extra>right"
    refused = rakus("advise", "bantumi", "--player", "paper:order=right>left")
    assert refused.code == 3 and "steal>extra>right" in refused.err
    assert rakus("advise", "bantumi", "--player", "paper:order=1").code == 3


def test_the_walk_of_the_pokemon_paper_keeps_the_best_attack_so_far():
    steps = rakus("trace", "pokemon", "--example", "3.3", "--walk", "--json").json["steps"]
    assert [(s["line"], s["x"]) for s in steps] == [
        (1, None), (2, "attack:1"), (3, "attack:1"), (4, "attack:1"), (5, "attack:1"),
        (2, "attack:2"), (3, "attack:2"), (4, "attack:2"), (5, "attack:2"), (5, None)]
    assert [s["S"] for s in steps if s["line"] == 5] == [["attack:1"], ["attack:2"], ["attack:2"]]
    assert "25 is more than 10" in steps[8]["note"]["en"]
    refused = rakus("trace", "bantumi", "--walk")
    assert refused.code == 2 and "walks no list" in refused.err


def test_exodias_turn_ends_only_when_nothing_is_feasible():
    busy = {c["move"]: c for c in rakus("advise", "exodia", "--example", "opening", "--json").json["candidates"]}
    assert busy["end"]["in_candidates"] is False and busy["end"]["reason"]["code"] == "not_yet"
    idle = {c["move"]: c for c in rakus("advise", "exodia", "--example", "nothing", "--json").json["candidates"]}
    assert "in_candidates" not in idle["end"] and idle["end"]["rank"] == 1
    number = {t["id"]: t["amount"] for t in busy["n:RML"]["terms"]}["paper_priority"]
    assert (busy["n:RML"]["priority"], number) == (1, 5)


def test_gobblets_program_recommends_before_each_move_and_numbers_its_pieces():
    text = rakus("play", "gobblet", "--vs", "human", "--recommend", stdin="3@5\n1@1\nq\n").out
    assert "recommendation: 3@5 (piece 5 to cell 5)" in text
    assert text.count("recommendation:") == 3


def test_memory_hides_covered_pieces_and_holds_to_the_touched_one():
    covered = "(sM)2/3/2l 1"
    assert "(s)" in rakus("advise", "gobblet", "--pos", covered).out
    hidden = rakus("advise", "gobblet", "--pos", covered, "--rules", "memory=1").out
    assert "(s)" not in hidden and "covered pieces are hidden" in hidden
    child = terminal("play", "gobblet", "--vs", "human", "--rules", "memory=1", "--pos", covered)
    child.expect("1> ")
    child.sendline("1-9")
    child.expect("not legal")
    child.expect("1> ")
    child.sendline("3@5")
    child.expect("must be moved: 1-")
    child.expect("1> ")
    child.sendline("1-5")
    child.expect("player 1: 1-5")
    child.sendline("q")


@pytest.mark.parametrize("player", ["formula", "fork", "gobbles", "alphabeta", "experienced"])
def test_memory_hides_covered_pieces_from_the_computers_players_too(player):
    """The same tops and hands, the covered small pieces under each other's large one."""
    looks = ["(sL)1(Sl)/1m1/M2 1", "(SL)1(sl)/1m1/M2 1"]
    told = [rakus("advise", "gobblet", "--player", player, "--rules", "memory=1", "--pos", p, "--json").json for p in looks]
    assert all(told[0][part] == told[1][part] for part in ("pick", "candidates"))


def test_lots_decide_the_seat_when_asked_and_the_same_seed_draws_the_same():
    first = [rakus("play", "bantumi", "--side", "toss", "--seed", str(n), "--json", stdin="q\n").out for n in range(1, 13)]
    assert first == [rakus("play", "bantumi", "--side", "toss", "--seed", str(n), "--json", stdin="q\n").out for n in range(1, 13)]
    moved = ['"moves":[]' in text for text in first]
    assert any(moved) and not all(moved)


@pytest.mark.parametrize("part", ["gobblet_readings", "exodia_turns", "pokemon_example"])
def test_the_script_of_docs_papers_runs_in_its_quick_form(part):
    done = subprocess.run(["python3", os.path.join(HOUSE, "scripts", "papers.py"), "--quick", "--program", PROGRAM, part],
                          capture_output=True, text=True, timeout=300, env=PLAIN)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("# The papers' claims, measured") and "| --- |" in done.stdout
    if part == "gobblet_readings":
        assert "| the default |  | 29 | 3@7 |" in done.stdout and "the most rows that any gives are 29" in done.stdout


def test_docs_papers_has_every_part_of_the_script():
    text = open(os.path.join(HOUSE, "docs", "papers.md"), encoding="utf-8").read()
    for title in re.findall(r'yield "(##+ .*?)\\n"', open(os.path.join(HOUSE, "scripts", "papers.py"), encoding="utf-8").read()):
        assert title in text


def test_gobblets_figure_8_is_advised_as_table_6_decides():
    shown = rakus("advise", "gobblet", "--pos", "M2/1L1/s1l 1", "--all-players", "--json").json["players"]
    picks = {p["player"]: (p["pick"], next(c["total"] for c in p["candidates"] if c["move"] == p["pick"])) for p in shown}
    assert (picks["fork"], picks["gobbles"], picks["formula"]) == (("3@7", 28), ("3@8", 28), ("3@7", 39))
