// A button with a list below it.

import { element, refill } from './element.js'

/** `items` answers what is in the list when it opens: nodes, titles (texts) and things to run. */
export function menu(label, items, attributes = {}) {
  const list = element('div', { class: 'menu-list', hidden: true })
  const button = element('button', { type: 'button', class: 'button quiet', 'aria-haspopup': 'menu', 'aria-expanded': 'false', ...attributes }, label)
  const node = element('div', { class: 'menu' }, button, list)
  node.close = () => { list.hidden = true; button.setAttribute('aria-expanded', 'false') }
  const open = () => {
    // A field is no entry of a menu: it stands above it.
    const all = items()
    const entries = all.filter((item) => !(item instanceof Node)).map((item) => entry(item, choose))
    refill(list, all.filter((item) => item instanceof Node), element('div', { role: 'menu', 'aria-label': button.textContent }, entries))
    list.hidden = false
    button.setAttribute('aria-expanded', 'true')
    keepInSight(list)
    list.querySelector('input, .menu-item')?.focus()
  }
  const choose = (item, event) => {
    node.close()
    item.run()
    // Who chose with a key goes on from here, unless what was chosen has the focus.
    if (event.detail === 0 && [document.body, event.currentTarget].includes(document.activeElement)) button.focus()
  }
  button.addEventListener('click', () => (list.hidden ? open() : node.close()))
  node.addEventListener('keydown', (event) => walk(event, list, () => { node.close(); button.focus() }))
  node.addEventListener('focusout', (event) => { if (event.relatedTarget && !node.contains(event.relatedTarget)) node.close() })
  document.addEventListener('pointerdown', (event) => { if (!node.contains(event.target)) node.close() })
  return node
}

function entry(item, choose) {
  if (typeof item === 'string') return element('div', { class: 'menu-title', role: 'presentation' }, item)
  return element('button', { type: 'button', class: 'menu-item', role: 'menuitem', onclick: (event) => choose(item, event) },
    item.label, item.hint ? element('small', {}, item.hint) : null)
}

function keepInSight(list) {
  list.classList.remove('right')
  if (list.getBoundingClientRect().right > window.innerWidth - 8) list.classList.add('right')
}

/** The next entry that begins with the letter of a key. */
function named(entries, index, { key, ctrlKey, metaKey, altKey }) {
  if ([...key].length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined
  const around = [...entries.slice(index + 1), ...entries.slice(0, index + 1)]
  const found = around.find((each) => each.textContent.toLowerCase().startsWith(key.toLowerCase()))
  return found && entries.indexOf(found)
}

function walk(event, list, close) {
  if (list.hidden) return
  if (event.key === 'Escape') { event.stopPropagation(); close(); return }
  const entries = [...list.querySelectorAll('.menu-item, input')]
  const index = entries.indexOf(document.activeElement)
  const isField = entries[index]?.matches('input')
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, ...(isField ? {} : { Home: 0, End: -1 }) }[event.key] ?? (isField ? undefined : named(entries, index, event))
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  entries.at(next % entries.length)?.focus()
}
