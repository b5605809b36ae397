"""slowhttptest in its four modes, beside light requests of others."""

import re
import shutil
import subprocess
import sys

from figuring.daemon import Daemon
from figuring.part import milliseconds
from figuring.wrk import load

CONNECTIONS = 300

MODES = {
    "slow heads": ["-H", "-i", "1", "-x", "24"],
    "slow bodies": ["-B", "-i", "1", "-x", "10", "-s", "8192", "-f", "application/json"],
    "ranges": ["-R", "-a", "5", "-b", "1500"],
    "slow reading": ["-X", "-n", "1", "-w", "10", "-y", "20", "-z", "5", "-k", "1"],
}
TARGETS = {"slow bodies": "/v1/sample", "slow reading": "/v1/curve?count=1000000&format=csv"}


def run(choice, folder):
    program = shutil.which("slowhttptest")
    if program is None or shutil.which("wrk") is None:
        sys.exit("slowhttptest and wrk are needed: apt-get install slowhttptest wrk")
    with Daemon(choice.binary, "--head-timeout", "5s", "--body-timeout", "8s", "--max-connections", "512") as daemon:
        load(daemon.port, 8, 2)
        alone = load(daemon.port, 8, choice.seconds / 2)
        wrong = []
        for name, words in MODES.items():
            wrong += attacked(program, daemon, name, words, choice.seconds, alone)
        if daemon.process.poll() is not None:
            wrong.append("the daemon has ended")
    return wrong


def attacked(program, daemon, name, words, seconds, alone):
    """One mode; the service is there all the time, and others do not notice."""
    url = f"http://127.0.0.1:{daemon.port}{TARGETS.get(name, '/version')}"
    attack = subprocess.Popen(
        [program, *words, "-c", str(CONNECTIONS), "-r", "150", "-l", str(seconds), "-p", "2", "-u", url],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    beside = load(daemon.port, 8, seconds)
    said = re.sub(r"\x1b\[[0-9;]*m", "", attack.communicate()[0])
    there = set(re.findall(r"service available:\s+(\w+)", said))
    print(f"{name}: others have a p99 of {milliseconds(beside.p99)}, alone {milliseconds(alone.p99)}")
    if there != {"YES"}:
        yield f"{name}: the service was there: {there or 'nobody knows'}\n{said[-2000:]}"
    if beside.p99 > 1.5 * alone.p99 + 0.005:
        yield f"{name}: others have a p99 of {milliseconds(beside.p99)} in place of {milliseconds(alone.p99)}"
    if beside.status or beside.broken:
        yield f"{name}: {beside.status} requests of others were refused, {beside.broken} broken"
