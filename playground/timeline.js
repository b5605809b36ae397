// The timeline: transport, ruler, rows and graph around one axis of time.

import { panned, tickLabel, ticks, toTime, toX, zoomed } from './axis.js'
import { color, context } from './canvas.js'
import { addKeyframe, addProperty, fit } from './commands.js'
import { lengthOf, placeable, rowsFor, shownProperty } from './derived.js'
import { follow } from './drag.js'
import { element, icon, refill } from './element.js'
import { Gestures } from './gestures.js'
import { Graph } from './graph.js'
import { Lanes } from './lanes.js'
import { menu } from './menu.js'
import { transport } from './transport.js'

const PROPERTIES = ['scale', 'opacity', 'x', 'y', 'offset', 'rotation', 'tint', 'cornerRadius', 'blur', 'width', 'height', 'value']

/** The ones to begin with. */
const FIRST = ['scale', 'opacity', 'x', 'y', 'rotation', 'tint']

export class Timeline {
  constructor(root, store) {
    this.store = store
    this.canvas = element('canvas', { 'aria-hidden': 'true' })
    this.ruler = element('div', {
      class: 'ruler', role: 'slider', tabindex: 0, 'aria-label': 'Time', 'aria-valuemin': 0, onpointerdown: (event) => this.#scrub(event),
    }, this.canvas)
    this.inner = element('div', { class: 'rows-inner' })
    this.scroller = element('div', { class: 'rows', onscroll: () => this.#scrolled() }, this.inner)
    this.lanes = new Lanes(this.scroller, this.inner)
    this.gestures = new Gestures(store, this.lanes)
    this.graph = new Graph(store)
    this.head = element('div', { class: 'playhead' })
    this.clip = element('div', { class: 'playhead-clip' }, this.head)
    this.empty = element('div', { class: 'empty', hidden: true })
    this.scroller.prepend(this.empty)
    const rulerLine = element('div', { class: 'ruler-line' }, this.#addMenu(), this.ruler)
    root.append(transport(store, this), rulerLine, this.scroller, this.graph.node, this.clip)
    root.addEventListener('pointerdown', (event) => { if (event.button === 1) this.#drag(event) })
    root.addEventListener('wheel', (event) => this.#wheel(event), { passive: false })
    this.ruler.addEventListener('keydown', (event) => this.#rulerKey(event))
    // The rows are narrower while a bar scrolls them.
    const sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#fitSizes()))
    for (const node of [root, this.inner]) sizes.observe(node)
    store.show((state, before) => this.draw(state, before))
  }

  #addMenu() {
    const custom = () => {
      const input = element('input', { type: 'text', 'aria-label': 'Property name', placeholder: 'Another name, Enter' })
      input.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter') return
        addProperty(this.store, input.value)
        input.closest('.menu').close()
      })
      return input
    }
    const items = () => [custom(), ...PROPERTIES.map((name) => ({ label: name, run: () => addProperty(this.store, name) }))]
    const place = menu([icon('plus'), 'Add property'], items)
    place.classList.add('add')
    place.querySelector('.button').classList.add('add-property')
    return place
  }

  #fitSizes() {
    this.lanes.measure()
    this.graph.measure()
    this.rulerWidth = this.ruler.clientWidth
    this.rulerTop = 0
    this.draw(this.store.state, {})
  }

  #scrolled() {
    this.lanes.draw(this.store.state)
    this.store.set({ top: this.scroller.scrollTop })
  }

  draw(state, before) {
    const isSame = ['document', 'samples', 'detail', 'view', 'selection', 'property', 'problems', 'advice', 'theme', 'compared'].every((name) => state[name] === before[name])
    if (!isSame) {
      this.lanes.draw(state)
      this.graph.draw(state)
      this.#drawRuler(state)
      this.#drawEmpty(state)
    } else if (state.time !== before.time) {
      this.lanes.drawTime(state)
    }
    this.#drawPlayhead(state)
  }

  #drawPlayhead(state) {
    this.head.style.transform = `translateX(${toX(state.view, state.time)}px)`
    if (!this.rulerTop) { this.rulerTop = this.ruler.offsetTop; this.clip.style.top = `${this.rulerTop}px` }
    this.ruler.setAttribute('aria-valuenow', state.time.toFixed(3))
    this.ruler.setAttribute('aria-valuemax', lengthOf(state).toFixed(3))
    this.ruler.setAttribute('aria-valuetext', `${state.time.toFixed(2)} seconds`)
  }

  #drawRuler(state) {
    const width = this.rulerWidth ??= this.ruler.clientWidth
    const drawn = [width, state.view, lengthOf(state), state.theme]
    if (this.drawn?.every((part, index) => part === drawn[index])) return
    this.drawn = drawn
    const pen = context(this.canvas, width, 25)
    if (!pen) return
    const end = toX(state.view, lengthOf(state))
    pen.fillStyle = color('--hover')
    pen.fillRect(Math.min(width, end), 0, width, 26)
    pen.font = `11px ${color('--font')}`
    pen.fillStyle = color('--dim')
    pen.strokeStyle = color('--line-strong')
    for (const time of ticks(state.view, width)) {
      const x = Math.round(toX(state.view, time)) + 0.5
      pen.globalAlpha = 0.7
      pen.beginPath()
      pen.moveTo(x, 19)
      pen.lineTo(x, 26)
      pen.stroke()
      pen.globalAlpha = 1
      const label = tickLabel(time)
      if (x + 6 + pen.measureText(label).width < width) pen.fillText(label, x + 4, 16)
    }
  }

