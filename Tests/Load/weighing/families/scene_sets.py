"""Scenes whose properties are set again and again: transactions, gestures, rules, completions."""

from ..family import Choice, Size, family
from .parts import LINEAR_ARRIVAL, SLOW_SPRING, UNDAMPED, numbers, ramp, stops, vector, vectors

ANIMATIONS = {
    "spring": "spring",
    "linear": {"type": "linear", "duration": 1},
    "long": {"type": "easeInOut", "duration": 3600},
    "slow": SLOW_SPRING,
    "undamped": UNDAMPED,
    "fluid": {"type": "interpolatingSpring", "mass": 1, "stiffness": 100, "damping": 1},
    "stops": {"type": "timingCurve", "curve": stops(1000), "duration": 3600},
    "custom": {"type": "custom", "points": ramp(1000)},
    "arrival": {"type": "timingCurve", "curve": LINEAR_ARRIVAL, "duration": 3600},
    "blend": {"type": "interactiveSpring", "response": 0.5, "blendDuration": 100},
    "repeat": {
        "type": "easeInOut",
        "duration": 0.01,
        "modifiers": [{"repeatForever": True, "autoreverses": True}],
    },
}
COMMON = {
    "animation": Choice(tuple(ANIMATIONS)),
    "springs": Choice(("swiftui", "analytic")),
    "rows": Size(2, 10, 10**7),
}


def scene(initial, events, **more):
    return {"kind": "scene", "initial": initial, "events": events, **more}


@family(
    "scene",
    samples=Size(2, 9900, 9990),
    components=Size(1, 64, 64),
    gap=Size(1e-9, 0.01, 10.0),
    **COMMON,
)
def gesture(samples, components, gap, animation, springs, rows):
    """A hand that moves a vector, carried by an animation."""
    points = [[index * gap, vector(components, index % 100)] for index in range(samples)]
    event = {
        "at": 0,
        "gesture": {"property": "p", "samples": points, "animation": ANIMATIONS[animation]},
    }
    return scene({"p": vector(components)}, [event]), {
        "springs": springs,
        "count": rows,
        "end": 100,
    }


@family(
    "scene",
    sets=Size(1, 60, 10_000),
    components=Size(1, 64, 64),
    properties=Size(1, 1, 1000),
    gap=Size(0.0, 1.0, 100.0),
    criteria=Choice(("progress", "removed", "logicallyComplete")),
    **{**COMMON, "animation": Choice(("arrival",) + tuple(ANIMATIONS))},
)
def arrivals(sets, components, properties, gap, criteria, animation, springs, rows):
    """Sets whose completions wait for an arrival that never comes."""
    events = [
        {
            "at": index * gap,
            "set": vectors(properties, components, index + 1),
            "animation": ANIMATIONS[animation],
            "completion": {"name": f"c{index}", "criteria": criteria},
        }
        for index in range(sets)
    ]
    return scene(vectors(properties, components), events), {
        "count": rows,
        "end": 100,
        "springs": springs,
    }


@family(
    "scene",
    properties=Size(1, 10_000, 10_000),
    sets=Size(1, 37, 10_000),
    gap=Size(0.0, 0.1, 10.0),
    **COMMON,
)
def many_sets(properties, sets, gap, animation, springs, rows):
    """Sets of many properties at once."""
    events = [
        {
            "at": index * gap,
            "set": numbers(properties, index % 2 + 1),
            "animation": ANIMATIONS[animation],
        }
        for index in range(sets)
    ]
    return scene(numbers(properties), events), {"count": rows, "end": 4, "springs": springs}


@family(
    "scene",
    sets=Size(1, 1000, 10_000),
    properties=Size(1, 1, 1000),
    gap=Size(0.0, 0.05, 10.0),
    completion=Choice((None, "c", {"name": "c", "criteria": "progress"})),
    **COMMON,
)
def many_events(sets, properties, gap, completion, animation, springs, rows):
    """A long script of small changes."""
    more = {"completion": completion} if completion else {}
    events = [
        {
            "at": index * gap,
            "set": {f"p{index % properties}": index},
            "animation": ANIMATIONS[animation],
            **more,
        }
        for index in range(sets)
    ]
    return scene(numbers(properties), events), {"count": rows, "end": 10, "springs": springs}


@family(
    "scene",
    sets=Size(1, 64, 10_000),
    components=Size(1, 64, 64),
    rows=Size(2, 10_000, 10**6),
    gap=Size(0.0, 0.1, 10.0),
    uikit=Choice(("long", "spring", "repeat", "damped")),
)
def blocks(sets, components, rows, gap, uikit):
    """Blocks of UIKit that add up."""
    carried = {
        "long": {"duration": 3600},
        "spring": {"springDuration": 100, "bounce": 0.9},
        "repeat": {"duration": 0.01, "options": ["repeat", "autoreverse"]},
        "damped": {"duration": 3600, "damping": 0.001},
    }[uikit]
    events = [
        {
            "at": index * gap,
            "set": {"p": vector(components, index + 1)},
            "uikit": carried,
            "completion": "c",
        }
        for index in range(sets)
    ]
    return scene({"p": vector(components)}, events), {"count": rows, "end": 60}
