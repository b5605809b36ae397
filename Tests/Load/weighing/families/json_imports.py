"""Files of other tools as JSON: Motion, Web Animations, Lottie, Figma, design tokens."""

from ..family import Choice, Size, compact, plain
from .imports import import_of

VALUES = {
    "number": "{0}",
    "unit": "{0}px",
    "color": "rgb({0},0,0)",
    "oklch": "oklch(0.5 0.1 {0})",
    "transform": "translate({0}px) rotate({0}deg) matrix(1,0,0,1,{0},0)",
    "filter": "blur({0}px) hue-rotate({0}deg)",
    "shadow": "0 {0}px 1px red",
    "calc": "calc({0}px + 1%)",
    "word": "word{0}",
}
NAMES = {"transform": "transform", "filter": "filter", "shadow": "boxShadow", "unit": "width"}
EASES = {
    "named": "easeInOut",
    "bezier": [0.1, 9, 0.9, -9],
    "back": "backInOut",
    "anticipate": "anticipate",
}


def _texts(value, count, parts=1):
    separator = ", " if value == "shadow" else " "
    return [separator.join([VALUES[value].format(index % 99)] * parts) for index in range(count)]


@plain(
    "motions",
    properties=Size(1, 100, 20_000),
    keyframes=Size(2, 50, 50_000),
    repeat=Size(0, 1, 100_000),
    value=Choice(tuple(VALUES)),
    ease=Choice(tuple(EASES)),
    way_back=Choice(("mirror", "reverse", "loop")),
)
def motion_repeats(properties, keyframes, repeat, value, ease, way_back):
    """Keyframes of Motion that repeat, every property in a time of its own."""
    target = {f"--p{index}": _texts(value, keyframes) for index in range(properties)}
    transition = {"duration": 1, "ease": EASES[ease], "repeat": repeat, "repeatType": way_back}
    own = {name: {**transition, "delay": index * 1e-3} for index, name in enumerate(target)}
    return import_of("motion", compact({"animate": target, "transition": own}))


@plain(
    "motions",
    properties=Size(1, 100, 50_000),
    times=Size(2, 100, 100_000),
    members=Size(0, 10, 100_000),
)
def motion_shared(properties, times, members):
    """Properties that share a transition with long lists of times and eases."""
    target = {f"--p{index}": [0] * times for index in range(properties)}
    transition = {
        "duration": 1,
        "times": [index / times for index in range(times)],
        "ease": ["easeIn"] * times,
        **{f"m{index}": {} for index in range(members)},
    }
    return import_of("motion", compact({"animate": target, "transition": transition}))


@plain(
    "motions",
    properties=Size(1, 1000, 50_000),
    stiffness=Size(1e-300, 100.0, 1e300),
    damping=Size(0.0, 1e-6, 1e300),
    value=Choice(tuple(VALUES)),
)
def motion_springs(properties, stiffness, damping, value):
    """Springs of Motion that rest late."""
    transition = {"type": "spring", "stiffness": stiffness, "damping": damping, "velocity": 1e9}
    target = {f"--p{index}": _texts(value, 2) for index in range(properties)}
    return import_of("motion", compact({"animate": target, "transition": transition}))


@plain(
    "motions",
    keyframes=Size(2, 100, 50_000),
    parts=Size(1, 10, 100_000),
    properties=Size(1, 1, 10_000),
    value=Choice(("transform", "filter", "shadow", "calc", "color")),
    odd=Choice((False, True)),
    form=Choice(("motion", "waapi", "css")),
)
def long_values(keyframes, parts, properties, value, odd, form):
    """Values of many parts, some of which do not match."""
    texts = _texts(value, keyframes, parts)
    if odd:
        texts[-1] = "none" if value != "color" else "currentColor"
    name = NAMES.get(value, "color" if value == "color" else "left")
    if form == "css":
        kebab = name.replace("boxShadow", "box-shadow")
        frames = "".join(
            f"{100 * index / keyframes:g}%{{{kebab}:{text}}}" for index, text in enumerate(texts)
        )
        rules = "".join(f"#e{index}{{animation:a 1s}}" for index in range(properties))
        return import_of("css", f"@keyframes a{{{frames}}}{rules}")
    if form == "waapi":
        return import_of("waapi", compact({"keyframes": {name: texts}, "timing": 1000}))
    return import_of("motion", compact({name: texts, "transition": {"duration": 1}}))


@plain(
    "motions",
    keyframes=Size(2, 100, 50_000),
    properties=Size(1, 10, 10_000),
    iterations=Size(1.0, 1.0, 1e9),
    points=Size(2, 2, 100_000),
    where=Choice(("timing", "keyframe")),
    form=Choice(("list", "columns")),
)
def web_keyframes(keyframes, properties, iterations, points, where, form):
    """Keyframes of Web Animations with a long easing."""
    easing = f"linear(0,{','.join(['.5'] * points)},1)"
    own = {"easing": easing} if where == "keyframe" else {}
    timing = {"duration": 1000, "iterations": iterations, "direction": "alternate"}
    if where == "timing":
        timing["easing"] = easing
    columns = {f"--p{index}": list(range(keyframes)) for index in range(properties)}
    frames = [{name: index for name in columns} | own for index in range(keyframes)]
    given = frames if form == "list" else {**columns, **own}
    return import_of("waapi", compact({"keyframes": given, "timing": timing}))


