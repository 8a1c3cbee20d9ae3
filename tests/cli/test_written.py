"""Written players at the command line: @mine.greedy wherever a player is named."""

import csv
import json
import os
import re
import shlex
import signal
import statistics
import subprocess
import sys
import time

import pytest

from rakus import PLAIN, PROGRAM, rakus

HOUSE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
POSITION = "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"
TEXT = """# mine
rakus 1  game bantumi  player "Hemat"
order by pit
weights steal = 1 in 0..3, save = 1 in 0..3  # to be tuned
1 when extra_turn : 1 "extra turn" / "giliran lagi"
2 when steals > 0 or saves > 0 : steal * steals "steals" / "mencuri" + save * saves "saves" / "menyelamatkan"
3 : -reply(best(steals)) "reply" / "balasan"
"""


def refused(*words):
    done = rakus(*words)
    assert done.code == 3, done.err
    return done


@pytest.fixture
def mine(tmp_path):
    file = tmp_path / "mine.greedy"
    file.write_text(TEXT)
    return f"@{file}"


def test_a_shipped_text_is_a_file_to_start_from(tmp_path):
    shown = rakus("players", "show", "bantumi", "paper")
    file = tmp_path / "mine.greedy"
    file.write_text(shown.out)
    here = json.loads(rakus("advise", "bantumi", "--pos", POSITION, "--player", f"@{file}", "--json").out)
    there = json.loads(rakus("advise", "bantumi", "--pos", POSITION, "--player", "paper", "--json").out)
    assert [(c["move"], c.get("priority"), c.get("total")) for c in here["candidates"] if c["feasible"]] == \
           [(c["move"], c.get("priority"), c.get("total")) for c in there["candidates"] if c["feasible"]]


def test_a_player_without_a_text_is_not_said_to_be_none():
    for game, player in (("exodia", "learned"), ("bantumi", "perfect")):
        answer = rakus("players", "show", game, player)
        assert answer.code == 2 and f"{game} has no text of its player '{player}', expected " in answer.err
    assert "bantumi has no player 'papr'" in rakus("players", "show", "bantumi", "papr").err


def test_a_text_advises_with_its_labels_in_both_languages(mine):
    assert "extra turn" in rakus("advise", "bantumi", "--player", mine).out
    assert "giliran lagi" in rakus("advise", "bantumi", "--player", mine, "--lang", "id").out
    assert '"mine.greedy"' in rakus("advise", "bantumi", "--player", mine).out


@pytest.mark.parametrize("words", [
    ["trace", "bantumi", "--player", "@"],
    ["match", "bantumi", "--players", "@,random", "--games", "40"],
    ["match", "bantumi", "--players", "@:steal=2,save=0.5,paper", "--games", "40", "--json"],
    ["quality", "bantumi", "--player", "@", "--positions", "20", "--rules", "pits=3,seeds=2"],
    ["counterexamples", "bantumi", "--player", "@", "--positions", "20", "--nodes", "20000"],
])
def test_a_text_works_where_a_player_is_named(mine, words):
    done = rakus(*[w.replace("@", mine) for w in words])
    assert done.code == 0
    assert done.out
    if "--json" not in words:
        assert "order+by" not in done.out  # the content is for programs


def test_a_text_is_played_against(mine):
    done = rakus("play", "bantumi", "--vs", mine, stdin="3\nq\n")
    assert done.code == 0


def test_a_typing_error_gets_line_column_and_a_suggestion(tmp_path):
    file = tmp_path / "mine.greedy"
    file.write_text(TEXT.replace("when steals", "when stels").replace("reply(best(", "reply(beast("))
    done = refused("advise", "bantumi", "--player", f"@{file}")
    assert "mine.greedy: line 6, column 8: found 'stels'" in done.err
    assert "did you mean 'steals'?" in done.err
    assert "line 7" in done.err
    assert "baris 6, kolom 8" in refused("advise", "bantumi", "--player", f"@{file}", "--lang", "id").err


def test_a_text_that_is_too_large_is_not_read(tmp_path):
    file = tmp_path / "large.greedy"
    file.write_text("#" * 9000)
    assert "larger than 8 KiB" in refused("advise", "bantumi", "--player", f"@{file}").err


