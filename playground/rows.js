// The rows of the timeline: what a document of each kind has to show and to take hold of.
//
// A row has a name, a property where it is one's, items (handles at a time, each called by its pointer)
// and blocks (spans of time). Clips of sequences are blocks of the same form.

import { delayOf, durationOf, isSpring } from './animations.js'
import { formedDocument } from './formed.js'
import { arrivals, initialOf } from './keyframes.js'
import { pointer } from './pointer.js'

const READERS = { animation, keyframes, phases, scene, sequence }

/** Every row of a document, as far as that has the form of one. `samples` may be null before the first
 * answer. */
export function rowsOf(document, samples) {
  return Object.hasOwn(READERS, document.kind) ? READERS[document.kind](formedDocument(document), samples) : []
}

const start = (place, property, value) => ({
  id: place, time: 0, kind: 'start', property, value, movesInTime: false, label: `${property}, start`,
})

/** Rows of tracks that stayed as they were: an edit changes one of them, and a drag makes many edits. */
const kept = new WeakMap()

function keyframes(document, samples) {
  const initial = document.initial ?? {}
  const tracks = (document.tracks ?? []).map((track, index) => {
    const old = kept.get(track)
    if (old?.index === index && old.initial === initial && old.samples === samples?.settled) return old.row
    const row = keyframeRow(document, track, index)
    kept.set(track, { index, initial, samples: samples?.settled, row })
    return row
  })
  const covered = new Set(tracks.map((row) => row.property))
  const rest = Object.keys(initial).filter((name) => !covered.has(name) && !hasMembers(covered, name))
  return [...tracks, ...rest.map((name) => ({
    id: pointer('initial', name), property: name, label: name, items: [start(pointer('initial', name), name, initial[name])], blocks: [],
  }))]
}

const hasMembers = (covered, name) => [...covered].some((each) => each.startsWith(name + '.'))

function keyframeRow(document, track, index) {
  const times = arrivals(track)
  const { property = '', keyframes = [] } = track
  const whole = document.initial?.[property] !== undefined
  const place = whole ? pointer('initial', property) : pointer('initial', ...splitMember(property))
  const items = keyframes.map((keyframe, each) => ({
    id: pointer('tracks', index, 'keyframes', each), time: times[each], kind: keyframe.type, property,
    value: keyframe.to ?? heldValue(document, track, each), isHeld: keyframe.to === undefined,
    movesInTime: keyframe.type !== 'move', from: times[each - 1] ?? 0,
    label: `${property}, ${keyframe.type} keyframe ${each + 1}`,
  }))
  return { id: pointer('tracks', index), property, label: property, items: [start(place, property, initialOf(document, property)), ...items], blocks: [] }
}

function splitMember(property) {
  const dot = property.lastIndexOf('.')
  return [property.slice(0, dot), property.slice(dot + 1)]
}

function heldValue(document, track, index) {
  for (let each = index - 1; each >= 0; each -= 1) {
    if (track.keyframes[each].to !== undefined) return track.keyframes[each].to
  }
  return initialOf(document, track.property)
}

function animation(document, samples) {
  const end = samples?.duration ?? 1
  return Object.keys(document.from ?? {}).map((name) => {
    const own = (document.animations ?? []).findIndex((each) => each.property === name)
    const place = own < 0 ? '/animation' : pointer('animations', own, 'animation')
    const moving = own < 0 ? document.animation : document.animations[own].animation
    const span = document.timing ? { start: 0, end } : spanOf(moving, end)
    return {
      id: pointer('from', name), property: name, label: name,
      items: [
        start(pointer('from', name), name, document.from[name]),
        ...(document.to?.[name] === undefined ? [] : [{
          id: pointer('to', name), time: span.end, kind: 'spring', property: name, value: document.to[name],
          movesInTime: true, label: `${name}, end`,
        }]),
      ],
      blocks: [{ id: place, ...span, label: nameOf(moving), movesEnd: true }],
    }
  })
}

/** When an animation moves: one that says its duration then, another one until all have settled. */
function spanOf(value, end) {
  const isTold = value !== null && !isSpring(value) && (value?.modifiers ?? []).every?.((each) => each?.delay !== undefined)
  const start = isTold ? Math.min(delayOf(value), end) : 0
  return { start, end: isTold ? Math.min(start + durationOf(value), end) : end }
}

const nameOf = (value) => (value === null ? 'no animation' : typeof value === 'string' ? value : value?.type ?? 'default')

