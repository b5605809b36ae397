"""The preview, the playback, the comparison, and where the numbers come from."""

import json
import tempfile
import time

from page import Page
from people import close, expect, test
from selenium.webdriver.common.keys import Keys

MOVING = {"kind": "animation", "from": {"x": 0, "count": 0}, "to": {"x": 100, "count": 50}, "animation": {"type": "linear", "duration": 1}}


@test
def every_subject_moves(url):
    with Page(url) as page:
        page.start(MOVING)
        for name, selector in (("Card", ".card"), ("Icon", ".shape"), ("Number", ".count"), ("List", ".list"), ("Text", ".words")):
            page.click(name)
            page.run("inbetween.store.set({ time: 0.5 })")
            page.settle()
            style = page.run("return document.querySelector('.scenes ' + arguments[0]).style.transform", selector)
            expect("translate(50px" in style, f"{name}: {style}")
        page.check_silence()


@test
def it_plays_pauses_loops_slows_down_and_is_scrubbed(url):
    clock = "return inbetween.store.state.time"
    with Page(url) as page:
        page.start(MOVING)
        page.keys(" ")
        expect(page.named("Pause").is_displayed(), "Space plays.")
        page.until("return inbetween.store.state.time > 0.2", "time that goes on")
        page.click("Pause")
        stopped = page.run(clock)
        time.sleep(0.2)
        expect(page.run(clock) == stopped, "It stands still.")
        page.click("Loop")
        page.click("Play")
        page.until("return !inbetween.store.state.isPlaying && inbetween.store.state.time === 1", "end without a loop")
        page.choose("Speed", "0.1")
        page.click("Play")
        began = time.monotonic()
        time.sleep(1)
        page.click("Pause")
        expect(0 < page.run(clock) < 0.2 * (time.monotonic() - began), f"A tenth as fast: {page.run(clock)}")
        left, y = page.run("const frame = document.querySelector('.ruler').getBoundingClientRect(); return [frame.left, frame.top + 10]")
        x = page.lane_point("x", 0.5)[0]
        page.drag((left + 20, y), (x, y))
        expect(close(page.run(clock), 0.5, 0.02), "The ruler scrubs.")
        page.find(".ruler").send_keys(Keys.HOME, Keys.ARROW_RIGHT)
        page.settle()
        expect(close(page.run(clock), 0.01, 1e-9), "So do the arrow keys.")
        page.click("Onion skin")
        expect(len(page.driver.find_elements("css selector", ".layer.ghost")) == 8, "Eight moments show at once.")
        page.check_silence()


@test
def two_documents_stand_side_by_side(url):
    drawn = "const canvas = document.querySelector('.spark'); return canvas && canvas.isConnected && canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.some((part) => part !== 0)"
    with Page(url) as page:
        page.start(MOVING)
        page.click("Compare")
        page.click("Keep this version")
        page.until("return inbetween.store.state.compared?.samples", "samples of the kept version")
        page.run("const s = inbetween.store; s.edit({ ...s.state.document, to: { x: 140, count: 50 } })")
        page.until("return document.querySelectorAll('.scene').length === 2", "second preview")
        page.until(drawn, "plot of the difference")
        page.until("return [...document.querySelectorAll('.figures td')].some((each) => each.textContent === '40')", "worst difference of 40")
        page.run("inbetween.store.set({ time: 0.5 })")
        page.settle()
        moves = page.run("return [...document.querySelectorAll('.scene .subject')].map((each) => each.style.transform.split(',')[0])")
        expect(moves == ["translate(70px", "translate(50px"], moves)
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            file.write(json.dumps({**MOVING, "to": {"x": 90, "count": 50}}))
            file.flush()
            page.find('input[aria-label="File to compare with"]').send_keys(file.name)
            page.until("return [...document.querySelectorAll('.figures td')].some((each) => each.textContent === '50')", "difference from a file")
        page.click("Stop comparing")
        page.until("return document.querySelectorAll('.scene').length === 1", "one preview")
        page.check_silence()


