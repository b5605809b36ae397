"""Documents that are wrong, in many places or in a costly way."""

from ..family import Choice, Size, family, plain
from ..exchange import Request
from .parts import numbers, vector
from .scene_sets import scene


@family(
    "scene",
    properties=Size(1, 10_000, 10_000),
    events=Size(1, 3000, 10_000),
    length=Size(1, 10, 1000),
)
def unknown_names(properties, events, length):
    """Names that nobody declared, among many that look alike: each gets the nearest as a hint."""
    tail = "x" * length
    initial = {f"p{index}{tail}": 0 for index in range(properties)}
    happen = [{"at": index, "set": {f"q{index}{tail}": 1}} for index in range(events)]
    return scene(initial, happen), {"count": 2}


@family(
    "keyframes",
    properties=Size(1, 5000, 10_000),
    tracks=Size(1, 5000, 10_000),
    length=Size(1, 10, 400_000),
)
def unknown_tracks(properties, tracks, length):
    """The same in keyframes."""
    length = max(1, min(length, 1_900_000 // (properties + tracks)))
    tail = "x" * length
    initial = {f"p{index}{tail}": 0 for index in range(properties)}
    tracks = [{"property": f"q{index}{tail}", "keyframes": []} for index in range(tracks)]
    return {"kind": "keyframes", "initial": initial, "tracks": tracks}, {"count": 2}


@family(
    "keyframes",
    frames=Size(1, 50_000, 100_000),
    wrong=Choice(("type", "to", "duration", "member", "curve", "spring")),
)
def many_problems(frames, wrong):
    """Every keyframe is wrong."""
    frame = {
        "type": {"type": "cubik", "to": 1, "duration": 1},
        "to": {"type": "cubic", "to": "red", "duration": 1},
        "duration": {"type": "cubic", "to": 1, "duration": -1},
        "member": {"type": "cubic", "to": 1, "duration": 1, "curv": 1},
        "curve": {"type": "linear", "to": 1, "duration": 1, "curve": "liniar(0, 1"},
        "spring": {"type": "spring", "to": 1, "spring": {"mass": 1, "duration": 1}},
    }[wrong]
    return {
        "kind": "keyframes",
        "initial": {"p": 0},
        "tracks": [{"property": "p", "keyframes": [frame] * frames}],
    }, {"count": 2}


@plain(
    "keyframes",
    members=Size(1, 9000, 400_000),
    same=Choice((True, False)),
    endpoint=Choice(("/v1/sample", "/v1/validate")),
)
def duplicate_members(members, same, endpoint):
    """Members given twice."""
    text = ",".join(f'"m{0 if same else index % (members // 2 + 1)}":1' for index in range(members))
    return Request("POST", endpoint, f'{{"kind":"keyframes","initial":{{{text}}}}}'.encode())


@plain(
    "keyframes", members=Size(1, 300_000, 500_000), endpoint=Choice(("/v1/sample", "/v1/validate"))
)
def unknown_members(members, endpoint):
    """Members that no document has."""
    text = ",".join(f'"m{index}":1' for index in range(members))
    return Request("POST", endpoint, f'{{"kind":"keyframes","initial":{{"p":0}},{text}}}'.encode())


@plain(
    "keyframes",
    depth=Size(1, 60, 4_000_000),
    width=Size(1, 60_000, 4_000_000),
    endpoint=Choice(("/v1/sample", "/v1/validate", "/v1/plot")),
)
def brackets(depth, width, endpoint):
    """Arrays in arrays, as many as a body may hold."""
    repeated = max(1, min(width, 4_000_000 // (2 * depth + 1)))
    body = "[" + ",".join(["[" * depth + "]" * depth] * repeated) + "]"
    return Request("POST", endpoint, body.encode())


@plain(
    "keyframes",
    size=Size(1, 4_000_000, 4_194_304),
    what=Choice(
        (
            "spaces",
            "string",
            "escapes",
            "surrogates",
            "digits",
            "exponent",
            "zeros",
            "broken",
            "key",
        )
    ),
    endpoint=Choice(("/v1/sample", "/v1/validate", "/v1/plot")),
)
def long_tokens(size, what, endpoint):
    """One token as long as a body."""
    token = {
        "spaces": lambda: b" " * size + b"{}",
        "string": lambda: b'{"kind":"' + b"a" * size + b'"}',
        "escapes": lambda: b'{"kind":"' + b"\\u0061" * (size // 6) + b'"}',
        "surrogates": lambda: b'{"kind":"' + b"\\ud83d\\ude00" * (size // 12) + b'"}',
        "digits": lambda: b'{"kind":"keyframes","initial":{"x":0.' + b"7" * size + b"}}",
        "exponent": lambda: b'{"kind":"keyframes","initial":{"x":1e-' + b"9" * size + b"}}",
        "zeros": lambda: b'{"kind":"keyframes","initial":{"x":1e' + b"0" * size + b"1}}",
        "broken": lambda: b'{"kind":"' + b"\xf0\x9f\x98" * (size // 3) + b'"}',
        "key": lambda: b'{"' + b"k" * size + b'":1}',
    }[what]()
    return Request("POST", endpoint, token[:4_194_304])


@family("scene", boxes=Size(1, 9000, 10_000), wrong=Choice(("twice", "member", "number")))
def layout_problems(boxes, wrong):
    """A layout that is wrong in every box."""
    bad = {
        "twice": lambda i: {"view": "b"},
        "member": lambda i: {"view": f"b{i}", "widht": 1},
        "number": lambda i: {"view": f"b{i}", "width": -1},
    }[wrong]
    return scene(
        {}, [], layout={"stack": "vertical", "children": [bad(index) for index in range(boxes)]}
    ), {"count": 2}


@family(
    "scene",
    events=Size(1, 9000, 10_000),
    what=Choice(("animator", "view", "remove", "zoom", "match", "layer", "animations")),
    properties=Size(1, 100, 10_000),
)
def scene_problems(events, what, properties):
    """Events that ask for what is not there."""
    bad = {
        "animator": {"animator": {"name": "a", "do": "start"}},
        "view": {"insert": {"view": "p", "values": {}}},
        "remove": {"remove": {"view": "nobody"}},
        "zoom": {"zoom": {"do": "pop"}},
        "match": {"match": {"from": "a", "to": "b"}},
        "layer": {"layer": {"add": {"key": "k", "property": "nobody", "basic": {}}}},
        "animations": {
            "set": {"p.p0": 1},
            "animations": [{"property": "nobody", "animation": "smooth"}],
        },
    }[what]
    initial = {f"p.{name}": 0 for name in numbers(properties)}
    return scene(initial, [{"at": index, **bad} for index in range(events)]), {"count": 2}


@family(
    "animation",
    components=Size(1, 64, 64),
    properties=Size(1, 5000, 10_000),
    wrong=Choice(("velocity", "type", "to")),
)
def animation_problems(components, properties, wrong):
    """Every property is wrong."""
    start = {name: vector(components) for name in numbers(properties)}
    end = {
        (name + "x" if wrong == "to" else name): (1 if wrong == "type" else vector(components))
        for name in start
    }
    velocity = {"velocity": {name: "fast" for name in start}} if wrong == "velocity" else {}
    return {"kind": "animation", "from": start, "to": end, **velocity}, {"count": 2}
