"""What a host needs: settings that are checked, a door of their own, figures, a word on how the server is."""

from __future__ import annotations

import asyncio
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.cli.command import volteface
from tests.server.client import Refused, people, run, seated
from tests.server.running import Running, program, running
from volteface.server.config import Config
from volteface.server.metrics import ABOUT, is_from
from volteface.server.settings import BadSettings, Settings, example, read

# -- settings ---------------------------------------------------------------------------------------------------------


def settings(tmp_path: Path, text: str, **environment: str) -> Settings:
    file = tmp_path / "volteface.toml"
    file.write_text(text, "utf-8")
    return read(file, environment)


def test_the_example_holds_every_key_with_its_default() -> None:
    whole = tomllib.loads(example())
    assert msgspec.convert(whole, Settings) == Settings()
    assert whole.keys() == msgspec.to_builtins(Settings()).keys()
    for section, keys in msgspec.to_builtins(Settings()).items():
        assert whole[section].keys() == keys.keys()
    assert example().count("\n# ") >= sum(map(len, whole.values()))


def test_a_file_and_the_environment_over_it(tmp_path: Path) -> None:
    text = "[server]\nport = 9000\nhost = '0.0.0.0'\ntrusted_proxies = ['10.0.0.1']\n[limits]\nviewers = 9\n"
    found = settings(
        tmp_path, text, VOLTEFACE_SERVER_PORT="9001", VOLTEFACE_SERVER_NAMES="a.example, b.example", HOME="/"
    )
    config = Config.of(found)
    assert (config.host, config.port, config.names) == ("0.0.0.0", 9001, ("a.example", "b.example"))
    assert (config.trusted_proxy, config.caps.viewers, config.caps.deals) == ("10.0.0.1", 9, 32)
    assert read(None, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "[server]\nhost = 'x'\nprot = 9",
            r"volteface.toml, line 3: there is no key in \[server\] 'prot'; did you mean 'port'\?",
        ),
        ("[sever]\nport = 9", r"line 1: there is no part 'sever'; did you mean 'server'\?"),
        ("\n\nport = 9", r"line 3: there is no part 'port'"),
        ("[limits]\n\n'zzz' = 9", r"line 3: there is no key in \[limits\] 'zzz'; there are: head_seconds, "),
        ("[server]\nport = 'many'", r"volteface.toml, line 2: port in \[server\] cannot be 'many'"),
        ("[server]\nport = 99999", r"port in \[server\] cannot be 99999"),
        ("[server]\nport = = 9", r"is not in the form of TOML"),
        ("[server]\npublic_address = 'play.example'", r"must begin with http:// or https://"),
        ("[server]\npublic_address = 'https://'", r"must begin with http:// or https://, and end with the name"),
        ("[server]\ntrusted_proxies = ['127.0.0.l']", r"trusted_proxies in \[server\] cannot be"),
        ("[tables]\nopen_from = ['here']", r"open_from in \[tables\] cannot be"),
        (
            "[server]\nlanguages = ['fr', 'xx']",
            r"languages in \[server\] cannot be .*'xx' is not spoken here; there are",
        ),
        ("[tables]\nprograms = ['lucky']", r"programs in \[tables\] cannot be .*'lucky' is no GAME:NAME=COMMAND"),
        ("[tables]\nprograms = ['recto-verso:x=y']", r"programs do not play 'recto-verso'; they play: verso"),
        ("[server]\ndata = 7", r"data in \[server\] cannot be 7"),
    ],
)
def test_a_mistake_is_named_with_its_place_and_what_would_be_right(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match=sentence):
        settings(tmp_path, text)


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("VOLTEFACE_SERVER_PROT", "9", r"no variable 'VOLTEFACE_SERVER_PROT'; did you mean 'VOLTEFACE_SERVER_PORT'"),
        ("VOLTEFACE_SERVER_PORT", "many", r"VOLTEFACE_SERVER_PORT cannot be 'many'"),
    ],
)
def test_a_mistaken_variable_is_named_too(variable: str, value: str, sentence: str) -> None:
    with pytest.raises(BadSettings, match=sentence):
        read(None, {variable: value})


def test_nothing_starts_half_configured(tmp_path: Path) -> None:
    (tmp_path / "volteface.toml").write_text("[server]\nprot = 9\n")
    done = volteface("serve", cwd=tmp_path)
    assert done.returncode == 1
    assert "did you mean 'port'?" in " ".join(done.stderr.split())
    assert {file.name for file in tmp_path.iterdir()} == {"volteface.toml"}
    assert tomllib.loads(volteface("serve", "--example-settings").stdout)["server"]["port"] == 8765


