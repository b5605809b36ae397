#!/usr/bin/env python3
"""Writes reference figures of exp, expm1, sin and cos, computed with mpmath at 50 digits.

    python3 generate_elementary.py [--seed TEXT] [--count N] [--out FILE]

Needs mpmath. Arguments are written as the exact binary value. Among those of sin and cos are the doubles that come
nearest to a multiple of pi/2, found by continued fractions.
"""
import argparse, json, random
from mpmath import mp, mpf, cos, exp, expm1, floor, log, pi, sin

mp.dps = 60
RANGES = {"exp": (-700, 700), "expm1": (-60, 60), "sin": (-50000, 50000), "cos": (-50000, 50000)}
FUNCTIONS = {"exp": exp, "expm1": expm1, "sin": sin, "cos": cos}

def near_multiples():
    """For each exponent the double below 2^16 that comes nearest to a multiple of pi/2."""
    mp.dps = 120
    found = []
    for e in range(-53, -37):
        ratio = mpf(2) ** e / (pi / 2)
        rest, (h0, h1), (k0, k1) = ratio, (0, 1), (1, 0)
        best = None
        while True:
            q = int(floor(rest)); h0, h1 = h1, q * h1 + h0; k0, k1 = k1, q * k1 + k0
            if k1 >= 2 ** 53: break
            if h1 > 0: best = float(k1 * mpf(2) ** e)
            rest = 1 / (rest - q)
        if best is not None and best < 50000: found.append(best)
    mp.dps = 60
    return found

def arguments(rng, name, count):
    low, high = RANGES[name]
    ln2, quarter = float(log(2)), float(pi / 2)
    unit, far = (ln2, 1) if name.startswith("exp") else (quarter, quarter)
    some = [0.0, 1e-300, -1e-300, 1e-9, -1e-9, unit / 2, -unit / 2, unit, -unit, 1.5 * unit, -1.5 * unit]
    if not name.startswith("exp"): some += [x * s for x in near_multiples() for s in (1, -1)]
    while len(some) < count:
        scale = rng.choice([1e-6, 1e-3, 0.1, 1, 10, 100, high])
        x = rng.uniform(-1, 1) * scale
        if low <= x <= high: some.append(x)
    return some

if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--seed", default="inbetween-1"); a.add_argument("--count", type=int, default=160)
    a.add_argument("--out", default="elementary-50digit.json")
    o = a.parse_args()
    rng = random.Random("elementary/" + o.seed)
    rows = [{"function": name, "at": x.hex(), "is": mp.nstr(FUNCTIONS[name](mpf(x)), 25)}
            for name in FUNCTIONS for x in arguments(rng, name, o.count)]
    with open(o.out, "w") as f:
        f.write("[\n" + ",\n".join(json.dumps(r) for r in rows) + "\n]\n")
    print(len(rows), "figures")
