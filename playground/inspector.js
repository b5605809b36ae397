// The inspector: fields of what is selected, or of the document.

import { animationFields } from './animationFields.js'
import { removeProperty, removeSelection } from './commands.js'
import { itemsFor, noteAt, said, shownProperty } from './derived.js'
import { documentFields } from './documentFields.js'
import { isDragging } from './drag.js'
import { element, refill, refillChanged } from './element.js'
import { eventFields } from './eventFields.js'
import { field } from './fields.js'
import { keyframeFields } from './keyframeFields.js'
import { isWithin, replaced, steps, valueAt } from './pointer.js'
import { animationPlace } from './tangents.js'
import { valueField } from './valueFields.js'

const PACE = 150
const MANY = 40
/** So much advice is shown before the rest is folded away. */
const SHOWN = 3

export class Inspector {
  constructor(store) {
    this.store = store
    this.node = element('div', { class: 'panel', onpointerdown: (event) => this.#press(event), onscroll: () => { this.scrolled = this.node.scrollTop }, onfocusout: () => setTimeout(() => this.isStale && this.draw(store.state, {})) })
  }

  draw(state, before) {
    const isSame = ['document', 'selection', 'problems', 'advice', 'property', 'forms'].every((name) => state[name] === before[name])
    // Samples change what is said of the document, and, when a spring's length has been told, times.
    const isSampled = state.selection.length === 0 ? state.samples === before.samples : state.samples?.settled === before.samples?.settled
    if (isSame && isSampled) return undefined
    // What is being pressed must still be there when it is let go.
    if (this.isPressed) { this.isStale = true; return undefined }
    const focused = this.node.contains(document.activeElement) ? document.activeElement : null
    if (focused?.matches('input, textarea') && state.selection === this.shown?.[1]) {
      this.isStale = true
      return this.#note(state)
    }
    // A drag makes many edits: the fields follow it a few times a second, very many of them once it is over.
    const isSoon = isDragging() && (this.#isLong || performance.now() - (this.drawn ?? 0) < PACE)
    clearTimeout(this.timer)
    if (isSoon) { this.timer = setTimeout(() => this.draw(this.store.state, {}), PACE); return undefined }
    this.drawn = performance.now()
    this.isStale = false
    const shown = [state.document, state.selection, shownProperty(state)]
    const isOfSame = shown.every((part, index) => part === this.shown?.[index])
    this.shown = shown
    const groups = [this.#notes(state), this.#groups(state)].flat(Infinity).filter(Boolean)
    // Only what is about the same may stay: controls remember what they were drawn for.
    if (isOfSame) refillChanged(this.node, groups)
    else refill(this.node, groups)
    if (this.scrolled) this.node.scrollTop = this.scrolled
    this.#refocus(focused)
    return undefined
  }

  get #isLong() { return this.node.querySelectorAll('.field').length > MANY }

  /** Puts the focus on what took the place of the button or choice that had it. */
  #refocus(focused) {
    if (!focused || this.node.contains(focused)) return
    const nameOf = (node) => node.id || node.getAttribute('aria-label') || node.textContent
    const all = [...this.node.querySelectorAll('button, select')]
    all.find((each) => each.tagName === focused.tagName && nameOf(each) === nameOf(focused))?.focus()
  }

  #press(event) {
    // The list of a choice is the system's: where it is let go is not told.
    if (event.target.closest('select')) return
    this.isPressed = true
    window.addEventListener('pointerup', () => setTimeout(() => {
      this.isPressed = false
      if (this.isStale) this.draw(this.store.state, {})
    }), { once: true })
  }

  /** Tells problems beside fields that stay as they are because someone types in them. */
  #note(state) {
    for (const row of this.node.querySelectorAll('.field[data-place]')) {
      const note = noteAt(state.problems, row.dataset.place)
      const input = row.querySelector('input, select, textarea')
      row.querySelector(':scope > .complaint')?.remove()
      if (!note) { input?.removeAttribute('aria-invalid'); continue }
      input?.setAttribute('aria-invalid', 'true')
      row.append(element('p', { class: 'complaint' }, said(note)))
    }
  }

  /** Every problem, and advice on what is selected before that on the rest; a click leads to its place. */
  #notes(state) {
    const line = (note, kind) => element('button', { type: 'button', class: `message ${kind}`, onclick: () => goTo(this.store, note.pointer) },
      said(note), note.pointer ? element('code', {}, note.pointer) : null)
    const isNear = ({ pointer }) => state.selection.length === 0 || state.selection.some((id) => isWithin(pointer, id))
    const near = state.advice.filter(isNear).slice(0, SHOWN)
    const far = state.advice.filter((each) => !near.includes(each))
    const all = [...state.problems.map((each) => line(each, 'error')), ...near.map((each) => line(each, 'mild'))]
    if (far.length > 0) all.push(element('details', { class: 'more-advice' }, element('summary', {}, `More advice (${far.length})`), far.map((each) => line(each, 'mild'))))
    return all.length > 0 ? element('div', { class: 'group', 'aria-label': 'Problems and advice', role: 'region' }, all) : null
  }

