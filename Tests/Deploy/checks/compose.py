"""Compose files, held to the schema of the compose specification."""

import pathlib
import sys

import yaml

# What people make, as the first lines of the file tell them.
MADE = {"./tokens"}


def run(report, folder):
    checker = pathlib.Path(sys.prefix) / "bin" / "check-jsonschema"
    for path in sorted(report.deploy.glob("compose*.yaml")):
        report.ran(path.name, checker, "--builtin-schema", "vendor.compose-spec", path)
        compose = yaml.safe_load(path.read_text())
        for file in files(compose):
            report.hold(f"{path.name}: {file}", file in MADE or (path.parent / file).exists(), "no such file")
        for name, service in compose["services"].items():
            meet(report, f"{path.name}, {name}", service, compose)


def files(compose):
    """The files beside the compose file that it names."""
    for kind in ("configs", "secrets"):
        yield from (one["file"] for one in compose.get(kind, {}).values())
    for service in compose["services"].values():
        for volume in service.get("volumes", []):
            if volume.startswith("."):
                yield volume.split(":")[0]


def meet(report, place, service, compose):
    """Every name that a service uses is declared."""
    for kind in ("networks", "secrets", "configs"):
        used = {one["source"] if isinstance(one, dict) else one for one in service.get(kind, [])}
        report.hold(f"{place}: {kind}", used <= set(compose.get(kind, {})), used)
    named = {one.split(":")[0] for one in service.get("volumes", []) if not one.startswith(".")}
    report.hold(f"{place}: volumes", named <= set(compose.get("volumes", {})), named)
    bounded = "mem_limit" in service and service.get("restart") == "unless-stopped"
    report.hold(f"{place}: bounds", bounded, "it has no mem_limit or does not come again")
