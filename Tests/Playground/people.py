"""What people do on the playground, and what must hold whatever they do."""

import http.client
import http.server
import json
import pathlib
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

from page import Page
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

HERE = pathlib.Path(__file__).resolve().parent
CHECKS = (HERE / "checks.js").read_text()
TESTS = []


def test(function):
    TESTS.append(function)
    return function


class Skipped(Exception):
    """What a test needs is not there."""


def expect(holds, what):
    if not holds:
        raise AssertionError(what)


def close(left, right, within):
    return abs(left - right) <= within


# The heart that beats (the keyframes that SwiftUI's own example has)


def check_heart(document):
    tracks = {track["property"]: track["keyframes"] for track in document["tracks"]}
    expect(set(tracks) == {"scale", "rotation", "y"}, tracks)
    expect([each["type"] for each in tracks["scale"]] == ["spring", "spring"], tracks["scale"])
    expect([each["to"] for each in tracks["scale"]] == [1.5, 1], tracks["scale"])
    expect([each["type"] for each in tracks["rotation"]] == ["linear"] * 3, tracks["rotation"])
    expect([each["to"] for each in tracks["rotation"]] == ["15deg", "-15deg", "0deg"], tracks["rotation"])
    expect([each["type"] for each in tracks["y"]] == ["cubic", "cubic"], tracks["y"])
    expect([each["to"] for each in tracks["y"]] == [-20, 0], tracks["y"])
    for track, lengths in (("scale", [0.3, 0.3]), ("rotation", [0.15, 0.3, 0.15]), ("y", [0.3, 0.3])):
        for keyframe, length in zip(tracks[track], lengths):
            expect(close(keyframe["duration"], length, 1e-6), tracks[track])


HEART = {
    "scale": ("Spring", "3", [(0.3, "1.5"), (0.6, "1")]),
    "rotation": ("Linear", "1", [(0.15, "15"), (0.45, "-15"), (0.6, "0")]),
    "y": ("Cubic", "2", [(0.3, "-20"), (0.6, "0")]),
}


@test
def the_heart_is_built_with_the_mouse(url):
    with Page(url) as page:
        page.open()
        page.click("New")
        page.entry("Keyframes")
        for row, (kind, _, keyframes) in HEART.items():
            page.click("Add property")
            page.entry(row)
            for seconds, value in keyframes:
                page.double_click(*page.lane_point(row, seconds))
                page.click(kind)
                field = page.named("Value", "input")
                field.click()
                page.type_over(value)
            page.until("return inbetween.store.state.problems.length === 0", "valid document")
        check_heart(page.document)
        # A drag to another time and back, on the handle itself.
        handle = page.handle("/tracks/0/keyframes/0")
        start = page.middle(handle)
        page.drag(start, page.lane_point("scale", 0.4))
        expect(close(page.document["tracks"][0]["keyframes"][0]["duration"], 0.4, 0.011), page.document["tracks"][0])
        expect(close(sum(each["duration"] for each in page.document["tracks"][0]["keyframes"]), 0.6, 1e-9), "The next keyframe stays where it is.")
        page.click("Undo")
        check_heart(page.document)
        page.check_silence()


@test
def the_heart_is_built_with_the_keyboard_alone(url):
    with Page(url) as page:
        page.open()
        for _ in range(12):
            page.keys(Keys.TAB)
            if page.focus_name() == "New":
                break
        page.keys(Keys.ENTER, Keys.END)
        expect(page.focus_name().startswith("Scene"), f"The last entry is {page.focus_name()}.")
        page.keys(Keys.HOME, Keys.ENTER)
        expect(page.document == {"kind": "keyframes", "initial": {}, "tracks": []}, page.document)
        expect(page.focus_name() == "New", f"After a choice the focus is on {page.focus_name()}.")
        for row, (_, kind, keyframes) in HEART.items():
            page.keys(Keys.ESCAPE, "p", row, Keys.ENTER)
            for seconds, value in keyframes:
                page.keys(Keys.END, "k", kind, Keys.ENTER)
                expect("Time" in page.focus_name(), page.focus_name())
                page.type_over(str(seconds))
                page.keys(Keys.TAB)
                expect("Value" in page.focus_name(), page.focus_name())
                page.type_over(value)
                page.keys(Keys.ESCAPE, Keys.ESCAPE)
                page.until(f"return inbetween.store.state.samples.duration >= {seconds} - 1e-6", "samples up to the new keyframe")
            page.until("return inbetween.store.state.problems.length === 0", "valid document")
        check_heart(page.document)
        # Arrow keys move what is selected; undo takes all steps of one key back at once.
        page.keys("[")
        before = page.document
        page.keys(Keys.ARROW_UP, Keys.ARROW_UP)
        expect(page.document != before, "Arrow keys change the value.")
        page.chord(Keys.CONTROL, "z")
        expect(page.document == before, "Undo takes it back.")
        page.check_silence()


