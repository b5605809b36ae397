"""Answers that get lost when daemons end under load: Tests/Load/drains."""

import pathlib
import subprocess
import sys

from .part import Part

SCRIPT = pathlib.Path(__file__).resolve().parents[1] / "drains"


def measure(choice):
    rounds = 5 if choice.quick else 300
    done = subprocess.run(
        [sys.executable, SCRIPT, "--binary", choice.binary, "--rounds", str(rounds)], capture_output=True, text=True)
    said = (done.stdout.splitlines() or ["nothing"])[0]
    part = Part(f"Ended by SIGTERM while 12 clients ask: {said}.")
    part.hold(done.returncode == 0, done.stdout + done.stderr)
    return part
