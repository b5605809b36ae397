"""httplint over answers as they come over the wire."""

import gzip
import json
import socket

from figuring.daemon import Daemon
from httplint import HttpRequestLinter, HttpResponseLinter, levels

DOCUMENT = json.dumps({"kind": "animation", "from": {"x": 0}, "to": {"x": 100}, "animation": "bouncy"}).encode()
WRONG = b'{"kind": "animation", "from": {"x": 0}, "to": {"y": 1}}'

# What httplint calls bad and is meant, and why.
MEANT = {}

EXCHANGES = [
    ("GET", "/", {}, b""), ("GET", "/version", {}, b""), ("HEAD", "/version", {}, b""),
    ("GET", "/", {"Accept": "text/html"}, b""), ("GET", "/docs", {"Accept": "text/html"}, b""),
    ("GET", "/playground/index.html", {}, b""), ("GET", "/openapi.json", {}, b""),
    ("GET", "/openapi.json", {"Accept-Encoding": "gzip"}, b""), ("GET", "/openapi.yaml", {}, b""),
    ("GET", "/v1/limits", {}, b""), ("GET", "/problems/malformed", {}, b""),
    ("GET", "/v1/spring?bounce=0.2", {}, b""), ("GET", "/v1/curve?curve=easeIn&count=5", {}, b""),
    ("GET", "/v1/animation?fps=60", {"Accept": "text/csv"}, b""),
    ("GET", "/v1/animation?fps=60", {"Accept": "image/svg+xml"}, b""),
    *(("GET", f"/v1/animation?fps=60&format={format}", {}, b"") for format in ("json", "csv", "ndjson", "cbor", "f64", "f32")),
    ("GET", "/v1/animation?fps=60&format=nothing", {}, b""),
    ("GET", "/v1/animation?count=200000&format=ndjson", {}, b""),
    ("POST", "/v1/sample", {}, DOCUMENT), ("POST", "/v1/sample", {"Accept-Encoding": "gzip"}, DOCUMENT),
    ("QUERY", "/v1/sample", {}, DOCUMENT), ("POST", "/v1/sample", {}, WRONG), ("POST", "/v1/sample", {}, b"{"),
    ("POST", "/v1/validate", {}, DOCUMENT), ("POST", "/v1/plot", {}, DOCUMENT),
    ("POST", "/v1/export/css-keyframes", {}, DOCUMENT), ("POST", "/v1/export/lottie", {}, DOCUMENT),
    ("POST", "/v1/import/auto", {"Content-Type": "text/css"}, b"@keyframes a { from { opacity: 0 } to { opacity: 1 } }"),
    ("POST", "/v1/batch", {"Content-Type": "application/x-ndjson"}, b'{"document": ' + DOCUMENT + b"}\n"),
    ("POST", "/v1/sample", {"Content-Type": "image/png"}, DOCUMENT), ("DELETE", "/v1/sample", {}, b""),
    ("OPTIONS", "/v1/sample", {}, b""), ("OPTIONS", "*", {}, b""), ("GET", "/nowhere", {}, b""),
    ("PUT", "/v1/animations/a", {}, DOCUMENT), ("PUT", "/v1/animations/a", {"If-Match": '"1"'}, DOCUMENT[:-1] + b" }"),
    ("PUT", "/v1/animations/a", {"If-None-Match": "*"}, DOCUMENT), ("GET", "/v1/animations", {}, b""),
    ("GET", "/v1/animations/a", {}, b""), ("GET", "/v1/animations/a", {"If-None-Match": '"2"'}, b""),
    ("GET", "/v1/animations/a?revision=1", {}, b""), ("GET", "/v1/animations/a/revisions", {}, b""),
    ("GET", "/v1/animations/a/sample?fps=10", {}, b""), ("GET", "/v1/animations/a/plot", {}, b""),
    ("GET", "/v1/animations/a/export/swiftui", {}, b""), ("GET", "/v1/animations/none", {}, b""),
    ("GET", "/v1/events?lastEventId=7", {}, b""), ("DELETE", "/v1/animations/a", {}, b""),
]
# With a page of another origin, tokens and a rate.
GUARDED = [
    ("OPTIONS", "/v1/sample", {"Origin": "https://page.example", "Access-Control-Request-Method": "POST"}, b""),
    ("GET", "/v1/spring?bounce=0.2", {"Origin": "https://page.example"}, b""),
    ("GET", "/v1/animations", {}, b""), ("GET", "/v1/animations", {"Authorization": "Bearer inb_nobody"}, b""),
    *[("GET", "/v1/spring?bounce=0.2", {}, b"")] * 30,
]


