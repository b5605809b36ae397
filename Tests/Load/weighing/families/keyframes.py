"""Documents of the kind keyframes."""

from ..family import Choice, Size, family
from .parts import numbers, vector, zigzag


def document(initial, tracks, **more):
    return {"kind": "keyframes", "initial": initial, "tracks": tracks, **more}


def _value(kind, index, components):
    return {
        "number": index % 2,
        "vector": vector(components, index % 2),
        "color": {"color": "red" if index % 2 else "lime"},
        "transform": {"transform": f"rotate({index % 9}deg) scale(2)"},
        "path": {"path": zigzag(8, index % 2)},
        "discrete": {"discrete": index},
    }[kind]


def _first(kind, components):
    value = _value(kind, 0, components)
    return {**value, "space": "oklch"} if kind == "color" else value


def keyframe(form, to):
    return {
        "linear": {"type": "linear", "to": to, "duration": 0.01},
        "cubic": {"type": "cubic", "to": to, "duration": 0.01},
        "spring": {"type": "spring", "to": to, "duration": 0.01},
        "settling": {"type": "spring", "to": to},
        "slow": {
            "type": "spring",
            "to": to,
            "spring": {"mass": 1, "stiffness": 1, "damping": 1e-6},
        },
        "move": {"type": "move", "to": to},
        "hold": {"type": "hold", "duration": 0.01},
    }[form]


FORMS = Choice(("cubic", "linear", "spring", "settling", "slow", "move", "hold"))


@family(
    "keyframes",
    tracks=Size(1, 1, 10_000),
    each=Size(1, 90_000, 100_000),
    rows=Size(2, 1000, 10**7),
    form=FORMS,
    springs=Choice(("analytic", "swiftui")),
)
def many_keyframes(tracks, each, rows, form, springs):
    """Tracks of many keyframes of numbers."""
    frames = [keyframe(form, index % 2) for index in range(each)]
    names = numbers(tracks)
    made = document(names, [{"property": name, "keyframes": frames} for name in names])
    return made, {"count": rows, "springs": springs}


@family(
    "keyframes",
    each=Size(1, 5000, 100_000),
    components=Size(1, 64, 64),
    rows=Size(2, 1000, 10**7),
    form=FORMS,
    value=Choice(("vector", "color", "transform", "path", "discrete")),
    springs=Choice(("analytic", "swiftui")),
)
def wide_keyframes(each, components, rows, form, value, springs):
    """One track of many keyframes of a wide value."""
    frames = [keyframe(form, _value(value, index, components)) for index in range(each)]
    made = document({"p": _first(value, components)}, [{"property": "p", "keyframes": frames}])
    return made, {"count": rows, "springs": springs}


@family(
    "keyframes",
    each=Size(1, 90_000, 100_000),
    tolerance=Size(1e-300, 1e-6, 1.0),
    form=FORMS,
    tracks=Size(1, 1, 1000),
)
def adaptive_keyframes(each, tolerance, form, tracks):
    """Many keyframes, and times as few as a tolerance allows."""
    frames = [keyframe(form, index % 2) for index in range(each)]
    names = numbers(tracks)
    made = document(names, [{"property": name, "keyframes": frames} for name in names])
    return made, {"tolerance": tolerance}


@family(
    "keyframes",
    tracks=Size(1, 10_000, 10_000),
    each=Size(1, 9, 100),
    rows=Size(2, 10, 10**6),
    components=Size(1, 1, 64),
)
def repeated_tracks(tracks, each, rows, components):
    """Many tracks on one property: the last one wins."""
    frames = [keyframe("cubic", vector(components, index % 2)) for index in range(each)]
    made = document({"p": vector(components)}, [{"property": "p", "keyframes": frames}] * tracks)
    return made, {"count": rows}


@family(
    "keyframes", tracks=Size(1, 10_000, 10_000), components=Size(1, 64, 64), rows=Size(2, 10, 10**6)
)
def member_tracks(tracks, components, rows):
    """A track for each member of many vectors."""
    initial = {f"p{index}": vector(components) for index in range(max(1, tracks // components))}
    names = [f"p{index // components}.{index % components}" for index in range(tracks)]
    made = document(
        initial,
        [
            {"property": name, "keyframes": [keyframe("cubic", 1)]}
            for name in names
            if name.split(".")[0] in initial
        ],
    )
    return made, {"count": rows}


@family(
    "keyframes",
    each=Size(1, 50_000, 100_000),
    rows=Size(2, 100, 10**7),
    iterations=Size(1.0, 1e6, 1e12),
)
def timed_keyframes(each, rows, iterations):
    """Many keyframes in the timing model of Web Animations."""
    frames = [keyframe("spring", index % 2) for index in range(each)]
    timing = {
        "iterations": iterations,
        "iterationComposite": "accumulate",
        "easing": "ease",
        "direction": "alternate",
    }
    return document({"p": 0}, [{"property": "p", "keyframes": frames}], timing=timing), {
        "count": rows
    }


@family(
    "keyframes",
    properties=Size(1, 10_000, 10_000),
    components=Size(1, 21, 64),
    rows=Size(2, 200, 10**8),
)
def constant(properties, components, rows):
    """Nothing moves, in many rows."""
    initial = {f"p{index}": vector(components) for index in range(properties)}
    return {"kind": "keyframes", "initial": initial}, {"count": rows, "end": 10}
