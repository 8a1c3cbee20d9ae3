"""A run is gone on with only by the same program on the same rules, players and files; what is stored is sealed."""

import json
import os
import re
import sqlite3
import stat

import pytest

from rakus import HOUSE, rakus

DECKS = os.path.join(HOUSE, "data", "pokemon", "decks")
SMALL = ["match", "bantumi", "--players", "paper,random", "--games", "200"]


def runs_in(folder):
    return rakus("results", "list", "--db", str(folder), "--json").json["runs"]


def unfinished(folder, *words):
    """The run in the journal with some of its blocks, as a kill leaves it."""
    assert rakus(*words, "--db", str(folder)).code == 0
    with sqlite3.connect(folder / "results.sqlite") as db:
        db.execute("DELETE FROM block WHERE number % 2 = 1")


def test_rules_spelled_out_are_the_same_run(tmp_path):
    for rules in ([], ["--rules", "pits=6"], ["--rules", "seeds=4,pits=6"]):
        assert rakus(*SMALL, *rules, "--db", str(tmp_path)).code == 0
    assert len(runs_in(tmp_path)) == 1
    assert rakus(*SMALL, "--rules", "pits=5", "--db", str(tmp_path)).code == 0
    assert len(runs_in(tmp_path)) == 2


def test_resume_that_finds_nothing_says_what_is_there_instead(tmp_path):
    none = rakus(*SMALL, "--db", str(tmp_path), "--resume")
    assert none.code == 3 and "no such run" in none.err and none.out == ""
    unfinished(tmp_path, *SMALL)
    other = rakus(*SMALL, "--seed", "9", "--rules", "pits=5", "--db", str(tmp_path), "--resume")
    assert other.code == 3 and runs_in(tmp_path)[0]["id"] in other.err
    assert "seed ('1' there, '9' here)" in other.err and "rule pits ('6' there, '5' here)" in other.err
    assert len(runs_in(tmp_path)) == 1, "nothing was begun"
    assert rakus(*SMALL, "--db", str(tmp_path), "--resume").out == rakus(*SMALL).out


@pytest.mark.parametrize("where", ["rules", "players", "decks"])
def test_a_deck_file_that_was_replaced_is_named_and_refused(where, tmp_path):
    deck = tmp_path / "mine.deck"
    deck.write_text(open(os.path.join(DECKS, "ember.deck")).read())
    words = ["match", "pokemon", "--games", "40", "--players"]
    words += {"rules": ["paper,random", "--rules", f"deck1={deck}"], "players": [f"paper:{deck},random:silkwing"],
              "decks": ["paper", "--decks", f"{deck},silkwing"]}[where]
    unfinished(tmp_path, *words)
    shard = rakus(*words, "--shard", "1/2", "--db", str(tmp_path / "one"), "-o", str(tmp_path / "one.json"))
    assert shard.code == 0
    deck.write_text(open(os.path.join(DECKS, "tidal.deck")).read())
    resumed = rakus(*words, "--db", str(tmp_path), "--resume")
    assert resumed.code == 3 and "'mine.deck'" in resumed.err and resumed.out == ""
    rakus(*words, "--shard", "2/2", "--db", str(tmp_path / "two"), "-o", str(tmp_path / "two.json"))
    merged = rakus("merge", str(tmp_path / "one.json"), str(tmp_path / "two.json"))
    assert merged.code == 3 and "'mine.deck'" in merged.err and merged.out == ""


def test_a_player_file_that_was_replaced_is_named_and_refused(tmp_path):
    player = tmp_path / "mine.json"
    player.write_text('{"player": "paper", "weights": {"steal": 2}}')
    words = ["match", "bantumi", "--players", f"@{player},random", "--games", "200"]
    unfinished(tmp_path, *words)
    rakus(*words, "--shard", "1/2", "--db", str(tmp_path / "one"), "-o", str(tmp_path / "one.json"))
    player.write_text('{"player": "paper", "weights": {"steal": 3}}')
    resumed = rakus(*words, "--db", str(tmp_path), "--resume")
    assert resumed.code == 3 and str(player) in resumed.err and "steal=2" in resumed.err
    rakus(*words, "--shard", "2/2", "--db", str(tmp_path / "two"), "-o", str(tmp_path / "two.json"))
    merged = rakus("merge", str(tmp_path / "one.json"), str(tmp_path / "two.json"))
    assert merged.code == 3 and str(player) in merged.err and merged.out == ""


def test_the_same_content_under_another_path_is_the_same_run(tmp_path):
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "mine.deck").write_text(open(os.path.join(DECKS, "ember.deck")).read())
        assert rakus("match", "pokemon", "--players", "paper,random", "--rules", f"deck1={tmp_path / folder / 'mine.deck'}", "--games", "4", "--db", str(tmp_path)).code == 0
    assert len(runs_in(tmp_path)) == 1


def test_another_program_does_not_go_on_with_the_run(tmp_path):
    unfinished(tmp_path, *SMALL)
    assert re.fullmatch(r"rakus \d+\.\d+\.\d+\+[0-9a-f]{16}\n", rakus("--version").out)
    with sqlite3.connect(tmp_path / "results.sqlite") as db:
        (spec,) = db.execute("SELECT spec FROM run").fetchone()
        assert rakus("--version").out.split()[1] in spec
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("UPDATE run SET version = '0.1.0', seal = '', id = 'f00d', spec = replace(spec, ?, '0.1.0')", (rakus("--version").out.split()[1],))
    resumed = rakus(*SMALL, "--db", str(tmp_path), "--resume")
    assert resumed.code == 3 and "the program ('0.1.0' there" in resumed.err


