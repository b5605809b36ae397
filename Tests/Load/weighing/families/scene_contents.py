"""Scenes in which contents change, views zoom and are touched."""

from ..family import Choice, Size, family
from .parts import numbers
from .scene_sets import scene


@family(
    "scene",
    changes=Size(1, 100, 9000),
    digits=Size(1, 60, 400_000),
    rows=Size(2, 1000, 10**6),
    gap=Size(0.0, 0.05, 1.0),
    transition=Choice(("numericText", "interpolate", "opacity", "replace")),
)
def contents(changes, digits, rows, gap, transition):
    """Numbers of many digits that count."""
    digits = max(1, min(digits, 3_800_000 // changes))
    events = [
        {
            "at": index * gap,
            "content": {"property": "l", "to": str(index % 10) * digits, "transition": transition},
            "animation": "smooth",
        }
        for index in range(changes)
    ]
    return scene({"l": {"discrete": "9" * digits}}, events), {"count": rows}


@family(
    "scene",
    drags=Size(1, 9000, 9997),
    views=Size(1, 1, 3000),
    rows=Size(2, 1000, 10**6),
    gap=Size(0.0, 0.01, 1.0),
)
def zooms(drags, views, rows, gap):
    """Zooms that are pushed and dragged."""
    push = {
        "do": "push",
        "source": {"x": 0, "y": 0, "width": 9, "height": 9},
        "destination": {"x": 0, "y": 0, "width": 99, "height": 99},
    }
    events = [{"at": 0, "zoom": {"view": f"z{index}", **push}} for index in range(views)]
    events += [
        {
            "at": 1 + index * gap,
            "zoom": {"view": f"z{index % views}", "do": "drag", "progress": index % 90 / 100},
        }
        for index in range(drags)
    ]
    return scene({}, events), {"count": rows}


@family(
    "scene",
    hits=Size(1, 2000, 9000),
    views=Size(1, 2000, 10_000),
    rows=Size(2, 2, 10**4),
    moving=Choice((True, False)),
)
def hit_tests(hits, views, rows, moving):
    """Many touches of many views."""
    frame = {"x": 0, "y": 0, "width": 9, "height": 9}
    initial = {f"v{index}.frame": {**frame, "x": index} for index in range(views)}
    events = (
        [
            {
                "at": 0,
                "set": {f"v{index}.frame": {**frame, "x": index + 5} for index in range(views)},
                "uikit": {"duration": 100},
            }
        ]
        if moving
        else []
    )
    events += [
        {"at": 0.001 * index, "hitTest": {"point": {"x": -1, "y": 3}}} for index in range(hits)
    ]
    return scene(initial, events), {"count": rows}


@family(
    "scene",
    removals=Size(1, 3000, 9000),
    properties=Size(1, 1000, 10_000),
    rows=Size(2, 10, 10**4),
    what=Choice(("all", "view", "property")),
)
def removals(removals, properties, rows, what):
    """Animations that are set and removed."""
    command = {"all": {}, "view": {"view": "v"}, "property": {"property": "v.p1"}}[what]
    initial = {f"v.{name}": 0 for name in numbers(properties + 1)}
    events = []
    for index in range(removals):
        events.append(
            {
                "at": index * 1e-3,
                "set": {f"v.p{index % properties}": index + 1},
                "uikit": {"duration": 1000},
            }
        )
        events.append({"at": index * 1e-3, "removeAnimations": command})
    return scene(initial, events), {"count": rows}
