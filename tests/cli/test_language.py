"""Two languages, complete: no English word is left in what people read in Indonesian, and notation is never localised."""

import csv
import io
import os
import re
import subprocess

import pytest
from rakus import HOUSE, PLAIN, PROGRAM, rakus

PAPER_POSITION = "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"
GAMES = {g["name"]: g for g in rakus("games", "--json").json["games"]}
HELP = rakus("help", "--json").json
SMALL = ["--rules", "pits=3,seeds=2"]
TEXT = "data/players/bantumi-hemat.greedy"

# The same in both languages: borrowed words, names of methods and people, the keywords of the course's pseudo-code, names of programs and variables.
SAME = set("""rakus greedy elo ftk sprt llr median inf prio monte carlo bonferroni rating bot mulligan code while not and then return
stdin stderr stdout terminal folder tab ctrl program server manual roff svg bash zsh fish shell json csv markdown
xdg home local share config term dumb cat less messages command tmp mine normal parameter iii mean firebreathing bite""".split())


def words_of(text):
    return set(re.findall(r"[a-z]{3,}", re.sub(r"\b[0-9a-f]{8,}\b|(?<!\S)/\S*|/tmp/\S*", " ", text.lower())))


def typed_words():
    """Names of things that are typed: commands, flags, players, rules, weights, cards, codes."""
    known = set()
    for c in HELP["commands"]:
        known |= words_of(" ".join([c["name"], c["usage"], *c["examples"], *(f"{o['name']} {o['value'] or ''}" for o in c["options"])]))
    for o in HELP["options"]:
        known |= words_of(f"{o['name']} {o['value'] or ''}")
    for g in GAMES.values():
        known |= words_of(" ".join([g["name"], *g["aliases"], g["paper"], *(f"{r['key']} {r['default']}" for r in g["rules"]), *(r["allowed"] for r in g["rules"] if " " not in r["allowed"]),
                                    *(p["name"] for p in g.get("presets", []))]))
        for p in g["players"]:
            known |= words_of(p["name"])
            for w in p["weights"]:
                known |= words_of(" ".join([w["name"], *w.get("choices", [])]))
    for game in ("exodia", "pokemon"):
        cards = rakus("cards", "list", game, "--json").json["rows"]
        known |= words_of(" ".join(f"{c['code']} {c['name']} {c['type']}" for c in cards))
    for game in GAMES:
        features = rakus("features", game, "--json").json["features"]
        known |= words_of(" ".join(w for f in features for w in (f["id"], *f.get("values", []))))
        listed = rakus("players", game, "--json").json
        known |= words_of(" ".join([*(p["name"] for p in listed["players"]), *listed["texts"]]))
        known |= words_of(rakus("advise", game, "--json").json["position"])
        known |= words_of(" ".join(step["position"] for step in rakus("help", "rules", game, "--json").json["steps"]))
        known |= words_of(re.sub(r"=\S*", " ", rakus("advise", game, "--json").json["position"]))
    for game in ("exodia", "pokemon"):
        known |= words_of(" ".join(row.get("id", "") for row in csv.DictReader(io.StringIO(rakus("hands", game, "--csv").out))))
    known |= words_of(rakus("cards", "list", "exodia", "--json").json["title"])
    return known


ALLOWED = SAME | typed_words()

# The glossary sets the words of both languages side by side, so it is not among them.
COMMANDS = [["help"], ["help", "codes"], *(["help", c["name"]] for c in HELP["commands"]),
            ["advise", "bantumi", "--pos", PAPER_POSITION, "--truth"], ["truth", "bantumi", "--pos", PAPER_POSITION, "--all"],
            ["exploit", "gobblet", "--player", "fork"], ["quality", "bantumi", *SMALL, "--positions", "20"], ["match", "bantumi", "--games", "40"],
            ["match", "bantumi", "--players", "paper,paper-chain,random", "--games", "20"], ["match", "bantumi", "--players", "paper,random", "--sprt", "0,50", "--games", "200"],
            ["match", "exodia", "--players", "paper,random", "--runs", "60"], ["tune", "bantumi", *SMALL, "--trials", "2", "--games", "8", "--holdout", "16"],
            ["counterexamples", "bantumi", *SMALL, "--positions", "40"], ["compare", "bantumi", "--players", "paper,paper-chain", "--positions", "60", *SMALL],
            ["check", TEXT, "--games", "8", "--positions", "4", *SMALL],
            ["cards", "list", "exodia"], ["cards", "check", "pokemon"], ["cards", "check", "exodia"], ["hands", "exodia"], ["hands", "pokemon"], ["perft", "bantumi", "--depth", "2"],
            ["bench", "bantumi"], ["bound", "exodia", "--deals", "4", "--nodes", "1000"], ["truth", "congklak", "--opening", *SMALL],
            ["check", TEXT, "data/players/bantumi-waspada.greedy", "--games", "8", *SMALL], ["profile", "bantumi", "--players", "mcts", "--budgets", "4,8", "--games", "4", *SMALL], ["solve", "bantumi", "--build", *SMALL]]
for _game in GAMES:
    COMMANDS += [["games", _game], ["help", "rules", _game], ["advise", _game], ["advise", _game, "--all-players", "--time", "2s"], ["trace", _game], ["show", _game],
                 ["players", _game], ["features", _game], ["truth", _game, "--all", "--time", "1s"], ["advise", _game, "--truth", "--time", "1s"]]


