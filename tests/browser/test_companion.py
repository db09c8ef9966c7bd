"""The companion at a real table: a whole game of each, on a phone, by a clock that only the test moves."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.box import NAMES, NOON, Fact, Watch, at_the_box, begin, facts
from tests.browser.house import PHONE, House
from tests.browser.sizes import SIZES, check_main, check_width
from tests.browser.test_access import check, check_targets
from tests.browser.test_languages import TAGS, check_no_bare_message
from volteface.games.recto_verso.constants import SCORES
from volteface.games.verso.constants import SOLO_CARDS
from volteface.locales import CODES, language

TO_THE_END = "scrollTo(0, document.documentElement.scrollHeight)"
# What would be said aloud, whether the screen is kept on, what is felt and what sounds: written down instead.
STAND_INS = """
  window.said = [], window.felt = [], window.awake = [], window.heard = [];
  window.AudioContext = class {
    currentTime = 0;
    createOscillator = () => {
      const frequency = {};
      return { frequency, connect: one => one, start: () => window.heard.push(frequency.value), stop() {} };
    };
    createGain = () => ({
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {},
    });
  };
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => window.voiceless ? [] : [{ lang: 'en-GB' }, { lang: 'fr-FR' }],
    speak: one => window.said.push(`${one.lang} ${one.text}`), cancel: () => {},
  } });
  Object.defineProperty(navigator, 'vibrate', { value: time => window.felt.push(time) });
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
    window.awake.push('asked');
    return { release: async () => { window.awake.push('released'); } };
  } } });
