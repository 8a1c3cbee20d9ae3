"""Long work is one job: the same document however it is asked for, through kills, from its owner's hands into no other's."""

import json
import shlex
import signal
import subprocess
import time

import pytest
from lab_runs import MPIRUN, needs_mpi
from rakus import PLAIN, PROGRAM, WHOLE, rakus
from serving import Server
from test_greedy_clients import asked_from, request, soon_at_rest

SMALL = {"rules": "pits=3,seeds=2"}
OWN = 'rakus 1  game bantumi  player "Own"\nweights steal = 1 in 0..3  # mine\n1 when extra_turn : 1\n2 when saves > 0 : saves\n3 : steal * steals\n'
ALONE = 'rakus 1  game exodia  player "Alone"\nweights dig = 1 in 0..4\n1 when question != nothing : 0\n2 when kind != end_turn : dig * draws + class_number\n3 : 0\n'
# Every kind of job, for every game that has it.
WISHES = {
    "match bantumi": ("match", {"game": "bantumi", "players": ["paper", "random", "paper-chain"], "games": 60, "seed": 4}),
    "match bantumi, a test": ("match", {"game": "bantumi", "players": ["paper", "random"], "games": 4000, "sprt": "0,50"}),
    "match bantumi, a gauntlet": ("match", {"game": "bantumi", "players": ["paper", "random", "paper-chain"], "games": 20, "gauntlet": True}),
    "match congklak": ("match", {"game": "congklak", "players": ["paper", "random"], "games": 20, "openings": 3}),
    "match gobblet": ("match", {"game": "gobblet", "players": ["formula", "fork", "random"], "games": 60}),
    "match pokemon": ("match", {"game": "pokemon", "players": ["gameboy", "paper"], "games": 20}),
    "match exodia": ("match", {"game": "exodia", "players": ["paper", "community"], "runs": 700, "seed": 3}),
    "tune bantumi": ("tune", {"game": "bantumi", "player": "paper", "trials": 4, "games": 20, "holdout": 100}),
    "tune bantumi by truth": ("tune", {"game": "bantumi", "objective": "regret", **SMALL, "trials": 4, "games": 60, "holdout": 60}),
    "tune congklak": ("tune", {"game": "congklak", "player": "paper", "trials": 3, "games": 10, "holdout": 40}),
    "tune gobblet": ("tune", {"game": "gobblet", "player": "formula", "trials": 4, "games": 20, "holdout": 60}),
    "tune pokemon": ("tune", {"game": "pokemon", "player": "official", "trials": 2, "games": 4, "holdout": 10}),
    "tune exodia": ("tune", {"game": "exodia", "objective": "ftk", "trials": 5, "holdout": 300}),
    "quality bantumi": ("quality", {"game": "bantumi", "player": "paper", **SMALL, "positions": 40}),
    "quality congklak": ("quality", {"game": "congklak", **SMALL, "positions": 30}),
    "counterexamples bantumi": ("counterexamples", {"game": "bantumi", **SMALL, "positions": 40, "seed": 5}),
    "counterexamples congklak": ("counterexamples", {"game": "congklak", **SMALL, "positions": 20, "nodes": 20000}),
    "counterexamples gobblet": ("counterexamples", {"game": "gobblet", "positions": 20, "player": "fork"}),
    "counterexamples pokemon": ("counterexamples", {"game": "pokemon", "positions": 8, "playouts": 40, "seed": 3}),
    "counterexamples exodia": ("counterexamples", {"game": "exodia", "positions": 12, "playouts": 200, "seed": 3}),
    "match of a text": ("match", {"game": "bantumi", "players": [OWN, "paper"], "games": 40}),
    "tune a text": ("tune", {"game": "bantumi", "player": OWN, "trials": 3, "games": 20, "holdout": 60}),
    "tune the order of a text": ("tune", {"game": "bantumi", "player": OWN, "orders": True, "trials": 4, "games": 20, "holdout": 60}),
    "tune a text that plays alone": ("tune", {"game": "exodia", "player": ALONE, "objective": "mean-turn", "trials": 3, "games": 20, "holdout": 200}),
    "quality of a text": ("quality", {"game": "bantumi", "player": OWN, **SMALL, "positions": 30}),
    "counterexamples of a text": ("counterexamples", {"game": "bantumi", "player": OWN, **SMALL, "positions": 30}),
    "compare a text": ("compare", {"game": "bantumi", "players": [OWN, "paper"], **SMALL, "positions": 120, "judged": 10}),
    "compare gobblet": ("compare", {"game": "gobblet", "players": ["fork", "formula"], "positions": 60, "judged": 10}),
    "table bantumi": ("table", {"game": "bantumi"}),
    "quality gobblet": ("quality", {"game": "gobblet", "player": "fork", "positions": 100}),
}
if WHOLE:  # up to a minute of two cores each time
    for game in ("bantumi", "congklak", "gobblet"):
        WISHES[f"table {game}"] = ("table", {"game": game})
        WISHES[f"verify {game}"] = ("verify", {"game": game})


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = Server("--db", str(tmp_path_factory.mktemp("jobs")))
    yield running
    running.stop()


