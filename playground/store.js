// The state of the page: plain values in one object. Whoever shows some of it is called before the next
// frame after a change.

import * as history from './history.js'

export class Store {
  #views = []
  #isDrawing = false
  /** What the views have last seen; nothing at first. */
  #before = {}

  constructor(document) {
    this.history = history.begun(document)
    this.state = {
      document, samples: null, detail: null, milliseconds: null, problems: [], advice: [], isUnreachable: false, isWaiting: false,
      selection: [], property: null, time: 0, isPlaying: false, isLooping: true, rate: 1,
      view: { start: 0, scale: 300 }, isSnapping: true, subject: 'card', picture: null, hasOnion: false,
      tab: 'inspect', compared: null, top: 0, saved: null, conflict: null, version: 0, forms: null, sought: null,
    }
  }

  /** Calls `draw` with the state and the one before it, now and after changes. */
  show(draw) { this.#views.push(draw) }

  set(patch) {
    if ('saved' in patch) this.history.opening.saved = patch.saved
    this.#before ??= this.state
    this.state = { ...this.state, ...patch }
    if (this.#isDrawing) return
    this.#isDrawing = true
    requestAnimationFrame(() => this.draw())
  }

  draw() {
    this.#isDrawing = false
    const before = this.#before ?? this.state
    this.#before = null
    for (const view of this.#views) {
      // A view that fails is told of on the console, and keeps no other from drawing.
      try { view(this.state, before) } catch (error) { reportError(error) }
    }
  }

  /** Puts another document in place. Edits with one key are one step of undo. */
  edit(document, { key = null, selection } = {}) {
    this.history = history.edited(this.history, document, key)
    this.#present(selection ? { selection } : {})
  }

  /** Puts a document in place that is not an edit of this one, to be seen in its whole length. */
  open(document, patch = {}) {
    this.history = history.opened(this.history, document)
    this.#begin({ saved: null, ...patch })
  }

  #begin(patch) {
    this.shouldFit = true
    this.#present({ selection: [], property: null, time: 0, samples: null, advice: [], problems: [], conflict: null, ...patch })
  }

  undo() { this.#travel(history.undone(this.history)) }
  redo() { this.#travel(history.redone(this.history)) }

  #travel(next) {
    if (!next) return
    const { opening } = this.history
    this.history = next
    // What was opened before has the name that it had in the library, if any.
    if (next.opening === opening) this.#present({})
    else this.#begin({ saved: next.opening.saved ?? null })
  }

  #present(patch) {
    this.set({ document: this.history.present, version: this.state.version + 1, ...patch })
  }
}
