"""Light requests beside four heavy ones that are sent back to back."""

import http.client
import multiprocessing
import time
from dataclasses import dataclass

from .exchange import ask
from .light import LIGHT

HEAVY_CLIENTS = 4
PAUSE = 0.005
LIGHT_P99_SECONDS = 0.050


@dataclass
class Beside:
    """How light requests fared."""

    p50: float = 0.0
    p99: float = 0.0
    count: int = 0
    refused: int = 0
    cut: int = 0
    heavy: int = 0  # heavy requests that were answered meanwhile
    peak: int = 0  # the most memory that the daemon had, in bytes
    died: str = ""


def beside(daemon, heavy, seconds):
    """Sends light requests for some seconds beside four clients of the heavy one; none if None."""
    daemon.start()
    daemon.forget_peak()
    ends = time.monotonic() + seconds
    results = multiprocessing.Queue()
    clients = [
        _client(_send_heavy, daemon.port, heavy, ends, results)
        for _ in range(HEAVY_CLIENTS if heavy else 0)
    ]
    clients += [_client(_send_light, daemon.port, request, ends, results) for request in LIGHT]
    parts = [_result(results, seconds) for _ in clients]
    for client in clients:
        client.kill()
        client.join()
    return _summary(daemon, [part for part in parts if part])


def _client(work, *arguments):
    client = multiprocessing.Process(target=work, args=arguments, daemon=True)
    client.start()
    return client


def _result(results, seconds):
    try:
        return results.get(timeout=2 * seconds + 10)
    except Exception:  # A client that waits for ever is ended by its parent.
        return None


def _summary(daemon, parts):
    times = sorted(taken for part in parts for taken in part["times"])
    summary = Beside(count=len(times))
    if times:
        summary.p50, summary.p99 = (times[int(len(times) * share)] for share in (0.5, 0.99))
    for name in ("refused", "cut", "heavy"):
        setattr(summary, name, sum(part[name] for part in parts))
    if daemon.alive:
        summary.peak = daemon.peak()
    else:
        summary.died = f"exit {daemon.process.returncode}"
    return summary


def _send_heavy(port, request, ends, results):
    """The heavy request, again and again."""
    done = 0
    while time.monotonic() < ends:
        try:
            answer = ask(port, request, lambda: time.monotonic() < ends)
        except OSError:
            time.sleep(0.1)
            continue
        done += answer.whole and answer.status < 500
    results.put({"times": [], "refused": 0, "cut": 0, "heavy": done})


def _send_light(port, request, ends, results):
    """A light request over kept connections, with a short pause after each answer."""
    part = {"times": [], "refused": 0, "cut": 0, "heavy": 0}
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    while time.monotonic() < ends:
        began = time.monotonic()
        try:
            connection.request(request.method, request.target, request.body or None)
            answer = connection.getresponse()
            answer.read()
            part["refused"] += answer.status != 200
        except (OSError, http.client.HTTPException):
            part["cut"] += 1
            connection.close()
        part["times"].append(time.monotonic() - began)
        time.sleep(PAUSE)
    results.put(part)