def test_a_text_of_another_game_is_refused(mine):
    assert "found a player of bantumi, expected one of gobblet" in refused("advise", "gobblet", "--player", mine).err


def test_tuning_a_text_writes_a_text_with_its_comments(mine, tmp_path):
    better = tmp_path / "better.greedy"
    rakus("tune", "bantumi", "--player", mine, "--trials", "2", "--games", "8", "--holdout", "40", "--save", str(better))
    text = better.read_text()
    assert text.startswith("# mine\n")
    assert "# to be tuned" in text
    assert rakus("advise", "bantumi", "--player", f"@{better}").code == 0


LIKE = '# mine\nrakus 1  game bantumi  player "Like"\nlike "paper": steal = 2, order = "steal>extra>right"\n'


def test_a_text_may_be_another_player_with_other_settings(tmp_path):
    text = tmp_path / "like.greedy"
    text.write_text(LIKE)
    old = tmp_path / "old.json"
    old.write_text(json.dumps({"player": "paper", "weights": {"steal": 2}}))

    def games(player):
        report = rakus("match", "bantumi", "--players", f"{player},random", "--games", "60", "--seed", "4", "--json").json
        return [(p["wins"], p["draws"], p["losses"]) for p in report["players"]]

    assert games(f"@{text}") == games("paper:steal=2,order=steal>extra>right") != games("paper")
    assert games(f"@{text}:order=extra>steal>right") == games(f"@{old}"), "a file of the first version says the same"
    tuned = tmp_path / "tuned.greedy"
    rakus("tune", "bantumi", "--player", f"@{text}:steal=3", "--trials", "2", "--games", "8", "--holdout", "40", "--save", str(tuned))
    assert tuned.read_text() == LIKE.replace("steal = 2", "steal = 3")


@pytest.mark.parametrize("line, said", [('like "papier"', "did you mean 'paper'"), ('like "paper": stel = 2', "no weight 'stel'"),
                                        ('like "paper": order = 3', "order='3'"), ('like "paper"\n1 : 0', "line 3, column 1: found a line beside like"),
                                        ("like paper", "line 2, column 6: found 'paper', expected words in quotes")])
def test_a_text_that_is_like_nobody_is_refused(tmp_path, line, said):
    text = tmp_path / "like.greedy"
    text.write_text(f'rakus 1  game bantumi  player "Like"\n{line}\n')
    answer = rakus("advise", "bantumi", "--player", f"@{text}")
    assert answer.code == 3 and said in answer.err and "like.greedy: " in answer.err, answer.err


def test_the_content_belongs_to_the_run(mine, tmp_path):
    words = ["match", "bantumi", "--players", f"{mine},random", "--games", "40", "--seed", "3", "--db", str(tmp_path / "db")]
    one = rakus(*words, "--shard", "1/2", "-o", str(tmp_path / "1.json"))
    assert one.code == 0
    (tmp_path / "mine.greedy").write_text(TEXT.replace("steal = 1", "steal = 2"))
    rakus(*words, "--shard", "2/2", "-o", str(tmp_path / "2.json"))
    wrong = refused("merge", str(tmp_path / "1.json"), str(tmp_path / "2.json"))
    assert "mine.greedy" in wrong.err


def test_features_lists_facts_and_tells_their_values():
    listed = rakus("features", "bantumi").out
    assert "steals" in listed and "reply_steals" in listed
    document = json.loads(rakus("features", "bantumi", "--pos", POSITION, "--json").out)
    assert document["schema"] == "rakus.features/1"
    assert document["candidates"] == ["1", "2", "3", "4"]
    steals = next(v for v in document["values"] if v["id"] == "steals")
    assert steals["values"] == [0, 0, 0, 3]
    for fact in document["features"]:
        assert fact["words"]["en"] and fact["words"]["id"]


