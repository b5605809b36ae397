"""Phases with long names, long texts or long curves."""

from ..family import Size, family
from .parts import numbers, ramp
from .phases import COMMON


@family(
    "phases",
    length=Size(1, 100_000, 2_000_000),
    cycles=Size(1, 5000, 10_000),
    springs=COMMON["springs"],
)
def long_phase_names(length, cycles, springs):
    """A long name that the answer repeats with each event."""
    document = {
        "kind": "phases",
        "cycles": cycles,
        "phases": [
            {
                "name": "n" * length,
                "values": {"p": 0},
                "animation": {"type": "linear", "duration": 0.1},
            },
            {
                "name": "m" * length,
                "values": {"p": 1},
                "animation": {"type": "linear", "duration": 0.1},
            },
        ],
    }
    return document, {"count": 2, "springs": springs}


@family(
    "phases",
    size=Size(1, 100_000, 2_000_000),
    cycles=Size(1, 1000, 10_000),
    rows=Size(2, 10_000, 10**6),
)
def discrete_phases(size, cycles, rows):
    """Long texts that switch back and forth, beside a number that takes the time of a phase."""
    document = {
        "kind": "phases",
        "cycles": cycles,
        "phases": [
            {
                "values": {"p": {"discrete": "n" * size}, "x": 0},
                "animation": {"type": "linear", "duration": 0.1},
            },
            {
                "values": {"p": {"discrete": "m" * size}, "x": 1},
                "animation": {"type": "linear", "duration": 0.1},
            },
        ],
    }
    return document, {"count": rows}


@family(
    "phases",
    phases=Size(1, 50, 10_000),
    points=Size(2, 3000, 100_000),
    properties=Size(1, 100, 10_000),
    cycles=Size(1, 10, 10_000),
    rows=COMMON["rows"],
)
def phase_curves(phases, points, properties, cycles, rows):
    """A measured response for each phase."""
    custom = {"type": "custom", "points": ramp(points)}
    document = {
        "kind": "phases",
        "cycles": cycles,
        "phases": [
            {"values": numbers(properties, index % 2), "animation": custom}
            for index in range(phases)
        ],
    }
    return document, {"count": rows}
