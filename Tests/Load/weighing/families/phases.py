"""Documents of the kind phases."""

from ..family import Choice, Size, family
from .parts import UNDAMPED, numbers, stops, vectors

ANIMATIONS = {
    "default": "default",
    "linear": {"type": "linear", "duration": 0.1},
    "undamped": UNDAMPED,
    "quick": {"type": "spring", "mass": 1, "stiffness": 1e9, "damping": 0.001},
    "none": None,
    "curve": {"type": "timingCurve", "curve": stops(300), "duration": 0.1},
    "long": {"type": "linear", "duration": 60, "modifiers": [{"logicallyCompleteAfter": 0.001}]},
    "fluid": {
        "type": "spring",
        "duration": 1,
        "bounce": 0.9,
        "modifiers": [{"logicallyCompleteAfter": 0.05}],
    },
}


def _phases(count, values, animation):
    return [
        {"name": f"phase {index}", "values": values(index % 2), "animation": ANIMATIONS[animation]}
        for index in range(count)
    ]


COMMON = {
    "animation": Choice(tuple(ANIMATIONS)),
    "springs": Choice(("analytic", "swiftui")),
    "rows": Size(2, 10, 10**6),
}


@family(
    "phases",
    properties=Size(1, 50, 10_000),
    cycles=Size(1, 5000, 10_000),
    phases=Size(1, 2, 10_000),
    **COMMON,
)
def cycles(properties, cycles, phases, animation, springs, rows):
    """Few phases of many properties, many times."""
    document = {
        "kind": "phases",
        "cycles": cycles,
        "phases": _phases(phases, lambda on: numbers(properties, on), animation),
    }
    return document, {"count": rows, "springs": springs}


@family(
    "phases",
    properties=Size(1, 4, 10_000),
    components=Size(1, 64, 64),
    cycles=Size(1, 5000, 10_000),
    phases=Size(1, 2, 10_000),
    **COMMON,
)
def vector_cycles(properties, components, cycles, phases, animation, springs, rows):
    """The same with vectors."""
    document = {
        "kind": "phases",
        "cycles": cycles,
        "phases": _phases(phases, lambda on: vectors(properties, components, on), animation),
    }
    return document, {"count": rows, "springs": springs}


@family(
    "phases",
    properties=Size(1, 4, 10_000),
    triggers=Size(1, 5000, 10_000),
    gap=Size(0.0, 0.01, 10.0),
    phases=Size(1, 2, 10_000),
    **COMMON,
)
def triggers(properties, triggers, gap, phases, animation, springs, rows):
    """Triggers that come while the last run is under way."""
    document = {
        "kind": "phases",
        "triggers": [index * gap for index in range(triggers)],
        "phases": _phases(phases, lambda on: numbers(properties, on), animation),
    }
    return document, {"count": rows, "springs": springs}


@family(
    "phases",
    properties=Size(1, 50, 10_000),
    phases=Size(1, 2, 10_000),
    end=Size(1e-3, 5000.0, 1e9),
    **COMMON,
)
def forever(properties, phases, end, animation, springs, rows):
    """Phases without an end, asked far out."""
    document = {
        "kind": "phases",
        "cycles": "forever",
        "phases": _phases(phases, lambda on: numbers(properties, on), animation),
    }
    return document, {"count": rows, "end": end, "springs": springs}


@family(
    "phases",
    properties=Size(1, 50, 10_000),
    iterations=Size(1.0, 1000.0, 1e12),
    cycles=Size(1, 100, 10_000),
    **COMMON,
)
def timed_phases(properties, iterations, cycles, animation, springs, rows):
    """Phases within the timing model, whose events come again with each iteration."""
    document = {
        "kind": "phases",
        "cycles": cycles,
        "timing": {"iterations": iterations, "direction": "alternate"},
        "phases": _phases(2, lambda on: numbers(properties, on), animation),
    }
    return document, {"count": rows, "springs": springs}


@family(
    "phases",
    properties=Size(1, 20, 10_000),
    cycles=Size(1, 1000, 10_000),
    tolerance=Size(1e-300, 1e-6, 1.0),
    animation=COMMON["animation"],
)
def adaptive_phases(properties, cycles, tolerance, animation):
    """Phases, and times as few as a tolerance allows."""
    document = {
        "kind": "phases",
        "cycles": cycles,
        "phases": _phases(2, lambda on: numbers(properties, on), animation),
    }
    return document, {"tolerance": tolerance}
