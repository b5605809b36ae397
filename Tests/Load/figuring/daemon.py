"""A daemon of our own on free loopback ports."""

import json
import re
import subprocess
import urllib.request


class Daemon:
    def __init__(self, binary, *settings, nice=0, processor=None, library="memory"):
        pinned = [] if processor is None else ["taskset", "--cpu-list", str(processor)]
        self.process = subprocess.Popen(
            ["nice", "-n", str(nice), *pinned, binary, "serve", "--listen", "127.0.0.1:0", "--admin", "127.0.0.1:0",
             "--library", library, "--access-log", "false", *settings], stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            words = json.loads(line) if line.startswith("{") else {"message": line}
            if words["message"].startswith("ready"):
                self.port, self.admin = (int(words[key].rpartition(":")[2]) for key in ("listen", "admin"))
                return
        raise SystemExit(f"{binary} does not start.")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()

    def resident(self):
        """Bytes in memory now."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]) * 1024

    def metric(self, name):
        """The sum of all series of a metric."""
        text = urllib.request.urlopen(f"http://127.0.0.1:{self.admin}/metrics", timeout=30).read().decode()
        return sum(float(value) for value in re.findall(rf"^{name}(?:\{{[^}}]*\}})? (\S+)$", text, re.MULTILINE))
