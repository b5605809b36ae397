// The playground: one state, and the parts of the page that show it.

import { notify } from './commands.js'
import { EMPTY, EXAMPLES } from './examples.js'
import { helpDialog } from './help.js'
import { acceptDrops, readText, shareClipboard } from './importing.js'
import { listen } from './keys.js'
import { remember } from './library.js'
import { linkedDocument, linkText } from './link.js'
import { Panels } from './panels.js'
import { player } from './player.js'
import { rowsFor } from './derived.js'
import { Sampler } from './sampler.js'
import { Stage } from './stage.js'
import { suiting } from './subjects.js'
import { Store } from './store.js'
import { applyTheme, followSystem } from './theme.js'
import { Timeline } from './timeline.js'
import { Top } from './top.js'
import { tour } from './tour.js'

const LINK_DELAY = 300
const LONGEST_LINK = 60_000

const part = (id) => document.getElementById(id)

async function first() {
  const [, form, text] = /^#([di])=(.+)$/.exec(location.hash) ?? []
  if (location.hash === KEPT) return keptDocument()
  if (form === 'i') return { document: EMPTY.keyframes, foreign: await linkedDocument(text).catch(() => '') }
  if (!text) return { ...EXAMPLES[0], isFirst: true }
  return { document: await followed(text) ?? EXAMPLES[0].document }
}

/** The document of a link; null, and a word of it, where it holds none. */
async function followed(text) {
  const document = await linkedDocument(text).catch(() => null)
  if (typeof document === 'object' && document !== null && !Array.isArray(document)) return document
  notify('The link does not hold a document.')
  return null
}

/** In place of a link that is too long: the window keeps the document, for a reload and for going back. */
const KEPT = '#kept'
const KEY = 'inbetween.document'

function keep(document) {
  try { sessionStorage.setItem(KEY, JSON.stringify(document)) } catch {
    try { sessionStorage.removeItem(KEY) } catch { /* Then it holds nothing. */ }
    notify('The document is too long for the address, and the browser does not keep it: save or download it before you leave.')
  }
}

function keptDocument() {
  try {
    const text = sessionStorage.getItem(KEY)
    if (text) return { document: JSON.parse(text) }
  } catch { /* It is not there. */ }
  notify('The document was too long for the address, and this window does not have it.')
  return EXAMPLES[0]
}

/** Keeps the document in the address, so that a reload or a copy of it brings it back. */
function keepLink(store) {
  let timer = 0
  let written = location.hash
  store.show((state, before) => {
    if (state.document === before.document) return
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const text = `#d=${await linkText(state.document)}`
      if (state.document !== store.state.document) return
      written = text.length > LONGEST_LINK ? KEPT : text
      if (written === KEPT) keep(state.document)
      history.replaceState(null, '', written)
    }, LINK_DELAY)
  })
  window.addEventListener('hashchange', async () => {
    if (location.hash === written || !location.hash.startsWith('#d=')) return
    const document = await followed(location.hash.slice('#d='.length))
    if (!document) return
    store.open(document)
  })
}

/** The first link goes to the timeline and leaves the address alone, which holds the document. */
function skipTo(node) {
  document.querySelector('.skip').addEventListener('click', (event) => {
    event.preventDefault()
    node.focus()
  })
}

/** Shows the whole length of what was opened, once its samples are there. */
function fitOpened(store, timeline) {
  store.show((state, before) => {
    if (!store.shouldFit || !state.samples || state.samples === before.samples) return
    store.shouldFit = false
    timeline.fit()
  })
}

async function start() {
  applyTheme()
  const { document: opened, subject, isFirst, foreign } = await first()
  const store = new Store(opened)
  store.lastKind = 'cubic'
  store.shouldFit = true
  store.set({ subject: subject ?? suiting(opened), theme: document.documentElement.dataset.theme })
  followSystem(store)
  const guide = tour()
  const showHelp = helpDialog()
  new Top(part('top'), store, { showHelp, showTour: guide.start, save: () => panels.panels.library.saveOrAsk() })
  const timeline = new Timeline(part('timeline'), store)
  new Stage(part('stage'), store)
  const panels = new Panels(part('side'), store)
  new Sampler(store, () => timeline.lanes.inSight(rowsFor(store.state)), () => timeline.lanes.width)
  remember(store)
  panels.panels.library.resume()
  player(store)
  fitOpened(store, timeline)
  keepLink(store)
  skipTo(part('timeline'))
  acceptDrops(store, document.body)
  shareClipboard(store)
  listen({ store, timeline, panels, showHelp, root: document.body })
  if (foreign) readText(store, foreign)
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isFirst && !isCalm) store.set({ isPlaying: true })
  if (isFirst && guide.isNew) setTimeout(guide.start, 400)
  window.inbetween = { store }
}

start()
