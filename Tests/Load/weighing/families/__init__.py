"""All families; to import this registers them."""

from . import animations, comparisons, curves, element_imports, imports, json_imports  # noqa: F401
from . import keyframe_values, keyframes, phase_texts, phases, problems, queries, scene_animators  # noqa: F401
from . import scene_changes, scene_contents, scene_layers, scene_layouts, scene_sets  # noqa: F401
from . import scene_views, script_imports, texts, traps, values  # noqa: F401