@test
def a_change_asks_once_and_only_the_newest_answer_counts(url):
    with Page(url) as page:
        page.start(MOVING)
        page.run("""window.asked = []; window.most = 0; let open = 0; const own = window.fetch
          window.fetch = async (path, options) => {
            // What is in sight has a finer grid, and requests of its own.
            if (!String(path).startsWith('v1/sample') || path.includes('start=')) return own(path, options)
            asked.push(options.body); most = Math.max(most, open += 1)
            try { return await own(path, options) } finally { open -= 1 } }""")
        page.run("const s = inbetween.store; s.edit({ ...s.state.document, to: { x: 1, count: 1 } })")
        page.until("return asked.length === 1", "request")
        time.sleep(1)
        expect(page.run("return asked.length") == 1, "One change, one request.")
        edits = 40
        page.driver.execute_async_script("""const [edits, done] = arguments, s = inbetween.store; let count = 0
          const edit = () => { count += 1; s.edit({ ...s.state.document, to: { x: count, count: 1 } }, { key: 'drag' }); count < edits ? requestAnimationFrame(edit) : done() }
          edit()""", edits)
        page.until("return inbetween.store.state.samples.tracks.get('x').columns.get('').at(-1) === 40", "answer to the last change")
        expect(page.run("return most") == 1, "Never two at one time.")
        expect(page.run("return asked.length") <= edits + 1 and '"x":40' in page.run("return asked.at(-1)"), "The newest is asked last.")
        expect(" ms" in page.find("#status").text, "The page says how long it took.")
        page.check_silence()


@test
def the_focus_is_seen_and_every_control_is_reached(url):
    with Page(url) as page:
        page.open()
        names, dim = [], []
        for _ in range(70):
            page.keys(Keys.TAB)
            name, width = page.run("""const node = document.activeElement, style = getComputedStyle(node)
              return [(node.getAttribute('aria-label') ?? node.textContent).trim(), style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth)]""")
            names.append(name)
            if width < 2 and name and not page.run("return document.activeElement === document.body"):
                dim.append(name)
        expect(dim == [], f"Without an outline: {dim}")
        for name in ("New", "Examples", "File", "Undo", "Copy link", "Save", "Card", "Onion skin", "Play", "Loop", "Speed", "Snapping", "Fit", "Add property", "Time", "scale"):
            expect(any(each.startswith(name) for each in names) or name == "Undo", f"{name} is not reached: {names}")
        page.check_silence()


@test
def keys_do_what_a_link_or_a_summary_does_with_them(url):
    with Page(url) as page:
        cut = [{"type": "spring", "to": to, "duration": 0.05} for to in (1, 0, 1, 0, 1)]
        page.start({"kind": "keyframes", "initial": {"x": 0}, "tracks": [{"property": "x", "keyframes": cut}]})
        page.until("return document.querySelector('.more-advice')", "advice that is folded away")
        for key, is_open in ((Keys.SPACE, True), (Keys.ENTER, False)):
            page.run("document.querySelector('.more-advice summary').focus()")
            page.keys(key)
            expect(page.run("return document.querySelector('.more-advice').open") == is_open, f"{key!r} does not fold it.")
        expect(not page.run("return inbetween.store.state.isPlaying"), "Space plays as well.")
        page.run("document.querySelector('.skip').focus()")
        page.keys(Keys.ENTER)
        expect(page.run("return document.activeElement.id") == "timeline", "The first link leads to the timeline.")
        expect(page.run("return location.hash") != "#timeline", "The address goes on to hold the document.")
        page.run("document.querySelector('.top a[href=\"./docs\"]').focus()")
        page.keys(Keys.ENTER)
        page.until("return location.pathname.endsWith('/docs')", "documentation")


@test
def letters_in_a_menu_lead_to_its_entries(url):
    focused = "return document.activeElement.firstChild.textContent"
    with Page(url) as page:
        page.open()
        before = page.document
        page.click("Examples")
        for key, entry in (("b", "Button press"), ("b", "Brand colours"), ("f", "Flung drawer"), ("1", "Flung drawer"), (Keys.DELETE, "Flung drawer")):
            page.keys(key)
            expect(page.run(focused) == entry, f"{key!r} leads to {page.run(focused)}.")
        page.keys(Keys.ESCAPE)
        expect(page.document == before, "They do nothing else.")
        page.check_silence()


@test
def the_graph_has_room_for_numbers_of_any_size(url):
    scale = "return [...document.querySelectorAll('.scale span')].map((each) => each.textContent)"
    with Page(url) as page:
        for low, high in ((0, 1e-9), (0.001, 0.0042), (0, 1e15), (1e300, -1e300), (-5, -3)):
            page.start({"kind": "animation", "from": {"x": low}, "to": {"x": high}, "animation": {"type": "linear", "duration": 600}})
            labels = page.run(scale)
            expect(len(set(labels)) == 3 and all(len(each) < 10 for each in labels), labels)
            left, right = page.run("const plot = document.querySelector('.graph').getBoundingClientRect(), end = document.querySelector('.graph .handle.spring').getBoundingClientRect(); return [end.right, plot.right]")
            expect(left < right, f"The end is in sight: {left} of {right}.")
        page.check_silence()


