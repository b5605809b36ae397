"""The table of the heaviest requests, as Markdown between two marks in a page."""

from .beside import LIGHT_P99_SECONDS
from .weight import FIRST_BYTE_SECONDS, MEBIBYTE, STREAM_SECONDS

BEGIN = "<!-- heaviest requests: written by Tests/Load/heaviest -->"
END = "<!-- end of the heaviest requests -->"

HEAD = (
    "| request | heaviest found | body | CPU before the first byte | CPU of the whole | memory | "
    "per body byte | light p99 beside four | refused, cut | daemon's peak |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)

DAEMON_MEMORY = 1024 * MEBIBYTE


# Kinds whose requests weigh nothing: they are asked for their faults alone.
LIGHT_KINDS = ("trap", "service")


def heaviest(found):
    """The heaviest of each endpoint and kind, in the order of their names."""
    best = {}
    for one in found:
        if one.family.kind in LIGHT_KINDS and not one.weight.fault:
            continue
        key = (one.endpoint, one.family.kind)
        if key not in best or one.weight.share > best[key].weight.share:
            best[key] = one
    return [best[key] for key in sorted(best)]


def row(found, beside):
    """One line of the table."""
    weight = found.weight
    cells = [
        f"`{found.endpoint}`, {found.family.kind}",
        f"{found.family.name}: {found.sizes}",
        _bytes(weight.body),
        f"{weight.before_first_byte:.2f} s",
        f"{weight.whole:.2f} s",
        f"{weight.memory / MEBIBYTE:.0f} MiB",
        f"{weight.memory / weight.body:.1f}" if weight.body else "–",
        f"{beside.p99 * 1000:.1f} ms" if beside else "–",
        f"{beside.refused}, {beside.cut}" if beside else "–",
        f"{beside.peak / MEBIBYTE:.0f} MiB" if beside else "–",
    ]
    return "| " + " | ".join(cells) + " |"


def faults(found, beside):
    """What of it is too much, each in a few words."""
    weight, words = found.weight, []
    if weight.fault:
        words.append(weight.fault)
    if weight.given_up:
        words.append("given up")
    if weight.before_first_byte > FIRST_BYTE_SECONDS:
        words.append(f"{weight.before_first_byte:.1f} s of CPU before the first byte")
    if weight.whole > STREAM_SECONDS:
        words.append(f"{weight.whole:.1f} s of CPU in all")
    if weight.memory > weight.memory_allowed:
        words.append(f"{weight.memory / weight.memory_allowed:.1f} times the memory allowed")
    return words + (_beside_faults(beside) if beside else [])


def _beside_faults(beside):
    words = []
    if beside.died:
        words.append(f"the daemon died beside four: {beside.died}")
    if beside.p99 > LIGHT_P99_SECONDS:
        words.append(f"light p99 {beside.p99 * 1000:.0f} ms")
    if beside.refused or beside.cut:
        words.append(f"{beside.refused} light requests refused, {beside.cut} cut")
    if beside.peak > DAEMON_MEMORY:
        words.append(f"the daemon took {beside.peak / MEBIBYTE:.0f} MiB")
    return words


def write(path, rows, alone):
    """Puts the table between the marks in a page, or at its end where there are none yet."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    notes = [f"Light requests alone: p99 {alone.p99 * 1000:.1f} ms.", ""] if alone else []
    table = "\n".join([BEGIN, "", HEAD, *rows, "", *notes, END])
    path.write_text(before + table + (after or "\n"), encoding="utf-8")


def _bytes(count):
    if count < 1000:
        return f"{count} B"
    return f"{count / 1000:.0f} kB" if count < 1_000_000 else f"{count / 1e6:.1f} MB"
