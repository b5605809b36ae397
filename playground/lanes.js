// The rows that are in sight, each with its handles, its blocks and a small curve.
//
// Only what can be seen is in the page, so a document may have as many tracks as it likes.

import { toTime, toX } from './axis.js'
import { color, context, line } from './canvas.js'
import { noteAt, rowsFor, shownProperty } from './derived.js'
import { finest } from './detail.js'
import { element } from './element.js'
import { bounds, colorAt, columnOf, componentsOf, valuesAt } from './samples.js'
import { handle } from './shapes.js'
import { brief, round, short } from './values.js'

const SPARE = 2
const IN_SIGHT = 30
/** Pixels of a strip of colours that have one colour. */
const STRIP = 2
/** Pixels of the shortest block. */
const LEAST = 6

export class Lanes {
  #shown = new Map()

  constructor(scroller, inner) {
    this.scroller = scroller
    this.inner = inner
    this.measure()
  }

  /** Reads the sizes that the style gives; asking for them between changes would lay the page out anew. */
  measure() {
    const style = getComputedStyle(document.documentElement)
    this.rowHeight = parseFloat(style.getPropertyValue('--row')) || 34
    this.namesWidth = parseFloat(style.getPropertyValue('--names')) || 190
    this.width = Math.max(0, this.scroller.clientWidth - this.namesWidth)
    this.height = this.scroller.clientHeight
  }

  draw(state) {
    const rows = rowsFor(state)
    const { scrollTop } = this.scroller
    this.colorRows = new Map(rows.filter((row) => row.property).map((row, index) => [row.property, index % 8]))
    this.active = shownProperty(state)
    this.selected = new Set(state.selection)
    const height = `${rows.length * this.rowHeight}px`
    if (this.inner.style.height !== height) this.inner.style.height = height
    const first = Math.max(0, Math.floor(scrollTop / this.rowHeight) - SPARE)
    const last = Math.min(rows.length, Math.ceil((scrollTop + this.height) / this.rowHeight) + SPARE)
    const kept = new Map()
    for (let index = first; index < last; index += 1) {
      const row = rows[index]
      const view = this.#shown.get(row.id) ?? this.#made(row)
      this.#shown.delete(row.id)
      kept.set(row.id, view)
    }
    for (const view of this.#shown.values()) view.node.remove()
    this.#shown = kept
    let index = first
    for (const [id, view] of kept) {
      this.#update(view, rows[index], index, rows, state)
      if (!view.node.isConnected) this.inner.append(view.node)
      index += 1
    }
  }

  #made(row) {
    const canvas = element('canvas', { 'aria-hidden': 'true' })
    const lane = element('div', { class: 'lane', role: 'group' }, canvas)
    const text = element('span', { class: 'text' })
    const now = element('span', { class: 'now' })
    const name = element('button', { type: 'button', class: 'row-name', 'data-row': row.id }, element('span', { class: 'swatch' }), text, now)
    return { node: element('div', { class: 'row' }, name, lane), lane, canvas, name, text, now, handles: new Map(), blocks: new Map() }
  }

