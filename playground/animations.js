// Animations (api.md 1.4) as an inspector sees them: a type, a duration, a bounce.

import { durationAndBounce } from './springs.js'
import { round } from './values.js'

export const TYPES = [
  'default', 'linear', 'easeIn', 'easeOut', 'easeInOut', 'spring', 'smooth', 'snappy', 'bouncy',
  'interactiveSpring', 'timingCurve',
]
const SPRINGS = new Set(['spring', 'smooth', 'snappy', 'bouncy', 'interactiveSpring', 'interpolatingSpring'])
const CURVE_LENGTH = 0.35
const SPRING_LENGTH = 0.5

export const typeOfAnimation = (animation) =>
  animation === null ? 'none' : typeof animation === 'string' ? animation : animation?.type ?? 'default'

export const isSpring = (animation) => SPRINGS.has(typeOfAnimation(animation)) || typeOfAnimation(animation) === 'default'

/** The duration that an animation says or that its kind has. */
export function durationOf(animation) {
  if (isSpring(animation)) return durationAndBounce(springOf(animation))?.duration ?? SPRING_LENGTH
  return animation?.duration ?? CURVE_LENGTH
}

export const bounceOf = (animation) => durationAndBounce(springOf(animation))?.bounce ?? 0

function springOf(animation) {
  const type = typeOfAnimation(animation)
  if (typeof animation !== 'object' || animation === null) {
    return type === 'spring' || type === 'default' ? { duration: 0.55, bounce: 0 } : type === 'interactiveSpring' ? { response: 0.15, dampingRatio: 0.86 } : type
  }
  const { type: _, modifiers, blendDuration, initialVelocity, ...spring } = animation
  return ['smooth', 'snappy', 'bouncy'].includes(type) ? { preset: type, ...spring } : spring
}

/** The animation as an object, so that members can be set. */
function asObject(animation) {
  if (typeof animation === 'object' && animation !== null) return animation
  const type = typeOfAnimation(animation)
  return { type: type === 'default' || type === 'none' ? 'spring' : type }
}

export function withDuration(animation, seconds) {
  const object = asObject(animation)
  const duration = Math.max(0.01, round(seconds, 3))
  if (object.type === 'spring' && 'response' in object) return { ...object, response: duration }
  if (object.type === 'interactiveSpring') return { dampingRatio: 0.86, ...object, response: duration }
  if ('stiffness' in object || 'settlingDuration' in object) return { type: 'spring', ...modifiersOf(object), duration, bounce: round(bounceOf(animation), 3) }
  if (object.type === 'spring' && !('bounce' in object)) return { ...object, duration, bounce: round(bounceOf(animation), 3) }
  return { ...object, duration }
}

export function withBounce(animation, bounce) {
  const type = typeOfAnimation(animation)
  const duration = round(durationOf(animation), 3)
  const next = { type: 'spring', duration, bounce: round(bounce, 3), ...modifiersOf(animation) }
  if (!['smooth', 'snappy', 'bouncy'].includes(type)) return next
  const base = { smooth: 0, snappy: 0.15, bouncy: 0.3 }[type]
  return { type, duration, extraBounce: round(bounce - base, 3), ...modifiersOf(animation) }
}

export function withType(animation, type) {
  if (type === 'none') return null
  if (type === 'default') return 'default'
  if (type === 'timingCurve') return { type, curve: { bezier: [0.3, 0, 0.1, 1] }, duration: round(durationOf(animation), 3), ...modifiersOf(animation) }
  const next = { type, ...modifiersOf(animation) }
  if (SPRINGS.has(type) === isSpring(animation) && typeof animation === 'object' && animation?.duration) next.duration = animation.duration
  if (type === 'spring' && next.duration) next.bounce = 0
  return Object.keys(next).length === 1 ? type : next
}

const modifiersOf = (animation) => (animation?.modifiers ? { modifiers: animation.modifiers } : {})

/** The seconds of the first delay among the modifiers. */
export const delayOf = (animation) => modifiersIn(animation).find(isDelay)?.delay ?? 0

const modifiersIn = (animation) => (Array.isArray(animation?.modifiers) ? animation.modifiers : [])
const isDelay = (modifier) => modifier?.delay !== undefined

export function withDelay(animation, seconds) {
  const { modifiers, ...object } = asObject(animation)
  const others = modifiersIn(animation).filter((each) => !isDelay(each))
  const next = seconds > 0 ? [{ delay: round(seconds, 3) }, ...others] : others
  return next.length > 0 ? { ...object, modifiers: next } : Object.keys(object).length === 1 ? object.type : object
}
