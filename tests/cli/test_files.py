"""One door to files: the user's words open them, a client's never do; what cannot be read or written is said, by name."""

import json
import os
import re
import stat
import subprocess
import threading

import pytest

from rakus import HOUSE, PLAIN, PROGRAM, rakus
from serving import Server

DECK = open(os.path.join(HOUSE, "data", "pokemon", "decks", "ember.deck")).read()
SMALL = ["match", "bantumi", "--players", "paper,random", "--games", "4"]


def to(output, *words):
    """Runs the program with its standard output in a file or device."""
    with open(output, "wb") as out:
        done = subprocess.run([PROGRAM, *words], stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.PIPE, text=True, env=PLAIN, timeout=120)
    return done.returncode, done.stderr


# ---- writing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["advise", "bantumi"], ["games"], ["--help"], ["--version"], ["help"], ["advise", "--help"], SMALL,
                                   ["completion", "bash"], ["cards", "list", "exodia"], ["bench", "gobblet", "--playouts", "10"]], ids=lambda w: " ".join(w[:2]))
def test_a_full_device_as_standard_output_is_exit_1(words):
    code, err = to("/dev/full", *words)
    assert code == 1 and "'stdout'" in err and "full" in err


@pytest.mark.parametrize("flag", ["-o", "--record", "--plot"])
def test_a_full_device_is_named_and_nothing_is_announced(flag, tmp_path):
    target = "/dev/full" if flag != "--plot" else str(tmp_path / "plots")
    if flag == "--plot":
        os.mkdir(target)
        os.symlink("/dev/full", os.path.join(target, "scores.svg"))
    done = rakus(*SMALL, flag, target)
    assert done.code == 1 and target in done.err and "full" in done.err
    assert stat.S_ISCHR(os.stat("/dev/full").st_mode)


def test_a_tuned_player_that_cannot_be_saved_is_not_announced():
    done = rakus("tune", "bantumi", "--player", "paper", "--trials", "1", "--games", "4", "--holdout", "8", "--save", "/dev/full")
    assert done.code == 1 and "'/dev/full'" in done.err and "play it with" not in done.err


def test_a_game_that_cannot_be_saved_is_said():
    done = rakus("play", "bantumi", "--vs", "human", stdin="1\nsave /dev/full\n")
    assert done.code == 1 and "'/dev/full'" in done.err and "saved" not in done.out


@pytest.mark.parametrize("lang,word", [("en", "written"), ("id", "ditulis")])
def test_the_reason_is_told_in_both_languages(lang, word):
    done = rakus("games", "-o", "/no/such/folder/x", "--lang", lang)
    assert done.code == 1 and "/no/such/folder/x" in done.err and word in done.err


def test_devices_links_and_pipes_are_written_through(tmp_path):
    target, link, pipe = tmp_path / "target", tmp_path / "link", tmp_path / "pipe"
    target.write_text("before")
    link.symlink_to("target")
    os.mkfifo(pipe)
    seen = []
    reader = threading.Thread(target=lambda: seen.append(pipe.read_text()))
    reader.start()
    expected = rakus("games").out
    for path in (link, pipe, "/dev/null"):
        assert rakus("games", "-o", str(path)).code == 0
    reader.join(timeout=10)
    assert link.is_symlink() and target.read_text() == expected and seen == [expected]
    assert stat.S_ISFIFO(os.stat(pipe).st_mode) and stat.S_ISCHR(os.stat("/dev/null").st_mode)
    assert sorted(os.listdir(tmp_path)) == ["link", "pipe", "target"]


def test_an_answer_is_written_also_where_standard_input_is_closed(tmp_path):
    """Then the file is what the program opens first, with the number 0."""
    words = ["bash", "-c", 'exec "$0" "$@" <&-', PROGRAM, "advise", "bantumi", "-o", str(tmp_path / "answer")]
    done = subprocess.run(words, capture_output=True, text=True, env=PLAIN, timeout=60)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout == ""
    assert (tmp_path / "answer").read_text() == rakus("advise", "bantumi").out
    assert os.listdir(tmp_path) == ["answer"]


