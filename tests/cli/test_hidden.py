"""What the viewer may not know is not shown: the hidden cards are dealt otherwise, and every byte of every answer stays."""

import json
import random
import re

import pytest

from rakus import WHOLE, rakus
from serving import Server

EASY = ["--playouts", "20"]


@pytest.fixture(scope="module")
def server():
    running = Server()
    yield running
    running.stop()


def post(server, verb, **body):
    status, answer = server.ask("POST", f"/api/{verb}", json.dumps(body))
    assert status == 200, answer
    return answer.decode()


# ---- Pokemon: the position as text, with everything in it --------------------------------------------------------------


def cards_of(text):
    """"R*3.vulpix" as a list; the top of a pile stands first."""
    if text in ("-", "0"):
        return []
    return [name for item in text.split(".") for name in [item.split("*")[0]] * int(item.split("*")[1] if "*" in item else 1)]


def written(cards):
    return ".".join(cards) or "0"


def fields_of(side):
    return dict(field.split("=", 1) for field in side.split(";"))


def dealt_otherwise(position, seed, viewer=None):
    """The same table for the viewer, if none is named for the one who is to move: the opponent's hand, deck and prizes and
    the own deck and prizes are dealt again."""
    chance = random.Random(seed)
    body, mover, rest = position.split(" ", 2)
    sides = [fields_of(side) for side in body.split("/")]
    for number, side in enumerate(sides, 1):
        zones = ["k", "p"] if number == int(viewer or mover) else ["h", "k", "p"]
        pool = [card for zone in zones for card in cards_of(side[zone])]
        chance.shuffle(pool)
        for zone in zones:
            n = len(cards_of(side[zone]))
            side[zone], pool = written(pool[:n]) if n or zone != "h" else "-", pool[n:]
    return "/".join(";".join(f"{k}={v}" for k, v in side.items()) for side in sides) + f" {mover} {rest}"


def some_positions(server, game, wanted):
    """Positions on the way of random games, with everything in them."""
    chance = random.Random(7)
    found = []
    seed = 0
    while len(found) < wanted:
        seed += 1
        moves = []
        for _ in range(chance.randrange(8, 60)):
            now = json.loads(post(server, "position", game=game, seed=seed, moves=moves, see_all=True))
            if now["outcome"] is not None:
                break
            moves.append(chance.choice(now["moves"])["move"])
        now = json.loads(post(server, "position", game=game, seed=seed, moves=moves, see_all=True))
        if now["outcome"] is None and " do=" not in now["position"] and " f=" not in now["position"]:
            found.append(now["position"])
    return found


def answers(server, game, position):
    """Everything that can be asked about a position by the one who is to move, as bytes."""
    place = {"game": game, "position": position}
    out = [post(server, "position", **place), post(server, "advise", **place), post(server, "advise", **place, whole_turn=True),
           post(server, "trace", **place), post(server, "truth", **place, all=True, playouts=20), post(server, "advise", **place, truth=True, playouts=20)]
    for command in (["advise"], ["advise", "--trace"], ["advise", "--all-players"], ["advise", "--truth", "--time", "60s"], ["truth", "--all", *EASY], ["trace"],
                    ["trace", "--walk"]):
        for form in ([], ["--json"], ["--plain"]):
            done = rakus(command[0], game, "--pos", position, *command[1:], *form)
            if "walks no list" in done.err:
                continue
            assert done.code == 0, done.err
            out.append(done.out + done.err)
    piped = rakus("play", game, "--pos", position, "--side", position.split(" ")[1] if game == "pokemon" else "1", "--vs", "human", stdin="h\nw\nb\nt\nq\n")
    return out + [piped.out + piped.err]


def told_to(server, game, position, viewer):
    """The same for somebody in the other seat, who looks on."""
    place = {"game": game, "position": position, "viewer": viewer}
    return [post(server, "position", **place), post(server, "truth", **place, all=True, playouts=20)]


def test_the_cards_that_a_player_cannot_see_change_no_byte(server):
    compared = 0
    for position in some_positions(server, "pokemon", 6 if WHOLE else 3):
        before = answers(server, "pokemon", position)
        other = dealt_otherwise(position, 3)
        assert other != position
        for one, two in zip(before, answers(server, "pokemon", other)):
            assert one == two
            compared += 1
        watcher = 3 - int(position.split(" ")[1])
        other = dealt_otherwise(position, 5, watcher)
        assert other != position
        for one, two in zip(told_to(server, "pokemon", position, watcher), told_to(server, "pokemon", other, watcher)):
            assert one == two
            compared += 1
    assert compared > 80


