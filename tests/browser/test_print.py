"""The dialog for printing: what a game has, the paper, the printer that is remembered, and the PDF."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.house import NOT_FOUND, House, until
from tests.browser.sizes import SIZES, check_main
from tests.browser.test_access import check, check_targets
from volteface.core.printing import Tell
from volteface.press.job import Job
from volteface.server.prints import Printed, Prints

HALF = b"HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Length: 9000\r\n\r\n%PDF-1.7"


@contextmanager
def dropped_halfway() -> Iterator[str]:
    """The address of a server that begins an answer and hangs up."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            with listening.accept()[0] as asked:
                asked.recv(65536)
                asked.sendall(HALF)

        thread = Thread(target=answer)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/"
        thread.join()


def test_a_print_is_chosen_made_and_opened(house: House) -> None:
    page = house.visit(accept_downloads=True)
    page.get_by_role("button", name="Print", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Game").select_option("recto-verso")
    expect(dialog.get_by_role("heading")).to_have_text("Print Recto Verso")
    expect(dialog.get_by_role("combobox", name="Difficulty")).to_be_visible()
    dialog.get_by_role("checkbox", name="Cards", exact=True).uncheck()
    expect(dialog.get_by_role("combobox", name="Difficulty")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Make the PDF")).to_be_disabled()
    dialog.get_by_role("checkbox", name="Ladder").check()
    dialog.get_by_role("combobox", name="Backs").select_option("duplex")
    dialog.get_by_role("spinbutton", name="to the right").fill("1.5")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)
        assert page.evaluate(
            "document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth"
        )
    check(page, "print")
    check_targets(page, "print")
    dialog.get_by_role("button", name="Make the PDF").click()
    expect(dialog.get_by_role("status")).to_have_text("The PDF is ready: 1 page.")
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Open the PDF").click()
    assert download.value.suggested_filename == "recto-verso.pdf"
    assert download.value.path().read_bytes()[:5] == b"%PDF-"
    dialog.get_by_role("button", name="Test page").click()
    expect(dialog.get_by_role("status")).to_have_text(re.compile("2 pages"))
    dialog.get_by_role("checkbox", name="Score pad").check()  # what was made is of other choices
    expect(dialog.get_by_role("link", name="Open the PDF")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Print", exact=True).click()
    expect(dialog.get_by_role("spinbutton", name="to the right")).to_have_value("1.5")


def test_a_mission_of_practice_is_printed_as_it_is(house: House) -> None:
    page = house.on_phone("/practice/dessus-dessous")
    page.get_by_role("button", name=re.compile("^3 layers")).tap()
    page.get_by_role("button", name="Print this card").tap()
    dialog = page.get_by_role("dialog")
    with page.expect_request("**/pdf?*") as asked:
        dialog.get_by_role("button", name="Make the PDF").tap()
    kept = page.evaluate("JSON.parse(localStorage['volteface-dessus-dessous-practice']).mission")
    assert parse_qs(urlsplit(asked.value.url).query)["these"] == [kept]
    expect(dialog.get_by_role("status")).to_have_text("The PDF is ready: 2 pages.")


def test_a_print_that_is_cut_off_is_no_file(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half an answer gives a sentence and no file; whoever closes the dialog ends the work at the server, too."""
    house.excuse(NOT_FOUND)
    page = house.visit("/companion")
    page.get_by_role("button", name="Print", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("checkbox", name="Cards", exact=True)).to_be_checked()
    with dropped_halfway() as elsewhere:
        page.route("**/api/print/verso/pdf*", lambda route: route.continue_(url=elsewhere))
        dialog.get_by_role("button", name="Make the PDF").click()
        expect(dialog.get_by_role("alert")).to_contain_text("The server cannot be reached")
        expect(dialog.get_by_role("link", name="Open the PDF")).to_have_count(0)
        page.unroute("**/api/print/verso/pdf*")
    house.requests.clear()  # the address of the other server among them
    begun, left = Event(), Event()

    def endless(self: Prints, job: Job, lang: str, tell: Tell) -> Printed:
        try:
            while True:
                tell(1, 2)
                begun.set()
                time.sleep(0.001)
        finally:
            left.set()

    with monkeypatch.context() as patched:
        patched.setattr(Prints, "_print", endless)
        dialog.get_by_role("button", name="Make the PDF").click()
        expect(dialog.get_by_role("progressbar")).to_be_visible()
        dialog.get_by_role("button", name="Close").click()
        until(page, left.is_set)
    page.get_by_role("button", name="Print", exact=True).click()
    dialog.get_by_role("button", name="Make the PDF").click()
    expect(dialog.get_by_role("status")).to_have_text("The PDF is ready: 23 pages.")
