"""Gobblet from the command line: TABLE VI, the complete table, the quality of players, files that are refused."""

import pytest
from rakus import rakus

FIG8 = "M2/1L1/s1l 1"


def players_of_fig8():
    return {p["player"]: p for p in rakus("advise", "gobblet", "--pos", FIG8, "--all-players", "--json").json["players"]}


def test_the_papers_players_pick_as_in_table_vi_and_every_row_adds_up():
    players = players_of_fig8()
    assert [players[p]["pick"] for p in ("fork", "gobbles", "formula")] == ["3@7", "3@8", "3@7"]
    fork, gobbles, formula = ({c["move"]: c for c in players[p]["candidates"]} for p in ("fork", "gobbles", "formula"))
    assert len(fork) == len(gobbles) == len(formula) == 31
    for move, candidate in formula.items():
        assert candidate["total"] == sum(t["points"] for t in candidate["terms"])
        assert candidate["total"] == fork[move]["total"] + gobbles[move]["total"]
    assert formula["3@7"]["total"] == 39 and formula["3@8"]["total"] == 30


def test_the_slip_of_table_vi_is_named():
    info = next(g for g in rakus("games", "--json").json["games"] if g["name"] == "gobblet")
    assert "34 for 3@8" in str(info)


def test_perft_and_search_need_no_table(tmp_path):
    assert rakus("perft", "gobblet", "--depth", "3").out.split() == ["1", "27", "2", "675", "3", "20313"]
    truth = rakus("truth", "gobblet", "--pos", FIG8, "--db", str(tmp_path), "--json").json
    assert truth["source"] == "search" and truth["truth"]["class"] == "win" and truth["truth"]["plies"] == 3


@pytest.mark.parametrize("bad, expected", [("S2/S2/S2 1", "third piece"), ("(Ls)2/3/3 1", "larger"), ("3/3/3/3 1", "three rows"),
                                           ("(s2/3/3 1", "cell 1"), ("3/3/3", "side to move")])
def test_bad_positions_are_refused_in_one_line(bad, expected):
    answer = rakus("truth", "gobblet", "--pos", bad)
    assert answer.code == 3 and answer.out == "" and answer.err.count("\n") == 1 and expected in answer.err


def test_without_a_table_solve_and_quality_say_how_to_make_one(tmp_path):
    for words in (["solve", "gobblet", "--info"], ["solve", "gobblet", "--verify"], ["quality", "gobblet"]):
        answer = rakus(*words, "--db", str(tmp_path))
        assert answer.code == 3 and "rakus solve gobblet --build" in answer.err


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    folder = tmp_path_factory.mktemp("gobblet")
    built = rakus("solve", "gobblet", "--build", "--db", str(folder), "--json")
    assert built.code == 0, built.err
    assert built.json["positions"] == 360382485 and built.json["start"] == "win" and built.json["start_plies"] == 13
    yield str(folder)
    for file in folder.iterdir():
        file.unlink()


def test_the_table_answers_every_move(tables):
    truth = rakus("truth", "gobblet", "--pos", FIG8, "--all", "--db", tables, "--json").json
    moves = {m["move"]: (m["truth"]["class"], m["truth"]["plies"]) for m in truth["moves"]}
    assert truth["source"] == "table" and len(moves) == 31
    assert moves["3@7"] == ("win", 3) and moves["3@8"] == ("win", 5) and moves["3@3"] == ("loss", 2)


def test_the_quality_of_a_sample_is_the_same_each_time_and_perfect_for_the_expert(tables):
    formula = [rakus("quality", "gobblet", "--positions", "3000", "--db", tables, "--json").out for _ in range(2)]
    assert formula[0] == formula[1]
    part = rakus("quality", "gobblet", "--player", "expert", "--positions", "3000", "--db", tables, "--json").json["parts"][0]
    assert part["all"]["kept_share"] == 1 and part["wins_at_once"] > 0 and part["wins_passed_over"] == 0


def test_a_damaged_table_is_refused_and_the_search_answers(tables, tmp_path):
    name = "gobblet.lift=cover,both=lose.table"
    (tmp_path / name).write_bytes((open(f"{tables}/{name}", "rb")).read(100_000))
    answer = rakus("truth", "gobblet", "--pos", FIG8, "--db", str(tmp_path), "--json")
    assert answer.code == 0 and answer.json["source"] == "search" and "bytes long, expected" in answer.err
    assert rakus("solve", "gobblet", "--info", "--db", str(tmp_path)).code == 3