function phases(document, samples) {
  const entries = phaseEntries(document, samples)
  const row = {
    id: '/phases', label: 'Phases', property: null, items: [],
    blocks: entries.map((entry) => ({
      id: pointer('phases', entry.index), start: entry.start, end: entry.end, movesEnd: !entry.isRepeat, isRepeat: entry.isRepeat,
      label: `${document.phases[entry.index].name ?? `phase ${entry.index}`} · ${nameOf(document.phases[entry.index].animation)}`,
    })),
  }
  const first = document.phases?.[0]?.values ?? {}
  return [row, ...Object.keys(first).map((name) => phaseRow(document, name, entries))]
}

function phaseRow(document, name, entries) {
  const place = pointer('phases', 0, 'values', name)
  const items = entries.filter((entry) => !entry.isRepeat && document.phases[entry.index].values?.[name] !== undefined).map((entry) => ({
    id: pointer('phases', entry.index, 'values', name), time: entry.end, kind: 'cubic', property: name,
    value: document.phases[entry.index].values[name], movesInTime: true,
    label: `${name}, phase ${document.phases[entry.index].name ?? entry.index}`,
  }))
  const shown = items.some((item) => item.id === place) ? [] : []
  return {
    id: pointer('phases', '-', name), property: name, label: name, blocks: [],
    items: [{ ...start(place, name, document.phases[0].values[name]), id: place }, ...items.filter((item) => item.id !== place), ...shown],
  }
}

/** When each phase is entered and when the next one is; a cycle goes 1, 2 … last and back to 0. */
export function phaseEntries(document, samples) {
  const count = document.phases?.length ?? 0
  const events = (samples?.events ?? []).filter((event) => event.type === 'phase')
  const end = samples?.duration ?? samples?.times.at(-1) ?? 0
  return events.map((event, index) => ({
    index: (index + 1) % Math.max(1, count), start: event.time, end: events[index + 1]?.time ?? end, isRepeat: index >= count,
  })).filter((entry) => entry.index < count)
}

function scene(document, samples) {
  const events = document.events ?? []
  const markers = {
    id: '/events', label: 'Events', property: null, blocks: [],
    items: events.map((event, index) => ({
      id: pointer('events', index), time: event.at ?? 0, kind: 'event', property: null, value: null, movesInTime: true,
      label: `event ${index + 1}, ${verbOf(event)}`, text: verbOf(event),
    })),
  }
  const names = new Set([...Object.keys(document.initial ?? {}), ...(samples ? samples.tracks.keys() : [])])
  return [markers, ...[...names].map((name) => sceneRow(document, name))]
}

/** What stands beside the verb of an event. */
const BESIDE = new Set(['at', 'animation', 'uikit', 'animations', 'disablesAnimations', 'keys', 'completion'])

export const verbOf = (event) => Object.keys(event).find((name) => !BESIDE.has(name)) ?? 'event'

function sceneRow(document, name) {
  const place = pointer('initial', name)
  const sets = (document.events ?? []).flatMap((event, index) =>
    event.set?.[name] === undefined ? [] : [{
      id: pointer('events', index, 'set', name), time: event.at ?? 0, kind: 'spring', property: name, value: event.set[name],
      movesInTime: true, label: `${name}, set by event ${index + 1}`,
    }])
  const value = document.initial?.[name]
  return { id: place, property: name, label: name, blocks: gestures(document, name), items: [...(value === undefined ? [] : [start(place, name, value)]), ...sets] }
}

/** How long a hand holds a property. */
function gestures(document, name) {
  return (document.events ?? []).flatMap(({ at = 0, gesture }, index) => gesture?.property !== name ? [] : [{
    id: pointer('events', index), start: at, end: at + (gesture.samples?.at(-1)?.[0] ?? 0), label: 'gesture', movesEnd: false,
  }])
}

function sequence(document, samples) {
  const spans = clipSpans(samples)
  const clips = (document.clips ?? []).map((clip, index) => {
    const name = clip.id ?? clip.cue ?? clip.use ?? `clip ${index + 1}`
    const span = spans.get(name) ?? { start: 0, end: 0 }
    return { id: pointer('clips', index), label: name, property: null, items: [], blocks: [{ id: pointer('clips', index), ...span, label: name, movesEnd: false }] }
  })
  const names = samples ? [...samples.tracks.keys()] : []
  return [...clips, ...names.map((name) => ({ id: pointer('initial', name), label: name, property: name, items: [], blocks: [] }))]
}

function clipSpans(samples) {
  const spans = new Map()
  for (const event of samples?.events ?? []) {
    if (event.type !== 'clip') continue
    const span = spans.get(event.name) ?? { start: event.time, end: event.time }
    spans.set(event.name, { start: Math.min(span.start, event.time), end: Math.max(span.end, event.time) })
  }
  return spans
}
