"""What a host can do, of a table or of the whole server: let somebody be heard no longer, and end a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.table import events as facts
from volteface.table.decide.draft import Draft
from volteface.table.decide.rights import check_host, check_sits

if TYPE_CHECKING:
    from volteface.table import commands as asked
    from volteface.table.decide.draft import Decision, Moment
    from volteface.table.state import Table


def mute(draft: Draft, command: asked.Mute) -> None:
    """Let somebody be heard no longer, or again; here `who` is a guest, not a handle."""
    check_host(draft.table, draft.by)
    draft.add(facts.Muted(command.who, command.on), answers=True)


def close(draft: Draft, command: asked.Close) -> None:
    """End the table; when its host is away, anybody who sits there may."""
    table = draft.table
    if table.host in draft.moment.present:
        check_host(table, draft.by)
    check_sits(table, draft.by)
    draft.add(facts.Closed(), answers=True)


def muted(table: Table, moment: Moment, guest: str, *, on: bool) -> Decision:
    """Whoever runs the server lets somebody be heard no longer, or again."""
    draft = Draft(table, moment)
    draft.add(facts.Muted(guest, on))
    return draft.done()


def ended(table: Table, moment: Moment) -> Decision:
    """Whoever runs the server ends a table."""
    draft = Draft(table, moment)
    if table.status != "closed":
        draft.add(facts.Closed())
    return draft.done()
