"""How the timeline and the graph are used, by mouse and by keyboard."""

import time

from page import Page
from people import close, expect, test
from selenium.webdriver.common.keys import Keys

KINDS = ("linear", "cubic", "spring", "move", "hold")
PLAIN = {"kind": "keyframes", "initial": {"x": 0, "y": 0}, "tracks": [
    {"property": "x", "keyframes": [{"type": "linear", "to": 50, "duration": 0.5}, {"type": "linear", "to": 100, "duration": 0.5}]},
    {"property": "y", "keyframes": [{"type": "cubic", "to": 40, "duration": 0.37}, {"type": "cubic", "to": 0, "duration": 0.63}]}]}


def times(page, track):
    sums, end = [], 0
    for keyframe in page.document["tracks"][track]["keyframes"]:
        end += keyframe.get("duration", 0)
        sums.append(round(end, 6))
    return sums


def selection(page):
    return page.run("return inbetween.store.state.selection")


@test
def each_kind_has_a_shape_a_button_and_a_key(url):
    with Page(url) as page:
        page.start(PLAIN)
        place = "/tracks/0/keyframes/0"
        page.press(page.middle(page.handle(place)))
        shapes = set()
        for kind in KINDS:
            page.click(kind.capitalize())
            expect(page.document["tracks"][0]["keyframes"][0]["type"] == kind, page.document["tracks"][0])
            shapes.add(page.handle(place).find_element("css selector", "path").get_attribute("d"))
        expect(len(shapes) == len(KINDS), shapes)
        page.chord(Keys.ALT, "1")
        page.chord(Keys.ALT, "k")
        expect(len(page.document["tracks"][0]["keyframes"]) == 2, "With Alt a letter is the browser's.")
        page.run("""document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ']', ctrlKey: true, altKey: true, modifierAltGraph: true, bubbles: true }))""")
        expect(selection(page) == ["/tracks/0/keyframes/1"], "A bracket is typed with AltGr on some keyboards.")
        page.press(page.middle(page.handle(place)))
        page.handle(place).send_keys("1")
        for key, kind in enumerate(KINDS, start=1):
            page.keys(str(key))
            expect(page.document["tracks"][0]["keyframes"][0]["type"] == kind, f"{key} makes it a {kind} keyframe.")
        page.check_silence()


@test
def keys_of_one_character_can_be_turned_off(url):
    with Page(url) as page:
        page.start(PLAIN)
        page.press(page.middle(page.handle("/tracks/0/keyframes/0")))
        page.handle("/tracks/0/keyframes/0").send_keys("?")
        page.find("#help input").click()
        page.keys(Keys.ESCAPE)
        page.handle("/tracks/0/keyframes/0").send_keys("3")
        expect(page.document["tracks"][0]["keyframes"][0]["type"] == "linear", "3 does nothing.")
        page.keys(Keys.DELETE)
        expect(len(page.document["tracks"][0]["keyframes"]) == 1, "Delete acts.")
        page.chord(Keys.CONTROL, "z")
        page.driver.refresh()
        page.until("return window.inbetween?.store.state.samples", "samples")
        page.click("Keys and help")
        expect(not page.find("#help input").is_selected(), "The browser remembers it.")
        page.check_silence()


@test
def a_document_of_hours_is_there_at_once(url):
    hours = {"kind": "keyframes", "initial": {"x": 0}, "tracks": [{"property": "x", "keyframes": [
        {"type": "linear", "to": 100, "duration": 36000}, {"type": "linear", "to": 0, "duration": 36000}]}]}
    with Page(url) as page:
        page.start(hours)
        samples = page.run("const { times, duration } = inbetween.store.state.samples; return [times.length, times.at(-1), duration]")
        expect(samples == [36001, 72000, 72000], samples)
        page.start(PLAIN)
        page.until("return inbetween.store.state.samples.times.length === 61", "samples of the short one, 60 a second")
        page.check_silence()


@test
def what_is_in_sight_is_sampled_as_finely_as_it_is_seen(url):
    fine = "const { detail, samples, view } = inbetween.store.state; return samples && detail?.of === samples.times && (detail.samples.times[1] - detail.samples.times[0]) * view.scale <= 1.01"
    spring = {"type": "spring", "spring": {"duration": 0.15, "bounce": 0.5}}
    short = {"kind": "keyframes", "initial": {"x": 0}, "tracks": [{"property": "x", "keyframes": [{**spring, "to": 100}]}]}
    hours = {"kind": "keyframes", "initial": {"x": 0}, "tracks": [{"property": "x", "keyframes": [
        {"type": "linear", "to": 0, "duration": 36000}, {"type": "spring", "to": 100}, {"type": "linear", "to": 0, "duration": 36000}]}]}
    with Page(url) as page:
        page.start(short)
        page.until(fine, "sample at each pixel of a short one")
        page.drag(page.middle(page.handle("/tracks/0/keyframes/0")), page.lane_point("x", 0.2))
        page.until(fine, "sample at each pixel after an edit")
        page.start(hours)
        page.run("inbetween.store.set({ view: { start: 36000, scale: 600 } })")
        page.until(fine, "sample at each pixel of a second of hours")
        values = page.run("return inbetween.store.state.detail.samples.tracks.get('x').columns.get('')")
        expect(sum(10 < each < 90 for each in values) > 50, "The spring is seen in its way.")
        page.check_silence()


