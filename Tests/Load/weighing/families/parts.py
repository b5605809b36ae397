"""Pieces that many documents are made of."""

UNDAMPED = {"type": "spring", "mass": 1, "stiffness": 100, "damping": 0}
SLOW_SPRING = {"type": "spring", "mass": 1, "stiffness": 100, "damping": 0.1}
LINEAR_ARRIVAL = "linear(0, 0.5 50%, 0.5)"


def numbers(count, value=0):
    """Properties p0, p1 … with one number each."""
    return {f"p{index}": value for index in range(count)}


def vector(components, value=0):
    """A vector of so many components."""
    return [value] * components


def vectors(count, components, value=0):
    """Properties p0, p1 … with a vector each."""
    return {f"p{index}": vector(components, value) for index in range(count)}


def ramp(count):
    """Points of a custom curve, rising in time, never straight for long."""
    return [[index, (index * 7919 % 1000) / 1000] for index in range(count)]


def stops(count):
    """The text of a CSS linear() with so many stops."""
    return "linear(" + ",".join(f"{(index * 37 % 100) / 100:g}" for index in range(count)) + ")"


def zigzag(commands, offset=0):
    """The text of a path with so many lines."""
    return "M0 0" + "".join(f"L{index + offset} {index % 7}" for index in range(commands))


def functions(count, degrees):
    """The text of a transform list with so many functions."""
    kinds = ["translate({0}px)", "rotate({0}deg)", "scale(1.{0})", "skewX({0}deg)"]
    return " ".join(kinds[index % 4].format(degrees) for index in range(count))