def folder_of(server):
    return server.process.args[server.process.args.index("--db") + 1]


def start(server, verb, wish):
    status, job = server.ask("POST", f"/api/{verb}", json.dumps(wish))
    assert status == 200, job
    return json.loads(job)


def look(server, job):
    status, now = server.ask("GET", f"/api/jobs/{job['id']}")
    return json.loads(now) if status == 200 else {"state": status}


def finished(server, job, seconds=600):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        now = look(server, job)
        if now["state"] not in ("running", 503):
            return now
        time.sleep(0.05)
    raise AssertionError("the job does not end")


def stored(folder, run):
    return next((r for r in rakus("results", "list", "--db", str(folder), "--json").json["runs"] if r["id"] == run), None)


def typed(folder, run):
    """The command that the server noted for a job, to be done anew."""
    words = shlex.split(stored(folder, run)["command"])
    assert words[0] == "rakus" and words[-1] == "--resume"
    return words[1:-1]


def in_order(document):
    return json.dumps(document)


@pytest.mark.parametrize("name", WISHES)
def test_a_job_of_the_server_and_the_command_line_give_the_same_document(server, name):
    verb, wish = WISHES[name]
    done = finished(server, start(server, verb, wish))
    assert done["state"] == "done", done
    line = rakus(*typed(folder_of(server), done["run"]), "--json", timeout=600)
    assert line.code in (0, 5), line.err
    assert in_order(done["report"]) == in_order(line.json)
    assert folder_of(server) not in in_order(done["report"]), "where things lie is no client's business"
    assert stored(folder_of(server), done["run"])["ended"]


def test_a_job_that_cannot_be_done_says_why_and_is_over(tmp_path):
    server = Server("--db", str(tmp_path))
    failed = finished(server, start(server, "verify", {"game": "gobblet"}), seconds=20)
    server.stop()
    line = rakus("solve", "gobblet", "--verify", "--db", str(tmp_path), "--json")
    assert failed["state"] == "failed" and line.code != 0 and failed["error"]["en"] in line.err


LONG = {
    "match": ("match", {"game": "bantumi", "players": ["paper", "mcts:playouts=300"], "games": 600, "seed": 5}),
    "runs": ("match", {"game": "exodia", "players": ["rollout"], "runs": 60}),
    "tune": ("tune", {"game": "congklak", "player": "paper", "trials": 60, "games": 60, "holdout": 600}),
    "quality": ("quality", {"game": "congklak", "rules": "pits=4,seeds=4", "positions": 200, "nodes": 100000}),
    "counterexamples": ("counterexamples", {"game": "pokemon", "positions": 24, "playouts": 200, "seed": 3}),
}


def far_longer(wish):
    """Ten times as much of everything: nothing of it ends by itself while a test waits, on any machine."""
    return {**wish, **{key: 10 * wish[key] for key in ("games", "runs", "trials", "positions") if key in wish}}


@pytest.mark.parametrize("name", LONG)
def test_a_job_survives_a_kill_of_the_server_and_ends_with_the_same_bytes(name, tmp_path):
    verb, wish = LONG[name]
    server = Server("--db", str(tmp_path))
    job = start(server, verb, wish)
    for _ in range(1200):
        run = stored(tmp_path, job["run"])
        if run and run["blocks"] > 0:
            break
        time.sleep(0.05)
    server.process.kill()
    server.process.wait()
    before = stored(tmp_path, job["run"])
    assert before["blocks"] > 0 and not before["ended"], "it was killed in the middle"
    again = Server("--db", str(tmp_path))
    try:
        assert asked_from("127.0.0.2", again, "GET", f"/api/jobs/{job['id']}") == 404, "known, and not the owner"
        found = look(again, job)
        assert found["state"] in ("running", "done") and found["run"] == job["run"]
        done = finished(again, job)
        assert done["state"] == "done"
        other = tmp_path / "other"
        words = [str(other) if word == str(tmp_path) else word for word in typed(tmp_path, job["run"])]
        assert in_order(done["report"]) == in_order(rakus(*words, "--json").json)
        assert stored(tmp_path, job["run"])["ended"]
    finally:
        again.stop()


