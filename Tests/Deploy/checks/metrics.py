"""The metrics that the dashboard, the alarms and the page name, held to those of a daemon that runs."""

import json
import re
import ssl
import subprocess
import time
import urllib.request

import yaml

NAME = re.compile(r"\b((?:http_server|inbetween|process)_[a-z0-9_]+)(?:\{([^}]*)\})?")
# Prometheus adds these.
TARGET = {"job", "instance"}
# Labels that only the page speaks of stand in braces too.
UNLIKE = {"inbetween_rate", "inbetween_connections"}


def run(report, folder):
    known = exposed(report, folder)
    for place, text in texts(report.deploy):
        for name, labels in NAME.findall(text):
            family = re.sub(r"_(bucket|sum|count)$", "", name)
            if name in UNLIKE:
                continue
            report.hold(f"{place}: {name}", name in known or family in known, "the daemon has no such metric")
            keys = set(re.findall(r'(\w+)\s*(?:=|!)', labels)) - TARGET
            mine = known.get(name, set()) | known.get(family, set())
            report.hold(f"{place}: labels of {name}", keys <= mine, f"{keys - mine}")
    dashboard(report)


def texts(deploy):
    """Every expression, with where it stands."""
    board = json.loads((deploy / "monitoring/grafana/dashboards/inbetween.json").read_text())
    for panel in board["panels"]:
        for target in panel.get("targets", []):
            yield f"dashboard, {panel['title']}", target["expr"]
    for group in yaml.safe_load((deploy / "monitoring/alerts.yml").read_text())["groups"]:
        for rule in group["rules"]:
            yield f"alerts.yml, {rule['alert']}", rule["expr"]
    yield "README.md", (deploy / "README.md").read_text()


def dashboard(report):
    """Panels have numbers of their own and lie beside each other."""
    path = report.deploy / "monitoring/grafana/dashboards/inbetween.json"
    panels = json.loads(path.read_text())["panels"]
    numbers = [panel["id"] for panel in panels]
    report.hold("numbers of panels", len(set(numbers)) == len(numbers), numbers)
    taken = {}
    for panel in panels:
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        over = {taken[cell] for cell in cells & set(taken)}
        report.hold(f"panel {panel['title']}", not over and at["x"] + at["w"] <= 24, f"it lies over {over}")
        taken |= dict.fromkeys(cells, panel["title"])


def exposed(report, folder):
    """Each metric of a daemon with a certificate that has answered a request, and its labels."""
    daemon = subprocess.Popen(
        [report.binary, "serve", "--listen", "127.0.0.1:0", "--admin", "127.0.0.1:0", "--library", "memory",
         "--access-log", "false", "--tls-certificate", folder / "inbetween.pem",
         "--tls-key", folder / "inbetween.key"], stderr=subprocess.PIPE, text=True)
    try:
        ready = next(line for line in daemon.stderr if '"ready' in line)
        words = json.loads(ready)
        trusting = ssl.create_default_context(cafile=folder / "inbetween.pem")
        urllib.request.urlopen(f"https://{words['listen']}/v1/spring?bounce=0.2", context=trusting).read()
        time.sleep(0.2)
        text = urllib.request.urlopen(f"http://{words['admin']}/metrics").read().decode()
    finally:
        daemon.terminate()
        daemon.communicate()
    known = {}
    for name, labels in re.findall(r"^([a-z0-9_]+)(?:\{([^}]*)\})? ", text, re.MULTILINE):
        for one in (name, re.sub(r"_(bucket|sum|count)$", "", name)):
            known.setdefault(one, set()).update(re.findall(r'(\w+)="', labels))
    return known
