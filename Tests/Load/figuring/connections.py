"""Requests a second, and how long they take, at so many connections."""

import time

from .daemon import Daemon
from .part import Part, milliseconds
from .wrk import load

COUNTS = (1, 2, 4, 8, 16, 32, 64, 120, 128, 136, 256, 384, 512)
# Whatever else the machine does makes a round slower, and none quicker.
ROUNDS = 2
# These are within a fifth of each other: no number of connections is an unlucky one.
EVEN = COUNTS[COUNTS.index(64):]


def measure(choice):
    # Some more than are asked for, since those of the measurement before may not be gone yet.
    with Daemon(choice.binary, "--max-connections", "600") as daemon:
        load(daemon.port, 16, min(2, choice.seconds))
        rounds = {count: [] for count in COUNTS}
        for _ in range(ROUNDS):
            for count in COUNTS:
                rounds[count].append(load(daemon.port, count, choice.seconds / ROUNDS))
                time.sleep(0.5)
    found = {count: max(ones, key=lambda one: one.rate) for count, ones in rounds.items()}
    rows = [
        f"| {count} | {one.rate:,.0f} | {milliseconds(one.p50)} | {milliseconds(one.p99)} | {milliseconds(one.p999)} |"
        for count, one in found.items()]
    part = Part("\n".join([
        "Light requests (`GET /v1/animation` and `POST /v1/sample` of a small document in turn), as fast as they are "
        f"answered, the better of {ROUNDS} rounds:", "", "| connections | requests a second | p50 | p99 | p99.9 |", "|---|---|---|---|---|", *rows]))
    rates = [found[count].rate for count in EVEN]
    part.hold(min(rates) >= 0.8 * max(rates), f"at {EVEN[0]} to {EVEN[-1]} connections {min(rates):.0f} to {max(rates):.0f} "
              "requests a second are more than 20 % apart")
    for count, ones in rounds.items():
        for one in ones:
            part.hold(not one.status and not one.broken, f"{count} connections: {one.status} refused, {one.broken} broken")
    return part
