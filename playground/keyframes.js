// Documents of kind `keyframes`: when keyframes arrive, and every edit as a new document.

import { pointer, replaced, steps, valueAt } from './pointer.js'
import { components, firstValue, round, withComponents } from './values.js'

/** The kinds of keyframes, in the order of their keys and buttons. */
export const KINDS = ['linear', 'cubic', 'spring', 'move', 'hold']
const NO_TIME = 0

/** How long a spring takes that says no duration, until the server has told. */
let settling = () => 1

/** Tells this module where it finds settling durations. */
export function settlesBy(look) { settling = look }

/** When each keyframe of a track ends, in seconds. */
export function arrivals(track) {
  let time = NO_TIME
  return (track.keyframes ?? []).map((keyframe) => {
    time = keyframe.at ?? time + Math.max(0, durationOf(keyframe))
    return time
  })
}

function durationOf(keyframe) {
  if (keyframe.type === 'move') return NO_TIME
  if (keyframe.duration !== undefined) return keyframe.duration
  return keyframe.type === 'spring' ? settling(keyframe.spring) : NO_TIME
}

const isFree = (keyframe) => keyframe.duration === undefined && keyframe.at === undefined

/** A track whose keyframes arrive at other times. A spring that runs until it settles goes on to. */
export function retimed(track, times, touched) {
  let before = NO_TIME
  const keyframes = track.keyframes.map((keyframe, index) => {
    const start = before
    before = times[index]
    if (keyframe.type === 'move' || (isFree(keyframe) && !touched.has(index))) return keyframe
    const { at, duration, ...rest } = keyframe
    if (at !== undefined) return at === round(times[index]) ? keyframe : { ...rest, at: round(times[index]) }
    const length = Math.max(0, round(times[index] - start))
    return length === duration ? keyframe : { ...rest, duration: length }
  })
  return { ...track, keyframes }
}

/** Some keyframes with those that go along: what follows one without a time of its own. */
export function carried(track, touched) {
  const all = new Set(touched)
  track.keyframes.forEach((keyframe, index) => {
    if (all.has(index - 1) && (keyframe.type === 'move' || isFree(keyframe))) all.add(index)
  })
  return all
}

/** How far some keyframes of a track may go in time before they meet one that stays. */
export function room(times, moving) {
  let [back, forth] = [-Infinity, Infinity]
  times.forEach((time, index) => {
    if (!moving.has(index)) return
    if (!moving.has(index - 1)) back = Math.max(back, (times[index - 1] ?? NO_TIME) - time)
    if (index + 1 < times.length && !moving.has(index + 1)) forth = Math.min(forth, times[index + 1] - time)
  })
  return [back, forth]
}

/** The indexes of keyframes by track that some pointers name. */
function byTrack(ids) {
  const found = new Map()
  for (const id of ids) {
    const [root, track, member, index] = steps(id)
    if (root !== 'tracks' || member !== 'keyframes' || index === undefined) continue
    found.set(Number(track), (found.get(Number(track)) ?? new Set()).add(Number(index)))
  }
  return found
}

/** The document with some keyframes moved in time, as far as there is room for all of them. */
export function movedInTime(document, ids, seconds) {
  const groups = byTrack(ids)
  let [back, forth] = [-Infinity, Infinity]
  for (const [track, touched] of groups) {
    const limits = room(arrivals(document.tracks[track]), carried(document.tracks[track], touched))
    back = Math.max(back, limits[0])
    forth = Math.min(forth, limits[1])
  }
  const shift = Math.min(Math.max(seconds, back), forth)
  const tracks = document.tracks.map((track, index) => {
    const touched = groups.get(index)
    if (!touched) return track
    const moving = carried(track, touched)
    return retimed(track, arrivals(track).map((time, each) => (moving.has(each) ? time + shift : time)), touched)
  })
  return { ...document, tracks }
}

/** The track of a property; -1 when it has none. The later of two decides. */
export const trackIndex = (document, property) =>
  (document.tracks ?? []).findLastIndex((track) => track.property === property)

