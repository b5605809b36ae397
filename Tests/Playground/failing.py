"""What the page does where something is wrong: documents of another form, a server that does not answer."""

import json
import time
from contextlib import contextmanager

from page import Page
from people import expect, test
from selenium.webdriver.common.keys import Keys

PLAIN = {"kind": "keyframes", "initial": {"x": 0}, "tracks": [
    {"property": "x", "keyframes": [{"type": "linear", "to": 50, "duration": 0.5}, {"type": "linear", "to": 100, "duration": 0.5}]}]}


def write(page, text):
    """Types a text in place of the document."""
    page.run("""const area = document.querySelector('textarea.json')
      area.focus(); area.value = arguments[0]; area.dispatchEvent(new Event('input', { bubbles: true }))""", text)
    page.settle()


@contextmanager
def text_of_plain(url):
    """The page with the text of PLAIN in sight, which says nothing on the console but one refusal."""
    with Page(url) as page:
        page.start(PLAIN)
        page.find("#tab-json").click()
        page.settle()
        yield page
        page.check_silence(refusals=1)


@test
def what_is_typed_may_have_any_form(url):
    with text_of_plain(url) as page:
        for wrong in (
            {**PLAIN, "tracks": 5}, {**PLAIN, "tracks": [None]}, {**PLAIN, "tracks": [{}]}, {**PLAIN, "initial": None},
            {"kind": "keyframes", "initial": {"x": 0}, "tracks": [{"property": 7, "keyframes": [None, 3]}]},
            {"kind": "animation", "from": 5, "to": None, "animation": [], "animations": [None]}, {"kind": "phases", "phases": "abc"},
            {"kind": "scene", "initial": {"x": 0}, "events": [None, {"at": 0, "set": 5}, {"at": 0, "gesture": {"property": "x", "samples": 4}}]},
            {"kind": "sequence", "clips": [None]}, {"kind": "constructor"}, {"kind": 5}, {}):
            before = page.run("return inbetween.store.state.version")
            write(page, json.dumps(wrong))
            page.until(f"return inbetween.store.state.version > {before} && inbetween.store.state.problems.length > 0", f"problem of {wrong}")
            expect("problem" in page.find("#status").text, page.find("#status").text)
        write(page, json.dumps(PLAIN))
        page.until("return inbetween.store.state.problems.length === 0 && document.querySelectorAll('.lane .handle').length === 3", "rows again")


@test
def a_complaint_leads_to_its_place_in_the_text(url):
    selected = "const area = document.querySelector('textarea.json'); return document.activeElement === area ? area.value.slice(area.selectionStart, area.selectionEnd) : null"
    with text_of_plain(url) as page:
        text = json.dumps(PLAIN, indent=2).replace('"to": 50,', '"to": 50')
        write(page, text)
        page.run("document.querySelector('#panel [role=status] .message').click()")
        page.settle()
        expect(page.run(selected) == '"', "The caret is where the comma is missing.")
        expect(page.run("return document.querySelector('textarea.json').selectionStart") == text.index('"duration"'), "It is the line after it.")
        page.find("#play").click()
        page.find("#tab-inspect").click()
        page.find("#tab-json").click()
        page.settle()
        expect(page.find("textarea.json").get_attribute("value") == text, "What is no JSON yet stays when the focus goes.")
        write(page, json.dumps({**PLAIN, "tracks": [{**PLAIN["tracks"][0], "property": "y"}], "cycles": -1}, indent=2))
        page.until("return inbetween.store.state.problems.length > 0", "problem")
        page.until("return document.querySelector('#panel .group .message')", "its text")
        page.run("document.querySelector('#panel .group .message:last-child').click()")
        page.settle()
        expect(page.run(selected) in ("-1", '"y"'), page.run(selected))
        page.run("inbetween.store.set({ tab: 'inspect' })")
        page.until("return [...document.querySelectorAll('#panel .message code')].some((each) => each.textContent === '/cycles')", "problem in the inspector")
        page.run("return [...document.querySelectorAll('#panel .message')].find((each) => each.textContent.endsWith('/cycles'))").click()
        page.until("return document.activeElement.matches('textarea.json')", "text")
        page.settle()
        expect(page.run(selected) == "-1", "Where there is no handle, it leads to the text.")
        page.chord(Keys.CONTROL, "z")