@test
def many_are_selected_by_a_box_moved_copied_and_deleted(url):
    with Page(url) as page:
        page.open()
        count = lambda: sum(len(track["keyframes"]) for track in page.document["tracks"])
        first, (x, y), (right, bottom) = count(), page.lane_point("scale", 0.1), page.lane_point("rotation", 0.5)
        page.drag((x, y - 10), (right, bottom + 10))
        selected = page.run("return inbetween.store.state.selection")
        expect(selected == ["/tracks/0/keyframes/0", "/tracks/1/keyframes/0", "/tracks/1/keyframes/1"], selected)
        page.keys(Keys.ARROW_RIGHT)
        expect(close(page.document["tracks"][0]["keyframes"][0]["duration"], 0.21, 1e-9), page.document["tracks"][0])
        page.run("""const taken = new DataTransfer()
          document.dispatchEvent(new ClipboardEvent('copy', { clipboardData: taken, bubbles: true, cancelable: true }))
          inbetween.store.set({ time: 1.6 }); window.taken = taken""")
        page.run("document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: window.taken, bubbles: true, cancelable: true }))")
        page.settle()
        expect(count() == first + 3, "Three keyframes are pasted.")
        page.keys(Keys.DELETE)
        expect(count() == first, "The pasted ones are deleted.")
        page.check_silence()


@test
def a_spring_and_a_velocity_are_bent_in_the_graph(url):
    with Page(url) as page:
        page.open()
        page.run("inbetween.store.set({ selection: ['/tracks/0/keyframes/2'], property: 'scale' })")
        page.settle()
        spring = lambda: page.document["tracks"][0]["keyframes"][2]["spring"]
        x, y = page.middle(page.find('.graph .tangent[aria-label="Bounce handle"]'))
        page.drag((x, y), (x, y + 30))
        expect(spring()["bounce"] > 0.45, spring())
        x, y = page.middle(page.find('.graph .tangent[aria-label="Duration handle"]'))
        page.drag((x, y), (x + 60, y))
        expect(spring()["duration"] > 0.42, spring())
        page.run("inbetween.store.set({ selection: ['/tracks/1/keyframes/2'], property: 'rotation' })")
        page.settle()
        x, y = page.middle(page.find('.graph .tangent[aria-label="Start velocity"]'))
        page.drag((x, y), (x, y - 25))
        expect(isinstance(page.document["tracks"][1]["keyframes"][2].get("startVelocity"), (int, float)), page.document["tracks"][1])
        # Two points at once, then a new one by a double click.
        before = [each["to"] for each in page.document["tracks"][1]["keyframes"]]
        page.run("inbetween.store.set({ selection: ['/tracks/1/keyframes/1', '/tracks/1/keyframes/2'] })")
        page.settle()
        x, y = page.middle(page.find('.graph .handle[data-handle="/tracks/1/keyframes/1 "]'))
        page.drag((x, y), (x, y + 20))
        degrees = [float(each["to"].removesuffix("deg")) - float(old.removesuffix("deg")) for each, old in zip(page.document["tracks"][1]["keyframes"], before)]
        expect(degrees[1] < -1 and close(degrees[1], degrees[2], 0.11) and degrees[3] == 0, degrees)
        left, top = page.run("const frame = document.querySelector('.graph').getBoundingClientRect(); return [frame.left, frame.top]")
        page.double_click(left + page.lane_point("rotation", 1.2)[0] - page.lane_point("rotation", 0)[0] + 16, top + 60)
        expect(len(page.document["tracks"][1]["keyframes"]) == 6, page.document["tracks"][1])
        page.check_silence()


