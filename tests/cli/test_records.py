"""Games as records: written by a match, reviewed, replayed, refused."""

import re

from rakus import rakus


def test_a_match_is_recorded_reviewed_and_reviewing_again_changes_nothing(tmp_path):
    record, reviewed = tmp_path / "games.rkr", tmp_path / "reviewed.rkr"
    words = ["match", "bantumi", "--rules", "pits=4,seeds=3", "--players", "paper,random", "--games", "4", "--record", str(record)]
    report = rakus(*words, "--json").json
    text = record.read_text()
    assert text.count("[Game ") == 4
    results = re.findall(r'\[Player1 "(.*)"\]\n.*\n.*\n.*\n\[Result "(.*)"\]', text)
    won = sum(result == ("1-0" if first == "paper" else "0-1") for first, result in results)
    assert won == report["players"][0]["wins"]
    first = rakus("review", str(record))
    assert first.code == 0
    assert first.out.count("[%t ") == len(re.findall(r"(?<=[ .])\d[+x\d]*(?= |\n)", re.sub(r"^\[.*\]$", "", text, flags=re.M)))
    assert "??" in first.out
    reviewed.write_text(first.out)
    assert rakus("review", str(reviewed)).out == first.out
    assert rakus("review", str(reviewed), "--again").out == first.out


def test_a_review_tells_the_moves_in_words_and_each_mistake_in_a_sentence(tmp_path):
    file = tmp_path / "game.rkr"
    file.write_text('[Game "bantumi"]\n[Rules "pits=3,seeds=2"]\n\n1. 1 3 *\n')
    plies = rakus("review", str(file), "--json").json["plies"]
    assert plies[0]["words"] == {"en": "sow pit 1", "id": "sebar lubang 1"}
    told = [line for line in rakus("review", str(file)).err.splitlines() if ". player " in line]
    assert told == [f"{p['ply']}. player {p['side']}: {p['move']}{p['glyph']}, {p['words']['en']}" for p in plies if p["glyph"]]
    assert told
    assert rakus("review", str(file), "--quiet").err == ""


def test_a_record_with_an_illegal_move_is_kept_up_to_it(tmp_path):
    file = tmp_path / "bad.rkr"
    file.write_text('[Game "bantumi"]\n[Rules "pits=3,seeds=2"]\n\n1. 2+ 1\n2. 9\n*\n')
    answer = rakus("review", str(file))
    assert answer.code == 3
    assert "ply 3" in answer.err and "legal were: 1 2 3" in answer.err
    assert answer.out.rstrip().endswith("*") and "2+" in answer.out
    file.write_text('[Game "bantumi"\n')
    assert rakus("review", str(file)).code == 3
    assert rakus("review", str(tmp_path / "none.rkr")).code == 3


def test_a_game_saved_in_play_can_be_reviewed(tmp_path):
    file = tmp_path / "game.rkr"
    rakus("play", "bantumi", "--vs", "human", "--rules", "pits=3,seeds=2", stdin=f"1\n2\nsave {file}\nq\n")
    assert rakus("review", str(file), "--json").json["plies"][0]["truth"] != ""


def test_games_of_cards_replay_from_their_records_to_the_same_end(tmp_path):
    record = tmp_path / "cards.rkr"
    report = rakus("match", "pokemon", "--players", "paper,official", "--games", "2", "--seed", "8", "--record", str(record), "--json").json
    text = record.read_text()
    reviewed = rakus("review", str(record), "--playouts", "1")
    assert reviewed.code == 0, reviewed.err
    plain = re.sub(r" \{[^}]*\}| \?[?!]?(?= |\n)", "", reviewed.out)
    assert plain == text
    assert sum(report["players"][0][k] for k in ("wins", "draws", "losses")) == text.count("[Game ") == 2


def test_a_recorded_game_names_the_decks_it_was_played_with(tmp_path):
    record = tmp_path / "decks.rkr"
    words = ["match", "pokemon", "--decks", "tidal,quarry", "--players", "paper", "--games", "2", "--seed", "3"]
    assert rakus(*words, "--record", str(record)).code == 0
    rules = re.findall(r'\[Rules "(.*)"\]', record.read_text())
    assert ["deck1=tidal,deck2=quarry" in rules[0], "deck1=quarry,deck2=tidal" in rules[1]] == [True, True]
    reviewed = rakus("review", str(record), "--playouts", "1")
    assert reviewed.code == 0, reviewed.err
    assert re.findall(r'\[Rules "(.*)"\]', reviewed.out) == rules
    # Replayed with these rules from the recorded start, the game has the moves it was recorded with.
    for game in record.read_text().split("[Game ")[1:]:
        tags = dict(re.findall(r'\[(\w+) "(.*)"\]', game))
        moves = [w for w in game.split("\n\n", 1)[1].split() if not re.fullmatch(r"\d+\.+|1-0|0-1|1/2-1/2|\*", w)]
        start = ["--pos", "pokemon:" + tags["Position"]] if tags.get("Position") else []
        again = rakus("advise", "pokemon", "--rules", tags["Rules"], "--seed", tags["Seed"], *start, "--moves", " ".join(moves))
        assert again.code == 0 and "The game is over" in again.out, again.err


def test_every_recorded_seed_can_be_given_to_play(tmp_path):
    file = tmp_path / "large.rkr"
    largest = str(2**64 - 1)
    assert rakus("play", "exodia", "--seed", largest, stdin=f"end\nsave {file}\nq\n").code == 0
    assert f'[Seed "{largest}"]' in file.read_text()
    assert rakus("review", str(file), "--playouts", "20").code == 0
    assert rakus("play", "exodia", "--seed", str(2**64), stdin="q\n").code == 2
    assert rakus("play", "exodia", "--seed", "-1", stdin="q\n").code == 2


def test_chance_that_the_seed_does_not_give_is_refused_with_its_ply(tmp_path):
    file = tmp_path / "duel.rkr"
    rakus("play", "exodia", "--seed", "5", stdin=f"end\nsave {file}\nq\n")
    honest = file.read_text()
    assert "=" in honest.split("\n\n")[1], honest
    assert rakus("review", str(file), "--playouts", "20").code == 0
    file.write_text(re.sub(r"end=\S+", "end=XX", honest))
    lie = rakus("review", str(file), "--playouts", "20")
    assert lie.code == 3 and "ply 1" in lie.err and "seed 5" in lie.err
    file.write_text('[Game "bantumi"]\n[Rules "pits=3,seeds=2"]\n[Position "0.0.1.5/0.0.1.5 1"]\n\n1. 3\n0-1\n')
    assert "the moves end in" in rakus("review", str(file)).err
