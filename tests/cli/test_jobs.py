"""Long work on the server: the documents of the command line, stopped and limited."""

import json
import time

import pytest
from rakus import rakus
from serving import Server


@pytest.fixture(scope="module")
def server():
    running = Server()
    yield running
    running.stop()


def finished(server, job):
    for _ in range(400):
        now = json.loads(server.ask("GET", f"/api/jobs/{job['id']}")[1])
        if now["state"] != "running":
            return now
        time.sleep(0.05)
    raise AssertionError("the job does not end")


def start(server, verb, request):
    status, job = server.ask("POST", f"/api/{verb}", json.dumps(request))
    assert status == 200, job
    return json.loads(job)


def test_a_job_of_counterexamples_gives_the_document_of_the_command_line(server):
    request = {"game": "bantumi", "rules": "pits=3,seeds=2", "positions": 40, "seed": 5}
    done = finished(server, start(server, "counterexamples", request))
    assert done["state"] == "done"
    line = rakus("counterexamples", "bantumi", "--rules", "pits=3,seeds=2", "--positions", "40", "--seed", "5", "--json").json
    assert done["report"] == line and line["worst"]


def test_a_job_of_duels_gives_the_document_of_the_command_line(server):
    done = finished(server, start(server, "match", {"game": "exodia", "players": ["paper", "tuned"], "runs": 250, "seed": 9}))
    assert done["report"] == rakus("match", "exodia", "--players", "paper,tuned", "--runs", "250", "--seed", "9", "--json").json


@pytest.mark.parametrize("game,player,rules", [("bantumi", "paper", ""), ("bantumi", "best", "pits=4,seeds=4"), ("congklak", "paper", "pits=4,seeds=3"),
                                               ("gobblet", "formula", "")])
def test_a_job_that_beats_a_player_gives_the_document_of_the_command_line(server, game, player, rules):
    now = finished(server, start(server, "beat", {"game": game, "player": player, "rules": rules}))
    words = ["--rules", rules] if rules else []
    assert now["state"] == "done" and now["report"] == rakus("exploit", game, "--player", player, *words, "--json").json


def test_a_job_that_beats_a_player_has_bounds_on_its_way_that_hold_and_grow_narrow(server):
    request = {"game": "congklak", "player": "paper"}
    seen = []
    for nodes in (20_000, 60_000, 180_000):
        now = finished(server, start(server, "beat", {**request, "nodes": nodes}))
        assert now["state"] == "done" and all(s["cut"] == "work" and s["replayed"] for s in now["report"]["seats"])
        seen.append([(s["truth"]["low"], s["truth"]["high"]) for s in now["report"]["seats"]])
    for before, after in zip(seen, seen[1:]):
        assert all(b[0] <= a[0] <= a[1] <= b[1] for b, a in zip(before, after))
    job = start(server, "beat", request)
    while not json.loads(server.ask("GET", f"/api/jobs/{job['id']}")[1]).get("report"):
        time.sleep(0.05)
    began = time.monotonic()
    server.ask("DELETE", f"/api/jobs/{job['id']}")
    now = finished(server, job)
    assert now["state"] == "cancelled" and time.monotonic() - began < 1
    assert now["report"]["seats"][0]["truth"]["kind"] == "bounds"


def test_a_job_that_beats_a_player_takes_seconds_and_says_that_it_was_cut(server):
    now = finished(server, start(server, "beat", {"game": "congklak", "player": "paper", "seconds": 2}))
    assert now["state"] == "done" and now["cut"] == "time" and len(now["report"]["seats"]) == 2


def test_a_job_can_be_stopped_and_keeps_what_it_has(server):
    job = start(server, "match", {"game": "bantumi", "players": ["mcts", "random"], "games": 2000})
    while json.loads(server.ask("GET", f"/api/jobs/{job['id']}")[1])["done"] == 0:
        time.sleep(0.05)
    assert server.ask("DELETE", f"/api/jobs/{job['id']}")[0] == 200
    done = finished(server, job)
    assert done["state"] == "cancelled" and 0 < done["done"] < done["total"] and done["report"]["games"] == done["done"]


def soon(server, job, so):
    for _ in range(200):
        now = json.loads(server.ask("GET", f"/api/jobs/{job['id']}")[1])
        if so(now):
            return now
        time.sleep(0.05)
    raise AssertionError(now)


def test_only_two_jobs_run_at_a_time_and_the_next_wait_for_their_turn(server):
    long = {"game": "bantumi", "players": ["mcts", "random"], "games": 100000}
    jobs = [start(server, "match", {**long, "seed": seed}) for seed in range(30, 34)]
    for job in jobs[2:]:
        now = soon(server, job, lambda now: now.get("waiting"))
        assert now["state"] == "running" and now["done"] == 0
    for job in jobs[:2]:
        now = json.loads(server.ask("GET", f"/api/jobs/{job['id']}")[1])
        assert now["state"] == "running" and "waiting" not in now
    server.ask("DELETE", f"/api/jobs/{jobs[2]['id']}")  # one that waits is stopped as quickly
    began = time.monotonic()
    assert finished(server, jobs[2])["state"] == "cancelled" and time.monotonic() - began < 1
    server.ask("DELETE", f"/api/jobs/{jobs[0]['id']}")
    assert soon(server, jobs[3], lambda now: not now.get("waiting"))["state"] == "running"
    for job in jobs[1:]:
        server.ask("DELETE", f"/api/jobs/{job['id']}")
        finished(server, job)


def test_only_so_many_jobs_of_one_client_may_wait(server):
    long = {"game": "bantumi", "players": ["mcts", "random"], "games": 100000}
    jobs = [start(server, "match", {**long, "seed": 40}) for _ in range(32)]
    status, answer = server.ask("POST", "/api/match", json.dumps(long))
    assert status == 503 and "busy" in json.loads(answer)["error"]["en"]
    for job in jobs:
        server.ask("DELETE", f"/api/jobs/{job['id']}")
    for job in jobs:
        assert finished(server, job)["state"] == "cancelled"


@pytest.mark.parametrize("verb,request_,why", [("table", {"game": "exodia"}, "no table"), ("table", {"game": "gobblet", "rules": "lift=free"}, "default rules"),
                                               ("match", {"game": "exodia", "players": []}, "players"), ("match", {"game": "exodia", "players": ["paper"], "runs": 0}, "runs"),
                                               ("record", {"game": "bantumi", "players": ["paper"]}, "players"), ("counterexamples", {"game": "bantumi", "seconds": 1000}, "seconds"),
                                               ("beat", {"game": "bantumi", "player": "random"}, "lots"), ("beat", {"game": "pokemon"}, "chance"),
                                               ("beat", {"game": "bantumi", "position": "1.2"}, "position")])
def test_work_that_cannot_be_done_is_refused_with_the_reason(server, verb, request_, why):
    status, answer = server.ask("POST", f"/api/{verb}", json.dumps(request_))
    assert status == 400 and why in json.loads(answer)["error"]["en"]