@plain(
    "motions",
    layers=Size(1, 1, 5000),
    keyframes=Size(2, 100, 50_000),
    bend=Size(0.0, 1.0, 1e300),
    called=Choice(("a", "a.b", "x" * 100)),
    apart=Choice((False, True)),
)
def lottie_bends(layers, keyframes, bend, called, apart):
    """Layers of Lottie that follow paths in space."""
    ease = {"x": [0.3, 0.1], "y": [0, 2]}
    keys = [
        {
            "t": time,
            "s": [time % 7, 1, 0],
            "i": ease,
            "o": ease,
            "to": [bend, -bend, 0],
            "ti": [-bend, bend, 0],
        }
        for time in range(keyframes)
    ]
    moved = {"a": 1, "k": keys}
    position = {"s": True, "x": moved, "y": moved} if apart else moved
    layer = {"ty": 4, "nm": called, "ip": 0, "op": keyframes, "ks": {"p": position}}
    file = {"v": "5.7", "fr": 60, "ip": 0, "op": keyframes, "w": 9, "h": 9}
    return import_of("lottie", compact({**file, "layers": [layer] * layers}))


@plain(
    "motions",
    shapes=Size(1, 1000, 50_000),
    depth=Size(1, 1, 25),
    effects=Size(0, 100, 50_000),
    same=Choice((True, False)),
)
def lottie_shapes(shapes, depth, effects, same):
    """Shapes and effects of one layer, deep in groups."""
    moved, color = (
        {"a": 1, "k": [{"t": 0, "s": value[0]}, {"t": 9, "s": value[1]}]}
        for value in (([1], [2]), ([1, 0, 0], [0, 1, 0]))
    )
    items = [
        {"ty": "fl", "nm": "f" if same else f"f{index}", "c": color, "o": moved}
        for index in range(shapes)
    ]
    for _ in range(depth):
        items = [{"ty": "gr", "nm": "g", "it": items}]
    blurs = [
        {"ty": 5, "nm": "e" if same else f"e{index}", "ef": [{"ty": 0, "nm": "s", "v": moved}]}
        for index in range(effects)
    ]
    layer = {"ty": 4, "nm": "a", "ip": 0, "op": 9, "ks": {}, "shapes": items, "ef": blurs}
    file = {"v": "5.7", "fr": 60, "ip": 0, "op": 9, "w": 9, "h": 9}
    return import_of("lottie", compact({**file, "layers": [layer]}))


@plain(
    "motions",
    nodes=Size(1, 1, 20_000),
    tracks=Size(1, 100, 20_000),
    keys=Size(2, 50, 50_000),
    easing=Choice(("LINEAR", "HOLD", "GENTLE", "CUSTOM_SPRING")),
    loop=Choice(("ONCE", "BOOMERANG")),
)
def figma_tracks(nodes, tracks, keys, easing, loop):
    """Tracks of Figma Motion with many keys."""
    ease = {"type": easing, "easingFunctionSpring": {"mass": 1, "stiffness": 9, "damping": 1e-9}}
    frames = [{"timelinePosition": t, "value": t % 5, "easing": ease} for t in range(keys)]
    listed = [{"field": f"F{index}", "keyframes": frames} for index in range(tracks)]
    node = {"name": "n", "tracks": listed, "timelines": [{"duration": keys, "loop": loop}]}
    return import_of("figma", compact({"children": [node] * nodes} if nodes > 1 else node))


@plain(
    "motions",
    depth=Size(1, 30, 60),
    nodes=Size(1, 1000, 50_000),
    letters=Size(1, 10, 1000),
)
def figma_nodes(depth, nodes, letters):
    """Transitions of nodes, deep in others."""
    moved = {"transitionNodeID": "1", "transitionDuration": 300, "transitionEasing": "EASE_OUT"}
    tree = [{"id": f"{index}", "name": "n" * letters, **moved} for index in range(nodes)]
    for _ in range(depth):
        tree = [{"name": "n" * letters, "children": tree}]
    return import_of("figma", compact({"document": tree[0]}))


@plain(
    "motions",
    tokens=Size(1, 1000, 50_000),
    chain=Size(0, 30, 32),
    depth=Size(0, 5, 55),
    letters=Size(1, 5, 1000),
    holds=Choice(("transition", "cubicBezier", "duration", "spring")),
)
def tokens(tokens, chain, depth, letters, holds):
    """Design tokens that lead to others over many aliases."""
    curve = {"$type": "cubicBezier", "$value": [0.1, 9, 0.9, -9]}
    time = {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}
    made = {f"c{index}": {"$type": "cubicBezier", "$value": f"{{c{index + 1}}}"}
            for index in range(chain)}
    made |= {f"c{chain}": curve, "time": time}
    value = {"duration": "{time}", "delay": "{time}", "timingFunction": "{c0}"}
    token = {
        "transition": {"$type": "transition", "$value": value},
        "cubicBezier": {"$type": "cubicBezier", "$value": "{c0}"},
        "duration": {"$type": "duration", "$value": "{time}"},
        "spring": {**curve, "$extensions": {"x.spring": {"response": 1e9, "dampingRatio": 1e-9}}},
    }[holds]
    group = {f"t{index}": token for index in range(tokens)}
    for _ in range(depth):
        group = {"g" * letters: group}
    return import_of("dtcg", compact({**made, "group": group}))