def test_the_pages_list_the_facts_of_the_program():
    done = subprocess.run([sys.executable, "scripts/facts.py", "--check", "--program", PROGRAM], cwd=HOUSE,
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_tuning_the_order_finds_the_line_that_stands_too_late_and_keeps_the_comments(tmp_path):
    """The text puts its worst rule first; any other order is better."""
    file, better = tmp_path / "late.greedy", tmp_path / "better.greedy"
    file.write_text('''# late
rakus 1  game bantumi  player "Late"
order by pit
# never wise
1 when banks = 0 : 0  # the slip
2 when extra_turn : 1
3 : banks
''')
    words = ["tune", "bantumi", "--player", f"@{file}", "--orders", "--games", "40", "--holdout", "400", "--trials", "20"]
    one, two = (rakus(*words, "-j", j, "--json").out for j in "12")
    assert one == two
    tuned = json.loads(one)
    assert tuned["kept"] and tuned["gain"]["low"] > 0.5 and tuned["longer"]["gain"]["low"] > 0.5
    assert [(line["line"], line["before"]) for line in tuned["lines"]] == [(5, 1), (6, 2), (7, 3)]
    assert tuned["lines"][0]["after"] != 1
    assert tuned["lines"][1]["worth"]["low"] > 0.5, "an extra turn is worth something"
    done = rakus(*words, "--save", str(better))
    assert "Verdict: the tuned order of the lines is better." in done.out
    text = better.read_text()
    assert text == tuned["file"]
    assert text.startswith("# late\n") and "# never wise\n" in text and "# the slip" in text
    score = rakus("match", "bantumi", "--players", f"@{better},@{file}", "--games", "400", "--seed", "9", "--json").json
    assert score["players"][0]["score_low"] > 0.5


@pytest.mark.parametrize("words, said", [
    (["bantumi", "--player", "paper"], "expected a text"),
    (["exodia"], "expected a text"),
])
def test_only_the_lines_of_a_text_have_an_order_to_tune(words, said):
    done = rakus("tune", *words, "--orders")
    assert done.code == 2 and said in done.err


SLIP_ALONE = '''rakus 1  game exodia  player "Alone"
weights dig = 1 in 0..4, spare = 0 in -4..4  # mine
feasible kind != summon  # the slip
1 when question != nothing : 0
2 when draws > 0 or fetches > 0 : dig * draws + spare * fillers_left
3 when kind != end_turn : class_number
4 : 0
'''


def test_a_text_that_plays_alone_is_tuned_by_runs_on_shuffles_of_its_own(tmp_path):
    file, better = tmp_path / "alone.greedy", tmp_path / "better.greedy"
    file.write_text(SLIP_ALONE)
    words = ["tune", "exodia", "--player", f"@{file}", "--objective", "mean-turn", "--games", "30", "--holdout", "400", "--trials", "5"]
    one, two = (rakus(*words, "--orders", "--json", "-j", jobs).out for jobs in "12")
    assert one == two
    tuned = json.loads(one)
    assert tuned["kept"] and tuned["unit"] == "turns" and tuned["gain"]["low"] > 1 and tuned["holdout"] == 400
    assert tuned["value_after"]["high"] < tuned["value_before"]["low"]
    done = rakus(*words, "--orders", "--save", str(better))
    assert "Verdict: the tuned order of the lines is better." in done.out and "turns saved by it" in done.out
    assert "# off: feasible kind != summon  # the slip\n" in better.read_text()
    weights = rakus(*words, "--json").json
    assert [w["name"] for w in weights["weights"]] == ["dig", "spare"] and "# mine" in weights["file"]
    first = rakus("tune", "exodia", "--player", f"@{file}", "--games", "30", "--holdout", "200", "--trials", "2", "--lang", "id")
    assert "menang di giliran 1" in first.out
    for flag, said in {"--openings 3": "two players", "--objective score": "ftk or mean-turn"}.items():
        refused = rakus("tune", "exodia", "--player", f"@{file}", *flag.split())
        assert refused.code == 2 and said in refused.err


def test_a_switched_off_line_is_left_as_a_comment(tmp_path):
    file, better = tmp_path / "slip.greedy", tmp_path / "better.greedy"
    file.write_text('''rakus 1  game bantumi  player "Slip"
order by pit
feasible not extra_turn  # the slip
1 when extra_turn : 1
2 : banks
''')
    done = rakus("tune", "bantumi", "--player", f"@{file}", "--orders", "--games", "40", "--holdout", "400", "--save", str(better))
    assert done.code == 0, done.err
    assert "# off: feasible not extra_turn  # the slip\n" in better.read_text()


def test_compare_says_where_two_players_differ_and_by_which_line(mine):
    words = ["compare", "bantumi", "--players", f"{mine},paper", "--positions", "200", "--judged", "5", "--rules", "pits=3,seeds=2"]
    document = json.loads(rakus(*words, "--json").out)
    assert document["schema"] == "rakus.compare/1"
    assert document["positions"] == 200
    assert 0 < document["different"] < 200
    assert sum(p["positions"] for p in document["rules_that_differ"]) == document["different"]
    told = rakus(*words).out
    assert f"another pick in {document['different']} of 200 positions" in told
    same = rakus("compare", "bantumi", "--players", "paper,paper", "--positions", "50").out
    assert "another pick in 0 of 50" in same


def test_compare_gives_the_same_bytes_for_any_number_of_threads_and_takes_its_players_as_words(mine):
    more = ["--positions", "300", "--judged", "20", "--rules", "pits=3,seeds=2", "--json"]
    one = rakus("compare", "bantumi", mine, "best", *more, "-j", "1")
    assert one.code == 0, one.err
    assert one.json["different"] > 20 and one.json["judged"] > 0
    assert rakus("compare", "bantumi", mine, "best", *more, "-j", "2").out == one.out
    assert rakus("compare", "bantumi", "--players", f"{mine},best", *more).out == one.out
    assert rakus("compare", "bantumi", mine).code == 2


def test_compare_tells_two_versions_of_one_text_apart(mine, tmp_path):
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "mine.greedy").write_text(TEXT.replace("3 : -reply(best(steals))", "3 : banks"))
    words = ["compare", "bantumi", mine, f"@{tmp_path}/old/mine.greedy", "--positions", "100", "--judged", "5", "--rules", "pits=3,seeds=2"]
    assert "mine.greedy#1 and mine.greedy#2: another pick" in rakus(*words).out
    one, two = rakus(*words, "--json").json["players"]
    assert one.startswith("Hemat#") and two.startswith("Hemat#") and one != two


