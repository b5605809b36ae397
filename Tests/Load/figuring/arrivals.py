"""Requests that come when they come, whatever became of those before, each on a connection of its own.

One thread sends and receives all of them, so that as little as can be of the processors is taken from the daemon.
"""

import select
import socket
import time


class Outcome:
    """How long accepted and refused requests took, and what went wrong."""

    def __init__(self):
        self.accepted, self.refused, self.broken, self.careless = [], [], 0, 0

    def note(self, answer, taken):
        status = int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0
        if status == 200:
            self.accepted.append(taken)
        elif status in (429, 503):
            self.refused.append(taken)
            self.careless += b"\r\nretry-after:" not in answer.lower()
        else:
            self.broken += 1


class Arrivals:
    """Sends what `wire` answers to a port, and notes what comes back until the connection ends."""

    def __init__(self, port, wire):
        self.port, self.wire, self.outcome = port, wire, Outcome()
        self.poll, self.open = select.epoll(), {}

    def send(self, due):
        """A request that was due at a time: it is from then on that it is waited for."""
        connection = socket.socket()
        connection.setblocking(False)
        connection.connect_ex(("127.0.0.1", self.port))
        self.open[connection.fileno()] = (connection, due, [])
        self.poll.register(connection, select.EPOLLOUT)

    def go_on(self, seconds):
        """Waits so long at most, and serves what is ready."""
        for number, _ in self.poll.poll(max(0, seconds)):
            connection, due, parts = self.open[number]
            try:
                if not parts:
                    connection.send(self.wire())
                    parts.append(b"")
                    self.poll.modify(number, select.EPOLLIN)
                elif got := connection.recv(1 << 16):
                    parts.append(got)
                else:
                    self.end(number)
            except BlockingIOError:
                pass
            except OSError:
                self.end(number)

    def end(self, number):
        connection, due, parts = self.open.pop(number)
        self.outcome.note(b"".join(parts), time.monotonic() - due)
        connection.close()


def answered(port, wire, seconds, clients=8):
    """As many requests as are answered when a few clients ask one after the other, each with what `wire` answers."""
    arrivals, end = Arrivals(port, wire), time.monotonic() + seconds
    while time.monotonic() < end or arrivals.open:
        while len(arrivals.open) < clients and (now := time.monotonic()) < end:
            arrivals.send(now)
        arrivals.go_on(1)
    return arrivals.outcome


def offered(port, wire, rate, seconds, chance):
    """Requests at random moments, so many a second, each with what `wire` answers."""
    arrivals = Arrivals(port, wire)
    due = time.monotonic()
    end = due + seconds
    while due < end or arrivals.open:
        while due < end and due <= time.monotonic():
            arrivals.send(due)
            due += chance.expovariate(rate)
        arrivals.go_on(due - time.monotonic() if due < end else 1)
    return arrivals.outcome
