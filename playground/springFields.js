// The fields of a spring: duration and bounce, presets, and its own curve as the server draws it.

import { element } from './element.js'
import { field, rangeInput } from './fields.js'
import { replaced, valueAt } from './pointer.js'
import * as server from './server.js'
import { durationAndBounce, springQuery } from './springs.js'
import { round } from './values.js'

const PRESETS = ['smooth', 'snappy', 'bouncy']

export function springFields(store, state, place) {
  const spring = valueAt(state.document, place)
  const pair = durationAndBounce(spring)
  const put = (next) => {
    store.edit(replaced(store.state.document, place, next), { key: `spring ${place}` })
    report(next)
  }
  const write = (member, value) => {
    const now = durationAndBounce(valueAt(store.state.document, place)) ?? pair
    put({ duration: round(now.duration, 3), bounce: round(now.bounce, 3), [member]: value })
  }
  const facts = element('p', { class: 'hint' }, told.get(springQuery(spring)))
  const report = (next) => settlingText(next).then((text) => { facts.textContent = text })
  report(spring)
  return element('div', { class: 'group' }, element('h2', {}, 'Spring'),
    presetButtons(spring, put),
    pair ? field(state, 'Duration', rangeInput(pair.duration, (next) => write('duration', next), { min: 0.05, max: 2, step: 0.01, label: 'Duration' }), `${place}/duration`) : null,
    pair ? field(state, 'Bounce', rangeInput(pair.bounce, (next) => write('bounce', next), { min: -0.5, max: 0.9, step: 0.01, label: 'Bounce' }), `${place}/bounce`) : null,
    facts)
}

export const presetButtons = (current, put) =>
  element('div', { class: 'presets', role: 'group', 'aria-label': 'Presets' }, PRESETS.map((name) =>
    element('button', { type: 'button', class: 'chip', 'aria-pressed': String(current === name), onclick: () => put(name) }, name)))

/** What the server told of springs, by their queries. */
const told = new Map()

async function settlingText(spring) {
  const query = springQuery(spring)
  const text = told.get(query) ?? await askedText(query)
  if (text !== null) told.set(query, text)
  return text ?? ''
}

/** Null while the server does not answer. */
async function askedText(query) {
  try {
    const report = await server.spring(query)
    const time = report.settling.lastCrossing['0.001']
    return time === null ? 'It never settles.' : `Within 0.1 % after ${time.toFixed(3)} s. Stiffness ${round(report.stiffness, 1)}, damping ${round(report.damping, 2)}.`
  } catch (error) { return server.isPassing(error) ? null : '' }
}
