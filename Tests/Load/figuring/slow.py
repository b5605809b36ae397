"""Light requests beside clients that are slow to send and slow to read."""

import socket
import threading

from .daemon import Daemon
from .part import Part, milliseconds
from .wrk import load

CLIENTS = 200
ROUNDS = 3


class Slow(threading.Thread):
    """Half of the clients send their head or body byte by byte, the others read a large answer so slowly."""

    def __init__(self, port):
        super().__init__(daemon=True)
        self.port, self.end, self.held = port, threading.Event(), []

    def run(self):
        while not self.end.wait(0.5):
            self.held = [one for one in self.held if self.move(*one)]
            while len(self.held) < CLIENTS:
                self.held.append(self.begin(len(self.held)))
        for connection, _ in self.held:
            connection.close()

    def begin(self, number):
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        if number % 2:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.sendall(b"GET /v1/curve?count=1000000&format=csv HTTP/1.1\r\nHost: h\r\n\r\n")
            return connection, False
        head = b"POST /v1/sample HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n"
        connection.sendall(head + (b"Content-Length: 1000\r\n\r\n{" if number % 4 else b"X-Slow: "))
        return connection, True

    @staticmethod
    def move(connection, is_sender):
        """One step; false where the daemon has ended the connection."""
        try:
            return connection.send(b" ") > 0 if is_sender else bool(connection.recv(512))
        except OSError:
            connection.close()
            return False


def measure(choice):
    alone, beside = [], []
    with Daemon(choice.binary) as daemon:
        for _ in range(ROUNDS):
            alone.append(load(daemon.port, 16, choice.seconds / 2))
            slow = Slow(daemon.port)
            slow.start()
            threading.Event().wait(2)
            beside.append(load(daemon.port, 16, choice.seconds / 2))
            slow.end.set()
            slow.join()
    return judge(alone, beside)


def judge(alone, beside):
    """The medians of the rounds."""
    before, after = (sorted(one.p99 for one in rounds)[ROUNDS // 2] for rounds in (alone, beside))
    part = Part(
        f"Beside {CLIENTS} clients that send or read a few bytes a second, light requests on 16 connections have a p99 of "
        f"{milliseconds(after)}; alone {milliseconds(before)}.")
    part.hold(after <= 1.5 * before + 0.002, f"slow clients make p99 {milliseconds(after)} of {milliseconds(before)}")
    refused = sum(one.status + one.broken for one in beside)
    part.hold(not refused, f"{refused} light requests refused or broken beside slow clients")
    return part