# ---- seals -----------------------------------------------------------------------------------------------------------


def flip(path, at, bit):
    with open(path, "r+b") as file:
        file.seek(at)
        byte = file.read(1)[0]
        file.seek(at)
        file.write(bytes([byte ^ 1 << bit]))


def test_a_flipped_bit_of_a_block_is_named_and_played_again_if_the_user_says_so(tmp_path):
    unfinished(tmp_path, *SMALL)
    before = rakus(*SMALL).out
    with sqlite3.connect(tmp_path / "results.sqlite") as db:
        number, bytes_ = db.execute("SELECT number, bytes FROM block ORDER BY number LIMIT 1").fetchone()
        digit = re.search(r"\d", bytes_).start()
        db.execute("UPDATE block SET bytes = ? WHERE number = ?", (bytes_[:digit] + chr(ord(bytes_[digit]) ^ 1) + bytes_[digit + 1:], number))
    done = rakus(*SMALL, "--db", str(tmp_path), "--resume")
    assert done.code == 1 and f"block {number} of run" in done.err and "--repair" in done.err and done.out == ""
    repaired = rakus(*SMALL, "--db", str(tmp_path), "--resume", "--repair")
    assert repaired.code == 0 and repaired.out == before and "1 damaged" in repaired.err


def test_a_block_in_the_place_of_another_is_noticed(tmp_path):
    unfinished(tmp_path, *SMALL)
    with sqlite3.connect(tmp_path / "results.sqlite") as db:
        db.execute("UPDATE block SET number = 1 WHERE number = 0")
    assert rakus(*SMALL, "--db", str(tmp_path), "--resume").code == 1


@pytest.mark.parametrize("column", ["spec", "report", "command", "version", "seed", "began"])
def test_a_changed_row_of_a_run_is_noticed(column, tmp_path):
    assert rakus(*SMALL, "--db", str(tmp_path)).code == 0
    with sqlite3.connect(tmp_path / "results.sqlite") as db:
        db.execute(f"UPDATE run SET {column} = {column} || '1'")
    done = rakus("results", "list", "--db", str(tmp_path))
    assert done.code == 1 and "damaged" in done.err and "run" in done.err


def test_an_edited_shard_does_not_merge(tmp_path):
    for part in (1, 2):
        rakus(*SMALL, "--shard", f"{part}/2", "--db", str(tmp_path / f"db{part}"), "-o", str(tmp_path / f"{part}.json"))
    parts = [str(tmp_path / "1.json"), str(tmp_path / "2.json")]
    assert rakus("merge", *parts).out == rakus(*SMALL).out
    sound = open(parts[0]).read()
    shard = json.loads(sound)
    block = next(iter(shard["blocks"]))
    for change in ({"blocks": {**shard["blocks"], block: shard["blocks"][block].replace("1", "2", 1)}}, {"spec": shard["spec"].replace("seed 1", "seed 2")},
                   {"seals": {}}, {"run": "0" * 16}):
        with open(parts[0], "w") as file:
            json.dump({**shard, **change}, file)
        done = rakus("merge", *parts)
        assert done.code == 1 and parts[0] in done.err and "damaged" in done.err, change


def test_no_flipped_bit_changes_a_report_silently(tmp_path):
    """Wherever it falls in the file: the report is the same, or there is none."""
    unfinished(tmp_path, *SMALL)
    expected = rakus(*SMALL).out
    path = tmp_path / "results.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    sound = path.read_bytes()
    refused = 0
    for i in range(60):
        at = (i * 7919 + 4096) % len(sound)
        path.write_bytes(sound)
        for side in ("-wal", "-shm"):
            if os.path.exists(str(path) + side):
                os.remove(str(path) + side)
        flip(path, at, i % 8)
        done = rakus(*SMALL, "--db", str(tmp_path), "--resume")
        assert (done.code == 0 and done.out == expected) or (done.code in (1, 3) and done.out == ""), (at, i % 8, done.err)
        refused += done.code != 0
    assert refused > 0


# ---- reading only ----------------------------------------------------------------------------------------------------


def test_results_are_listed_where_nothing_can_be_written(tmp_path):
    folder = tmp_path / "db"
    assert rakus(*SMALL, "--db", str(folder)).code == 0
    listed = rakus("results", "list", "--db", str(folder)).out
    before = sorted(os.listdir(folder))
    assert rakus("results", "list", "--db", str(tmp_path / "nothing")).code == 0
    assert not (tmp_path / "nothing").exists(), "looking makes nothing"
    assert sorted(os.listdir(folder)) == before
    if os.geteuid() == 0:
        pytest.skip("the superuser may write everywhere")
    os.chmod(folder, stat.S_IRUSR | stat.S_IXUSR)
    try:
        assert rakus("results", "list", "--db", str(folder)).out == listed
    finally:
        os.chmod(folder, stat.S_IRWXU)


def test_a_results_file_of_the_first_format_opens(tmp_path):
    assert rakus(*SMALL, "--db", str(tmp_path)).code == 0
    with sqlite3.connect(tmp_path / "results.sqlite") as db:
        db.executescript("ALTER TABLE run DROP COLUMN seal; ALTER TABLE block DROP COLUMN seal; PRAGMA user_version = 1; UPDATE run SET version = '0.1.0'")
    listed = rakus("results", "list", "--db", str(tmp_path), "--json")
    assert listed.code == 0 and listed.json["runs"][0]["version"] == "0.1.0"
    assert rakus(*SMALL, "--seed", "2", "--db", str(tmp_path)).code == 0
    assert len(runs_in(tmp_path)) == 2
