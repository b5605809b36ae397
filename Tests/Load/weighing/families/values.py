"""Values that are costly to read, to mix or to write: paths, colours, vectors, names."""

from ..family import Choice, Size, family
from .parts import UNDAMPED, numbers, zigzag


def _document(start, end, animation="bouncy"):
    return {"kind": "animation", "from": start, "to": end, "animation": animation}


@family(
    "animation",
    commands=Size(1, 220_000, 500_000),
    properties=Size(1, 1, 10_000),
    rows=Size(2, 10, 10**7),
    springs=Choice(("analytic", "swiftui")),
)
def long_paths(commands, properties, rows, springs):
    """Two paths of many commands, which move number by number."""
    each = max(1, commands // properties)
    start = {name: {"path": zigzag(each)} for name in numbers(properties)}
    end = {name: {"path": zigzag(each, 1)} for name in numbers(properties)}
    return _document(start, end), {"count": rows, "springs": springs}


@family("animation", arcs=Size(1, 50_000, 150_000), rows=Size(2, 10, 10**7))
def path_arcs(arcs, rows):
    """Paths of arcs, each of which becomes several curves."""
    start, end = ("M0 0" + "a1 1 0 1 1 1 1" * arcs, "M0 0" + "a2 2 9 1 1 2 2" * arcs)
    return _document({"p": {"path": start}}, {"p": {"path": end}}), {"count": rows}


@family(
    "animation",
    commands=Size(1, 100_000, 1_400_000),
    rows=Size(2, 10, 10**7),
    letter=Choice(("h1", "t1 1", "z", "m1 1")),
)
def path_shorthand(commands, rows, letter):
    """Short commands that become long ones."""
    path = {"path": "M0 0" + letter * commands}
    return _document({"p": path}, {"p": path}), {"count": rows}


@family(
    "animation",
    properties=Size(1, 2500, 10_000),
    rows=Size(2, 5000, 10**7),
    space=Choice(("oklch", "oklab", "css", "srgb-linear", "srgb", "display-p3")),
)
def colors(properties, rows, space):
    """Colours, mixed in a space of their own and written as sRGB."""
    start = {name: {"color": "oklch(0.7 0.15 30)", "space": space} for name in numbers(properties)}
    end = {name: {"color": "oklch(0.5 0.1 300 / 0.5)"} for name in start}
    return _document(start, end), {"count": rows}


@family("animation", properties=Size(1, 3000, 10_000), rows=Size(2, 1000, 10**7))
def matrices(properties, rows):
    """Matrices, which are taken apart and put together."""
    start = {
        name: {"transform": "rotate3d(1,2,3,40deg) perspective(100px)"}
        for name in numbers(properties)
    }
    end = {name: {"transform": "scale3d(1,2,3) skewX(20deg)"} for name in start}
    return _document(start, end), {"count": rows}


@family(
    "animation",
    properties=Size(1, 10_000, 10_000),
    rows=Size(2, 5000, 10**7),
    value=Choice((1, "integer", "angle")),
)
def plain_values(properties, rows, value):
    """As many numbers as one answer may have."""
    to = {1: 0.1234567890123, "integer": {"integer": 1000}, "angle": "0.3rad"}[value]
    zero = {1: 0, "integer": {"integer": 0}, "angle": "0deg"}[value]
    return _document(numbers(properties, zero), numbers(properties, to)), {"count": rows}


@family(
    "animation",
    times=Size(1, 2500, 7000),
    properties=Size(1, 10_000, 10_000),
    springs=Choice(("swiftui", "analytic")),
)
def listed_times(times, properties, springs):
    """A list of times that jumps back and forth."""
    text = ",".join("19" if index % 2 else "0" for index in range(times))
    document = _document(numbers(properties), numbers(properties, 1), UNDAMPED)
    return document, {"times": text, "springs": springs}
