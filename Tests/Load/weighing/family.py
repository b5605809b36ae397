"""Families of requests: functions from sizes to requests, which the search makes heavier."""

import contextlib
import json
import signal
from dataclasses import dataclass, replace
from urllib.parse import quote

from .exchange import Request
from .ways import WAYS


@dataclass(frozen=True)
class Size:
    """A size that the search may change: where it begins, and its bounds."""

    low: float
    start: float
    high: float

    def near(self, value):
        """Values worth trying next to this one."""
        steps = [value * 2, value / 2, value * 8, value / 8, self.high, value * 1.25, value * 0.8]
        return [self.bounded(step) for step in steps]

    def half(self, value):
        return self.bounded(value / 2)

    def bounded(self, value):
        """A value within the bounds, whole where the size is a count."""
        value = min(max(value, self.low), self.high)
        return int(value) if isinstance(self.start, int) else value


@dataclass(frozen=True)
class Choice:
    """One of several words; the first one is where the search begins."""

    options: tuple

    @property
    def start(self):
        return self.options[0]

    def near(self, value):
        return [option for option in self.options if option != value]


LONGEST_BODY = 4 << 20
MAKING_SECONDS = 4


class TooLarge(Exception):
    """A request that no daemon would read, or that takes too long to write down."""


@contextlib.contextmanager
def _bounded_making():
    """Ends what is made within by TooLarge after some seconds of processor time."""

    def end(*_):
        raise TooLarge

    before = signal.signal(signal.SIGVTALRM, end)
    signal.setitimer(signal.ITIMER_VIRTUAL, MAKING_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@dataclass(frozen=True)
class Family:
    """Requests of one form."""

    kind: str
    name: str
    make: object
    sizes: dict

    @property
    def note(self):
        return " ".join((self.make.__doc__ or "").split())

    @property
    def start(self):
        return {name: size.start for name, size in self.sizes.items()}

    def limited(self, ways):
        """The same in these ways alone."""
        return replace(self, sizes={**self.sizes, "way": Choice(tuple(ways))})

    def request(self, point):
        """The request at these sizes; throws TooLarge if it is larger than a body may be."""
        with _bounded_making():
            request = self._request(point)
        if len(request.body) > LONGEST_BODY:
            raise TooLarge
        return request

    def _request(self, point):
        arguments = dict(point)
        way = arguments.pop("way", None)
        made = self.make(**arguments)
        if isinstance(made, Request):
            return made
        document, query = made
        return _of_document(document, query, way)


ALL = []


def family(kind, **sizes):
    """Registers a function that makes a document and a query: every way to look at it is tried."""

    def register(make):
        name = make.__name__.replace("_", " ")
        ALL.append(Family(kind, name, make, {"way": Choice(tuple(WAYS)), **sizes}))
        return make

    return register


def plain(kind, **sizes):
    """Registers a function that makes a whole request."""

    def register(make):
        ALL.append(Family(kind, make.__name__.replace("_", " "), make, sizes))
        return make

    return register


IDLE_IN_EASINGS = ("fps", "step", "count", "times", "start", "end", "precision", "include", "layout")


def target(path, query):
    """A path with a query; what is None is left out, and what would be refused for changing nothing."""
    query = [(name, value) for name, value in query if value is not None]
    if ("format", "css-linear") in query:
        query = [(name, value) for name, value in query if name not in IDLE_IN_EASINGS]
    pairs = [f"{name}={quote(str(value), safe=',')}" for name, value in query]
    return path + ("?" + "&".join(pairs) if pairs else "")


def _of_document(document, query, way):
    body = document if isinstance(document, bytes) else compact(document).encode()
    if way == "compare":
        body = b'{"left":' + body + b',"right":' + body + b"}"
    return Request("POST", target(WAYS[way].path, WAYS[way].query(query).items()), body)


def compact(document):
    return json.dumps(document, separators=(",", ":"))


def curl(made_by, point, directory):
    """Writes the body of a request into a directory; the command that sends it comes back."""
    request = made_by.request(point)
    directory.mkdir(parents=True, exist_ok=True)
    name = f"{made_by.name.replace(' ', '-')}-{request.target.partition('?')[0].rpartition('/')[2]}"
    command = f"curl -so /dev/null 'http://127.0.0.1:8080{request.target}'"
    if request.method == "GET":
        return command
    (directory / f"{name}.json").write_bytes(request.body)
    return f"{command} --data-binary @{directory / name}.json"
