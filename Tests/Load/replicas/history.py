"""What the library holds in the end, against what clients and listeners know."""

import json
import time
import urllib.request

from .writer import mark_of


def judge(port, names, writers, listeners):
    """What is wrong, a sentence each; tells the figures."""
    kept = {name: revisions(port, name) for name in names}
    all_kept = {(name, revision) for name in names for revision in kept[name]}
    wait(listeners, all_kept)
    acknowledged = [one for writer in writers for one in writer.acknowledged]
    unknown = set().union(*(writer.unknown for writer in writers))
    wrong = [*histories(kept), *written(kept, acknowledged), *refusals(kept, writers, acknowledged, unknown)]
    wrong += [words for listener in listeners for words in told(listener, all_kept)]
    happened = len(all_kept) - len(acknowledged)
    print(f"{len(acknowledged)} revisions acknowledged, {sum(len(one.refused) for one in writers)} writes refused (412), "
          f"{len(unknown)} without an answer, of which {happened} happened; listeners came again "
          f"{sum(max(one.returns, 0) for one in listeners)} times; {len(wrong)} things wrong", flush=True)
    if not acknowledged:
        wrong.append("nothing was written")
    return wrong


def get(port, path):
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=60) as answer:
        return answer.read()


def revisions(port, name):
    """The mark of each revision of an animation."""
    numbers, cursor = [], ""
    while cursor is not None:
        after = f"&cursor={cursor}" if cursor else ""
        page = json.loads(get(port, f"/v1/animations/{name}/revisions?limit=1000{after}"))
        numbers += [one["revision"] for one in page["revisions"]]
        cursor = page["cursor"]
    return {number: mark_of(get(port, f"/v1/animations/{name}?revision={number}")) for number in numbers}


def wait(listeners, all_kept, patience=30):
    """Gives listeners time to hear of the last ones."""
    end = time.monotonic() + patience
    while time.monotonic() < end and any(set(one.told) < all_kept for one in listeners):
        time.sleep(0.1)


def histories(kept):
    for name, marks in kept.items():
        if sorted(marks) != list(range(1, len(marks) + 1)):
            yield f"the revisions of {name} are not 1 to {len(marks)}"


def written(kept, acknowledged):
    """Every acknowledged revision is there, with what was sent, and was given out once."""
    for name, revision, mark in acknowledged:
        if kept[name].get(revision) != mark:
            yield f"{name} {revision} is {kept[name].get(revision)} in place of {mark}"
    given = [one[:2] for one in acknowledged]
    if len(set(given)) != len(given):
        yield "a revision was given out twice"


def refusals(kept, writers, acknowledged, unknown):
    """Nothing is there twice, nothing that was refused, and nothing that nobody sent."""
    marks = [mark for one in kept.values() for mark in one.values()]
    if len(set(marks)) != len(marks):
        yield "a document is there twice"
    refused = set().union(*(writer.refused for writer in writers))
    if over := refused & set(marks):
        yield f"{len(over)} writes were refused and are there"
    if over := set(marks) - unknown - {one[2] for one in acknowledged}:
        yield f"{len(over)} documents are there that no client knows of"


def told(listener, all_kept):
    if listener.problem:
        yield listener.problem
    heard = set(listener.told)
    if heard != all_kept:
        yield f"a listener missed {len(all_kept - heard)} revisions and heard of {len(heard - all_kept)} others"
    if len(heard) != len(listener.told):
        yield f"a listener was told of {len(listener.told) - len(heard)} revisions again"
    for name in {one[0] for one in heard}:
        order = [revision for other, revision in listener.told if other == name]
        if order != sorted(order):
            yield f"a listener was told of {name} out of order"
