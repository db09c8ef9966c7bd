"""Write all vector files anew."""

from tests.web.vectors import HERE, WRITERS

for name, write in WRITERS.items():
    (HERE / name).write_text(write(), "utf-8")