@test
def a_server_that_comes_back_is_asked_again(url):
    change = "const s = inbetween.store; s.edit({ ...s.state.document, description: arguments[0] })"
    with Page(url) as page:
        page.start(PLAIN)
        page.run("window.own = fetch; window.fetch = async () => { throw new TypeError('Failed to fetch') }")
        page.run(change, "lost")
        page.until("return document.getElementById('status').textContent === 'No answer from the server'", "word of it")
        page.size(900, 700)
        page.settle()
        expect(page.find("#status").is_displayed(), "A narrow window says it too.")
        expect(page.run("const tabs = document.querySelector('.tabs'); return tabs.scrollWidth <= tabs.clientWidth"), "The tabs have room for the count of problems.")
        page.run("window.fetch = async () => new Response('<html>', { status: 502 })")
        page.run(change, "refused by a proxy")
        page.until("return inbetween.store.state.problems[0]?.message === 'The server answered 502.'", "word of that")
        page.run("window.fetch = own")
        page.until("return document.getElementById('status').textContent.includes('samples in') && inbetween.store.state.problems.length === 0", "answer without another edit")
        page.run("let free; window.held = new Promise((resolve) => { free = resolve }); window.free = free; window.fetch = async (...all) => { await held; return own(...all) }")
        page.run(change, "slow")
        page.until("return document.getElementById('status').textContent === 'Waiting for the server …'", "word that it waits")
        page.run("free()")
        page.until("return document.getElementById('status').textContent.includes('samples in')", "answer that took long")
        page.check_silence()


@test
def every_panel_asks_a_server_again_that_comes_back(url):
    off = "window.own ??= fetch; window.fetch = async () => { throw new TypeError('Failed to fetch') }"
    on = "window.fetch = own"
    silent = "The server does not answer."
    with Page(url) as page:
        page.open()
        page.run(off)
        page.click("Library")
        page.until(f"return document.querySelector('[aria-label=\"Saved animations\"]').textContent === '{silent}'", "word of it in the library")
        page.run(on)
        page.until(f"return document.querySelector('[aria-label=\"Saved animations\"]').textContent !== '{silent}'", "library")
        page.run(off)
        page.click("Ship")
        page.until(f"return document.querySelector('pre.code').textContent === '{silent}'", "word of it in the pane")
        expect(all(page.named(each).get_property("disabled") for each in ("Copy CSS", "Download", "Copy curl")), "Nothing is there to take along.")
        page.run(on)
        page.until("return document.querySelector('pre.code').textContent.includes('@keyframes')", "export")
        expect(page.named("Download").is_enabled(), "It can be taken along now.")
        page.run(off)
        page.run("""inbetween.store.set({ tab: 'inspect' }); inbetween.store.edit({ kind: 'keyframes', initial: { x: 0 }, tracks: [{ property: 'x', keyframes: [
          { type: 'spring', to: 50, spring: { duration: 0.31, bounce: 0.2 } }, { type: 'linear', to: 100, duration: 0.5 }] }] }, { selection: ['/tracks/0/keyframes/0'] })""")
        page.until("return document.getElementById('status').textContent === 'No answer from the server'", "word of it in the bar")
        page.run(on)
        page.until("return [...document.querySelectorAll('.panel .hint')].some((each) => each.textContent.startsWith('Within 0.1 %'))", "word of when the spring settles")
        page.until("return /, 1\\.102 s,/.test(document.querySelector('.lane .handle[data-id=\"/tracks/0/keyframes/1\"]').title)", "keyframe at its time after that")
        page.check_silence()


@test
def only_the_newest_export_counts(url):
    with Page(url) as page:
        page.start(PLAIN)
        page.click("Ship")
        page.until("return document.querySelector('pre.code').textContent.includes('@keyframes')", "export")
        page.run("""window.own = fetch; let free; window.held = new Promise((resolve) => { free = resolve }); window.free = free
          window.fetch = async (path, ...more) => { const answer = await own(path, ...more); if (String(path).includes('tolerance=0.1')) await held; return answer }""")
        page.choose("Tolerance", "0.1")
        page.click("GSAP")
        page.choose("Tolerance", "")
        page.until("return document.querySelector('pre.code').textContent.includes('gsap')", "export of the other format")
        page.run("free()")
        page.settle()
        expect("v1/export/gsap'" in page.find("pre.code.short").text and "gsap" in page.find("pre.code").text, page.find("pre.code.short").text)
        page.check_silence()


