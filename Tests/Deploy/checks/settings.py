"""Settings in manifests, compose files, units and the Dockerfile, held to the daemon."""

import re

import yaml


def run(report, folder):
    for place, variables in sources(report.deploy):
        ours = {name: text for name, text in variables.items() if name.startswith("INBETWEEN_")}
        report.ran(f"settings of {place}", report.binary, "config", env={"PATH": "/usr/bin:/bin", **ours})


def sources(deploy):
    """Each file that has settings, and what it sets."""
    for path in sorted(deploy.glob("compose*.yaml")):
        yield path.name, yaml.safe_load(path.read_text())["services"]["inbetween"]["environment"]
    for path in sorted(deploy.glob("kubernetes/*/configmap.yaml")):
        yield f"{path.parent.name}/{path.name}", yaml.safe_load(path.read_text())["data"]
    rule = re.compile(r"(INBETWEEN_[A-Z_]+)=(\S+)")
    for path in [*sorted(deploy.glob("systemd/*")), *sorted(deploy.glob("kubernetes/*/*.example")),
                 deploy.parent / "Dockerfile"]:
        yield path.name, dict(rule.findall(path.read_text()))
