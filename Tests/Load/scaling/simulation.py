"""Replicas behind a balancer, in simulated time.

Requests come at random moments and go to the replicas in turn. A replica lets in a few at a time, which share its
processors; the others wait in the order in which they came. Before that some of them read the library, one after the
other on each processor of its server.
"""

import heapq
import itertools
from dataclasses import dataclass, field


@dataclass
class Replica:
    """One daemon: `processors` are shared by up to `places` requests."""

    processors: int
    places: int
    # What is left to do of each request that is let in, by its number.
    left: dict = field(default_factory=dict)
    queue: list = field(default_factory=list)
    now: float = 0.0

    def pace(self):
        """How fast each request goes on, as a share of a processor."""
        return min(1.0, self.processors / len(self.left)) if self.left else 0.0

    def go_on(self, now):
        done = (now - self.now) * self.pace()
        self.now = now
        for number in self.left:
            self.left[number] -= done

    def take(self, number, work):
        if len(self.left) < self.places:
            self.left[number] = work
        else:
            self.queue.append((number, work))

    def next_end(self):
        """When the next request is through, and which; None where nothing is under way."""
        if not self.left:
            return None
        number = min(self.left, key=self.left.get)
        return self.now + max(0.0, self.left[number]) / self.pace(), number

    def finish(self, number):
        del self.left[number]
        if self.queue:
            self.take(*self.queue.pop(0))


class Library:
    """The server of the library: `processors` that read one after the other."""

    def __init__(self, processors):
        self.free = [0.0] * processors

    def read(self, now, work):
        """When a read that comes now is through."""
        begin = max(now, heapq.heappop(self.free))
        heapq.heappush(self.free, begin + work)
        return begin + work


def latencies(replicas, rate, seconds, work, chance, library=None, read=lambda: 0.0):
    """How long requests took that came in this time, `rate` a second.

    `work` and `read` answer the processor time of one request, in the replica and in the library. The first tenth is
    not counted, for the queues are empty then.
    """
    order, turn = itertools.count(), itertools.cycle(range(len(replicas)))
    events, came, taken = [], {}, []
    heapq.heappush(events, (chance.expovariate(rate), next(order), "come", None))
    version = [0] * len(replicas)

    def plan(index):
        version[index] += 1
        if end := replicas[index].next_end():
            heapq.heappush(events, (end[0], next(order), "end", (index, version[index], end[1])))

    def admit(now, number):
        index = next(turn)
        replicas[index].go_on(now)
        replicas[index].take(number, work())
        plan(index)

    while events:
        now, number, kind, what = heapq.heappop(events)
        if kind == "come":
            came[number] = now
            if now < seconds:
                heapq.heappush(events, (now + chance.expovariate(rate), next(order), "come", None))
            wait = read() if library else 0.0
            if wait:
                heapq.heappush(events, (library.read(now, wait), next(order), "read", number))
            else:
                admit(now, number)
        elif kind == "read":
            admit(now, what)
        else:
            index, planned, ended = what
            if planned != version[index]:
                continue
            replicas[index].go_on(now)
            replicas[index].finish(ended)
            plan(index)
            if came[ended] > seconds / 10:
                taken.append(now - came[ended])
    return taken
