"""Statistics, tuning, counter-examples, pictures and the stored results."""

import csv
import json
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as xml

import pytest
from lab_runs import MPIRUN, QUICK
from rakus import HOUSE, PLAIN, PROGRAM, rakus


def test_a_test_that_stops_early_stops_at_the_same_game_for_any_number_of_threads():
    words = ["match", "bantumi", "--players", "paper,random", "--games", "100000", "--sprt", "0,50", "--json"]
    one = rakus(*words, "-j1")
    assert one.code == 0 and one.out == rakus(*words, "-j8").out
    report = one.json
    assert report["sprt"]["accepted"] == "H1" and report["games"] < 20000
    assert any("stopped" in w["en"] for w in report["warnings"])
    assert rakus("match", "bantumi", "--players", "random,paper", "--games", "100000", "--sprt", "0,50").code == 5
    assert rakus(*words[:-3], "--sprt", "5,0").code == 2


def test_a_gauntlet_is_the_first_player_against_each_other_one():
    report = rakus("match", "bantumi", "--players", "paper,random,paper-chain", "--games", "100", "--gauntlet", "--json").json
    assert [p["games"] for p in report["players"]] == [200, 100, 100]
    assert report["cross"][1][2] is None and report["cross"][0][2]["games"] == 100


def test_the_ranking_is_by_score_and_the_cross_table_is_its_own_mirror():
    words = ["match", "bantumi", "--players", "random,paper,paper-chain", "--games", "200"]
    report = rakus(*words, "--json").json
    by_rank = sorted(report["players"], key=lambda p: p["rank"])
    assert [p["score"] for p in by_rank] == sorted((p["score"] for p in by_rank), reverse=True)
    for a in range(3):
        for b in range(3):
            if a != b:
                assert report["cross"][a][b]["score"] == pytest.approx(1 - report["cross"][b][a]["score"])
                assert report["cross"][a][b]["superiority"] == pytest.approx(1 - report["cross"][b][a]["superiority"])
    names = [line.split()[1] for line in rakus(*words).out.splitlines()[2:5]]
    assert names == [p["name"] for p in by_rank]


def test_tune_prints_both_weights_and_its_file_plays(tmp_path):
    file = tmp_path / "tuned.greedy"
    words = ["tune", "bantumi", "--player", "paper", "--trials", "10", "--games", "40", "--holdout", "400", "--seed", "3"]
    text = rakus(*words, "--save", str(file))
    assert text.code == 0
    for part in ("before", "tuned", "Hold-out: ", "fresh games", "steal", "Verdict"):
        assert part in text.out
    report = rakus(*words, "--json", "-j1").json
    assert report["file"] == file.read_text() and 'like "paper": extra_turn = ' in report["file"]
    assert report["gain"]["low"] <= report["gain"]["mean"] <= report["gain"]["high"]
    assert report["holdout_seed"] != report["seed"]
    assert rakus("match", "bantumi", "--players", f"@{file},random", "--games", "20").code == 0
    assert rakus("advise", "bantumi", "--player", f"@{file}").code == 0


def test_tuning_by_exact_regret_never_loses_on_its_training_positions():
    words = ["tune", "bantumi", "--objective", "regret", "--rules", "pits=3,seeds=2", "--games", "300", "--holdout", "300", "--trials", "30"]
    report = rakus(*words, "--json").json
    assert report["unit"] == "seeds"
    assert report["gain"]["mean"] == pytest.approx(report["regret_before"]["mean"] - report["regret_after"]["mean"])
    assert rakus(*words, "--json", "-j1").json == report
    assert rakus("tune", "bantumi", "--player", "random").code == 2
    assert rakus("tune", "bantumi", "--objective", "luck").code == 2


def test_the_tuned_players_of_the_house_are_better_on_openings_they_were_not_tuned_on():
    for game, before, plies, games in (("gobblet", "formula", 5, 1000), ("congklak", "paper", 10, 4000), ("bantumi", "best", 12, 30000)):
        path = os.path.join(HOUSE, "data", "players", f"{game}-tuned.greedy")
        words = ["match", game, "--players", f"@{path},{before}", "--games", str(games), "--openings", str(plies), "--seed", "77", "--json"]
        assert rakus(*words).json["players"][0]["score_low"] > 0.5, game


