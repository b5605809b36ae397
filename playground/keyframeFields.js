// The fields of one keyframe: kind, time, value, and what its kind has beside them.

import { removeSelection } from './commands.js'
import { itemsFor, rowsFor } from './derived.js'
import * as edits from './edits.js'
import { element } from './element.js'
import { choice, field, numberInput, segments } from './fields.js'
import * as keyframes from './keyframes.js'
import { replaced, valueAt } from './pointer.js'
import { inWords } from './schema.js'
import { springFields } from './springFields.js'
import { components, typeOf } from './values.js'
import { withVelocity } from './tangents.js'
import { valueField } from './valueFields.js'

const KINDS = keyframes.KINDS.map((kind) => [kind, inWords(kind)])
const CURVES = ['linear', 'easeIn', 'easeOut', 'easeInOut', 'circularEaseIn', 'circularEaseOut', 'circularEaseInOut', 'backOut', 'elasticOut', 'bounceOut']

export function keyframeFields(store, state, id) {
  const keyframe = valueAt(state.document, id)
  const item = itemsFor(state).get(id)
  if (!item) return []
  const put = (member, value) => store.edit(replaced(store.state.document, `${id}/${member}`, value), { key: `${id}/${member}` })
  return [
    element('div', { class: 'group' },
      element('h2', {}, `${item.property}`, element('span', { class: 'pointer' }, id)),
      segments(keyframe.type, KINDS, (type) => { store.lastKind = type; store.edit(keyframes.ofKind(store.state.document, id, type)) }, 'Kind'),
      item.movesInTime ? field(state, 'Time', numberInput(item.time, (next) => next !== undefined && moveTo(store, id, next), { step: 0.01, min: 0, unit: 'seconds from the start' }), `${id}/at`) : null,
      keyframe.to === undefined ? null : valueField(state, 'Value', item.property, keyframe.to, (next) => put('to', next), `${id}/to`),
      keyframe.type === 'move' ? null : durationField(state, id, keyframe, put)),
    kindFields(store, state, id, keyframe, put),
    element('div', { class: 'actions' }, element('button', { type: 'button', class: 'button small danger', onclick: () => removeSelection(store) }, 'Delete keyframe')),
  ]
}

function moveTo(store, id, time) {
  const item = itemsFor(store.state).get(id)
  store.edit(edits.movedInTime(store.state.document, rowsFor(store.state), [id], time - item.time), { key: `time ${id}` })
}

/** A keyframe says how long it takes, or when it arrives. */
function durationField(state, id, keyframe, put) {
  if (keyframe.at !== undefined) return null
  const isSpring = keyframe.type === 'spring'
  const label = isSpring ? 'Length' : 'Duration'
  return field(state, label, numberInput(keyframe.duration, (next) => (next !== undefined || isSpring) && put('duration', next), { step: 0.05, min: 0, placeholder: isSpring ? 'until it settles' : undefined, unit: 'seconds' }), `${id}/duration`)
}

function kindFields(store, state, id, keyframe, put) {
  if (keyframe.type === 'linear') return curveField(state, id, keyframe, put)
  if (keyframe.type === 'spring') return springFields(store, state, `${id}/spring`, put)
  if (keyframe.type !== 'cubic') return null
  return element('div', { class: 'group' }, element('h2', {}, 'Velocity'),
    velocityFields(state, id, keyframe, put), element('p', { class: 'hint' }, 'Empty: as the spline through the keyframes has it. Or drag the round handles in the graph.'))
}

function curveField(state, id, keyframe, put) {
  const isNamed = keyframe.curve === undefined || CURVES.includes(keyframe.curve)
  const text = isNamed ? keyframe.curve ?? 'linear' : JSON.stringify(keyframe.curve)
  const options = CURVES.map((name) => [name, name])
  if (!isNamed) options.push([text, typeof keyframe.curve === 'string' ? keyframe.curve : text])
  return field(state, 'Curve', choice(text, options, (next) => put('curve', next === 'linear' ? undefined : CURVES.includes(next) ? next : JSON.parse(next))), `${id}/curve`)
}

function velocityFields(state, id, keyframe, put) {
  if (typeOf(keyframe.to) === 'color') return null
  return ['startVelocity', 'endVelocity'].flatMap((member) => components(keyframe.to).map(({ name }) => {
    const velocity = keyframe[member]
    const number = velocity === undefined ? undefined : typeof velocity === 'object' ? velocity?.[name] : velocity
    const label = `${member === 'startVelocity' ? 'At start' : 'At end'}${name && ` ${name}`}`
    const change = (next) => put(member, next === undefined ? undefined : withVelocity(keyframe[member], keyframe.to, name, next))
    return field(state, label, numberInput(typeof number === 'number' ? number : undefined, change, { step: 1, placeholder: 'automatic', unit: 'per second' }), `${id}/${member}`)
  }))
}
