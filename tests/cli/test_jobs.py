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


def test_a_job_can_be_stopped_and_keeps_what_it_has(server):
    job = start(server, "match", {"game": "bantumi", "players": ["mcts", "random"], "games": 2000})
    while json.loads(server.ask("GET", f"/api/jobs/{job['id']}")[1])["done"] == 0:
        time.sleep(0.05)
    assert server.ask("DELETE", f"/api/jobs/{job['id']}")[0] == 200
    done = finished(server, job)
    assert done["state"] == "cancelled" and 0 < done["done"] < done["total"] and done["report"]["games"] == done["done"]


def test_only_two_jobs_run_at_a_time(server):
    long = {"game": "bantumi", "players": ["mcts", "random"], "games": 100000}
    jobs = [start(server, "match", long) for _ in range(2)]
    assert server.ask("POST", "/api/match", json.dumps(long))[0] == 503
    for job in jobs:
        server.ask("DELETE", f"/api/jobs/{job['id']}")
        finished(server, job)


@pytest.mark.parametrize("verb,request_,why", [("table", {"game": "exodia"}, "no table"), ("table", {"game": "gobblet", "rules": "lift=free"}, "default rules"),
                                               ("match", {"game": "exodia", "players": []}, "players"), ("match", {"game": "exodia", "players": ["paper"], "runs": 0}, "runs"),
                                               ("record", {"game": "bantumi", "players": ["paper"]}, "players"), ("counterexamples", {"game": "bantumi", "seconds": 1000}, "seconds")])
def test_work_that_cannot_be_done_is_refused_with_the_reason(server, verb, request_, why):
    status, answer = server.ask("POST", f"/api/{verb}", json.dumps(request_))
    assert status == 400 and why in json.loads(answer)["error"]["en"]
