// What follows from the state, worked out once for each document and answer.

import { rowsOf } from './rows.js'
import { isWithin } from './pointer.js'

let last = {}

/** The rows of the timeline. */
export function rowsFor({ document, samples }) {
  if (last.document !== document || last.samples !== samples) {
    last = { document, samples, rows: rowsOf(document, samples) }
  }
  return last.rows
}

/** The items of a row by their pointers, worked out once for each row. */
const byRow = new WeakMap()

function itemsOf(row) {
  if (!byRow.has(row)) byRow.set(row, new Map(row.items.map((item) => [item.id, item])))
  return byRow.get(row)
}

/** Every item, to be found by its pointer. */
export function itemsFor(state) {
  const rows = rowsFor(state)
  return {
    get(id) {
      for (const row of rows) {
        const item = id === undefined ? undefined : itemsOf(row).get(id)
        if (item) return item
      }
      return undefined
    },
    values: () => rows.flatMap((row) => row.items),
  }
}

/** The property that the graph shows: the chosen one, that of the selection, or the first. */
export function shownProperty(state) {
  const rows = rowsFor(state).filter((row) => row.property)
  const names = new Set(rows.map((row) => row.property))
  if (names.has(state.property)) return state.property
  const selected = state.selection.map((id) => itemsFor(state).get(id)?.property).find((name) => names.has(name))
  return selected ?? rows[0]?.property ?? null
}

/** Which of eight colours a row has. */
export const colorOf = (rows, property) =>
  Math.max(0, rows.filter((row) => row.property).findIndex((row) => row.property === property)) % 8

/** The first problem or advice whose place is an item or lies in it. */
export const noteAt = (notes, id) => notes.find((note) => isWithin(note.pointer ?? '', id))

/** How long the timeline is: up to the end, or what was asked for of what has none. */
export const lengthOf = ({ samples }) => samples?.duration ?? samples?.times.at(-1) ?? 1

const ROOM = 1

/** A time at which the playhead may be: a little past the end, where new keyframes go. */
export const placeable = (state, time) => Math.min(lengthOf(state) + ROOM, Math.max(0, time))

/** What a problem or an advice says, with its hint. */
export const said = ({ message, hint }) => (hint ? `${message} Hint: ${hint}` : message)
