"""Figures that hold what they say: openings, intervals, ranks, quality, hold-outs."""

import csv
import json

import pytest
from rakus import rakus

TABLE = ["match", "bantumi", "--players", "paper,paper-chain,paper-pseudo,random", "--games", "60", "--openings", "10"]
SMALL = ["--rules", "pits=3,seeds=2"]


def test_players_without_lots_play_every_opening_once_and_the_result_is_exact():
    words = ["match", "bantumi", "--players", "paper,paper-chain", "--games", "100000"]
    one, other = (rakus(*words, "--seed", seed, "--json").json for seed in ("5", "6"))
    assert one["exact"] and one["games"] == 2 * 942 and one["openings_played"] == one["openings_there_are"] == 942
    player = one["players"][0]
    assert player["score_low"] == player["score"] == player["score_high"] and player["elo_low"] == player["elo_high"]
    assert one["players"] == other["players"]
    text = rakus(*words)
    assert "exact over all 942 openings of 4 plies, both seats" in text.out and "no chance is left" in text.out
    assert "only 942 different openings of 4 plies" in text.err
    assert "eksak atas semua 942 pembukaan sepanjang 4 langkah" in rakus(*words, "--lang", "id").out


def test_fewer_pairs_than_openings_never_play_one_twice():
    report = rakus("match", "bantumi", "--players", "paper,paper-chain", "--games", "1000", "--json").json
    assert report["openings_played"] == report["pairs"] == 500 and not report["exact"]
    assert report["players"][0]["score_low"] < report["players"][0]["score"] < report["players"][0]["score_high"]
    gobblet = rakus("match", "gobblet", "--players", "formula,fork", "--games", "10000", "--json").json
    assert gobblet["exact"] and gobblet["openings_there_are"] == gobblet["pairs"] == 675


def test_an_opening_that_ends_the_game_is_drawn_again(tmp_path):
    record = tmp_path / "games.rkr"
    words = ["match", "bantumi", "--players", "paper,random", "--games", "60", "--openings", "40", "--json"]
    report = rakus(*words, "--record", str(record)).json
    starts = [line for line in record.read_text().splitlines() if "4.4.4.4.4.4.0/4.4.4.4.4.4.0" in line]
    assert report["openings_played"] >= 29 and not starts
    refused = rakus(*words[:-2], "200")
    assert refused.code == 2 and "--openings 200" in refused.err and "random" in refused.err


def test_a_sequential_test_needs_the_same_games_whatever_the_cap():
    words = ["match", "bantumi", "--players", "paper,random", "--sprt", "0,50", "--json"]
    few, many = (rakus(*words, "--games", cap).json for cap in ("10000", "1000000"))
    assert few["games"] == many["games"] < 500 and few["sprt"] == many["sprt"]


def test_a_tournament_has_ratings_leads_and_ranks_as_far_as_they_are_known():
    report = rakus(*TABLE, "--json").json
    players = report["players"]
    assert sum(p["elo"] for p in players if p["elo"] is not None) == pytest.approx(0, abs=1e-6)
    lead = report["cross"][0][1]["lead"]
    assert lead["elo"] == pytest.approx(players[0]["elo"] - players[1]["elo"])
    assert report["cross"][1][0]["lead"]["low"] == pytest.approx(-lead["high"])
    ranks = {p["name"]: (p["rank_best"], p["rank_worst"]) for p in players}
    assert ranks["random"] == (4, 4) and ranks["paper"] == (1, 3)
    assert "1-3" in rakus(*TABLE).out and "rating" in rakus(*TABLE).out


def test_who_lost_everything_has_a_rating_with_one_bound():
    report = rakus("match", "bantumi", "--players", "best,paper,random", "--games", "20", "--json").json
    last = report["players"][2]
    if last["points"] == 0:
        assert last["elo"] is None and last["elo_low"] is None and last["elo_high"] < -150
    assert report["players"][0]["elo"] is not None


def test_a_tournament_is_the_same_bytes_for_threads_shards_and_a_second_try(tmp_path):
    whole = rakus(*TABLE, "--json", "-j1").out
    assert whole == rakus(*TABLE, "--json", "-j8").out
    parts = []
    for part in ("1/2", "2/2"):
        parts.append(str(tmp_path / f"{part[0]}.json"))
        assert rakus(*TABLE, "--shard", part, "-o", parts[-1]).code == 0
    assert rakus("merge", *parts, "--json").out == whole
    assert rakus(*TABLE, "--json", "--db", str(tmp_path / "db")).out == whole
    assert rakus(*TABLE, "--json", "--db", str(tmp_path / "db"), "--resume").out == whole


