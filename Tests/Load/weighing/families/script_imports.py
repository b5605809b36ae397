"""Scripts and style sheets of other tools, in which calls and rules add up."""

from ..family import Choice, Size, compact, plain
from .imports import import_of

EASES = Choice(
    ("none", "power2.inOut", "elastic.out(1,0.01)", "back.in(3)", "steps(100)", "bounce")
)


@plain(
    "scripts",
    tweens=Size(1, 1000, 50_000),
    properties=Size(1, 1, 1000),
    length=Size(1e-9, 100.0, 1e9),
    ease=EASES,
    overwrite=Choice((False, True)),
    relative=Choice((False, True)),
)
def gsap_overlaps(tweens, properties, length, ease, overwrite, relative):
    """Tweens of GSAP, each of which begins while those before it go on."""
    target = {f"p{index}": "+=1" if relative else index for index in range(properties)}
    options = {**target, "duration": length, "ease": ease, "overwrite": overwrite}
    lines = [f'tl.to("#a",{compact(options)},{index})' for index in range(tweens)]
    return import_of("gsap", ";".join(["const tl=gsap.timeline()", *lines]))


@plain(
    "scripts",
    repeats=Size(1, 1000, 10**9),
    tweens=Size(1, 10, 10_000),
    keyframes=Size(1, 10, 10_000),
    ease=EASES,
    yoyo=Choice((True, False)),
)
def gsap_repeats(repeats, tweens, keyframes, ease, yoyo):
    """Tweens of GSAP that repeat within a timeline that repeats."""
    steps = [{"x": index % 5, "duration": 1, "ease": ease} for index in range(keyframes)]
    options = {"keyframes": steps, "repeat": repeats, "yoyo": yoyo, "ease": ease}
    lines = [f'tl.to("#a",{compact(options)})' for _ in range(tweens)]
    return import_of("gsap", ";".join(['const tl=gsap.timeline({"repeat":3})', *lines]))


@plain(
    "scripts",
    timelines=Size(1, 1000, 50_000),
    tweens=Size(1, 1, 1000),
    form=Choice(("chain", "fan", "lone")),
    labels=Size(0, 10, 10_000),
)
def gsap_timelines(timelines, tweens, form, labels):
    """Timelines of GSAP in others."""
    parts = []
    for index in range(timelines):
        parts.append(f"const t{index}=gsap.timeline()")
        parts += [f't{index}.addLabel("l{label}")' for label in range(labels)]
        parts += [f't{index}.to("#a",{{x:1}},"l0+=1")' for _ in range(tweens)]
        if index and form != "lone":
            parts.append(f"t{index - 1 if form == 'chain' else 0}.add(t{index})")
    return import_of("gsap", ";".join(parts))


@plain(
    "scripts",
    calls=Size(1, 1000, 50_000),
    targets=Size(1, 5, 10_000),
    form=Choice(("motion", "waapi", "gsap")),
    same=Choice((False, True)),
)
def calls(calls, targets, form, same):
    """Calls of several targets each."""
    parts = []
    for index in range(calls):
        names = [f"#e{0 if same else index}-{target}" for target in range(targets)]
        if form == "motion":
            parts.append(f"animate({compact(names)},{{x:[0,1]}},{{duration:1,delay:{index}}})")
        elif form == "waapi":
            parts.append(f'document.querySelector("{names[0]}").animate([{{x:0}},{{x:1}}],{index})')
        else:
            parts.append(f"gsap.to({compact(names)},{{x:1,delay:{index}}})")
    return import_of(form, ";".join(parts))


@plain(
    "scripts",
    size=Size(1, 1000, 2_000_000),
    mark=Choice(("(", "[", "{", "/*", "//\n", "`${", '"', "/a", "\\", "a.", "animate(", "add(")),
    form=Choice(("motion", "waapi", "gsap", "css", "auto")),
)
def unfinished(size, mark, form):
    """Marks that open something again and again."""
    return import_of(form, f"gsap.to(animate(a,{mark * (size // len(mark) + 1)}")


@plain(
    "style sheet",
    rules=Size(1, 1000, 50_000),
    selector=Size(1, 1, 1000),
    declarations=Size(1, 1, 1000),
    form=Choice(("own", "same", "root", "is", "attribute")),
)
def many_rules(rules, selector, declarations, form):
    """Rules for the same elements, one after another."""
    body = ";".join(f"--v{index}:{index}px" for index in range(declarations))
    parts = []
    for index in range(rules):
        name = {
            "own": f"#e{index}",
            "same": ".e",
            "root": ":root",
            "is": f":is({','.join(f'.e{part}' for part in range(selector))})",
            "attribute": f"[a{index}=b]" * selector,
        }[form]
        parts.append(f"{name}{{{body};left:var(--v0);transition:left 1s}}")
    return import_of("css", "".join(parts))


@plain(
    "style sheet",
    blocks=Size(1, 100, 50_000),
    keyframes=Size(1, 10, 10_000),
    selectors=Size(1, 1, 10_000),
    names=Choice(("own", "same")),
)
def many_animations(blocks, keyframes, selectors, names):
    """Blocks of keyframes, all of which play on each element."""
    shares = [100 * index / keyframes for index in range(keyframes)]
    frames = "".join(f"{share:g}%{{left:{index}px}}" for index, share in enumerate(shares))
    sheets = "".join(
        f"@keyframes a{index if names == 'own' else 0}{{{frames}to{{left:0}}}}"
        for index in range(blocks)
    )
    plays = ",".join(f"a{index if names == 'own' else 0} 1s {index}s" for index in range(blocks))
    elements = ",".join(f"#e{index}" for index in range(selectors))
    return import_of("css", f"{sheets}{elements}{{animation:{plays}}}")


@plain(
    "style sheet",
    nesting=Size(1, 10, 60),
    rules=Size(1, 100, 20_000),
    at=Choice(("@media screen", "@layer a", "@supports (a:b)", "&", "a")),
)
def nested_rules(nesting, rules, at):
    """Rules within rules."""
    inner = "".join(f".e{index}{{transition:left 1s}}" for index in range(rules))
    return import_of("css", f"{at}{{" * nesting + inner + "}" * nesting)
