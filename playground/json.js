// The document as it is written. What is typed here counts as soon as it is JSON.

import { said } from './derived.js'
import { element } from './element.js'
import { errorPlace, placeIn } from './jsonPlace.js'

export class JSONPanel {
  #sought = null

  constructor(store) {
    this.store = store
    this.area = element('textarea', { class: 'json', spellcheck: 'false', 'aria-label': 'Document as JSON', oninput: () => this.#read(), onblur: () => this.#write(store.state) })
    this.word = element('div', { role: 'status', hidden: true })
    this.list = element('div', { class: 'group' })
    this.node = element('div', { class: 'panel' }, this.area, this.word, this.list)
  }

  draw(state, before) {
    if (state.document !== this.document && document.activeElement !== this.area) {
      this.#complain(null)
      this.#write(state)
    }
    if (state.problems !== before.problems) {
      this.list.replaceChildren(...state.problems.map((each) => line(said(each), each.pointer, () => this.#select(placeIn(this.area.value, each.pointer)))))
    }
    if (state.sought === this.#sought) return
    this.#sought = state.sought
    requestAnimationFrame(() => this.#select(placeIn(this.area.value, state.sought.pointer)))
  }

  /** Writes the document anew; what is no JSON yet stays until another document is there. */
  #write(state) {
    if (this.area.hasAttribute('aria-invalid')) return
    this.document = state.document
    this.area.value = JSON.stringify(state.document, null, 2)
  }

  /** Says why what is written is no document yet; what was wrong with the last one stands there no longer. */
  #complain(message) {
    this.word.hidden = message === null
    this.list.hidden = message !== null
    if (message === null) return this.area.removeAttribute('aria-invalid')
    this.area.setAttribute('aria-invalid', 'true')
    const place = errorPlace(message, this.area.value)
    return this.word.replaceChildren(line(message, null, () => place !== null && this.#select([place, place + 1])))
  }

  #read() {
    try {
      const value = JSON.parse(this.area.value)
      if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('A document is an object.')
      this.store.edit(value, { key: 'typed JSON', selection: [] })
      this.document = this.store.state.document
      this.#complain(null)
    } catch (error) { this.#complain(error.message) }
  }

  /** Selects a part of the text, in the middle of what can be seen of it. */
  #select([start, end]) {
    const { area } = this
    const share = area.value.slice(0, start).split('\n').length / area.value.split('\n').length
    area.focus()
    area.setSelectionRange(start, end)
    area.scrollTop = share * area.scrollHeight - area.clientHeight / 2
    area.scrollIntoView({ block: 'nearest' })
  }
}

/** What is wrong, as a button that leads to its place. */
const line = (text, pointer, onclick) =>
  element('button', { type: 'button', class: 'message error', onclick }, text, pointer ? element('code', {}, pointer) : null)
