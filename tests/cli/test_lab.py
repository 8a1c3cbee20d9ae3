"""The lab: every way of running gives the same bytes, and nothing that was played is lost."""

import csv
import json
import os
import random
import re
import shlex
import shutil
import signal
import subprocess
import time
import xml.etree.ElementTree as xml

import pexpect
import pytest
from namespaces import two_machines  # noqa: F401, a fixture
from rakus import HOUSE, PLAIN, PROGRAM, rakus, terminal

QUICK = ["match", "bantumi", "--players", "paper,random", "--games", "2000", "--seed", "42"]
LONG = ["match", "bantumi", "--players", "paper,mcts:playouts=60", "--games", "1200", "--seed", "5"]
MPIRUN = ["mpirun", "--allow-run-as-root", "--oversubscribe", "--mca", "btl", "self,tcp", "--mca", "btl_tcp_if_include", "lo"]
needs_mpi = pytest.mark.skipif(not shutil.which("mpirun"), reason="mpirun is not installed")


@pytest.fixture(scope="module")
def long_report():
    return rakus(*LONG).out


def shell(words):
    return " ".join(map(shlex.quote, words))


# ---- the same bytes -----------------------------------------------------------------------------------------------


def test_four_shards_merged_are_the_report_of_the_whole(tmp_path):
    files = [str(tmp_path / f"part{i}.json") for i in range(1, 5)]
    for i, file in enumerate(files, 1):
        assert rakus(*QUICK, "--shard", f"{i}/4", "-o", file).code == 0
    assert rakus("merge", *files).out == rakus(*QUICK).out
    assert rakus("merge", *reversed(files), "--json").out == rakus(*QUICK, "--json").out
    incomplete = rakus("merge", files[0], files[2])
    assert incomplete.code == 3 and "block 1 is missing" in incomplete.err and incomplete.out == ""


def test_journals_of_several_folders_are_merged(tmp_path):
    for i in (1, 2):
        assert rakus(*QUICK, "--shard", f"{i}/2", "--db", str(tmp_path / str(i)), "-o", str(tmp_path / "x")).code == 0
    assert rakus("merge", str(tmp_path / "1"), str(tmp_path / "2")).out == rakus(*QUICK).out


def test_merge_refuses_what_is_no_part(tmp_path):
    file = tmp_path / "part.json"
    for content in ("", "{}", '{"schema":"rakus.shard/1","spec":"x","blocks":{"0":"y"}}', '{"schema":7}'):
        file.write_text(content)
        answer = rakus("merge", str(file))
        assert answer.code == 3 and answer.err.count("\n") == 1, content
    assert rakus("merge").code == 2
    assert rakus(*QUICK, "--shard", "5/4").code == 2


