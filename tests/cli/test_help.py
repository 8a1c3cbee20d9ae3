"""Help, manual pages and completion: one source, and only what a command accepts."""

import os
import re
import shutil
import subprocess

import pexpect
import pytest
from rakus import CLEAN, HOUSE, PLAIN, PROGRAM, rakus

HELP = rakus("help", "--json").json
COMMANDS = {c["name"]: c for c in HELP["commands"]}
GAMES = [g["name"] for g in rakus("games", "--json").json["games"]]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_command_and_the_manual_page_agree(command):
    assert rakus("help", command).out == rakus(command, "--help").out
    page = rakus("help", command, "--man").out.replace("\\-", "-").replace("\\(aq", "'")
    for option in COMMANDS[command]["options"] + HELP["options"]:
        assert f"--{option['name']}" in page and f"--{option['name']}" in rakus("help", command).out
    assert COMMANDS[command]["about"]["en"] in page


@pytest.mark.skipif(not shutil.which("man"), reason="man is not installed")
@pytest.mark.parametrize("lang", ["en", "id"])
def test_man_reads_the_pages_without_complaint(lang, tmp_path):
    for words in ([], ["advise"], ["match"]):
        page = tmp_path / "page.1"
        page.write_text(rakus("help", *words, "--man", "--lang", lang).out)
        done = subprocess.run(["man", "--warnings", "-l", str(page)], capture_output=True, text=True, env={**PLAIN, "MANWIDTH": "80", "LANG": "C.UTF-8"})
        assert done.returncode == 0 and done.stderr == "", done.stderr
        assert "rakus" in done.stdout


def test_topics_typos_and_refusals():
    assert "FTK" in rakus("help", "words").out and "giliran pertama" in rakus("help", "words", "--lang", "id").out
    assert "pits=6" in rakus("help", "rules", "bantumi").out
    assert "130" in rakus("help", "codes").out and "XDG_CONFIG_HOME" in rakus("help", "codes").out
    assert "Exit codes" in rakus("--help").out and "NO_COLOR" in rakus("--help").out
    for words, said in ((["help", "advice"], "'advise'"), (["help", "rules"], "bantumi"), (["help", "rules", "chess"], "bantumi"),
                        (["advise", "bantumi", "--playr=x"], "'--player'"), (["match", "bantumi", "--game", "4"], "'--games'"),
                        (["truth", "bantumi", "--seed"], "needs a value"), (["advise", "bantumi", "--seed", "1", "--seed", "2"], "twice")):
        answer = rakus(*words)
        assert answer.code == 2 and said in answer.err and answer.err.count("\n") == 1 and answer.out == "", words


def test_version_is_said_in_three_ways():
    assert rakus("-V").out == rakus("--version").out == rakus("version").out
    assert re.match(r"rakus \d+\.\d+\.\d+", rakus("version").out)
    assert rakus("version", "--json").json["schema"] == "rakus.version/1"


@pytest.mark.parametrize("command", [c for c in COMMANDS if COMMANDS[c]["games"] and len(COMMANDS[c]["games"]) < len(GAMES)])
def test_a_game_that_a_command_does_not_accept_is_refused_and_not_offered(command):
    taken = COMMANDS[command]["games"]
    for game in GAMES:
        if game not in taken:
            answer = rakus(command, game)
            assert answer.code == 2 and all(name in answer.err for name in taken)
    assert [line.split("\t")[0] for line in rakus("complete", "--", command, "").out.splitlines()] == taken


def offered(*words):
    return [line.split("\t")[0] for line in rakus("complete", "--", *words).out.splitlines()]


def test_completion_offers_what_fits():
    players = [p["name"] for p in rakus("games", "bantumi", "--json").json["games"][0]["players"]]
    assert offered("ad") == ["advise"]
    assert offered("advise", "") == GAMES
    assert offered("advise", "bantumi", "--player", "") == players
    assert offered("match", "bantumi", "--players", "paper,r") == [f"paper,{p}" for p in players if p.startswith("r")]
    assert offered("advise", "bantumi", "--lang", "") == ["en", "id"] == [w[7:] for w in offered("advise", "bantumi", "--lang=")]
    assert "pits=" in offered("truth", "bantumi", "--rules", "")
    assert offered("truth", "bantumi", "--rules", "pits=6,se") == ["pits=6,seeds="]
    assert offered("advise", "bantumi", "--example", "fig3") == ["fig3"]
    assert offered("advise", "bantumi", "--pl") == ["--player", "--playouts", "--plain"]
    assert "--seed" not in offered("advise", "bantumi", "--seed", "3", "--")
    assert offered("review", "") == [":files"] and offered("advise", "bantumi", "--pos", "@x") == [":files@"]
    assert offered("help", "rules", "ba") == ["bantumi"]
    assert set(offered("results", "")) == {"list", "show", "export", "delete", "prune"}
    assert offered("completion", "") == ["bash", "zsh", "fish"] and offered("completion", "bash", "") == []
    assert offered("cards", "list", "") == ["exodia", "pokemon", ":files"]
    assert offered("players", "") == ["show", *GAMES]
    texts = rakus("players", "bantumi", "--json").json["texts"]
    assert offered("players", "show", "bantumi", "") == texts and texts
    assert {"words", "rules", "codes", "advise"} <= set(offered("help", ""))
    assert "rep=2-9" not in offered("advise", "gobblet", "--rules", "rep=") and "lift=strict" in offered("advise", "gobblet", "--rules", "lift=")
    assert offered("advise", "pokemon", "--rules", "deck1=") == ["deck1=silkwing", ":filesdeck1="]
    assert offered("nonsense", "") == []