/** The first value of a property or of a member of one. */
export function initialOf(document, property) {
  const whole = document.initial?.[property]
  if (whole !== undefined) return whole
  const dot = property.lastIndexOf('.')
  return dot < 0 ? undefined : document.initial?.[property.slice(0, dot)]?.[property.slice(dot + 1)]
}

/** The value that a track has when a keyframe begins. */
export function valueBefore(document, track, index) {
  for (let each = index - 1; each >= 0; each -= 1) {
    const value = document.tracks[track].keyframes[each].to
    if (value !== undefined) return value
  }
  return initialOf(document, document.tracks[track].property)
}

/** The document with a keyframe more, and where that is. Those after it stay where they are. */
export function added(document, property, time, { type = 'cubic', numbers } = {}) {
  let index = trackIndex(document, property)
  let tracks = document.tracks ?? []
  if (index < 0) {
    index = tracks.length
    tracks = [...tracks, { property, keyframes: [] }]
  }
  const track = tracks[index]
  const times = arrivals(track)
  const found = times.findIndex((each) => each > time)
  const place = found < 0 ? times.length : found
  const before = valueBefore({ ...document, tracks }, index, place) ?? firstValue(property)
  const to = numbers && components(before).length === numbers.length ? withComponents(before, numbers) : before
  const start = times[place - 1] ?? NO_TIME
  const keyframe = { type, to, duration: round(Math.max(0, time - start)) }
  if (type === 'spring') keyframe.spring = 'bouncy'
  const keyframes = [...track.keyframes.slice(0, place), keyframe, ...track.keyframes.slice(place)]
  const whole = retimed(
    { ...track, keyframes }, [...times.slice(0, place), Math.max(time, start), ...times.slice(place)], new Set([place]))
  return {
    document: { ...document, tracks: Object.assign([...tracks], { [index]: whole }) },
    id: pointer('tracks', index, 'keyframes', place),
  }
}

/** The document without some keyframes; those after them stay where they are. */
export function removed(document, ids) {
  const groups = byTrack(ids)
  const tracks = document.tracks.map((track, index) => {
    const touched = groups.get(index)
    if (!touched) return track
    const kept = arrivals(track).filter((_, each) => !touched.has(each))
    return retimed({ ...track, keyframes: track.keyframes.filter((_, each) => !touched.has(each)) }, kept, new Set())
  })
  return { ...document, tracks }
}

/** The document with a keyframe of another kind: what both kinds have stays. */
export function ofKind(document, id, type) {
  const keyframe = valueAt(document, id)
  const [, track, , index] = steps(id)
  const start = arrivals(document.tracks[track])[index - 1] ?? NO_TIME
  const end = arrivals(document.tracks[track])[index]
  const to = keyframe.to ?? valueBefore(document, Number(track), Number(index))
  const length = { duration: round(end - start) || 0.2 }
  const next = { type, ...(type === 'hold' ? {} : { to }), ...(type === 'move' ? {} : length) }
  if (type === 'spring') next.spring = keyframe.spring ?? 'bouncy'
  if (type === 'linear' && keyframe.curve) next.curve = keyframe.curve
  return replaced(document, id, next)
}

/** What copying takes along: each keyframe with its property and its time after the first of them. */
export function copied(document, ids) {
  const taken = []
  for (const [track, indexes] of byTrack(ids)) {
    const times = arrivals(document.tracks[track])
    for (const index of indexes) {
      const { at, duration, ...keyframe } = document.tracks[track].keyframes[index]
      taken.push({ property: document.tracks[track].property, time: times[index], keyframe })
    }
  }
  const first = Math.min(...taken.map((each) => each.time))
  return taken.map((each) => ({ ...each, time: each.time - first })).sort((a, b) => a.time - b.time)
}

/** The document with copied keyframes at a time, and where they are. */
export function pasted(document, taken, time) {
  const ids = []
  for (const { property, time: offset, keyframe } of taken) {
    if (initialOf(document, property) === undefined) continue
    const result = added(document, property, time + offset, { type: keyframe.type })
    const { duration, at } = valueAt(result.document, result.id)
    const timed = keyframe.type === 'move' ? keyframe : { ...keyframe, ...(at === undefined ? { duration } : { at }) }
    document = replaced(result.document, result.id, timed)
    ids.push(result.id)
  }
  return { document, ids }
}
