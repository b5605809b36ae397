// The fields of an animation: its type, and what that type has.

import * as animations from './animations.js'
import { element } from './element.js'
import { choice, field, numberInput, rangeInput } from './fields.js'
import { replaced, valueAt } from './pointer.js'

export function animationFields(store, state, place, title) {
  const animation = valueAt(state.document, place)
  const type = animations.typeOfAnimation(animation)
  const names = animations.TYPES.includes(type) ? animations.TYPES : [...animations.TYPES, type]
  const options = [...names.filter((name) => name !== 'none'), 'none'].map((name) => [name, name === 'none' ? 'no animation' : name])
  const change = (edit) => store.edit(replaced(store.state.document, place, edit(valueAt(store.state.document, place))), { key: `animation ${place}` })
  const isMoving = animation !== null
  return element('div', { class: 'group' }, element('h2', {}, title, element('span', { class: 'pointer' }, place)),
    field(state, 'Type', choice(type, options, (next) => store.edit(replaced(store.state.document, place, animations.withType(valueAt(store.state.document, place), next)))), place),
    isMoving ? field(state, 'Duration', rangeInput(animations.durationOf(animation), (next) => change((old) => animations.withDuration(old, next)), { min: 0.05, max: 3, step: 0.01, label: 'Duration' }), `${place}/duration`) : null,
    isMoving && animations.isSpring(animation)
      ? field(state, 'Bounce', rangeInput(animations.bounceOf(animation), (next) => change((old) => animations.withBounce(old, next)), { min: -0.5, max: 0.9, step: 0.01, label: 'Bounce' }), `${place}/bounce`) : null,
    type === 'timingCurve' ? curveControl(state, animation, change, place) : null,
    isMoving ? field(state, 'Delay', numberInput(animations.delayOf(animation), (next) => next !== undefined && change((old) => animations.withDelay(old, next)), { step: 0.05, min: 0, unit: 'seconds' }), `${place}/modifiers`) : null)
}

function curveControl(state, animation, change, place) {
  const text = typeof animation.curve === 'string' ? animation.curve : JSON.stringify(animation.curve)
  const read = (next) => { try { return JSON.parse(next) } catch { return next } }
  return field(state, 'Curve', element('input', { type: 'text', value: text, onchange: (event) => change((old) => ({ ...old, curve: read(event.target.value) })) }), `${place}/curve`)
}
