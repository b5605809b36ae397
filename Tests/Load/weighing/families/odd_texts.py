"""Texts whose characters are of many code points, or whose code points have to be put in order."""

import json

from ..exchange import Request
from ..family import Choice, Size, family, plain

LETTERS = {
    "flags": "\U0001f1e9",
    "accents": "e\u0301",
    "marks": "e" + "\u0301\u0316" * 15,
    "forms": "\ufe0f",
    "jamo": "\u1100",
    "joined": "\U0001f469\u200d",
    "long rows of marks": "\u0301\u0316",
}


def _text(letter, size):
    letters = LETTERS[letter]
    return letters * max(1, size // len(letters.encode()))


def _raw(document):
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode()


@family("animation", letter=Choice(tuple(LETTERS)), size=Size(10, 100_000, 1_300_000))
def odd_names(letter, size):
    """Names of odd characters, of the document and of a property."""
    name = _text(letter, size)
    ends = {"from": {name: 0}, "to": {name: 1}}
    return _raw({"kind": "animation", "name": name, **ends, "animation": "default"}), {"count": 2}


@family("scene", letter=Choice(tuple(LETTERS)), size=Size(10, 100_000, 450_000))
def odd_views(letter, size):
    """A view with a name of odd characters, which comes, is moved and goes."""
    view = _text(letter, size)
    opacity = view + ".opacity"
    events = [
        {"at": 0, "set": {opacity: 0}, "animation": "smooth", "completion": view},
        {"at": 0.1, "insert": {"view": view, "transition": "opacity"}, "animation": "smooth"},
        {"at": 0.2, "remove": {"view": view, "transition": "slide"}, "animation": "smooth"},
    ]
    return _raw({"kind": "scene", "initial": {opacity: 1}, "events": events}), {"count": 20}


@plain(
    "style sheet",
    letter=Choice(tuple(LETTERS)),
    size=Size(10, 100_000, 1_000_000),
    form=Choice(("css", "gsap", "motion", "waapi", "auto")),
)
def odd_imports(letter, size, form):
    """Selectors, names and values of odd characters."""
    text = _text(letter, size)
    if form in ("css", "auto"):
        moved = f"@keyframes k{{to{{{text}:0;x:{text}}}}}"
        body = f".e{text}{{animation:k 1s;x:{text}}}" + moved
    else:
        call = {"gsap": "gsap.to", "motion": "animate", "waapi": "a.animate"}[form]
        body = f"{call}('.{text}',{{x:'{text}',duration:1}},'{text}')"
    return Request("POST", f"/v1/import/{form}", body.encode())
