// The fields of an event of a scene: its time, its verb, and what the server's schema has for that.

import { removeSelection } from './commands.js'
import { rowsFor } from './derived.js'
import * as edits from './edits.js'
import { element } from './element.js'
import { choice, field, numberInput } from './fields.js'
import { jsonControl } from './jsonField.js'
import { replaced, valueAt } from './pointer.js'
import { verbOf } from './rows.js'
import { alternatives, askForms, beginning, inWords } from './schema.js'
import { adding, fitting, memberFields } from './schemaFields.js'

export function eventFields(store, state, id) {
  if (!state.forms) askForms(store)
  const event = valueAt(state.document, id)
  const verb = verbOf(event)
  const forms = state.forms ? alternatives(state.forms, { $ref: '/SceneEvent' }) : []
  const form = forms.find((each) => each.required.includes(verb))
  return [
    element('div', { class: 'group' }, element('h2', {}, `${inWords(verb)}`, element('span', { class: 'pointer' }, id)),
      forms.length > 0 ? verbField(store, state, id, verb, forms) : null, timeField(store, state, id, event),
      form ? element('p', { class: 'hint' }, firstSentence(form.description)) : null),
    form ? members(store, state, id, event, form) : wholeEvent(store, state, id, event),
    element('div', { class: 'actions' }, element('button', { type: 'button', class: 'button small danger', onclick: () => removeSelection(store) }, 'Delete event')),
  ]
}

const firstSentence = (text) => /^[\s\S]*?[.:](?=\s|$)/.exec(text ?? '')?.[0].replaceAll('\n', ' ').replace(/:$/, '.') ?? ''

function timeField(store, state, id, event) {
  const write = (next) => {
    if (next === undefined) return
    const { document } = store.state
    store.edit(edits.movedInTime(document, rowsFor(store.state), [id], next - valueAt(document, id).at), { key: `at ${id}` })
  }
  return field(state, 'Time', numberInput(event.at, write, { step: 0.01, min: 0, unit: 'seconds' }), `${id}/at`)
}

/** Another verb begins with the schema's example for it. */
function verbField(store, state, id, verb, forms) {
  const verbs = forms.map((each) => each.required.find((name) => name !== 'at'))
  const change = (next) => {
    const form = forms[verbs.indexOf(next)]
    const { at } = valueAt(store.state.document, id)
    store.edit(replaced(store.state.document, id, { ...fitting(store.state, beginning(store.state.forms, form)), at }))
  }
  return field(state, 'Verb', choice(verb, verbs.map((name) => [name, inWords(name)]), change), `${id}/`)
}

function members(store, state, id, event, form) {
  const context = { store, state, label: 'Event' }
  const names = Object.keys(form.properties).filter((name) => name !== 'at')
  const present = names.filter((name) => event[name] !== undefined || form.required.includes(name))
  const absent = names.filter((name) => !present.includes(name) && !(name === 'uikit' && 'animation' in event) && !(name === 'animation' && 'uikit' in event))
  return [present.map((name) => memberFields(context, form, id, name)), adding(context, form, id, absent)]
}

/** Where the server's schema is not there, all of it as JSON. */
function wholeEvent(store, state, id, event) {
  return field(state, 'Event', jsonControl(event, (next) => store.edit(replaced(store.state.document, id, next), { key: `event ${id}` }), { rows: 8 }), `${id}/`)
}