def test_the_command_line_goes_on_with_a_job_of_the_server(tmp_path):
    verb, wish = LONG["match"]
    server = Server("--db", str(tmp_path))
    job = start(server, verb, wish)
    while look(server, job)["done"] == 0:
        time.sleep(0.05)
    server.process.kill()
    server.process.wait()
    resumed = rakus(*typed(tmp_path, job["run"]), "--resume", "--json")
    assert "blocks are in the journal" in resumed.err
    assert resumed.out == rakus(*typed(tmp_path, job["run"]), "--json").out


def test_a_cancelled_job_stays_cancelled_after_a_restart(tmp_path):
    server = Server("--db", str(tmp_path))
    job = start(server, *LONG["match"])
    while look(server, job)["done"] == 0:
        time.sleep(0.05)
    assert server.ask("DELETE", f"/api/jobs/{job['id']}")[0] == 200
    cancelled = finished(server, job)
    assert cancelled["state"] == "cancelled" and cancelled["report"]["games"] == cancelled["done"]
    server.process.kill()
    server.process.wait()
    again = Server("--db", str(tmp_path))
    assert finished(again, job)["state"] == "cancelled"
    assert not stored(tmp_path, job["run"])["ended"]
    again.stop()


def test_a_job_that_was_hung_up_on_goes_on_when_its_owner_asks_again(tmp_path):
    server = Server("--db", str(tmp_path))
    try:
        job = start(server, *LONG["match"])
        with server.connect() as stream:
            stream.sendall(request(path=f"/api/jobs/{job['id']}/events", method="GET"))
            assert b" 200 " in stream.recv(200)
            while look(server, job)["done"] == 0:
                time.sleep(0.05)
        assert soon_at_rest(server.process)
        kept = stored(tmp_path, job["run"])
        assert not kept["ended"]
        done = finished(server, job)
        assert done["state"] == "done"
    finally:
        server.stop()


@pytest.mark.parametrize("name", LONG)
def test_every_kind_of_job_is_cancelled_within_a_second(server, name):
    verb, wish = LONG[name]
    job = start(server, verb, {**far_longer(wish), "seed": 77})
    time.sleep(0.5)
    began = time.monotonic()
    server.ask("DELETE", f"/api/jobs/{job['id']}")
    state = finished(server, job)["state"]
    assert state == "cancelled" and time.monotonic() - began < 2, "on a busy machine; alone it is a tenth of that"


@pytest.mark.parametrize("name", LONG)
def test_every_kind_of_job_has_a_deadline(server, name):
    verb, wish = LONG[name]
    job = start(server, verb, {**far_longer(wish), "seed": 78, "seconds": 0.5})
    began = time.monotonic()
    done = finished(server, job)
    assert done["state"] == "done" and done["cut"] == "time" and time.monotonic() - began < 4


QUALITY = ["quality", "congklak", "--rules", "pits=4,seeds=4", "--positions", "200", "--nodes", "100000"]


def test_a_killed_measure_of_quality_is_resumed_to_the_same_bytes(tmp_path):
    words = [*QUALITY, "--db", str(tmp_path)]
    run = subprocess.Popen([PROGRAM, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=PLAIN)
    for _ in range(600):
        runs = rakus("results", "list", "--db", str(tmp_path), "--json").json["runs"]
        if runs and runs[0]["blocks"] > 3:
            break
        time.sleep(0.05)
    run.kill()
    assert run.wait() == -signal.SIGKILL
    resumed = rakus(*words, "--resume", "--json")
    assert "blocks are in the journal" in resumed.err and resumed.out == rakus(*QUALITY, "--json", "-j1").out


@needs_mpi
def test_ranks_share_a_measure_of_quality_and_it_is_the_same(tmp_path):
    alone = rakus(*QUALITY, "--json")
    shared = subprocess.run([*MPIRUN, "-n", "2", PROGRAM, *QUALITY, "--json", "--db", str(tmp_path)], capture_output=True, text=True, env=PLAIN)
    assert shared.returncode == 0 and shared.stdout == alone.out
