// Elements made by calls. Text goes in as text: nothing of a document is ever read as markup.

const SVG = 'http://www.w3.org/2000/svg'

export const element = (tag, attributes, ...children) => filled(document.createElement(tag), attributes, children)
export const drawing = (tag, attributes, ...children) => filled(document.createElementNS(SVG, tag), attributes, children)

function filled(node, attributes = {}, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value)
    else if (name in PROPERTIES) node[name] = value
    else node.setAttribute(name, value === true ? '' : value)
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false))
  return node
}

const PROPERTIES = { value: 0, checked: 0, disabled: 0, hidden: 0, textContent: 0, selected: 0 }

const ICONS = {
  play: 'M6 4.5v11l9-5.5z', pause: 'M6 4.5h3v11H6zM11 4.5h3v11h-3z', start: 'M5 4.5h2v11H5zM15.5 4.5v11L8 10z',
  loop: 'M5 8a5 5 0 0 1 8.5-2.2L15 7.3M15 4v3.3h-3.3M15 12a5 5 0 0 1-8.5 2.2L5 12.7M5 16v-3.3h3.3',
  undo: 'M7.5 5 4.5 8l3 3M4.5 8h7a4 4 0 0 1 0 8H9', redo: 'M12.5 5l3 3-3 3M15.5 8h-7a4 4 0 0 0 0 8H11',
  plus: 'M10 4.5v11M4.5 10h11', minus: 'M4.5 10h11', fit: 'M4 7V4h3M13 4h3v3M16 13v3h-3M7 16H4v-3', close: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  magnet: 'M5.5 4v6.5a4.5 4.5 0 0 0 9 0V4M5.5 7h2.5V4M12 4v3h2.5', link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.4-2.4a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.4 2.4a3 3 0 0 0 4.3 4.3l1-1',
  help: 'M7.6 7.6a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.2 1-1.2 1.8M10 14.4v.2', theme: 'M10 3.5a6.5 6.5 0 1 0 0 13z M10 3.5a6.5 6.5 0 0 1 0 13',
  copy: 'M7.5 7.5V4.5h8v8h-3M4.5 7.5h8v8h-8z', download: 'M10 4v8M6.5 9 10 12.5 13.5 9M4.5 15.5h11', trash: 'M5 6.5h10M8 6.5v-2h4v2M6.5 6.5l.6 9h5.8l.6-9', onion: 'M7 10a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M9 5.8a4.5 4.5 0 1 0 0 8.4',
}

/** A small drawing of lines that the label beside it explains. */
export function icon(name) {
  return drawing('svg', { viewBox: '0 0 20 20', class: `icon icon-${name}`, 'aria-hidden': 'true' }, drawing('path', { d: ICONS[name] }))
}

/** A button with an icon, whose name is told to assistive technology and on hover. */
export function iconButton(name, label, onclick, attributes = {}) {
  return element('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label, onclick, ...attributes }, icon(name))
}

/** Puts other children in place of those that an element has. */
export const refill = (node, ...children) => node.replaceChildren(...children.flat(Infinity).filter(Boolean))

/** The same, but what would look as it does stays, with its focus and what is typed in it; of a group
 * or a field only what differs is changed. */
export function refillChanged(node, children) {
  const free = new Set(node.childNodes)
  const take = (found) => { free.delete(found); return found }
  const equal = new Map(children.map((child) => [child, take([...free].find((each) => each.isEqualNode(child)))]))
  const next = children.map((child) => equal.get(child) ?? changed(take([...free].find((each) => isSame(each, child))), child))
  for (const each of free) each.remove()
  next.forEach((child, index) => { if (node.childNodes[index] !== child) node.insertBefore(child, node.childNodes[index] ?? null) })
}

/** Whether one stands in the place of the other. Buttons are told by their text, which is equal or not. */
const isSame = (old, fresh) => old.nodeType === 1 && old.nodeName === fresh.nodeName && fresh.matches('div, input, select') &&
  ['class', 'id', 'data-place', 'role', 'aria-label'].every((name) => old.getAttribute(name) === fresh.getAttribute(name))

function changed(old, fresh) {
  if (!old) return fresh
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes) old.setAttribute(name, value)
  if (fresh.matches('div')) refillChanged(old, [...fresh.childNodes])
  return old
}
