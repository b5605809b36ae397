"""Scenes in which views come and go, match, swap, zoom and are touched."""

from ..family import Choice, Size, family
from .parts import vector
from .scene_sets import ANIMATIONS, scene

CONTAINER = {"width": 390, "height": 844}


@family(
    "scene",
    rounds=Size(1, 1000, 5000),
    properties=Size(1, 100, 10_000),
    transitions=Size(1, 8, 64),
    gap=Size(0.0, 0.01, 1.0),
    rows=Size(2, 10, 10**6),
    animation=Choice(("spring", "long", "undamped", "stops")),
    components=Size(1, 1, 64),
)
def comings(rounds, properties, transitions, gap, rows, animation, components):
    """A view that comes and goes, by many transitions together."""
    combined = {
        "type": "combined",
        "transitions": [
            [
                "opacity",
                {"type": "scale", "scale": 0.5},
                "slide",
                {"type": "move", "edge": "top"},
                "blurReplace",
            ][index % 5]
            for index in range(transitions)
        ],
    }
    events = []
    for index in range(rounds):
        events.append(
            {
                "at": 2 * index * gap,
                "insert": {
                    "view": "v",
                    "values": (
                        {f"p{step}": vector(components) for step in range(properties)}
                        if index == 0
                        else {}
                    ),
                    "transition": combined,
                    "container": CONTAINER,
                },
                "animation": ANIMATIONS[animation],
            }
        )
        events.append(
            {
                "at": (2 * index + 1) * gap,
                "remove": {"view": "v"},
                "animation": ANIMATIONS[animation],
            }
        )
    return scene({}, events), {"count": rows, "end": 10}


@family(
    "scene",
    views=Size(1, 3000, 10_000),
    rows=Size(2, 100, 10**6),
    transition=Choice(("blurReplace", "slide", "opacity")),
)
def many_views(views, rows, transition):
    """Many views that come, each with what its transition shows."""
    events = [
        {
            "at": index * 1e-3,
            "insert": {
                "view": f"v{index}",
                "values": {"opacity": 1},
                "transition": transition,
                "container": CONTAINER,
            },
            "animation": "smooth",
        }
        for index in range(views)
    ]
    return scene({}, events), {"count": rows}


@family(
    "scene",
    matches=Size(1, 3000, 10_000),
    views=Size(2, 100, 5000),
    rows=Size(2, 100, 10**6),
    source=Choice(("to", "from", "both")),
    properties=Choice(("frame", "position", "size")),
)
def matches(matches, views, rows, source, properties):
    """Frames handed from view to view, in a ring."""
    initial = {
        f"v{index}.frame": {"x": index, "y": 0, "width": 9, "height": 9} for index in range(views)
    }
    events = [
        {
            "at": index * 1e-3,
            "match": {
                "from": f"v{index % views}",
                "to": f"v{(index + 1) % views}",
                "source": source,
                "properties": properties,
            },
            "animation": "smooth",
        }
        for index in range(matches)
    ]
    return scene(initial, events), {"count": rows}


@family(
    "scene",
    swaps=Size(1, 3000, 10_000),
    views=Size(2, 2, 3000),
    rows=Size(2, 100, 10**6),
    effect=Choice(("flipFromLeft", "crossDissolve", "curlUp")),
)
def swaps(swaps, views, rows, effect):
    """Views that take each other's place."""
    initial = {f"v{index}.scale": 1 for index in range(views)}
    events = [
        {
            "at": index * 0.5,
            "swap": {
                "from": f"v{index % views}",
                "to": f"v{(index + 1) % views}",
                "effect": effect,
                "hide": True,
            },
            "completion": "c",
        }
        for index in range(swaps)
    ]
    return scene(initial, events), {"count": rows}
