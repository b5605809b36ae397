// Fields for any part of a document, made from the schema that the server has for it.

import { animationFields } from './animationFields.js'
import { rowsFor } from './derived.js'
import { element, iconButton } from './element.js'
import { choice, field, numberInput } from './fields.js'
import { jsonControl } from './jsonField.js'
import { pointer, replaced, valueAt } from './pointer.js'
import { alternativeOf, alternatives, beginning, inWords, nameOf, resolved, tellingMember, withRequired } from './schema.js'
import { valueField } from './valueFields.js'

/** The fields of what is at a place. `context` has the store, the state and the label. */
export function schemaFields(context, schema, place) {
  const { state, label } = context
  const value = valueAt(state.document, place)
  const name = nameOf(schema) ?? nameOf(resolved(state.forms, schema).oneOf?.[0])
  if (name === 'Values') return valuesFields(context, place)
  if (name === 'Animation') return animationFields(context.store, state, place, label)
  if (name === 'Value') return valueField(state, label, label, value, (next) => put(context, place, next), place)
  const form = alternativeOf(state.forms, schema, value)
  return form.properties ? objectFields(context, schema, form, place) : plainField(context, schema, form, place)
}

function put({ store }, place, value) {
  store.edit(replaced(store.state.document, place, value), { key: `put ${place}` })
}

/** A text, a number, yes or no, one of some names; anything else as JSON. */
function plainField(context, schema, form, place) {
  const { state, label, isOptional } = context
  const value = valueAt(state.document, place)
  const write = (next) => put(context, place, next)
  const names = alternatives(state.forms, schema).flatMap((each) => each.enum ?? [])
  const kind = tellingMember(alternatives(state.forms, schema))
  if (names.length > 0 && (kind || form.enum)) return kindField(context, schema, place, kind, names)
  if (form.type === 'boolean') return field(state, label, choice(String(value), [['true', 'yes'], ['false', 'no']], (next) => write(next === 'true')), place)
  const word = alternatives(state.forms, schema).map((each) => each.const).find((each) => typeof each === 'string')
  if (word) return field(state, label, numberOrWord(label, value, word, write), place)
  if (form.type === 'number' || form.type === 'integer') return field(state, label, numberInput(value, (next) => (next !== undefined || isOptional) && write(next), { step: 0.05, placeholder: isOptional ? 'default' : undefined }), place)
  if (form.type === 'string' && typeof value === 'string') return field(state, label, element('input', { type: 'text', value, spellcheck: 'false', oninput: (event) => write(event.target.value) }), place)
  return field(state, label, jsonControl(value, write), place)
}

/** A number, or the one word that may stand in its place, such as `infinite`. */
function numberOrWord(label, value, word, write) {
  const isWord = value === word
  return element('div', { class: 'pair' }, numberInput(isWord ? undefined : value, (next) => next !== undefined && write(next), { step: 1, placeholder: isWord ? '∞' : undefined }),
    choice(isWord ? word : 'number', [['number', 'times'], [word, word]], (next) => write(next === word ? word : 1), `${label}, kind`))
}

/** The choice among names, and among objects that are told apart by one member. */
function kindField(context, schema, place, kind, names) {
  const { state, label } = context
  const value = valueAt(state.document, place)
  const objects = kind ? alternatives(state.forms, schema).filter((each) => each.properties) : []
  const all = [...new Set([...names, ...objects.map((each) => each.properties[kind].const)])]
  const change = (next) => {
    const form = objects.find((each) => each.properties[kind].const === next)
    const isBare = names.includes(next) && (!form || form.required.length <= 1)
    put(context, place, isBare ? next : withRequired(state.forms, form, valueAt(context.store.state.document, place) ?? {}))
  }
  return field(state, label, choice(typeof value === 'string' ? value : value?.[kind], all.map((each) => [each, inWords(each)]), change), kind && typeof value !== 'string' ? `${place}/${kind}` : place)
}

