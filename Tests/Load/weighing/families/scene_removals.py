"""Scenes in which animations are removed again and again beside much that stays."""

from ..family import Choice, Size, family
from .parts import numbers
from .scene_layouts import tree
from .scene_sets import scene

FLAG = "\U0001f1e6"


@family(
    "scene",
    animators=Size(1, 1000, 9900),
    boxes=Size(0, 100, 9900),
    removals=Size(0, 1000, 9900),
    rows=Size(2, 10, 10**6),
    moved=Choice(("layout", "property")),
    active=Choice((True, False)),
)
def animator_removals(animators, boxes, removals, rows, moved, active):
    """Animators of a layout or of one property, and removals that leave them alone."""
    change = {"outer.width": 99} if moved == "layout" else {"p0": 1}
    events = [
        {
            "at": 0,
            "animator": {"name": f"a{index}", "do": "create", "duration": 1000, "set": change},
        }
        for index in range(animators)
    ]
    if active:
        events += [
            {"at": 0, "animator": {"name": f"a{index}", "do": "pause"}}
            for index in range(animators)
        ]
    events += [
        {"at": 0.001 * index, "removeAnimations": {"view": "other"}} for index in range(removals)
    ]
    initial = {**numbers(1), "other.x": 0}
    return scene(initial, events, layout=tree(boxes, 0)), {"count": rows}


@family(
    "scene",
    length=Size(1, 1_000_000, 4_000_000),
    events=Size(1, 1000, 9990),
    rows=Size(2, 10, 10**6),
    letter=Choice(("v", "\u00fc", FLAG)),
    what=Choice(("key", "same key", "swap", "scrub", "slow layer")),
)
def long_names(length, events, rows, letter, what):
    """One long name, and events that do not name it."""
    name = letter * length
    initial = {"other.x": 0}
    layout = None
    grow = {"type": "linear", "duration": 1000}
    rise = {"to": 1, "duration": 1000}
    if what == "key":
        first = {"layer": {"add": {"key": name, "property": "other.x", "basic": rise}}}
        later = {"layer": {"removeAll": "none"}}
    elif what == "same key":
        initial[name + ".x"] = 0
        first = {"layer": {"add": {"key": "k", "property": name + ".x", "basic": rise}}}
        later = {"layer": {"add": {"key": "k", "property": "other.x", "basic": rise}}}
    elif what == "swap":
        swap = {"from": name, "to": "b", "effect": "flipFromLeft", "hide": True}
        first = {"swap": swap, "animation": grow}
        later = {"removeAnimations": {"view": "other"}}
    elif what == "scrub":
        initial[name] = 0
        create = {"name": "a", "do": "create", "duration": 1000, "set": {name: 1}}
        first = {"animator": create}
        later = {"animator": {"name": "a", "do": "scrub", "fraction": 0.5}}
    else:
        layout = {"view": "r", "stack": "depth", "children": [{"view": name, "width": 9}]}
        first = {"layer": {"speed": 2}}
        later = {"layout": {"set": {"r.width": 10}}, "uikit": {"duration": 0.0005}}
    happen = [{"at": 0, **first}] + [{"at": 0.001 * (1 + index), **later} for index in range(events)]
    return scene(initial, happen, **({"layout": layout} if layout else {})), {"count": rows}
