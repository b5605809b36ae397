// The playground: one state, and the parts of the page that show it.

import { addressed, keepAddress } from './address.js'
import { EXAMPLES } from './examples.js'
import { helpDialog } from './help.js'
import { acceptDrops, readText, shareClipboard } from './importing.js'
import { listen } from './keys.js'
import { remember } from './library.js'
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

const part = (id) => document.getElementById(id)

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
  const { document: opened, subject, isFirst, foreign, isAhead } = await addressed() ?? { ...EXAMPLES[0], isFirst: true }
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
  keepAddress(store, isAhead)
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
