// The overlay that lists the keys.

import { element, iconButton } from './element.js'
import { KEYS, single } from './keys.js'

export function helpDialog() {
  const dialog = element('dialog', { 'aria-labelledby': 'help-title', id: 'help' })
  const groups = KEYS.map(([title, keys]) => element('section', {}, element('h3', {}, title),
    element('dl', { class: 'keys' }, keys.flatMap(([key, meaning]) => [element('dt', {}, key.split(' ').map((part) => (part === '…' ? '… ' : element('kbd', {}, part)))), element('dd', {}, meaning)]))))
  dialog.append(
    element('div', { class: 'dialog-head' }, element('h2', { id: 'help-title' }, 'Keys'), iconButton('close', 'Close', () => dialog.close())),
    element('div', { class: 'dialog-body' },
      element('p', {}, 'With the mouse: double-click in a row for a keyframe, drag handles, draw a box to select many, hold Alt to move without snapping. Ctrl and the wheel zoom; the wheel to the side and the middle button pan.'),
      element('label', { class: 'check' }, element('input', { type: 'checkbox', checked: single.isOn, onchange: (event) => single.turn(event.target.checked) }), 'Keys of one character act, such as K and 1'),
      element('div', { class: 'key-groups' }, groups)))
  document.body.append(dialog)
  return () => dialog.showModal()
}