function objectFields(context, schema, form, place) {
  const { state } = context
  const all = alternatives(state.forms, schema)
  const kind = tellingMember(all)
  const names = all.flatMap((each) => each.enum ?? [])
  const value = valueAt(state.document, place)
  const members = Object.keys(form.properties).filter((name) => name !== kind)
  const present = members.filter((name) => value?.[name] !== undefined || form.required?.includes(name))
  return element('div', { class: 'group part' }, element('h3', { title: form.description }, context.label, context.isOptional ? removal(context, place) : null),
    kind ? kindField({ ...context, label: inWords(kind) }, schema, place, kind, names) : formField(context, all, form, place),
    present.map((name) => memberFields(context, form, place, name)),
    adding(context, form, place, members.filter((name) => !present.includes(name))))
}

/** The choice among objects that only their members tell apart. */
function formField(context, all, form, place) {
  const objects = all.filter((each) => each.properties)
  if (objects.length < 2) return null
  const titles = objects.map((each) => [each.title, inWords(each.title)])
  const change = (next) => put(context, place, beginning(context.state.forms, objects.find((each) => each.title === next)))
  return field(context.state, 'Form', choice(form.title, titles, change), `${place}/`)
}

/** The fields of one member; an optional one can be taken away. */
export function memberFields(context, form, place, name) {
  const isOptional = !form.required?.includes(name)
  const inner = { ...context, label: inWords(name), isOptional }
  const fields = schemaFields(inner, form.properties[name], place + pointer(name))
  if (!isOptional || fields.classList.contains('part')) return fields
  return element('div', { class: 'removable' }, fields, removal(inner, place + pointer(name)))
}

const removal = (context, place) => iconButton('close', `Remove ${context.label.toLowerCase()}`, () => put(context, place, undefined))

/** A list of the members that are not there yet. */
export function adding(context, form, place, names) {
  if (names.length === 0) return null
  const add = (name) => put(context, place + pointer(name), fitting(context.state, beginning(context.state.forms, form.properties[name])))
  return element('select', { class: 'adding', 'aria-label': `Add to ${context.label.toLowerCase()}`, onchange: (event) => event.target.value && add(event.target.value) },
    element('option', { value: '' }, 'Add …'), names.map((name) => element('option', { value: name }, inWords(name))))
}

/** A value for each property, and the choice of one more. */
function valuesFields(context, place) {
  const { state, label } = context
  const values = valueAt(state.document, place) ?? {}
  const known = rowsFor(state).filter((row) => row.property && values[row.property] === undefined)
  return element('div', { class: 'group part' }, element('h3', {}, label, context.isOptional ? removal(context, place) : null),
    Object.entries(values).map(([name, value]) => element('div', { class: 'removable' },
      valueField(state, name, name, value, (next) => put(context, place + pointer(name), next), place + pointer(name)), removal({ ...context, label: name }, place + pointer(name)))),
    known.length === 0 ? null : element('select', { class: 'adding', 'aria-label': `Add a property to ${label.toLowerCase()}`, onchange: (event) => event.target.value && put(context, place + pointer(event.target.value), valueOf(state, event.target.value)) },
      element('option', { value: '' }, 'Add a property …'), known.map((row) => element('option', { value: row.property }, row.property))))
}

const valueOf = (state, property) => state.document.initial?.[property] ?? rowsFor(state).find((row) => row.property === property)?.items.find((item) => item.value !== undefined)?.value ?? 0

/** An example of the schema, about a property that the document has. */
export function fitting(state, example) {
  const [property, value] = Object.entries(state.document.initial ?? {})[0] ?? []
  if (property === undefined || typeof example !== 'object' || example === null) return example
  if (Array.isArray(example)) return example.map((part) => fitting(state, part))
  return Object.fromEntries(Object.entries(example).map(([name, part]) =>
    name === 'property' ? [name, property] : ['set', 'recommit'].includes(name) ? [name, { [property]: value }] : [name, fitting(state, part)]))
}
