"""Requests of several sizes, most of them small, and how long each takes."""

import itertools
import time
from dataclasses import dataclass

from figuring.arrivals import Arrivals
from figuring.calibration import costing
from figuring.overload import request

# Seconds of a processor, and the share of the requests that take about as many.
SIZES = ((0.001, 0.5), (0.003, 0.3), (0.01, 0.15), (0.03, 0.05))
# How often each is timed.
TIMED = 120


@dataclass
class Mix:
    """Requests with their shares, and the times that each took alone."""

    wires: list
    shares: list
    times: list

    def wire(self, chance):
        """What sends requests of these sizes at random."""
        return lambda: chance.choices(self.wires, self.shares)[0]

    def work(self, chance):
        """What draws the time of such a request from those that were measured."""
        return lambda: chance.choice(chance.choices(self.times, self.shares)[0])

    @property
    def mean(self):
        return sum(share * sum(times) / len(times) for share, times in zip(self.shares, self.times))


def measured(daemon, port):
    """The sizes as they are for a daemon; each is timed at a port, alone."""
    wires = [request(costing(daemon, seconds)) for seconds, _ in SIZES]
    times = [[] for _ in SIZES]
    for _, (wire, taken) in itertools.product(range(TIMED), zip(wires, times)):
        arrivals = Arrivals(port, lambda wire=wire: wire)
        arrivals.send(time.monotonic())
        while arrivals.open:
            arrivals.go_on(1)
        taken += arrivals.outcome.accepted
    return Mix(wires, [share for _, share in SIZES], times)
