"""Looks for the heaviest request of a family by climbing: one size at a time, uphill."""

import itertools
import math
import time
from dataclasses import dataclass

from .family import FIRST_WAYS, Choice


@dataclass
class Found:
    """A request of a family, and what it costs."""

    family: object
    point: dict
    weight: object

    @property
    def endpoint(self):
        request = self.family.request(self.point)
        return f"{request.method} {request.target.partition('?')[0]}"

    @property
    def sizes(self):
        return ", ".join(f"{name} {_short(value)}" for name, value in self.point.items())


def climb(family, weigh, seconds, random):
    """Weighs points of a family, each better than the last while there is time; yields all."""
    ends = time.monotonic() + seconds
    seen, best = {}, None

    def look(point):
        key = tuple(point.items())
        if key in seen:
            return None
        seen[key] = Found(family, point, weigh(family.request(point)))
        return seen[key]

    for point in starts(family):
        found = look(point)
        yield found
        if best is None or found.weight.share > best.weight.share:
            best = found
    while time.monotonic() < ends:
        better = None
        for point in neighbours(best, random):
            found = look(point)
            if found is None:
                continue
            yield found
            if found.weight.share > best.weight.share * 1.02:
                better = found
                break
            if time.monotonic() > ends:
                return
        if better is None:
            return
        best = better


def starts(family):
    """Where a search begins: the family's own sizes in the plain ways; all points, if there are few."""
    point = family.start
    if all(isinstance(size, Choice) for size in family.sizes.values()):
        options = [size.options for size in family.sizes.values()]
        return [dict(zip(family.sizes, words)) for words in itertools.product(*options)]
    if "way" not in point:
        return [point]
    return [{**point, "way": way} for way in FIRST_WAYS]


def neighbours(best, random):
    """Points that differ in one size: larger ones first, or smaller ones where it was refused."""
    family, point = best.family, best.point
    moves = [
        (name, value)
        for name, size in family.sizes.items()
        for value in size.near(point[name])
        if value != point[name]
    ]
    random.shuffle(moves)
    refused = best.weight.status >= 400
    moves.sort(key=lambda move: _is_smaller(move[1], point[move[0]]) != refused)
    return [{**point, name: value} for name, value in moves]


def _is_smaller(value, now):
    return isinstance(value, (int, float)) and isinstance(now, (int, float)) and value < now


def drivers(found, weigh):
    """The powers of time and of memory in each size, near a point that costs about a second."""
    base = _moderate(found, weigh)
    powers = {}
    for name, size in found.family.sizes.items():
        if isinstance(size, Choice):
            continue
        point = {**base.point, name: size.half(base.point[name])}
        if point != base.point:
            weight = weigh(found.family.request(point))
            powers[name] = (
                _power(base.weight.whole, weight.whole),
                _power(base.weight.memory, weight.memory),
            )
    return base, powers


def _moderate(found, weigh):
    """A point below the one found that costs about a second, by bisection of all sizes together."""
    best, low, high = found, 0.0, 1.0
    if found.weight.whole <= 1 and not found.weight.died:
        return found
    for _ in range(6):
        share = (low + high) / 2
        point = {
            name: _share(size, found.point[name], share)
            for name, size in found.family.sizes.items()
        }
        weight = weigh(found.family.request(point))
        if weight.whole <= 1 and weight.memory < 1e9 and not weight.died:
            best, low = Found(found.family, point, weight), share
        else:
            high = share
    return best


def _share(size, value, share):
    """A size between the lowest and a value, on a scale of ratios."""
    if isinstance(size, Choice):
        return value
    low = max(size.low, 1e-12)
    return size.bounded(low * (max(value, low) / low) ** share)


def _power(whole, half):
    """The exponent: 1 where half the size saves half the cost, 2 where it saves three quarters."""
    return math.log2(max(whole, 0.01) / max(half, 0.01))


def _short(value):
    text = f"{value:g}" if isinstance(value, float) else str(value)
    return text if len(text) <= 80 else text[:60] + "…"
