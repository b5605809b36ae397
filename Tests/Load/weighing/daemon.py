"""A daemon of our own on free loopback ports, and what /proc says about it."""

import os
import re
import resource
import signal
import subprocess
import threading
import time

TICKS = os.sysconf("SC_CLK_TCK")


class Daemon:
    """A running daemon. It may die of a request; `alive` says so and `start` begins a new one."""

    def __init__(self, binary, address_space, settings=()):
        self.binary = binary
        self.address_space = address_space
        self.settings = list(settings)
        self.process = None
        self.port = None
        self.last_words = []

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        """Starts a daemon, in place of the one that runs."""
        self.stop()
        command = [self.binary, "serve", "--listen", "127.0.0.1:0", "--admin", "127.0.0.1:0",
                   "--library", "memory"]
        command += ["--access-log", "false", *self.settings]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env=dict(os.environ, SWIFT_BACKTRACE="enable=no"),
            preexec_fn=self._bound_memory,
        )
        self.port = self._read_port()
        self.last_words = []
        threading.Thread(target=self._listen, args=[self.process.stderr], daemon=True).start()

    def stop(self):
        """Ends the daemon at once, whatever it does."""
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    @property
    def alive(self):
        return self.process is not None and self.process.poll() is None

    def cpu(self):
        """Seconds of processor time so far, of all threads and of those that have ended."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident(self):
        """Bytes in memory now."""
        return self._status("VmRSS")

    def peak(self):
        """The most bytes in memory since `forget_peak`."""
        return self._status("VmHWM")

    def forget_peak(self):
        """Lets the peak begin anew at what is in memory now."""
        with open(f"/proc/{self.process.pid}/clear_refs", "w", encoding="ascii") as file:
            file.write("5")

    def settle(self):
        """Waits until the daemon has been idle for a moment, at most five seconds."""
        before = self.cpu()
        for _ in range(50):
            time.sleep(0.1)
            now = self.cpu()
            if now == before:
                return
            before = now

    def _status(self, name):
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            for line in file:
                if line.startswith(name + ":"):
                    return int(line.split()[1]) * 1024
        raise ProcessLookupError("the daemon has died")

    def _bound_memory(self):
        resource.setrlimit(resource.RLIMIT_AS, (self.address_space, self.address_space))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def _read_port(self):
        for line in self.process.stderr:
            found = re.search(r"ready: serving 127\.0\.0\.1:(\d+)", line)
            if found:
                return int(found.group(1))
        raise SystemExit(f"{self.binary} does not start.")

    def _listen(self, stream):
        for line in stream:
            self.last_words = (self.last_words + [line.rstrip()])[-8:]