# ---- whole runs: two games that differ only in what the seat may not know -----------------------------------------------


def hidden_words(text, game):
    """Cards of a hand, an ordered deck or prizes that are spelled out anywhere in a text."""
    if game == "exodia":
        return re.findall(r";d=(?!\?|@)[A-Z0-9.]+", text)
    return [f"{zone}={cards}" for side in re.findall(r"(a=[^/ \"]*)", text) for zone, cards in [f.split("=", 1) for f in side.split(";")]
            if (zone in "kp" and not re.fullmatch(r"\d+", cards))]


@pytest.mark.parametrize("game", ["pokemon", "exodia"])
def test_positions_that_commands_find_and_list_show_no_order_of_a_deck(game):
    words = {"pokemon": [["counterexamples", "--positions", "8", "--playouts", "100"], ["advise", "--seed", "5"], ["truth", "--seed", "5", *EASY], ["trace", "--seed", "5"]],
             "exodia": [["advise", "--seed", "5"], ["truth", "--seed", "5", *EASY], ["trace", "--seed", "5"]]}[game]
    for command in words:
        for form in ([], ["--json"], ["--plain"]):
            done = rakus(command[0], game, *command[1:], *form)
            assert done.code == 0, done.err
            assert hidden_words(done.out + done.err, game) == []


def test_a_listed_position_shows_one_hand_alone():
    """counterexamples tells the position as the one who is to move knows it."""
    done = rakus("counterexamples", "pokemon", "--positions", "30", "--playouts", "200", "--json")
    positions = [e["position"] for e in done.json["worst"]]
    for position in positions:
        body, mover, _ = position.split(" ", 2)
        theirs = fields_of(body.split("/")[2 - int(mover)])
        assert re.fullmatch(r"\?\d+|-", theirs["h"]), position


def test_the_records_of_a_match_hold_the_key_and_no_card(tmp_path):
    file = tmp_path / "games.rkr"
    assert rakus("match", "pokemon", "--players", "paper,random", "--games", "2", "--record", str(file)).code == 0
    text = file.read_text()
    tags = dict(re.findall(r'\[(\w+) "([^"]*)"\]', text))
    assert tags["Seed"] and hidden_words(tags["Position"], "pokemon") == []
    reviewed = rakus("review", str(file), *EASY, "--time", "30s")
    assert reviewed.code == 0 and hidden_words(reviewed.out, "pokemon") == []


@pytest.mark.parametrize("form", [[], ["--json"]], ids=["record", "json"])
def test_what_a_review_adds_to_a_running_game_depends_on_nothing_hidden(server, tmp_path, form):
    """The same moves with the cards under them dealt otherwise."""
    for number, position in enumerate(some_positions(server, "pokemon", 3)):
        legal = json.loads(post(server, "position", game="pokemon", position=position))["moves"]
        move = next((m["move"] for m in legal if m["move"] in ("pass", "attack:1")), legal[0]["move"])
        seen = []
        for dealt in (position, dealt_otherwise(position, 3)):
            path = tmp_path / f"{number}.rkr"
            path.write_text(f'[Game "pokemon"]\n[Rules ""]\n[Player1 "paper"]\n[Player2 "paper"]\n[Position "{dealt}"]\n[Seed "1"]\n[Result "*"]\n\n1. {move} *\n')
            done = rakus("review", str(path), *EASY, *form)
            seen.append(re.findall(r"\[%[st] [^]]*\]", done.out))
        assert seen[0] == seen[1] and seen[0]


def setup_positions(server, wanted):
    """Games in which cards are being put face down."""
    found = []
    for seed in range(1, 200):
        now = json.loads(post(server, "position", game="pokemon", seed=seed, see_all=True))
        if " do=" in now["position"] and len(found) < wanted:
            found.append(now["position"])
    assert len(found) == wanted
    return found


