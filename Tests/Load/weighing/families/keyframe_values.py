"""Keyframes of values that are large in themselves."""

from ..family import Size, family
from .keyframes import document as _document, keyframe as _keyframe
from .parts import functions, stops, vector, zigzag


@family(
    "keyframes",
    each=Size(1, 300, 10_000),
    points=Size(2, 1000, 100_000),
    components=Size(1, 64, 64),
    rows=Size(2, 1000, 10**6),
)
def keyframe_curves(each, points, components, rows):
    """Keyframes of a vector, each with a curve of many stops."""
    frame = {"type": "linear", "to": vector(components, 1), "duration": 0.1, "curve": stops(points)}
    document = _document(
        {"p": vector(components)}, [{"property": "p", "keyframes": [frame] * each}]
    )
    return document, {"count": rows}


@family(
    "keyframes",
    functions_each=Size(1, 1000, 100_000),
    each=Size(1, 100, 10_000),
    rows=Size(2, 1000, 10**7),
)
def transform_keyframes(functions_each, each, rows):
    """Keyframes of transforms of many functions."""
    frames = [
        _keyframe("cubic", {"transform": functions(functions_each, index % 9)})
        for index in range(each)
    ]
    document = _document(
        {"p": {"transform": functions(functions_each, 0)}}, [{"property": "p", "keyframes": frames}]
    )
    return document, {"count": rows}


@family(
    "keyframes",
    commands=Size(1, 3000, 100_000),
    each=Size(1, 60, 10_000),
    rows=Size(2, 1000, 10**7),
)
def path_keyframes(commands, each, rows):
    """Keyframes of paths of many commands."""
    frames = [_keyframe("cubic", {"path": zigzag(commands, index)}) for index in range(each)]
    document = _document(
        {"p": {"path": zigzag(commands)}}, [{"property": "p", "keyframes": frames}]
    )
    return document, {"count": rows}