@test
def keyframes_snap_unless_alt_is_held(url):
    with Page(url) as page:
        page.start(PLAIN)
        near = page.lane_point("x", 0.37)
        page.drag(page.middle(page.handle("/tracks/0/keyframes/0")), (near[0] + 4, near[1]))
        expect(times(page, 0)[0] == 0.37, f"It stays at the other row's keyframe: {times(page, 0)}")
        page.chord(Keys.CONTROL, "z")
        page.drag(page.middle(page.handle("/tracks/0/keyframes/0")), (near[0] + 4, near[1]), modifiers=1)
        expect(times(page, 0)[0] != 0.37 and close(times(page, 0)[0], 0.37, 0.02), f"Alt lets it go by: {times(page, 0)}")
        page.chord(Keys.CONTROL, "z")
        page.click("Snapping")
        page.drag(page.middle(page.handle("/tracks/0/keyframes/0")), (near[0] + 4, near[1]))
        expect(times(page, 0)[0] != 0.37, "Without snapping it goes by too.")
        page.check_silence()


@test
def a_point_is_dragged_in_time_and_value_and_undone_at_once(url):
    with Page(url) as page:
        page.start(PLAIN)
        before = page.document
        page.press(page.middle(page.handle("/tracks/1/keyframes/0")))
        x, y = page.middle(page.find('.graph .handle[data-handle="/tracks/1/keyframes/0 "]'))
        page.drag((x, y), (x + 60, y + 30))
        keyframe = page.document["tracks"][1]["keyframes"][0]
        expect(keyframe["duration"] > 0.4 and keyframe["to"] < 39, keyframe)
        after = page.document
        page.chord(Keys.CONTROL, "z")
        expect(page.document == before, "One drag is one step back.")
        page.chord(Keys.CONTROL, Keys.SHIFT, "z")
        expect(page.document == after, "And one step forward.")
        page.click("Undo")
        page.click("Redo")
        expect(page.document == after, "The buttons do the same.")
        # The handles of a velocity obey the arrow keys.
        page.find('.graph .tangent[aria-label="Start velocity"]').send_keys(Keys.ARROW_UP)
        page.settle()
        expect("startVelocity" in page.document["tracks"][1]["keyframes"][0], page.document["tracks"][1])
        page.check_silence()


@test
def many_are_selected_copied_cut_and_pasted_with_keys(url):
    with Page(url) as page:
        page.start(PLAIN)
        count = lambda: sum(len(track["keyframes"]) for track in page.document["tracks"])
        page.press(page.middle(page.handle("/tracks/0/keyframes/0")))
        page.press(page.middle(page.handle("/tracks/1/keyframes/1")), modifiers=8)
        expect(selection(page) == ["/tracks/0/keyframes/0", "/tracks/1/keyframes/1"], selection(page))
        page.chord(Keys.CONTROL, "c")
        page.run("inbetween.store.set({ time: 1.5 })")
        page.chord(Keys.CONTROL, "v")
        page.until("return inbetween.store.state.document.tracks[0].keyframes.length === 3", "pasted keyframe")
        expect(count() == 6 and times(page, 0)[-1] == 1.5 and times(page, 1)[-1] == 2, page.document)
        page.chord(Keys.CONTROL, "x")
        page.until("return inbetween.store.state.document.tracks[0].keyframes.length === 2", "row without what was cut")
        page.chord(Keys.CONTROL, "a")
        expect(len(selection(page)) == 4, selection(page))
        page.keys(Keys.DELETE)
        expect(count() == 0, page.document)
        page.chord(Keys.CONTROL, "z")
        expect(count() == 4, "Undo brings all of them back.")
        page.check_silence()


