"""Documents of the kind animation: one animation for many components, modifiers, timing."""

from ..family import Choice, Size, family
from .parts import SLOW_SPRING, UNDAMPED, functions, numbers, ramp, stops, vectors


def _document(start, end, animation, **more):
    return {"kind": "animation", "from": start, "to": end, "animation": animation, **more}


@family(
    "animation", properties=Size(1, 8, 10_000), end=Size(1.0, 6600.0, 1e7), rows=Size(2, 2, 10**7)
)
def undamped_numbers(properties, end, rows):
    """Springs that never rest, by the steps of SwiftUI."""
    document = _document(numbers(properties), numbers(properties, 1), UNDAMPED)
    return document, {"springs": "swiftui", "end": end, "count": rows}


@family(
    "animation",
    properties=Size(1, 1, 1000),
    components=Size(1, 64, 64),
    end=Size(1.0, 6600.0, 1e7),
    rows=Size(2, 2, 10**6),
)
def undamped_vector(properties, components, end, rows):
    """The same with vectors."""
    document = _document(
        vectors(properties, components), vectors(properties, components, 1), UNDAMPED
    )
    return document, {"springs": "swiftui", "end": end, "count": rows}


@family(
    "animation",
    properties=Size(1, 10_000, 10_000),
    points=Size(2, 20_000, 200_000),
    rows=Size(2, 2, 10**6),
)
def custom_points(properties, points, rows):
    """One measured response for many properties."""
    custom = {"type": "custom", "points": ramp(points)}
    return _document(numbers(properties), numbers(properties, 1), custom), {"count": rows}


@family(
    "animation",
    properties=Size(1, 1000, 10_000),
    points=Size(2, 50_000, 500_000),
    rows=Size(2, 100, 10**7),
    modifier=Choice(("none", "repeats", "tiny speed")),
)
def css_curve(properties, points, rows, modifier):
    """A CSS linear() of many stops for many properties."""
    modifiers = {
        "none": [],
        "repeats": [{"repeatCount": 100_000, "autoreverses": True}],
        "tiny speed": [{"speed": 1e-300}],
    }[modifier]
    curve = {"type": "timingCurve", "curve": stops(points), "duration": 1, "modifiers": modifiers}
    return _document(numbers(properties), numbers(properties, 1), curve), {"count": rows, "end": 3}


@family(
    "animation",
    properties=Size(1, 1000, 10_000),
    tolerance=Size(1e-300, 1e-3, 1.0),
    end=Size(1e-3, 100.0, 1e9),
    motion=Choice(("slow", "undamped", "elastic", "steps", "bounce", "bezier", "repeat")),
)
def adaptive(properties, tolerance, end, motion):
    """The fewest times within a tiny tolerance."""
    animation = {
        "slow": SLOW_SPRING,
        "undamped": UNDAMPED,
        "elastic": {
            "type": "timingCurve",
            "curve": {"ease": "elasticOut", "amplitude": 1, "period": 0.01},
            "duration": 100,
        },
        "steps": {"type": "timingCurve", "curve": "steps(1000000)", "duration": 100},
        "bounce": {"type": "timingCurve", "curve": "bounceOut", "duration": 100},
        "bezier": {"type": "timingCurve", "curve": "cubic-bezier(0.1,9,0.9,-9)", "duration": 100},
        "repeat": {
            "type": "easeInOut",
            "duration": 1e-3,
            "modifiers": [{"repeatForever": True, "autoreverses": True}],
        },
    }[motion]
    document = _document(numbers(properties), numbers(properties, 1000), animation)
    return document, {"tolerance": tolerance, "end": end}


@family(
    "animation",
    properties=Size(1, 100, 10_000),
    modifiers=Size(1, 32, 100_000),
    rows=Size(2, 1000, 10**7),
    which=Choice(("delay", "speed", "repeat", "autoreverse", "complete", "mixed")),
)
def modifier_chains(properties, modifiers, rows, which):
    """A chain of many modifiers."""
    kinds = {
        "delay": {"delay": 1e-3},
        "speed": {"speed": 1.0001},
        "repeat": {"repeatCount": 2, "autoreverses": False},
        "autoreverse": {"repeatCount": 2, "autoreverses": True},
        "complete": {"logicallyCompleteAfter": 0.1},
    }
    chain = (
        [kinds[which] for _ in range(modifiers)]
        if which != "mixed"
        else [list(kinds.values())[index % 5] for index in range(modifiers)]
    )
    animation = {**SLOW_SPRING, "damping": 10, "modifiers": chain}
    return _document(numbers(properties), numbers(properties, 1), animation), {
        "count": rows,
        "end": 10,
    }


@family(
    "animation",
    properties=Size(1, 1000, 10_000),
    iterations=Size(1.0, 1e6, 1e15),
    rows=Size(2, 10_000, 10**7),
    points=Size(2, 1000, 100_000),
    composite=Choice(("accumulate", "replace")),
    direction=Choice(("alternate", "normal", "alternate-reverse")),
)
def timed(properties, iterations, rows, points, composite, direction):
    """The timing model of Web Animations with many iterations and an easing of many stops."""
    timing = {
        "delay": 0.1,
        "iterations": iterations,
        "iterationComposite": composite,
        "direction": direction,
        "fill": "both",
        "easing": stops(points),
        "playbackRate": 1.5,
    }
    document = _document(numbers(properties), numbers(properties, 1), "bouncy", timing=timing)
    return document, {"count": rows}


@family(
    "animation",
    properties=Size(1, 1000, 10_000),
    components=Size(1, 64, 64),
    rows=Size(2, 700, 10**6),
    springs=Choice(("analytic", "swiftui")),
)
def many_springs(properties, components, rows, springs):
    """As many values as one answer may have, of springs."""
    start, end = vectors(properties, components, 0.1), vectors(properties, components, 1 / 3)
    return _document(start, end, {"type": "spring", "duration": 0.5, "bounce": 0.9}), {
        "count": rows,
        "springs": springs,
    }


@family(
    "animation",
    functions_each=Size(1, 100, 100_000),
    properties=Size(1, 10, 10_000),
    rows=Size(2, 1000, 10**7),
    like=Choice((True, False)),
)
def transform_lists(functions_each, properties, rows, like):
    """Transforms of many functions, paired or decomposed."""
    start = {"transform": functions(functions_each, 1)}
    end = {
        "transform": (
            functions(functions_each, 9) if like else functions(functions_each, 9) + " rotate(3deg)"
        )
    }
    names = numbers(properties)
    document = _document({name: start for name in names}, {name: end for name in names}, "bouncy")
    return document, {"count": rows}
