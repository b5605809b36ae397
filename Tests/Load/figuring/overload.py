"""What comes of twice as many requests as can be answered."""

import random

from .arrivals import answered, offered
from .calibration import costing
from .daemon import Daemon
from .part import Part, milliseconds, percentile

# Light, but no trifle.
SECONDS = 0.004


def request(body):
    head = ("POST /v1/validate HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n")
    return head.encode() + body


def measure(choice):
    chance = random.Random(choice.seed)
    # Whoever sends and waits goes before the daemon, or its own waiting would be counted.
    with Daemon(choice.binary, nice=10) as daemon:
        body = request(costing(daemon, SECONDS))

        def wire():
            return body

        capacity = len(answered(daemon.port, wire, choice.seconds).accepted) / choice.seconds
        usual = offered(daemon.port, wire, 0.8 * capacity, choice.seconds, chance)
        twice = offered(daemon.port, wire, 2 * capacity, 2 * choice.seconds, chance)
        after = offered(daemon.port, wire, 0.5 * capacity, choice.seconds, chance)
    return judge(capacity, usual, twice, after, 2 * choice.seconds)


def words(times):
    p50, p99 = (milliseconds(percentile(times, share)) for share in (0.5, 0.99))
    return f"p50 of {p50} and a p99 of {p99}"


def judge(capacity, usual, twice, after, seconds):
    before, beyond, again = (percentile(one.accepted, 0.99) for one in (usual, twice, after))
    part = Part(
        f"Of requests of about {SECONDS * 1000:.0f} ms of a processor, each on a connection of its own, it answers "
        f"{capacity:,.0f} a second. They come at random moments from one thread, which the processors serve before the "
        f"daemon. At four fifths of that they have a {words(usual.accepted)}. At twice that it accepts "
        f"{len(twice.accepted) / seconds:,.0f} a second with a {words(twice.accepted)}, and refuses "
        f"{len(twice.refused) / seconds:,.0f} with a {words(twice.refused)}; at half, right after, the accepted have a "
        f"{words(after.accepted)}.")
    part.hold(beyond < max(0.1, 2 * before), f"at twice the capacity the accepted have a p99 of {milliseconds(beyond)}")
    share = len(twice.accepted) / seconds / capacity
    part.hold(share > 0.5, f"at twice the capacity only {share:.0%} of it is answered")
    part.hold(again < max(0.1, 2 * before), f"after it the p99 is {milliseconds(again)}")
    for name, one in (("four fifths of", usual), ("twice", twice), ("half", after)):
        part.hold(not one.broken, f"at {name} the capacity {one.broken} requests got no answer, or another one")
        part.hold(not one.careless, f"{one.careless} refusals say no Retry-After")
    part.hold(twice.refused, "nothing was refused at twice the capacity: it was not twice the capacity")
    return part