def test_quality_stays_inside_what_is_possible_and_warns_of_few_games():
    words = ["quality", "bantumi", *SMALL, "--player", "random", "--positions", "20"]
    report = rakus(*words, "--json").json
    for part in report["parts"]:
        kept, lost = part["kept"], part["lost_per_move"]
        assert 0 <= kept["low"] <= kept["mean"] <= kept["high"] <= 1 and kept["low"] < kept["high"]
        assert 0 <= lost["low"] <= lost["mean"] <= lost["high"] and lost["low"] < lost["high"]
    text = rakus(*words).out
    assert "2 games or positions are few: below 30" in text
    assert "few" not in rakus("quality", "bantumi", *SMALL, "--player", "random", "--positions", "400").out


def test_quality_over_all_openings_of_a_player_without_lots_is_exact():
    report = rakus("quality", "bantumi", *SMALL, "--positions", "5000", "--json").json
    games = report["parts"][0]
    assert games["exact"] and games["kept"]["low"] == games["kept"]["mean"] == games["kept"]["high"]
    assert not report["parts"][1]["exact"]
    longer = rakus("quality", "bantumi", *SMALL, "--positions", "100", "--openings", "2", "--json").json
    assert longer["openings"] == 2 and longer["parts"][0]["kept"] != games["kept"]


def test_quality_has_the_distribution_of_losses_the_worst_and_the_thirds_of_a_game(tmp_path):
    words = ["quality", "bantumi", *SMALL, "--player", "random", "--positions", "300"]
    report = rakus(*words, "--json", "--plot", str(tmp_path)).json
    for part in report["parts"]:
        losses = part["losses"]
        assert sum(row["picks"] for row in losses["histogram"]) == part["all"]["positions"]
        assert losses["median"] <= losses["p90"] <= losses["p99"] <= losses["most"] == losses["worst"]["lost"]
        worst = losses["worst"]
        truth = rakus("truth", "bantumi", *SMALL, "--pos", worst["position"], "--all", "--json").json
        values = {m["move"]: m["truth"]["margin"] for m in truth["moves"]}
        assert values[worst["best"]] - values[worst["pick"]] == worst["lost"]
        assert sum(phase["lost_per_move"]["n"] for phase in part["phases"]) == part["all"]["positions"]
        rows = list(csv.DictReader((tmp_path / f"losses_{part['id']}.csv").open()))
        assert {int(r["lost"]): int(r["picks"]) for r in rows} == {r["lost"]: r["picks"] for r in losses["histogram"]}
        assert (tmp_path / f"phases_{part['id']}.svg").read_text().startswith("<svg")
    assert "worst: " in rakus(*words).out


def test_quality_is_measured_in_every_game_whose_judge_is_exact():
    words = ["quality", "congklak", "--rules", "pits=3,seeds=3", "--positions", "40"]
    report = rakus(*words, "--json").json
    assert report["parts"][0]["all"]["positions"] > 0 and 0 <= report["parts"][0]["kept"]["mean"] <= 1
    for game in ("pokemon", "exodia"):
        refused = rakus("quality", game)
        assert refused.code == 2 and "exact" in refused.err


def test_quality_by_a_search_is_limited_in_work_so_that_it_is_the_same_on_any_machine():
    words = ["quality", "congklak", "--positions", "20"]
    little = rakus(*words, "--nodes", "20000", "--json", "-j1").out
    assert little == rakus(*words, "--nodes", "20000", "--json", "-j2").out
    decided = [sum(p["all"]["positions"] for p in json.loads(out)["parts"])
               for out in (little, rakus(*words, "--nodes", "200000", "--json").out)]
    assert 0 < decided[0] < decided[1]
    text = rakus(*words, "--nodes", "20000").out
    assert "decided within the limits" in text and "8 games or positions are few" in text


def test_tune_proves_on_openings_it_has_not_seen_and_on_longer_ones():
    words = ["tune", "bantumi", "--player", "paper", "--trials", "3", "--games", "40", "--holdout", "402", "--seed", "3"]
    report = rakus(*words, "--json").json
    assert report["holdout"] == 402 and report["openings"] == 4
    assert report["longer"]["openings"] == 8 and report["longer"]["games"] == 402
    assert rakus(*words, "--json", "-j1").json == report
    text = rakus(*words).out
    assert "402 fresh games" in text and "openings of 4 plies that no step has seen" in text and "Longer openings: 402 games" in text
    other = rakus(*words[:-4], "--holdout", "100", "--openings", "6", "--json").json
    assert other["openings"] == 6 and other["longer"]["openings"] == 12
    many = rakus(*words[:-4], "--holdout", "2000", "--json").json
    assert many["holdout"] == 2 * many["holdout_openings"] < 2 * 942  # one half of all openings, each once
    refused = rakus(*words[:-4], "--holdout", "401")
    assert refused.code == 2 and "even" in refused.err


def test_counterexamples_after_a_number_of_random_plies():
    words = ["counterexamples", "bantumi", *SMALL, "--positions", "50", "--json"]
    early, anywhere = rakus(*words, "--openings", "1").json, rakus(*words).json
    assert early["judged"] > 0 and early != anywhere
    json.dumps(early)
