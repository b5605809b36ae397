"""Requests that cost as much processor time as is wanted, on whatever machine this is."""

import json
import urllib.request


def body(cycles):
    """Two phases, so often: 5,000 times at most, which is the limit of steps."""
    phases = [
        {"name": str(number), "values": {f"p{lane}": [number] * 8 for lane in range(5)}, "animation": "default"}
        for number in range(2)]
    return json.dumps({"kind": "phases", "cycles": cycles, "phases": phases}).encode()


def costing(daemon, seconds):
    """The body of a request to /v1/validate that takes the daemon about so much processor time, or as much as its
    limits allow."""
    cycles = 20
    for _ in range(8):
        cost = weigh(daemon, body(cycles))
        if 0.8 * seconds < cost < 1.25 * seconds:
            break
        cycles = max(1, min(5_000, round(cycles * min(20, seconds / cost))))
    return body(cycles)


def weigh(daemon, document):
    """Processor time of one request, by as many as can be told from none."""
    count, before = 0, daemon.metric("process_cpu_seconds_total")
    while (spent := daemon.metric("process_cpu_seconds_total") - before) < 0.2:
        for _ in range(10 if count else 1):
            send(daemon.port, document)
            count += 1
    return spent / count


def send(port, document):
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/v1/validate", document, {"Content-Type": "application/json"})
    urllib.request.urlopen(request, timeout=120).read()
