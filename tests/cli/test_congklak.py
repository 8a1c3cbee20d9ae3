"""Congklak from the command line: openings that can be replayed, relays that can be followed, passes, sites."""

import time

from rakus import rakus

START = "7.7.7.7.7.7.7.0/7.7.7.7.7.7.7.0 1"


def replayed(moves, *flags):
    """The last position of a game played from a pipe."""
    played = rakus("play", "congklak", "--vs", "human", *flags, stdin="\n".join(moves) + "\n")
    assert played.code == 0, played.err
    return played.out.strip().splitlines()[-1].split("\t")


def store_of_player_1(position):
    return int(position.split("/")[0].split(".")[-1])


def test_the_openings_bank_what_they_say_when_they_are_replayed():
    began = time.monotonic()
    report = rakus("truth", "congklak", "--opening", "--json").json
    assert time.monotonic() - began < 5
    assert report["schema"] == "rakus.truth/1" and report["position"] == START
    opening = report["opening"]
    assert opening["needed"] == 50 and opening["most"] == 98
    assert opening["shortest"]["exact"] and opening["shortest"]["length"] == 9
    assert opening["largest"]["banked"] >= 95 and not opening["largest"]["exact"]
    for turn in (opening["shortest"], opening["largest"]):
        ply, player, move, position = replayed(turn["moves"])
        assert int(ply) == turn["length"] and player == "1" and move == turn["decorated"][-1]
        assert store_of_player_1(position) == turn["banked"]
    assert report["line"] == opening["largest"]["moves"] and report["banked"] == opening["largest"]["banked"]
    low = 2 * report["banked"] - 98
    assert report["truth"] == {"kind": "bounds", "low": low, "high": 98, "unit": "seeds", "class": "win"}


def test_a_complete_search_of_openings_says_so():
    text = rakus("truth", "congklak", "--opening", "--rules", "pits=5").out
    assert "proved: none is shorter" in text and "proved: none banks more" in text
    assert "tidak ada giliran yang menang sendiri" in rakus("truth", "congklak", "--opening", "--rules", "site1", "--lang", "id").out


def test_a_game_without_a_search_of_openings_says_so():
    refused = rakus("truth", "bantumi", "--opening")
    assert refused.code == 2 and refused.out == "" and "no search of openings" in refused.err


def test_the_path_of_a_relay_is_in_the_advice():
    advice = rakus("advise", "congklak", "--json").json
    path = {c["move"]: c["path"] for c in advice["candidates"]}["1"]
    assert path == [{"at": "1:1", "amount": 7}, {"at": "2:2", "amount": 8}, {"at": "1:1", "amount": 10}]
    trace = rakus("advise", "congklak", "--moves", "7", "--trace").out
    assert "1~1+: pit 1: 8 seeds" in trace and "ends in the mover's store: another move" in trace


def test_a_player_without_seeds_passes():
    position = "0.0.0.0.0.0.0.44/0.0.0.0.0.9.0.45 1"
    advice = rakus("advise", "congklak", "--pos", position, "--json").json
    assert advice["pick"] == "-" and sum(not c["feasible"] for c in advice["candidates"]) == 7
    assert replayed(["-"], "--pos", position)[-1].endswith(" 2")
    assert rakus("play", "congklak", "--vs", "human", "--pos", position, stdin="1\n").code == 3


def test_the_sites_of_the_paper_are_presets():
    assert rakus("perft", "congklak", "--depth", "4").out.split()[1::2] == ["7", "36", "230", "1408"]
    assert rakus("advise", "congklak", "--rules", "site1", "--json").json["position"] == "4.4.4.4.4.4.0/4.4.4.4.4.4.0 1"
    assert rakus("advise", "congklak", "--rules", "site2", "--json").json["rules"]["shoot"] == 0
    names = [p["name"] for g in rakus("games", "congklak", "--json").json["games"] for p in g["presets"]]
    assert names == ["paper", "site1", "site2"]


def test_an_endgame_table_is_built_verified_and_used(tmp_path):
    built = rakus("solve", "congklak", "--build", "--seeds", "9", "--db", str(tmp_path), "--json").json
    assert built["positions"] == 817190  # the ways to put up to 9 seeds into 14 pits
    assert rakus("solve", "congklak", "--verify", "--seeds", "9", "--db", str(tmp_path), "--json").json["inconsistencies"] == 0
    position = "0.1.2.0.1.0.1.40/1.0.0.1.0.0.2.49 1"
    by_table = rakus("truth", "congklak", "--pos", position, "--db", str(tmp_path), "--json").json
    by_search = rakus("truth", "congklak", "--pos", position, "--db", str(tmp_path / "none"), "--json").json
    assert by_table["source"] == "table" and by_search["source"] == "table+search"
    assert by_table["truth"] == by_search["truth"] and by_table["truth"]["kind"] == "exact"
