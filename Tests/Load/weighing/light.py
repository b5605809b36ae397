"""Light requests, as most of a service's are."""

from .exchange import Request

ANIMATION = Request("GET", "/v1/animation?fps=60")

DOCUMENT = Request(
    "POST",
    "/v1/sample?fps=5&precision=3",
    b"""{
  "kind": "keyframes",
  "initial": {"scale": 1, "offset": {"x": 0, "y": 0}},
  "tracks": [
    {"property": "scale", "keyframes": [
      {"type": "linear", "to": 1.2, "duration": 0.15},
      {"type": "cubic", "to": 1.5, "duration": 0.3},
      {"type": "spring", "to": 1, "spring": "bouncy"}]},
    {"property": "offset", "keyframes": [
      {"type": "cubic", "to": {"x": 0, "y": -40}, "duration": 0.4},
      {"type": "spring", "to": {"x": 0, "y": 0}, "spring": "bouncy"}]}]}""",
)

LIGHT = (ANIMATION, DOCUMENT)
