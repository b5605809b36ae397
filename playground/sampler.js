// Every change is sampled by the server, and what comes back is what the page shows.

import { shownProperty, rowsFor } from './derived.js'
import { settlesBy } from './keyframes.js'
import { merged, read } from './samples.js'
import * as server from './server.js'
import { springQuery } from './springs.js'
import { Turn } from './turn.js'

/** With more tracks than this, only what is in sight is sampled while something is dragged. */
const MANY_TRACKS = 24
const SETTLED = 400

const ENDLESS = 6
const ENDLESS_MARKS = /"(?:repeatForever":true|cycles":"forever"|iterations":"infinite")|"repeat(?:Count|Duration)":"infinite"/

/** How a document is sampled: one without an end for a while. */
export function sampleQuery(document, text = JSON.stringify(document)) {
  return { fps: 60, ...(ENDLESS_MARKS.test(text) && { end: ENDLESS }) }
}

export class Sampler {
  #settling = new Map()
  #timer = 0

  constructor(store, inSight) {
    this.store = store
    this.inSight = inSight
    this.turn = new Turn((input) => this.#sample(input))
    this.advice = new Turn((input) => this.#advise(input))
    settlesBy((spring) => this.#settles(spring))
    store.show((state, before) => { if (state.version !== before.version) this.#changed(state) })
    this.#changed(store.state)
  }

  #changed(state) {
    const count = state.document.tracks?.length ?? 0
    const isLarge = count > MANY_TRACKS && state.samples !== null
    this.turn.ask({ document: state.document, isPart: isLarge, version: state.version })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (isLarge) this.turn.ask({ document: state.document, isPart: false, version: state.version })
      this.advice.ask({ document: state.document, version: state.version })
    }, SETTLED)
  }

  async #sample({ document, isPart, version }) {
    const began = performance.now()
    try {
      const text = JSON.stringify(document)
      const answer = await server.sample(text, this.#query(document, text, isPart))
      this.#show(read(answer), isPart, version, performance.now() - began)
    } catch (error) {
      this.#complain(error, version)
    }
  }

  #query(document, text, isPart) {
    const query = sampleQuery(document, text)
    if (!isPart) return query
    const { state } = this.store
    const names = new Set([shownProperty(state), ...this.inSight().map((row) => row.property)].filter(Boolean))
    return names.size > 0 ? { ...query, property: [...names].join(',') } : query
  }

  #show(samples, isPart, version, milliseconds) {
    if (version < (this.latest ?? 0)) return
    this.latest = version
    const { state } = this.store
    const whole = isPart && state.samples ? merged(state.samples, samples) : samples
    this.store.set({ samples: whole, milliseconds, problems: [], isUnreachable: false })
  }

  #complain(error, version) {
    if (version !== this.store.state.version) return
    const problems = error instanceof server.Problem
      ? error.errors.map((each) => ({ ...each, pointer: each.pointer ?? '' }))
      : [{ pointer: '', message: 'The server does not answer.' }]
    if (problems.length === 0) problems.push({ pointer: '', message: error.message })
    this.store.set({ problems, isUnreachable: !(error instanceof server.Problem) })
  }

  /** What the server advises. It has none for what it refuses. */
  async #advise({ document, version }) {
    if (this.store.state.problems.length > 0) return this.store.set({ advice: [] })
    try {
      const { warnings = [] } = await server.validate(document)
      if (version === this.store.state.version) this.store.set({ advice: warnings.map((each) => ({ ...each, pointer: each.pointer ?? '' })) })
    } catch { if (version === this.store.state.version) this.store.set({ advice: [] }) }
    return undefined
  }

  /** How long a spring takes that says no duration; the server knows, and tells once. */
  #settles(spring) {
    const query = springQuery(spring)
    if (!this.#settling.has(query)) {
      this.#settling.set(query, 1)
      server.spring(query).then((report) => {
        this.#settling.set(query, report.settling.swiftui ?? 1)
        this.store.set({ samples: this.store.state.samples ? { ...this.store.state.samples } : null })
      }).catch(() => {})
    }
    return this.#settling.get(query)
  }
}