def test_while_cards_are_put_face_down_the_other_seat_changes_no_byte(server):
    compared = 0
    for position in setup_positions(server, 3 if WHOLE else 2):
        other = dealt_otherwise(position, 3)
        assert other != position
        for one, two in zip(answers(server, "pokemon", position), answers(server, "pokemon", other)):
            assert one == two
            compared += 1
    assert compared > 50


def test_the_order_of_the_deck_changes_no_byte(server):
    ordered = "t=1;h=RML.UG.TF.GBS.DWD;m=-;f=-;s=-;g=-;n=0;o=-;d=%s 1"
    now = json.loads(post(server, "position", game="exodia", position=ordered % "@5", see_all=True))["position"]
    head, deck = now[:-2].split(";d=")
    assert len(deck.split(".")) == 35
    cards = deck.split(".")
    random.Random(1).shuffle(cards)
    for one, two in zip(answers(server, "exodia", now), answers(server, "exodia", f"{head};d={'.'.join(cards)} 1")):
        assert one == two and not re.search(r";d=(?!\?)", one)


def test_the_test_sees_what_is_shown(server):
    """With everything to be seen the same comparison fails: it is able to."""
    position = some_positions(server, "pokemon", 1)[0]
    other = dealt_otherwise(position, 3)
    assert post(server, "position", game="pokemon", position=position, see_all=True) != post(server, "position", game="pokemon", position=other, see_all=True)


# ---- one's own seat, while the other one moves --------------------------------------------------------------------------


def test_somebody_who_looks_on_sees_neither_hand_nor_candidates(server):
    place = {"game": "pokemon", "seed": 4, "viewer": 2}
    start = json.loads(post(server, "position", **place))
    mine, theirs = [fields_of(side) for side in start["position"].split(" ")[0].split("/")][::-1]
    assert start["side"] == 1 and start["moves"] == [] and "?" in theirs["h"] and "?" not in mine["h"]
    advice = json.loads(post(server, "advise", **place))
    assert advice["pick"] and advice["candidates"] == []
    assert json.loads(post(server, "truth", **place, all=True, playouts=20))["moves"] == []


def test_a_card_set_up_face_down_is_a_question_mark_until_both_are_ready(server):
    pick = json.loads(post(server, "advise", game="pokemon", seed=4))["pick"]
    assert pick.startswith("active:")
    played = json.loads(post(server, "position", game="pokemon", seed=4, moves=[pick], viewer=2))["played"]
    assert played == ["active:?"]
    assert json.loads(post(server, "position", game="pokemon", seed=4, moves=[pick], viewer=1))["played"] == [pick]


@pytest.mark.parametrize("game", ["pokemon", "exodia"])
def test_a_seed_is_told_only_when_nothing_is_hidden_any_more(server, game):
    for verb in ("position", "advise", "truth"):
        assert "seed" not in json.loads(post(server, verb, game=game, seed=77, **({"playouts": 20} if verb == "truth" else {})))
    assert "seed" not in rakus("advise", game, "--seed", "77", "--json").json
    assert "seed" not in rakus("play", game, "--seed", "77", "--json", stdin="").json
    assert json.loads(post(server, "position", game="bantumi", seed=77))["seed"] == 77


def test_play_shows_one_seat_alone():
    """Piped and in a terminal: while the opponent moves, too."""
    done = rakus("play", "pokemon", "--seed", "3", "--side", "2", stdin="")
    lines = [line.split("\t") for line in done.out.splitlines()]
    assert len(lines) >= 1
    for _, _, move, position in lines:
        one, two = [fields_of(side) for side in position.split(" ")[0].split("/")]
        assert re.fullmatch(r"\?\d+|-", one["h"]) and all(re.fullmatch(r"\d+", f[zone]) for f in (one, two) for zone in "kp")
        assert not re.search(r"active:\w|bench:\w", move) or "do=setup" not in position


def test_a_saved_game_of_hidden_cards_holds_its_key_and_no_card(tmp_path):
    file = tmp_path / "game.rkr"
    legal = [m["move"] for m in json.loads(rakus("play", "pokemon", "--seed", "3", "--json", stdin="").out).get("moves", [])]
    assert legal == []
    assert rakus("play", "pokemon", "--seed", "3", "--vs", "human", stdin=f"save {file}\nq\n").code == 0
    text = file.read_text()
    assert '[Seed "3"]' in text and '[Position ""]' in text
    assert rakus("review", str(file)).code == 0
