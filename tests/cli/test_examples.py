"""Example games are not among those of the users; in the program that has them every command takes them unasked."""

import os

import pytest
import rakus as house
from rakus import rakus

PROGRAM = os.path.join(house.HOUSE, "build", "test", "rakus_examples")


@pytest.fixture
def with_examples(monkeypatch):
    monkeypatch.setattr(house, "PROGRAM", PROGRAM)


def names():
    return [game["name"] for game in rakus("games", "--json").json["games"]]


def test_users_see_five_games_and_no_example():
    assert {"bantumi", "congklak", "exodia", "gobblet", "pokemon"} <= set(names())
    assert "nim" not in names()
    assert rakus("show", "nim").code == 2


def test_the_program_with_examples_has_one_more(with_examples):
    assert names()[-1] == "nim"


@pytest.mark.parametrize("words, said", [
    (["show", "nim", "--moves", "1-2"], "take 2 from heap 1"),
    (["advise", "nim", "--player", "balance"], "1-2"),
    (["advise", "nim", "--why", "1-2"], "3-5 has the larger sum, 5 against 2"),
    (["trace", "nim"], "3-5"),
    (["truth", "nim", "--all"], "wins (exact; by: nim-sum)"),
    (["truth", "nim", "--pos", "1.4.5 2"], "loses"),
    (["match", "nim", "--players", "balance,most"], "exact over all 56 openings"),
    (["quality", "nim", "--player", "balance", "--positions", "50"], "100.0 %"),
    (["counterexamples", "nim", "--positions", "50"], "picks 3-5: loses; better 1-2: wins"),
    (["perft", "nim", "--depth", "2"], "2 113"),  # as many answers as seeds are left: 12 times 12 less the 31 that the first moves take
    (["tune", "nim", "--help"], "tune"),
])
def test_every_command_takes_an_example_game(with_examples, words, said):
    answer = rakus(*words)
    assert answer.code == 0, answer.err
    assert said in answer.out


def test_quality_of_an_example_is_known_from_its_judge(with_examples):
    parts = rakus("quality", "nim", "--player", "balance", "--positions", "50", "--json").json["parts"]
    for part in parts:
        assert part["all"]["kept"] == part["all"]["positions"] > 0


def test_an_example_is_played_in_the_terminal(with_examples):
    answer = rakus("play", "nim", "--player", "balance", stdin="3-5\nq\n")
    assert answer.code == 0, answer.err
    assert "3-5\t3.4.0 2" in answer.out
