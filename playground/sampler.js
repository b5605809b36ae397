// Every change is sampled by the server, and what comes back is what the page shows.

import { shownProperty, rowsFor } from './derived.js'
import { settlesBy } from './keyframes.js'
import { merged, read as readAnswer } from './samples.js'
import * as server from './server.js'
import { springQuery } from './springs.js'
import { Turn } from './turn.js'

/** With more tracks than this, only what is in sight is sampled while something is dragged. */
const MANY_TRACKS = 24
const SETTLED = 400
/** After so long people are told that the page waits, and after so long it asks again. */
const WAITING = 800
const PAUSE = { first: 2000, longest: 30_000 }

const ENDLESS = 6
const ENDLESS_MARKS = /"(?:repeatForever":true|cycles":"forever"|iterations":"infinite")|"repeat(?:Count|Duration)":"infinite"/

/** How a document is sampled: one without an end for a while. */
export function sampleQuery(document, text = JSON.stringify(document)) {
  return ENDLESS_MARKS.test(text) ? { end: ENDLESS } : {}
}

export class Sampler {
  #settling = new Map()
  /** How many answers there were to that: with another one, keyframes may arrive at other times. */
  #settled = 0
  #timer = 0
  #retry = 0
  #pause = PAUSE.first

  constructor(store, inSight) {
    this.store = store
    this.inSight = inSight
    this.turn = new Turn((input) => this.#sample(input))
    this.advice = new Turn((input) => this.#advise(input))
    settlesBy((spring) => this.#settles(spring))
    store.show((state, before) => { if (state.version !== before.version) this.#changed(state) })
    this.#changed(store.state)
    window.addEventListener('online', () => store.state.isUnreachable && this.#changed(store.state))
  }

  #changed(state) {
    const count = state.document.tracks?.length ?? 0
    const isLarge = count > MANY_TRACKS && state.samples !== null
    this.turn.ask({ document: state.document, isPart: isLarge, version: state.version })
    clearTimeout(this.#retry)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (isLarge) this.turn.ask({ document: state.document, isPart: false, version: state.version })
      this.advice.ask({ document: state.document, version: state.version })
    }, SETTLED)
  }

  async #sample({ document, isPart, version }) {
    const began = performance.now()
    const timer = setTimeout(() => this.store.set({ isWaiting: true }), WAITING)
    try {
      const text = JSON.stringify(document)
      const long = server.isLong(this.store.state.samples?.duration)
      const answer = await server.sample(text, this.#query(document, text, isPart), long)
      this.#show(readAnswer(answer), isPart, version, performance.now() - began)
    } catch (error) {
      this.#complain(error, version)
    } finally {
      clearTimeout(timer)
      if (this.store.state.isWaiting) this.store.set({ isWaiting: false })
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
    this.#pause = PAUSE.first
    const { state } = this.store
    const read = isPart && state.samples ? merged(state.samples, samples) : samples
    const whole = { ...read, settled: this.#settled }
    this.#tell('problems', [])
    this.store.set({ samples: whole, milliseconds, isUnreachable: false })
  }

  #complain(error, version) {
    if (version !== this.store.state.version) return
    const problems = error instanceof server.Problem
      ? error.errors.map((each) => ({ ...each, pointer: each.pointer ?? '' }))
      : [{ pointer: '', message: 'The server does not answer.' }]
    if (problems.length === 0) problems.push({ pointer: '', message: error.message })
    this.#tell('problems', problems)
    this.store.set({ isUnreachable: server.isPassing(error) })
    if (server.isPassing(error)) this.#askLater()
  }

  /** Asks the same again, each time after twice as long. */
  #askLater() {
    this.#retry = setTimeout(() => this.#changed(this.store.state), this.#pause)
    this.#pause = Math.min(2 * this.#pause, PAUSE.longest)
  }

  /** Puts notes into the state if they are others than those that are there. */
  #tell(name, notes) {
    if (JSON.stringify(notes) !== JSON.stringify(this.store.state[name])) this.store.set({ [name]: notes })
  }

  /** What the server advises. It has none for what it refuses. */
  async #advise({ document, version }) {
    if (this.store.state.problems.length > 0) return this.#tell('advice', [])
    try {
      const { warnings = [] } = await server.validate(document)
      if (version === this.store.state.version) this.#tell('advice', warnings.map((each) => ({ ...each, pointer: each.pointer ?? '' })))
    } catch { if (version === this.store.state.version) this.#tell('advice', []) }
    return undefined
  }

  /** How long a spring takes that says no duration; the server knows, and tells once. */
  #settles(spring) {
    const query = springQuery(spring)
    if (!this.#settling.has(query)) {
      this.#settling.set(query, 1)
      server.spring(query).then((report) => {
        this.#settling.set(query, report.settling.swiftui ?? 1)
        this.#settled += 1
        const { samples } = this.store.state
        this.store.set({ samples: samples && { ...samples, settled: this.#settled } })
      }).catch((error) => {
        // The next samples ask again.
        if (!server.isPassing(error)) return
        this.#settling.delete(query)
        this.#settled += 1
      })
    }
    return this.#settling.get(query)
  }
}
