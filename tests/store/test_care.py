"""What is kept is kept safe: backups that are whole, one server a folder, a word after an unclean stop."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from tests.cli.command import volteface
from tests.server.client import Guest, people, run, seated
from tests.server.running import program, running
from tests.store.logs import move, opening
from volteface.server import care
from volteface.server.identity import secret_key
from volteface.store import StoreError
from volteface.store.ahead import lost_frames
from volteface.store.backup import back_up_daily, backup, look_through, restore
from volteface.store.check import check
from volteface.store.folder import BACKUPS, STORE, held
from volteface.store.sqlite import SqliteStore
from volteface.table.events import Moved, encode

KEPT = Path(__file__).with_name("kept")


async def written(folder: Path, *tables: str) -> None:
    store = SqliteStore(folder / STORE)
    for table in tables:
        await store.append(opening(table))
    await store.close()


def test_the_store_and_all_beside_it_are_their_owners_only(tmp_path: Path) -> None:
    async def body() -> None:
        folder = tmp_path / "data"
        store = SqliteStore(folder / STORE)
        await store.append(opening("T"))
        assert {file.name for file in folder.iterdir()} > {STORE, f"{STORE}-wal"}
        for file in (folder, *folder.iterdir()):
            assert file.stat().st_mode & 0o077 == 0, file
        await store.close()
        (folder / STORE).chmod(0o644)  # as versions before left it
        await written(folder)
        assert (folder / STORE).stat().st_mode & 0o077 == 0

    asyncio.run(body())


def test_a_backup_is_made_while_moves_are_written_and_holds_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    async def body() -> None:
        store = SqliteStore(tmp_path / STORE)
        await store.append(opening("T"))
        for seq in range(3, 103):
            await store.append(move("T", seq))
        stop = False

        async def write() -> None:
            seq = 103
            while not stop:
                await store.append(move("T", seq))
                seq += 1

        task = asyncio.ensure_future(write())
        count = await asyncio.to_thread(backup, tmp_path, tmp_path / "copy.db")
        stop = True
        await task
        await store.close()
        assert count >= 102
        assert look_through(tmp_path / "copy.db") == count
        assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0

    asyncio.run(body())


def test_a_server_that_never_rests_is_backed_up_as_it_was_at_one_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody writes after every page that is copied: that must not begin the copy anew."""
    asyncio.run(written(tmp_path, "A", "B"))
    writes = iter(range(50))

    class Restless(sqlite3.Connection):
        def backup(self, target: sqlite3.Connection, **_: object) -> None:
            super().backup(target, pages=1, sleep=0, progress=lambda *_: self.interrupted())

        def interrupted(self) -> None:
            for number in writes:
                with closing(sqlite3.connect(tmp_path / STORE)) as db, db:
                    db.execute("INSERT INTO events VALUES ('C', ?, 0, NULL, NULL, x'00')", (number,))
                return

    def readable(file: Path) -> sqlite3.Connection:
        return sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, factory=Restless)

    monkeypatch.setattr("volteface.store.backup._readable", readable)
    assert backup(tmp_path, tmp_path / "copy.db") == 4
    assert look_through(tmp_path / STORE) > 4


