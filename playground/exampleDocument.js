// The document that an example of the documentation says: itself, or one around the part that it shows.

import { KINDS as KEYFRAMES } from './keyframes.js'

/** The kinds of documents. */
export const KINDS = new Set(['animation', 'keyframes', 'phases', 'scene', 'sequence'])
const ANIMATIONS = new Set(['linear', 'easeIn', 'easeOut', 'easeInOut', 'timingCurve', 'spring', 'smooth', 'snappy', 'bouncy', 'interactiveSpring', 'interpolatingSpring', 'usingSpringWithDamping', 'custom'])

const TRANSITIONS = new Set(['opacity', 'scale', 'slide', 'move', 'push', 'offset', 'blurReplace', 'combined', 'asymmetric'])

/** A document for the text of an example; null where it says none. */
export function asDocument(text, language) {
  const value = language === 'sh' ? posted(text) : parsed(text)
  if (typeof value === 'string') return ofText(value)
  if (value === undefined || value === null || typeof value !== 'object' || Array.isArray(value)) return null
  if (KINDS.has(value.kind)) return 'times' in value ? null : value
  return around(value)
}

function parsed(text) { try { return JSON.parse(text) } catch { return undefined } }

/** What a curl line sends. */
function posted(text) {
  const found = /-d '(\{[\s\S]*\})'/.exec(text)
  return found ? parsed(found[1]) : undefined
}

/** An animation by its name, a value, or an easing as CSS writes it. */
function ofText(text) {
  if (ANIMATIONS.has(text) || text === 'default') return carrying(text)
  if (/^(#[0-9a-f]{6}|-?[0-9.]+(deg|rad|turn)$)/i.test(text)) return between(text)
  return /^(ease|step|cubic-bezier\(|linear\(|steps\()/.test(text) ? carrying({ type: 'timingCurve', curve: text, duration: 0.6 }) : null
}

function around(value) {
  if (KINDS.has(value.document?.kind)) return value.document
  if ('bezier' in value || 'ease' in value) return carrying({ type: 'timingCurve', curve: value, duration: 0.6 })
  if (KEYFRAMES.includes(value.type) && ('to' in value || value.type === 'hold')) {
    return { kind: 'keyframes', initial: { value: restOf(value.to) }, tracks: [{ property: 'value', keyframes: [value] }] }
  }
  if (ANIMATIONS.has(value.type)) return carrying(value)
  if (TRANSITIONS.has(value.type) && !('countsDown' in value)) return comingAndGoing(value)
  if (typeof value.at === 'number') return event(value)
  if ('options' in value || 'springDuration' in value || ('damping' in value && 'duration' in value)) return { kind: 'scene', initial: { x: -80 }, events: [{ at: 0, set: { x: 80 }, uikit: value }] }
  if ('stiffness' in value || 'dampingRatio' in value || ('bounce' in value && 'duration' in value)) return 'settling' in value ? null : carrying({ type: 'spring', ...value })
  return 'color' in value || 'matrix' in value || (isNumbers(value) && 'x' in value) ? between(value) : null
}

/** A scene around one event that says by itself which properties it is about. */
function event(value) {
  const { set, gesture, content, animator, layer, recommit } = value
  const values = set ?? recommit ?? animator?.set ?? (gesture && { [gesture.property]: gesture.samples[0][1] }) ??
    (content && { [content.property]: { discrete: content.to } }) ?? (layer?.add?.property && { [layer.add.property]: 0 })
  if (!values) return aboutViews(value)
  return { kind: 'scene', initial: Object.fromEntries(Object.entries(values).map(([name, to]) => [name, restOf(to)])), events: [value] }
}

const THUMB = { x: 16, y: 120, width: 100, height: 100 }
const HERO = { x: 0, y: 0, width: 390, height: 300 }

/** A scene around one event about views, which come with it or have their frames from the beginning. */
function aboutViews(event) {
  const { insert, swap, zoom, match, hitTest } = event
  if (insert || swap || zoom?.do === 'push') return { kind: 'scene', initial: {}, events: [event] }
  const frames = match ? { [`${match.from}.frame`]: THUMB, [`${match.to}.frame`]: HERO } : hitTest ? { 'card.frame': THUMB } : null
  return frames && { kind: 'scene', initial: frames, events: [event] }
}

/** A view that comes and goes by a transition. */
const comingAndGoing = (transition) => ({
  kind: 'scene', initial: {},
  events: [
    { at: 0, insert: { view: 'detail', values: { opacity: 1 }, transition, container: { width: 390, height: 300 } }, animation: 'snappy' },
    { at: 1, remove: { view: 'detail' }, animation: 'snappy' },
  ],
})

const between = (value) => ({ kind: 'animation', from: { value: restOf(value) }, to: { value }, animation: 'smooth' })

const carrying = (animation) => ({ kind: 'animation', from: { x: -80 }, to: { x: 80 }, animation })

const isNumbers = (value) => typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'number')

/** A value of the same form to begin with. */
function restOf(value) {
  if (typeof value === 'number' || value === undefined) return 0
  if (typeof value === 'string') return value.startsWith('#') ? '#000000' : '0deg'
  if (Array.isArray(value)) return value.map(() => 0)
  if (value?.matrix) return { matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] }
  if (value?.color) return { ...value, color: 'oklch(0.4 0.12 250)' }
  return isNumbers(value) ? Object.fromEntries(Object.keys(value).map((name) => [name, 0])) : value
}
