"""Scenes whose changes are found, repeated or looked at in a costly way."""

from ..family import Choice, Size, family
from .parts import numbers
from .scene_sets import ANIMATIONS, COMMON, scene


@family(
    "scene",
    rules=Size(1, 3000, 10_000),
    events=Size(1, 1000, 10_000),
    properties=Size(1, 1000, 10_000),
    changed=Size(1, 100, 10_000),
)
def rules(rules, events, properties, changed):
    """Many animations beside properties, and many changes that none of them fits."""
    beside = [
        {
            "property": f"p{index % properties}",
            "animation": "smooth",
            "when": {"source": f"k{index}"},
        }
        for index in range(rules)
    ]
    happen = [
        {
            "at": index * 0.01,
            "set": {
                f"p{(index * changed + step) % properties}": index + 1
                for step in range(min(changed, properties))
            },
            "keys": {"source": "x"},
        }
        for index in range(events)
    ]
    return scene(numbers(properties), happen, animations=beside), {"count": 10}


@family("scene", recommits=Size(1, 1000, 10_000), properties=Size(1, 100, 10_000), **COMMON)
def recommits(recommits, properties, animation, springs, rows):
    """Values that are committed again and again."""
    events = [{"at": 0, "set": numbers(properties, 1), "animation": ANIMATIONS[animation]}]
    events += [
        {"at": 0.001 * index, "recommit": numbers(properties, 1)} for index in range(recommits)
    ]
    return scene(numbers(properties), events), {"count": rows, "end": 10, "springs": springs}


@family(
    "scene",
    sets=Size(1, 20, 10_000),
    size=Size(1, 3000, 100_000),
    value=Choice(("transform", "path", "color", "discrete")),
    **COMMON,
)
def wide_sets(sets, size, value, animation, springs, rows):
    """Values that mix in a way of their own, interrupted."""

    def of(index):
        return {
            "transform": {"transform": f"rotate({index}deg) scale(2) " * min(size, 50)},
            "path": {"path": "M0 0" + f"L{index} 1" * size},
            "color": {"color": f"rgb({index % 256} 2 3)"},
            "discrete": {"discrete": f"{index}" * size},
        }[value]

    first = {**of(0), "space": "oklch"} if value == "color" else of(0)
    events = [
        {"at": index * 0.05, "set": {"p": of(index + 1)}, "animation": ANIMATIONS[animation]}
        for index in range(sets)
    ]
    return scene({"p": first}, events), {"count": rows, "end": 10, "springs": springs}


@family(
    "scene",
    sets=Size(1, 1000, 10_000),
    tolerance=Size(1e-300, 1e-6, 1.0),
    properties=Size(1, 4, 1000),
    **COMMON,
)
def adaptive_scene(sets, tolerance, properties, animation, springs, rows):
    """A script, and times as few as a tolerance allows."""
    events = [
        {"at": index * 0.05, "set": numbers(properties, index), "animation": ANIMATIONS[animation]}
        for index in range(sets)
    ]
    return scene(numbers(properties), events), {
        "tolerance": tolerance,
        "end": 100,
        "springs": springs,
    }


@family(
    "scene",
    iterations=Size(1.0, 1000.0, 1e12),
    sets=Size(1, 100, 10_000),
    rows=Size(2, 10_000, 10**7),
)
def timed_scene(iterations, sets, rows):
    """A script within the timing model."""
    events = [
        {"at": index * 0.05, "set": {"p": index}, "animation": "bouncy", "completion": "c"}
        for index in range(sets)
    ]
    return scene({"p": 0}, events, timing={"iterations": iterations, "direction": "alternate"}), {
        "count": rows
    }
