"""Every step of every lesson for `make screens`, on a phone and in each language: as it begins, and when it is done.

In English also the answers to other tries.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from tests.browser.learner import Learner, walk
from volteface import games
from volteface.locales import language

if TYPE_CHECKING:
    from tests.browser.house import House
    from tests.browser.screens import Camera

TAGS = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}


def take(house: House, camera: Camera) -> None:
    """All of them."""
    for game in games.NAMES:
        for code in TAGS:
            name = f"44-lesson-{game}-{code}"
            camera.scene(house, name, lambda game=game, code=code, name=name: lesson(house, camera, game, code, name))  # type: ignore[misc]


def lesson(house: House, camera: Camera, game: str, code: str, name: str) -> None:
    """One lesson in one language."""
    page, number = house.on_phone(f"/learn/{game}", locale=TAGS[code]), count(1)
    one = Learner(
        page, game, "finger", language(code), lambda moment: camera.snap(page, f"{name}-{next(number):02}-{moment}")
    )
    one.coach.wait_for()
    walk(one, tries=code == "en")
