"""A client that follows all changes and comes again where its stream ends."""

import http.client
import json
import threading
import time


class Listener(threading.Thread):
    """`told` are (name, revision) in the order in which they came; `returns` counts how often it came again."""

    def __init__(self, port):
        super().__init__(daemon=True)
        self.port, self.told, self.returns, self.last = port, [], -1, None
        self.is_there = threading.Event()
        self.problem = None

    def wait(self):
        """Waits until the first stream stands."""
        if not self.is_there.wait(30):
            raise SystemExit("a listener got no stream")

    def run(self):
        while self.problem is None:
            try:
                self.follow()
            except (OSError, http.client.HTTPException, ValueError):
                time.sleep(0.05)

    def follow(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("GET", "/v1/events", headers={"Last-Event-ID": self.last} if self.last else {})
        answer = connection.getresponse()
        if answer.status != 200:
            if answer.status != 503:
                self.problem = f"a listener got {answer.status}: {answer.read(500)}"
            return time.sleep(0.1)
        self.returns += 1
        self.is_there.set()
        event = {}
        while line := answer.readline():
            key, _, value = line.decode().rstrip("\r\n").partition(":")
            if key:
                event[key] = value.strip()
                continue
            if not line.strip():
                self.take(event)
                event = {}

    def take(self, event):
        if "id" in event:
            self.last = event["id"]
        if event.get("event") == "revision":
            data = json.loads(event["data"])
            self.told.append((data["name"], data["revision"]))