@test
def events_and_phases_are_dragged(url):
    with Page(url) as page:
        page.open()
        page.click("Examples")
        page.entry("Interrupted spring")
        page.until("return inbetween.store.state.samples && inbetween.store.state.document.kind === 'scene'", "scene")
        time.sleep(0.3)
        page.settle()
        page.drag(page.middle(page.handle("/events/1")), page.lane_point("Events", 0.4))
        expect(close(page.document["events"][1]["at"], 0.4, 0.03), page.document["events"])
        page.click("Examples")
        page.entry("Attention")
        page.until("return document.querySelector('.block-edge')", "phases")
        time.sleep(0.3)
        page.settle()
        x, y = page.middle(page.find(".block-edge"))
        page.drag((x, y), (x + 50, y))
        expect(page.document["phases"][1]["animation"]["duration"] > 0.45, page.document["phases"][1])
        page.check_silence()


@test
def problems_are_shown_where_they_are(url):
    with Page(url) as page:
        page.open()
        page.run("inbetween.store.set({ selection: ['/tracks/0/keyframes/1'], tab: 'inspect' })")
        page.settle()
        page.named("Length", "input").click()
        page.type_over("-1")
        page.until("return inbetween.store.state.problems.length > 0", "problem")
        page.settle()
        expect(page.problems[0]["pointer"] == "/tracks/0/keyframes/1/duration", page.problems)
        expect(page.named("Length", "input").get_attribute("aria-invalid") == "true", "The field is marked.")
        expect("problem" in page.find(".row").get_attribute("class"), "The row is marked.")
        page.type_over("0.5")
        page.until("return inbetween.store.state.problems.length === 0", "valid document")
        page.check_silence(refusals=1)


@test
def problems_of_written_json_are_those_of_what_stands_there(url):
    with Page(url) as page:
        page.start({"kind": "animation", "from": {"x": 0}, "to": {"x": 1}})
        page.run("inbetween.store.edit({ ...inbetween.store.state.document, animation: 'bounzy' })")
        page.run("inbetween.store.set({ tab: 'json' })")
        page.until("return document.querySelector('.message.error code')", "problem in the panel")
        expect("Hint: bouncy" in page.find(".panel .group .message.error").text, "The hint is said.")
        page.named("Document as JSON", "textarea").click()
        page.type_over("{from:")
        said = [each.text for each in page.driver.find_elements(By.CSS_SELECTOR, ".message.error") if each.is_displayed()]
        expect(len(said) == 1 and "JSON" in said[0], said)
        page.check_silence(refusals=1)


@test
def it_is_exported_and_linked(url):
    with Page(url) as page:
        page.open()
        page.click("Ship")
        for chip, name, part in (("CSS", "Copy CSS", "@keyframes"), ("SwiftUI", "Copy SwiftUI", "KeyframeTrack"), ("Motion", "Copy Motion", "animate")):
            page.click(chip)
            page.until(f"return document.querySelector('.code').textContent.includes('{part}')", f"{part} in {chip}")
            expect(page.named(name).is_displayed(), name)
            expect("error" in page.find("#stated-error").text, "The error is stated.")
        expect(page.find("[aria-label='curl line']").text.startswith("curl -s '"), "There is a curl line.")
        before = page.document
        old = page.run("return location.hash")
        page.run("const s = inbetween.store; s.edit({ ...s.state.document, name: 'Linked' })")
        page.until(f"return location.hash.startsWith('#d=') && location.hash !== '{old}'", "link")
        page.driver.refresh()
        page.until("return Boolean(window.inbetween && inbetween.store.state.samples)", "samples after a reload")
        expect(page.document == {**before, "name": "Linked"}, "A reload brings the document back.")
        page.check_silence()


@test
def what_others_made_is_imported(url):
    with Page(url) as page:
        page.open()
        page.run("""const data = new DataTransfer(); data.setData('text/plain', '.card { animation: in 0.4s ease } @keyframes in { from { opacity: 0 } to { opacity: 1 } }')
          document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))""")
        page.until("return JSON.stringify(inbetween.store.state.document).includes('opacity') && inbetween.store.state.document.kind !== 'keyframes' || inbetween.store.state.document.name === 'in'", "imported animation")
        page.check_silence()


def has_library(url):
    try:
        urllib.request.urlopen(url + "v1/animations").close()
        return True
    except urllib.error.HTTPError:
        return False


def save(page, name):
    page.run("inbetween.store.set({ tab: 'library' })")
    page.settle()
    page.named("Name in the library", "input").click()
    page.type_over(name)
    page.click("Save to library")


def stored(page, name):
    """Opens the page and saves what it shows under a name."""
    page.open()
    save(page, name)
    page.until("return inbetween.store.state.saved !== null", "first revision")


