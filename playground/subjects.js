// Things to animate: a card, an icon, a number, a list, a text, a picture of one's own.

import { drawing, element } from './element.js'
import { styleOf, viewOf, viewsOf } from './binding.js'
import { round } from './values.js'

const HEART = 'M12 20.5 4.6 13a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.4.4.4-.4a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7z'

export const SUBJECTS = [['card', 'Card'], ['icon', 'Icon'], ['number', 'Number'], ['list', 'List'], ['text', 'Text'], ['picture', 'SVG…']]

const MAKERS = {
  card: () => element('div', { class: 'subject card' }, element('div', { class: 'picture' }), element('div', { class: 'bar' }), element('div', { class: 'bar short' })),
  icon: () => element('div', { class: 'subject shape' }, drawing('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, drawing('path', { d: HEART }))),
  number: () => element('div', { class: 'subject count' }, '0'),
  list: () => element('div', { class: 'subject list' }, element('div'), element('div'), element('div')),
  text: () => element('div', { class: 'subject words' }, 'Inbetween'),
  picture: (url) => element('div', { class: 'subject uploaded' }, url ? element('img', { src: url, alt: 'The uploaded picture' }) : 'Choose an SVG file'),
}

/** What stands for a view that a property names. */
const VIEWS = { card: (name) => element('div', { class: 'subject view' }, name), list: () => element('div', { class: 'subject' }) }

/** The subject that suits a document: an icon for colours and paths, a number for counts. */
export function suiting(document) {
  const text = JSON.stringify(document)
  if (text.includes('{"integer":')) return 'number'
  if (/"(tint|color)"|\{"path":/.test(text)) return 'icon'
  return /"row\d+\./.test(text) ? 'list' : 'card'
}

/** A subject for the properties of a document: one thing, or one for each view that they name. */
export function subject(kind, properties, picture) {
  const views = viewsOf(properties).filter((name) => name !== '')
  if (views.length === 0) {
    const node = MAKERS[kind](picture)
    return { node, show: (values) => dress(node, kind, values) }
  }
  const nodes = new Map(views.map((name) => [name, VIEWS[kind]?.(name) ?? MAKERS[kind](picture)]))
  const node = element('div', { class: kind === 'list' ? 'list' : 'views' }, [...nodes.values()])
  return { node, show: (values) => showViews(nodes, kind, values) }
}

function showViews(nodes, kind, values) {
  for (const [view, node] of nodes) {
    const own = Object.fromEntries(Object.entries(values).filter(([property]) => viewOf(property) === view).map(([property, parts]) => [property.slice(view.length + 1), parts]))
    dress(node, kind, own)
  }
}

function dress(node, kind, values) {
  const { text, path, ...style } = styleOf(values)
  for (const name of ['opacity', 'background', 'color', 'width', 'height', 'borderRadius', 'filter', 'transform']) {
    node.style[name] = style[name] ?? ''
  }
  if (kind === 'number') node.textContent = String(round(Number(text ?? firstNumber(values) ?? 0), 1))
  if (kind === 'text' && typeof text === 'string') node.textContent = text
  if (kind === 'icon' && path) drawPath(node, path)
}

function drawPath(node, path) {
  const shape = node.querySelector('path')
  shape.setAttribute('d', path)
  if (node.dataset.fitted) return
  node.dataset.fitted = 'yes'
  const box = shape.getBBox()
  const side = Math.max(box.width, box.height, 1) * 1.2
  shape.ownerSVGElement.setAttribute('viewBox', `${box.x + box.width / 2 - side / 2} ${box.y + box.height / 2 - side / 2} ${side} ${side}`)
}

const firstNumber = (values) => Object.values(values).flatMap((parts) => Object.values(parts)).find((value) => typeof value === 'number')