def said(words, lang):
    done = subprocess.run([PROGRAM, *words, "--lang", lang], capture_output=True, text=True, env=PLAIN, cwd=HOUSE, timeout=120, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_no_english_word_is_left_in_indonesian(words):
    left = (words_of(said(words, "en")) & words_of(said(words, "id"))) - ALLOWED
    assert left == set()


def test_no_english_word_is_left_in_a_list_of_runs(tmp_path):
    store = ["--db", str(tmp_path)]  # of its own: the names of what other tests have stored are words of no language
    said(["match", "bantumi", "--games", "4", *store], "en")
    left = (words_of(said(["results", "list", *store], "en")) & words_of(said(["results", "list", *store], "id"))) - ALLOWED
    assert left - words_of(str(tmp_path)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_in_indonesian_can_be_typed_back(game):
    for p in GAMES[game]["players"]:
        for line in rakus("games", game, "--lang", "id").out.splitlines():
            assert not re.search(r"\b[a-z_]+=-?\d+,\d+\b(?!=)", line.replace(", ", " ")), line
        if p["weights"]:
            break
    position = re.search(r"^.*-> (.*)$", rakus("advise", game, "--lang", "id").out, re.M)
    if position and game in ("bantumi", "congklak", "gobblet"):
        assert rakus("show", game, "--pos", position[1]).code == 0


def test_intervals_are_parted_by_semicolons_where_the_comma_is_decimal():
    out = rakus("match", "bantumi", "--players", "paper,paper-chain", "--games", "200", "--lang", "id").out
    for interval in re.findall(r"\[[^\]]*\]", out):
        assert ";" in interval and not re.search(r"\d\.\d", interval), interval


def test_one_word_for_one_thing(tmp_path):
    """A stored run is a percobaan, a loop a perulangan; the number of a move is no sum."""
    db = ["--db", str(tmp_path)]
    rakus("match", "bantumi", "--games", "4", *db)
    assert rakus("results", "list", "--lang", "id", *db).out.split()[0] == "percobaan"
    assert "percobaan" in rakus("results", "show", "xx", "--lang", "id", *db).err
    assert "perulangan" in rakus("help", "trace", "--lang", "id").out
    why = rakus("advise", "gobblet", "--pos", "M2/1L1/s1l 1", "--why", "3@8", "--lang", "id").out
    assert "3@7 berjumlah lebih besar, 39 lawan 30" in why
    check = rakus("check", os.path.join(HOUSE, TEXT), "--games", "8", "--positions", "30", "--rules", "pits=4,seeds=3", "--lang", "id").out
    assert re.search(r": \d alih-alih \d, terbuang \d", check)
    profile = rakus("profile", "bantumi", "--players", "mcts", "--budgets", "4,256", "--games", "8", *SMALL, "--lang", "id").out
    assert re.search(r"\[[-+]\w+; [-+]\w+\]", profile) and not re.search(r"\[[-+]\w+, ", profile) and not re.search(r"(?<!\S)-0(?!\d)", profile)
    assert re.search(r"^selesai dalam \d+,\d s$", rakus("quality", "bantumi", *SMALL, "--positions", "10", "--lang", "id").err, re.M)
    assert " run " not in rakus("help", "words", "--lang", "id").out.replace("duel, run", "")


def test_what_is_to_be_typed_is_named_in_indonesian_and_an_option_is_no_pick():
    for command in HELP["commands"]:
        out = rakus("help", command["name"], "--lang", "id").out
        assert re.findall(r"\b(?:GAME|COMMAND|FILE|NAME|DIR|MOVES?|PLAYER|OPTIONS|PILIHAN)\b", out) == [], command["name"]
        assert f"rakus {command['name']}" in out and "[OPSI]" in out
    assert "rakus players PERMAINAN|show PERMAINAN NAMA [OPSI]" in rakus("help", "players", "--lang", "id").out
    assert "--pos POSISI|@BERKAS|-" in rakus("help", "advise", "--lang", "id").out and "--pos STR|@FILE|-" in rakus("help", "advise").out
    assert "@BERKAS" in rakus("help", "advise", "--man", "--lang", "id").out
    assert "completion bash|zsh|fish [OPTIONS]" in rakus("help", "completion").out


def test_numbers_have_the_comma_of_the_language_everywhere():
    assert not re.search(r"\d\.\d", re.sub(r"\d+\.\d+\.\d+", "", rakus("bench", "bantumi", "--playouts", "2000", "--lang", "id").out))


def test_a_missing_field_is_named_and_a_field_has_one_name():
    position = ["--pos", "t=1;h=EX;d=? 1", "--lang", "id"]
    assert rakus("advise", "exodia", *position).err == "rakus: posisi exodia: isian m tidak ada, seharusnya ada m= sebelum giliran\n"
    assert "isian 1 sampai 14" in rakus("advise", "bantumi", "--pos", "4.4.4.4.4.4.0/4.4.4.4.4.3.0 1", "--lang", "id").err
    assert "body" not in rakus("advise", "pokemon", "--pos", "x 1", "--lang", "id").err


def test_the_places_of_a_paper_are_named_in_the_language():
    for game in GAMES:
        places = re.findall(r"^  (\S.*?)  \[", rakus("games", game, "--paper", "--lang", "id").out, re.M)
        assert places and not [p for p in places if re.search(r"\b(?:Abstract|rule|element|Fig|Table|phase|Picture|References|attack)\b", p)]
    assert "I.A fase menarik kartu  [opsi]" in rakus("games", "exodia", "--paper", "--lang", "id").out


def test_a_preset_that_is_accepted_is_offered():
    assert [p["name"] for p in GAMES["exodia"]["presets"]] == ["paper", "official"]
    assert "--rules official" in rakus("help", "rules", "exodia").out
