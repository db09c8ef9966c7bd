"""What a browser asks for by name: page, service worker, manifests and icons, and how long each may be kept."""

from __future__ import annotations

import gzip
import json
import re
import struct
import zlib
from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import running
from volteface.locales import CODES, language
from volteface.server.app import CLIENT


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with running(tmp_path_factory.mktemp("files")) as served, httpx.Client(base_url=served.url) as client:
        yield client


def test_the_worker_keeps_all_files_and_nothing_that_the_server_says(asked: httpx.Client) -> None:
    answer = asked.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == asked.get("/").headers["cache-control"] == "no-cache"
    found = re.search(r"^const FILES = (\[.*\]);$", answer.text, re.MULTILINE)
    assert found
    files = set(json.loads(found[1]))
    built = {f"/{file.relative_to(CLIENT)}" for file in CLIENT.rglob("*") if file.is_file()} - {"/sw.js"}
    built = {path for path in built if not re.search("cyrillic|greek|vietnamese", path)}
    assert files == built - {"/index.html"} | {"/"}
    for path in files:
        answer = asked.get(path)
        forever = "immutable" in answer.headers["cache-control"]
        assert (answer.status_code, forever) == (200, path.startswith("/assets/")), path


@pytest.mark.parametrize("code", CODES)
def test_a_manifest_in_every_language(asked: httpx.Client, code: str) -> None:
    answer = asked.get(f"/manifest.{code}.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    say = language(code).say
    assert (manifest["lang"], manifest["description"], manifest["start_url"]) == (code, say("home-lead"), "/")
    assert {one["url"] for one in manifest["shortcuts"]} == {"/companion", "/learn", "/rules"}
    for one in manifest["shortcuts"]:
        assert asked.get(one["url"]).status_code == 200
    assert {(one["sizes"], one["purpose"]) for one in manifest["icons"]} >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in manifest["icons"]:
        assert "x".join(map(str, pixels(asked.get(icon["src"])))) == icon["sizes"]
    assert pixels(asked.get("/apple-touch-icon.png")) == (180, 180)


def pixels(answer: httpx.Response) -> tuple[int, int]:
    """How wide and high a PNG is."""
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", answer.content[16:24])
    return width, height


def test_the_largest_file_is_packed_once_for_all(
    asked: httpx.Client, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Packing takes long: whoever asks for it again and again must cost the others nothing."""
    file = max((CLIENT / "assets").glob("*.js"), key=lambda one: one.stat().st_size)
    counted: list[int] = []

    def compress(content: bytes, *how: int, **options: int) -> bytes:
        counted.append(len(content))
        return zlib.compress(content, wbits=31)

    monkeypatch.setattr(gzip, "compress", compress)
    with running(tmp_path_factory.mktemp("packed")) as served, httpx.Client(base_url=served.url) as client:
        answers = [client.get(f"/assets/{file.name}") for _ in range(3)]
        plain = client.get(f"/assets/{file.name}", headers={"Accept-Encoding": "identity"})
    assert counted == [file.stat().st_size]
    assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
    assert {answer.content for answer in [*answers, plain]} == {file.read_bytes()}
    assert "content-encoding" not in plain.headers
    assert {answer.headers["vary"] for answer in [*answers, plain]} == {"Accept-Encoding"}


def test_what_is_packed_already_is_not_packed_again(asked: httpx.Client) -> None:
    font = next((CLIENT / "assets").glob("*.woff2"))
    answers = [asked.get(f"/assets/{font.name}"), asked.get("/api/print/verso/pdf?what=pad")]
    assert [answer.status_code for answer in answers] == [200, 200], answers[1].text
    assert all("content-encoding" not in answer.headers for answer in answers)
    assert answers[0].headers["content-type"] == "font/woff2"