def test_a_file_is_read_also_where_standard_input_is_closed(tmp_path):
    position = rakus("advise", "bantumi", "--json").json["position"]
    (tmp_path / "position").write_text(position)
    words = ["bash", "-c", 'exec "$0" "$@" <&-', PROGRAM, "advise", "bantumi", "--pos", f"@{tmp_path}/position"]
    done = subprocess.run(words, capture_output=True, text=True, env=PLAIN, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == rakus("advise", "bantumi", "--pos", position).out


def test_a_failed_answer_leaves_the_old_file_and_nothing_else(tmp_path):
    old = tmp_path / "old"
    old.write_text("before")
    assert rakus("advise", "bantumi", "--pos", "nonsense", "-o", str(old)).code == 3
    assert old.read_text() == "before" and os.listdir(tmp_path) == ["old"]


# ---- reading ---------------------------------------------------------------------------------------------------------


def readers(path):
    return [["advise", "bantumi", "--pos", f"@{path}"], ["advise", "bantumi", "--player", f"@{path}"], ["review", path], ["merge", path],
            ["cards", "check", "pokemon", path], ["cards", "import", path], ["cards", "list", "exodia", "--rules", f"deck=@{path}"],
            ["advise", "pokemon", "--rules", f"deck1={path}"], ["match", "pokemon", "--players", f"paper:{path},random", "--games", "2"],
            ["match", "pokemon", "--players", "paper", "--decks", f"ember,{path}", "--games", "2"], ["play", "pokemon", "--deck", path]]


@pytest.mark.parametrize("words", readers("PATH"), ids=lambda w: " ".join(w[:4]))
@pytest.mark.parametrize("kind", ["device", "pipe", "folder", "large", "missing"])
def test_what_is_no_file_of_a_fit_size_is_refused_at_once(words, kind, tmp_path):
    path = str(tmp_path / kind)
    if kind == "device":
        path = "/dev/zero"
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        os.mkdir(path)
    elif kind == "large":
        with open(path, "wb") as file:
            file.truncate(600 << 20)  # a hole: it costs nothing
    done = rakus(*[w.replace("PATH", path) for w in words], timeout=10)
    assert done.code == 3 and path in done.err and len(done.err) < 500


def test_an_endless_standard_input_is_refused():
    for words in (["advise", "bantumi", "--pos", "-"], ["cards", "import", "-"]):
        with open("/dev/zero", "rb") as zero:
            done = subprocess.run([PROGRAM, *words], stdin=zero, capture_output=True, text=True, env=PLAIN, timeout=20)
        assert done.returncode == 3 and "stdin" in done.stderr


def test_a_deck_file_is_read_once_and_its_content_travels(tmp_path):
    deck = tmp_path / "mine.deck"
    deck.write_text(DECK)
    own = rakus("advise", "pokemon", "--rules", f"deck1={deck}", "--json").json
    usual = rakus("advise", "pokemon", "--rules", "deck1=ember", "--json").json
    assert own["rules"]["deck1"].startswith("mine.deck{") and own["candidates"] == usual["candidates"]
    head = rakus("match", "pokemon", "--players", f"paper:{deck},random:ember", "--games", "4", "--seed", "3").out
    assert "paper:mine.deck" in head and "{" not in head


def test_a_record_cannot_open_a_file(tmp_path):
    record = tmp_path / "game.rkr"
    record.write_text('[Game "pokemon"]\n[Rules "deck1=/etc/passwd"]\n\n*\n')
    done = rakus("review", str(record))
    assert done.code == 3 and "command line" in done.err and "root" not in done.err
    deck = tmp_path / "mine.deck"
    deck.write_text(DECK)
    assert rakus("review", str(record), "--rules", f"deck1={deck}").code == 0


# ---- a client of the server has no files -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server():
    running = Server()
    yield running
    running.stop()


SECRET = "the-secret-first-line"


def asks(path):
    """Every place of a request in which something may be named."""
    for game in ("pokemon", "exodia", "bantumi"):
        for name in (path, f"@{path}", f"x/../{path}"):
            for key in ("deck", "deck1", "deck2", "pool", "set"):
                yield "position", {"game": game, "rules": f"{key}={name}"}
                yield "position", {"game": game, "position": f"{game}({key}={name}):x"}
            yield "position", {"game": game, "position": name}
            yield "position", {"game": game, "moves": [name]}
            for player in (name, f"paper:{name}", f"paper:{name},x=1"):
                yield "advise", {"game": game, "player": player}
                yield "trace", {"game": game, "player": player}
                yield "record", {"game": game, "players": [player, "random"]}
                yield "match", {"game": game, "players": [player, "random"], "games": 2}
                yield "counterexamples", {"game": game, "player": player, "positions": 1}
            yield "truth", {"game": game, "position": name}


@pytest.mark.parametrize("kind", ["secret", "pipe"])
def test_a_client_opens_no_file_whatever_it_names(server, kind, tmp_path):
    path = tmp_path / "secret.deck"
    if kind == "pipe":
        os.mkfifo(path)  # opening it would wait for ever
    else:
        path.write_text(SECRET + "\n")
    tries = 0
    for verb, body in asks(str(path)):
        status, answer = server.ask("POST", f"/api/{verb}", json.dumps(body))
        assert SECRET.encode() not in answer, (verb, body)
        assert status in (200, 400, 503), (verb, body, answer[:200])  # a deck that plays no part is passed over
        tries += 1
    assert tries > 200


def test_a_client_brings_no_deck_of_its_own(server):
    for verb, body in [("position", {"game": "exodia", "rules": "deck=x{card+A}"}), ("position", {"game": "pokemon", "position": "pokemon(deck1=x{4+R}):x"}),
                       ("record", {"game": "pokemon", "players": ["paper:x{4+R}", "random"]}), ("advise", {"game": "pokemon", "player": "paper:x{4+R}"})]:
        status, answer = server.ask("POST", f"/api/{verb}", json.dumps(body))
        assert status == 400 and "decks of your own" in json.loads(answer)["error"]["en"], (verb, body)


def test_a_client_cannot_tell_a_file_that_is_there_from_one_that_is_not(server):
    answers = {server.ask("POST", "/api/record", json.dumps({"game": "pokemon", "players": [f"paper:{path}", "random"]}))[1].replace(path.encode(), b"")
               for path in ("/etc/passwd", "/etc/nothing", "/dev/zero", "/nowhere/x")}
    assert len(answers) == 1


# ---- by construction -------------------------------------------------------------------------------------------------

# What the user names, the results file, and the tables in their own folder.
DOORS = {"src/store/files.cpp", "src/store/sqlite.cpp", "src/solve/table_file.cpp", "src/solve/table_lock.cpp", "src/core/disk.cpp"}
OPENING = re.compile(r"\b[io]?fstream\b|\bfopen\b|\bopenat?\s*\(\s*\"|(?<![\w:])::open\s*\(|sqlite3_open")


def sources():
    for folder, _, names in os.walk(os.path.join(HOUSE, "src")):
        for name in names:
            if name.endswith((".cpp", ".h")) and not name.endswith("_test.cpp"):
                path = os.path.join(folder, name)
                yield os.path.relpath(path, HOUSE), open(path).read()


def test_files_are_opened_in_few_places():
    assert {path for path, text in sources() if OPENING.search(text)} <= DOORS


def test_the_right_to_open_files_is_made_by_the_command_line_alone():
    makers = {path for path, text in sources() if "of_the_user()" in text}
    assert makers == {"src/store/files.h", "src/app/command.h", "src/app/console.h"}
    for path, text in sources():
        if path.startswith(("src/app/http/", "src/games/", "src/lab/", "src/core/", "src/search/")):
            assert "store/files.h" not in text and "app/command.h" not in text and "app/console.h" not in text, path


@pytest.mark.parametrize("home", [{"HOME": ""}, {"HOME": None}], ids=["empty", "missing"])
def test_without_a_home_nothing_is_written_and_what_needs_the_folder_says_so(home):
    env = {k: v for k, v in PLAIN.items() if k not in ("HOME", "XDG_DATA_HOME")}
    env.update({k: v for k, v in home.items() if v is not None})

    def run(*words):
        done = subprocess.run([PROGRAM, *words], capture_output=True, text=True, env=env, timeout=60)
        return done.returncode, done.stdout, done.stderr

    before = set(os.listdir("/"))
    code, out, err = run("match", "bantumi", "--players", "paper,random", "--games", "4")
    assert code == 0 and "paper" in out and "this run is not saved" in err and "HOME is not set" in err
    assert run("truth", "bantumi", "--rules", "pits=3,seeds=2")[0] == 0
    for words in (["solve", "congklak", "--build", "--seeds", "4"], ["results", "list"], ["match", "bantumi", "--players", "paper,random", "--games", "4", "--resume"]):
        code, _, err = run(*words)
        assert code == 1 and "expected --db DIR" in err, words
    assert set(os.listdir("/")) == before


def test_a_player_that_brings_a_deck_is_asked_only_where_it_has_it():
    refused = rakus("advise", "pokemon", "--player", "paper:quarry")
    assert refused.code == 3 and "deck1=quarry" in refused.err
    assert rakus("advise", "pokemon", "--player", "paper:quarry", "--rules", "deck1=quarry").code == 0
    assert rakus("trace", "pokemon", "--player", "paper:quarry").code == 3
