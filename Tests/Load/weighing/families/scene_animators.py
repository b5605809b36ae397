"""Scenes with animators and with keyframes of views."""

from ..family import Choice, Size, family
from .parts import numbers, stops, vector, vectors
from .scene_sets import scene


@family(
    "scene",
    animators=Size(1, 100, 10_000),
    properties=Size(1, 100, 10_000),
    scrubs=Size(0, 1000, 10_000),
    rows=Size(2, 10, 10**6),
    carried=Choice(("curve", "spring")),
)
def animators(animators, properties, scrubs, rows, carried):
    """Animators of many properties, scrubbed many times."""
    move = {"curve": stops(50)} if carried == "curve" else {"spring": {"dampingRatio": 0.1}}
    events = [
        {
            "at": 0,
            "animator": {
                "name": f"a{index}",
                "do": "create",
                "duration": 10,
                **move,
                "set": {f"p{step}": 1 for step in range(index, properties, animators)} or {"p0": 1},
            },
        }
        for index in range(animators)
    ]
    events += [
        {
            "at": 0.001 * index,
            "animator": {
                "name": f"a{index % animators}",
                "do": "scrub",
                "fraction": index % 100 / 100,
            },
        }
        for index in range(scrubs)
    ]
    return scene(numbers(properties), events), {"count": rows, "end": 10}


@family(
    "scene",
    turns=Size(1, 1000, 9998),
    components=Size(1, 64, 64),
    properties=Size(1, 10, 1000),
    rows=Size(2, 10, 10**6),
    do=Choice(("reverse", "continue", "animate", "pause")),
)
def animator_turns(turns, components, properties, rows, do):
    """One animator that is turned round, or told more, again and again."""
    events = [
        {
            "at": 0,
            "animator": {
                "name": "a",
                "do": "create",
                "duration": 100,
                "curve": "easeInOut",
                "set": vectors(properties, components, 1),
            },
        },
        {"at": 0, "animator": {"name": "a", "do": "start"}},
    ]
    for index in range(turns):
        at = 0.001 * (index + 1)
        if do == "reverse":
            events.append({"at": at, "animator": {"name": "a", "do": "reverse"}})
        elif do == "animate":
            events.append(
                {
                    "at": at,
                    "animator": {
                        "name": "a",
                        "do": "animate",
                        "set": vectors(properties, components, index + 2),
                    },
                }
            )
        else:
            step = (
                {"do": "pause"}
                if index % 2 == 0
                else (
                    {"do": "continue", "spring": {"dampingRatio": 0.3}, "velocity": 1}
                    if do == "continue"
                    else {"do": "start"}
                )
            )
            events.append({"at": at, "animator": {"name": "a", **step}})
    return scene(vectors(properties, components), events), {"count": rows, "end": 10}


@family(
    "scene",
    keyframes=Size(1, 5000, 10_000),
    components=Size(1, 64, 64),
    blocks=Size(1, 1, 1000),
    rows=Size(2, 100, 10**6),
    mode=Choice(("cubic", "linear", "paced", "cubicPaced", "discrete")),
)
def view_keyframes(keyframes, components, blocks, rows, mode):
    """A block of many parts."""
    each = max(1, keyframes // blocks)
    parts = [
        {
            "relativeStartTime": index / each,
            "relativeDuration": 1 / each * 0.99,
            "set": {"p": vector(components, index % 9)},
        }
        for index in range(each)
    ]
    events = [
        {
            "at": index * 0.1,
            "keyframes": {"duration": 100, "calculationMode": mode, "keyframes": parts},
        }
        for index in range(blocks)
    ]
    return scene({"p": vector(components)}, events), {"count": rows}
