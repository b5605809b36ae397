// Edits that a pointer names, whatever the kind of the document: each answers a new document.

import { durationOf, withDuration } from './animations.js'
import { formedDocument } from './formed.js'
import * as keyframes from './keyframes.js'
import { pointer, replaced, steps, valueAt } from './pointer.js'
import { firstValue, round, withComponent } from './values.js'

/** The document with some items moved in time. `rows` says where they are now. */
export function movedInTime(document, rows, ids, seconds) {
  if (document.kind === 'keyframes') return keyframes.movedInTime(document, ids, seconds)
  const items = new Map(rows.flatMap((row) => row.items).map((item) => [item.id, item]))
  const moving = ids.filter((id) => items.get(id)?.movesInTime ?? true)
  const events = new Set(moving.filter((id) => items.has(id) && steps(id)[0] === 'events').map((id) => Number(steps(id)[1])))
  // What stands for one animation, as the values of a phase do, moves its end once.
  const blocks = new Set(moving.map((id) => blockOf(rows, items.get(id), id)).filter(Boolean))
  return [...blocks].reduce((result, block) => stretched(result, block, seconds), movedEvents(document, events, seconds))
}

/** The block whose end an item or the block itself moves. */
function blockOf(rows, item, id) {
  const blocks = rows.flatMap((row) => row.blocks).filter((each) => each.movesEnd)
  const [root, index] = steps(id)
  if (item && root !== 'to' && root !== 'phases') return undefined
  const place = !item ? id : root === 'phases' ? pointer('phases', index) : rows.find((row) => row.property === item.property).blocks[0].id
  return blocks.find((each) => each.id === place)
}

/** Events are in order of time: some of them go together, as far as those that stay let them. */
function movedEvents(document, indexes, seconds) {
  if (indexes.size === 0) return document
  const times = document.events.map((event) => event?.at ?? 0)
  const [back, forth] = keyframes.room(times, indexes)
  const shift = Math.min(Math.max(seconds, back), forth)
  return [...indexes].reduce((result, index) => replaced(result, pointer('events', index, 'at'), round(times[index] + shift)), document)
}

/** The document in which a block's animation takes so much longer, also where nothing moves yet. */
export function stretched(document, block, seconds) {
  const place = steps(block.id)[0] === 'phases' ? block.id + '/animation' : block.id
  const animation = valueAt(document, place)
  if (animation === null) return document
  const length = block.end - block.start || durationOf(animation)
  const factor = Math.max(0.05, (length + seconds) / length)
  return replaced(document, place, withDuration(animation, durationOf(animation) * factor))
}

/** The document with another number in the value of an item. */
export function withValue(document, id, component, number) {
  const place = valuePlace(document, id)
  const value = place === null ? undefined : valueAt(document, place)
  return value === undefined ? document : replaced(document, place, withComponent(value, component, number))
}

/** Where the value of an item is written: a keyframe keeps it in `to`. */
export function valuePlace(document, id) {
  if (steps(id)[0] !== 'tracks') return id
  return valueAt(document, id)?.type === 'hold' ? null : id + '/to'
}

/** The document with a property more, or null where its kind has no place for one. Here and below a part that has
 * another form is empty. */
export function withProperty(written, name) {
  const document = formedDocument(written)
  const value = firstValue(name)
  switch (document.kind) {
    case 'keyframes':
      return { ...document, initial: { ...document.initial, [name]: value }, tracks: [...(document.tracks ?? []), { property: name, keyframes: [] }] }
    case 'animation':
      return { ...document, from: { ...document.from, [name]: value }, to: { ...document.to, [name]: value } }
    case 'phases': {
      const [first = {}, ...rest] = document.phases ?? []
      return { ...document, phases: [{ ...first, values: { ...first.values, [name]: value } }, ...rest] }
    }
    case 'scene':
      return { ...document, initial: { ...document.initial, [name]: value } }
    default:
      return null
  }
}

