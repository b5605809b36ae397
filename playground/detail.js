// What is in sight, sampled as finely as the screen shows it, where the samples of the whole are coarser.

import { toTime } from './axis.js'
import { componentsOf, read } from './samples.js'
import * as server from './server.js'
import { Turn } from './turn.js'

/** So many pixels may lie between two samples before the eye sees the corners. */
const COARSE = 3
/** How long a view has to stay before it is sampled anew, in milliseconds. */
const REST = 150
/** A document of more letters is sampled in its parts only once it rests. */
const LONG_TEXT = 100_000
const MOST = 3000
const LOOKED_AT = ['view', 'samples', 'property', 'top']

/** Where a view looks, and half as far beyond both edges. */
function around(view, width) {
  const [start, end] = [toTime(view, 0), toTime(view, width)]
  const margin = (end - start) / 2
  return { start: Math.max(0, start - margin), end: end + margin }
}

/** The grid that a view of some samples needs; null where they are fine enough. */
export function fineGrid(view, width, samples) {
  const spacing = samples.times.length > 1 ? samples.times[1] - samples.times[0] : 0
  if (width <= 0 || spacing * view.scale <= COARSE) return null
  const { start, end } = around(view, width)
  return { start, end, count: Math.min(MOST, Math.ceil((end - start) * view.scale)) + 1 }
}

/** The finest samples of a property that reach over all that a view of some width shows. */
export function finest({ detail, samples, view }, width, property) {
  const isWhole = detail && property && detail.of === samples?.times && componentsOf(detail.samples, property).length > 0 &&
    detail.start <= Math.max(0, toTime(view, 0)) && detail.end >= toTime(view, width)
  return isWhole ? detail.samples : samples
}

export class Detail {
  #timer = 0

  /** `names` answers the properties in sight, `width` how wide they are shown. */
  constructor(store, { names, width }) {
    Object.assign(this, { store, names, width })
    this.turn = new Turn(() => this.#ask())
    store.show((state, before) => { if (LOOKED_AT.some((name) => state[name] !== before[name])) this.#look() })
  }

  /** The detail of a document whose samples are on their way, if those will be too coarse. */
  async along(text) {
    const { samples, view } = this.store.state
    const grid = samples && text.length <= LONG_TEXT ? fineGrid(view, this.width(), samples) : null
    return grid && this.#asked(text, grid)
  }

  #look() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => { if (this.#isWanted()) this.turn.ask() }, REST)
  }

  /** Samples of an older document have no detail. */
  #isWanted() {
    const { state } = this.store
    if (!state.samples || state.samples.version !== state.version) return false
    const width = this.width()
    return this.names().some((name) => fineGrid(state.view, width, finest(state, width, name)) !== null)
  }

  async #ask() {
    // While it waited for its turn, another document may have been opened.
    const { document, samples, view } = this.store.state
    if (!samples) return
    const detail = await this.#asked(JSON.stringify(document), fineGrid(view, this.width(), samples))
    if (detail && this.store.state.samples === samples) this.store.set({ detail: detailOf(detail, samples) })
  }

  /** Nothing where the server does not answer, or refuses: what is there stays. */
  async #asked(text, grid) {
    const names = this.names()
    if (!grid || names.length === 0) return null
    try { return { ...grid, samples: read(await server.sampled(text, { ...grid, property: names.join(',') })) } } catch { return null }
  }
}

/** Detail of some samples; after their end nothing is shown. */
export function detailOf(detail, { times }) {
  const { samples } = detail
  const count = samples.times.findLastIndex((time) => time <= times.at(-1)) + 1
  return { ...detail, of: times, samples: { ...samples, times: samples.times.slice(0, count) } }
}
