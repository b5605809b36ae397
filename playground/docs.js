// The documentation: pages of Markdown, named by the fragment of the address.

import { element, refill } from './element.js'
import { asDocument } from './exampleDocument.js'
import { linkText } from './link.js'
import { rendered } from './markdown.js'
import { applyTheme, followSystem, toggleTheme } from './theme.js'

const PAGES = [
  ['Start', [['README.md', 'Overview'], ['playground.md', 'The playground'], ['reference.md', 'Reference'], ['library.md', 'The library'], ['exporting.md', 'To other platforms'], ['importing.md', 'From other tools']]],
  ['Recipes', ['README', 'button-press', 'toast', 'endless-pulse', 'drawer', 'css-linear', 'compositor', 'brand-colours', 'two-turns', 'icon-morph', 'staggered-rows', 'progress-ring', 'scroll', 'blinking-cursor', 'counting-number', 'number-board']
    .map((name) => [`recipes/${name}.md`, name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()).replace('Css', 'CSS').replace('README', 'All of them')])],
  ['Coming from', [['swiftui', 'SwiftUI'], ['uikit', 'UIKit'], ['css', 'CSS'], ['motion', 'Motion'], ['gsap', 'GSAP'], ['lottie', 'Lottie'], ['figma', 'Figma']].map(([name, label]) => [`coming-from/${name}.md`, label])],
  ['Service', [['api/README.md', 'Formats, errors, limits'], ['deploy/README.md', 'Running it'], ['settings.md', 'Settings']]],
]
const part = (id) => document.getElementById(id)

/** The page and the heading that the address names. */
function asked() {
  const [path, heading] = decodeURIComponent(location.hash.slice(1)).split(':')
  return { path: /^[\w./-]+\.md$/.test(path) && !path.includes('..') ? path : 'README.md', heading }
}

/** Where a link of a page leads; null for what is not served here. */
function resolver(path) {
  const inRepository = /^(api|deploy)\//.test(path) ? path : `docs/${path}`
  return (target, isImage) => {
    if (/^https?:\/\//.test(target)) return isImage ? null : target
    if (/^[a-z][a-z0-9+.-]*:/i.test(target) || target.startsWith('//')) return null
    const [file, heading] = target.split('#')
    if (file === '') return `#${path}:${heading}`
    const names = new URL(file, `http://here/${inRepository}`).pathname.slice(1)
    if (isImage) return names.startsWith('docs/') ? `./${names}` : null
    if (!names.endsWith('.md')) return null
    if (names.startsWith('docs/')) return `#${names.slice(5)}${heading ? ':' + heading : ''}`
    return /^(api|deploy)\/README\.md$/.test(names) ? `#${names}${heading ? ':' + heading : ''}` : null
  }
}

let shown = null

async function show() {
  const { path, heading } = asked()
  if (path !== shown) {
    shown = path
    const response = await fetch(`./docs/${path}`)
    const text = response.ok ? await response.text() : '# Not here\n\nThere is no such page. The [overview](README.md) lists all.'
    if (path !== shown) return
    refill(part('main'), rendered(text, resolver(path)))
    document.title = `${part('main').querySelector('h1')?.textContent ?? 'Documentation'} – Inbetween`
    showPages(path)
    showContents(path)
    window.scrollTo(0, 0)
    delete part('main').dataset.isWhole
    part('main').dataset.page = path
    offerExamples().then(() => { if (path === shown) part('main').dataset.isWhole = 'yes' })
  }
  if (heading) document.getElementById(heading)?.scrollIntoView()
}

function showPages(path) {
  refill(part('pages'), PAGES.flatMap(([title, pages]) => [element('h2', {}, title),
    ...pages.map(([file, label]) => element('a', { href: `#${file}`, 'aria-current': file === path ? 'page' : undefined }, label))]))
}

function showContents(path) {
  const headings = [...part('main').querySelectorAll('h2, h3')].slice(0, 400)
  refill(part('contents'), headings.length > 1 ? [element('h2', {}, 'On this page'), ...headings.map((each) => element('a', { href: `#${path}:${each.id}` }, breakable(each.textContent)))] : [])
}

/** Each example that says a document, or a part of one, opens in the playground. */
async function offerExamples() {
  for (const example of part('main').querySelectorAll('.example')) {
    const found = asDocument(example.textContent, example.dataset.language)
    const address = found ? `#d=${await linkText(found)}` : isForeign(example) ? `#i=${await linkText(example.textContent)}` : null
    if (address) example.append(element('a', { class: 'open', href: `./${address}` }, 'Open in the playground'))
  }
}

/** A path may be broken before each of its slashes. */
const breakable = (text) => text.split(/(?=\/)/).flatMap((part, index) => (index > 0 ? [element('wbr'), part] : [part]))

/** Whether an example is a text of another tool, which the playground imports. */
const isForeign = ({ dataset }) => shown === 'importing.md' && ['css', 'json'].includes(dataset.language)

part('theme').addEventListener('click', () => toggleTheme())
applyTheme()
followSystem()
/** On a narrow screen the list of pages is folded away. */
const narrow = window.matchMedia('(max-width: 720px)')
const fold = () => { part('fold').open = !narrow.matches }
narrow.addEventListener('change', fold)
fold()
window.addEventListener('hashchange', () => { if (narrow.matches) fold(); show() })
show()
