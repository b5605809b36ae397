"""A part of the page, and which bounds were not kept."""

from dataclasses import dataclass, field


@dataclass
class Part:
    text: str
    wrong: list = field(default_factory=list)

    def hold(self, holds, words):
        if not holds:
            self.wrong.append(words)


def milliseconds(seconds):
    return f"{seconds * 1000:.1f} ms"


def percentile(times, share):
    """The time below which this share of them lies; infinite where there are none."""
    times = sorted(times)
    return times[min(len(times) - 1, int(len(times) * share))] if times else float("inf")
