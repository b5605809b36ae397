"""Scenes with animations on layers, animators and keyframes of views."""

from ..family import Choice, Size, family
from .parts import numbers, stops, vector, vectors, zigzag
from .scene_sets import scene


@family(
    "scene",
    layers=Size(1, 64, 64),
    components=Size(1, 64, 64),
    values=Size(2, 8, 10_000),
    rows=Size(2, 10_000, 10**6),
    mode=Choice(("cubicPaced", "cubic", "paced", "linear", "discrete")),
    properties=Size(1, 1, 100),
)
def layer_keyframes(layers, components, values, rows, mode, properties):
    """Layers of keyframes that add up over a vector."""
    events = [
        {
            "at": 0,
            "layer": {
                "add": {
                    "key": f"k{index}",
                    "property": name,
                    "keyframe": {
                        "values": [
                            vector(components, (index + step * 7) % 10) for step in range(values)
                        ],
                        "calculationMode": mode,
                        "duration": 100,
                        "additive": True,
                    },
                }
            },
        }
        for name in numbers(properties)
        for index in range(layers)
    ]
    return scene(vectors(properties, components), events), {"count": rows, "end": 100}


@family(
    "scene",
    layers=Size(1, 1, 64),
    values=Size(2, 50_000, 100_000),
    rows=Size(2, 1000, 10**7),
    mode=Choice(("cubicPaced", "cubic", "paced", "linear", "discrete")),
)
def long_layer(layers, values, rows, mode):
    """One layer of many values."""
    frame = {
        "values": [step * 7 % 10 for step in range(values)],
        "calculationMode": mode,
        "duration": 10,
    }
    events = [
        {"at": 0, "layer": {"add": {"key": f"k{index}", "property": "p", "keyframe": frame}}}
        for index in range(layers)
    ]
    return scene({"p": 0}, events), {"count": rows}


@family(
    "scene",
    layers=Size(1, 64, 64),
    components=Size(1, 64, 64),
    rows=Size(2, 10_000, 10**6),
    form=Choice(("basic", "spring", "repeat", "curve")),
    properties=Size(1, 1, 100),
)
def layer_stack(layers, components, rows, form, properties):
    """Layers of other forms that add up."""
    more = {
        "basic": ("basic", {"duration": 100}),
        "spring": ("spring", {"damping": 0.01}),
        "repeat": (
            "basic",
            {
                "duration": 0.001,
                "repeatCount": "infinite",
                "autoreverses": True,
                "cumulative": True,
            },
        ),
        "curve": ("basic", {"duration": 100, "timingFunction": stops(200)}),
    }[form]
    events = [
        {
            "at": 0,
            "layer": {
                "add": {
                    "key": f"k{index}",
                    "property": name,
                    more[0]: {
                        "from": vector(components),
                        "to": vector(components, 1),
                        "additive": True,
                        **more[1],
                    },
                }
            },
        }
        for name in numbers(properties)
        for index in range(layers)
    ]
    return scene(vectors(properties, components), events), {"count": rows, "end": 100}


@family(
    "scene",
    events=Size(1, 9000, 10_000),
    properties=Size(1, 1, 10_000),
    rows=Size(2, 1000, 10**7),
    same=Choice((True, False)),
    gap=Size(0.0, 0.001, 1.0),
)
def layer_replaced(events, properties, rows, same, gap):
    """Layers that take each other's place."""
    happen = [
        {
            "at": index * gap,
            "layer": {
                "add": {
                    "key": "k" if same else f"k{index % 60}",
                    "property": f"p{index % properties}",
                    "basic": {
                        "to": index,
                        "duration": 1,
                        "fillMode": "both",
                        "removedOnCompletion": False,
                    },
                }
            },
            "completion": "c",
        }
        for index in range(events)
    ]
    return scene(numbers(properties), happen), {"count": rows, "end": 20}


@family(
    "scene",
    animations=Size(1, 9000, 100_000),
    depth=Size(1, 1, 25),
    properties=Size(1, 1000, 10_000),
    rows=Size(2, 100, 10**6),
    events=Size(1, 1, 64),
)
def layer_group(animations, depth, properties, rows, events):
    """A group of many animations, and groups in groups."""
    inner = [
        {"property": f"p{index % properties}", "basic": {"to": 1, "duration": 1}}
        for index in range(animations)
    ]
    group = {"duration": 2, "animations": inner}
    for _ in range(depth - 1):
        group = {"duration": 2, "animations": [{"group": group}], "repeatCount": 3.5}
    happen = [
        {"at": 0, "layer": {"add": {"key": f"g{index}", "group": group}}} for index in range(events)
    ]
    return scene(numbers(properties), happen), {"count": rows}


@family(
    "scene",
    sets=Size(1, 1000, 10_000),
    rows=Size(2, 1000, 10**7),
    size=Size(1, 100, 100_000),
    form=Choice(("transform", "path", "color")),
)
def layer_values(sets, rows, size, form):
    """Layers of keyframes of wide values."""

    def of(index):
        return {
            "transform": {"transform": f"rotate({index}deg) " * min(size, 100)},
            "path": {"path": zigzag(size, index)},
            "color": {"color": f"rgb({index % 256} 1 2)"},
        }[form]

    frame = {
        "values": [of(index) for index in range(sets)],
        "calculationMode": "cubicPaced",
        "duration": 10,
    }
    return scene(
        {"p": of(0)},
        [{"at": 0, "layer": {"add": {"key": "k", "property": "p", "keyframe": frame}}}],
    ), {"count": rows}
