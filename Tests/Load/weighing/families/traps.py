"""Requests at the ends of what a number can be, which once ended the process."""

from ..exchange import Request
from ..family import Choice, plain

TARGETS = (
    "/v1/curve?curve=linear&start=-1e308&end=1e308&tolerance=1",
    "/v1/animation?start=-1e308&end=1e308&tolerance=1",
    "/v1/animation?format=svg&end=5e-324",
    "/v1/animation?format=svg&times=0,5e-324",
    "/v1/curve?curve=linear&format=svg&end=5e-324",
    "/v1/animation?start=-1e308&end=1e308&count=3",
    "/v1/animation?fps=5e-324",
    "/v1/animation?fps=1e308&end=1e308",
    "/v1/animation?step=5e-324&end=1",
    "/v1/animation?count=9223372036854775807",
    "/v1/animation?start=1e308&end=1.1e308&count=1000000",
    "/v1/animation?speed=5e-324&type=linear",
    "/v1/animation?speed=1e308&type=linear&repeatCount=1e18",
    "/v1/animation?delay=1e308&type=spring",
    "/v1/animation?from=-1e308&to=1e308&format=svg",
    "/v1/animation?from=-1e308&to=1e308&tolerance=1e-300",
    "/v1/animation?from=-1e308&to=1e308&format=css-linear&tolerance=1e-12",
    "/v1/curve?curve=steps(2147483647)&tolerance=1e-9",
    "/v1/curve?curve=steps(9223372036854775807)&format=css-linear",
    "/v1/curve?curve=linear(0,1e308,-1e308,1)&format=svg",
    "/v1/curve?curve=linear(0%20-1e308%25,1%201e308%25)&tolerance=1e-9",
)

SAMPLE = '{"kind":"scene","initial":{},"events":[]}'
DOCUMENTS = (
    ("?end=1e15", SAMPLE),
    ("?count=9223372036854775807", SAMPLE),
    ("?start=-1e308", SAMPLE),
    ("?step=1e-300&end=1", SAMPLE),
    ("?count=1000000000000", SAMPLE),
    ("?start=-1e308&end=1e308", '{"kind":"animation","from":{"x":0},"to":{"x":1}}'),
    (
        "",
        '{"kind":"animation","from":{"x":0},"to":{"x":1},"animation":{"type":"linear","duration":5e-324}}',
    ),
    ("", '{"kind":"scene","initial":{"x":0},"events":[{"at":5e-324,"set":{"x":1}}]}'),
    ("", '{"kind":"animation","from":{"x":-1e308},"to":{"x":1e308}}'),
    ("?tolerance=1e-300", '{"kind":"animation","from":{"x":-1e308},"to":{"x":1e308}}'),
    (
        "",
        '{"kind":"animation","from":{"x":0},"to":{"x":1},"timing":{"iterations":1e308,"playbackRate":1e308}}',
    ),
    (
        "?end=1",
        '{"kind":"animation","from":{"x":0},"to":{"x":1},"timing":{"iterations":"infinite","iterationDuration":5e-324}}',
    ),
    (
        "?end=1",
        '{"kind":"phases","cycles":"forever","phases":[{"values":{"x":0}},{"values":{"x":1},"animation":{"type":"linear","duration":5e-324}}]}',
    ),
    (
        "?end=1",
        '{"kind":"scene","initial":{"x":0},"events":[{"at":0,"layer":{"add":{"key":"k","property":"x","basic":{"to":1,"duration":5e-324,"repeatCount":"infinite","cumulative":true}}}}]}',
    ),
    (
        "?end=1e9",
        '{"kind":"scene","initial":{"x":0},"events":[{"at":0,"layer":{"add":{"key":"k","property":"x","basic":{"to":1,"duration":1e-9,"repeatCount":"infinite","cumulative":true}}}}]}',
    ),
)


@plain("trap", target=Choice(TARGETS))
def targets(target):
    """Queries at the ends."""
    return Request("GET", target)


@plain(
    "trap",
    document=Choice(tuple(range(len(DOCUMENTS)))),
    path=Choice(("/v1/sample", "/v1/plot", "/v1/validate")),
)
def documents(document, path):
    """Documents at the ends."""
    query, text = DOCUMENTS[document]
    return Request("POST", path + ("" if path == "/v1/validate" else query), text.encode())
