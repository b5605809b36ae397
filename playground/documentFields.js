// The fields of the document itself, and of the property that the graph shows.

import { removeProperty } from './commands.js'
import { lengthOf, rowsFor, shownProperty } from './derived.js'
import { withRenamed } from './edits.js'
import { element } from './element.js'
import { choice, field, numberInput } from './fields.js'
import { initialOf } from './keyframes.js'
import { pointer, replaced, valueAt } from './pointer.js'
import { alternativeOf, askForms } from './schema.js'
import { adding, memberFields } from './schemaFields.js'
import { valueField } from './valueFields.js'

const ROOTS = { keyframes: ['initial'], animation: ['from', 'to'], phases: [], scene: ['initial'], sequence: ['initial'] }
const NAMES = { initial: 'Start', from: 'From', to: 'To' }

export function documentFields(store, state) {
  const { document } = state
  const put = (member, value) => store.edit(replaced(store.state.document, `/${member}`, value), { key: `document ${member}` })
  const description = element('textarea', { rows: 2, value: document.description ?? '', placeholder: 'What it is for', oninput: (event) => put('description', event.target.value || undefined) })
  return [
    element('div', { class: 'group' }, element('h2', {}, 'Document'),
      field(state, 'Description', description, '/description'), cyclesField(state, document, put), facts(state)),
    propertyFields(store, state), moreFields(store, state),
  ]
}

/** What the page shows elsewhere, or nobody writes. */
const ELSEWHERE = new Set(['kind', 'name', 'description', 'inbetween', 'cycles', 'initial', 'tracks', 'phases', 'events', 'clips', 'from', 'to', 'animation'])

/** All else that the server's schema has for the kind of the document, such as its timing. */
function moreFields(store, state) {
  if (!state.forms) { askForms(store); return null }
  const form = alternativeOf(state.forms, { $ref: '/Document' }, state.document)
  if (form.properties?.kind?.const !== state.document.kind) return null
  const context = { store, state, label: 'Document' }
  const names = Object.keys(form.properties).filter((name) => !ELSEWHERE.has(name))
  const present = names.filter((name) => state.document[name] !== undefined)
  return element('div', { class: 'group' }, element('h2', {}, 'More'),
    present.map((name) => memberFields(context, form, '', name)), adding(context, form, '', names.filter((name) => !present.includes(name))))
}

function cyclesField(state, document, put) {
  if (!['keyframes', 'phases'].includes(document.kind) || document.triggers) return null
  const isForever = document.cycles === 'forever'
  const times = numberInput(isForever ? undefined : document.cycles ?? 1, (next) => next !== undefined && put('cycles', next), { step: 1, min: 0, placeholder: '∞' })
  const kind = choice(isForever ? 'forever' : 'times', [['times', 'times'], ['forever', 'for ever']], (next) => put('cycles', next === 'forever' ? 'forever' : 1), 'Cycles, kind')
  return field(state, 'Cycles', element('div', { class: 'pair' }, times, kind), '/cycles')
}

function facts(state) {
  const { samples, document } = state
  const rows = [
    ['Kind', document.kind],
    ['Duration', samples?.duration === null ? 'no end' : `${lengthOf(state).toFixed(4)} s`],
    ['Properties', rowsFor(state).filter((row) => row.property).length],
  ]
  return element('dl', { class: 'facts' }, rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, String(value ?? '–'))]))
}

/** The property's name; a member such as `offset.y` is called after its property. */
function nameField(store, state, name) {
  const rows = rowsFor(state)
  const rename = (event) => {
    const next = event.target.value.trim()
    if (!next || next === name || rows.some((row) => row.property === next)) { event.target.value = name; return }
    store.edit(withRenamed(store.state.document, name, next))
    store.set({ property: next })
  }
  return field(state, 'Property', element('input', { type: 'text', value: name, spellcheck: 'false', onchange: rename }))
}

function propertyFields(store, state) {
  const name = shownProperty(state)
  if (!name) return element('p', { class: 'hint' }, 'Add a property on the left of the ruler; then put keyframes into its row.')
  const fields = (ROOTS[state.document.kind] ?? []).map((root) => {
    const dot = name.lastIndexOf('.')
    const whole = pointer(root, name)
    const place = valueAt(state.document, whole) !== undefined || dot < 0 ? whole : pointer(root, name.slice(0, dot), name.slice(dot + 1))
    const value = valueAt(state.document, place) ?? (root === 'initial' ? initialOf(state.document, name) : undefined)
    if (value === undefined) return null
    return valueField(state, NAMES[root], name, value, (next) => store.edit(replaced(store.state.document, place, next), { key: place }), place)
  })
  return element('div', { class: 'group' }, element('h2', {}, name), nameField(store, state, name), fields,
    element('div', { class: 'actions' }, element('button', { type: 'button', class: 'button small danger', onclick: () => removeProperty(store, name) }, 'Remove property')))
}
