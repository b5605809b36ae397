// The handles in the graph that bend a curve: velocities of cubic keyframes, duration and bounce of
// springs. Each says where it is (time, value) and what the document is after it was dragged there.

import { bounceOf, durationOf, isSpring, withBounce, withDuration } from './animations.js'
import { formedDocument } from './formed.js'
import { arrivals, valueBefore } from './keyframes.js'
import { isWithin, pointer, replaced, steps, valueAt } from './pointer.js'
import { valuesAt } from './samples.js'
import { durationAndBounce } from './springs.js'
import { components, round, typeOf } from './values.js'

const THIRD = 1 / 3

/** The handles of the items of a property that are selected, or whose event or phase is. */
export function tangentsOf(shown, items) {
  const state = { ...shown, document: formedDocument(shown.document) }
  return items.filter((item) => state.selection.some((id) => isWithin(item.id, id))).flatMap((item) => {
    const keyframe = state.document.kind === 'keyframes' ? valueAt(state.document, item.id) : null
    if (keyframe?.type === 'cubic') return cubicHandles(state, item, keyframe)
    if (keyframe?.type === 'spring') return springHandles(state, item, keyframeSpring(item, keyframe))
    return animationHandles(state, item)
  })
}

function cubicHandles(state, item, keyframe) {
  const [, track, , index] = steps(item.id)
  const start = arrivals(state.document.tracks[track])[index - 1] ?? 0
  const length = item.time - start
  if (length <= 0) return []
  const before = components(valueBefore(state.document, Number(track), Number(index)))
  return components(keyframe.to).flatMap(({ name, value }, each) => {
    const from = before[each]?.value ?? value
    const velocity = (member, at) => numberOf(keyframe[member], name) ?? slope(state, item.property, name, at, length)
    return [
      { member: 'startVelocity', time: start + length * THIRD, value: from + velocity('startVelocity', start) * length * THIRD, base: from, sign: 1 },
      { member: 'endVelocity', time: item.time - length * THIRD, value: value - velocity('endVelocity', item.time - length * 0.02) * length * THIRD, base: value, sign: -1 },
    ].map((handle) => ({
      ...handle, id: `${item.id}/${handle.member}/${name}`, kind: 'velocity', component: name,
      from: handle.sign > 0 ? { time: start, value: from } : { time: item.time, value },
      label: handle.sign > 0 ? 'Start velocity' : 'End velocity',
      dragged: (document, _, y) => {
        const number = round((handle.sign * (y - handle.base)) / (length * THIRD), 2)
        return replaced(document, `${item.id}/${handle.member}`, withVelocity(keyframe[handle.member], keyframe.to, name, number))
      },
    }))
  })
}

/** A velocity is written in the form of its value, an angle's as degrees per second. */
export function withVelocity(velocity, value, name, number) {
  if (name === '') return number
  const rest = velocity ?? (typeOf(value) === 'vector' ? value.map(() => 0) : Object.fromEntries(components(value).map((each) => [each.name, 0])))
  return Array.isArray(rest) ? Object.assign([...rest], { [name]: number }) : { ...rest, [name]: number }
}

const numberOf = (velocity, name) =>
  velocity === undefined || velocity === null ? undefined : typeof velocity === 'number' ? velocity : velocity[name] ?? 0

/** The slope of what the server sampled; what the spline through the neighbours gives by itself. */
function slope(state, property, name, time, length) {
  const step = length * 0.02
  const at = (t) => valuesAt(state.samples, property, t)?.[name]
  const [here, next] = [at(time), at(time + step)]
  return typeof here === 'number' && typeof next === 'number' ? (next - here) / step : 0
}

function keyframeSpring(item, keyframe) {
  const spring = durationAndBounce(keyframe.spring)
  if (!spring) return null
  const write = (document, next) => replaced(document, item.id + '/spring', { duration: round(next.duration, 3), bounce: round(next.bounce, 3) })
  return { ...spring, start: item.from, write: { duration: (d, duration) => write(d, { ...spring, duration }), bounce: (d, bounce) => write(d, { ...spring, bounce }) } }
}

function animationHandles(state, item) {
  const place = animationPlace(state.document, item)
  const animation = place === null ? undefined : valueAt(state.document, place)
  if (place === null || animation === null || !isSpring(animation)) return []
  const start = state.document.kind === 'scene' ? item.time : state.document.kind === 'phases' ? phaseStart(state, item) : 0
  return springHandles(state, item, {
    duration: durationOf(animation), bounce: bounceOf(animation), start,
    write: {
      duration: (document, duration) => replaced(document, place, withDuration(animation, duration)),
      bounce: (document, bounce) => replaced(document, place, withBounce(animation, bounce)),
    },
  })
}

/** Where the animation is written that carries an item; null where none is. */
export function animationPlace(document, item) {
  const [root, index] = steps(item.id)
  const { animations = [], events = [] } = formedDocument(document)
  if (root === 'to') {
    const own = animations.findIndex((each) => each.property === item.property)
    return own < 0 ? '/animation' : pointer('animations', own, 'animation')
  }
  if (root === 'events' && events[index]?.animation !== undefined) return pointer('events', index, 'animation')
  return root === 'phases' ? pointer('phases', index, 'animation') : null
}

const phaseStart = (state, item) => {
  const events = state.samples?.events.filter((event) => event.type === 'phase' && event.time < item.time) ?? []
  return events.at(-1)?.time ?? 0
}

function springHandles(state, item, spring) {
  if (!spring) return []
  const before = valuesAt(state.samples, item.property, spring.start)
  return components(item.value).flatMap(({ name, value: target }, each) => {
    const from = typeof before?.[name] === 'number' ? before[name] : target
    const way = target - from
    const duration = {
      id: `${item.id}/spring-duration/${name}`, kind: 'spring', label: 'Duration handle', time: spring.start + spring.duration, value: target,
      from: { time: spring.start, value: target },
      dragged: (document, time) => spring.write.duration(document, Math.max(0.05, time - spring.start)),
    }
    if (Math.abs(way) < 1e-9) return each === 0 ? [duration] : []
    const ratio = Math.min(1, Math.max(0.02, 1 - spring.bounce))
    const peak = spring.start + (spring.duration / 2) / Math.sqrt(Math.max(0.05, 1 - ratio * ratio))
    const bounce = {
      id: `${item.id}/spring-bounce/${name}`, kind: 'spring', label: 'Bounce handle', time: Math.min(peak, spring.start + spring.duration),
      value: target + way * overshoot(spring.bounce), from: { time: Math.min(peak, spring.start + spring.duration), value: target },
      dragged: (document, _, y) => spring.write.bounce(document, bounceFor((y - target) / way)),
    }
    return each === 0 ? [duration, bounce] : [bounce]
  })
}

/** How far a spring from rest goes past its target, as a share of its way. */
export function overshoot(bounce) {
  if (bounce <= 0) return bounce / 2
  const ratio = 1 - bounce
  return Math.exp((-Math.PI * ratio) / Math.sqrt(1 - ratio * ratio))
}

/** The bounce that goes so far past the target. */
export function bounceFor(share) {
  if (share <= 0.0005) return Math.max(-0.9, Math.min(0, share * 2))
  const log = -Math.log(Math.min(0.97, share))
  return 1 - log / Math.hypot(Math.PI, log)
}
