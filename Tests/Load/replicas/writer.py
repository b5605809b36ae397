"""A client that reads and writes with conditions, and remembers how each write came out."""

import http.client
import json
import threading
import time


class Writer(threading.Thread):
    """`acknowledged` are (name, revision, mark) of writes that were answered with success, `refused` marks of
    writes that were refused, `unknown` those without an answer that says either. A mark stands in one
    document alone."""

    def __init__(self, number, port, names, chance, end):
        super().__init__(daemon=True)
        self.number, self.port, self.names, self.chance, self.end = number, port, names, chance, end
        self.acknowledged, self.refused, self.unknown = [], set(), set()
        self.connection = None

    def run(self):
        turn = 0
        while not self.end.is_set():
            turn += 1
            try:
                self.write(self.chance.choice(self.names), self.number * 1_000_000 + turn)
            except (OSError, http.client.HTTPException):
                self.connection = None
                time.sleep(0.05)

    def write(self, name, mark):
        """Reads the newest revision and puts another one behind it."""
        status, tag, _ = self.ask("GET", name)
        if status not in (200, 404):
            return time.sleep(0.05)
        condition = {"If-Match": tag} if status == 200 else {"If-None-Match": "*"}
        self.unknown.add(mark)
        status, tag, _ = self.ask("PUT", name, document(mark), condition)
        if status in (200, 201):
            self.acknowledged.append((name, int(tag.strip('"')), mark))
        elif status == 412:
            self.refused.add(mark)
        else:
            # 503: the library or the proxy could not say. It may have happened.
            return time.sleep(0.05)
        self.unknown.discard(mark)

    def ask(self, method, name, body=None, fields={}):
        if self.connection is None:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        self.connection.request(method, f"/v1/animations/{name}", body, fields)
        answer = self.connection.getresponse()
        return answer.status, answer.getheader("ETag"), answer.read()


def document(mark):
    return json.dumps({"kind": "animation", "from": {"x": 0}, "to": {"x": mark}, "animation": "smooth"})


def mark_of(body):
    return int(json.loads(body)["to"]["x"])
