// A part of a document written as JSON, which counts as soon as it is right; what is wrong is said below.

import { element } from './element.js'

export function jsonControl(value, change, { rows = 3, label } = {}) {
  const word = element('p', { class: 'complaint', role: 'status', hidden: true })
  const read = (area) => {
    const [next, message] = parsed(area.value)
    word.hidden = message === null
    word.textContent = message ?? ''
    if (message !== null) return area.setAttribute('aria-invalid', 'true')
    area.removeAttribute('aria-invalid')
    return change(next)
  }
  const text = shown(value)
  const area = element('textarea', { class: 'part', rows: Math.min(12, Math.max(rows, text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / WIDTH), 0))), spellcheck: 'false', 'aria-label': label, value: text, oninput: (event) => read(event.target) })
  return element('div', { class: 'json-part' }, area, word)
}

const WIDTH = 30

/** On one line what is short, else a line for each part. */
function shown(value, indent = '') {
  const line = JSON.stringify(value) ?? ''
  if (line.length <= WIDTH || typeof value !== 'object' || value === null || Object.keys(value).length === 1) return line
  const inner = indent + ' '
  const parts = Array.isArray(value) ? value.map((each) => shown(each, inner)) : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${shown(each, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

function parsed(text) {
  try { return [JSON.parse(text), null] } catch (error) { return [undefined, `This is no JSON yet: ${error.message.replace(/^JSON\.parse: /, '')}.`.replace('..', '.')] }
}
