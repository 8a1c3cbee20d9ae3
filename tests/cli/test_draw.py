"""A position as a picture: well-formed, the same bytes again, and for the eyes of one side only."""

import re
import xml.etree.ElementTree as tree

import pytest

from rakus import rakus

GAMES = [g["name"] for g in rakus("games", "--json").json["games"]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("style", ["light", "dark", "print"])
def test_every_game_is_drawn_alike_twice(game, style):
    first, second = (rakus("draw", game, "--seed", "5", "--style", style) for _ in range(2))
    assert first.code == 0 and first.out == second.out
    assert tree.fromstring(first.out).tag.endswith("svg")
    if style == "print":
        assert set(re.findall(r"#[0-9a-f]{6}", first.out)) <= {"#ffffff", "#000000"}


def test_a_picture_can_be_written_to_a_file_and_is_the_same_in_json(tmp_path):
    file = tmp_path / "x.svg"
    assert rakus("draw", "bantumi", "--moves", "3", "-o", str(file)).code == 0
    printed = rakus("draw", "bantumi", "--moves", "3").out
    assert file.read_text() == printed == rakus("draw", "bantumi", "--moves", "3", "--json").json["svg"]


def test_the_truth_stands_beside_every_move():
    position = "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"
    words = [t.text for t in tree.fromstring(rakus("draw", "bantumi", "--pos", position, "--truth").out).iter() if t.text]
    truth = rakus("truth", "bantumi", "--pos", position, "--all", "--json").json
    for move in truth["moves"]:
        assert move["decorated"] in words
    assert "wins by 4" in words and "best" in words
    assert "menang selisih 4" in rakus("draw", "bantumi", "--pos", position, "--truth", "--lang", "id").out


def test_a_move_that_cannot_be_played_is_refused_in_both_languages():
    for lang, words in (("en", "cannot be played"), ("id", "tidak dapat dimainkan")):
        refused = rakus("draw", "gobblet", "--arrows", "5-6", "--lang", lang)
        assert refused.code == 3 and words in refused.err and refused.out == ""


def test_hidden_cards_are_shown_only_where_that_is_asked_for():
    view = rakus("draw", "pokemon", "--seed", "7").out
    assert rakus("draw", "pokemon", "--seed", "7", "--see", "all").out != view


@pytest.mark.parametrize("game", ["bantumi", "congklak"])
def test_a_store_says_whose_it_is(game):
    svg = rakus("draw", game).out
    assert svg.count(">P1</text>") == svg.count(">P2</text>") == 1


def test_labels_of_moves_from_one_place_stand_apart():
    svg = rakus("draw", "gobblet", "--example", "fig8", "--arrows", "3@7 3@8 3@3").out
    places = [(t.get("x"), t.get("y")) for t in tree.fromstring(svg).iter() if t.text and t.text.startswith("3@")]
    assert len(places) == 3 == len({y for _, y in places})