/** The document with another name for a property, wherever it stands. */
export function withRenamed(document, old, name) {
  const renamed = (text) => (text === old ? name : text.startsWith(old + '.') ? name + text.slice(old.length) : text)
  const keys = (values) => (values ? Object.fromEntries(Object.entries(values).map(([key, value]) => [renamed(key), value])) : values)
  const entries = (list) => list.map((each) => (each.property === undefined ? each : { ...each, property: renamed(each.property) }))
  const next = { ...formedDocument(document) }
  for (const member of ['initial', 'from', 'to', 'velocity']) if (member in next) next[member] = keys(next[member])
  for (const member of ['tracks', 'animations']) if (member in next) next[member] = entries(next[member])
  if (next.phases) next.phases = next.phases.map((phase) => (phase.values ? { ...phase, values: keys(phase.values) } : phase))
  if (next.events) next.events = next.events.map((event) => renamedEvent(event, keys, renamed))
  return next
}

function renamedEvent(event, keys, renamed) {
  const next = event.set ? { ...event, set: keys(event.set) } : event
  return next.gesture?.property === undefined ? next : { ...next, gesture: { ...next.gesture, property: renamed(next.gesture.property) } }
}

/** The document without a property. */
export function withoutProperty(document, name) {
  const without = (values = {}) => Object.fromEntries(Object.entries(values).filter(([each]) => each !== name))
  const next = { ...formedDocument(document) }
  for (const member of ['initial', 'from', 'to', 'velocity']) if (member in next) next[member] = without(next[member])
  if (next.tracks) next.tracks = next.tracks.filter(({ property = '' }) => property !== name && !property.startsWith(name + '.'))
  if (next.animations) next.animations = next.animations.filter((each) => each.property !== name)
  if (next.phases) next.phases = next.phases.map((phase) => ({ ...phase, values: without(phase.values) }))
  if (next.events) next.events = next.events.map((event) => (event.set ? { ...event, set: without(event.set) } : event))
  return next
}

/** The document without some items; what has no life of its own, such as a start, stays. */
export function removed(document, ids) {
  const kept = document.kind === 'keyframes' ? keyframes.removed(document, ids) : document
  const places = ids.filter((id) => ['events', 'phases', 'clips'].includes(steps(id)[0]))
  return places.sort((a, b) => order(b, a)).reduce((result, id) => withoutPlace(result, id), kept)
}

/** The last of a list goes first, so that the others keep their places. */
const order = (left, right) => Number(steps(left)[1]) - Number(steps(right)[1]) || left.length - right.length

function withoutPlace(document, id) {
  const parts = steps(id)
  if (parts[0] === 'phases' && parts.length === 2 && document.phases.length <= 1) return document
  if (parts[0] === 'phases' && parts[1] === '0' && parts.length > 2) return document
  return valueAt(document, id) === undefined ? document : replaced(document, id, undefined)
}

/** The document with a phase more, or with an event more at a time, and where that is. */
export function withPhase(document) {
  const index = document.phases.length
  const values = document.phases.reduce((all, phase) => ({ ...all, ...phase.values }), {})
  const phase = { name: `phase ${index}`, values, animation: 'snappy' }
  return { document: { ...document, phases: [...document.phases, phase] }, id: pointer('phases', index) }
}

export function withEvent(document, time) {
  const events = document.events ?? []
  const found = events.findIndex((event) => event.at > time)
  const place = found < 0 ? events.length : found
  const event = { at: round(time), set: { ...document.initial }, animation: 'spring' }
  return { document: { ...document, events: [...events.slice(0, place), event, ...events.slice(place)] }, id: pointer('events', place) }
}

/** The document with events more, the first of them at a time, and where they are. */
export function withEvents(document, events, time) {
  const shifted = events.map((event) => ({ ...event, at: round(event.at - events[0].at + time) }))
  const all = [...(document.events ?? []), ...shifted].sort((left, right) => left.at - right.at)
  return { document: { ...document, events: all }, ids: shifted.map((event) => pointer('events', all.indexOf(event))) }
}

/** The document with phases more from a place on, and where they are. */
export function withPhases(document, phases, place) {
  const index = Math.min(place, document.phases.length)
  const copies = phases.map((phase) => ({ ...phase }))
  const all = [...document.phases.slice(0, index), ...copies, ...document.phases.slice(index)]
  return { document: { ...document, phases: all }, ids: copies.map((_, each) => pointer('phases', index + each)) }
}
