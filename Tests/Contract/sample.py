"""Samples documents that are built from generated classes: sample.py FOLDER URL."""

import math
import sys

folder, url = sys.argv[1:]
sys.path.insert(0, folder)

import inbetween_models as models
from inbetween_client import Client
from inbetween_client.api.documents import sample
from inbetween_client.api.parts import spring
from inbetween_client.models import (
    AnimationDocument, Problem, SampleColumns, SampleFormat, SampleFrames, SampleLayout,
    SceneDocument, SetEvent, SpringAnimation, Values)


def expect(holds, what):
    if not holds:
        sys.exit(f"wrong: {what}")


def values(**members):
    return Values.from_dict(members)


def spring_at(time, duration, bounce):
    """Where a spring from 0 to 100 is, by its closed form."""
    damping, speed = 1 - bounce, 2 * math.pi / duration
    turning = speed * math.sqrt(1 - damping**2)
    rest = math.cos(turning * time) + damping * speed / turning * math.sin(turning * time)
    return 100 * (1 - math.exp(-damping * speed * time) * rest)


client = Client(base_url=url)

# One animation, by columns.
document = AnimationDocument(
    kind="animation", from_=values(x=0), to=values(x=100),
    animation=SpringAnimation(type_="spring", duration=0.5, bounce=0.3))
columns = sample.sync(client=client, body=document, times="0,0.1,0.25")
expect(isinstance(columns, SampleColumns), f"columns: {columns}")
track = columns.tracks[0]
for time, value in zip(columns.times, track.values, strict=True):
    expect(abs(value - spring_at(time, 0.5, 0.3)) < 1e-9, f"{value} at {time}")

# A script with one verb twice, by frames.
script = SceneDocument(
    kind="scene", initial=values(x=0),
    events=[
        SetEvent(at=0, set_=values(x=150), animation="spring", completion="first"),
        SetEvent(at=0.2, set_=values(x=0), animation=SpringAnimation(type_="spring", bounce=0.1)),
    ])
frames = sample.sync(
    client=client, body=script, count=5, layout=SampleLayout.FRAMES, format_=SampleFormat.JSON)
expect(isinstance(frames, SampleFrames) and len(frames.frames) == 5, f"frames: {frames}")
expect(frames.frames[0].values.to_dict() == {"x": 0}, f"{frames.frames[0]}")
expect(abs(frames.frames[-1].values["x"]) < 1, f"{frames.frames[-1]}")
expect([event.name for event in frames.events] == ["first"], f"{frames.events}")

# What is wrong comes as a problem, and a spring by parameters alone.
missing = sample.sync(client=client, body=AnimationDocument(
    kind="animation", from_=values(x=0), to=values(y=1)))
expect(isinstance(missing, Problem) and missing.errors[0].pointer == "/to/y", f"{missing}")
report = spring.sync(client=client, duration=0.5, bounce=0.3)
expect(abs(report.stiffness - (2 * math.pi / 0.5) ** 2) < 1e-9, f"{report}")

# The same document from classes of pydantic, and the answer read by them.
model = models.AnimationDocument.model_validate({
    "kind": "animation", "from": {"x": 0}, "to": {"x": 100},
    "animation": models.SpringAnimation(type="spring", duration=0.5, bounce=0.3)})
answer = client.get_httpx_client().post(
    "/v1/sample?times=0.1", content=model.model_dump_json(by_alias=True, exclude_none=True),
    headers={"Content-Type": "application/json"})
read = models.Samples.model_validate_json(answer.text).root
expect(abs(read.tracks[0].values.root[0] - spring_at(0.1, 0.5, 0.3)) < 1e-9, answer.text)
print("The generated clients sample as they should.")
