"""One request over a socket of its own; its answer is read, counted and thrown away."""

import select
import socket
import time
from dataclasses import dataclass

LONGEST_HEAD = 1 << 18


@dataclass(frozen=True)
class Request:
    """What is sent."""

    method: str
    target: str
    body: bytes = b""
    fields: tuple = ()

    def wire(self):
        """The request as bytes; the connection ends after it."""
        head = f"{self.method} {self.target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        if self.method != "GET":
            head += f"Content-Type: application/json\r\nContent-Length: {len(self.body)}\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in self.fields)
        return (head + "\r\n").encode() + self.body


@dataclass
class Answer:
    """What came back."""

    status: int = 0
    size: int = 0
    begin: bytes = b""
    whole: bool = False
    first_byte: float = None
    last_byte: float = None
    cpu_at_first_byte: float = None
    given_up: bool = False


class Reader:
    """Reads one answer to its end and knows whether it was whole."""

    def __init__(self):
        self.buffer = memoryview(bytearray(1 << 20))
        self.begin = b""
        self.tail = b""
        self.size = 0

    def take(self, connection):
        """Reads what is there; false at the end."""
        count = connection.recv_into(self.buffer)
        if len(self.begin) < LONGEST_HEAD:
            self.begin += bytes(self.buffer[: min(count, LONGEST_HEAD)])
        self.tail = (self.tail + bytes(self.buffer[max(0, count - 7) : count]))[-7:]
        self.size += count
        return count > 0

    @property
    def status(self):
        return int(self.begin[9:12]) if self.begin[:5] == b"HTTP/" else 0

    @property
    def whole(self):
        head, found, _ = self.begin.partition(b"\r\n\r\n")
        if not found:
            return False
        lower = head.lower()
        if b"transfer-encoding: chunked" in lower:
            return self.tail.endswith(b"0\r\n\r\n")
        length = lower.partition(b"content-length:")[2].split(b"\r\n")[0].strip()
        return length.isdigit() and self.size == len(head) + 4 + int(length)


def ask(port, request, watch, read_cpu=None):
    """Sends the request and reads the answer.

    `watch` is called four times a second while nothing comes and returns false to give up.
    """
    answer = Answer()
    started = time.monotonic()
    reader = Reader()
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.setblocking(False)
        _send(connection, request.wire(), watch)
        looked = time.monotonic()
        while True:
            ready, _, _ = select.select([connection], [], [], 0.25)
            if time.monotonic() - looked >= 0.25:
                looked = time.monotonic()
                if not watch():
                    answer.given_up = True
                    break
            if not ready:
                continue
            if answer.first_byte is None:
                answer.first_byte = time.monotonic() - started
                answer.cpu_at_first_byte = read_cpu() if read_cpu else None
            try:
                if not reader.take(connection):
                    break
            except ConnectionError:
                break
    answer.last_byte = time.monotonic() - started
    answer.status, answer.size, answer.whole = reader.status, reader.size, reader.whole
    answer.begin = reader.begin
    return answer


def _send(connection, message, watch):
    """Sends all of it, unless the answer comes first or the other side ends."""
    rest = memoryview(message)
    while rest:
        readable, writable, _ = select.select([connection], [connection], [], 0.25)
        if readable or not (writable or watch()):
            return
        if writable:
            try:
                rest = rest[connection.send(rest) :]
            except ConnectionError:
                return
