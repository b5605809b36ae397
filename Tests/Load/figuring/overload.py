"""What comes of twice as many requests as can be answered."""

import asyncio
import random
import time

from .calibration import costing
from .daemon import Daemon
from .part import Part, milliseconds, percentile

# Light, but no trifle.
SECONDS = 0.004


def request(body):
    head = ("POST /v1/validate HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n")
    return head.encode() + body


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


async def ask(port, wire, outcome):
    begin = time.perf_counter()
    answer = b""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(wire)
        answer = await reader.read()
        writer.close()
    except OSError:
        pass
    outcome.note(answer, time.perf_counter() - begin)


async def answered(port, wire, seconds, clients=8):
    """As many requests as are answered when a few clients ask one after the other."""
    outcome, end = Outcome(), time.monotonic() + seconds

    async def client():
        while time.monotonic() < end:
            await ask(port, wire, outcome)
    await asyncio.gather(*(client() for _ in range(clients)))
    return outcome


async def offered(port, wire, rate, seconds, chance):
    """Requests that come at random moments, so many a second, whatever became of those before."""
    outcome, waiting = Outcome(), set()
    next_one = begin = time.monotonic()
    while next_one < begin + seconds:
        await asyncio.sleep(max(0, next_one - time.monotonic()))
        task = asyncio.create_task(ask(port, wire, outcome))
        waiting.add(task)
        task.add_done_callback(waiting.discard)
        next_one += chance.expovariate(rate)
    await asyncio.gather(*waiting)
    return outcome


def measure(choice):
    chance = random.Random(choice.seed)
    with Daemon(choice.binary) as daemon:
        wire = request(costing(daemon, SECONDS))
        capacity = len(asyncio.run(answered(daemon.port, wire, choice.seconds)).accepted) / choice.seconds
        usual = asyncio.run(offered(daemon.port, wire, 0.8 * capacity, choice.seconds, chance))
        twice = asyncio.run(offered(daemon.port, wire, 2 * capacity, 2 * choice.seconds, chance))
        after = asyncio.run(offered(daemon.port, wire, 0.5 * capacity, choice.seconds, chance))
    return judge(capacity, usual, twice, after, 2 * choice.seconds)


def judge(capacity, usual, twice, after, seconds):
    before, beyond, again = (percentile(one.accepted, 0.99) for one in (usual, twice, after))
    part = Part(
        f"Of requests of about {SECONDS * 1000:.0f} ms of a processor it answers {capacity:,.0f} a second. At four fifths of that the p99 is "
        f"{milliseconds(before)}. At twice that it accepts {len(twice.accepted) / seconds:,.0f} a second with a p99 of "
        f"{milliseconds(beyond)} and refuses {len(twice.refused) / seconds:,.0f}, with a p99 of "
        f"{milliseconds(percentile(twice.refused, 0.99))}; at half, right after, the p99 is {milliseconds(again)}.")
    # Who waits longer than 200 ms for a turn is refused.
    part.hold(beyond < 0.3, f"at twice the capacity the accepted have a p99 of {milliseconds(beyond)}")
    share = len(twice.accepted) / seconds / capacity
    part.hold(share > 0.5, f"at twice the capacity only {share:.0%} of it is answered")
    part.hold(again < max(0.1, 2 * before), f"after it the p99 is {milliseconds(again)}")
    for name, one in (("four fifths of", usual), ("twice", twice), ("half", after)):
        part.hold(not one.broken, f"at {name} the capacity {one.broken} requests got no answer, or another one")
        part.hold(not one.careless, f"{one.careless} refusals say no Retry-After")
    part.hold(twice.refused, "nothing was refused at twice the capacity: it was not twice the capacity")
    return part
