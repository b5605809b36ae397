"""The figures between two marks in a page."""

import os

BEGIN = "<!-- load figures: written by Tests/Load/figures -->"
END = "<!-- end of the load figures -->"


def write(path, parts):
    """Puts the figures between the marks, or at the end of the page where there are none yet."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    machine = f"On {os.cpu_count()} processors, which the generators of load share."
    path.write_text(before + "\n\n".join([BEGIN, machine, *parts, END]) + (after or "\n"), encoding="utf-8")
