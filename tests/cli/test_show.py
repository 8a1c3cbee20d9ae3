"""A position to look at: the same board, words and touches by command line and by the server, in both languages."""

import json

import pytest

from rakus import rakus
from serving import Server

GAMES = [g["name"] for g in rakus("games", "--json").json["games"]]


@pytest.fixture(scope="module")
def server():
    running = Server()
    yield running
    running.stop()


def position(server, game, **more):
    code, body = server.ask("POST", "/api/position", json.dumps({"game": game, **more}))
    assert code == 200
    return json.loads(body)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_told_in_words_in_both_languages(game):
    document = rakus("show", game, "--json").json
    assert document["moves"]
    for lang in ("en", "id"):
        text = rakus("show", game, "--lang", lang).out
        for move in document["moves"]:
            assert move["move"] in text and move["words"][lang] in text


@pytest.mark.parametrize("game", GAMES)
def test_the_server_answers_with_the_same_drawing(game, server):
    shown = rakus("show", game, "--json").json
    answered = position(server, game, scene=True)
    plain = position(server, game)
    for field in ("scene", "steps", "moves"):
        assert answered[field] == shown[field]
    assert "scene" not in plain


def test_the_steps_of_a_sowing_name_every_hole_on_its_way():
    document = rakus("show", "bantumi", "--moves", "3", "--json").json
    assert document["steps"][0]["along"] == ["1.4", "1.5", "1.6", "1.store"]
    assert "another turn" in rakus("show", "bantumi").out


def test_a_bad_move_is_refused_with_its_place():
    refused = rakus("show", "bantumi", "--moves", "3 7")
    assert refused.code == 3 and "move" in refused.err and refused.out == ""


def test_a_position_says_which_rules_it_is_under_and_a_list_of_players_how_to_begin():
    assert rakus("show", "bantumi").out.splitlines()[0] == "Bantumi · rules default"
    assert rakus("show", "bantumi", "--rules", "ec=0", "--lang", "id").out.splitlines()[0] == "Bantumi · aturan ec=0"
    assert rakus("players", "bantumi").out.splitlines()[-1].startswith("To start your own: rakus players show bantumi ")
    assert rakus("players", "bantumi", "--lang", "id").out.splitlines()[-1].startswith("Untuk memulai milik sendiri: rakus ")
