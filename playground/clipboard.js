// What copying takes along and pasting puts in: keyframes, events or phases, as text that can go to
// another window.

import { notify } from './commands.js'
import * as edits from './edits.js'
import * as keyframes from './keyframes.js'
import { steps, valueAt } from './pointer.js'

const WORDS = { keyframes: 'keyframe', events: 'event', phases: 'phase' }
const CARRIED = { keyframes: 'keyframes', scene: 'events', phases: 'phases' }

/** What is selected, by what it is; null where there is nothing to take along. */
export function copySelection(store) {
  const { document, selection } = store.state
  const kind = CARRIED[document.kind]
  const taken = kind === 'keyframes' ? keyframes.copied(document, selection) : kind ? parts(document, selection, kind) : []
  if (taken.length === 0) return null
  notify(taken.length === 1 ? `Copied one ${WORDS[kind]}.` : `Copied ${taken.length} ${WORDS[kind]}s.`)
  return { [kind]: taken }
}

/** The events or phases that are selected, in their order. */
function parts(document, selection, root) {
  const indexes = selection.map(steps).filter((names) => names[0] === root && names.length === 2).map((names) => Number(names[1]))
  return indexes.sort((a, b) => a - b).map((index) => document[root][index])
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const SUITS = {
  keyframes: (each) => typeof each?.property === 'string' && typeof each.keyframe?.type === 'string' && Number.isFinite(each.time),
  events: (each) => isObject(each) && Number.isFinite(each.at),
  phases: isObject,
}

/** What a text holds that was copied here; null where it is another text. */
export function copiedParts(text) {
  try {
    const taken = JSON.parse(text)
    const [kind, ...others] = Object.keys(taken)
    return others.length === 0 && kind in SUITS && Array.isArray(taken[kind]) && taken[kind].every(SUITS[kind]) ? taken : null
  } catch { return null }
}

/** Puts what was copied at the playhead, phases behind the one that is selected. */
export function paste(store, taken) {
  const { document, time, selection } = store.state
  const [kind] = Object.keys(taken)
  if (CARRIED[document.kind] !== kind) return notify(`This document takes no ${kind}.`)
  const result = kind === 'keyframes' ? keyframes.pasted(document, taken.keyframes, time)
    : kind === 'events' ? edits.withEvents(document, taken.events, time) : edits.withPhases(document, taken.phases, afterSelected(selection))
  if (result.ids.length === 0) return notify('This document has none of the properties that were copied.')
  return store.edit(result.document, { selection: result.ids.filter((id) => valueAt(result.document, id) !== undefined) })
}

const afterSelected = (selection) => (steps(selection.at(-1) ?? '')[0] === 'phases' ? Number(steps(selection.at(-1))[1]) + 1 : Infinity)
