"""What a user has settled once, and what happens without a home."""

import os

import pytest
from rakus import rakus, seen_in_terminal


@pytest.fixture
def settled(tmp_path):
    def settle(text):
        folder = tmp_path / "rakus"
        folder.mkdir(exist_ok=True)
        (folder / "config").write_text(text)
        return {"XDG_CONFIG_HOME": str(tmp_path)}
    return settle


def test_the_language_can_be_settled_and_what_is_typed_goes_before_it(settled):
    env = settled("# mine\nlang = id\n")
    assert rakus("advise", "bantumi", env=env).out == rakus("advise", "bantumi", "--lang", "id").out
    assert rakus("advise", "bantumi", "--lang", "en", env=env).out == rakus("advise", "bantumi").out
    assert "tidak dikenal" in rakus("advise", "bantmi", env=env).err


def test_colour_folder_and_players_can_be_settled(settled, tmp_path):
    env = settled(f"color = never\ndb = {tmp_path}/kept\nplayer.bantumi = paper-chain\nplayers.bantumi = best,random\n")
    assert "\x1b" not in seen_in_terminal("advise", "bantumi", env=env)
    assert rakus("advise", "bantumi", "--json", env=env).json["player"] == "paper-chain"
    assert rakus("advise", "congklak", "--json", env=env).json["player"] == "paper"
    match = rakus("match", "bantumi", "--games", "4", "--json", env=env)
    assert [p["name"] for p in match.json["players"]] == ["best", "random"]
    assert os.listdir(tmp_path / "kept") != []


@pytest.mark.parametrize("text, said", [("lnag = id\n", "line 1: unknown key 'lnag'; did you mean 'lang'?"), ("\nlang id\n", "line 2: expected key = value"),
                                        ("jobs = many\n", "line 1: --jobs 'many': expected a whole number"), ("player.chess = x\n", "unknown key")])
def test_a_bad_line_is_named_and_exits_3(settled, text, said):
    answer = rakus("match", "bantumi", "--games", "4", env=settled(text))
    assert answer.code == 3 and answer.out == "" and said in answer.err and "rakus/config" in answer.err


def test_reading_creates_nothing(tmp_path):
    for words in (["results", "list"], ["results", "prune"], ["advise", "bantumi"], ["games"], ["results", "export"], ["truth", "bantumi"], ["help"]):
        assert rakus(*words, "--db", str(tmp_path / "none"), env={"XDG_DATA_HOME": str(tmp_path / "data")}).code == 0 or words[0] in ("games", "help")
    assert os.listdir(tmp_path) == []


def test_without_a_home_nothing_is_kept_and_it_is_said(tmp_path):
    nobody = {"HOME": "", "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": ""}
    answer = rakus("match", "bantumi", "--games", "4", env=nobody)
    assert answer.code == 0 and "not saved" in answer.err
    listed = rakus("results", "list", env=nobody)
    assert listed.code == 1 and "HOME" in listed.err
    assert not os.path.exists("/.local") and not os.path.exists("/rakus")
    assert "HOME is not set" in rakus("help", "codes", env=nobody).out


def test_runs_can_be_deleted_and_pruned(tmp_path):
    db = ["--db", str(tmp_path)]
    for seed in "123":
        assert rakus("match", "bantumi", "--games", "4", "--seed", seed, *db).code == 0
    runs = [r["id"] for r in rakus("results", "list", "--json", *db).json["runs"]]
    assert len(runs) == 3
    answer = rakus("results", "delete", runs[0][:8], *db)
    assert answer.code == 0 and runs[0] in answer.out
    assert rakus("results", "show", runs[0], *db).code == 3
    assert rakus("results", "delete", runs[0], *db).code == 3
    assert len(rakus("results", "prune", "--keep", "1", "--json", *db).json["deleted"]) == 1
    assert len(rakus("results", "list", "--json", *db).json["runs"]) == 1
    assert rakus("results", "prune", "--unfinished", "--json", *db).json["deleted"] == []
    assert rakus("results", "delete", *db).code == 2


def test_a_match_needs_no_players(tmp_path):
    assert [p["name"] for p in rakus("match", "gobblet", "--games", "4", "--json").json["players"]] == [
        rakus("games", "gobblet", "--json").json["games"][0]["default_player"], "random"]
    assert [p["name"] for p in rakus("match", "exodia", "--runs", "20", "--json").json["players"]] == ["paper"]
