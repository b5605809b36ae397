"""What is taken along and brought in: exports, files, links, the library."""

import base64
import json
import pathlib
import subprocess
import tempfile
import time

from page import Page
from people import expect, has_library, open_stored, save, Skipped, stored, test

FORMATS = ("CSS easing", "CSS", "SwiftUI", "Core Animation", "Compose", "Android", "Lottie", "Web Animations", "SVG", "Tokens", "Motion", "GSAP")
DROP = """const [name, type, base64] = arguments, data = new DataTransfer()
  data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }))
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))"""


def clipboard(page):
    return page.driver.execute_async_script("navigator.clipboard.readText().then(arguments[0], (error) => arguments[0](String(error)))")


def allow(page):
    page.cdp("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])


@test
def every_pane_copies_and_states_its_error(url):
    document = {"kind": "animation", "name": "Card in", "from": {"opacity": 0}, "to": {"opacity": 1}, "animation": {"type": "spring", "duration": 0.5, "bounce": 0.2}}
    with Page(url) as page, tempfile.TemporaryDirectory() as folder:
        page.start(document)
        allow(page)
        page.cdp("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
        page.click("Ship")
        for name in FORMATS:
            page.click(name)
            page.until(f"return [...document.querySelectorAll('button')].some((each) => each.textContent === 'Copy {name}' && !each.disabled)", f"Copy {name}")
            page.until("return document.getElementById('stated-error').textContent !== ''", f"stated error of {name}")
            expect(not page.find("#stated-error").text.endswith("0.00"), "What is exact says so.")
            code = page.run("return document.querySelector('.code').textContent")
            page.click(f"Copy {name}")
            expect(clipboard(page) == code and len(code) > 20, f"{name} is on the clipboard.")
            line = page.find('[aria-label="curl line"]').text
            told = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=True).stdout
            expect(told == code, f"The curl line of {name} gives another text.")
        page.click("Download")
        end = time.monotonic() + 10
        while time.monotonic() < end and not list(pathlib.Path(folder).glob("card-in.js")):
            time.sleep(0.1)
        expect((pathlib.Path(folder) / "card-in.js").read_text() == code, "The file has the same text.")
        # What a format cannot say is said in its place.
        page.run("inbetween.store.edit({ kind: 'keyframes', initial: { words: { discrete: 'a' } }, tracks: [] })")
        page.click("CSS easing")
        page.until("return document.querySelector('.code').textContent !== '' && [...document.querySelectorAll('button')].some((each) => each.textContent === 'Copy CSS easing' && each.disabled)", "reason")
        page.check_silence(refusals=1)


@test
def a_link_holds_the_document(url):
    with Page(url) as one, Page(url) as other:
        one.open()
        allow(one)
        one.run("const s = inbetween.store; s.edit({ ...s.state.document, name: 'Linked ❤' })")
        one.click("Copy link")
        one.until("return document.getElementById('notice').textContent.includes('link')", "word")
        link = clipboard(one)
        expect(link.startswith(url) and "#d=" in link, link)
        other.driver.get(link)
        other.until("return window.inbetween?.store.state.document.name === 'Linked ❤'", "linked document")
        expect(other.document == one.document, "Both have the same.")
        # The same text is a document for the server.
        told = subprocess.run(["curl", "-s", url + "v1/sample?fps=2&document=" + link.split("#d=")[1]], capture_output=True, text=True, check=True).stdout
        expect(json.loads(told)["times"] == [0, 0.5, 1, 1.4], told[:200])
        one.check_silence()
        other.check_silence()


LOTTIE = {"v": "5.7.0", "fr": 60, "ip": 0, "op": 60, "w": 100, "h": 100, "layers": [{"ty": 4, "nm": "dot", "ip": 0, "op": 60, "st": 0, "ks": {
    "o": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.3], "y": [0]}, "i": {"x": [0.7], "y": [1]}}, {"t": 30, "s": [100]}]}}, "shapes": []}]}


