// The document as it is written. What is typed here counts as soon as it is JSON.

import { said } from './derived.js'
import { element } from './element.js'

export class JSONPanel {
  constructor(store) {
    this.store = store
    this.area = element('textarea', { class: 'json', spellcheck: 'false', 'aria-label': 'Document as JSON', oninput: () => this.#read(), onblur: () => this.draw(store.state, {}) })
    this.word = element('p', { class: 'message error', role: 'status', hidden: true })
    this.list = element('div', { class: 'group' })
    this.node = element('div', { class: 'panel' }, this.area, this.word, this.list)
  }

  draw(state, before) {
    if (state.document !== before.document && document.activeElement !== this.area) {
      this.area.value = JSON.stringify(state.document, null, 2)
      this.#complain(null)
    }
    if (state.problems !== before.problems) {
      this.list.replaceChildren(...state.problems.map((each) => element('p', { class: 'message error' }, said(each), element('code', {}, each.pointer ?? ''))))
    }
  }

  /** Says why what is written is no document yet; what was wrong with the last one stands there no longer. */
  #complain(message) {
    this.word.textContent = message ?? ''
    this.word.hidden = message === null
    this.list.hidden = message !== null
    if (message === null) this.area.removeAttribute('aria-invalid')
    else this.area.setAttribute('aria-invalid', 'true')
  }

  #read() {
    try {
      const value = JSON.parse(this.area.value)
      if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('A document is an object.')
      this.store.edit(value, { key: 'typed JSON', selection: [] })
      this.#complain(null)
    } catch (error) { this.#complain(error.message) }
  }
}
