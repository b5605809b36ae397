"""Looks for the heaviest request of a family by climbing: one size at a time, uphill."""

import contextlib
import itertools
import math
import time
from dataclasses import dataclass

from .family import Choice, TooLarge
from .ways import FIRST_WAYS, WAYS


@dataclass
class Found:
    """A request of a family, and what it costs."""

    family: object
    point: dict
    endpoint: str
    weight: object

    @property
    def sizes(self):
        return ", ".join(f"{name} {_short(value)}" for name, value in self.point.items())


def weighed(family, point, weigh):
    """The request at a point and its weight; throws TooLarge."""
    request = family.request(point)
    endpoint = f"{request.method} {request.target.partition('?')[0]}"
    return Found(family, point, endpoint, weigh(request))


def climb(family, weigh, seconds, random):
    """Weighs points of a family, each better than the last while there is time; yields all."""
    ends = time.monotonic() + seconds
    seen, best = set(), None
    for found in _look(family, starts(family), weigh, seen):
        yield found
        best = _heavier(best, found)
    while best and time.monotonic() < ends:
        before = best
        for found in _look(family, neighbours(best, random), weigh, seen):
            yield found
            if found.weight.share > before.weight.share * 1.02:
                best = found
                break
            if time.monotonic() > ends:
                return
        if best is before:
            return


def _look(family, points, weigh, seen):
    """Weighs points that were not seen before, one after another."""
    for point in points:
        key = repr(point)
        if key in seen:
            continue
        seen.add(key)
        with contextlib.suppress(TooLarge):
            yield weighed(family, point, weigh)


def _heavier(one, other):
    return other if one is None or other.weight.share > one.weight.share else one


def starts(family):
    """Where a search begins: the family's own sizes in plain ways; all points of few choices."""
    point = family.start
    if all(isinstance(size, Choice) for size in family.sizes.values()):
        options = [size.options for size in family.sizes.values()]
        return [dict(zip(family.sizes, words)) for words in itertools.product(*options)]
    if "way" not in point:
        return [point]
    ways = family.sizes["way"].options
    return [{**point, "way": way} for way in ways if way in FIRST_WAYS or len(ways) < len(WAYS)]


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
            weight = weighed(found.family, point, weigh).weight
            powers[name] = (
                _power(base.weight.whole, weight.whole),
                _power(base.weight.memory, weight.memory),
            )
    return base, powers


def _moderate(found, weigh):
    """A point below the one found that costs about a second, by bisection of all sizes together."""
    best, low, high = found, 0.0, 1.0
    if _is_moderate(found.weight):
        return found
    for _ in range(6):
        share = (low + high) / 2
        sizes = found.family.sizes.items()
        point = {name: _share(size, found.point[name], share) for name, size in sizes}
        one = weighed(found.family, point, weigh)
        if _is_moderate(one.weight):
            best, low = one, share
        else:
            high = share
    return best


def _is_moderate(weight):
    return weight.whole <= 1 and weight.memory < 1e9 and not weight.died


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
