"""Comparisons of documents that differ."""

from ..exchange import Request
from ..family import Choice, Size, compact, plain, target
from .animations import adaptive, css_curve, timed
from .keyframes import document as keyframes_of, keyframe
from .parts import numbers

SIDES = ("springs", "curves", "timed", "keyframes", "scene", "phases")


def _side(kind, properties, size, length):
    rows = {"rows": 2, "modifier": "none"}
    if kind == "springs":
        return adaptive(properties, 1e-3, 1, "slow")[0]
    if kind == "curves":
        return css_curve(properties, max(2, size), **rows)[0]
    if kind == "timed":
        return timed(properties, length, 2, max(2, size), "accumulate", "alternate")[0]
    if kind == "keyframes":
        frames = [keyframe("cubic", index % 2) for index in range(size)]
        tracks = [{"property": name, "keyframes": frames} for name in numbers(properties)]
        return keyframes_of(numbers(properties), tracks)
    if kind == "phases":
        phases = [
            {"name": f"n{index}", "values": numbers(properties, index), "animation": "bouncy"}
            for index in range(size)
        ]
        return {"kind": "phases", "phases": phases}
    events = [
        {"at": index * length / size, "set": numbers(properties, index), "animation": "spring"}
        for index in range(size)
    ]
    return {"kind": "scene", "initial": numbers(properties), "events": events}


@plain(
    "comparison",
    left=Choice(SIDES),
    right=Choice(SIDES[::-1]),
    properties=Size(1, 10, 10_000),
    size=Size(1, 100, 50_000),
    length=Size(1e-3, 10.0, 1e9),
    springs=Choice(("analytic", "swiftui")),
)
def unlike(left, right, properties, size, length, springs):
    """Two documents of other kinds."""
    sides = {
        "left": _side(left, properties, size, length),
        "right": _side(right, properties, size, length),
    }
    return Request("POST", target("/v1/compare", [("springs", springs)]), compact(sides).encode())


@plain(
    "comparison",
    properties=Size(1, 2000, 10_000),
    length=Size(1, 100, 10_000),
    letter=Choice(("p", "\u00fc")),
)
def reordered(properties, length, letter):
    """Properties whose long names differ at their ends, in the other order."""
    names = [letter * length + str(index) for index in range(properties)]
    left, right = (
        {"kind": "animation", "from": dict.fromkeys(order, 0), "to": dict.fromkeys(order, 1)}
        for order in (names, names[::-1])
    )
    return Request("POST", "/v1/compare", compact({"left": left, "right": right}).encode())
