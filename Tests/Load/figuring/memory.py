"""Memory after many requests."""

import time

from .daemon import Daemon
from .part import Part
from .wrk import load

FEW, MANY = 10_000, 1_000_000
MEBIBYTE = 1 << 20


def measure(choice):
    many = 10 * FEW if choice.quick else MANY
    with Daemon(choice.binary) as daemon:
        few, first = after(daemon, FEW)
        all, last = after(daemon, many)
    part = Part(f"Memory after {few:,} requests on 64 connections: {first / MEBIBYTE:.1f} MiB; after {all:,}: "
                f"{last / MEBIBYTE:.1f} MiB.")
    part.hold(last <= 1.1 * first, f"memory grew by {last / first - 1:.0%} from {few:,} to {all:,} requests")
    return part


def after(daemon, count):
    """How many requests were answered when they are at least so many, and the bytes in memory at rest."""
    while (done := int(daemon.metric("http_server_requests_total"))) < count:
        load(daemon.port, 64, 1 if count - done < 100_000 else 5)
    # Memory that is free goes back once a second.
    time.sleep(3)
    return done, daemon.resident()
