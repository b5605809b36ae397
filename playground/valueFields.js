// The fields of one value, by its type.

import { element } from './element.js'
import { field, numberInput } from './fields.js'
import { jsonControl } from './jsonField.js'
import { components, pickable, round, stepFor, typeOf, withComponent } from './values.js'

/** A row of fields for a value. `change` gets the whole new value. */
export function valueField(state, label, property, value, change, place) {
  const type = typeOf(value)
  if (type === 'color') return field(state, label, colorControl(value, change), place)
  const numbers = components(value)
  if (numbers.length === 0 || numbers.length > 6) return field(state, label, jsonControl(value, change), place)
  if (numbers.length === 1) return field(state, label, numberInput(numbers[0].value, (next) => next !== undefined && change(withComponent(value, numbers[0].name, next)), { step: stepFor(property, value) }), place)
  // Each input changes what the others left, not what was there when the row was drawn.
  let latest = value
  const inputs = numbers.map(({ name, value: number }) => element('label', {}, element('span', {}, name),
    numberInput(number, (next) => { if (next !== undefined) { latest = withComponent(latest, name, next); change(latest) } }, { step: stepFor(property, value), label: `${label} ${name}` })))
  return field(state, label, element('div', { class: `pair${numbers.some(({ name }) => name.length > 2) ? ' wide-label' : ''}` }, inputs), place)
}

function colorControl(value, change) {
  const text = typeof value === 'string' ? value : value.color
  const write = (next) => change(typeof value === 'string' ? next : { ...value, color: next })
  const input = element('input', { type: 'text', value: text, onchange: (event) => write(event.target.value) })
  const [picked, opacity] = pickable(text)
  const pick = (event) => { input.value = event.target.value + opacity; write(input.value) }
  const well = element('input', { type: 'color', 'aria-label': 'Pick a colour', value: picked, oninput: pick })
  const row = element('div', { class: 'pair' }, input, well)
  row.style.gridAutoColumns = '1fr 34px'
  row.style.gridTemplateColumns = '1fr 34px'
  return row
}

export const shownNumber = (value) => String(round(value, 3))
