"""How long health and metrics take while every processor computes."""

import os
import subprocess
import sys
import time
import urllib.request

from .calibration import costing
from .daemon import Daemon
from .part import Part, milliseconds, percentile

CLIENT = """
import sys, time, urllib.request
end = time.monotonic() + float(sys.argv[2])
while time.monotonic() < end:
    try: urllib.request.urlopen(urllib.request.Request(
        f"http://127.0.0.1:{sys.argv[1]}/v1/validate", sys.argv[3].encode(), {"Content-Type": "application/json"})).read()
    except OSError: time.sleep(0.01)
"""


def measure(choice):
    seconds = 2 * choice.seconds
    with Daemon(choice.binary) as daemon:
        heavy = costing(daemon, 0.3).decode()
        clients = [
            subprocess.Popen([sys.executable, "-c", CLIENT, str(daemon.port), str(seconds + 1), heavy])
            for _ in range(2 * os.cpu_count())]
        time.sleep(0.5)
        before = daemon.metric("process_cpu_seconds_total")
        times = {path: [] for path in ("/livez", "/readyz", "/metrics")}
        begin = time.monotonic()
        while time.monotonic() < begin + seconds:
            for path, taken in times.items():
                taken.append(ask(daemon.admin, path))
                time.sleep(0.01)
        busy = (daemon.metric("process_cpu_seconds_total") - before) / (time.monotonic() - begin) / os.cpu_count()
        for client in clients:
            client.wait()
    return judge(times, busy)


def ask(port, path):
    begin = time.perf_counter()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=30) as answer:
        answer.read()
    return time.perf_counter() - begin


def judge(times, busy):
    words = ", ".join(f"`{path}` {milliseconds(percentile(taken, 0.99))}" for path, taken in times.items())
    part = Part(f"While heavy requests take {busy:.0%} of all processors, the p99 is: {words}.")
    for path in ("/livez", "/readyz"):
        worst = percentile(times[path], 0.99)
        part.hold(worst < 0.020, f"{path} has a p99 of {milliseconds(worst)} while every processor computes")
    part.hold(busy > 0.85, f"the processors were busy with {busy:.0%} only")
    return part
