"""rakus site: the page as a folder of files. What a browser does with it is tested in web/test/site.mjs."""

import gzip
import os
import re

import pytest
from rakus import rakus

WASM = b"\0asm\1\0\0\0"


@pytest.fixture
def engine(tmp_path):
    file = tmp_path / "rakus.wasm"
    file.write_bytes(WASM)
    return str(file)


def files_below(folder):
    return sorted(os.path.relpath(os.path.join(at, name), folder) for at, _, names in os.walk(folder) for name in names)


def test_every_address_of_the_page_is_a_file_and_nothing_else_is_there(tmp_path, engine):
    done = rakus("site", str(tmp_path / "public"), "--engine", engine, "--json")
    assert done.code == 0
    files = files_below(tmp_path / "public")
    assert [f["name"] for f in sorted(done.json["files"], key=lambda f: f["name"])] == files
    pages = {f for f in files if f.endswith("index.html")}
    assert set(files) - pages == {"app.js", "icon.svg", "rakus.wasm.gz", "style.css", "sw.js", "worker.js"}
    for game in rakus("games", "--json").json["games"]:
        for name in [game["name"], *game["aliases"]]:
            assert {f"{name}/index.html", f"{name}/learn/index.html", f"{name}/workbench/index.html",
                    f"counterexamples/{name}/index.html"} <= pages


def test_what_a_page_names_lies_beside_it_however_deep_it_is(tmp_path, engine):
    folder = tmp_path / "public"
    assert rakus("site", str(folder), "--engine", engine).code == 0
    for page in (f for f in files_below(folder) if f.endswith("index.html")):
        text = (folder / page).read_text()
        named = re.findall(r'(?:href|src)="([^"]+)"', text)
        assert len(named) == 3
        for name in named:
            assert os.path.exists(os.path.join(folder, os.path.dirname(page), name)), f"{page} names {name}"
        assert 'name="rakus-engine" content="rakus.wasm.gz"' in text


def test_the_engine_lies_there_packed_and_the_service_worker_knows_every_file(tmp_path, engine):
    folder = tmp_path / "public"
    assert rakus("site", str(folder), "--engine", engine).code == 0
    assert gzip.decompress((folder / "rakus.wasm.gz").read_bytes()) == WASM
    script = (folder / "sw.js").read_text()
    addresses = [f.removesuffix("index.html") for f in files_below(folder) if f != "sw.js"]
    assert [a for a in addresses if f'"{a}"' not in script] == []


def test_the_same_engine_gives_the_same_bytes_and_another_one_another_version(tmp_path, engine):
    versions = []
    for name, more in (("a", b""), ("b", b""), ("c", b"\0")):
        with open(engine, "wb") as file:
            file.write(WASM + more)
        assert rakus("site", str(tmp_path / name), "--engine", engine).code == 0
        versions.append((tmp_path / name / "sw.js").read_text())
    assert versions[0] == versions[1] != versions[2]


def test_without_an_engine_or_with_something_else_it_says_so(tmp_path):
    absent = rakus("site", str(tmp_path / "public"))
    assert absent.code == 3 and "--engine" in absent.err and absent.err.count("\n") == 1
    other = tmp_path / "other"
    other.write_text("no engine")
    wrong = rakus("site", str(tmp_path / "public"), "--engine", str(other))
    assert wrong.code == 3 and "WebAssembly" in wrong.err
    assert rakus("site", str(tmp_path / "public"), "--engine", str(tmp_path / "nothing")).code == 3
    assert rakus("site").code == 2
    assert not os.path.exists(tmp_path / "public")


def test_a_folder_that_cannot_be_written_is_named(tmp_path, engine):
    (tmp_path / "taken").write_text("")
    done = rakus("site", str(tmp_path / "taken"), "--engine", engine)
    assert done.code == 1 and "taken" in done.err