def test_compare_goes_on_where_it_was_cut(mine, tmp_path):
    words = ["compare", "bantumi", mine, "best", "--positions", "200", "--judged", "3", "--rules", "pits=3,seeds=2", "--db", str(tmp_path / "db")]
    whole = rakus(*words).out
    again = rakus(*words, "--resume")
    assert again.out == whole
    assert "7 blocks are in the journal" in again.err


def test_check_tells_errors_warnings_and_the_score(mine, tmp_path):
    (tmp_path / "mine.greedy").write_text(TEXT + "show steals / seeds\n")
    done = rakus("check", mine[1:], "--against", "random", "--games", "40", "--positions", "3")
    assert done.code == 0
    assert "warning: division by seeds, which may be 0" in done.out
    document = json.loads(rakus("check", mine[1:], "--against", "random", "--games", "40", "--json").out)
    assert document["texts"][0]["score"]["mean"] > 0.8
    assert document["texts"][0]["operations"] > 0


def test_check_ranks_a_folder_and_one_bad_text_spoils_nothing(mine, tmp_path):
    (tmp_path / "bad.greedy").write_text(TEXT.replace("steals >", "stels >"))
    (tmp_path / "worse.greedy").write_text('rakus 1  game bantumi  player "Worse"\norder by -pit\n1 : -banks\n')
    done = rakus("check", str(tmp_path), "--games", "40")
    assert done.code == 0
    rows = [line.split() for line in done.out.strip().split("\n")[1:]]
    assert [row[1] for row in rows[:3]] == ["mine.greedy", "-", "worse.greedy"], "the rival is between them"
    assert "bad.greedy" in done.out and "did you mean" in done.out
    assert "  bad.greedy: line 6, column 8: found 'stels'" in done.out
    assert rakus("check", str(tmp_path / "bad.greedy")).code == 3


