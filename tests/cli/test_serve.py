"""The server: one line when ready, a clean end, the examples of docs/api.md, and clients that mean no good."""

import json
import os
import re
import socket
import time
import urllib.error
import urllib.request

import pytest
from rakus import HOUSE, rakus
from serving import Server


@pytest.fixture(scope="module")
def server():
    running = Server()
    yield running
    running.stop()


@pytest.mark.timed
def test_it_prints_one_line_and_ends_within_a_second():
    running = Server()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", running.url)
    idle = running.connect()
    code, seconds = running.stop()
    idle.close()
    assert code == 0 and seconds < 1
    assert running.process.stdout.read() == ""


@pytest.mark.timed
def test_it_ends_within_a_second_in_the_middle_of_work():
    running = Server()
    busy = running.connect()
    body = '{"game": "bantumi", "rules": "seeds=6", "seconds": 20}'
    busy.sendall(f"POST /api/truth HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode())
    time.sleep(0.3)
    code, seconds = running.stop()
    assert code == 0 and seconds < 1


def test_a_taken_port_exits_1_with_a_suggestion(server):
    answer = rakus("serve", "--port", str(server.port))
    assert answer.code == 1 and answer.out == ""
    assert "--port 0" in answer.err


def test_host_chooses_the_address_and_answers_to_it():
    running = Server("--host", "127.0.0.2")
    assert re.fullmatch(r"http://127\.0\.0\.2:\d+/", running.url)
    assert running.ask("GET", "/api/games")[0] == 200
    with pytest.raises(OSError):
        running.connect()  # 127.0.0.1 is another address
    running.stop()


def test_an_address_that_is_not_here_exits_1():
    answer = rakus("serve", "--port", "0", "--host", "203.0.113.7")
    assert answer.code == 1 and answer.out == "" and "203.0.113.7" in answer.err


def test_lan_opens_to_every_address_of_this_machine_but_not_to_names_of_others():
    running = Server("--lan")
    assert running.url == f"http://{socket.gethostname()}:{running.port}/"
    for host in ("127.0.0.1", "127.0.0.2"):
        request = urllib.request.Request(f"http://{host}:{running.port}/api/games")
        with urllib.request.urlopen(request, timeout=10) as answer:
            assert answer.status == 200
    request = urllib.request.Request(f"http://127.0.0.1:{running.port}/api/games", headers={"Host": "evil.example"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=10)
    assert refused.value.code == 403
    running.stop()


def examples():
    with open(os.path.join(HOUSE, "docs", "api.md")) as page:
        text = page.read()
    return re.findall(r"```http\n(\w+) (\S+)\n(.*?)```\n```json\n(.*?)```", text, re.S)


def holds(answer, shown):
    if isinstance(shown, dict):
        return isinstance(answer, dict) and all(key in answer and holds(answer[key], value) for key, value in shown.items())
    if isinstance(shown, list) and any(isinstance(item, dict) for item in shown):
        return len(answer) >= len(shown) and all(holds(a, s) for a, s in zip(answer, shown))
    return answer == shown


@pytest.mark.parametrize("method,path,body,shown", examples(), ids=lambda x: str(x)[:40])
def test_every_example_of_the_page_about_requests_is_answered_so(server, method, path, body, shown):
    _, answer = server.ask(method, path, body.strip() or None)
    if json.loads(answer).get("schema") == "rakus.job/1":  # the next example finds room
        job = f"/api/jobs/{json.loads(answer)['id']}"
        server.ask("DELETE", job)
        while json.loads(server.ask("GET", job)[1])["state"] == "running":
            time.sleep(0.05)
    assert holds(json.loads(answer), json.loads(shown))


@pytest.mark.parametrize("game", [g["name"] for g in rakus("games", "--json").json["games"]])
def test_the_answers_are_the_documents_of_the_command_line(server, game):
    _, advice = server.ask("POST", "/api/advise", json.dumps({"game": game, "whole_turn": True}))
    assert json.loads(advice) == rakus("advise", game, "--json").json
    _, trace = server.ask("POST", "/api/trace", json.dumps({"game": game}))
    assert json.loads(trace) == rakus("trace", game, "--json").json


def test_how_a_player_is_beaten_is_told_as_on_the_command_line(server, tmp_path):
    text = 'rakus 1  game bantumi  player "Right"\norder by pit\n1 : 0\n'
    (tmp_path / "right.greedy").write_text(text)
    small = {"game": "bantumi", "rules": "pits=4,seeds=3"}
    for wish, words in (({"player": "paper"}, ["--player", "paper"]), ({"player": text}, ["--player", f"@{tmp_path}/right.greedy"])):
        _, answer = server.ask("POST", "/api/exploit", json.dumps({**small, **wish}))
        assert json.loads(answer) == rakus("exploit", "bantumi", "--rules", small["rules"], *words, "--json").json
    status, answer = server.ask("POST", "/api/exploit", json.dumps({"game": "bantumi", "player": "random"}))
    assert status == 400 and "lots" in json.loads(answer)["error"]["en"]


def test_pages_of_other_sites_get_no_answer(server):
    assert server.ask("GET", "/api/games", headers={"Host": "evil.example"})[0] == 403
    assert server.ask("GET", "/api/games", headers={"Origin": "http://evil.example"})[0] == 403
    assert server.ask("GET", "/api/games", headers={"Origin": server.url.rstrip("/")})[0] == 200
    assert server.ask("POST", "/api/advise", '{"game": "bantumi"}', {"Content-Type": "text/plain"})[0] == 415


@pytest.mark.parametrize("path", ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/app.js/..%2f..%2fetc/passwd", "//etc/passwd", "/nothing"])
def test_no_path_leads_outside_the_assets(server, path):
    status, body = server.ask("GET", path)
    assert status == 404 and b"root:" not in body


NONSENSE = ["", "nonsense", "[]", "[" * 20000, '{"game": 3}', '{"game": "chess"}', '{"game": "bantumi", "moves": "3"}', '{"game": "bantumi", "seed": -1}',
            '{"game": "bantumi", "rules": "deck=@/etc/passwd"}', '{"game": "bantumi", "position": "' + "9" * 30000 + '"}']
TOO_MUCH = [("truth", '{"game": "bantumi", "seconds": 1e9}'), ("advise", '{"game": "bantumi", "player": "mcts:playouts=100000000"}'),
            ("match", '{"game": "bantumi", "players": ["paper", "mcts:playouts=100000000"]}'), ("match", '{"game": "bantumi", "players": ["paper", "random"], "games": 1000000000}')]


@pytest.mark.parametrize("verb,body", [(verb, body) for verb in ("position", "advise", "truth", "match") for body in NONSENSE] + TOO_MUCH, ids=lambda x: x[:40])
def test_a_bad_request_is_refused_with_a_reason(server, verb, body):
    status, answer = server.ask("POST", f"/api/{verb}", body)
    assert status == 400 and json.loads(answer)["error"]["en"]


def test_a_large_body_is_refused(server):
    assert server.ask("POST", "/api/advise", "x" * 100_000)[0] == 413


def test_the_headers_keep_the_page_to_itself(server):
    with urllib.request.urlopen(server.url, timeout=10) as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


def resident(process):
    with open(f"/proc/{process.pid}/statm") as sizes:
        return int(sizes.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_a_thousand_requests_and_a_flood_of_large_ones_leave_the_memory_where_it_was(server):
    for _ in range(100):
        server.ask("POST", "/api/advise", '{"game": "bantumi"}')
    before = resident(server.process)
    for i in range(1000):
        server.ask("POST", "/api/advise", '{"game": "bantumi", "seed": %d}' % i)
    for _ in range(20):
        assert server.ask("POST", "/api/advise", "x" * 5_000_000)[0] == 413
    assert resident(server.process) - before < 16 * 2**20


@pytest.mark.timed
def test_a_body_that_never_comes_is_given_up_and_others_are_served_meanwhile(server):
    slow = server.connect()
    slow.sendall(b"POST /api/advise HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{")
    began = time.monotonic()
    assert server.ask("POST", "/api/advise", '{"game": "bantumi"}')[0] == 200
    assert time.monotonic() - began < 1
    slow.settimeout(8)
    rest = slow.recv(4096)
    assert b" 200 " not in rest and time.monotonic() - began < 7.5
    slow.close()


def test_slow_clients_do_not_keep_others_waiting(server):
    slow = [server.connect() for _ in range(150)]
    for s in slow:
        s.sendall(b"POST /api/advise HTTP/1.1\r\nHost: localhost\r\n")
    began = time.monotonic()
    for _ in range(5):
        assert server.ask("POST", "/api/advise", '{"game": "bantumi"}')[0] == 200
    assert time.monotonic() - began < 8
    for s in slow:
        s.close()
