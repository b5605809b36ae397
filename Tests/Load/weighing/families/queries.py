"""Requests that are a query only: GET /v1/animation, /v1/spring, and the pages of the service."""

from ..exchange import Request
from ..family import Choice, Size, plain, target
from .parts import stops
from .curves import FORMATS

SPRINGS = {
    "undamped": [("type", "spring"), ("mass", 1), ("stiffness", 100), ("damping", 0)],
    "slow": [("type", "spring"), ("mass", 1), ("stiffness", 100), ("damping", 1e-9)],
    "stiff": [("type", "spring"), ("mass", 1e-9), ("stiffness", 1e9), ("damping", 1e-12)],
    "heavy": [("type", "spring"), ("mass", 1e300), ("stiffness", 1e-300), ("damping", 1e-300)],
    "over": [
        ("type", "spring"),
        ("mass", 1),
        ("stiffness", 1),
        ("damping", 1e9),
        ("allowOverDamping", "true"),
    ],
    "bounce": [("type", "spring"), ("duration", 1000), ("bounce", 0.999999)],
    "settling": [
        ("type", "spring"),
        ("settlingDuration", 1),
        ("dampingRatio", 1e-9),
        ("epsilon", 1e-300),
    ],
    "interpolating": [
        ("type", "interpolatingSpring"),
        ("mass", 1),
        ("stiffness", 1),
        ("damping", 1e-9),
        ("initialVelocity", 1e300),
    ],
}


@plain(
    "query",
    spring=Choice(tuple(SPRINGS)),
    end=Size(1e-3, 6600.0, 1e15),
    count=Size(2, 1000, 10**8),
    springs=Choice(("swiftui", "analytic")),
    format=FORMATS,
)
def animation_rows(spring, end, count, springs, format):
    """One spring in many rows."""
    return Request(
        "GET",
        target(
            "/v1/animation",
            SPRINGS[spring]
            + [("springs", springs), ("end", end), ("count", count), ("format", format)],
        ),
    )


@plain(
    "query",
    spring=Choice(tuple(SPRINGS)),
    end=Size(1e-3, 6600.0, 1e15),
    tolerance=Size(1e-300, 1e-9, 10.0),
    springs=Choice(("analytic", "swiftui")),
    format=FORMATS,
)
def animation_tolerance(spring, end, tolerance, springs, format):
    """One spring within a tiny tolerance."""
    return Request(
        "GET",
        target(
            "/v1/animation",
            SPRINGS[spring]
            + [("springs", springs), ("end", end), ("tolerance", tolerance), ("format", format)],
        ),
    )


@plain("query", spring=Choice(tuple(SPRINGS)), fps=Size(1e-300, 1e9, 1e300), format=FORMATS)
def animation_fps(spring, fps, format):
    """One spring at a high rate."""
    return Request(
        "GET",
        target("/v1/animation", SPRINGS[spring] + [("fps", fps), ("end", 1), ("format", format)]),
    )


@plain(
    "query",
    points=Size(1, 3000, 5000),
    repeats=Size(1, 1000, 10**18),
    count=Size(2, 1_000_000, 10**8),
    format=FORMATS,
)
def animation_curve(points, repeats, count, format):
    """A curve of many stops that repeats."""
    return Request(
        "GET",
        target(
            "/v1/animation",
            [
                ("type", "timingCurve"),
                ("curve", stops(points)),
                ("duration", 1),
                ("repeatCount", repeats),
                ("autoreverses", "true"),
                ("count", count),
                ("format", format),
            ],
        ),
    )


@plain("query", points=Size(2, 1000, 2000), count=Size(2, 1_000_000, 10**8), format=FORMATS)
def animation_points(points, count, format):
    """A measured response."""
    text = "[" + ",".join(f"[{index},{index % 7}]" for index in range(points)) + "]"
    return Request(
        "GET",
        target(
            "/v1/animation",
            [("type", "custom"), ("points", text), ("count", count), ("format", format)],
        ),
    )


@plain(
    "query",
    times=Size(1, 7000, 8000),
    spring=Choice(tuple(SPRINGS)),
    springs=Choice(("swiftui", "analytic")),
    format=FORMATS,
)
def animation_times(times, spring, springs, format):
    """A list of times that jumps back and forth."""
    text = ",".join("0" if index % 2 else "9" for index in range(times))
    return Request(
        "GET",
        target(
            "/v1/animation",
            SPRINGS[spring] + [("times", text), ("springs", springs), ("format", format)],
        ),
    )


@plain("spring", spring=Choice(tuple(SPRINGS)), epsilon=Size(1e-320, 1e-9, 0.9))
def spring_forms(spring, epsilon):
    """A spring and how long it takes."""
    pairs = [
        pair for pair in SPRINGS[spring] if pair[0] not in ("type", "epsilon", "initialVelocity")
    ]
    return Request("GET", target("/v1/spring", pairs + [("epsilon", epsilon)]))


@plain(
    "spring",
    mass=Size(5e-324, 1.0, 1e308),
    stiffness=Size(5e-324, 1.0, 1e308),
    damping=Size(0.0, 1e-6, 1e308),
    epsilon=Size(1e-320, 1e-6, 0.9),
)
def spring_extremes(mass, stiffness, damping, epsilon):
    """Springs of extreme constants."""
    return Request(
        "GET",
        target(
            "/v1/spring",
            [("mass", mass), ("stiffness", stiffness), ("damping", damping), ("epsilon", epsilon)],
        ),
    )


@plain(
    "service",
    page=Choice(
        (
            "/",
            "/v1/limits",
            "/version",
            "/openapi.yaml",
            "/openapi.json",
            "/problems/invalid-document",
            "/problems/" + "x" * 15000,
        )
    ),
)
def pages(page):
    """The pages of the service."""
    return Request("GET", page)


@plain(
    "query",
    parameters=Size(1, 1000, 7000),
    name=Choice(("a", "times", "property", "fps")),
    path=Choice(("/v1/animation", "/v1/spring", "/v1/curve")),
)
def many_parameters(parameters, name, path):
    """A query of many parameters."""
    return Request("GET", path + "?" + "&".join([f"{name}=1"] * parameters))


@plain(
    "query",
    ranges=Size(1, 600, 5000),
    field=Choice(("Accept", "Accept-Encoding", "If-None-Match", "Forwarded", "traceparent")),
)
def long_fields(ranges, field):
    """Header fields of many parts."""
    part = {
        "Accept": "text/x{0};q=0.{0}",
        "Accept-Encoding": "x{0};q=0.{0}",
        "If-None-Match": '"{0}"',
        "Forwarded": "for=10.0.0.{0}",
        "traceparent": "00-{0}",
    }[field]
    value = ", ".join(part.format(index) for index in range(ranges))
    return Request("GET", "/v1/animation", fields=((field, value),))
