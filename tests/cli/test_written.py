"""Written players at the command line: @mine.greedy wherever a player is named."""

import json
import os
import subprocess
import sys

import pytest

from rakus import PROGRAM, rakus

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


def test_a_text_advises_with_its_labels_in_both_languages(mine):
    assert "extra turn" in rakus("advise", "bantumi", "--player", mine).out
    assert "giliran lagi" in rakus("advise", "bantumi", "--player", mine, "--lang", "id").out
    assert '"mine.greedy"' in rakus("advise", "bantumi", "--player", mine).out


@pytest.mark.parametrize("words", [
    ["trace", "bantumi", "--player", "@"],
    ["match", "bantumi", "--players", "@,random", "--games", "40"],
    ["match", "bantumi", "--players", "@:steal=2,save=0.5,paper", "--games", "40", "--json"],
    ["quality", "bantumi", "--player", "@", "--positions", "20"],
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
    assert [row[1] for row in rows[:2]] == ["mine.greedy", "worse.greedy"]
    assert "bad.greedy" in done.out and "did you mean" in done.out
    assert rakus("check", str(tmp_path / "bad.greedy")).code == 3


def test_check_plays_the_match_that_match_plays(mine):
    match = json.loads(rakus("match", "bantumi", "--players", f"{mine},paper", "--games", "4000", "--json").out)
    text = json.loads(rakus("check", mine[1:], "--games", "4000", "--json").out)["texts"][0]
    line = match["players"][0]
    assert text["games"] == line["games"] == 1884 and text["score"]["exact"]
    assert text["score"]["mean"] == line["score"]


def test_check_gives_no_score_where_there_is_no_opponent(tmp_path):
    (tmp_path / "alone.greedy").write_text(rakus("players", "show", "exodia", "paper").out)
    alone = rakus("check", str(tmp_path / "alone.greedy"), "--games", "40")
    assert alone.code == 3 and "no opponent" in alone.out
    assert rakus("check", str(tmp_path / "alone.greedy")).code == 0


def test_runs_of_a_text_are_the_runs_of_the_player_that_it_is_and_go_by_the_name_of_its_file(tmp_path):
    file = tmp_path / "mine.greedy"
    file.write_text(rakus("players", "show", "exodia", "paper").out)
    done = rakus("match", "exodia", "--players", f"@{file},paper", "--runs", "300", "--seed", "3", "--json")
    text, plain = json.loads(done.out)["players"]
    assert text["name"] == "mine.greedy"
    assert text["wins_by_turn"] == plain["wins_by_turn"]