def run(choice, folder):
    tokens = folder / "tokens"
    tokens.write_text("me read " + "0" * 64 + "\n")
    wrong = []
    with Daemon(choice.binary, "--server-timing", "true") as daemon:
        wrong += held(daemon.port, EXCHANGES)
        wrong += unchanged(daemon.port)
    with Daemon(choice.binary, "--tokens-file", tokens, "--rate", "1", "--cors-origin", "https://page.example") as daemon:
        wrong += held(daemon.port, GUARDED)
    print(f"{len(EXCHANGES) + len(GUARDED)} answers read by httplint, {len(wrong)} bad notes")
    return wrong


def held(port, exchanges):
    return [words for exchange in exchanges for words in notes(exchange, ask(port, *exchange))]


def unchanged(port):
    """The same again with the tags of the first answers."""
    again = []
    for target in ("/version", "/openapi.json", "/v1/animation?fps=60", "/docs"):
        head, _ = ask(port, "GET", target, {}, b"")
        tag = next((value for name, value in fields(head) if name.lower() == b"etag"), None)
        again.append(("GET", target, {"If-None-Match": tag.decode()}, b""))
    return held(port, again)


def ask(port, method, target, more, body):
    """One exchange on a connection of its own: the head of the answer and its body without chunks."""
    named = {"Host": f"127.0.0.1:{port}", "Connection": "close", **({"Content-Type": "application/json"} if body else {}),
             **more, **({"Content-Length": str(len(body))} if body else {})}
    head = f"{method} {target} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in named.items())
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        connection.sendall(head.encode() + b"\r\n" + body)
        got = b"".join(iter(lambda: connection.recv(1 << 16), b""))
    answer, _, rest = got.partition(b"\r\n\r\n")
    return answer, joined(rest) if b"\r\ntransfer-encoding: chunked" in answer.lower() else rest


def joined(rest):
    parts = []
    while rest:
        size, _, rest = rest.partition(b"\r\n")
        count = int(size, 16)
        parts.append(rest[:count])
        rest = rest[count + 2:] if count else b""
    return b"".join(parts)


def fields(head):
    return [tuple(part.strip() for part in line.split(b":", 1)) for line in head.split(b"\r\n")[1:]]


def notes(exchange, answer):
    """What httplint finds bad in an answer."""
    method, target, more, _ = exchange
    head, body = answer
    request = HttpRequestLinter()
    request.process_request_topline(method.encode(), b"http://h" + target.replace("*", "/").encode(), b"HTTP/1.1")
    request.process_headers([(name.encode(), value.encode()) for name, value in {"Host": "h", **more}.items()])
    request.finish_content(True)
    # An answer without content may say the length that it would have.
    response = HttpResponseLinter(no_content=method == "HEAD" or head[9:12] == b"304")
    response.request = request
    version, status, phrase = (head.split(b"\r\n")[0].split(b" ", 2) + [b""])[:3]
    response.process_response_topline(version, status, phrase)
    response.process_headers(fields(head))
    response.feed_content(body)
    response.finish_content(True)
    for note in response.notes:
        if note.level == levels.BAD and type(note).__name__ not in MEANT:
            yield f"{method} {target} {more} ({status.decode()}): {type(note).__name__}: {note.summary}"
