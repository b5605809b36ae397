// Every change is sampled by the server, and what comes back is what the page shows.

import { delayOf, durationOf } from './animations.js'
import { shownProperty } from './derived.js'
import { Detail, detailOf } from './detail.js'
import { formedDocument } from './formed.js'
import { arrivals, settlesBy } from './keyframes.js'
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

/** How a document is sampled: one without an end for a while, in which it moves once at least. */
export function sampleQuery(document, text = JSON.stringify(document)) {
  return ENDLESS_MARKS.test(text) ? { end: Math.max(ENDLESS, once(formedDocument(document))) } : {}
}

/** How long a document says that it takes to move once, as far as that is told without the server. */
function once({ tracks = [], phases = [], kind, animation, animations = [] }) {
  const lengths = kind === 'animation' ? [animation, ...animations.map((each) => each.animation)].map((each) => delayOf(each) + durationOf(each))
    : kind === 'phases' ? [phases.reduce((sum, each) => sum + delayOf(each.animation) + durationOf(each.animation), 0)]
      : tracks.map((track) => arrivals(track).at(-1) ?? 0)
  return Math.max(0, ...lengths.filter(Number.isFinite))
}

export class Sampler {
  #settling = new Map()
  /** How many answers there were to that: with another one, keyframes may arrive at other times. */
  #settled = 0
  #timer = 0
  #retry = 0
  #pause = PAUSE.first

  /** `inSight` answers the rows in sight, `width` how wide they are shown. */
  constructor(store, inSight, width) {
    this.store = store
    this.inSight = inSight
    this.detail = new Detail(store, { names: () => this.#namesInSight(), width })
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
    const { opening } = this.store.history
    const timer = setTimeout(() => this.store.set({ isWaiting: true }), WAITING)
    try {
      const text = JSON.stringify(document)
      const query = this.#query(document, text, isPart)
      const { samples } = this.store.state
      const points = server.pointsFor(document.tracks?.length ?? samples?.tracks.size)
      const answer = await server.sample(text, query, server.isLong(query.end ?? (samples ? samples.duration : once(formedDocument(document))), points), points)
      const milliseconds = performance.now() - began
      const detail = await this.detail.along(text)
      // An edit shows the samples before it until its own come; what was opened shows none of another document.
      if (this.store.history.opening === opening) this.#show(readAnswer(answer), isPart, version, milliseconds, detail)
    } catch (error) {
      this.#complain(error, version)
    } finally {
      clearTimeout(timer)
      if (this.store.state.isWaiting) this.store.set({ isWaiting: false })
    }
  }

  #namesInSight() {
    return [...new Set([shownProperty(this.store.state), ...this.inSight().map((row) => row.property)].filter(Boolean))]
  }

  #query(document, text, isPart) {
    const query = sampleQuery(document, text)
    if (!isPart) return query
    const names = this.#namesInSight()
    return names.length > 0 ? { ...query, property: names.join(',') } : query
  }

  #show(samples, isPart, version, milliseconds, detail) {
    if (version < (this.latest ?? 0)) return
    this.latest = version
    this.#pause = PAUSE.first
    const { state } = this.store
    const read = isPart && state.samples ? merged(state.samples, samples) : samples
    const whole = { ...read, version, settled: this.#settled }
    this.#tell('problems', [])
    this.store.set({ samples: whole, detail: detail && detailOf(detail, whole), milliseconds, isUnreachable: false })
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
