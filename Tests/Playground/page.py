"""A page in a browser, with the words in which the tests speak of it."""

import json
import tempfile
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-dev-shm-usage", "--window-size=1440,900"]
PATIENCE = 20


class Page:
    """A window of its own: a new profile, no memory of earlier visits."""

    def __init__(self, url, is_new=False):
        self.url = url
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        for flag in [*FLAGS, f"--user-data-dir={self.profile.name}"]:
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.size(1440, 900)
        # Reports of the policy are kept from the first script on; the tour is seen unless it is tested.
        seen = "" if is_new else "try { localStorage.setItem('inbetween.tour', 'seen') } catch {}"
        self.cdp("Page.addScriptToEvaluateOnNewDocument", source=f"""
            window.reports = []
            addEventListener('securitypolicyviolation', (event) => reports.push(event.violatedDirective + ' ' + event.blockedURI))
            addEventListener('error', (event) => reports.push(String(event.message)))
            addEventListener('unhandledrejection', (event) => reports.push(String(event.reason))); {seen}""")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()
        self.profile.cleanup()

    def cdp(self, command, **arguments):
        return self.driver.execute_cdp_cmd(command, arguments)

    def size(self, width, height):
        self.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def open(self, path=""):
        self.driver.get(self.url + path)
        self.until("return Boolean(window.inbetween && inbetween.store.state.samples)", "the first samples")
        self.run("inbetween.store.set({ isPlaying: false, time: 0 })")
        self.settle()

    def start(self, document):
        """Opens the page with a document of the test, all of it in sight."""
        self.open()
        self.run("inbetween.store.shouldFit = true; inbetween.store.open(arguments[0]); window.first = inbetween.store.state.document", document)
        self.until("return inbetween.store.state.samples !== null && document.querySelector('.lane .handle')", "samples of the document")
        self.settle()

    def click_new(self, label):
        self.open()
        self.click("New")
        self.entry(label)
        self.until("return inbetween.store.state.samples", "samples")
        self.settle()

    def entry(self, label):
        """Chooses what an open menu has."""
        self.run("return [...document.querySelectorAll('.menu-item')].find((each) => each.offsetParent && each.firstChild.textContent === arguments[0])", label).click()
        self.settle()

    def choose(self, name, value):
        field = self.named(name, "select")
        self.run("arguments[0].focus(); arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('change', { bubbles: true }))", field, value)
        self.settle()

    def press(self, point, **more):
        self.mouse("mousePressed", *point, clickCount=1, **more)
        self.mouse("mouseReleased", *point, clickCount=1, **more)
        self.settle()

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def until(self, script, what):
        """Waits for a script to answer something true, and answers it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.run(script)
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"There is no {what} after {PATIENCE} s.")

    def settle(self):
        """Waits for two frames, so that all that is due is drawn."""
        self.driver.execute_async_script("const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))")

    # What is there

    @property
    def document(self):
        return json.loads(self.run("return JSON.stringify(inbetween.store.state.document)"))

    @property
    def problems(self):
        return self.run("return inbetween.store.state.problems")

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def named(self, name, tag="button"):
        """The control of this name that can be seen."""
        script = """return [...document.querySelectorAll(arguments[1])].find((each) => each.offsetParent !== null
          && (each.getAttribute('aria-label') ?? [...(each.labels ?? [])].map((label) => label.textContent).join() ?? '').concat('|', each.textContent.trim()).split('|').includes(arguments[0]))"""
        found = self.run(script, name, tag)
        assert found is not None, f"There is no {tag} named {name}."
        return found

    # The mouse

    def click(self, name, tag="button"):
        self.named(name, tag).click()
        self.settle()

    def lane_point(self, row, seconds):
        """Where a time is in a row, in the window."""
        return self.run("""const [label, time] = arguments
          const lane = [...document.querySelectorAll('.row')].find((each) => each.querySelector('.text').textContent === label).querySelector('.lane')
          const frame = lane.getBoundingClientRect(), view = inbetween.store.state.view
          return [frame.left + 16 + (time - view.start) * view.scale, frame.top + frame.height / 2]""", row, seconds)

    def mouse(self, kind, x, y, **more):
        self.cdp("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1 if kind != "mouseReleased" else 0, **more)

    def double_click(self, x, y):
        for count in (1, 2):
            self.mouse("mousePressed", x, y, clickCount=count)
            self.mouse("mouseReleased", x, y, clickCount=count)
        self.settle()

    def drag(self, start, end, steps=8, **more):
        self.mouse("mousePressed", *start, clickCount=1, **more)
        for step in range(1, steps + 1):
            self.mouse("mouseMoved", start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps, **more)
            self.settle()
        self.mouse("mouseReleased", *end, clickCount=1, **more)
        self.settle()

    def touch(self, start, end, steps=8):
        """Moves a finger."""
        point = lambda share: {"x": start[0] + (end[0] - start[0]) * share, "y": start[1] + (end[1] - start[1]) * share}
        self.cdp("Input.dispatchTouchEvent", type="touchStart", touchPoints=[point(0)])
        for step in range(1, steps + 1):
            self.cdp("Input.dispatchTouchEvent", type="touchMove", touchPoints=[point(step / steps)])
            self.settle()
        self.cdp("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        self.settle()

    def middle(self, element):
        return self.run("const frame = arguments[0].getBoundingClientRect(); return [frame.left + frame.width / 2, frame.top + frame.height / 2]", element)

    def handle(self, identity):
        return self.find(f'.lane .handle[data-id="{identity}"]')

    # The keyboard

    def keys(self, *keys):
        actions = ActionChains(self.driver)
        for key in keys:
            actions.send_keys(key)
        actions.perform()
        self.settle()

    def chord(self, *keys):
        actions = ActionChains(self.driver)
        for key in keys[:-1]:
            actions.key_down(key)
        actions.send_keys(keys[-1])
        for key in reversed(keys[:-1]):
            actions.key_up(key)
        actions.perform()
        self.settle()

    def type_over(self, text):
        """Puts a text in place of what the focused field has."""
        self.chord(Keys.CONTROL, "a")
        self.keys(text)

    def focus_name(self):
        return self.run("return document.activeElement.getAttribute('aria-label') ?? [...(document.activeElement.labels ?? [])].map((each) => each.textContent).join() + document.activeElement.textContent")

    # What must not be there

    def check_silence(self, refusals=0):
        """No word on the console but for documents that the server was meant to refuse."""
        reports = self.run("return window.reports")
        assert reports == [], reports
        lines = [line["message"] for line in self.driver.get_log("browser") if line["level"] != "INFO"]
        refused = [line for line in lines if "status of 4" in line]
        others = [line for line in lines if line not in refused and "favicon" not in line]
        assert others == [], others
        assert refusals or not refused, refused
