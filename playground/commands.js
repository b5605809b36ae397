// What buttons and keys do: each is a function of the store.

import { fitted } from './axis.js'
import { itemsFor, lengthOf, rowsFor, shownProperty } from './derived.js'
import * as edits from './edits.js'
import { element, refill } from './element.js'
import * as keyframes from './keyframes.js'
import { components, stepFor } from './values.js'
import { componentsOf, valuesAt } from './samples.js'

/** Adds what the kind of the document has: a keyframe, an event, a phase. */
export function addKeyframe(store, property, time = store.state.time) {
  const { document } = store.state
  if (document.kind === 'phases') return addPhase(store)
  if (document.kind === 'scene') return chosen(store, edits.withEvent(document, time))
  if (document.kind !== 'keyframes') return notify('Only keyframes, phases and scenes take more of them. Drag the end, or edit the animation.')
  const name = property ?? shownProperty(store.state)
  if (!name) return notify('Add a property first.')
  return chosen(store, keyframes.added(document, name, time, { type: store.lastKind, numbers: numbersAt(store.state, name, time) }), name)
}

function addPhase(store) { return chosen(store, edits.withPhase(store.state.document)) }

function chosen(store, { document, id }, property = store.state.property) {
  store.edit(document, { selection: [id] })
  store.set({ property, tab: 'inspect' })
  return id
}

/** The numbers that a property shows at a time, if it has as many as its value. */
function numbersAt(state, property, time) {
  const names = componentsOf(state.samples, property)
  const first = keyframes.initialOf(state.document, property)
  if (first === undefined || names.length !== components(first).length) return undefined
  return Object.values(valuesAt(state.samples, property, time))
}

export function addProperty(store, name) {
  const clean = name.trim()
  const existing = rowsFor(store.state).some((row) => row.property === clean)
  if (!clean || existing) return notify(existing ? `There is a property "${clean}" already.` : 'Give the property a name.')
  const next = edits.withProperty(store.state.document, clean)
  if (!next) return notify('A sequence gets its properties from its clips.')
  store.edit(next, { selection: [] })
  return store.set({ property: clean })
}

export function removeProperty(store, name) {
  store.edit(edits.withoutProperty(store.state.document, name), { selection: [] })
  store.set({ property: null })
}

export function removeSelection(store) {
  const { document, selection } = store.state
  if (selection.length > 0) store.edit(edits.removed(document, selection), { selection: [] })
}

export function selectAll(store) {
  store.set({ selection: itemsFor(store.state).values().filter((item) => item.kind !== 'start').map((item) => item.id) })
}

/** Moves the selection by a number of frames of the fine grid. */
export function nudgeTime(store, seconds) {
  const { document, selection } = store.state
  store.edit(edits.movedInTime(document, rowsFor(store.state), selection, seconds), { key: `nudge ${selection.join()}` })
}

export function nudgeValue(store, steps) {
  const { document, selection } = store.state
  const items = selection.map((id) => itemsFor(store.state).get(id)).filter((item) => item && components(item.value).length > 0)
  const next = items.reduce((result, item) => {
    const { name, value } = components(item.value).at(-1)
    return edits.withValue(result, item.id, name, value + steps * stepFor(item.property, item.value))
  }, document)
  store.edit(next, { key: `nudge value ${selection.join()}` })
}

export function fit(store, width) {
  store.set({ view: fitted(lengthOf(store.state), width) })
}

let timer = 0
/** How long a word stays, in milliseconds: a long one longer, for each of its letters. */
const [SHORTEST, LETTER] = [5000, 70]

/** Says something for a moment. */
export function notify(text) {
  const place = window.document.getElementById('notice')
  refill(place, element('p', {}, text))
  clearTimeout(timer)
  timer = setTimeout(() => refill(place), Math.max(SHORTEST, text.length * LETTER))
}