"""
HIDE = """hidden => {
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
# A tab that nobody looks at is called once a second at most.
THROTTLED = "() => { const often = setInterval; window.setInterval = (act, wait) => often(act, Math.max(wait, 1000)); }"
RIGHT, COUNT, END = [392, 523, 659], [660], [660, 660, 880]  # the sounds of a right answer, a last second, the end
REFUSE = "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"


def visit(house: House, game: str, **options: object) -> tuple[Page, Watch]:
    """Somebody with the box lays the phone beside it; its time stands."""
    page = house.on_phone("/companion", **options)
    page.context.add_init_script(STAND_INS)
    watch = Watch(page)
    page.goto(f"/companion/{game}")
    page.get_by_role("heading", level=1).wait_for()
    return page, watch


def sit(page: Page, *names: str) -> None:
    """So many play, with these names."""
    page.get_by_role("radio", name=str(len(names))).check(force=True)
    for number, name in enumerate(names, 1):
        page.get_by_role("textbox", name=f"Name of player {number}").fill(name)
    press(page, "Begin")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_a_pad_of_verso_from_its_first_bank_to_the_same_players_again(house: House, tmp_path: Path) -> None:
    page, _ = visit(house, "verso")
    sit(page, "Ada", "Ben", "Cleo")
    for name, points in (("Ada", "5"), ("Ben", "12"), ("Cleo", "Square: 7"), ("Ada", "9")):
        page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
        page.get_by_role("dialog").get_by_role("button", name=points, exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^Ada 14"))).to_be_visible()
    check(page, "a pad")
    check_targets(page, "a pad")

    press(page, "Undo")  # the last entry goes, and everything is still there on another visit
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^Ada 5"))).to_be_visible()
    page.get_by_role("button", name="Change: Ben, sequence 12").click()  # it was Cleo's, and was 11
    page.get_by_role("dialog").get_by_role("button", name="Cleo").click()
    page.get_by_role("dialog").get_by_role("button", name="11", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^Cleo 18"))).to_be_visible()

    page.evaluate(TO_THE_END)  # to the entries; what comes next is told from its top
    press(page, "The deck is empty")
    expect(page.get_by_text("One last sequence for everybody")).to_be_in_viewport()
    for name, points in (("Ada", "14"), ("Ben", "No last sequence"), ("Cleo", "No last sequence")):
        page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
        page.get_by_role("dialog").get_by_role("button", name=points, exact=True).click()
    expect(page.get_by_role("heading", name="Ada wins.")).to_be_in_viewport()
    assert page.evaluate("awake") == ["asked", "released"]

    press(page, "Menu")
    with page.expect_download() as saved:
        press(page, "Save as a file")
    file = tmp_path / "saved.json"
    saved.value.save_as(file)
    press(page, "Again with the same players")
    expect(page.get_by_role("button", name=re.compile("^Ada 0"))).to_be_visible()
    press(page, "Undo")  # also that
    expect(page.get_by_role("heading", name="Ada wins.")).to_be_visible()

    other, _ = visit(house, "verso")  # another device opens the file, and nothing else
    press(other, "Menu")
    wrong = json.dumps({"version": 1, "game": "verso", "facts": [{"do": "draw", "face": "X9"}]})
    opened = other.get_by_label("Open a file")
    opened.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": wrong.encode()})
    expect(other.get_by_role("alert")).to_contain_text("Nothing has changed")
    opened.set_input_files(file)
    expect(other.get_by_role("heading", name="Ada wins.")).to_be_visible()


def test_alone_the_deck_says_which_card_turns(house: House) -> None:
    """V11: also what is lost and what makes a square; and cards that lie otherwise can be set right."""
    page, _ = visit(house, "verso")
    page.get_by_role("radio", name="1").check(force=True)
    press(page, "Begin")
    for face in ("land 5", "sea 3", "land 4"):  # laid; then the deck's card with its two faces
        press(page, face)
    expect(page.get_by_role("main").get_by_text("Turn over land 5")).to_be_visible()
    press(page, "sky 6")
    expect(page.get_by_role("main").get_by_text("33 cards left")).to_be_visible()
    for face in ("sky 6", "land joker"):  # there already: lost; a joker needs no second face
        press(page, face)
    page.set_viewport_size({"width": 320, "height": 640})  # the longest words leave what is to be done in sight
    keys = page.get_by_role("button", name="sky 1", exact=True).bounding_box()
    words = page.get_by_role("main").get_by_text("Your turn: tap the card that you lay, or bank.").bounding_box()
    assert keys is not None
    assert words is not None
    assert words["y"] + words["height"] <= keys["y"]
    expect(page.get_by_role("main").get_by_text("nothing happens")).to_be_visible()
    press(page, "Correct my cards")
    for face in ("sky 1", "sky 2", "sea 1", "sea 2", "sea 3", "land 1", "land 3"):
        press(page, face)
    press(page, "Done")
    press(page, "land 2")
    expect(page.get_by_role("main").get_by_text("A square: +7!")).to_be_visible()
    for face in ("sea 6", "land 1"):
        press(page, face)
    press(page, "Bank")
    check(page, "sequences to bank")
    press(page, "sea 1-2-3")
    press(page, "9")
    expect(page.get_by_role("main").get_by_text("16 points")).to_be_visible()
    assert facts(page, "verso")[-1] == {"do": "bank", "sequence": "blue 1-3", "points": 9}


def test_alone_the_end_has_its_title_and_the_designers_best(house: House) -> None:
    """V10, V11: three banks and a deck that does nothing; then the last bank, whose points decide."""
    row: Fact = {"do": "lay", "cards": [f"B{value}" for value in range(1, 7)]}
    deck: Fact = {"do": "deck", "old": "G*", "new": "O2"}  # a joker: nothing happens
    played = [begin("verso", [""]), *[row, {"do": "bank", "sequence": "blue 1-6", "points": 18}, deck] * 3]
    played += [{"do": "draw", "face": "B1"}, deck] * ((SOLO_CARDS - 3) // 2)
    page, _ = visit(house, "verso")
    at_the_box(page, "verso", [*played, row])
    for points, short in (
        ("8", "2 short of 64"),
        ("10", "64 points"),
        ("18", "You have beaten the designers' own best of 64!"),
    ):
        press(page, "Bank")
        press(page, "sea 1-2-3-4-5-6")
        press(page, points)
        expect(page.get_by_role("heading", name="Legendary! The deck will remember you.")).to_be_visible()
        expect(page.get_by_role("main").get_by_text(short)).to_be_visible()
        expect(
            page.get_by_role("list", name="Titles for points alone").get_by_text("The designers’ best: 64")
        ).to_be_visible()
        press(page, "Undo")
    press(page, "Bank nothing more")
    expect(page.get_by_role("heading", name="Masterly. Others could learn from you.")).to_be_visible()
    expect(page.locator("[aria-current]")).to_contain_text("50–54")


def test_points_by_the_table_of_ones_own_box(house: House) -> None:
    """R7: lines are changed, added, removed and taken back; a round counts by them, also after a reload."""
    page, watch = visit(house, "recto-verso")
    page.get_by_role("radio", name="3").check(force=True)
    page.get_by_text("Points by time").click()
    times, points = (page.get_by_role("spinbutton", name=name) for name in ("up to (s)", "Points"))
    press(page, "Remove line 2")
    expect(times).to_have_count(9)
    press(page, "Undo the last change")
    expect(times).to_have_count(10)
    expect(times.nth(1)).to_have_value("20")
    for line in range(10, 2, -1):
        press(page, f"Remove line {line}")
    press(page, "Remove line 2")
    expect(page.get_by_role("button", name="Remove line 1")).to_be_disabled()  # one line is left
    times.fill("12")
    points.fill("30")
    press(page, "Add a line")
    expect(times.nth(1)).to_have_value("27")
    times.nth(1).fill("9")
    points.nth(1).fill("11")
    expect(page.get_by_role("alert")).to_contain_text("Times must rise")
    times.nth(1).fill("40")
    points.nth(1).press("Tab")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.set_viewport_size({"width": 320, "height": 640})
    check_width(page)
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Add a line").scroll_into_view_if_needed()
    check(page, "a table of one's own")
    check_targets(page, "a table of one's own")
    sit(page, "Ada", "Ben", "Cleo")
    assert facts(page, "recto-verso")[0]["table"] == [[12, 30], [40, 11]]
    press(page, "Ben ×2")
    press(page, "Start")
    watch.passes(38_000)
    page.reload()
    press(page, "Recto!")
    press(page, "Verso!")
    press(page, "Right: 11 each")
    expect(page.get_by_role("listitem").filter(has_text="Ada").first).to_contain_text("11")


def test_recto_verso_by_time_stamps(house: House) -> None:
    """R2, R5, R7: the round goes on while the page is hidden, asleep or loaded anew, and the last seconds are felt."""
    page, watch = visit(house, "recto-verso")
    sit(page, "Ada", "Ben", "Cleo")
    expect(page.get_by_role("main").get_by_text("Round 1 of 12")).to_be_visible()
    press(page, "Token 2 of 4")
    assert facts(page, "recto-verso")[-1]["partner"] in (1, 2)
    press(page, "Undo")
    press(page, "Ben ×2")
    press(page, "Start")
    watch.passes(10_000)
    expect(page.get_by_role("timer")).to_have_text("0:10")
    page.evaluate(HIDE, True)
    watch.passes(20_000)  # as in a tab that sleeps: no tick in between
    page.evaluate(HIDE, False)
    expect(page.get_by_role("timer")).to_have_text("0:30")
    assert page.evaluate("awake") == ["asked", "asked"]
    page.reload()
    expect(page.get_by_role("timer")).to_have_text("0:30")
    press(page, "Recto!")
    watch.passes(4_200)
    press(page, "Verso!")
    watch.passes(60_000)
    expect(page.get_by_role("timer")).to_contain_text("34.2")
    check(page, "right or wrong")
    press(page, "Right: 6 each")
    expect(page.get_by_role("main").get_by_text("Right, in 34.2 seconds: 6 points each!")).to_be_visible()

    press(page, "Ada ×2")  # Ben's partner, by a real token
    press(page, "Start")
    for passed, shown in ((114, "1:54"), *((1, f"1:{second}") for second in range(55, 60)), (1, "2:00")):
        watch.passes(passed * 1000)
        expect(page.get_by_role("timer")).to_have_text(shown)
    watch.passes(1)
    expect(page.get_by_role("timer")).to_have_text("Time is up")
    assert page.evaluate("felt") == [80, 80, 80, 80, 80, 500]
    assert page.evaluate("heard") == [*RIGHT, *COUNT * 5, *END]
    press(page, "Go on")
    page.get_by_role("button", name=re.compile("Change: 2. Ben")).click()
    page.get_by_role("dialog").get_by_role("button", name="Right").click()
    page.get_by_role("spinbutton", name="Seconds").fill("15")
    press(page, "Save: 10 points each")
    expect(page.get_by_role("listitem").filter(has_text="Ada").first).to_contain_text("16")
    check_targets(page, "the grid")


def test_a_whole_match_of_recto_verso(house: House) -> None:
    """R2, R7, R8: twelve rounds of four, one for every line of the table, one wrong, one late; each token once."""
    page, watch = visit(house, "recto-verso")
    names = NAMES[4]
    sit(page, *names)
    left = {seat: [other for other in range(4) if other != seat] for seat in range(4)}
    totals = [0, 0, 0, 0]
    for number, (time, worth) in enumerate(
        [*((seconds * 1000, won) for seconds, won in SCORES), (9_000, 0), (None, 0)]
    ):
        expect(page.get_by_role("main").get_by_text(f"Round {number + 1} of 12")).to_be_visible()
        active, tokens = number % 4, left[number % 4]
        partner = tokens.pop(0)
        press(page, names[partner] if tokens else "Token 1 of 1")  # a real token; the last one by lot
        press(page, "Start")
        if time is None:
            watch.passes(120_001)
            press(page, "Go on")
            continue
        watch.passes(time)
        for name in ("Recto!", "Verso!", f"Right: {worth} each" if worth else "Wrong"):
            press(page, name)
        totals[active] += worth
        totals[partner] += worth
        if number == 5:
            page.reload()
    ranked = sorted(range(4), key=lambda seat: -totals[seat])
    best = [names[seat] for seat in ranked if totals[seat] == max(totals)]
    assert len(best) == 1
    expect(page.get_by_role("heading", name=f"{best[0]} wins.")).to_be_in_viewport()
    standings = page.get_by_role("list").first.get_by_role("listitem")
    expect(standings).to_have_text([re.compile(rf"{names[seat]}\s*{totals[seat]}$") for seat in ranked])
    expect(page.get_by_role("button", name=re.compile("^Change: "))).to_have_count(12)
    assert page.evaluate("awake.at(-1)") == "released"
    press(page, "Undo")
    expect(page.get_by_role("timer")).to_have_text("Time is up")
    press(page, "Go on")
    press(page, "Again with the same players")
    expect(page.get_by_role("main").get_by_text("Round 1 of 12")).to_be_visible()


def test_the_ladder_has_its_times(house: House) -> None:
    """R9: 90 seconds first; what is right climbs, what is wrong starts again. A throttled tab loses nothing by it."""
    page, watch = visit(house, "recto-verso")
    page.evaluate(THROTTLED)
    sit(page, "Ada", "Ben")
    for seconds, left in ((90, "1:30"), (75, "1:15")):
        press(page, "Start")
        expect(page.get_by_role("timer")).to_have_text(left)
        watch.passes(seconds * 1000)  # to the last moment
        for name in ("Recto!", "Verso!", "Right"):
            press(page, name)
    expect(page.get_by_role("main").get_by_text("Level 3 of 7")).to_be_visible()
    press(page, "Start")
    for name in ("Recto!", "Verso!", "Wrong"):
        press(page, name)
    expect(page.get_by_role("main").get_by_text("Level 1 of 7")).to_be_visible()
    kings = [begin("recto-verso", NAMES[2]), {"do": "level", "level": 7}, {"do": "start", "at": NOON}]
    at_the_box(page, "recto-verso", [*kings, {"do": "recto", "at": NOON}, {"do": "verso", "at": NOON + 15_000}])
    press(page, "Right")
    expect(page.get_by_role("heading", name="Kings of construction, in one round!")).to_be_visible()


def test_dessus_dessous_counts_aloud_and_moves_tokens_up(house: House) -> None:
    """D4 to D7: the rulebook's example with Alex, Sam, Robin and Tracy, and a match to its end."""
    page, watch = visit(house, "dessus-dessous")
    sit(page, "Alex", "Sam", "Robin", "Tracy")
    for name in ("Alex", "Sam", "Robin"):
        page.get_by_role("button", name=name).click()
    for number in range(9, 0, -1):
        watch.passes(1000)
        expect(page.get_by_role("timer")).to_have_text(str(number))
    check_main(page)
    check(page, "the countdown")
    watch.passes(1000)
    expect(page.get_by_role("main").get_by_text("Alex’s pile: right or wrong?")).to_be_visible()
    assert page.evaluate("said") == [f"en-GB {number}" for number in range(10, -1, -1)]
    expect(page.get_by_role("button", name="Tracy")).to_have_count(0)  # too late
    for verdict in ("Right", "Wrong", "Right"):
        press(page, verdict)
    rows = page.get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text("mission card 3")
    expect(rows.nth(2)).to_contain_text("2 → 3")
    expect(page.get_by_role("heading", name="Points")).to_be_in_viewport()  # that there is more is seen
    for number in range(2, 7):
        page.evaluate(TO_THE_END)
        press(page, "Next round")
        expect(page.get_by_role("button", name="Menu")).to_be_in_viewport()
        expect(page.get_by_role("main").get_by_text(f"Round {number} of 6")).to_be_visible()
        for name in ("Robin", "Alex"):
            page.get_by_role("button", name=name).click()
        press(page, "To the check")
        for verdict in ("Right" if number > 2 else "Wrong", "Right"):
            press(page, verdict)
    press(page, "To the result")
    expect(page.get_by_role("heading", name="Alex wins.")).to_be_visible()
    page.get_by_role("button", name="Change: Round 6 of 6").click()
    dialog = page.get_by_role("dialog")
    for name in ("Alex", "Alex", "Sam"):  # he was wrong, and Sam right
        dialog.get_by_role("button", name=name).click()
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("row", name="Change: Round 6 of 6")).to_contain_text("3")
    check_targets(page, "the tally")


def test_three_minutes_alone_and_a_beep_where_there_is_no_voice(house: House) -> None:
    """D8: what is tapped before the end counts."""
    page, watch = visit(house, "dessus-dessous")
    page.evaluate("() => { window.voiceless = true; }")
    page.get_by_role("radio", name="1").check(force=True)
    press(page, "Begin")
    press(page, "Start the clock")
    for number in (3, 5, 5):
        press(page, f"{number} layers")
    watch.passes(179_000)
    expect(page.get_by_role("timer")).to_have_text("0:01")
    assert page.evaluate("heard") == [*RIGHT * 3, *COUNT]
    press(page, "4 layers")
    watch.passes(1_000)
    expect(page.get_by_role("main").get_by_text("17 points")).to_be_visible()
    expect(page.locator("[aria-current]")).to_contain_text("13–18")
    assert page.evaluate("said") == []
    assert page.evaluate("heard") == [*RIGHT * 3, *COUNT, *RIGHT, *END]
    assert page.evaluate("awake") == ["asked", "released"]


def test_what_cannot_be_kept_is_said_and_nothing_kept_is_lost(house: House) -> None:
    page, _ = visit(house, "verso")
    sit(page, "Ada", "Ben")
    expect(page.get_by_role("main").get_by_text("Kept on this device.")).to_be_visible()
    page.evaluate(REFUSE)
    page.get_by_role("button", name=re.compile("^Ada")).first.click()
    page.get_by_role("dialog").get_by_role("button", name="8", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("keeps nothing just now")
    expect(page.get_by_role("main").get_by_text("Kept on this device.")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Ada 8"))).to_be_visible()
    check(page, "nothing is kept")
    page.reload()  # what was shown as kept is there
    expect(page.get_by_role("button", name=re.compile("^Ada 0"))).to_be_visible()

    page.evaluate("localStorage.setItem('volteface-companion-verso', '{\"version\": 99}')")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("set aside")
    assert page.evaluate("localStorage.getItem('volteface-companion-verso-aside')") == '{"version": 99}'


def test_every_language_on_the_smallest_screen_and_all_sizes(house: House) -> None:
    """Nothing is wider than the screen or without a message, and the main action is always in sight."""
    long = ["Maximilian-Alexander", "Wilhelmine-Charlotte", "Jean-Christophe-Luc", "Anne-Sophie-Margaux"]
    grabs = [{"do": "grab", "seat": seat, "at": NOON} for seat in range(3)]
    run = [{"do": "draw", "partner": 2}, {"do": "start", "at": NOON}]
    scenes = [
        ("verso", [begin("verso", [*long, "E", "F"])]),
        ("verso", [begin("verso", [""])]),
        ("recto-verso", [begin("recto-verso", long)]),
        ("recto-verso", [begin("recto-verso", long), *run]),
        ("recto-verso", [begin("recto-verso", long[:2])]),
        ("dessus-dessous", [begin("dessus-dessous", long), *grabs]),
        ("dessus-dessous", [begin("dessus-dessous", long), *grabs, {"do": "check"}]),
        ("dessus-dessous", [begin("dessus-dessous", [""]), {"do": "start", "at": NOON}]),
    ]
    for code in CODES:
        page, _ = visit(house, "verso", locale=TAGS[code])
        expect(page.get_by_role("button", name=language(code).say("companion-begin"))).to_be_visible()
        for game, happened in scenes:
            at_the_box(page, game, happened)
            for width, height in SIZES if code == "en" else SIZES[:1]:
                page.set_viewport_size({"width": width, "height": height})
                check_main(page)
            check_no_bare_message(page)
        page.goto("/companion")
        page.get_by_role("heading", level=1).wait_for()
        page.set_viewport_size({"width": 320, "height": 640})
        check_width(page)
        check(page, "the choice")


def test_the_front_page_leads_there(house: House) -> None:
    page = house.visit()
    page.get_by_role("link", name="I own the box").first.click()
    expect(page.get_by_role("heading", name="Verso", level=1)).to_be_visible()
    page.get_by_role("link", name="To all games of the companion").click()
    expect(page.get_by_role("heading", name="Companion", level=1)).to_be_visible()
