"""Unit curves by their query: GET /v1/curve."""

from ..exchange import Request
from ..family import Choice, Size, plain, target
from .parts import stops

FORMATS = Choice((None, "ndjson", "csv", "cbor", "f64", "svg", "css-linear"))
CURVES = {
    "elastic": '{"ease":"elasticOut","amplitude":1,"period":0.00001}',
    "steps": "steps(1000000000)",
    "bezier": "cubic-bezier(0.1,900,0.9,-900)",
    "steep": "cubic-bezier(0,1e300,1,-1e300)",
    "linear": "linear",
    "bounce": "bounceInOut",
    "poly": '{"ease":"polyIn","exponent":1e9}',
    "flat": "cubic-bezier(1,0,0,1)",
}


@plain("curve", points=Size(1, 3000, 5300), count=Size(2, 40_000_000, 10**8), format=FORMATS)
def curve_stops(points, count, format):
    """A linear() of many stops, in many rows."""
    return Request(
        "GET", target("/v1/curve", [("curve", stops(points)), ("count", count), ("format", format)])
    )


@plain(
    "curve",
    curve=Choice(tuple(CURVES)),
    count=Size(2, 40_000_000, 10**8),
    format=FORMATS,
    include=Choice((None, "velocity", "velocity,model")),
)
def curve_rows(curve, count, format, include):
    """A curve in many rows."""
    return Request(
        "GET",
        target(
            "/v1/curve",
            [("curve", CURVES[curve]), ("count", count), ("format", format), ("include", include)],
        ),
    )


@plain(
    "curve",
    curve=Choice(tuple(CURVES)),
    tolerance=Size(1e-300, 1e-9, 1.0),
    end=Size(1e-300, 1.0, 1e9),
    format=FORMATS,
)
def curve_tolerance(curve, tolerance, end, format):
    """A curve within a tiny tolerance."""
    return Request(
        "GET",
        target(
            "/v1/curve",
            [("curve", CURVES[curve]), ("tolerance", tolerance), ("end", end), ("format", format)],
        ),
    )


@plain("curve", points=Size(1, 3000, 5300), tolerance=Size(1e-300, 1e-9, 1.0), format=FORMATS)
def curve_stops_tolerance(points, tolerance, format):
    """A linear() of many stops within a tiny tolerance."""
    return Request(
        "GET",
        target(
            "/v1/curve", [("curve", stops(points)), ("tolerance", tolerance), ("format", format)]
        ),
    )