  #drawEmpty(state) {
    const rows = rowsFor(state)
    const isBare = state.document.kind === 'keyframes' && rows.length > 0 && rows.every((row) => row.items.length <= 1)
    this.empty.hidden = rows.length > 0 && !isBare
    this.scroller.classList.toggle('bare', isBare)
    if (this.empty.hidden) return
    this.empty.style.paddingTop = `${rows.length * this.lanes.rowHeight + 22}px`
    const text = rows.length === 0 ? 'Nothing moves yet. Which property shall?' : 'Double-click in a row to put a keyframe there, or press K.'
    if (this.empty.dataset.text === text) return
    this.empty.dataset.text = text
    refill(this.empty, element('p', {}, text), rows.length === 0 ? element('div', { class: 'formats' }, FIRST.map((name) => element('button', { type: 'button', class: 'chip', onclick: () => addProperty(this.store, name) }, name))) : null)
  }

  #scrub(event) {
    const go = (clientX) => {
      const time = toTime(this.store.state.view, clientX - this.ruler.getBoundingClientRect().left)
      this.store.set({ time: placeable(this.store.state, time), isPlaying: false })
    }
    go(event.clientX)
    follow(event, { move: (_, __, next) => go(next.clientX) })
  }

  #rulerKey(event) {
    const step = { ArrowLeft: -0.01, ArrowRight: 0.01, PageDown: -0.1, PageUp: 0.1, Home: -Infinity, End: Infinity }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const { time } = this.store.state
    const next = step === -Infinity ? 0 : step === Infinity ? lengthOf(this.store.state) : time + step * (event.shiftKey ? 10 : 1)
    this.store.set({ time: placeable(this.store.state, next), isPlaying: false })
  }

  /** The middle button takes hold of the time. */
  #drag(event) {
    event.preventDefault()
    const { view } = this.store.state
    follow(event, { move: (dx) => this.store.set({ view: panned(view, -dx / view.scale) }) })
  }

  #wheel(event) {
    const { view } = this.store.state
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      this.zoom(Math.exp(-event.deltaY * 0.004), event.clientX - this.ruler.getBoundingClientRect().left)
    } else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      event.preventDefault()
      this.store.set({ view: panned(view, (event.deltaX || event.deltaY) / view.scale) })
    }
  }

  zoom(factor, x = this.ruler.clientWidth / 2) { this.store.set({ view: zoomed(this.store.state.view, factor, x) }) }
  /** Moves what is seen by a share of the width. */
  pan(share) {
    const { view } = this.store.state
    this.store.set({ view: panned(view, (share * this.ruler.clientWidth) / view.scale) })
  }

  fit() { fit(this.store, this.ruler.clientWidth) }
  add() { return addKeyframe(this.store, shownProperty(this.store.state)) }

  /** Puts the focus on the handle of an item, once it is there. */
  focusItem(id) {
    const index = rowsFor(this.store.state).findIndex((row) => row.items.some((item) => item.id === id))
    if (index >= 0) this.lanes.reveal(index)
    this.store.draw()
    this.lanes.handleOf(id)?.focus()
  }
}