def open_stored(page, name):
    """Opens what the library has under a name."""
    page.click("Library")
    page.until(f"return document.querySelector('[aria-label=\"Open {name}\"]')", "name in the list")
    page.click(f"Open {name}")
    page.until(f"return inbetween.store.state.saved?.name === '{name}'", "opened animation")


@test
def a_second_window_follows_and_a_conflict_is_resolved(url):
    if not has_library(url):
        raise Skipped("this program has no library yet")
    name = f"test.heart-{time.time_ns()}"
    with Page(url) as one, Page(url) as other:
        one.open()
        save(one, name)
        one.until("return inbetween.store.state.saved?.tag === '\"1\"'", "first revision")
        other.open()
        open_stored(other, name)
        change = "const s = inbetween.store; s.edit({ ...s.state.document, description: arguments[0] })"
        one.run(change, "from one")
        save(one, name)
        other.until("return inbetween.store.state.document.description === 'from one'", "the change in the other window")
        other.run(change, "mine")
        one.run(change, "theirs")
        save(one, name)
        one.until("return inbetween.store.state.saved?.tag === '\"3\"'", "third revision")
        other.until("return inbetween.store.state.conflict !== null", "conflict")
        other.settle()
        other.click("Keep mine")
        other.until("return inbetween.store.state.saved?.tag === '\"4\"'", "fourth revision")
        one.until("return inbetween.store.state.document.description === 'mine'", "the resolution in the first window")
        expect(len(one.until("return [...document.querySelectorAll('[aria-label^=\"Open revision\"]')].length === 4 ? [1] : null", "four revisions")) == 1, "")
        time.sleep(1)
        one.driver.refresh()
        one.until("return Boolean(window.inbetween && inbetween.store.state.samples)", "samples after a reload")
        expect(one.document["description"] == "mine", "A reload brings back what was saved.")
        one.until("return inbetween.store.state.saved?.tag === '\"4\"'", "its name and revision")
        other.run(change, "after the reload")
        other.chord(Keys.CONTROL, "s")
        one.until("return inbetween.store.state.document.description === 'after the reload'", "the change after a reload")
        one.check_silence()
        other.check_silence()


HOSTILE = """<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>"""
SVG = """<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" onload="top.hacked=1"><script>top.hacked = 1; fetch('/version')</script>
<image href="http://192.0.2.1/x.png"/><rect width="80" height="80" fill="teal"/></svg>"""