  #groups(state) {
    const { store } = this
    const ids = state.selection.filter((id) => valueAt(state.document, id) !== undefined)
    if (ids.length === 0) return documentFields(store, state)
    if (ids.length > 1) return this.#many(state, ids)
    const [id] = ids
    const root = steps(id)
    if (!isObject(valueAt(state.document, id))) return this.#value(state, id)
    if (root[0] === 'tracks') return keyframeFields(store, state, id)
    if (root[0] === 'animation' || root[0] === 'animations') return [animationFields(store, state, id.endsWith('/animation') || id === '/animation' ? id : `${id}/animation`, 'Animation')]
    if (root[0] === 'phases' && root.length === 2) return this.#phase(state, id)
    if (root[0] === 'events' && root.length === 2) return eventFields(this.store, state, id)
    return this.#value(state, id)
  }

  #many(state, ids) {
    return [element('div', { class: 'group' }, element('h2', {}, `${ids.length} selected`),
      element('p', { class: 'hint' }, 'Drag one of them, or use the arrow keys, and all move together.'), this.#removal('Delete all'))]
  }

  #removal(label) {
    return element('div', { class: 'actions' }, element('button', { type: 'button', class: 'button small danger', onclick: () => removeSelection(this.store) }, label))
  }

  #value(state, id) {
    const item = itemsFor(state).get(id)
    const place = item ? animationPlace(state.document, item) : null
    const edit = (value) => this.store.edit(replaced(this.store.state.document, id, value), { key: `value ${id}` })
    return [
      element('div', { class: 'group' }, element('h2', {}, item?.label ?? id), valueField(state, 'Value', item?.property ?? '', valueAt(state.document, id), edit, id)),
      place ? animationFields(this.store, state, place, 'Animation') : null,
      element('div', { class: 'actions' }, element('button', { type: 'button', class: 'button small danger', onclick: () => removeProperty(this.store, item?.property ?? shownProperty(state)) }, 'Remove property')),
    ]
  }

  #values(state, place, title) {
    const values = valueAt(state.document, place) ?? {}
    return element('div', { class: 'group' }, element('h2', {}, title), Object.entries(values).map(([name, value]) =>
      valueField(state, name, name, value, (next) => this.store.edit(replaced(this.store.state.document, `${place}/${name.replaceAll('/', '~1')}`, next), { key: `${place} ${name}` }), `${place}/${name}`)))
  }

  #phase(state, id) {
    const phase = valueAt(state.document, id)
    const name = element('input', { type: 'text', value: phase.name ?? '', oninput: (event) => this.store.edit(replaced(this.store.state.document, `${id}/name`, event.target.value || undefined), { key: `name ${id}` }) })
    return [
      element('div', { class: 'group' }, element('h2', {}, 'Phase', element('span', { class: 'pointer' }, id)), field(state, 'Name', name, `${id}/name`)),
      this.#values(state, `${id}/values`, 'Values'), animationFields(this.store, state, `${id}/animation`, 'Animation into it'), this.#removal('Delete phase')]
  }
}

const isObject = (value) => typeof value === 'object' && value !== null

/** Selects what a pointer leads to: the nearest thing with a handle, else its place in the document's text. */
export function goTo(store, text) {
  const items = itemsFor(store.state)
  for (let place = text; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
    const item = items.get(place)
    if (item) return store.set({ selection: [place], property: item.property ?? store.state.property, tab: 'inspect' })
  }
  return store.set({ tab: 'json', sought: { pointer: text } })
}