@test
def a_point_of_the_graph_takes_keys(url):
    document = {"kind": "keyframes", "initial": {"x": 0, "y": 0}, "tracks": [
        {"property": "x", "keyframes": [{"type": "linear", "to": 4, "duration": 0.4}, {"type": "cubic", "to": 1, "duration": 0.4}]},
        {"property": "y", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}]}
    with Page(url) as page:
        page.start(document)
        page.run("inbetween.store.set({ selection: ['/tracks/1/keyframes/0'], property: 'x' })")
        page.settle()
        page.run("document.querySelector('.graph .handle.linear').focus()")
        page.keys(Keys.ARROW_LEFT, Keys.ARROW_UP)
        document["tracks"][0]["keyframes"][0].update({"to": 5, "duration": 0.39})
        document["tracks"][0]["keyframes"][1]["duration"] = 0.41
        expect(page.document == document, f"The point moves, and what is selected elsewhere stays: {page.document}")
        page.keys(Keys.ENTER)
        expect(page.run("return inbetween.store.state.selection") == ["/tracks/0/keyframes/0"], "Enter selects it.")
        page.keys(Keys.ENTER)
        expect(page.run("return document.activeElement.closest('.panel') !== null"), "Another leads to its fields.")
        page.check_silence()


@test
def the_graph_says_of_texts_alone_that_they_are_no_numbers(url):
    word = "return document.querySelector('.legend').textContent.includes('no numbers')"
    with Page(url) as page:
        page.start({**MOVING, "from": {"x": 0, "label": {"discrete": "a"}}, "to": {"x": 1, "label": {"discrete": "b"}}})
        page.run("inbetween.store.set({ property: 'label' })")
        page.settle()
        expect(page.run(word), "It says so of a text.")
        page.click("Add property")
        page.entry("scale")
        page.until("return inbetween.store.state.samples.tracks.has('scale')", "samples of the new property")
        page.settle()
        expect(page.run("return document.querySelector('.legend').textContent") == "scale", "It says nothing of a number that is new.")
        page.check_silence()


@test
def the_graph_has_room_for_what_is_compared(url):
    with Page(url) as page:
        page.start({**MOVING, "to": {"x": 400, "count": 50}})
        page.run("inbetween.store.set({ property: 'x' })")
        page.click("Compare")
        page.click("Keep this version")
        page.run("inbetween.store.edit({ ...inbetween.store.state.document, to: { x: 100, count: 50 } })")
        page.until("return inbetween.store.state.samples.tracks.get('x').columns.get('').at(-1) === 100 && inbetween.store.state.compared?.samples", "both")
        page.settle()
        labels = page.run("return [...document.querySelectorAll('.scale span')].map((each) => each.textContent)")
        expect(labels == ["0", "200", "400"], f"The graph reaches to the larger one: {labels}")
        page.check_silence()


@test
def the_curve_of_a_row_ends_at_its_last_handle(url):
    with Page(url) as page:
        for count in (1, 30, 1):
            page.start({"kind": "animation", "from": {f"p{index}": 0 for index in range(count)}, "to": {f"p{index}": 1 for index in range(count)}, "animation": {"type": "linear", "duration": 1}})
            page.settle()
            wide = page.run("const canvas = document.querySelector('.lane canvas'); return [canvas.width, canvas.clientWidth]")
            expect(wide[0] == wide[1], f"{count} rows: a canvas of {wide[0]} is shown {wide[1]} wide.")
        page.check_silence()


@test
def what_is_chosen_is_seen_in_the_colours_of_the_system(url):
    with Page(url) as page:
        page.cdp("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
        page.open()
        time.sleep(0.3)
        for chosen, other in ((".segment[aria-pressed=true]", ".segment[aria-pressed=false]"), (".icon-button[aria-pressed=true]", "#play"),
                              (".tab[aria-selected=true]", ".tab[aria-selected=false]"), (".row-name[aria-pressed=true]", ".row-name[aria-pressed=false]"), (".playhead", ".timeline")):
            grounds = page.run("return arguments.length && [...arguments].map((each) => getComputedStyle(document.querySelector(each)).backgroundColor)", chosen, other)
            expect(grounds[0] != grounds[1], f"{chosen} looks as {other}: {grounds}")
        page.check_silence()
