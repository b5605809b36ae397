// A shape for each kind of keyframe, so that kinds are told apart without colour.

import { drawing, element } from './element.js'

const SHAPES = {
  linear: 'M12 5.2 18.8 12 12 18.8 5.2 12z',
  cubic: 'M12 6a6 6 0 1 0 .01 0z',
  spring: 'M12 4.8 18.2 8.4v7.2L12 19.2 5.8 15.6V8.4z',
  move: 'M7.5 5.5 18 12 7.5 18.5z',
  hold: 'M6.5 6.5h11v11h-11z',
  start: 'M9 6h6v12H9z',
}

export const shape = (kind) =>
  drawing('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    drawing('path', { class: 'handle-shape', d: SHAPES[kind] ?? SHAPES.cubic }))

/** A handle: a button that says what it is. */
export function handle(item) {
  const isEvent = item.kind === 'event'
  return element('button', {
    type: 'button', class: `handle ${item.kind}`, 'data-id': item.id, 'data-kind': item.kind, 'aria-pressed': 'false',
  }, isEvent ? item.text : shape(item.kind))
}