def test_tables_are_opened_from_where_the_host_says(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(closed.url, "Ann") as (ann,):
            with pytest.raises(Refused, match="no-opening"):
                await ann.open("verso", 1)

    with running(tmp_path, open_from=("192.0.2.0/24",)) as closed:
        run(body)
    assert is_from("192.0.2.9", ["192.0.2.0/24"])
    assert is_from("::ffff:192.0.2.9", ["192.0.2.0/24"])
    assert not is_from("nobody", ["0.0.0.0/0"])


# -- how the server is ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("host"), notice="Hosted by <Ann>") as live:
        yield live


def test_figures_for_prometheus_are_for_the_machine_itself(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            _, (ann, _) = await seated(guests, "verso")
            await ann.do("start")
            text = (await guests[0].http.get("/metrics")).text
            for name in ABOUT:
                assert f"# HELP volteface_{name} " in text
            found = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
            assert (found["volteface_tables"], found["volteface_viewers"]) == ("1", "2")
            assert float(found["volteface_stored_total"]) >= 4
            assert found["volteface_store_failures_total"] == "0"
            answer = await guests[0].http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
            assert answer.status_code == 403

    run(body)


def test_the_status_page_speaks_to_people(server: Running) -> None:
    for code, word in (("en", "All is well"), ("fr", "Tout va bien"), ("de", "Alles ist gut"), ("xx", "All is well")):
        page = httpx.get(f"{server.url}/status", headers={"Accept-Language": f"{code},en;q=0.5"})
        assert page.status_code == 200
        assert word in page.text
        assert "Hosted by &lt;Ann&gt;" in page.text


def test_whoever_asks_how_the_server_is_makes_it_write_no_more_than_once_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("volteface.server.house.REMEMBERED", 1000)
    with running(tmp_path) as live:
        assert live.hub is not None
        kept = live.hub.store.counts()[0]
        for path in ("/ready", "/status") * 10:
            assert httpx.get(live.url + path).status_code == 200
        assert live.hub.store.counts()[0] == kept


def test_the_house_tells_its_notice_and_its_languages(server: Running, tmp_path: Path) -> None:
    told = httpx.get(f"{server.url}/api/house").json()
    assert told == {"notice": "Hosted by <Ann>", "languages": ["de", "en", "fr"]}
    with running(tmp_path, languages=("fr", "de")) as few:
        assert httpx.get(f"{few.url}/api/house").json()["languages"] == ["fr", "de"]
        for wanted, spoken in (("de", "Alles ist gut"), ("en", "Tout va bien")):
            assert spoken in httpx.get(f"{few.url}/status", headers={"Accept-Language": wanted}).text


# -- the host's own door ----------------------------------------------------------------------------------------------


def test_a_host_sees_tables_and_people_and_can_mute_and_end(server: Running) -> None:
    async def admin(*words: str) -> object:
        done = await asyncio.to_thread(volteface, "admin", *words, "--data", str(server.data), "--json")
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "verso")
            tables = await admin("tables")
            assert isinstance(tables, list)
            assert {row["table"]: row["viewers"] for row in tables}[code] == 2
            everybody = await admin("guests")
            assert isinstance(everybody, list)
            who = next(row["who"] for row in everybody if row["table"] == code and row["name"] == "Bob")
            await admin("mute", code, who)
            assert await bob.refused("chat", text="hello") == "muted"
            await admin("mute", code, who, "--off")
            await bob.do("chat", text="hello")
            events = await admin("events", code.lower())
            assert isinstance(events, list)
            assert events[0]["fact"]["is"] == "created"
            assert await admin("quarantine") == {}
            assert await admin("close", code) == {"table": code, "status": "closed"}
            await ann.until(lambda: ann.table["status"] == "closed", "the end")

    run(body)


def test_the_hosts_door_is_the_owners_only_and_says_when_nobody_answers(server: Running, tmp_path: Path) -> None:
    assert (server.data / "admin.sock").stat().st_mode & 0o077 == 0
    for words in (["close", "NOSUCHXX"], ["mute", "NOSUCHXX", "nobody"]):
        done = volteface("admin", *words, "--data", server.data)
        assert done.returncode == 1
        assert "There is no table NOSUCHXX" in " ".join(done.stderr.split())
    done = volteface("admin", "tables", "--data", tmp_path)
    assert done.returncode == 1
    assert "No server answers in" in done.stderr


def test_a_folder_whose_path_is_too_long_for_the_hosts_door_is_named(tmp_path: Path) -> None:
    folder = tmp_path / ("x" * 100)
    with running(folder) as live:
        told = next(line for line in live.logs if "volteface admin" in line)
        assert "Choose a shorter one with --data" in told
        done = volteface("admin", "tables", "--data", folder)
        assert done.returncode == 1
        assert "Choose a shorter one with --data" in " ".join(done.stderr.split())


def test_a_restart_in_good_order_is_short_and_costs_no_player_their_time(tmp_path: Path) -> None:
    """The door closes with the code that says come back, what was acknowledged is there, and the clock stands."""

    async def body() -> None:
        async with people(process.url, "Ann") as guests:
            code, (ann,) = await seated(guests, "dessus-dessous", options={"cards": "box"})
            await ann.do("start")
            await ann.do("ready", seat=0)
            seq = await ann.play(0, "draw 3")
            at = ann.table["clock"]["at"]
            await asyncio.to_thread(process.stop)
            await ann.socket.wait_closed()
            assert ann.socket.close_code == 1012
            await asyncio.to_thread(process.start)
            ann = await guests[0].look(code, seq=seq)
            assert ann.frame["seq"] > seq
            assert ann.table["clock"]["start"] is None
            assert ann.table["clock"]["at"] <= at

    with program(tmp_path) as process:
        process.start()
        run(body)


def test_a_stop_waits_for_nothing_that_is_no_longer_wanted(tmp_path: Path) -> None:
    """A server that is stopped while it still loads, or a bot still thinks, ends when all is kept."""
    endless = (
        "from threading import Event; from volteface.cli import main, serve; "
        "serve.LATER, serve.load_kernels = 0, Event().wait; main()"
    )
    with program(tmp_path, command=(sys.executable, "-c", endless)) as process:
        process.start()
        assert process.stop() == 0
        assert not (tmp_path / "server.lock").read_text()
