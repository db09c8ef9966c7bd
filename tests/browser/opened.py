"""A table that is opened and filled with bots over a page's own connection, whatever the pages for that look like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from volteface.locales import language

if TYPE_CHECKING:
    from playwright.sync_api import Page

START = language("en").say("start")
OPEN = """async ([game, seats, options, level]) => {
  const headers = { 'content-type': 'application/json' };
  const send = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const post = async (path, body) => (await send(path, body)).json();
  await post('/api/guest', { nickname: 'Ann' });
  const { table } = await post('/api/tables', { game, seats, options });
  const wishes = Array.from({ length: seats - 1 }, (_, i) => ({ do: 'bot', seat: i + 1, level, key: `bot-${i}` }));
  if (!wishes.length) return table;
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/ws?wire=2`);
  const waiting = new Set(wishes.map(wish => wish.key));
  await new Promise((done, failed) => {
    socket.onopen = () => wishes.forEach(wish => socket.send(JSON.stringify(wish)));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.is === 'refusal') failed(message.sentence);
      (message.done ?? [message.key]).forEach(key => waiting.delete(key));
      if (!waiting.size) done();
    };
    socket.onerror = failed;
  });
  socket.close();
  return table;
}"""


def with_bots(page: Page, game: str, seats: int, level: str = "", **options: Any) -> str:
    """Ann begins a game with bots of this level on all other seats; gives the table's code."""
    code = str(page.evaluate(OPEN, [game, seats, options, level]))
    page.goto(f"/t/{code}")
    page.get_by_role("button", name=START, exact=True).click()
    return code
