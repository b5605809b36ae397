"""Weighs requests one after another, says what they cost and keeps a log."""

import json

from .search import drivers
from .weight import MEBIBYTE, weigh


class Scales:
    """Weighs requests on a daemon of its own; `faults` counts what must never happen."""

    def __init__(self, daemon, patience, log):
        self.daemon, self.patience, self.log = daemon, patience, log
        self.faults = 0

    def __call__(self, request):
        return weigh(self.daemon, request, self.patience)

    def note(self, found):
        """Takes notice of a weighing: says what must never happen, and appends it to the log."""
        if found.weight.fault:
            self.faults += 1
            say(found, "!")
        if self.log is not None:
            with self.log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(_entry(found)) + "\n")

    def tell(self, found, powers):
        """Says what the heaviest of a family costs, and which sizes drive it where it is too much."""
        is_too_much = found.weight.share > 1
        say(found, "*" if is_too_much else " ")
        if is_too_much and powers:
            base, found_powers = drivers(found, self)
            say(base, "~")
            for name, (seconds, memory) in found_powers.items():
                print(f"      {name}: time by the power {seconds:.1f}, memory {memory:.1f}")


def say(found, mark):
    """One weighing as a line."""
    weight = found.weight
    print(
        f"{mark} {weight.share:7.2f} {weight.status:3d}"
        f" first {weight.before_first_byte:6.2f} s, whole {weight.whole:6.2f} s,"
        f" {weight.memory / MEBIBYTE:6.0f} of {weight.memory_allowed / MEBIBYTE:.0f} MiB,"
        f" {found.endpoint} {found.family.kind} / {found.family.name}: {found.sizes}"
        + (", given up" if weight.given_up else "")
        + (f" — {weight.fault} {weight.died}" if weight.fault else ""),
        flush=True,
    )


def _entry(found):
    return {
        "kind": found.family.kind,
        "family": found.family.name,
        "endpoint": found.endpoint,
        "point": found.point,
        "share": found.weight.share,
        **vars(found.weight),
    }
