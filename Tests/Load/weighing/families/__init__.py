"""All families; to import this registers them."""

from . import animations, curves, imports, keyframe_values, keyframes, phase_texts, phases  # noqa: F401
from . import problems, queries, scene_animators, scene_changes, scene_contents  # noqa: F401
from . import (
    scene_layers,
    scene_sets,
    scene_layouts,
    scene_views,
    texts,
    traps,
    values,
)  # noqa: F401
