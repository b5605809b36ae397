// A short tour of the page, which can be closed at every step and comes once.

import { element, refill } from './element.js'

const KEY = 'inbetween.tour'
const STEPS = [
  ['#timeline', 'Shape it', 'Each row is a property. Drag its keyframes in time; the graph below bends values, velocities and springs.'],
  ['#stage', 'See it', 'Every change is computed by the server, so what moves here is exactly what you ship. Space plays and pauses.'],
  ['#side', 'Ship it', 'Under Ship the animation becomes CSS, SwiftUI, Compose, Lottie and more, with its error stated. The library keeps it for your team.'],
]

export function tour() {
  const card = element('div', { class: 'tour', role: 'dialog', 'aria-label': 'Tour', hidden: true })
  document.body.append(card)
  const close = () => { card.hidden = true; mark(null); remember() }
  const show = (index) => {
    const [target, title, text] = STEPS[index]
    const isLast = index === STEPS.length - 1
    mark(target)
    refill(card, element('h2', {}, title), element('p', {}, text),
      element('div', { class: 'dialog-actions' }, element('button', { type: 'button', class: 'button small', onclick: close }, 'Close tour'),
        element('button', { type: 'button', class: 'button small primary', onclick: () => (isLast ? close() : show(index + 1)) }, isLast ? 'Start' : `Next (${index + 1} of ${STEPS.length})`)))
    card.hidden = false
    document.querySelector(target).scrollIntoView({ block: 'nearest' })
    card.querySelector('.primary').focus({ preventScroll: true })
    place(card, document.querySelector(target).getBoundingClientRect())
  }
  addEventListener('resize', () => { if (!card.hidden) place(card, document.querySelector('.tour-target').getBoundingClientRect()) })
  card.addEventListener('keydown', (event) => { if (event.key === 'Escape') { event.stopPropagation(); close() } })
  return { start: () => show(0), isNew: !remembered() }
}

function mark(target) {
  document.querySelectorAll('.tour-target').forEach((node) => node.classList.remove('tour-target'))
  if (target) document.querySelector(target).classList.add('tour-target')
}

function place(card, frame) {
  const left = Math.min(Math.max(12, frame.left + frame.width / 2 - card.offsetWidth / 2), window.innerWidth - card.offsetWidth - 12)
  const top = Math.min(Math.max(60, frame.top + 56), window.innerHeight - card.offsetHeight - 12)
  Object.assign(card.style, { left: `${left}px`, top: `${top}px` })
}

const remembered = () => { try { return localStorage.getItem(KEY) === 'seen' } catch { return true } }
const remember = () => { try { localStorage.setItem(KEY, 'seen') } catch { /* It comes again. */ } }
