"""Reads what is written for native platforms, from the text alone: Android's XML, Kotlin, design tokens.

Each reader answers, by view and property, a function from seconds to what shows. They know the formats
from their documentation, and nothing of the program that writes them.
"""

import json
import pathlib
import re
import xml.etree.ElementTree as xml

import jsonschema

HERE = pathlib.Path(__file__).resolve().parent
ANDROID = "{http://schemas.android.com/apk/res/android}"
INLINE = "{http://schemas.android.com/aapt}attr"


def bezier(points, s):
    """A Bézier from (0, 0) to (1, 1) at its own parameter."""
    x1, y1, x2, y2 = points
    a, b, c = 3 * (1 - s) ** 2 * s, 3 * (1 - s) * s * s, s**3
    return a * x1 + b * x2 + c, a * y1 + b * y2 + c


def eased(points):
    """A Bézier as an easing: its parameter is found by bisection."""

    def progress(share):
        low, high = 0.0, 1.0
        for _ in range(60):
            middle = (low + high) / 2
            low, high = (middle, high) if bezier(points, middle)[0] < share else (low, middle)
        return bezier(points, high)[1]

    return progress


def pieces(frames):
    """Frames (time, value, easing to the next) as a function of time; of two at one time the later holds."""

    def value(time):
        index = max((i for i, frame in enumerate(frames) if frame[0] <= time), default=0)
        if index + 1 >= len(frames):
            return frames[-1][1]
        (start, first, easing), (end, last, _) = frames[index], frames[index + 1]
        return first + (last - first) * easing((time - start) / (end - start))

    return value


def straight(share):
    return share


# --- Android


def flattened(points):
    """A path as Android's PathInterpolator plays it: lines between points, halved where a middle is more
    than 0.002 off; a first quarter is looked at too, until one was found that was off."""
    kept, state = [(0.0, bezier(points, 0.0)), (1.0, bezier(points, 1.0))], {"twice": True}

    def middle(left, right):
        parameter = (left[0] + right[0]) / 2
        point = bezier(points, parameter)
        x, y = ((left[1][i] + right[1][i]) / 2 - point[i] for i in (0, 1))
        return (parameter, point), x * x + y * y > 0.002**2

    index = 0
    while index + 1 < len(kept):
        while True:
            point, is_far = middle(kept[index], kept[index + 1])
            if not is_far and state["twice"]:
                _, is_far = middle(kept[index], point)
                state["twice"] = not is_far
            if not is_far:
                break
            kept.insert(index + 1, point)
        index += 1
    line = [point for _, point in kept]

    def progress(share):
        for (x0, y0), (x1, y1) in zip(line, line[1:]):
            if share <= x1:
                return y0 + (y1 - y0) * (share - x0) / (x1 - x0) if x1 > x0 else y1
        return 1.0

    return progress


NUMBER = r"(-?[0-9.]+)"
PATH = re.compile(rf"M 0,0 C {NUMBER},{NUMBER} {NUMBER},{NUMBER} 1,1$")
ANDROID_NAMES = {"translationX": "x", "translationY": "y", "alpha": "opacity", "scaleX": "scale"}


def android(text):
    """{view: {property: function}}"""
    builder = xml.XMLParser(target=xml.TreeBuilder(insert_comments=True))
    shown, view = {}, None
    for node in xml.fromstring(text, parser=builder):
        if node.tag is xml.Comment:
            view = node.text.strip()
            continue
        length = int(node.get(ANDROID + "duration")) / 1000
        (holder,) = node
        assert holder.get(ANDROID + "valueType") == "floatType"
        name = property_name(holder.get(ANDROID + "propertyName"))
        frames = []
        for key in holder:
            # The interpolator of a keyframe is that of the way to it.
            if frames:
                frames[-1][2] = interpolator(key)
            frames.append([float(key.get(ANDROID + "fraction")) * length, float(key.get(ANDROID + "value")), straight])
        shown.setdefault(view, {})[name] = pieces(frames)
    return shown


def property_name(setter):
    """A view's setter as the property that it stands for: backgroundRed is background-red."""
    dashed = re.sub("(?<=[a-z])(?=[A-Z])", "-", setter).lower()
    return ANDROID_NAMES.get(setter, dashed)


