"""Files of other tools, which a few bytes can make much of."""

from ..exchange import Request
from ..family import Choice, Size, compact, plain


def import_of(form, text):
    """The request that imports a text."""
    return Request("POST", f"/v1/import/{form}", text.encode())


def _selectors(count):
    return ",".join(f"#e{index}" for index in range(count))


@plain(
    "style sheet",
    selectors=Size(1, 200, 20_000),
    entries=Size(1, 500, 100_000),
    form=Choice(("transition", "animation")),
)
def shared_lists(selectors, entries, form):
    """A list of transitions or animations that many selectors share."""
    entry = "left 1s ease" if form == "transition" else "a 1s ease"
    rule = f"{_selectors(selectors)}{{{form}:{','.join([entry] * entries)}}}"
    return import_of("css", "@keyframes a{to{left:9px}}" + rule)


@plain("style sheet", selectors=Size(1, 200, 20_000), points=Size(2, 1000, 200_000))
def shared_easings(selectors, points):
    """A long linear() that many selectors share."""
    easing = f"linear(0,{','.join(['.5'] * points)},1)"
    return import_of("css", f"{_selectors(selectors)}{{transition:left 1s {easing}}}")


@plain(
    "style sheet",
    selectors=Size(1, 100, 20_000),
    keyframes=Size(1, 100, 10_000),
    properties=Size(1, 5, 1000),
)
def shared_keyframes(selectors, keyframes, properties):
    """Keyframes that many selectors play."""
    body = ";".join(f"--p{index}:1px" for index in range(properties))
    frames = "".join(f"{100 * index / keyframes:g}%{{{body}}}" for index in range(keyframes + 1))
    return import_of("css", f"@keyframes a{{{frames}}}{_selectors(selectors)}{{animation:a 1s}}")


@plain(
    "style sheet",
    copies=Size(1, 200, 200_000),
    letters=Size(1, 1000, 1_000_000),
    letter=Choice(("L", "a-", "é")),
    form=Choice(("rule", "custom", "longhand", "keyframe")),
)
def long_names(copies, letters, letter, form):
    """A long name that is declared for many elements, or at many places of a keyframe."""
    name = {"custom": "--", "longhand": "animation-"}.get(form, "x") + letter * letters
    if form == "keyframe":
        places = ",".join(["0%"] * copies)
        return import_of("css", f"@keyframes a{{{places}{{animation-{name}:1}}}}")
    elements = ",".join(f".e.e{index}" for index in range(copies))
    return import_of("css", f".e{{{name}:1}}{elements}{{transition:all 1s}}")


@plain("style sheet", depth=Size(1, 20, 10_000), width=Size(1, 2, 1000))
def nested_variables(depth, width):
    """Custom properties that each name another several times."""
    uses = " ".join("var(--v{0})" for _ in range(width))
    steps = "".join(f"--v{index}:{uses.format(index + 1)};" for index in range(depth))
    return import_of("css", f"a{{{steps}--v{depth}:1px;transition:left 1s;left:var(--v0)}}")


@plain("motions", layers=Size(1, 20, 2000), keyframes=Size(2, 100, 50_000))
def lottie_layers(layers, keyframes):
    """Layers of Lottie whose positions have many keyframes."""
    ease = {"x": [0.3], "y": [0]}
    keys = [{"t": time, "s": [time % 7, 1], "i": ease, "o": ease} for time in range(keyframes)]
    layer = {"ty": 4, "nm": "a", "ip": 0, "op": keyframes, "ks": {"p": {"a": 1, "k": keys}}}
    file = {"v": "5.7", "fr": 60, "ip": 0, "op": keyframes, "w": 9, "h": 9}
    return import_of("lottie", compact({**file, "layers": [layer] * layers}))


@plain("motions", targets=Size(1, 100, 10_000), keyframes=Size(1, 100, 50_000))
def gsap_targets(targets, keyframes):
    """A tween of GSAP with keyframes that many targets share."""
    names = compact([f"#e{index}" for index in range(targets)])
    steps = compact([{"x": index % 5} for index in range(keyframes)])
    return import_of("gsap", f"gsap.to({names},{{duration:1,keyframes:{steps}}})")
