"""The documentation: every page, every link, every picture, every example."""

from page import Page
from people import expect, test

LOOK = """const done = arguments[0]
  const wait = (test) => new Promise((resolve) => { const go = () => (test() ? resolve() : setTimeout(go, 30)); go() })
  const main = document.getElementById('main')
  const told = async () => {
    for (const image of main.querySelectorAll('img')) image.loading = 'eager'
    await wait(() => [...main.querySelectorAll('img')].every((image) => image.complete))
    const { linkedDocument } = await import(new URL('./playground/link.js', document.baseURI))
    const linked = (form) => Promise.all([...main.querySelectorAll('.example .open')].filter((each) => each.hash.startsWith(form)).map((each) => linkedDocument(each.hash.slice(3))))
    return {
      title: main.querySelector('h1')?.textContent ?? null, length: main.textContent.length,
      links: [...document.querySelectorAll('#main a[href], #pages a[href]')].map((each) => each.getAttribute('href')),
      ids: [...main.querySelectorAll('[id]')].map((each) => each.id),
      broken: [...main.querySelectorAll('img')].filter((image) => image.naturalWidth === 0).map((image) => image.getAttribute('src')),
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      examples: await linked('#d='), foreign: await linked('#i='),
    }
  }
  told().then(done, (error) => done({ error: String(error) }))"""
VALIDATE = """const [documents, done] = arguments
  Promise.all(documents.map(async (each) => (await fetch('./v1/validate', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(each) })).ok ? null : JSON.stringify(each)))
    .then((all) => done(all.filter(Boolean)))"""
IMPORT = """const [texts, done] = arguments
  Promise.all(texts.map(async (each) => (await fetch('./v1/import/auto', { method: 'POST', headers: { 'Content-Type': /^[[{]/.test(each) ? 'application/json' : 'text/plain' }, body: each })).ok ? null : each))
    .then((all) => done(all.filter(Boolean)))"""


def look(page, path):
    page.run("location.hash = arguments[0]", path)
    page.until(f"return document.querySelector('#pages a[aria-current]')?.hash === '#{path}' || document.getElementById('main').dataset.page === '{path}'", f"page {path}")
    page.until("return document.getElementById('main').dataset.isWhole === 'yes'", f"examples of {path}")
    return page.driver.execute_async_script(LOOK)


@test
def every_page_link_picture_and_example_holds(url):
    with Page(url) as page:
        page.driver.set_script_timeout(60)
        page.size(320, 800)
        page.driver.get(url + "docs")
        page.until("return document.querySelector('#main h1')", "first page")
        pages, ahead, examples = {}, ["README.md"], 0
        while ahead:
            path = ahead.pop()
            pages[path] = told = look(page, path)
            expect("error" not in told and told["title"] not in (None, "Not here") and told["length"] > 150, f"{path}: {told.get('error', told.get('title'))}")
            expect(told["broken"] == [], f"{path} has pictures that do not load: {told['broken']}")
            expect(told["wide"] <= 0, f"{path} is too wide by {told['wide']}.")
            bad = page.driver.execute_async_script(VALIDATE, told["examples"])
            expect(bad == [], f"{path} opens what is no document: {bad}")
            bad = page.driver.execute_async_script(IMPORT, told["foreign"])
            expect(bad == [], f"{path} imports what is no animation: {bad}")
            examples += len(told["examples"]) + len(told["foreign"])
            inner = {link[1:].split(":")[0] for link in told["links"] if link.startswith("#")}
            ahead += sorted(inner - set(pages) - set(ahead))
        for path, told in pages.items():
            for link in told["links"]:
                target, _, heading = link[1:].partition(":") if link.startswith("#") else (None, None, None)
                expect(not heading or heading in pages[target]["ids"], f"{path}: there is no heading {link}")
        print(f"  {len(pages)} pages, {examples} examples")
        expect(len(pages) > 28 and examples > 70, f"{len(pages)} pages, {examples} examples")
        page.check_silence()
        page.size(390, 844)
        for path in ("README.md", "reference.md", "recipes/toast.md"):
            expect(look(page, path)["wide"] <= 0, f"{path} is too wide for a phone.")
        told = page.run("const image = document.querySelector('#main img'); return [image.clientWidth, image.naturalWidth, document.documentElement.clientWidth]")
        expect(told[0] >= min(told[1], 600) > told[2], f"The numbers of a plot can be read on a phone: {told}")