def test_a_player_with_many_weights_is_called_by_its_place(tmp_path):
    many = "formula:block=21,cell_centre=14,cell_corner=4,lane_own=8.67,lane_small=-4.69,lane_medium=-9.63,place_large=28.4,win=66.8"
    answer = rakus("match", "gobblet", "--players", f"{many},formula", "--games", "4")
    lines = answer.out.splitlines()
    assert lines[0].startswith("formula#1 vs formula ·") and any(line.startswith(" formula#1 = formula:cell_") or line.startswith(" formula#1 = formula:block") for line in lines)
    assert max(len(line) for line in lines if " = " not in line) < 140


def test_tuning_keeps_the_start_weights_unless_the_hold_out_shows_a_gain(tmp_path):
    file = tmp_path / "same"
    words = ["tune", "bantumi", "--player", "paper", "--trials", "2", "--games", "8", "--holdout", "64", "--seed", "2"]
    report = rakus(*words, "--save", str(file), "--json").json
    assert report["kept"] is False and report["gain"]["low"] <= 0.5
    assert report["after"] == report["before"] == "paper"
    assert file.read_text().endswith('player "paper"\nlike "paper": extra_turn = 1, steal = 1, save = 1, banked = 0\n')
    assert rakus("advise", "bantumi", "--player", f"@{file}").code == 0  # a text, whatever its file is called
    assert "stay" in rakus(*words).out


def test_counterexamples_name_the_rules_of_the_pick_and_the_truth_of_both_moves():
    words = ["counterexamples", "bantumi", "--rules", "pits=4,seeds=3", "--positions", "60", "--top", "2"]
    report = rakus(*words, "--json").json
    assert [e["loss"] for e in report["worst"]] == sorted((e["loss"] for e in report["worst"]), reverse=True)
    for example in report["worst"]:
        truth = rakus("truth", "bantumi", "--rules", "pits=4,seeds=3", "--pos", example["position"], "--all", "--json").json
        margins = {m["move"]: m["truth"]["margin"] for m in truth["moves"]}
        assert example["pick_value"] == margins[example["pick"]] and example["best_value"] == margins[example["best"]] == max(margins.values())
        assert example["pick_rules"]["rule"] and example["best_rules"]["move"] == example["best"]
    text = rakus(*words).out
    assert text.count("Why ") == 2 and "better" in text


def test_where_truth_is_an_estimate_counterexamples_are_confirmed_on_fresh_play_outs():
    report = rakus("counterexamples", "exodia", "--positions", "40", "--playouts", "400", "--json").json
    assert report["worst"] and report["within"] == "turn"
    for example in report["worst"]:
        assert example["unit"] == "win_chance"
        assert all(v["n"] >= 400 for v in (example["pick_value"], example["best_value"]) if isinstance(v, dict))
        assert example["pick_value"]["high"] < (example["best_value"]["low"] if isinstance(example["best_value"], dict) else example["best_value"])


def test_an_estimated_loss_says_how_many_play_outs_and_of_what_it_is_a_chance():
    out = rakus("counterexamples", "exodia", "--positions", "40", "--playouts", "400").out
    assert "(chance to win on this turn)" in out
    assert re.search(r"picks \S+: [\d.]+ % \[[\d.]+, [\d.]+\] n=\d+; better", out)


def test_a_comparison_and_a_check_say_that_a_chance_is_of_this_turn(tmp_path):
    words = ["compare", "exodia", "--players", "paper,random", "--positions", "30", "--judged", "4"]
    assert re.search(r"mean gain of paper: .* chance to win on this turn\n", rakus(*words).out)
    assert rakus(*words, "--json").json["within"] == "turn"
    file = tmp_path / "alone.greedy"
    file.write_text('rakus 1  game exodia  player "Alone"\n1 when question != nothing : 0\n2 : draws\n')
    check = ["check", str(file), "--positions", "20"]
    assert "(chance to win on this turn)" in rakus(*check).out
    assert '"within":"turn"' in rakus(*check, "--json").out



