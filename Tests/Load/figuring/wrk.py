"""wrk, which asks as fast as it is answered on so many connections."""

import json
import os
import pathlib
import re
import subprocess
from types import SimpleNamespace

from weighing.light import ANIMATION, DOCUMENT

SCRIPT = pathlib.Path(__file__).resolve().parent / "report.lua"


def command(port, connections, seconds):
    threads = min(2, connections)
    return ["wrk", f"-t{threads}", f"-c{connections}", f"-d{max(1, round(seconds))}s", "--timeout", "30s", "-s", str(SCRIPT),
            f"http://127.0.0.1:{port}/"]


def load(port, connections, seconds):
    """Light requests, a query and a document in turn; rate, p50, p99, p999, and what went wrong."""
    environment = dict(
        os.environ, TARGETS=ANIMATION.target, BODY=DOCUMENT.body.decode(), BODY_TARGET=DOCUMENT.target)
    said = subprocess.run(
        command(port, connections, seconds), env=environment, capture_output=True, text=True, check=True).stdout
    found = SimpleNamespace(**json.loads(re.search(r"figures (.*)", said)[1]))
    found.rate = found.requests / found.seconds
    return found