def interpolator(key):
    inline = key.find(INLINE)
    if inline is None:
        assert key.get(ANDROID + "interpolator") == "@android:interpolator/linear"
        return straight
    (path,) = inline
    assert inline.get("name") == "android:interpolator" and path.tag == "pathInterpolator"
    points = PATH.match(path.get(ANDROID + "pathData"))
    return flattened([float(number) for number in points.groups()])


# --- Compose


EASING = rf"(LinearEasing|CubicBezierEasing\({', '.join([NUMBER + 'f'] * 4)}\))"
TWEEN = re.compile(
    rf"// From {NUMBER}f to {NUMBER}f\.\nval (\w+) = tween<Float>\(\n"
    rf"    durationMillis = (\d+),\n    delayMillis = (\d+),\n    easing = {EASING},\n\)")
SPRING = re.compile(
    rf"// From {NUMBER}f to {NUMBER}f\.\nval (\w+) = spring<Float>\(\n"
    rf"    dampingRatio = {NUMBER}f,\n    stiffness = {NUMBER}f,\n    visibilityThreshold = {NUMBER}f,\n\)")
KEYED = re.compile(r"val (\w+) = keyframes<Float> \{\n    durationMillis = (\d+)\n((?:    .*\n)+)\}")
KEY = re.compile(rf"    {NUMBER}f at (\d+) using {EASING}$")


def kotlin_easing(groups):
    return straight if groups[0] == "LinearEasing" else eased([float(number) for number in groups[1:]])


def compose(text):
    """{identifier: function}; every value of the file has to be understood."""
    shown = {}
    for first, last, name, length, delay, *easing in TWEEN.findall(text):
        start, end = int(delay) / 1000, (int(delay) + int(length)) / 1000
        frames = [(start, float(first), kotlin_easing(easing)), (end, float(last), straight)]
        shown[name] = before(start, float(first), pieces(frames))
    for first, last, name, ratio, stiffness, _ in SPRING.findall(text):
        shown[name] = spring(float(first), float(last), float(ratio), float(stiffness))
    for name, length, body in KEYED.findall(text):
        keys = [KEY.match(line).groups() for line in body.splitlines()]
        assert int(keys[-1][1]) <= int(length)
        shown[name] = pieces([(int(key[1]) / 1000, float(key[0]), kotlin_easing(key[2:])) for key in keys])
    assert len(shown) == len(re.findall(r"^val ", text, re.M)), text
    return shown


def before(start, first, motion):
    return lambda time: first if time < start else motion(time)


def spring(start, end, ratio, stiffness):
    """A spring of mass 1 from rest, by small steps of the equation of motion (Runge and Kutta's)."""
    frequency = stiffness**0.5

    def force(x, v):
        return -stiffness * (x - end) - 2 * ratio * frequency * v

    def value(time):
        steps = max(int(time * 4000), 1)
        h, x, v = time / steps, start, 0.0
        for _ in range(steps):
            k1 = (v, force(x, v))
            k2 = (v + h / 2 * k1[1], force(x + h / 2 * k1[0], v + h / 2 * k1[1]))
            k3 = (v + h / 2 * k2[1], force(x + h / 2 * k2[0], v + h / 2 * k2[1]))
            k4 = (v + h * k3[1], force(x + h * k3[0], v + h * k3[1]))
            x += h / 6 * (k1[0] + 2 * k2[0] + 2 * k3[0] + k4[0])
            v += h / 6 * (k1[1] + 2 * k2[1] + 2 * k3[1] + k4[1])
        return x

    return value


# --- Design tokens


SCHEMA = json.loads((HERE / "dtcg.schema.json").read_text())


def tokens(text):
    """{group: (duration in seconds, easing, error that is stated)}; valid by the format's schema."""
    file = json.loads(text)
    jsonschema.Draft202012Validator(SCHEMA).validate(file)
    (animation,) = file.values()
    found = {}
    for name, group in animation.items():
        transition, curve = group["transition"]["$value"], group["curve"]
        assert transition["timingFunction"] == curve["$value"]
        assert transition["duration"] == group["duration"]["$value"] and transition["delay"]["value"] == 0
        stated = float(re.match(r"within ([0-9.e-]+) of the progress$", curve["$description"]).group(1))
        found[name] = (transition["duration"]["value"] / 1000, eased(curve["$value"]), stated)
    return found
