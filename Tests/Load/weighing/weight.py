"""What one request costs, held against what it may cost."""

import subprocess
from dataclasses import dataclass

from .exchange import ask
from .light import LIGHT

MEBIBYTE = 1 << 20

FIRST_BYTE_SECONDS = 2.0
STREAM_SECONDS = 20.0
REQUEST_MEMORY = 64 * MEBIBYTE
MEMORY_PER_BODY_BYTE = 8


@dataclass
class Weight:
    """The cost of a request that was sent alone."""

    status: int
    before_first_byte: float  # seconds of processor time
    whole: float  # seconds of processor time
    memory: int  # bytes over what the daemon had before
    body: int
    answer: int
    complete: bool
    died: str = ""
    given_up: bool = False
    text: str = ""

    @property
    def memory_allowed(self):
        return REQUEST_MEMORY + MEMORY_PER_BODY_BYTE * self.body

    @property
    def share(self):
        """How much of what is allowed it takes: over 1 is too much."""
        shares = [
            self.before_first_byte / FIRST_BYTE_SECONDS,
            self.whole / STREAM_SECONDS,
            self.memory / self.memory_allowed,
        ]
        return max(shares) + (100 if self.died else 0)

    @property
    def fault(self):
        """What must never happen, in a few words, or nothing."""
        if self.died:
            return "the daemon died"
        if self.status >= 500:
            return f"answered {self.status}"
        if not self.complete and not self.given_up:
            return "the answer was cut"
        return ""


def weigh(daemon, request, patience):
    """Sends the request to a fresh daemon and measures it; gives up after `patience` seconds."""
    daemon.start()
    _warm(daemon)
    resident = daemon.resident()
    daemon.forget_peak()
    begin = daemon.cpu()
    latest = {"cpu": begin, "peak": resident}

    def look():
        try:
            latest["cpu"], latest["peak"] = daemon.cpu(), max(latest["peak"], daemon.peak())
        except (ProcessLookupError, FileNotFoundError):
            return False
        return daemon.alive and latest["cpu"] - begin < patience

    answer = ask(daemon.port, request, look, lambda: daemon.cpu() if look() else latest["cpu"])
    if answer.whole:
        daemon.settle()
    look()
    total = latest["cpu"] - begin
    first = answer.cpu_at_first_byte
    return Weight(
        status=answer.status,
        before_first_byte=total if first is None else first - begin,
        whole=total,
        memory=latest["peak"] - resident,
        body=len(request.body),
        answer=answer.size,
        complete=answer.whole,
        died=_death(daemon, waits=not (answer.whole or answer.given_up)),
        given_up=answer.given_up and daemon.alive,
        text=answer.begin.partition(b"\r\n\r\n")[2][:400].decode(errors="replace"),
    )


def _warm(daemon):
    """Lets the daemon do each kind of light work once, so that its code is in memory."""
    for request in LIGHT:
        ask(daemon.port, request, lambda: True)


def _death(daemon, waits):
    """How the daemon ended, or nothing. A cut answer may come a moment before the end."""
    if waits:
        try:
            daemon.process.wait(2)
        except subprocess.TimeoutExpired:
            return ""
    if daemon.alive:
        return ""
    words = " | ".join(daemon.last_words[-3:])
    return f"exit {daemon.process.returncode} {words}".strip()
