"""What a read of the library costs its server, PostgreSQL."""

import glob
import http.client
import os

from figuring.daemon import Daemon
from replicas.places import PostgreSQL

READS = 3_000
DOCUMENT = b'{"kind":"animation","from":{"x":0},"to":{"x":100},"animation":"bouncy"}'


def measured(choice, folder):
    """Seconds of a processor that PostgreSQL takes for a read; None where the binary has no PostgreSQL in it."""
    with PostgreSQL(folder, choice.port + 1) as postgres:
        try:
            daemon = Daemon(choice.binary, library=postgres.uri)
        except SystemExit:
            return None
        with daemon:
            connection = http.client.HTTPConnection("127.0.0.1", daemon.port)
            ask(connection, "PUT", "/v1/animations/one", DOCUMENT)
            ask(connection, "GET", "/v1/animations/one/sample?count=2")
            before = spent(postgres)
            for _ in range(READS):
                ask(connection, "GET", "/v1/animations/one/sample?count=2")
            return (spent(postgres) - before) / READS


def ask(connection, method, path, body=None):
    connection.request(method, path, body, {"Content-Type": "application/json"} if body else {})
    answer = connection.getresponse()
    text = answer.read()
    if answer.status >= 300:
        raise SystemExit(f"{method} {path}: {answer.status} {text[:200]!r}")


def spent(postgres):
    """The processor time of all of PostgreSQL's processes so far, in seconds."""
    leader = (postgres.folder / "data/postmaster.pid").read_text().split()[0]
    ticks = 0
    for path in glob.glob("/proc/[0-9]*/stat"):
        try:
            with open(path, encoding="utf-8") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            continue
        if leader in (fields[1], path.split("/")[2]):
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