  #update(view, row, index, rows, state) {
    view.row = row
    const isActive = row.property !== null && row.property === this.active
    const problem = noteAt(state.problems, row.id)
    const advice = problem ? null : noteAt(state.advice, row.id)
    const name = `row track-${this.colorRows.get(row.property) ?? 0}${isActive ? ' active' : ''}${problem ? ' problem' : advice ? ' advice' : ''}`
    if (view.node.className !== name) view.node.className = name
    view.node.style.transform = `translateY(${index * this.rowHeight}px)`
    if (view.text.textContent !== row.label) view.text.textContent = row.label
    view.name.setAttribute('aria-pressed', String(isActive))
    view.name.title = (problem ?? advice)?.message ?? row.label
    view.lane.setAttribute('aria-label', row.label)
    this.#updateHandles(view, row, state)
    this.#updateBlocks(view, row, state)
    this.#drawCurve(view, row, rows, state)
    this.#updateNow(view, state)
  }

  #updateHandles(view, row, state) {
    const { selected } = this
    const drawn = [row, state.view, state.selection, state.problems, state.advice, this.width]
    if (view.drawn?.every((part, index) => part === drawn[index])) return
    view.drawn = drawn
    const stop = row.items.find((item) => selected.has(item.id)) ?? row.items[0]
    const width = this.width
    const gone = new Map(view.handles)
    for (const item of row.items) {
      const x = toX(state.view, item.time)
      if ((x < -IN_SIGHT || x > width + IN_SIGHT) && !selected.has(item.id)) continue
      let node = view.handles.get(item.id)
      gone.delete(item.id)
      if (!node || node.dataset.kind !== item.kind) {
        const isFocused = node === document.activeElement && node
        node?.remove()
        node = handle(item)
        view.handles.set(item.id, node)
        view.lane.append(node)
        if (isFocused) node.focus()
      }
      node.style.transform = `translateX(${round(x, 1)}px)`
      node.setAttribute('aria-pressed', String(selected.has(item.id)))
      node.tabIndex = item === stop ? 0 : -1
      if (item.text !== undefined && node.textContent !== item.text) node.textContent = item.text
      const note = noteAt(state.problems, item.id)
      node.classList.toggle('problem', Boolean(note))
      node.classList.toggle('advice', !note && Boolean(noteAt(state.advice, item.id)))
      const label = `${item.label}, ${round(item.time, 3)} s${item.value === null || item.value === undefined ? '' : `, ${brief(item.value)}`}${note ? `. ${note.message}` : ''}`
      if (node.getAttribute('aria-label') !== label) { node.setAttribute('aria-label', label); node.title = label }
    }
    for (const [id, node] of gone) { node.remove(); view.handles.delete(id) }
  }

  #updateBlocks(view, row, state) {
    const gone = new Map(view.blocks)
    row.blocks.forEach((block, index) => {
      const nodes = view.blocks.get(index) ?? this.#madeBlock(view, block, row.property !== null)
      gone.delete(index)
      view.blocks.set(index, nodes)
      this.#placeBlock(nodes, block, row.property !== null, state)
    })
    for (const [index, nodes] of gone) { nodes.forEach((node) => node.remove()); view.blocks.delete(index) }
  }

  #madeBlock(view, block, isSlim) {
    const nodes = [element('button', { type: 'button' }), ...(isSlim ? [] : [element('div', { class: 'block-edge' })])]
    view.lane.append(...nodes)
    return nodes
  }

  #placeBlock([node, edge], block, isSlim, state) {
    const [x, end] = [toX(state.view, block.start), toX(state.view, block.end)]
    const label = `${block.label}, ${round(block.start, 2)} to ${round(block.end, 2)} s`
    node.className = `block${isSlim ? ' slim' : ''}${block.isRepeat ? ' faint' : ''}`
    node.dataset.id = block.id
    node.title = block.label
    node.setAttribute('aria-pressed', String(state.selection.includes(block.id)))
    node.setAttribute('aria-label', label)
    if (!isSlim && node.textContent !== block.label) node.textContent = block.label
    node.style.transform = `translateX(${x}px)`
    node.style.width = `${Math.max(LEAST, end - x - 1)}px`
    // What takes no time, as a phase that changes nothing yet, would be hidden below the one after it.
    node.style.zIndex = end - x < LEAST ? 1 : ''
    if (!edge) return
    edge.hidden = !block.movesEnd
    edge.dataset.edge = block.id
    edge.style.transform = `translateX(${end}px)`
  }

  #drawCurve(view, row, rows, state) {
    const samples = row.property && finest(state, this.width, row.property)
    const key = [row.property, state.samples, samples, state.view.start, state.view.scale, this.width, state.theme]
    if (view.key?.every((part, index) => part === key[index])) return
    view.key = key
    const pen = context(view.canvas, this.width, this.rowHeight)
    if (!pen || !row.property || !state.samples) return
    if (colorAt(state.samples, row.property, 0) !== null) return this.#drawColors(pen, row.property, { samples, view: state.view })
    const columnsOf = (samples) => componentsOf(samples, row.property).map((name) => columnOf(samples, row.property, name))
    const [low, high] = bounds([...columnsOf(state.samples), ...columnsOf(samples)])
    const span = high - low || 1
    pen.strokeStyle = color(`--track-${this.colorRows.get(row.property) ?? 0}`)
    pen.globalAlpha = 0.45
    pen.lineWidth = 1.3
    for (const column of columnsOf(samples)) {
      line(pen, state.view, this.width, samples.times, column, (value) => this.rowHeight - 6 - ((value - low) / span) * (this.rowHeight - 12))
    }
  }

  /** A strip of what a colour is from moment to moment. */
  #drawColors(pen, property, { samples, view }) {
    const [first, last] = [toX(view, 0), Math.min(this.width, toX(view, samples.times.at(-1)))]
    for (let x = Math.max(0, first); x < last; x += STRIP) {
      pen.fillStyle = colorAt(samples, property, toTime(view, x)) ?? 'transparent'
      pen.fillRect(x, this.rowHeight / 2 - 4, Math.min(STRIP, last - x), 8)
    }
  }

  /** The values at the playhead, beside the names. */
  drawTime(state) { for (const view of this.#shown.values()) this.#updateNow(view, state) }

  #updateNow(view, state) {
    const values = view.row.property ? valuesAt(state.samples, view.row.property, state.time) : null
    const hue = values ? colorAt(state.samples, view.row.property, state.time) : null
    const unit = state.samples?.tracks.get(view.row.property)?.type === 'angle' ? '°' : ''
    const text = values ? (hue ? hexOf(values) : Object.values(values).slice(0, 3).map((value) => shortly(value) + (typeof value === 'number' ? unit : '')).join(' ')) : ''
    if (view.now.textContent !== text) view.now.textContent = text
    view.now.style.setProperty('--chip', hue ?? 'transparent')
    view.now.classList.toggle('chip-of', hue !== null)
  }

  /** The rows that can be seen. */
  inSight(rows) {
    const first = Math.floor(this.scroller.scrollTop / this.rowHeight)
    return rows.slice(first, first + Math.ceil(this.height / this.rowHeight) + 1)
  }

  /** Brings a row into sight. */
  reveal(index) {
    const top = index * this.rowHeight
    const { scrollTop, clientHeight } = this.scroller
    if (top < scrollTop) this.scroller.scrollTop = top
    else if (top + this.rowHeight > scrollTop + clientHeight) this.scroller.scrollTop = top + this.rowHeight - clientHeight
  }

  handleOf(id) { return this.inner.querySelector(`.handle[data-id="${CSS.escape(id)}"]`) }
}

const hexOf = ({ red, green, blue }) => `#${[red, green, blue].map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255).toString(16).padStart(2, '0')).join('')}`

const shortly = (value) =>
  typeof value === 'number' ? short(value) : value === null || value === undefined ? '–' : brief(value)