@pytest.mark.parametrize("name", [STORE, "secret.key", "../data/volteface.db"])
def test_a_backup_never_takes_the_place_of_what_it_is_made_from(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    asyncio.run(written(folder, "A"))
    with pytest.raises(StoreError, match="name another file"):
        backup(folder, folder / name)
    assert look_through(folder / STORE) == 2


def test_games_go_on_from_a_backup_on_another_machine_with_the_same_cookies(tmp_path: Path) -> None:
    cookie, code = "", ""

    async def before() -> None:
        nonlocal cookie, code
        async with people(live.url, "Ann") as guests:
            cookie = guests[0].http.cookies["volteface_guest"]
            code, (ann,) = await seated(guests, "verso")
            await ann.do("start")
            done = volteface("backup", tmp_path / "copy.db", "--data", tmp_path / "one")
            assert (done.returncode, "events are safe" in done.stdout) == (0, True), done.stderr

    async def after() -> None:
        ann = Guest(live.url)
        ann.become(cookie)
        look = await ann.look(code)
        await look.play(0, "keep")
        await ann.close()

    with running(tmp_path / "one") as live:
        run(before)
    done = volteface("restore", tmp_path / "copy.db", "--data", tmp_path / "two")
    assert done.returncode == 0, done.stderr
    with running(tmp_path / "two") as live:
        run(after)
    assert b"secret" not in (tmp_path / "two" / STORE).read_bytes()
    assert secret_key(tmp_path / "two") == secret_key(tmp_path / "one")


def test_a_restore_sets_the_old_store_aside_and_touches_nothing_while_a_server_runs(tmp_path: Path) -> None:
    asyncio.run(written(tmp_path / "one", "A"))
    backup(tmp_path / "one", tmp_path / "copy.db")
    asyncio.run(written(tmp_path / "two", "B", "C"))
    with held(tmp_path / "two"), pytest.raises(StoreError, match="is used by another Volteface"):
        restore(tmp_path / "copy.db", tmp_path / "two")
    count, before = restore(tmp_path / "copy.db", tmp_path / "two")
    assert before is not None
    assert (count, look_through(before), look_through(tmp_path / "two" / STORE)) == (2, 4, 2)


def test_a_damaged_store_is_restored_too_and_all_belongs_to_whoever_the_folder_belongs_to(tmp_path: Path) -> None:
    """A server that runs as somebody else must be able to open what root has restored."""
    asyncio.run(written(tmp_path / "one", "A"))
    backup(tmp_path / "one", tmp_path / "copy.db")
    folder = tmp_path / "two"
    for damaged in (b"no store" * 1000, (tmp_path / "copy.db").read_bytes()[:5000]):
        folder.mkdir(exist_ok=True)
        if os.geteuid() == 0:
            os.chown(folder, 12345, 12345)
        (folder / STORE).write_bytes(damaged)
        count, before = restore(tmp_path / "copy.db", folder)
        assert before is not None
        assert (count, before.read_bytes(), check(folder).good) == (2, damaged, True)
        assert {file.stat().st_uid for file in folder.iterdir()} == {folder.stat().st_uid}
        assert not list(folder.glob("*.new"))
        before.unlink()


def test_a_damaged_backup_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    asyncio.run(written(tmp_path / "one", *(f"T{number}" for number in range(200))))
    backup(tmp_path / "one", tmp_path / "copy.db")
    whole = (tmp_path / "copy.db").read_bytes()
    for content in (b"", b"no store", whole[: len(whole) // 2], whole[:8192] + b"\xff" * 4096 + whole[12288:]):
        (tmp_path / "bad.db").write_bytes(content)
        done = volteface("restore", tmp_path / "bad.db", "--data", tmp_path / "one")
        assert done.returncode == 1
        assert done.stderr.startswith("✗ ")
        assert "Traceback" not in done.stderr
    assert look_through(tmp_path / "one" / STORE) == 400


@pytest.mark.parametrize("version", sorted(file.stem for file in KEPT.glob("*.db")))
def test_a_store_of_an_older_version_can_be_backed_up_and_restored(version: str, tmp_path: Path) -> None:
    (tmp_path / STORE).write_bytes((KEPT / f"{version}.db").read_bytes())
    count = backup(tmp_path, tmp_path / "copy.db")
    assert restore(tmp_path / "copy.db", tmp_path)[0] == count
    assert check(tmp_path).good


def test_automatic_backups_are_kept_for_some_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(written(tmp_path, "T"))
    for day in range(5):
        monkeypatch.setattr("time.strftime", lambda form, *_, day=day: f"volteface-2026-01-0{day}.db")
        back_up_daily(tmp_path, keep=3)
    assert sorted(file.name for file in (tmp_path / BACKUPS).iterdir()) == [
        f"volteface-2026-01-0{day}.db" for day in (2, 3, 4)
    ]


def test_a_server_backs_up_by_itself_once_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    monkeypatch.setattr(care, "FIRST", 0.0)
    monkeypatch.setattr(care, "LOOK", 0.001)
    ages = iter([None, 10.0, care.DAY - 1.0, care.DAY + 1.0, -5.0])

    def newest(_: Path) -> float | None:
        try:
            age = next(ages)
        except StopIteration:
            raise asyncio.CancelledError from None
        return None if age is None else 1_000_000.0 - age

    monkeypatch.setattr(care, "newest", newest)
    monkeypatch.setattr("time.time", lambda: 1_000_000.0)
    monkeypatch.setattr(care, "back_up_daily", lambda folder, keep: made.append(keep))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(care.back_up(tmp_path, 7))
    assert made == [7, 7, 7]  # the first, after a day, and when the clock was set back


def test_two_servers_on_one_folder_are_one_too_many(tmp_path: Path) -> None:
    with program(tmp_path / "data") as first, program(tmp_path / "data") as second:
        first.start()
        second.log = tmp_path / "second.jsonl"
        second.start(wait=False)
        assert second.wait() == 1
        assert "is used by another Volteface (process " in " ".join(second.log.read_text().split())
        assert "Traceback" not in second.log.read_text()
        first.kill()
        second.start()  # the lock has died with its process
        assert "The last stop was not clean" in second.log.read_text()
        assert second.stop() == 0
        second.log.unlink()
        second.start()
        assert "not clean" not in second.log.read_text()


def test_a_removed_write_ahead_file_is_told_at_the_start_and_by_a_check(tmp_path: Path) -> None:
    asyncio.run(written(tmp_path, "T"))
    with suppress(RuntimeError), held(tmp_path):
        raise RuntimeError
    assert check(tmp_path).good  # a start that failed is no unclean stop
    (tmp_path / "server.lock").write_text("12345")
    with held(tmp_path) as found:
        assert len(found) == 2
        assert f"{STORE}-wal is missing" in found[1]
    (tmp_path / "server.lock").write_text("12345")
    done = volteface("check", "--data", tmp_path, "--json")
    assert done.returncode == 1
    assert len(json.loads(done.stdout)["disorder"]) == 2


def test_a_damaged_write_ahead_file_is_told_at_the_start_and_kept(tmp_path: Path) -> None:
    """SQLite would take what lies before the damage, say nothing of the rest, and write over it."""

    def killed(name: str) -> Path:
        """A folder as a killed server leaves it."""
        folder = tmp_path / name
        folder.mkdir()
        for file in ("volteface.db", "volteface.db-wal", "volteface.db-shm"):
            (folder / file).write_bytes((tmp_path / "live" / file).read_bytes())
        (folder / "server.lock").write_text("12345")
        return folder

    async def body() -> None:
        store = SqliteStore(tmp_path / "live" / STORE)
        for number in range(40):
            await store.append(opening(f"T{number}"))
        whole = killed("whole")
        flipped, cut, last, torn = (killed(name) for name in ("flipped", "cut", "last", "torn"))
        await store.close()
        assert lost_frames(whole / STORE) == 0
        content = (whole / f"{STORE}-wal").read_bytes()
        for folder, damaged in (
            (flipped, content[:60_000] + b"!" * 40 + content[60_040:]),
            (cut, content[: len(content) // 2]),
            (last, content[:-9] + b"!" + content[-8:]),
        ):
            (folder / f"{STORE}-wal").write_bytes(damaged)
            assert lost_frames(folder / STORE) > 0
            report = check(folder)
            assert "is damaged" in report.disorder[1]
            with held(folder) as found:
                assert len(found) == 2
            assert (folder / f"{STORE}-wal.damaged").read_bytes() == damaged
        (torn / f"{STORE}-wal").write_bytes(content + content[-4120:-2000])  # a write that was never finished
        assert lost_frames(torn / STORE) == 0
        (cut / f"{STORE}-shm").unlink()  # as on another machine: what is left can be read
        assert lost_frames(cut / STORE) == 0
        (flipped / f"{STORE}-shm").unlink()
        assert lost_frames(flipped / STORE) > 0

    asyncio.run(body())


def test_a_check_names_each_table_that_cannot_be_taken_up(tmp_path: Path) -> None:
    asyncio.run(written(tmp_path, "GOOD", "BAD", "GAP", "DUMB"))
    with closing(sqlite3.connect(tmp_path / STORE)) as db:
        for table, seq, fact in (
            ("BAD", 3, encode(Moved(0, "bank blue 1-6", 0))),
            ("GAP", 5, encode(Moved(0, "keep", 0))),
            ("DUMB", 3, b"\xff"),
        ):
            db.execute("INSERT INTO events VALUES (?, ?, 0, NULL, NULL, ?)", (table, seq, fact))
        db.commit()
    report = check(tmp_path)
    assert report.broken.keys() == {"BAD", "GAP", "DUMB"}
    assert report.tables == 4
    done = volteface("check", "--data", tmp_path)
    assert done.returncode == 1
    assert "Table GAP cannot be taken up by this version: events are missing" in " ".join(done.stderr.split())