@test
def the_page_works_where_the_browser_keeps_nothing(url):
    denied = """for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })"""
    theme = "return document.documentElement.dataset.theme"
    with Page(url) as page:
        page.cdp("Page.addScriptToEvaluateOnNewDocument", source=denied)
        page.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "light"}])
        page.start(PLAIN)
        for path in ("", "docs"):
            if path:
                page.driver.get(url + path)
                page.until("return document.querySelector('#main h1')", "a page")
            for expected in ("dark", "light", "dark"):
                page.click("Light or dark")
                expect(page.run(theme) == expected, f"The theme changes to {expected} on /{path}.")
        page.check_silence()


@test
def a_page_without_scripts_has_the_colours_of_the_system(url):
    with Page(url) as page:
        page.cdp("Emulation.setScriptExecutionDisabled", value=True)
        for scheme in ("light", "dark"):
            page.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            page.driver.get(url)
            page.cdp("Emulation.setScriptExecutionDisabled", value=False)
            ground = page.run("return getComputedStyle(document.body).backgroundColor")
            page.cdp("Emulation.setScriptExecutionDisabled", value=True)
            expect((ground == "rgb(15, 17, 20)") == (scheme == "dark"), f"{scheme}: {ground}")


@test
def a_document_too_long_for_the_address_comes_back(url):
    long = {"kind": "keyframes", "initial": {f"p{index}": index for index in range(30)}, "tracks": []}
    with Page(url) as page:
        page.start(PLAIN)
        page.until("return location.hash.startsWith('#d=')", "link in the address")
        page.run("const noise = Array.from(crypto.getRandomValues(new Uint8Array(65000)), (byte) => byte.toString(16)).join(''); inbetween.store.open({ ...arguments[0], description: noise })", long)
        page.until("return location.hash === '#kept'", "address without the document")
        page.driver.refresh()
        page.until("return window.inbetween?.store.state.samples?.tracks.size === 30", "document after a reload")
        page.run("inbetween.store.open(arguments[0])", PLAIN)
        page.until("return location.hash.startsWith('#d=')", "link of a shorter one")
        page.run("sessionStorage.clear(); location.hash = '#kept'")
        page.driver.refresh()
        page.until("return document.getElementById('notice').textContent.includes('too long')", "word that it is not there")
        page.check_silence()


@test
def the_last_edit_before_a_reload_comes_back(url):
    with Page(url) as page:
        page.start(PLAIN)
        time.sleep(1)
        for place in ("one", "two"):
            page.run("const s = inbetween.store; s.edit({ ...s.state.document, description: arguments[0] }); location.reload()", place)
            page.until(f"return window.inbetween?.store.state.samples && inbetween.store.state.document.description === '{place}'", "last edit")
        time.sleep(1)
        page.driver.refresh()
        page.until("return window.inbetween?.store.state.samples && inbetween.store.state.document.description === 'two'", "last edit in the address")
        page.check_silence()


@test
def a_link_that_holds_no_document_leaves_the_one_that_is_there(url):
    said = "return document.getElementById('notice').textContent.includes('does not hold a document')"
    with Page(url) as page:
        page.start(PLAIN)
        page.run("location.hash = '#d=broken'")
        page.until(said, "word of it")
        expect(page.document == PLAIN, page.document)
        for number in ("null", "5", "[]"):
            link = page.driver.execute_async_script("const done = arguments[1]; import('./playground/link.js').then(({ linkText }) => linkText(JSON.parse(arguments[0]))).then(done)", number)
            page.driver.get("about:blank")
            page.driver.get(f"{url}#d={link}")
            page.until("return Boolean(window.inbetween && inbetween.store.state.samples)", "samples of the example")
            page.until(said, "word of it")
        page.check_silence()


@test
def problems_are_told_to_those_who_do_not_see_them(url):
    live = "return document.getElementById('status').getAttribute('aria-live')"
    with Page(url) as page:
        page.start(PLAIN)
        expect(page.run(live) == "off", "The time of each answer is not read out.")
        page.run("const s = inbetween.store; s.edit({ ...s.state.document, cycles: -1 })")
        page.until(live + " === 'polite'", "problems that are read out")
        page.size(390, 844)
        page.settle()
        page.find("#tab-json").click()
        page.run("document.activeElement.blur(); scrollTo(0, 9999)")
        page.run("document.querySelector('.add-property').focus()")
        page.settle()
        top = page.run("return document.querySelector('.add-property').getBoundingClientRect().top - document.getElementById('top').getBoundingClientRect().bottom")
        expect(top >= 0, f"What has the focus is not below the bar: {top}")
        page.check_silence(refusals=1)
