"""Two replicas behind nginx, each on a processor of its own, beside what the simulation says of them."""

import contextlib
import random

from figuring.arrivals import answered, offered
from figuring.daemon import Daemon
from figuring.part import Part, milliseconds, percentile
from replicas.places import Proxy

from .mix import measured
from .simulation import Replica, latencies

LOADS = (0.4, 0.6, 0.75)
PLACES = 2
SIMULATED = 300


def measure(choice, folder):
    """The mix, and the part of the page that compares."""
    chance = random.Random(choice.seed)
    with contextlib.ExitStack() as stack:
        daemons = [
            stack.enter_context(Daemon(choice.binary, "--threads", str(PLACES), nice=10, processor=number))
            for number in range(2)]
        ports = [daemon.port for daemon in daemons]
        proxy = stack.enter_context(Proxy(folder, choice.port, ports))
        mix = measured(daemons[0], proxy.port)
        capacity = len(answered(proxy.port, mix.wire(chance), choice.seconds).accepted) / choice.seconds
        rows = [row(proxy.port, load, mix, choice.seconds, chance) for load in LOADS]
    return mix, judge(mix, capacity, rows)


def row(port, load, mix, seconds, chance):
    """At a share of the capacity: what the simulation says, and what is."""
    rate = load * 2 / mix.mean
    simulated = latencies(
        [Replica(1, PLACES) for _ in range(2)], rate, SIMULATED, mix.work(chance), chance)
    outcome = offered(port, mix.wire(chance), rate, seconds, chance)
    return load, rate, simulated, outcome


def judge(mix, capacity, rows):
    expected = 2 / mix.mean
    lines = []
    part = Part("")
    part.hold(0.7 < capacity / expected < 1.3, f"{capacity:.0f} requests a second, {expected:.0f} were expected")
    for load, rate, simulated, outcome in rows:
        cells = [f"{load:.0%}", f"{rate:,.0f}"]
        for share in (0.5, 0.99):
            said, was = percentile(simulated, share), percentile(outcome.accepted, share)
            cells += [milliseconds(said), milliseconds(was)]
            part.hold(1 / 2 < was / said < 2, f"at {load:.0%}: p{share * 100:g} is {was:.4f} s, {said:.4f} s were expected")
        refused = len(outcome.refused) / max(1, len(outcome.refused) + len(outcome.accepted))
        lines.append("| " + " | ".join([*cells, f"{refused:.1%}"]) + " |")
    part.text = (
        f"Two replicas, each on a processor of its own, behind nginx: requests of {mix.mean * 1000:.1f} ms on average, "
        f"most of 1 ms and a few of 30. The simulation says {expected:,.0f} a second; it was {capacity:,.0f}.\n\n"
        "| load | requests a second | p50 simulated | p50 measured | p99 simulated | p99 measured | refused |\n"
        "|---|---|---|---|---|---|---|\n" + "\n".join(lines))
    return part