@test
def files_are_dropped(url):
    with Page(url) as page:
        for name, kind, text, part in (
                ("in.css", "text/css", ".a { animation: in 0.4s ease } @keyframes in { from { opacity: 0 } to { opacity: 1 } }", "opacity"),
                ("dot.json", "application/json", json.dumps(LOTTIE), "opacity"),
                ("own.json", "application/json", json.dumps({"kind": "keyframes", "name": "own", "initial": {"mine": 1}, "tracks": []}), "mine")):
            page.open()
            page.run(DROP, name, kind, base64.b64encode(text.encode()).decode())
            page.until(f"return JSON.stringify(inbetween.store.state.document).includes('{part}') && !JSON.stringify(inbetween.store.state.document).includes('Heart')", f"document of {name}")
            page.until("return inbetween.store.state.problems.length === 0", "document without problems")
        page.run(DROP, "own.svg", "image/svg+xml", base64.b64encode(b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').decode())
        page.until("return document.querySelector('.uploaded img')?.naturalWidth === 9", "dropped picture")
        page.run(DROP, "bad.txt", "text/plain", base64.b64encode(b"nothing at all").decode())
        page.until("return document.getElementById('notice').textContent.startsWith('Nothing was imported')", "reason")
        page.check_silence(refusals=1)


@test
def revisions_are_compared_opened_and_deleted(url):
    if not has_library(url):
        raise Skipped("this program has no library")
    name = f"test.revisions-{time.time_ns()}"
    with Page(url) as page:
        stored(page, name)
        page.run("const s = inbetween.store; const d = structuredClone(s.state.document); d.tracks[0].keyframes[1].to = 2; s.edit(d)")
        page.click("Save to library")
        page.until("return document.querySelector('[aria-label=\"Compare with revision 1\"]')", "two revisions")
        page.click("Compare with revision 1")
        page.until("return [...document.querySelectorAll('.figures td')].some((each) => each.textContent.startsWith('0.5'))", "difference")
        page.click("Library")
        page.click("Open revision 1")
        page.until("return inbetween.store.state.document.tracks[0].keyframes[1].to === 1.5", "first revision again")
        page.run("window.confirm = () => true")
        page.until(f"return document.querySelector('[aria-label=\"Delete {name}\"]')", "name in the list")
        page.click(f"Delete {name}")
        page.until(f"return !document.querySelector('[aria-label=\"Delete {name}\"]')", "list without it")
        page.check_silence()


@test
def what_is_deleted_elsewhere_is_not_saved_any_more(url):
    if not has_library(url):
        raise Skipped("this program has no library")
    name = f"test.gone-{time.time_ns()}"
    with Page(url) as one, Page(url) as other:
        stored(one, name)
        other.open()
        open_stored(other, name)
        one.run("window.confirm = () => true")
        one.click(f"Delete {name}")
        other.until("return inbetween.store.state.saved === null && document.getElementById('notice').textContent.includes('was deleted elsewhere')", "word of it")
        expect("deleted" not in one.find("#notice").text, "Who deleted it is not told.")
        other.until("return document.querySelector('#panel .hint').textContent === 'Not saved yet.'", "state")
        other.click("Save to library")
        other.until(f"return inbetween.store.state.saved?.name === '{name}'", "revision under the same name")
        one.check_silence()
        other.check_silence()


@test
def undo_goes_back_to_the_name_that_was_open_before(url):
    if not has_library(url):
        raise Skipped("this program has no library")
    name = f"test.opened-{time.time_ns()}"
    long = {"kind": "animation", "from": {"x": 0}, "to": {"x": 1}, "animation": {"type": "linear", "duration": 90}}
    with Page(url) as page:
        page.open()
        page.run("return fetch('v1/animations/' + arguments[0], { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(arguments[1]) })", name, long)
        first = page.document
        open_stored(page, name)
        page.until("return inbetween.store.state.samples?.duration === 90", "document of the library")
        page.settle()
        last = page.run("const { start, scale } = inbetween.store.state.view; return (90 - start) * scale - document.querySelector('.ruler').clientWidth")
        expect(-200 < last < 0, f"All of it is in sight: its end is {last} beyond the edge.")
        page.run("inbetween.store.undo()")
        page.until("return inbetween.store.state.samples", "samples of the first document")
        expect(page.document == first and page.run("return inbetween.store.state.saved") is None, "What was there before has no name in the library.")
        page.run("inbetween.store.redo()")
        page.settle()
        expect(page.document == long and page.run("return inbetween.store.state.saved.name") == name, "The other has its name again.")
        page.check_silence()


@test
def a_conflict_can_be_looked_at_and_given_up(url):
    if not has_library(url):
        raise Skipped("this program has no library")
    name = f"test.conflict-{time.time_ns()}"
    change = "const s = inbetween.store; s.edit({ ...s.state.document, description: arguments[0] })"
    with Page(url) as one, Page(url) as other:
        stored(one, name)
        other.open()
        open_stored(other, name)
        other.run(change, "mine")
        one.run(change, "theirs")
        one.click("Save to library")
        other.until("return inbetween.store.state.conflict !== null", "conflict")
        other.settle()
        other.click("Compare with theirs")
        other.until("return inbetween.store.state.compared?.samples", "their samples")
        other.click("Library")
        other.click("Take theirs")
        other.until("return inbetween.store.state.document.description === 'theirs'", "their version")
        expect(other.run("return inbetween.store.state.conflict") is None, "The conflict is over.")
        one.check_silence()
        other.check_silence()


@test
def the_focus_stays_in_the_library_while_others_save(url):
    if not has_library(url):
        raise Skipped("this program has no library")
    name = f"test.focus-{time.time_ns()}"
    with Page(url) as one, Page(url) as other:
        one.open()
        save(one, name + ".a")
        one.until(f"return document.querySelector('[aria-label=\"Open {name}.a\"]')", "the name in the list")
        one.until("return document.querySelector('[aria-label=\"Open revision 1\"]')", "its revision")
        one.run(f"document.querySelector('[aria-label=\"Open {name}.a\"]').focus()")
        other.open()
        save(other, name + ".b")
        one.until(f"return document.querySelector('[aria-label=\"Open {name}.b\"]')", "the name of the other window")
        expect(one.focus_name() == f"Open {name}.a", one.focus_name())
        # Filtered lists come in the order in which they were asked for.
        one.run("""window.own = fetch; let count = 0
          window.fetch = async (path, options) => { if (String(path).includes('prefix=')) await new Promise((done) => setTimeout(done, 600 - 200 * (count += 1))); return own(path, options) }
          const field = document.querySelector('[aria-label="Filter by prefix"]')
          for (const text of ['nothing', arguments[0]]) { field.value = text; field.dispatchEvent(new Event('input')) }""", name)
        time.sleep(1)
        expect(one.run("return document.querySelectorAll('.open-name').length") == 2, "The newest answer counts.")
        one.check_silence()
        other.check_silence()
