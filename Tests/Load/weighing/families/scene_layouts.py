"""Scenes with layouts, and with everything at once."""

from ..family import Choice, Size, family
from .parts import numbers
from .scene_sets import scene


def tree(boxes, depth):
    """A stack of boxes, and as many stacks around it."""
    box = {
        "view": "outer",
        "stack": "vertical",
        "children": [{"view": f"b{index}", "width": 10, "height": 10} for index in range(boxes)],
    }
    for _ in range(depth):
        box = {"stack": "horizontal", "children": [box]}
    return box


@family(
    "scene",
    events=Size(1, 10_000, 10_000),
    boxes=Size(1, 2, 10_000),
    gap=Size(0.0, 0.0, 0.1),
    rows=Size(2, 10, 10**6),
    flush=Choice(("outside", "inside", "before")),
    depth=Size(0, 0, 25),
    animation=Choice(("smooth", None)),
)
def layouts(events, boxes, gap, rows, flush, depth, animation):
    """Many changes of a layout, at one time or in a row."""
    happen = [
        {
            "at": index * gap,
            "layout": {"set": {f"b{index % boxes}.height": index}, "flush": flush},
            "animation": animation,
        }
        for index in range(events)
    ]
    return scene({}, happen, layout=tree(boxes, depth)), {"count": rows, "end": 1}


@family(
    "scene",
    events=Size(1, 20, 1000),
    boxes=Size(1, 9000, 10_000),
    rows=Size(2, 100, 10**6),
    all_of_them=Choice((True, False)),
)
def wide_layouts(events, boxes, rows, all_of_them):
    """A layout of many boxes, all of which move."""
    happen = [
        {
            "at": index * 0.1,
            "layout": {
                "set": {f"b{step}.height": index + 1 for step in range(boxes if all_of_them else 1)}
            },
            "animation": "smooth",
        }
        for index in range(events)
    ]
    return scene({}, happen, layout=tree(boxes, 0)), {"count": rows}


@family(
    "scene", events=Size(1, 1000, 10_000), properties=Size(1, 1000, 10_000), rows=Size(2, 10, 10**6)
)
def everything(events, properties, rows):
    """All verbs in turn, on many properties."""
    names = list(numbers(properties))
    initial = {**{f"v.{name}": 0 for name in names}, "w.opacity": 1, "t.text": {"discrete": "1"}}
    happen = []
    for index in range(events):
        at, name = index * 0.01, f"v.{names[index % properties]}"
        happen.append(
            [
                {
                    "at": at,
                    "set": {name: index},
                    "animation": "bouncy",
                    "completion": {"name": "c", "criteria": "progress"},
                },
                {"at": at, "set": {name: index}, "uikit": {"duration": 5}},
                {
                    "at": at,
                    "layer": {
                        "add": {"key": "k", "property": name, "basic": {"to": 3, "duration": 5}}
                    },
                },
                {
                    "at": at,
                    "content": {
                        "property": "t.text",
                        "to": str(index),
                        "transition": "numericText",
                    },
                    "animation": "smooth",
                },
                {
                    "at": at,
                    "remove": {"view": "w", "transition": "blurReplace"},
                    "animation": "smooth",
                },
                {
                    "at": at,
                    "insert": {"view": "w", "transition": "blurReplace", "values": {}},
                    "animation": "smooth",
                },
                {"at": at, "recommit": {name: index}},
                {"at": at, "hitTest": {"point": {"x": 1, "y": 1}}},
            ][index % 8]
        )
    return scene(initial, happen), {"count": rows, "end": 10}


@family("scene", rows=Size(2, 1_000_000, 10**18))
def empty(rows):
    """Nothing at all, in many rows."""
    return scene({}, []), {"count": rows, "end": 1}