def test_the_completer_knows_no_command_by_name():
    source = open(os.path.join(HOUSE, "src", "app", "completing.cpp"), encoding="utf-8").read()
    assert not re.search(r"command_->name\s*[=!]=", source)


def test_what_every_job_takes_is_said_alike_by_all_of_them():
    common = ["resume", "repair", "rules", "seed", "jobs", "db"]
    jobs = {name: [o["name"] for o in c["options"]] for name, c in COMMANDS.items() if "resume" in [o["name"] for o in c["options"]] and name != "solve"}
    assert len(jobs) >= 9
    for name, options in jobs.items():
        assert options[-len(common):] == common, name
        assert (options[-len(common) - 1] == "time") == (name != "check"), name


@pytest.mark.parametrize("lang", ["en", "id"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_taught_with_boards_and_moves_that_are_legal(game, lang):
    text = rakus("help", "rules", game, "--lang", lang).out
    for step in rakus("help", "rules", game, "--json").json["steps"]:
        where = ["--pos", step["position"]] if step["position"] else []
        board = rakus("show", game, *where, "--moves", *step["moves"][:1] or [""])
        assert board.code == 0, (step, board.err)
        assert all(f"     {move}: " in text for move in step["moves"][:1])
    if game == "bantumi":
        assert text.count("P2 (") == len(rakus("help", "rules", game, "--json").json["steps"])


PATH = {**PLAIN, "PATH": os.path.dirname(PROGRAM) + ":" + CLEAN.get("PATH", "/usr/bin:/bin")}


def test_bash_completes():
    def completed(line):
        words = line.split(" ")
        listed = " ".join(f"'{w}'" for w in words)
        script = (f"source <(rakus completion bash); COMP_LINE='{line}'; COMP_POINT={len(line)}; COMP_WORDS=({listed}); COMP_CWORD={len(words) - 1}; "
                  "_rakus; printf '%s\n' \"${COMPREPLY[@]}\"")
        return subprocess.run(["bash", "-c", script], capture_output=True, text=True, env=PATH).stdout.split()
    assert completed("rakus ad") == ["advise"]
    assert completed("rakus advise ") == GAMES
    assert "paper-chain" in completed("rakus advise bantumi --player pa")


@pytest.mark.skipif(not shutil.which("fish"), reason="fish is not installed")
def test_fish_completes(tmp_path):
    def completed(line):
        script = f"rakus completion fish | source; complete -C '{line}'"
        done = subprocess.run(["fish", "--no-config", "-c", script], capture_output=True, text=True, env={**PATH, "HOME": str(tmp_path)})
        return [row.split("\t")[0] for row in done.stdout.splitlines()]
    assert completed("rakus ad") == ["advise"]
    assert sorted(completed("rakus advise ")) == sorted(GAMES)
    assert "paper-chain" in completed("rakus advise bantumi --player pa")


@pytest.mark.skipif(not shutil.which("zsh"), reason="zsh is not installed")
def test_zsh_completes(tmp_path):
    child = pexpect.spawn("zsh", ["-f"], env={**PATH, "HOME": str(tmp_path), "PS1": "begin> "}, encoding="utf-8", timeout=20, dimensions=(40, 120))
    child.expect("begin> ")
    child.sendline("autoload -U compinit && compinit -u -d $HOME/dump && source <(rakus completion zsh); PS1='rea''dy> '")
    child.expect("ready> ")
    child.send("rakus adv\t")
    child.expect("rakus advise")
    child.send("gobb\t")
    child.expect("gobblet")
    child.close(force=True)


def test_the_install_brings_manual_and_completion(tmp_path):
    done = subprocess.run(["cmake", "--install", f"{HOUSE}/build/test", "--prefix", str(tmp_path)], capture_output=True, text=True, env=PLAIN)
    assert done.returncode == 0, done.stderr
    for path in ("bin/rakus", "share/man/man1/rakus.1", "share/man/man1/rakus-advise.1", "share/man/id/man1/rakus-advise.1",
                 "share/bash-completion/completions/rakus", "share/zsh/site-functions/_rakus", "share/fish/vendor_completions.d/rakus.fish"):
        assert (tmp_path / path).stat().st_size > 0, path
    assert len(list((tmp_path / "share/man/man1").iterdir())) == len(COMMANDS) + 1


def test_a_game_that_is_mistyped_is_named_and_settings_are_a_topic():
    refused = rakus("help", "rules", "bantmi")
    assert refused.code == 2 and "'bantmi'" in refused.err and "did you mean 'bantumi'" in refused.err
    assert rakus("help", "rules").code == 2
    settings = rakus("help", "settings")
    assert settings.code == 0 and "player.GAME" in settings.out and settings.out in rakus("help", "codes").out
    assert "help settings" in rakus("help").out


def test_completion_offers_nothing_twice():
    for words in (["help", ""], ["advise", "bantumi", "--rules", "ec="], ["results", ""], ["match", "bantumi", "--players", ""]):
        offered = [line.split("\t")[0] for line in rakus("complete", "--", *words).out.splitlines()]
        assert offered and len(offered) == len(set(offered)), words


def test_the_title_of_a_manual_page_is_in_capitals():
    assert rakus("help", "advise", "--man").out.splitlines()[0].split()[1].replace("\\", "") == "RAKUS-ADVISE"


def test_players_that_are_typed_as_words_are_told_their_option():
    for words, option in ((["match", "bantumi", "paper", "random"], "--players"), (["advise", "bantumi", "paper"], "--player")):
        refused = rakus(*words)
        assert refused.code == 2 and f"; {option} names players" in refused.err and refused.out == ""
