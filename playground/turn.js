// Questions that overtake each other: one is under way, the newest waits, what lies between is dropped.
//
// Aborting the one under way at every move of a drag would mean that no answer ever arrives.

export class Turn {
  #running = false
  #waiting = null

  /** `work` answers a promise. It is called with the newest input, never twice at one time. */
  constructor(work) { this.work = work }

  async ask(input) {
    this.#waiting = { input }
    if (this.#running) return
    this.#running = true
    while (this.#waiting) {
      const { input: newest } = this.#waiting
      this.#waiting = null
      await this.work(newest, () => this.#waiting === null)
    }
    this.#running = false
  }
}