@test
def nothing_in_a_document_or_a_picture_runs(url):
    document = {
        "kind": "keyframes", "name": HOSTILE, "description": HOSTILE, "initial": {HOSTILE: 0, "scale": 1, "__proto__": 1},
        "tracks": [{"property": HOSTILE, "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}]}
    with Page(url) as page, tempfile.NamedTemporaryFile("w", suffix=".svg") as file:
        page.open()
        page.run("inbetween.store.open(JSON.parse(arguments[0]))", json.dumps(document))
        page.until("return inbetween.store.state.samples || inbetween.store.state.problems.length", "an answer")
        for tab in ("inspect", "ship", "compare", "library", "json"):
            page.run("inbetween.store.set({ tab: arguments[0] })", tab)
            time.sleep(0.3)
        file.write(SVG)
        file.flush()
        page.find('input[aria-label="SVG file"]').send_keys(file.name)
        page.until("const image = document.querySelector('.uploaded img'); return image?.complete && image.naturalWidth > 0", "the picture")
        time.sleep(0.3)
        expect(page.run("return window.hacked") is None, "A script ran.")
        expect(page.run("return document.querySelectorAll('main img[src=x], body script:not([src])').length") == 0, "Markup was injected.")
        page.check_silence(refusals=1)


@test
def the_documentation_is_there_and_opens_its_examples(url):
    with Page(url) as page:
        page.driver.get(url + "docs#recipes/toast.md")
        page.until("return document.querySelector('.example .open')", "example to open")
        page.check_silence()
        page.find(".example .open").click()
        page.until("return Boolean(window.inbetween && inbetween.store.state.samples)", "the playground")
        expect(page.document["initial"] == {"y": 80, "opacity": 0}, page.document)


@test
def names_roles_and_contrast_hold(url):
    with Page(url) as page:
        for path in ("", "docs"):
            if path == "":
                page.open()
            else:
                page.driver.get(url + path)
                page.until("return document.querySelector('#main h1')", "a page")
            for theme in ("light", "dark"):
                page.run("document.documentElement.dataset.theme = arguments[0]; window.inbetween?.store.set({ theme: arguments[0] })", theme)
                for tab in ("inspect", "ship", "compare", "library", "json") if path == "" else (None,):
                    if tab:
                        page.run("inbetween.store.set({ tab: arguments[0], selection: arguments[0] === 'inspect' ? ['/tracks/0/keyframes/1'] : [] })", tab)
                    time.sleep(0.4)
                    found = page.run(CHECKS + "; return complaints()")
                    expect(found == [], f"{path or 'playground'}, {theme}, {tab}: " + "; ".join(found[:6]))
        page.check_silence()


@test
def the_first_visit_has_a_tour_that_can_be_closed(url):
    with Page(url, is_new=True) as page:
        page.driver.get(url)
        page.until("return document.querySelector('.tour:not([hidden])')", "tour")
        expect(page.focus_name().startswith("Next"), "The tour has the focus.")
        page.size(390, 844)
        time.sleep(0.3)
        expect(page.run("return document.querySelector('.tour').getBoundingClientRect().right <= innerWidth"),
               "The tour stays in a window that becomes narrow.")
        page.size(1440, 900)
        page.keys(Keys.ENTER, Keys.ENTER)
        expect(page.focus_name() == "Start", "Its steps follow each other.")
        page.click("Close tour")
        page.driver.refresh()
        page.until("return Boolean(window.inbetween && inbetween.store.state.samples)", "samples")
        time.sleep(0.7)
        expect(page.run("return document.querySelector('.tour').hidden"), "The tour comes once.")
        page.keys("?")
        expect(page.run("return document.getElementById('help').open"), "The overlay opens.")
        expect(page.run("return document.querySelectorAll('#help kbd').length") > 25, "The overlay lists the keys.")
        page.check_silence()


@test
def reduced_motion_and_small_screens_are_respected(url):
    with Page(url) as page:
        page.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        page.driver.get(url)
        page.until("return Boolean(window.inbetween && inbetween.store.state.samples)", "samples")
        expect(not page.run("return inbetween.store.state.isPlaying"), "Nothing plays by itself.")
        for width in (1024, 744, 390, 320):
            page.size(width, 844)
            time.sleep(0.3)
            wide = page.run("return [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
            expect(wide[0] <= wide[1], f"The page is {wide[0]} wide in a window of {wide[1]}.")
        page.size(360, 740)
        time.sleep(0.3)
        bars = page.run("return ['.transport', '.stage-bar'].map((name) => [name, new Set([...document.querySelectorAll(`${name} .icon-button`)].map((each) => each.offsetTop)).size])")
        expect(all(lines == 1 for _, lines in bars), f"Each bar has one line on a narrow phone: {bars}")
        page.click("Examples")
        covered = page.run("const button = document.querySelector('.top [aria-expanded=true]').getBoundingClientRect(); return button.bottom - document.querySelector('.menu-list:not([hidden])').getBoundingClientRect().top")
        expect(covered <= 0, "A menu does not cover its button.")
        page.keys(Keys.ESCAPE)
        for size in ((844, 390), (1000, 420), (1440, 500)):
            page.size(*size)
            time.sleep(0.3)
            page.run("scrollTo(0, 9999)")
            page.settle()
            bottoms = page.run("return ['.graph', '.panel'].map((name) => document.querySelector(name).getBoundingClientRect().bottom - innerHeight)")
            expect(all(each <= 1 for each in bottoms), f"All of it can be reached in a window of {size}: {bottoms}")
        page.check_silence()


class Prefix(http.server.BaseHTTPRequestHandler):
    """A proxy that serves the daemon below /motion/."""

    protocol_version = "HTTP/1.1"
    target = ""

    def do_GET(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length)
        if not self.path.startswith("/motion/"):
            return self.answer(404, {}, b"outside of the prefix: " + self.path.encode())
        where = urllib.parse.urlsplit(self.target)
        link = http.client.HTTPConnection(where.hostname, where.port)
        names = ("Accept", "Content-Type")
        link.request(self.command, self.path[len("/motion"):], body, {name: self.headers[name] for name in names if self.headers[name]})
        reply = link.getresponse()
        return self.answer(reply.status, dict(reply.getheaders()), reply.read())

    do_POST = do_GET

    def answer(self, status, headers, body):
        self.send_response(status)
        for name in ("Content-Type", "Content-Security-Policy"):
            if name in headers:
                self.send_header(name, headers[name])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@test
def it_works_behind_a_prefix(url):
    Prefix.target = url
    proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Prefix)
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    try:
        with Page(f"http://127.0.0.1:{proxy.server_port}/motion/") as page:
            page.open()
            page.driver.get(page.url + "docs")
            page.until("return document.querySelector('#main h1')", "documentation")
            outside = page.run("return performance.getEntriesByType('resource').map((each) => each.name).filter((each) => !each.includes('/motion/'))")
            expect(outside == [], outside)
            page.check_silence()
    finally:
        proxy.shutdown()


@test
def a_large_document_is_dragged(url):
    """200 tracks with 25 keyframes each; the frames while a handle is dragged are told."""
    tracks = [{"property": f"p{index}", "keyframes": [
        {"type": "cubic", "to": (each * 37 + index * 11) % 100, "duration": 0.2} for each in range(25)]} for index in range(200)]
    document = {"kind": "keyframes", "initial": {f"p{index}": 0 for index in range(200)}, "tracks": tracks}
    with Page(url) as page:
        page.open()
        page.run("inbetween.store.shouldFit = true; inbetween.store.open(JSON.parse(arguments[0]))", json.dumps(document))
        page.until("return inbetween.store.state.samples?.tracks.size === 200", "all samples")
        time.sleep(1.5)
        page.settle()
        x, y = page.middle(page.handle("/tracks/2/keyframes/11"))
        before = page.run("return inbetween.store.state.version")
        page.run("""window.frames_ = []; window.isMeasured = true
          const frame = (now) => { frames_.push(now); if (isMeasured) requestAnimationFrame(frame) }; requestAnimationFrame(frame)""")
        page.mouse("mousePressed", x, y, clickCount=1)
        began = time.monotonic()
        step = 0
        while time.monotonic() - began < 3:
            step += 1
            page.mouse("mouseMoved", x + 12 * ((step % 20) / 10 - 1), y)
            time.sleep(0.012)
        page.mouse("mouseReleased", x, y, clickCount=1)
        frames = page.run("isMeasured = false; return frames_")
        gaps = sorted(right - left for left, right in zip(frames, frames[1:]))
        rate = 1000 * len(gaps) / (frames[-1] - frames[0])
        print(f"  200 tracks, 5,000 keyframes, {step} moves in 3 s: {rate:.0f} frames a second, "
              f"median {gaps[len(gaps) // 2]:.1f} ms, 95 of 100 within {gaps[int(len(gaps) * 0.95)]:.1f} ms")
        edits = page.run("return inbetween.store.state.version") - before
        expect(edits > 10, f"The keyframe was dragged {edits} times.")
        page.check_silence()


def draw_pictures(url, folder):
    folder.mkdir(parents=True, exist_ok=True)
    with Page(url) as page:
        page.open()
        page.run("inbetween.store.set({ time: 0.5, selection: ['/tracks/0/keyframes/2'], property: 'scale' })")
        for name, width, height in (("wide", 1440, 900), ("middle", 900, 820), ("phone", 390, 844)):
            page.size(width, height)
            for theme in ("light", "dark"):
                page.run("document.documentElement.dataset.theme = arguments[0]; inbetween.store.set({ theme: arguments[0] })", theme)
                time.sleep(0.5)
                page.run("document.querySelector('[aria-label=\"Fit\"]').click(); window.scrollTo(0, 0); document.activeElement.blur()")
                time.sleep(0.5)
                page.driver.save_screenshot(str(folder / f"playground-{name}-{theme}.png"))
    print(f"pictures: {folder}")


def use(url, names, pictures):
    """Runs the tests, or some of them; draws the pictures where a folder is given."""
    failures = 0
    for each in TESTS:
        if names and each.__name__ not in names:
            continue
        try:
            each(url)
            print(f"{each.__name__}: ok", flush=True)
        except Skipped as reason:
            print(f"{each.__name__}: left out, {reason}", flush=True)
        except Exception as error:  # Whatever it is, the other tests are still of interest.
            failures += 1
            print(f"{each.__name__}: FAILED, {type(error).__name__}: {error}", flush=True)
    if pictures:
        draw_pictures(url, pictures)
    if failures:
        raise SystemExit(f"{failures} failed")