@test
def time_is_zoomed_and_panned(url):
    view = "return inbetween.store.state.view"
    with Page(url) as page:
        page.start(PLAIN)
        x, y = page.lane_point("x", 0.5)
        before = page.run(view)
        page.cdp("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=-240, modifiers=2)
        page.settle()
        expect(page.run(view)["scale"] > 1.5 * before["scale"], "Ctrl and the wheel zoom.")
        expect(close(page.lane_point("x", 0.5)[0], x, 1), "The time under the pointer stays there.")
        start = page.run(view)["start"]
        page.cdp("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=120, deltaY=0)
        page.settle()
        expect(page.run(view)["start"] > start, "The wheel to the side pans.")
        page.keys("f")
        expect(page.run(view) == before, "F shows all.")
        page.keys("+")
        expect(page.run(view)["scale"] > before["scale"], "+ zooms in.")
        page.keys(">")
        expect(page.run(view)["start"] > 0, "> pans on.")
        page.keys("<", "<")
        expect(page.run(view)["start"] == 0, "< pans back.")
        page.keys("-", "-")
        expect(page.run(view)["scale"] < before["scale"], "- zooms out.")
        page.check_silence()


def speed_around(page, seconds):
    """The speed of x just before and just after a time, as the samples have it."""
    return page.run("""const { times, tracks } = inbetween.store.state.samples, column = tracks.get('x').columns.get('')
      const index = times.findLastIndex((time) => time <= arguments[0]), at = (each) => (column[each + 1] - column[each]) / (times[each + 1] - times[each])
      return [at(index - 1), at(index + 1)]""", seconds)


@test
def a_dragged_retarget_keeps_its_velocity(url):
    with Page(url) as page:
        page.start({"kind": "scene", "initial": {"x": 0}, "events": [
            {"at": 0, "set": {"x": 200}, "animation": {"type": "spring", "duration": 0.6, "bounce": 0.2}},
            {"at": 0.1, "set": {"x": 0}, "animation": {"type": "spring", "duration": 0.6, "bounce": 0.2}}]})
        page.drag(page.middle(page.handle("/events/1")), page.lane_point("Events", 0.2))
        at = page.document["events"][1]["at"]
        expect(close(at, 0.2, 0.03), at)
        page.until("return inbetween.store.state.milliseconds !== null", "samples")
        time.sleep(0.5)
        before, after = speed_around(page, at)
        expect(before > 200 and after > 0.5 * before, f"It goes on with its speed: {before} before, {after} after.")
        # The event is selected, and its spring bends in the graph.
        x, y = page.middle(page.find('.graph .tangent[aria-label="Duration handle"]'))
        page.drag((x, y), (x + 50, y))
        expect(page.document["events"][1]["animation"]["duration"] > 0.6, page.document["events"][1])
        page.check_silence()


@test
def every_verb_of_a_scene_has_fields(url):
    with Page(url) as page:
        page.start({"kind": "scene", "initial": {"x": 0}, "events": [{"at": 0, "set": {"x": 10}, "animation": "spring"}]})
        page.press(page.middle(page.handle("/events/0")))
        page.until("return [...document.querySelectorAll('#panel label')].some((each) => each.textContent === 'Verb')", "choice of verbs")
        verbs = page.run("return [...document.getElementById(arguments[0]).options].map((each) => each.value)", page.named("Verb", "select").get_attribute("id"))
        expect(len(verbs) == 15, verbs)
        for verb in verbs:
            page.choose("Verb", verb)
            expect(verb in page.document["events"][0], page.document["events"])
            page.until("return document.querySelector('#panel .part, #panel .json-part')", f"field of {verb}")
        page.choose("Verb", "animator")
        page.choose("Do", "scrub")
        expect(page.document["events"][0]["animator"]["do"] == "scrub" and "fraction" in page.document["events"][0]["animator"], page.document["events"])
        page.choose("Verb", "zoom")
        radius = page.named("Radius", "textarea")
        radius.click()
        page.type_over("[12, ")
        expect("no JSON" in page.find(".json-part .complaint").text, "What is no JSON is said.")
        page.type_over("[4, 8]")
        expect(page.document["events"][0]["zoom"]["radius"] == [4, 8], page.document["events"])
        page.type_over("[4, -8]")
        page.until("return inbetween.store.state.problems.length > 0", "problem of the server")
        page.settle()
        expect(radius.get_attribute("aria-invalid") == "true", "What the server refuses is marked.")
        page.check_silence(refusals=1)


@test
def events_and_phases_are_copied_too(url):
    with Page(url) as page:
        page.start({"kind": "scene", "initial": {"x": 0}, "events": [{"at": 0, "set": {"x": 10}, "animation": "spring"}, {"at": 0.1, "set": {"x": 0}}]})
        page.press(page.middle(page.handle("/events/0")))
        page.press(page.middle(page.handle("/events/1")), modifiers=8)
        page.chord(Keys.CONTROL, "c")
        page.run("inbetween.store.set({ time: 0.4 })")
        page.chord(Keys.CONTROL, "v")
        page.until("return inbetween.store.state.document.events.length === 4", "pasted events")
        expect([each["at"] for each in page.document["events"]] == [0, 0.1, 0.4, 0.5], page.document["events"])
        expect(selection(page) == ["/events/2", "/events/3"], selection(page))
        page.keys(Keys.DELETE)
        expect(len(page.document["events"]) == 2, page.document["events"])
        page.click_new("Phases")
        page.until("return document.querySelector('.block')", "blocks")
        page.find(".block").click()
        page.chord(Keys.CONTROL, "c")
        page.chord(Keys.CONTROL, "v")
        page.until("return inbetween.store.state.document.phases.length === 3", "pasted phase")
        page.until("return document.querySelectorAll('.block').length === 3", "block of the pasted phase")
        page.keys(Keys.ARROW_RIGHT)
        expect("duration" in str(page.document["phases"]), "The arrow keys stretch a block.")
        page.check_silence()


@test
def the_timing_of_a_document_has_fields(url):
    with Page(url) as page:
        page.start(PLAIN)
        page.until("return [...document.querySelectorAll('select')].some((each) => each.getAttribute('aria-label') === 'Add to document')", "list of what can be added")
        page.choose("Add to document", "timing")
        page.choose("Add to timing", "iterations")
        page.named("Iterations", "input").click()
        page.type_over("2.5")
        page.choose("Add to timing", "direction")
        page.choose("Direction", "alternate")
        expect(page.document["timing"] == {"iterations": 2.5, "direction": "alternate"}, page.document)
        page.until("return inbetween.store.state.samples.duration === 2.5", "two and a half iterations")
        page.click("Remove timing")
        expect("timing" not in page.document, page.document)
        page.check_silence()


@test
def phases_are_added_named_and_deleted(url):
    with Page(url) as page:
        page.click_new("Phases")
        page.keys("k")
        page.until("return document.querySelectorAll('.block').length >= 3", "three blocks")
        field = page.named("Name", "input")
        field.click()
        page.type_over("wobble")
        page.until("return [...document.querySelectorAll('.block')].some((each) => each.textContent.startsWith('wobble'))", "block of that name")
        page.click("Delete phase")
        expect(len(page.document["phases"]) == 2, page.document)
        page.check_silence()


@test
def a_phase_that_changes_nothing_yet_is_seen(url):
    with Page(url) as page:
        page.click_new("Phases")
        page.click("Keyframe")
        page.until("return document.querySelectorAll('.block').length === 3", "block of the new phase")
        page.settle()
        seen = page.run("""const frame = document.querySelector('.block[data-id="/phases/2"]').getBoundingClientRect()
          return document.elementsFromPoint(frame.left + frame.width / 2, frame.top + frame.height / 2).find((each) => each.matches('.block')).dataset.id""")
        expect(seen == "/phases/2", f"{seen} lies over it.")
        page.check_silence()


@test
def controls_are_about_what_is_chosen_last(url):
    with Page(url) as page:
        page.start(PLAIN)
        for index in (0, 1):
            page.press(page.middle(page.handle(f"/tracks/0/keyframes/{index}")))
        page.click("Spring")
        expect([each["type"] for each in page.document["tracks"][0]["keyframes"]] == ["linear", "spring"], page.document["tracks"][0])
        page.chord(Keys.CONTROL, "z")
        for name in ("x", "y"):
            page.find(f'.row-name[data-row="/tracks/{"xy".index(name)}"]').click()
            page.settle()
        expect(page.named("Property", "input").get_attribute("value") == "y", "The field has the name of the row.")
        page.click("Remove property")
        expect(list(page.document["initial"]) == ["x"], page.document)
        page.check_silence()


@test
def a_finger_drags_what_it_takes_hold_of_and_scrolls_the_rest(url):
    with Page(url) as page:
        page.cdp("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=1)
        for size in ((1024, 768), (390, 844)):
            page.size(*size)
            page.start(PLAIN)
            before = times(page, 0)[0]
            x, y = page.middle(page.handle("/tracks/0/keyframes/0"))
            page.touch((x, y), (x + 40, y))
            expect(times(page, 0)[0] > before + 0.05, f"{size}: {times(page, 0)}")
        for place in (".lane", ".row-name", ".graph", ".stage"):
            page.run("scrollTo(0, 100)")
            page.settle()
            x, y = page.run("const frame = document.querySelector(arguments[0]).getBoundingClientRect(); return [frame.left + frame.width * 0.3, frame.top + frame.height * 0.6]", place)
            page.touch((x, y), (x, y - 90))
            page.until("return scrollY > 120", f"way down from {place}")
        page.check_silence()


@test
def a_scene_without_properties_has_events_to_select(url):
    with Page(url) as page:
        page.start({"kind": "scene", "initial": {}, "events": [{"at": 0, "set": {}, "animation": "spring"}, {"at": 0.2, "set": {}, "animation": "spring"}]})
        page.press(page.middle(page.handle("/events/1")))
        expect(page.find(".legend h2").text == "Nothing to plot", "There is nothing to plot.")
        page.check_silence()
