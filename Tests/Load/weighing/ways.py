"""How a document can be looked at."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Way:
    """An endpoint, and what it adds to the query; None takes a parameter away."""

    path: str
    more: dict = field(default_factory=dict)
    takes_query: bool = True

    def query(self, given):
        return {**given, **self.more} if self.takes_query else self.more


def _sample(**more):
    return Way("/v1/sample", more)


def _export(form, **more):
    return Way(f"/v1/export/{form}", more, takes_query=False)


NO_GRID = {"count": None, "fps": None, "step": None, "times": None}

WAYS = {
    "sample": _sample(),
    "velocity": _sample(include="velocity,model"),
    "frames": _sample(layout="frames"),
    "ndjson": _sample(format="ndjson"),
    "csv": _sample(format="csv", include="velocity,model"),
    "cbor": _sample(format="cbor"),
    "f64": _sample(format="f64"),
    "f32": _sample(format="f32", include="velocity,model"),
    "round": _sample(precision="15"),
    "adaptive": _sample(**NO_GRID, tolerance="1e-6"),
    "adaptive csv": _sample(**NO_GRID, tolerance="1e-3", format="csv", include="velocity,model"),
    "svg": _sample(format="svg"),
    "plot": Way("/v1/plot", {"include": "velocity,model"}),
    "validate": Way("/v1/validate", takes_query=False),
    "css": _export("css-keyframes"),
    "close css": _export("css-keyframes", tolerance="1e-6"),
    "css-linear": _export("css-linear"),
    "csv export": _export("csv"),
    "waapi": _export("waapi"),
    "lottie": _export("lottie"),
    "motion": _export("motion"),
    "gsap": _export("gsap"),
    "swiftui": _export("swiftui"),
    "compose": _export("compose"),
    "core-animation": _export("core-animation"),
    "core-animation plist": _export("core-animation-plist"),
    "android": _export("android"),
    "dtcg": _export("dtcg"),
    "drawn export": Way("/v1/plot", {"export": "css-keyframes"}, takes_query=False),
    "compare": Way("/v1/compare", takes_query=False),
}

FIRST_WAYS = ("sample", "validate", "plot")