@pytest.fixture
def pupils(tmp_path):
    """A class: a good text, a weak one, the good one again, one with an error, one too dear, one of another game."""
    folder = tmp_path / "class"
    (folder / "b").mkdir(parents=True)
    (folder / "ani.greedy").write_text(TEXT)
    (folder / "b" / "budi.greedy").write_text('rakus 1  game bantumi  player "Budi"\norder by -pit\n1 : -banks\n')
    (folder / "citra.greedy").write_text(TEXT)
    (folder / "dewi.greedy").write_text(TEXT.replace("steals >", "stels >"))
    (folder / "eka.greedy").write_text('rakus 1  game bantumi  player "Eka"\n1 : ' + " + ".join(["banks * seeds"] * 40) + "\n")
    (folder / "fajar.greedy").write_text('rakus 1  game gobblet  player "Fajar"\n1 when wins : 1\n2 : lane_own\n')
    (folder / "notes.txt").write_text("no text")
    return folder


LIMIT = ["--operations", "60"]


def test_check_ranks_a_class_as_match_does(pupils):
    document = rakus("check", str(pupils), "--games", "200", *LIMIT, "--json").json
    texts = {t["file"]: t for t in document["texts"]}
    assert list(texts) == ["ani.greedy", "b/budi.greedy", "citra.greedy", "dewi.greedy", "eka.greedy", "fajar.greedy"]
    assert [f for f in texts if not texts[f]["ok"]] == ["dewi.greedy", "eka.greedy"]
    assert texts["citra.greedy"]["same_as"] == "ani.greedy"
    assert "expected at most 60" in texts["eka.greedy"]["errors"][0]["en"]
    bantumi, gobblet = document["classes"]
    assert bantumi["files"] == ["ani.greedy", "b/budi.greedy", "citra.greedy"] and bantumi["rival"] == "paper"
    players = ",".join(f"@{pupils}/{f}" for f in bantumi["files"]) + ",paper"
    match = rakus("match", "bantumi", "--players", players, "--games", "200", "--json").json
    assert bantumi["match"] == match, "the same schedule, the same intervals, the same joint rating"
    for file, line in zip(bantumi["files"], match["players"]):
        text = texts[file]
        assert text["score"]["low"] == line["score_low"] and text["rating"]["mean"] == line["elo"]
        assert text["rank"] == {"best": line["rank_best"], "worst": line["rank_worst"]}
    assert gobblet["files"] == ["fajar.greedy"] and texts["fajar.greedy"]["games"] == 200


def test_a_class_is_one_table_with_the_rival_in_it(pupils):
    out = rakus("check", str(pupils), "--games", "200", *LIMIT).out
    rows = [line.split() for line in out.split("Remarks:")[0].splitlines()]
    assert rows[0][:4] == ["game", "rank", "file", "player"]
    files = [row[2] for row in rows[1:9]]
    assert sorted(files) == ["-", "-", "ani.greedy", "b/budi.greedy", "citra.greedy", "dewi.greedy", "eka.greedy", "fajar.greedy"]
    assert rows[4][2] == "b/budi.greedy" and rows[4][1] == "4", "the weakest of the first game"
    assert "dewi.greedy:" in out.split("Remarks:")[1] and "citra.greedy: the same text as ani.greedy" in out
    assert "peringkat" in rakus("check", str(pupils), "--games", "40", "--lang", "id").out


def test_a_class_gives_the_same_bytes_for_any_number_of_threads_and_after_a_resume(pupils, tmp_path):
    words = ["check", str(pupils), "--games", "200", "--positions", "8", "--rules", "pits=3,seeds=2", "--json", "--db", str(tmp_path / "db")]
    (pupils / "fajar.greedy").unlink()
    one = rakus(*words, "-j", "1")
    assert one.code == 0, one.err
    assert rakus(*words, "-j", "2").out == one.out
    again = rakus(*words, "--resume")
    assert again.out == one.out and "blocks are in the journal" in again.err
    (pupils / "ani.greedy").write_text(TEXT.replace("steal = 1", "steal = 2"))
    changed = rakus(*words, "--resume")
    assert changed.code == 3 and "ani.greedy" in changed.err


