"""Nobody can starve the others, and nobody touches what is not theirs."""

import gzip
import json
import re
import socket
import threading
import time

import pytest

from serving import Server

HINT = '{"game": "bantumi"}'
SLOW = '{"game": "bantumi", "seconds": 20, "rules": "pits=8,seeds=6"}'


@pytest.fixture(scope="module")
def server():
    running = Server()
    yield running
    running.stop()


def request(body="", path="/api/truth", method="POST", headers=""):
    return f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n{headers}\r\n{body}".encode()


def answer_on(connection):
    """Status line, head and body of one answer."""
    data = b""
    while b"\r\n\r\n" not in data:
        more = connection.recv(65536)
        if not more:
            return data.decode("latin1"), b""
        data += more
    head, body = data.split(b"\r\n\r\n", 1)
    length = int((re.search(rb"Content-Length: (\d+)", head) or [0, 0])[1])
    while len(body) < length:
        body += connection.recv(65536)
    return head.decode("latin1"), body


def asked_from(address, server, method, path):
    """The status of an answer to another client."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10, source_address=(address, 0)) as connection:
        connection.sendall(request(path=path, method=method))
        return int(answer_on(connection)[0].split(" ")[1])


def cpu_seconds(process):
    with open(f"/proc/{process.pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def soon_at_rest(process):
    """Work ended within a second: no more than that has been computed from here on, on two cores, and nothing goes on."""
    before = last = cpu_seconds(process)
    for _ in range(20):
        time.sleep(1)
        now = cpu_seconds(process)
        if now - last < 0.05:
            break
        last = now
    time.sleep(0.5)
    return cpu_seconds(process) - now < 0.1 and now - before < 2


def started(server):
    """A long job; the last one that was stopped may still be in its step."""
    for _ in range(100):
        status, job = server.ask("POST", "/api/match", '{"game": "bantumi", "players": ["mcts", "random"], "games": 100000}')
        if status == 200:
            return json.loads(job)
        time.sleep(0.1)
    raise AssertionError("no job can be started")


# ---- shares ----------------------------------------------------------------------------------------------------------


@pytest.mark.timed
def test_two_greedy_clients_do_not_keep_one_from_its_hint():
    """Each asks for twenty slow answers at once and never reads them."""
    running = Server()
    greedy = [running.connect() for _ in range(40)]
    try:
        for connection in greedy:
            connection.sendall(request(SLOW))
        time.sleep(0.5)
        waits = []
        for _ in range(10):
            began = time.monotonic()
            assert running.ask("POST", "/api/advise", HINT)[0] == 200
            waits.append(time.monotonic() - began)
        assert sorted(waits)[5] < 1 and max(waits) < 3, waits
    finally:
        for connection in greedy:
            connection.close()
        running.stop()


@pytest.mark.timed
def test_more_than_can_wait_are_told_so_at_once(server):
    greedy = [server.connect() for _ in range(40)]
    for connection in greedy:
        connection.sendall(request(SLOW))
    time.sleep(1)
    began = time.monotonic()
    status, answer = server.ask("POST", "/api/truth", SLOW)
    assert status == 503 and "busy" in json.loads(answer)["error"]["en"] and time.monotonic() - began < 2
    for connection in greedy:
        connection.close()


WORK = {
    "truth bantumi": ("/api/truth", SLOW),
    "exploit bantumi": ("/api/exploit", '{"game": "bantumi", "player": "best", "seconds": 20}'),
    "truth pokemon": ("/api/truth", '{"game": "pokemon", "all": true, "playouts": 200000, "seconds": 20}'),
    "truth exodia": ("/api/truth", '{"game": "exodia", "all": true, "playouts": 200000, "seconds": 20}'),
    "record of games": ("/api/record", '{"game": "pokemon", "players": ["mcts", "mcts"]}'),
    "a player that proves": ("/api/advise", '{"game": "bantumi", "player": "perfect", "rules": "pits=8,seeds=6"}'),
}


@pytest.mark.parametrize("name", WORK)
def test_work_ends_within_a_second_when_its_client_is_gone(name):
    path, body = WORK[name]
    running = Server()
    try:
        clients = [running.connect() for _ in range(4)]
        for client in clients:
            client.sendall(request(body, path))
        time.sleep(0.5)
        before = cpu_seconds(running.process)
        time.sleep(0.5)
        assert cpu_seconds(running.process) > before, "it works"
        for client in clients:
            client.close()
        assert soon_at_rest(running.process)
    finally:
        running.stop()


@pytest.mark.parametrize("verb,body", [("match", '{"game": "pokemon", "players": ["mcts", "mcts"], "games": 1000}'),
                                       ("match", '{"game": "exodia", "players": ["rollout"], "runs": 1000}'),
                                       ("counterexamples", '{"game": "congklak", "player": "mcts", "positions": 1000}')])
def test_a_job_ends_within_a_second_when_the_last_who_watched_it_has_hung_up(verb, body):
    running = Server()
    try:
        status, job = running.ask("POST", f"/api/{verb}", body)
        assert status == 200, job
        streams = [running.connect() for _ in range(2)]
        for stream in streams:
            stream.sendall(request(path=f"/api/jobs/{json.loads(job)['id']}/events", method="GET"))
            assert b" 200 " in stream.recv(200)
        streams[0].close()
        time.sleep(1.2)
        assert json.loads(running.ask("GET", f"/api/jobs/{json.loads(job)['id']}")[1])["state"] == "running", "somebody still watches"
        streams[1].close()
        assert soon_at_rest(running.process)
        again = json.loads(running.ask("GET", f"/api/jobs/{json.loads(job)['id']}")[1])
        assert again["state"] == "running", "it goes on when its owner asks again"
    finally:
        running.stop()


@pytest.mark.parametrize("value", ["-1", "-0.001", "1e300", "21", '"2"', "[]", "true", "1e999", "NaN"])
def test_seconds_that_make_no_sense_are_refused(server, value):
    for verb in ("truth", "counterexamples"):
        value = value.replace("21", "601") if verb == "counterexamples" else value
        status, answer = server.ask("POST", f"/api/{verb}", f'{{"game": "bantumi", "seconds": {value}}}')
        assert status == 400, answer
        assert "seconds" in json.loads(answer)["error"]["en"] or "JSON" in json.loads(answer)["error"]["en"]


def test_streams_of_events_are_shared_and_whoever_has_none_is_told_to_come_back(server):
    job = started(server)
    streams = [server.connect() for _ in range(12)]
    answers = []
    for stream in streams:
        stream.sendall(request(path=f"/api/jobs/{job['id']}/events", method="GET"))
        answers.append(answer_on(stream))
    assert all(" 200 " in head and "text/event-stream" in head for head, _ in answers), "a page sees no failure"
    assert ["chunked" in head for head, _ in answers] == 4 * [True] + 8 * [False]
    for _, body in answers[4:]:
        again, told = body.decode().strip().split("\n")
        assert again == "retry: 2000" and json.loads(told.removeprefix("data: "))["id"] == job["id"]
    assert server.ask("POST", "/api/advise", HINT)[0] == 200
    assert server.ask("DELETE", f"/api/jobs/{job['id']}")[0] == 200
    for stream in streams:
        stream.close()


def test_whoever_hangs_up_a_stream_of_events_may_have_another():
    running = Server()
    path = f"/api/jobs/{started(running)['id']}/events"

    def stream():
        connection = running.connect()
        connection.sendall(request(path=path, method="GET"))
        return connection, "chunked" in answer_on(connection)[0]

    try:
        several = [stream() for _ in range(4)]
        assert all(lives for _, lives in several)
        for connection, _ in several:
            connection.close()
        until, lives = time.monotonic() + 5, False
        while not lives and time.monotonic() < until:
            time.sleep(0.2)
            connection, lives = stream()
            connection.close()
        assert lives, "the places of those who left are free again"
    finally:
        running.stop()


# ---- jobs ------------------------------------------------------------------------------------------------------------


def test_a_job_is_known_only_to_who_started_it(server):
    jobs = [started(server) for _ in range(2)]
    ids = {job["id"] for job in jobs}
    assert len(ids) == 2 and all(re.fullmatch("[0-9a-f]{32}", i) for i in ids)
    for guess in ("1", "2", "0" * 32, jobs[0]["id"][:-1] + ("0" if jobs[0]["id"][-1] != "0" else "1")):
        assert server.ask("DELETE", f"/api/jobs/{guess}")[0] == 404 and server.ask("GET", f"/api/jobs/{guess}")[0] == 404
    assert all(json.loads(server.ask("GET", f"/api/jobs/{i}")[1])["state"] == "running" for i in ids)
    for i in ids:
        for method, path in (("GET", ""), ("GET", "/events"), ("DELETE", "")):
            assert asked_from("127.0.0.2", server, method, f"/api/jobs/{i}{path}") == 404, "known, and not the owner"
        assert json.loads(server.ask("GET", f"/api/jobs/{i}")[1])["state"] == "running"
        assert server.ask("DELETE", f"/api/jobs/{i}")[0] == 200


# ---- the form of requests --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("headers", ["X-A: b\r\n" * 20000, "X-A: " + "b" * 100_000 + "\r\n"], ids=["many", "long"])
def test_a_head_without_end_is_refused(server, headers):
    connection = server.connect()
    try:
        connection.sendall(request(HINT, "/api/advise", headers=headers))
        head, _ = answer_on(connection)
    except ConnectionError:
        head = ""
    assert " 200 " not in head
    assert server.ask("POST", "/api/advise", HINT)[0] == 200


def test_a_body_without_length_is_refused(server):
    connection = server.connect()
    connection.sendall(b"POST /api/advise HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
    head, _ = answer_on(connection)
    assert " 411 " in head


def test_what_is_left_of_a_refused_request_is_no_new_one(server):
    inner = request(HINT, "/api/advise")
    connection = server.connect()
    connection.sendall(request(inner.decode(), "/api/advise").replace(b"Host: localhost", b"Host: evil.example", 1))
    head, _ = answer_on(connection)
    assert " 403 " in head
    try:
        assert connection.recv(100) == b""
    except ConnectionError:
        pass


# ---- connections -----------------------------------------------------------------------------------------------------


def test_keep_alive_is_kept_as_promised(server):
    connection = server.connect()
    connection.sendall(request(HINT, "/api/advise"))
    head, _ = answer_on(connection)
    promised = re.search(r"Keep-Alive: timeout=(\d+), max=(\d+)", head)
    assert int(promised[1]) >= 5 and int(promised[2]) >= 50
    for _ in range(12):  # others come and go meanwhile
        assert server.ask("POST", "/api/advise", HINT)[0] == 200
        with server.connect() as other:
            other.sendall(request(HINT, "/api/advise"))
            answer_on(other)
        time.sleep(0.3)
    connection.sendall(request(HINT, "/api/advise"))
    assert " 200 " in answer_on(connection)[0], "an idle connection is not cut while there are threads"


@pytest.mark.parametrize("accepted,packed", [("gzip, deflate", True), ("br, gzip;q=0.5", True), ("*", True), ("", False), ("identity", False), ("gzip;q=0", False), ("gzip;q=0.0, br", False)])
def test_what_is_not_accepted_is_not_packed(server, accepted, packed):
    connection = server.connect()
    connection.sendall(request(path="/", method="GET", headers=f"Accept-Encoding: {accepted}\r\n" if accepted else ""))
    head, body = answer_on(connection)
    assert ("Content-Encoding: gzip" in head) == packed
    assert b"<html" in (gzip.decompress(body) if packed else body)


# ---- open to others --------------------------------------------------------------------------------------------------


def own_address():
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("203.0.113.1", 9))
        return probe.getsockname()[0]
    except OSError:
        return "127.0.0.1"
    finally:
        probe.close()


@pytest.mark.parametrize("words", [["--lan"], ["--host", "0.0.0.0"]], ids=" ".join)
def test_a_server_for_others_says_so_loudly_and_answers_to_every_address_of_the_machine(words):
    running = Server(*words)
    for host in {own_address(), "127.0.0.1"}:
        with socket.create_connection((host, running.port), timeout=10) as connection:
            connection.sendall(request(HINT, "/api/advise").replace(b"localhost", f"{host}:{running.port}".encode()))
            assert " 200 " in answer_on(connection)[0]
    running.stop()
    err = running.process.stderr.read()
    assert "WARNING" in err and (own_address() == "127.0.0.1" or own_address() in err)


def test_a_server_for_this_machine_warns_of_nothing():
    running = Server()
    running.stop()
    assert running.process.stderr.read() == ""
