"""Texts that are costly to read or to write: names, numbers, discrete values."""

from ..family import Choice, Size, family
from .parts import functions, numbers


def _document(start, end, animation="bouncy"):
    return {"kind": "animation", "from": start, "to": end, "animation": animation}


@family(
    "animation",
    properties=Size(1, 100, 10_000),
    length=Size(1, 30_000, 400_000),
    rows=Size(2, 100, 10**7),
)
def long_names(properties, length, rows):
    """Names that are longer than their values."""
    length = max(1, min(length, 1_900_000 // properties))
    names = [f"{index}".rjust(length, "n") for index in range(properties)]
    return _document(dict.fromkeys(names, 0), dict.fromkeys(names, 1)), {"count": rows}


@family(
    "animation",
    properties=Size(1, 50, 10_000),
    length=Size(1, 6000, 400_000),
    rows=Size(2, 100, 10**7),
)
def escaped_names(properties, length, rows):
    """Names of characters that have to be escaped."""
    length = max(1, min(length, 300_000 // properties))
    names = [
        f"{index}" + '\x01"\U0001f600'[: 1 + length % 3] * (length // 3 + 1)
        for index in range(properties)
    ]
    return _document(dict.fromkeys(names, 0), dict.fromkeys(names, 1)), {"count": rows}


@family(
    "animation",
    digits=Size(1, 100, 1_000_000),
    properties=Size(1, 1000, 10_000),
    form=Choice(("1.{}", "{}e-9", "0.{}1")),
)
def long_numbers(digits, properties, form):
    """Numbers of many digits."""
    digits = max(1, min(digits, 3_900_000 // properties))
    number = form.format("7" * (digits if "e" not in form or digits < 290 else 290))
    text = ",".join(f'"p{index}":{number}' for index in range(properties))
    return f'{{"kind":"keyframes","initial":{{{text}}}}}'.encode(), {"count": 2}


@family("animation", depth=Size(1, 50, 60), width=Size(1, 1000, 10_000), rows=Size(2, 100, 10**7))
def nested_discrete(depth, width, rows):
    """Deep values, many of them."""
    inner = 0
    for _ in range(depth):
        inner = [inner]
    start = {name: {"discrete": inner} for name in numbers(width)}
    return _document(start, start), {"count": rows}


@family("animation", size=Size(1, 100_000, 300_000), text=Choice(("transform", "color", "curve")))
def long_texts(size, text):
    """Texts that have to be parsed, as long as a body may be."""
    if text == "transform":
        value = {"transform": functions(size, 3)}
        return {"kind": "keyframes", "initial": {"p": value}}, {"count": 2}
    if text == "color":
        value = {"color": "rgb(" + " " * size * 10 + "1 2 3)"}
        return {"kind": "keyframes", "initial": {"p": value}}, {"count": 2}
    curve = "linear(0" + ", 0.5 10% 90%" * size + ", 1)"
    animation = {"type": "timingCurve", "curve": curve, "duration": 1}
    return _document({"p": 0}, {"p": 1}, animation), {"count": 2}


@family(
    "animation",
    size=Size(10, 2_000_000, 4_000_000),
    rows=Size(2, 3000, 10**7),
    properties=Size(1, 1, 1000),
)
def discrete_text(size, rows, properties):
    """Long texts that switch."""
    start = {name: {"discrete": "a" * (size // properties)} for name in numbers(properties)}
    end = {name: {"discrete": "b"} for name in start}
    return _document(start, end, "default"), {"count": rows}


@family("animation", members=Size(10, 200_000, 2_000_000), rows=Size(2, 1000, 10**7))
def discrete_tree(members, rows):
    """A discrete value of many parts."""
    return _document({"p": {"discrete": [0] * members}}, {"p": {"discrete": 1}}, "default"), {
        "count": rows
    }


@family(
    "animation",
    length=Size(1, 1_000_000, 1_900_000),
    rows=Size(2, 1000, 10**7),
    form=Choice(("ndjson", "frames", "json", "csv", "cbor")),
)
def repeated_names(length, rows, form):
    """A name that every row of the answer repeats."""
    query = {"layout": "frames"} if form == "frames" else {"format": form}
    return _document({"n" * length: 0}, {"n" * length: 1}), {"count": rows, **query}