@needs_mpi
def test_ranks_give_the_bytes_of_threads():
    done = subprocess.run([*MPIRUN, "-n", "3", PROGRAM, *QUICK], capture_output=True, text=True, env=PLAIN, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout == rakus(*QUICK).out


SHARED = {
    "match": QUICK,
    "tune by score": ["tune", "bantumi", "--trials", "5", "--games", "40", "--holdout", "200"],
    "tune by regret": ["tune", "bantumi", "--objective", "regret", "--rules", "pits=3,seeds=2", "--trials", "5", "--games", "100", "--holdout", "100"],
    "tune a policy": ["tune", "exodia", "--objective", "ftk", "--trials", "20", "--holdout", "2000"],
    "solve": ["solve", "congklak", "--build", "--rules", "pits=4,seeds=3", "--seeds", "8"],
    "check a table": ["solve", "congklak", "--verify", "--rules", "pits=4,seeds=3", "--seeds", "8"],
    "build by one": ["solve", "bantumi", "--build", "--rules", "pits=4,seeds=3", "--seeds", "7"],
    "check another table": ["solve", "bantumi", "--verify", "--rules", "pits=4,seeds=3", "--seeds", "7"],
    "counterexamples": ["counterexamples", "bantumi", "--rules", "pits=3,seeds=2", "--positions", "100"],
}


@needs_mpi
@pytest.mark.parametrize("words", SHARED.values(), ids=SHARED.keys())
def test_one_rank_two_ranks_and_none_give_the_same_bytes(words):
    alone = rakus(*words).out
    assert alone != ""
    made = table_bytes()
    for ranks in ("1", "2"):
        done = subprocess.run([*MPIRUN, "-n", ranks, PROGRAM, *words], capture_output=True, text=True, env=PLAIN, timeout=120)
        assert (done.returncode, done.stdout) == (0, alone), done.stderr
        assert table_bytes() == made


def table_bytes():
    """The table files in the data folder."""
    folder = os.path.join(PLAIN["XDG_DATA_HOME"], "rakus")
    return {name: open(os.path.join(folder, name), "rb").read() for name in os.listdir(folder) if name.endswith((".tab", ".table"))}


@needs_mpi
def test_a_table_is_built_by_one_rank_which_says_so():
    words = ["solve", "bantumi", "--build", "--rules", "pits=4,seeds=3", "--seeds", "7"]
    done = subprocess.run([*MPIRUN, "-n", "2", PROGRAM, *words], capture_output=True, text=True, env=PLAIN, timeout=120)
    assert (done.returncode, done.stdout) == (0, rakus(*words).out)
    assert "not shared by ranks" in done.stderr


@needs_mpi
def test_only_one_rank_answers_where_there_is_nothing_to_share():
    done = subprocess.run([*MPIRUN, "-n", "2", PROGRAM, "games"], capture_output=True, text=True, env=PLAIN, timeout=60)
    assert done.stdout == rakus("games").out


def test_two_machines_give_the_bytes_of_one(two_machines):  # noqa: F811
    done = subprocess.run([*two_machines, PROGRAM, *QUICK], capture_output=True, text=True, env=PLAIN, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout == rakus(*QUICK).out


# ---- nothing lost --------------------------------------------------------------------------------------------------


def test_twenty_kills_at_random_moments_and_the_report_is_the_same(tmp_path):
    moments = random.Random(1)
    longer = [word.replace("1200", "4000") for word in LONG]
    words = [PROGRAM, *longer, "--db", str(tmp_path), "-j2"]
    killed = 0
    for attempt in range(20):
        run = subprocess.Popen(words + (["--resume"] if attempt else []), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=PLAIN)
        time.sleep(moments.uniform(0.005, 0.1))
        run.kill()
        killed += run.wait() == -signal.SIGKILL
    assert killed >= 18
    assert rakus(*longer, "--db", str(tmp_path), "--resume").out == rakus(*longer).out


def test_control_c_saves_prints_the_resume_command_and_exits_130_within_a_second(tmp_path, long_report):
    child = terminal(*LONG, "--db", str(tmp_path), "--color", "never")
    child.expect(r"match \[")
    time.sleep(0.3)
    pressed = time.monotonic()
    child.sendintr()
    child.expect(r"to go on: (rakus match [^\r\n]*--resume)")
    command = shlex.split(child.match[1])
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130 and time.monotonic() - pressed < 1
    resumed = rakus(*command[1:])
    assert "blocks are in the journal" in resumed.err
    assert resumed.out == long_report


def test_a_second_control_c_quits_at_once(tmp_path):
    """A layer of a large table is not left in the middle by the first one."""
    run = subprocess.Popen([PROGRAM, "solve", "bantumi", "--build", "--seeds", "24", "--db", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=PLAIN)
    time.sleep(2)
    run.send_signal(signal.SIGINT)
    time.sleep(0.1)
    run.send_signal(signal.SIGINT)
    pressed = time.monotonic()
    assert run.wait(timeout=10) == 130
    assert time.monotonic() - pressed < 0.5
    assert list(tmp_path.iterdir()) == []


def test_a_closed_terminal_saves_and_the_run_goes_on(tmp_path, long_report):
    child = terminal(*LONG, "--db", str(tmp_path), "--color", "never")
    child.expect(r"match \[")
    time.sleep(0.4)
    child.close(force=False)  # hangs up, as a closed window does
    for _ in range(50):
        if not child.isalive():
            break
        time.sleep(0.1)
    assert not child.isalive()
    resumed = rakus(*LONG, "--db", str(tmp_path), "--resume")
    assert int(re.search(r"(\d+) blocks are in the journal", resumed.err)[1]) > 0
    assert resumed.out == long_report


def test_a_killed_tuning_is_resumed_to_the_same_answer(tmp_path):
    words = ["tune", "congklak", "--player", "paper", "--trials", "150", "--games", "200", "--holdout", "2000"]
    for attempt in range(4):
        run = subprocess.Popen([PROGRAM, *words, "--db", str(tmp_path), *(["--resume"] if attempt else [])], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=PLAIN)
        time.sleep(0.15)
        run.kill()
        run.wait()
    resumed = rakus(*words, "--db", str(tmp_path), "--resume")
    assert int(re.search(r"(\d+) blocks are in the journal", resumed.err)[1]) > 0
    assert resumed.out == rakus(*words).out


def test_a_long_game_does_not_delay_control_c():
    run = subprocess.Popen([PROGRAM, "match", "bantumi", "--players", "mcts:playouts=1000000,random", "--games", "20"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=PLAIN)
    time.sleep(0.5)
    pressed = time.monotonic()
    run.send_signal(signal.SIGINT)
    assert run.wait(timeout=10) == 130
    assert time.monotonic() - pressed < 1


@needs_mpi
def test_a_killed_rank_ends_the_job_and_the_journal_resumes_it(tmp_path, long_report):
    words = [*LONG, "--db", str(tmp_path)]
    job = subprocess.Popen([*MPIRUN, "-n", "2", PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=PLAIN)
    victim = wait_for_rank(job.pid, 1)
    time.sleep(0.5)
    os.kill(victim, signal.SIGKILL)
    out, err = job.communicate(timeout=60)
    assert job.returncode != 0 and out == ""
    assert "signal 9" in err
    assert rakus(*words, "--resume").out == long_report


def wait_for_rank(mpirun, rank):
    """The process id of a rank, found among the children of mpirun."""
    for _ in range(100):
        time.sleep(0.05)
        children = subprocess.run(["ps", "--ppid", str(mpirun), "-o", "pid="], capture_output=True, text=True).stdout.split()
        for child in children:
            try:
                with open(f"/proc/{child}/environ") as environ:
                    if f"OMPI_COMM_WORLD_RANK={rank}\0" in environ.read():
                        return int(child)
            except OSError:
                pass
    raise AssertionError("the rank did not start")


def test_a_full_disk_is_called_so_and_the_run_goes_on_when_there_is_room(tmp_path, long_report):
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=100k", "none", str(disk)], capture_output=True)
    if mounted.returncode:
        pytest.skip("mounting a small disk is not permitted here")
    try:
        (disk / "ballast").write_bytes(b"x" * 20000)
        full = rakus(*LONG, "--db", str(disk))
        assert full.code == 1 and full.out == "" and full.err.count("\n") == 1
        assert "disk" in full.err
        subprocess.run(["mount", "-o", "remount,size=10M", str(disk)], check=True)
        assert rakus(*LONG, "--db", str(disk), "--resume").out == long_report
    finally:
        subprocess.run(["umount", str(disk)])


def test_a_folder_that_cannot_be_written_is_an_error_if_named_and_a_warning_if_not(tmp_path):
    (tmp_path / "file").write_text("")
    named = rakus(*QUICK, "--db", str(tmp_path / "file" / "below"))
    assert named.code == 1 and named.out == "" and "cannot be opened" in named.err
    default = rakus(*QUICK, env={"XDG_DATA_HOME": str(tmp_path / "file")})
    assert default.code == 0 and default.out == rakus(*QUICK).out
    assert "this run is not saved" in default.err


# ---- statistics ----------------------------------------------------------------------------------------------------


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
    names = [line.split()[0] for line in rakus(*words).out.splitlines()[2:5]]
    assert names == [p["name"] for p in by_rank]


def test_jsonl_gives_one_line_a_block_that_add_up_to_the_report():
    lines = [json.loads(line) for line in rakus(*QUICK, "--jsonl").out.splitlines()]
    assert sum(block["pairs"] for block in lines[:-1]) == lines[-1]["pairs"] == 1000
    assert sum(int(block["tally"].split()[1]) for block in lines[:-1]) == lines[-1]["players"][0]["as_first"]["wins"]


# ---- records -------------------------------------------------------------------------------------------------------


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


# ---- tuning, pictures, results --------------------------------------------------------------------------------------


def test_tune_prints_both_weights_and_its_file_plays(tmp_path):
    file = tmp_path / "tuned.json"
    words = ["tune", "bantumi", "--player", "paper", "--trials", "10", "--games", "40", "--holdout", "400", "--seed", "3"]
    text = rakus(*words, "--save", str(file))
    assert text.code == 0
    for part in ("before", "tuned", "Hold-out: ", "fresh games", "steal", "Verdict"):
        assert part in text.out
    report = rakus(*words, "--json", "-j1").json
    assert report["file"]["weights"] == json.loads(file.read_text())["weights"]
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


def test_the_tuned_players_of_the_house_are_better_than_the_papers(tmp_path):
    for game, file, games in (("gobblet", "gobblet-formula", 1000), ("congklak", "congklak-paper", 4000), ("bantumi", "bantumi-paper", 40000)):
        path = os.path.join(HOUSE, "data", "players", file + ".json")
        words = ["match", game, "--players", f"@{path},{file.split('-')[1]}", "--games", str(games), "--seed", "77", "--json"]
        assert rakus(*words).json["players"][0]["score_low"] > 0.5, game


def test_a_player_with_many_weights_is_called_by_its_place(tmp_path):
    path = os.path.join(HOUSE, "data", "players", "gobblet-formula.json")
    answer = rakus("match", "gobblet", "--players", f"@{path},formula", "--games", "4")
    lines = answer.out.splitlines()
    assert lines[0].startswith("formula#1 vs formula ·") and any(line.startswith(" formula#1 = formula:cell_") or line.startswith(" formula#1 = formula:block") for line in lines)
    assert max(len(line) for line in lines if " = " not in line) < 140


def test_tuning_keeps_the_start_weights_unless_the_hold_out_shows_a_gain(tmp_path):
    file = tmp_path / "same.json"
    words = ["tune", "bantumi", "--player", "paper", "--trials", "2", "--games", "8", "--holdout", "64", "--seed", "2"]
    report = rakus(*words, "--save", str(file), "--json").json
    assert report["kept"] is False and report["gain"]["low"] <= 0.5
    assert report["after"] == report["before"] == "paper"
    assert json.loads(file.read_text())["weights"] == {"extra_turn": 1, "steal": 1, "save": 1, "banked": 0}
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
    assert report["worst"]
    for example in report["worst"]:
        assert example["unit"] == "win_chance"
        assert example["pick_value"]["high"] < (example["best_value"]["low"] if isinstance(example["best_value"], dict) else example["best_value"])


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


@pytest.mark.parametrize("file", sorted(os.listdir(os.path.join(HOUSE, "data", "players"))))
def test_every_tuned_player_of_the_house_can_be_asked(file):
    game, player = file.removesuffix(".json").split("-", 1)
    path = os.path.join(HOUSE, "data", "players", file)
    advice = rakus("advise", game, "--player", "@" + path, "--json")
    assert advice.code == 0 and advice.json["player"].startswith(player), advice.err
    assert rakus("match", game, "--players", f"@{path},random", "--games", "4", "--json").code == 0
