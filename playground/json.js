// The document as it is written. What is typed here counts as soon as it is JSON.

import { element } from './element.js'

export class JSONPanel {
  constructor(store) {
    this.store = store
    this.area = element('textarea', { class: 'json', spellcheck: 'false', 'aria-label': 'Document as JSON', oninput: () => this.#read(), onblur: () => this.draw(store.state, {}) })
    this.word = element('p', { class: 'hint', role: 'status' })
    this.list = element('div', { class: 'group' })
    this.node = element('div', { class: 'panel' }, this.area, this.word, this.list)
  }

  draw(state, before) {
    if (state.document !== before.document && document.activeElement !== this.area) {
      this.area.value = JSON.stringify(state.document, null, 2)
      this.word.textContent = ''
      this.area.removeAttribute('aria-invalid')
    }
    if (state.problems !== before.problems) {
      this.list.replaceChildren(...state.problems.map((each) => element('p', { class: 'message error' }, each.message, element('code', {}, each.pointer ?? ''))))
    }
  }

  #read() {
    try {
      const value = JSON.parse(this.area.value)
      if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('A document is an object.')
      this.store.edit(value, { key: 'typed JSON', selection: [] })
      this.area.removeAttribute('aria-invalid')
      this.word.textContent = ''
    } catch (error) {
      this.area.setAttribute('aria-invalid', 'true')
      this.word.textContent = error.message
    }
  }
}
