"""All families; to import this registers them."""

from . import animations, comparisons, curves, element_imports, imports, json_imports  # noqa: F401
from . import keyframe_values, keyframes, odd_texts, phase_texts, phases  # noqa: F401
from . import problems, queries  # noqa: F401
from . import scene_animators, scene_changes, scene_contents, scene_layers  # noqa: F401
from . import scene_layouts, scene_removals, scene_sets, scene_views  # noqa: F401
from . import script_imports, shared_imports, style_imports  # noqa: F401
from . import texts, traps, values  # noqa: F401
