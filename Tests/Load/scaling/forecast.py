"""What a processor, a machine and many machines carry, and where more machines bring nothing more."""

import random

from figuring.part import Part, milliseconds, percentile

from .simulation import Library, Replica, latencies

REPLICAS = (1, 2, 4, 8, 16, 32)
PROCESSORS = 2
PLACES = 4
READING = 0.5
LIBRARY = 2
GOAL = 0.1
# The requests of one simulation, as many as tell a p99.
REQUESTS = 20_000


def carried(mix, count, read, seed):
    """The greatest load, as a share of all processors, at which the p99 is within the goal, and its p50 and p99."""
    low, high, best = 0.0, 1.0, (0.0, 0.0, 0.0)
    for _ in range(6):
        load = (low + high) / 2
        p50, p99 = run(mix, count, load, read, seed)
        if p99 <= GOAL:
            low, best = load, (load, p50, p99)
        else:
            high = load
    return best


def run(mix, count, load, read, seed):
    chance = random.Random(f"{seed} {count} {load}")
    rate = load * count * PROCESSORS / mix.mean
    reads = (lambda: chance.expovariate(1 / read) if chance.random() < READING else 0.0) if read else (lambda: 0.0)
    taken = latencies(
        [Replica(PROCESSORS, PLACES) for _ in range(count)], rate, REQUESTS / rate, mix.work(chance), chance,
        Library(LIBRARY), reads)
    return percentile(taken, 0.5), percentile(taken, 0.99)


def judge(choice, mix, read):
    lines = []
    for count in REPLICAS:
        load, p50, p99 = carried(mix, count, read, choice.seed)
        rate = load * count * PROCESSORS / mix.mean
        lines.append(
            f"| {count} | {count * PROCESSORS} | {rate:,.0f} | {load:.0%} | {milliseconds(p50)} | {milliseconds(p99)} |")
    return Part(
        f"One processor does {1 / mix.mean:,.0f} of these requests a second. Simulated replicas have {PROCESSORS} "
        f"processors each; the table says how many they carry with a p99 within {GOAL * 1000:.0f} ms.{words(read)}\n\n"
        "| replicas | processors | requests a second | load | p50 | p99 |\n|---|---|---|---|---|---|\n"
        + "\n".join(lines))


def words(read):
    if not read:
        return " None of them reads the library."
    full = LIBRARY / read
    return (f" Half of them read the library: that takes PostgreSQL {read * 1000:.2f} ms of a processor, as measured, so "
            f"that {LIBRARY} processors give {full:,.0f} reads a second. It bends there: at {full / READING:,.0f} requests a "
            "second more replicas bring nothing more. Who needs more gives PostgreSQL processors, or lets a cache answer "
            "by the `ETag`.")
