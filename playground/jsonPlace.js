// Where a part of a document stands in its text.

import { steps } from './pointer.js'

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+)/gy

/** The start and end of what a pointer names in a text of JSON; of what holds it where nothing is there. */
export function placeIn(text, pointer) {
  for (let names = steps(pointer); ; names = names.slice(0, -1)) {
    const place = found(text, names)
    if (place || names.length === 0) return place ?? [0, 0]
  }
}

/** The start and end of a value; null where there is none. */
function found(text, names) {
  const open = []
  const isWanted = () => open.length === names.length && open.every(({ name }, index) => String(name) === names[index])
  for (const { index, 0: whole, 1: token } of text.matchAll(TOKEN)) {
    const [start, end] = [index + whole.length - token.length, index + whole.length]
    const inner = open.at(-1)
    if (token === '{' || token === '[') open.push({ start, isList: token === '[', name: token === '[' ? 0 : null })
    else if (token === ',') inner && (inner.name = inner.isList ? inner.name + 1 : null)
    else if (token === '}' || token === ']') {
      const closed = open.pop()
      if (closed && isWanted()) return [closed.start, end]
    } else if (token !== ':') {
      if (inner?.name === null) inner.name = textOf(token)
      else if (isWanted()) return [start, end]
    }
  }
  return null
}

function textOf(token) { try { return JSON.parse(token) } catch { return token } }

/** Where a text stops being JSON, as the message of the browser has it; null where that does not say. */
export function errorPlace(message, text) {
  const position = /position (\d+)/.exec(message)
  if (position) return Number(position[1])
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? []
  if (line === undefined) return null
  return text.split('\n').slice(0, Number(line) - 1).reduce((sum, each) => sum + each.length + 1, Number(column) - 1)
}
