// Fields of the inspector. Each names the place that it edits, so that a problem is told beside it.

import { element } from './element.js'
import { noteAt, said } from './derived.js'
import { round } from './values.js'

/** The same field has the same name each time it is drawn, so that what did not change can stay. */
const idOf = (place, label) => `field-${place ?? ''}-${label}`.replace(/[^\p{L}\p{N}]+/gu, '-')

/** A labelled row. `place` is the pointer of what the control edits. */
export function field(state, label, control, place) {
  const note = place ? noteAt(state.problems, place) : null
  const advice = place && !note ? noteAt(state.advice, place) : null
  const input = control.matches('input, select, textarea') ? control : control.querySelector('input, select, textarea')
  const id = idOf(place, label)
  const named = element('label', { for: id }, label)
  if (input) input.id = id
  const complaint = note ? element('p', { class: 'complaint', id: `${id}-note` }, said(note)) : null
  const hint = advice ? element('p', { class: 'complaint mild', id: `${id}-note` }, said(advice)) : null
  if (input && note) input.setAttribute('aria-invalid', 'true')
  if (input && (note ?? advice)) input.setAttribute('aria-describedby', `${id}-note`)
  return element('div', { class: 'field', 'data-place': place }, named, control, complaint, hint)
}

/** A number. Arrow keys step it; what is no number is left alone. */
export function numberInput(value, change, { step = 0.1, min, max, label, placeholder, unit } = {}) {
  const shown = value === undefined || value === null ? '' : round(value, 4)
  return element('input', {
    type: 'number', value: shown, step: 'any', min, max, placeholder, 'aria-label': label, title: unit, 'data-step': step,
    oninput: (event) => {
      const text = event.target.value
      if (text === '' ? placeholder !== undefined : Number.isFinite(Number(text))) change(text === '' ? undefined : Number(text))
    },
    onkeydown: (event) => stepped(event, step, change),
  })
}

function stepped(event, step, change) {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
  if (!direction) return
  event.preventDefault()
  const { min, max } = event.target
  let next = round(Number(event.target.value || 0) + direction * step * (event.shiftKey ? 10 : 1))
  if (min !== '') next = Math.max(Number(min), next)
  if (max !== '') next = Math.min(Number(max), next)
  event.target.value = next
  change(next)
}

/** A slider beside its number. */
export function rangeInput(value, change, { min, max, step, label }) {
  const range = element('input', { type: 'range', min, max, step, 'aria-label': label })
  range.value = value
  const number = numberInput(value, (next) => { if (next !== undefined) { range.value = next; change(next) } }, { step, label: `${label}, number` })
  range.addEventListener('input', () => { number.value = round(Number(range.value), 3); change(Number(range.value)) })
  return element('div', { class: 'with-range' }, range, number)
}

export function choice(value, options, change, label) {
  return element('select', { 'aria-label': label, onchange: (event) => change(event.target.value) },
    options.map(([key, text]) => element('option', { value: key, selected: key === value }, text)))
}

export function segments(value, options, change, label) {
  return element('div', { class: 'segments', role: 'group', 'aria-label': label },
    options.map(([key, text]) => element('button', { type: 'button', class: 'segment', 'aria-pressed': String(key === value), onclick: () => change(key) }, text)))
}
