"""Elements and constants of scripts, which stand for others."""

from ..family import Choice, Size, plain
from .imports import import_of

# No script is longer, so the sizes that multiply are made smaller.
LONGEST = 4_000_000


@plain(
    "scripts",
    elements=Size(1, 100, 50_000),
    names=Size(1, 1, 200_000),
    variants=Size(1, 1, 100_000),
    properties=Size(1, 1, 1000),
    nested=Choice((False, True)),
)
def motion_elements(elements, names, variants, properties, nested):
    """Elements of Motion that take the names of variants from the one around them."""
    labels = ",".join(f'"a{index}"' for index in range(names))
    properties = max(1, min(properties, LONGEST // (10 * variants)))
    values = ",".join(f"p{index}:{index}" for index in range(properties))
    states = ",".join(f"b{index}:{{{values}}}" for index in range(variants)) + f",a0:{{{values}}}"
    inner = f"<m.i variants={{{{{states}}}}}"
    elements = max(1, min(elements, LONGEST // len(inner)))
    inside = f"{inner}>" * elements if nested else f"{inner} />" * elements
    return import_of("motion", f"<motion.div animate={{[{labels}]}}>{inside}</motion.div>")


@plain(
    "scripts",
    constants=Size(1, 1, 10_000),
    length=Size(1, 10, 100_000),
    blank=Size(0, 0, 1_000_000),
    uses=Size(1, 10, 200_000),
    nested=Choice((False, True)),
)
def script_constants(constants, length, blank, uses, nested):
    """Names that stand for long literals, or for literals with names in them."""
    lines = []
    length = max(1, min(length, LONGEST // (8 * constants)))
    blank = min(blank, LONGEST // constants)
    for index in range(constants):
        entry = f"c{index - 1}" if nested and index else "1"
        lines.append(f"const c{index} = [{','.join([entry] * length)}]/*{'-' * blank}*/;")
    names = ",".join(f"c{index % constants}" for index in range(uses))
    return import_of("gsap", f"{''.join(lines)} gsap.to('#a', {{x: 1, list: [{names}]}})")
