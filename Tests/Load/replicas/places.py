"""PostgreSQL, daemons and nginx of our own, on loopback."""

import glob
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[3]


class PostgreSQL:
    """A private cluster in a folder."""

    def __init__(self, folder, port):
        found = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
        if not found:
            sys.exit("PostgreSQL is needed: apt-get install postgresql")
        self.programs, self.port = found[-1], port
        self.folder = folder / "postgresql"
        self.uri = f"postgres://postgres@127.0.0.1:{port}/postgres"

    def __enter__(self):
        self.folder.mkdir()
        if os.getuid() == 0:
            # PostgreSQL refuses to run as root.
            self.folder.parent.chmod(0o755)
            shutil.chown(self.folder, "postgres", "postgres")
        self._run("initdb", "--auth=trust", "--username=postgres", "--pgdata", self.folder / "data")
        self.start()
        return self

    def __exit__(self, *_):
        self.stop("immediate")

    def start(self):
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "start", "--wait", "--pgdata", self.folder / "data", "--log", self.folder / "log",
                  "--options", settings)

    def stop(self, mode):
        self._run("pg_ctl", "stop", "--wait", "--mode", mode, "--pgdata", self.folder / "data")

    def _run(self, program, *words):
        become = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        command = [*become, f"{self.programs}/{program}", *map(str, words)]
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            cwd=self.folder)
        if done.returncode != 0:
            sys.exit(f"{program} failed: {done.stderr}")


class Daemons:
    """Daemons on one library; `ports` are those for requests."""

    def __init__(self, binary, uri, ports, log):
        self.binary, self.uri, self.all, self.log = binary, uri, ports, log
        self.ports = [port for port, _ in ports]
        self.processes = [None] * len(ports)

    def __enter__(self):
        for number in range(len(self.all)):
            self.start(number)
        self.wait(200)
        return self

    def __exit__(self, *_):
        for number in range(len(self.all)):
            self.kill(number)

    def start(self, number):
        port, admin = self.all[number]
        self.processes[number] = subprocess.Popen(
            [self.binary, "serve", "--listen", f"127.0.0.1:{port}", "--admin", f"127.0.0.1:{admin}",
             "--library", self.uri, "--access-log", "false", "--trusted-proxies", "127.0.0.1"],
            stderr=self.log)

    def kill(self, number):
        self.processes[number].kill()
        self.processes[number].wait()

    def wait(self, status, patience=60):
        """Waits until every daemon says that it is ready, or not."""
        end = time.monotonic() + patience
        for number, (_, admin) in enumerate(self.all):
            while self._status(admin) != status:
                if time.monotonic() > end or self.processes[number].poll() is not None:
                    sys.exit(f"daemon {number} does not come to {status} at /readyz")
                time.sleep(0.05)

    @staticmethod
    def _status(admin):
        try:
            return urllib.request.urlopen(f"http://127.0.0.1:{admin}/readyz", timeout=30).status
        except urllib.error.HTTPError as error:
            return error.code
        except OSError:
            return None


class Proxy:
    """nginx with the configuration that deploy/ has, before the daemons. Limits by address are out of the way,
    since all clients here have one."""

    def __init__(self, folder, port, daemons):
        self.program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
        if self.program is None:
            sys.exit("nginx is needed: apt-get install nginx-light")
        self.folder, self.port, self.daemons = folder / "nginx", port, daemons

    def __enter__(self):
        self._configure()
        self.process = subprocess.Popen(
            [self.program, "-p", self.folder, "-c", self.folder / "nginx.conf", "-e", self.folder / "error.log",
             "-g", "daemon off;"])
        for _ in range(100):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/version", timeout=5)
                return self
            except OSError:
                time.sleep(0.05)
        sys.exit("nginx does not answer: " + (self.folder / "error.log").read_text())

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def _configure(self):
        (self.folder / "inbetween").mkdir(parents=True)
        text = (ROOT / "deploy/nginx/inbetween.conf").read_text()
        text = text.replace("rate=100r/s", "rate=100000r/s")
        text = re.sub(r"limit_conn inbetween_connections \d+;", "limit_conn inbetween_connections 4096;", text)
        (self.folder / "inbetween.conf").write_text(text)
        (self.folder / "inbetween/listen.conf").write_text(f"listen 127.0.0.1:{self.port};\n")
        servers = "".join(f"server 127.0.0.1:{port};\n" for port in self.daemons)
        (self.folder / "inbetween/upstream.conf").write_text(servers)
        temporary = "".join(
            f"{one}_temp_path temp;\n" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        user = "user root;\n" if os.getuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(
            f"{user}pid pid;\nworker_processes 1;\nevents {{ worker_connections 4096; }}\n"
            f"http {{\naccess_log off;\n{temporary}include inbetween.conf;\n}}\n")
