"""The figures between two marks in a page."""

import os


def write(path, script, parts):
    """Puts the figures of a script between its marks, or at the end of the page where there are none yet."""
    begin, end = (f"<!-- {words} Tests/Load/{script} -->" for words in ("written by", "end of what is written by"))
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    machine = f"On {os.cpu_count()} processors, which the generators of load share."
    path.write_text(before + "\n\n".join([begin, machine, *parts, end]) + (after or "\n"), encoding="utf-8")
