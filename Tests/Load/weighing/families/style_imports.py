"""Style sheets and tweens that say something once for many."""

from ..family import Choice, Size, plain
from .imports import import_of

KEYFRAMES = "@keyframes k{to{opacity:0}}"


def _list(count, entry):
    return ",".join(entry(index) for index in range(count))


@plain(
    "style sheet",
    places=Size(1, 1000, 200_000),
    declarations=Size(1, 1000, 200_000),
    form=Choice(
        ("-moz-a:1;", "a:1!important;", "animation-name:a;", "animation-timing-function:x;")
    ),
)
def left_out_for_places(places, declarations, form):
    """Declarations that are left out, in a keyframe with many places."""
    frames = _list(places, lambda _: "0%") + "{" + form * declarations + "}"
    return import_of("css", f"@keyframes k{{{frames}to{{opacity:1}}}}.e{{animation:k 1s}}")


@plain(
    "style sheet",
    selectors=Size(1, 1000, 200_000),
    declarations=Size(1, 1000, 200_000),
    form=Choice(("animation-name:k;", "animation:k 1s;", "transition:all 1s;", "--a:1;")),
    root=Choice((".e", ":root")),
)
def declared_for_many(selectors, declarations, form, root):
    """Declarations of a rule with many selectors."""
    names = _list(selectors, lambda index: root if root == ":root" else f"{root}{index}")
    return import_of("css", f"{names}{{{form * declarations}}}.f{{animation:k 1s}}{KEYFRAMES}")


@plain("style sheet", selectors=Size(1, 10, 20_000), words=Size(1, 10_000, 1_000_000))
def shown_shorthands(selectors, words):
    """A long shorthand whose longhands move for many elements."""
    names = _list(selectors, lambda index: f".e{index}")
    moved = "@keyframes k{to{margin-top:1px;margin-right:1px;margin-left:1px}}"
    return import_of("css", f"{names}{{animation:k 1s;margin:{'1px ' * words}}}{moved}")


@plain("style sheet", selectors=Size(1, 1000, 200_000), length=Size(1, 100_000, 3_900_000))
def long_selectors(selectors, length):
    """A long selector that is compared with many."""
    names = _list(selectors, lambda index: f".e{index}.k")
    return import_of("css", f".k.{'l' * length}{{x:1}}{names}{{animation:k 1s}}{KEYFRAMES}")


@plain(
    "style sheet",
    entries=Size(1, 1000, 1_000_000),
    length=Size(1, 10_000, 3_900_000),
    form=Choice(("animation-name", "transition-property")),
)
def long_entries(entries, length, form):
    """A long time for a list of many animations or transitions."""
    duration = form.partition("-")[0] + "-duration"
    names = _list(entries, lambda _: "k")
    return import_of("css", f".e{{{form}:{names};{duration}:1.{'0' * length}s}}{KEYFRAMES}")


@plain("motions", length=Size(1, 100_000, 3_900_000), properties=Size(1, 1000, 200_000))
def long_views(length, properties):
    """Tweens of many properties of a view with a long name."""
    values = _list(properties, lambda index: f"p{index}:1")
    return import_of("gsap", f"gsap.to('.{'v' * length}',{{{values}}});gsap.to('.b',{{x:1}})")