def test_what_is_refused_leaves_no_unfinished_run(tmp_path):
    assert rakus("quality", "exodia", "--db", str(tmp_path)).code == 2
    assert rakus("results", "list", "--db", str(tmp_path), "--json").json["runs"] == []


def test_plots_hold_the_figures_of_the_report(tmp_path):
    report = rakus("match", "bantumi", "--players", "paper,paper-chain,random", "--games", "100", "--json", "--plot", str(tmp_path)).json
    for picture in ("scores", "cross", "turns", "wins_by_turn"):
        assert xml.parse(tmp_path / f"{picture}.svg").getroot().tag.endswith("svg")
    rows = list(csv.DictReader(open(tmp_path / "scores.csv")))
    assert {r["player"]: float(r["score"]) for r in rows} == {p["name"]: pytest.approx(p["score"]) for p in report["players"]}
    turns = list(csv.DictReader(open(tmp_path / "turns.csv")))
    assert [(int(r["turns"]), int(r["games"])) for r in turns] == [(t["turns"], t["games"]) for t in report["turns"]]
    wins = [float(r["p"]) for r in csv.DictReader(open(tmp_path / "wins_by_turn.csv")) if r["player"] == "paper"]
    assert wins == sorted(wins)
    paper = report["players"][0]
    assert wins[-1] == pytest.approx(paper["wins"] / paper["games"])


def test_runs_of_a_game_for_one_player_are_journaled_drawn_and_shared_by_ranks(tmp_path):
    words = ["match", "exodia", "--players", "paper", "--runs", "6000", "--seed", "3"]
    once = rakus(*words, "-j1", "--db", str(tmp_path), "--plot", str(tmp_path / "plots"))
    assert once.code == 0
    assert once.out == rakus(*words, "-j3").out == rakus(*words, "--db", str(tmp_path), "--resume").out
    report = rakus(*words, "--json").json
    rows = list(csv.DictReader(open(tmp_path / "plots" / "wins_by_turn.csv")))
    assert float(rows[-1]["p"]) == pytest.approx(1 - report["players"][0]["never"]["p"])
    parts = [str(tmp_path / f"part{i}.json") for i in (1, 2)]
    for i, part in enumerate(parts, 1):
        assert rakus(*words, "--shard", f"{i}/2", "-o", part).code == 0
    assert rakus("merge", *parts).out == once.out
    assert "block 1 is missing" in rakus("merge", parts[0]).err
    if shutil.which("mpirun"):
        done = subprocess.run([*MPIRUN, "-n", "2", PROGRAM, *words], capture_output=True, text=True, env=PLAIN, timeout=120)
        assert done.stdout == once.out


def test_results_list_show_and_export_every_run(tmp_path):
    db = ["--db", str(tmp_path)]
    report = rakus(*QUICK, "--json", *db).json
    runs = rakus("results", "list", "--json", *db).json["runs"]
    assert len(runs) == 1 and runs[0]["ended"] and runs[0]["game"] == "bantumi" and runs[0]["seed"] == 42
    assert runs[0]["id"] in rakus("results", *db).out
    assert rakus("results", "show", runs[0]["id"][:6], "--json", *db).json["run"]["report"] == report
    exported = json.loads(rakus("results", "export", *db).out)
    assert exported["report"] == report and len(exported["journal"]) == runs[0]["blocks"]
    assert rakus("results", "show", "zz", *db).code == 3
    assert rakus("results", "remove", *db).code == 2


@pytest.mark.parametrize("file", sorted(f for f in os.listdir(os.path.join(HOUSE, "data", "players")) if f.endswith(".json")))
def test_every_tuned_player_of_the_house_can_be_asked(file):
    game, player = file.removesuffix(".json").split("-", 1)
    path = os.path.join(HOUSE, "data", "players", file)
    advice = rakus("advise", game, "--player", "@" + path, "--json")
    assert advice.code == 0 and advice.json["player"].startswith(player), advice.err
    assert rakus("match", game, "--players", f"@{path},random", "--games", "4", "--json").code == 0
