"""Files of other tools in which long names, empty parts and short lists stand beside many others."""

from ..family import Choice, Size, compact, plain
from .imports import import_of


@plain(
    "motions",
    name=Size(1, 1000, 2_000_000),
    values=Size(2, 1000, 100_000),
    value=Choice((0, "a", "currentColor")),
    form=Choice(("motion", "gsap", "waapi")),
)
def long_names(name, values, value, form):
    """A property with a long name and many values."""
    column = {"n" * name: [value if index % 2 else "b" for index in range(values)]}
    if form == "motion":
        return import_of(form, compact({**column, "transition": {"duration": 1}}))
    if form == "gsap":
        return import_of(form, compact({"keyframes": column, "duration": 1}))
    return import_of(form, compact({"keyframes": column, "timing": 1000}))


@plain("motions", functions=Size(1, 100, 100_000), lists=Size(1, 100, 100_000))
def uneven_transforms(functions, lists):
    """A long list of transforms beside many short ones."""
    column = {"transform": ["translate(1%)" * functions] + ["none"] * lists}
    return import_of("waapi", compact({"keyframes": column, "timing": 1000}))


@plain("motions", layers=Size(1, 100, 1_000_000), shown=Size(1, 10, 1000), depth=Size(1, 2, 8))
def empty_layers(layers, shown, depth):
    """Layers of Lottie with nothing in them, in compositions that are shown again and again."""
    assets = [{"id": "c0", "layers": [{}] * layers}]
    for level in range(1, depth):
        inner = [{"ty": 0, "refId": f"c{level - 1}"}] * shown
        assets.append({"id": f"c{level}", "layers": inner})
    top = [{"ty": 0, "refId": f"c{depth - 1}"}] * shown
    return import_of("lottie", compact({"fr": 1, "op": 9, "assets": assets, "layers": top}))


@plain("motions", stops=Size(1, 100, 1_000_000), colors=Size(0, 10, 1_000_000))
def long_gradients(stops, colors):
    """A gradient of Lottie with many stops that move."""
    keys = [{"t": time, "s": [time] * stops} for time in (0, 1)]
    gradient = {"ty": "gf", "g": {"p": colors, "k": {"k": keys}}}
    return import_of("lottie", compact({"fr": 1, "op": 9, "layers": [{"shapes": [gradient]}]}))


@plain(
    "scripts",
    name=Size(1, 100, 2_000_000),
    calls=Size(1, 100, 500_000),
    form=Choice(("gsap", "motion", "waapi")),
)
def chains(name, calls, form):
    """Calls that follow on one another, on a variable with a long name."""
    call = ".to(b)" if form == "gsap" else ".animate(b)"
    return import_of(form, "n" * name + call * calls)
