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
  const area = element('textarea', { class: 'part', rows: Math.min(12, Math.max(rows, text.split('\n').length)), spellcheck: 'false', 'aria-label': label, value: text, oninput: (event) => read(event.target) })
  return element('div', { class: 'json-part' }, area, word)
}

/** On one line where it is short. */
function shown(value) {
  const line = JSON.stringify(value)
  return line === undefined ? '' : line.length <= 36 ? line : JSON.stringify(value, null, 1)
}

function parsed(text) {
  try { return [JSON.parse(text), null] } catch (error) { return [undefined, `This is no JSON yet: ${error.message.replace(/^JSON\.parse: /, '')}.`.replace('..', '.')] }
}