def test_a_class_that_was_stopped_goes_on(pupils, tmp_path):
    words = ["check", str(pupils), "--games", "60", "--against", "mcts:playouts=1000", "--db", str(tmp_path / "db")]
    (pupils / "fajar.greedy").unlink()
    process = subprocess.Popen([PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=PLAIN)
    time.sleep(0.7)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and out == ""
    command = re.search("to go on: rakus (.*)", err)[1]
    again = rakus(*shlex.split(command))
    assert again.code == 0 and again.out == rakus(*words).out


def test_what_a_class_may_do_is_limited(pupils):
    texts = {t["file"]: t for t in rakus("check", str(pupils), "--games", "0", "--no-reply", "--bytes", "500", "--json").json["texts"]}
    assert "reply(..)" in texts["ani.greedy"]["errors"][0]["en"]
    assert "bytes" in texts["eka.greedy"]["errors"][0]["en"]
    assert texts["b/budi.greedy"]["ok"]


def test_wrong_rules_are_told_once_and_are_no_error_of_a_text(pupils):
    for lang, said in (("en", "has no rule"), ("id", "aturan")):
        answer = rakus("check", str(pupils), "--rules", "pots=3", "--lang", lang)
        assert answer.code == 3 and answer.out == "" and answer.err.count("pots") == 1 and said in answer.err, answer.err


def test_a_class_is_judged_by_the_truth(pupils):
    (pupils / "fajar.greedy").unlink()
    done = rakus("check", str(pupils), "--games", "40", "--positions", "60", "--rules", "pits=3,seeds=2", "--json")
    texts = {t["file"]: t for t in done.json["texts"]}
    ani, budi = texts["ani.greedy"], texts["b/budi.greedy"]
    assert ani["judged"] == budi["judged"] > 20 and ani["unit"] == "seeds"
    assert ani["kept"]["mean"] == 1 - ani["given_away"] / ani["judged"]
    assert budi["regret"]["low"] > ani["regret"]["high"], "who banks nothing gives more away"
    assert 0 < len(budi["worst"]) <= 5 and budi["worst"][0]["loss"] >= budi["worst"][-1]["loss"] > 0
    told = rakus("check", str(pupils), "--games", "40", "--positions", "60", "--rules", "pits=3,seeds=2").out
    assert f"  b/budi.greedy: {budi['worst'][0]['position']}: " in told


def test_how_fast_a_text_chooses_is_measured_when_asked(mine):
    assert rakus("check", mine[1:], "--speed", "--json").json["texts"][0]["choices_a_second"] > 100
    assert "choices_a_second" not in rakus("check", mine[1:], "--json").json["texts"][0]


def test_warnings_of_a_text_are_told_once_wherever_it_is_used(mine, tmp_path):
    (tmp_path / "mine.greedy").write_text(TEXT + "show steals / seeds\n")
    for words in (["advise", "bantumi", "--player", mine], ["trace", "bantumi", "--player", mine],
                  ["match", "bantumi", "--players", f"{mine},{mine}:steal=2", "--games", "4"],
                  ["quality", "bantumi", "--player", mine, "--positions", "2", "--rules", "pits=3,seeds=2"],
                  ["compare", "bantumi", mine, "paper", "--positions", "20", "--judged", "0"]):
        done = rakus(*words)
        assert done.code == 0, done.err
        assert done.err.count("mine.greedy: line 8, column 13, warning: division by seeds, which may be 0") == 1, words
        assert "division by" not in done.out


def test_a_document_calls_a_text_by_its_name_and_its_fingerprint_and_a_record_holds_the_text(mine, tmp_path):
    record = tmp_path / "games.rkr"
    done = rakus("match", "bantumi", "--players", f"{mine}:steal=2,paper", "--games", "2", "--json", "--record", str(record))
    name = done.json["players"][0]["name"]
    assert re.fullmatch("Hemat#[0-9a-f]{8}:steal=2", name)
    assert rakus("advise", "bantumi", "--player", f"{mine}:steal=2", "--json").json["player"] == name
    player = re.search(r'\[Player1 "(.*)"\]', record.read_text())[1]
    assert player.startswith("mine.greedy{") and player.endswith("}:steal=2")
    (tmp_path / "mine.greedy").unlink()
    again = rakus("match", "bantumi", "--players", f"{player},paper", "--games", "2", "--json")
    assert again.json["players"] == done.json["players"], "what the record says plays the same games again"
    review = rakus("review", str(record), "--player", player, "--time", "2s")
    assert review.code == 0, review.err


def test_the_turns_that_a_line_saves_have_an_interval_as_wide_as_they_scatter(tmp_path):
    text = tmp_path / "three.greedy"
    text.write_text('rakus 1  game exodia  player "three"\n1 when question != nothing : 0\n2 when kind = summon : 0\n3 when class = draw : 0\n'
                    "4 when class = add : 0\n5 when kind = end_turn : 0\n")

    def worth(seed):
        words = ["tune", "exodia", "--player", f"@{text}", "--orders", "--trials", "0", "--games", "4", "--objective", "mean-turn", "--holdout", "1000"]
        return rakus(*words, "--seed", str(seed), "--db", str(tmp_path / "db"), "--json").json["lines"][2]["worth"]

    found = [worth(seed) for seed in range(1, 31)]
    scatter = statistics.stdev(w["mean"] for w in found)
    for side in (statistics.mean(w["mean"] - w["low"] for w in found), statistics.mean(w["high"] - w["mean"] for w in found)):
        assert 1.4 * scatter < side < 2.8 * scatter


def test_the_tables_beside_pictures_name_a_text_as_documents_do_and_read_back(tmp_path):
    text = tmp_path / "odd.greedy"
    text.write_text('rakus 1  game bantumi  player "Odd, and long"\norder by pit\n1 : 0\n')
    small = ["--games", "20", "--rules", "pits=3,seeds=2", "--plot", str(tmp_path)]
    assert rakus("match", "bantumi", "--players", f"@{text},paper,random", *small).code == 0
    assert rakus("profile", "bantumi", "--players", f"@{text}", *small).code == 0
    for table, column in (("scores", "player"), ("cross", "opponent"), ("profile", "player")):
        with open(tmp_path / f"{table}.csv", newline="") as file:
            rows = list(csv.DictReader(file))
        assert all(None not in row for row in rows), table
        assert any(re.fullmatch("Odd, and long#[0-9a-f]{8}", row[column]) for row in rows), rows


def test_a_table_for_programs_names_a_text_as_documents_do(mine):
    plain = rakus("match", "bantumi", "--players", f"{mine},paper", "--games", "4", "--plain").out
    assert re.match(r"Hemat#[0-9a-f]{8}\t", plain.splitlines()[1]) and "{" not in plain


def test_check_plays_the_match_that_match_plays(mine):
    match = json.loads(rakus("match", "bantumi", "--players", f"{mine},paper", "--games", "4000", "--json").out)
    text = json.loads(rakus("check", mine[1:], "--games", "4000", "--json").out)["texts"][0]
    line = match["players"][0]
    assert text["games"] == line["games"] == 1884 and text["score"]["exact"]
    assert text["score"]["mean"] == line["score"]


def test_check_gives_no_score_where_there_is_no_opponent(tmp_path):
    (tmp_path / "alone.greedy").write_text(rakus("players", "show", "exodia", "paper").out)
    alone = rakus("check", str(tmp_path / "alone.greedy"), "--games", "40")
    assert alone.code == 3 and "no opponent" in alone.err
    assert rakus("check", str(tmp_path / "alone.greedy")).code == 0


def test_runs_of_a_text_are_the_runs_of_the_player_that_it_is_and_go_by_the_name_of_its_file(tmp_path):
    file = tmp_path / "mine.greedy"
    file.write_text(rakus("players", "show", "exodia", "paper").out)
    done = rakus("match", "exodia", "--players", f"@{file},paper", "--runs", "300", "--seed", "3", "--json")
    text, plain = json.loads(done.out)["players"]
    assert re.fullmatch("paper#[0-9a-f]{8}", text["name"])
    assert "mine.greedy" in rakus("match", "exodia", "--players", f"@{file}", "--runs", "20").out
    assert text["wins_by_turn"] == plain["wins_by_turn"]
