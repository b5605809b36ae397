// The graph of one property: the server's samples as lines, with handles for values and velocities.

import { snapped, ticks, toTime, toX } from './axis.js'
import { color, context, line } from './canvas.js'
import { addKeyframe } from './commands.js'
import { colorOf, itemsFor, rowsFor, shownProperty } from './derived.js'
import { finest } from './detail.js'
import { follow, gestureKey } from './drag.js'
import * as edits from './edits.js'
import { element, refill } from './element.js'
import { valueAt } from './pointer.js'
import { bounds, columnOf, componentsOf } from './samples.js'
import { clicked } from './selecting.js'
import { shape } from './shapes.js'
import { tangentsOf } from './tangents.js'
import { components, round, short, stepFor } from './values.js'

const PADDING = 20

export class Graph {
  #nodes = new Map()
  #locked = null

  constructor(store) {
    this.store = store
    this.canvas = element('canvas', { 'aria-hidden': 'true' })
    this.legend = element('div', { class: 'legend' })
    this.scale = element('div', { class: 'scale', 'aria-hidden': 'true' })
    this.side = element('div', { class: 'graph-side' }, this.legend, this.scale)
    this.plot = element('div', { class: 'graph', role: 'group', 'aria-label': 'Value graph' }, this.canvas)
    this.node = element('div', { class: 'graph-line' }, this.side, this.plot)
    this.plot.addEventListener('pointerdown', (event) => this.#press(event))
    this.plot.addEventListener('dblclick', (event) => this.#doubleClick(event))
    this.plot.addEventListener('keydown', (event) => this.#key(event))
  }

  draw(state) {
    if (!this.height) this.measure()
    this.property = shownProperty(state)
    const items = this.#items(state)
    const names = componentsOf(state.samples, this.property ?? '')
    this.plot.className = `graph track-${colorOf(rowsFor(state), this.property)}`
    this.range = this.#locked ?? this.#rangeOf(state, items, names)
    this.#drawSide(names, state)
    this.#drawLines(state, names)
    this.#drawHandles(state, items)
  }

  #items(state) {
    return this.property === null ? [] : rowsFor(state).filter((row) => row.property === this.property).flatMap((row) => row.items)
  }

  #rangeOf(state, items, names) {
    const all = [state.samples, this.#finest(state), state.compared?.samples]
    const columns = all.flatMap((samples) => names.map((name) => columnOf(samples, this.property, name)).filter(Boolean))
    const values = items.flatMap((item) => components(item.value).map((each) => each.value))
    const [low, high] = bounds([...columns, values])
    const size = Math.max(Math.abs(low), Math.abs(high))
    const margin = Math.max(0.5, size / 10)
    return high - low <= 1e-9 * size ? [low - margin, high + margin] : [low, high]
  }

  #finest(state) { return finest(state, this.width, this.property) }

  measure() {
    this.height = this.plot.clientHeight
    this.width = this.plot.clientWidth
  }

  toY(value) { return this.height - PADDING - ((value - this.range[0]) / (this.range[1] - this.range[0])) * (this.height - 2 * PADDING) }
  toValue(y) { return this.range[0] + ((this.height - PADDING - y) / (this.height - 2 * PADDING)) * (this.range[1] - this.range[0]) }

  #drawSide(names, state) {
    // What is not sampled yet may have numbers.
    const isText = names.length === 0 && state.samples?.tracks.has(this.property)
    const key = `${this.property} ${names.join()} ${Boolean(state.compared)} ${isText}`
    if (this.key === key) return
    this.key = key
    const list = names.length > 1 ? names.map((name, index) => element('li', { class: `c-${index % 8}` }, element('i'), name)) : []
    if (state.compared) list.push(element('li', { class: 'old' }, element('i'), 'compared'))
    refill(this.legend, element('h2', { title: this.property ?? '' }, this.property ?? 'Nothing to plot'), element('ul', {}, list),
      isText ? element('p', { class: 'hint' }, 'Its values are no numbers: see them in the preview.') : null)
  }

  #drawLines(state, names) {
    const pen = context(this.canvas, this.width, this.height)
    if (!pen || !this.property || !state.samples || names.length === 0) return refill(this.scale)
    this.#drawGrid(pen, state)
    if (state.compared?.samples) {
      pen.setLineDash([5, 4])
      this.#drawTrack(pen, state.view, state.compared.samples, names, true)
      pen.setLineDash([])
    }
    pen.lineWidth = 2
    this.#drawTrack(pen, state.view, this.#finest(state), names, false)
    this.#drawTangentLines(pen, state)
    return undefined
  }

  #drawTrack(pen, view, samples, names, isOld) {
    names.forEach((name, index) => {
      const column = columnOf(samples, this.property, name)
      pen.strokeStyle = color(isOld ? '--dim' : `--track-${(names.length > 1 ? index : colorOf(rowsFor(this.store.state), this.property)) % 8}`)
      if (column) line(pen, view, this.width, samples.times, column, (value) => this.toY(value))
    })
  }

  #drawGrid(pen, state) {
    pen.strokeStyle = color('--line')
    pen.lineWidth = 1
    pen.beginPath()
    for (const time of ticks(state.view, this.width)) {
      const x = Math.round(toX(state.view, time)) + 0.5
      pen.moveTo(x, 0)
      pen.lineTo(x, this.height)
    }
    const values = [this.range[0], (this.range[0] + this.range[1]) / 2, this.range[1]]
    for (const value of values) {
      const y = Math.round(this.toY(value)) + 0.5
      pen.moveTo(0, y)
      pen.lineTo(this.width, y)
    }
    pen.stroke()
    this.#drawScale(values)
  }

  /** The values of the lines, beside the graph. */
  #drawScale(values) {
    const digits = Math.max(2, 1 + Math.ceil(-Math.log10(this.range[1] - this.range[0])))
    refill(this.scale, values.map((value) => {
      const label = element('span', {}, short(value, digits))
      label.style.top = `${this.toY(value)}px`
      return label
    }))
  }

  #drawTangentLines(pen, state) {
    pen.strokeStyle = color('--accent')
    pen.lineWidth = 1
    for (const handle of this.#tangents(state)) {
      pen.beginPath()
      pen.moveTo(toX(state.view, handle.from.time), this.toY(handle.from.value))
      pen.lineTo(toX(state.view, handle.time), this.toY(handle.value))
      pen.stroke()
    }
  }

  #tangents(state) {
    if (this.tangentsOf !== state) { this.tangentsOf = state; this.tangents = tangentsOf(state, this.#items(state)) }
    return this.tangents
  }

  #drawHandles(state, items) {
    const wanted = new Map()
    for (const item of items) {
      for (const { name, value } of components(item.value)) {
        wanted.set(`${item.id} ${name}`, { item, name, time: item.time, value, label: `${item.label}${name && ` ${name}`}, value ${round(value, 3)}` })
      }
    }
    for (const tangent of this.#tangents(state)) wanted.set(tangent.id, { tangent, time: tangent.time, value: tangent.value, label: tangent.label })
    for (const [id, node] of this.#nodes) if (!wanted.has(id)) { node.remove(); this.#nodes.delete(id) }
    for (const [id, each] of wanted) this.#place(id, each, state)
  }

  #place(id, { item, name, tangent, time, value, label }, state) {
    const kind = tangent ? `tangent ${tangent.kind}` : item.kind
    let node = this.#nodes.get(id)
    if (!node || node.dataset.kind !== kind) {
      node?.remove()
      node = element('button', { type: 'button', class: `handle ${kind}`, 'data-kind': kind, 'data-handle': id }, tangent ? null : shape(item.kind))
      this.#nodes.set(id, node)
      this.plot.append(node)
    }
    node.source = { item, name, tangent, time, value }
    node.style.transform = `translate(${round(toX(state.view, time), 1)}px, ${round(this.toY(value), 1)}px)`
    node.setAttribute('aria-label', label)
    node.title = label
    if (item) node.setAttribute('aria-pressed', String(state.selection.includes(item.id)))
  }

  #press(event) {
    const node = event.target.closest('.handle')
    if (!node || event.button !== 0) return
    const { item, tangent } = node.source
    const { state } = this.store
    const selection = item ? clicked(state.selection, item.id, event.shiftKey) : state.selection
    if (item) this.store.set({ selection, tab: 'inspect' })
    this.#locked = this.range
    const drag = { ...node.source, selection, document: state.document, key: gestureKey(), rows: rowsFor(state), targets: this.#targets(state, selection) }
    const y = this.toY(drag.value)
    follow(event, {
      move: (dx, dy, next) => {
        const [wanted, number] = [drag.time + dx / this.store.state.view.scale, this.toValue(y + dy)]
        const document = tangent ? tangent.dragged(drag.document, wanted, number) : this.#moved(drag, wanted, number, next, Math.abs(dx) > Math.abs(dy))
        this.store.edit(document, { key: drag.key })
      },
      end: () => { this.#locked = null; this.draw(this.store.state) },
    })
  }

  #targets(state, selection) {
    const moving = new Set(selection)
    return [state.time, ...itemsFor(state).values().filter((each) => !moving.has(each.id)).map((each) => each.time)]
  }

  /** The document with a point, and what is selected with it, dragged in time and value; Shift keeps one of them. */
  #moved({ item, name, time, value, selection, document, rows, targets }, wanted, number, { altKey, shiftKey }, isSideways) {
    const { isSnapping, view } = this.store.state
    const at = isSnapping && !altKey ? snapped(wanted, targets, view) : wanted
    const inTime = item.movesInTime && !(shiftKey && !isSideways) ? edits.movedInTime(document, rows, selection, at - time) : document
    if (shiftKey && isSideways) return inTime
    return this.#items(this.store.state).filter((each) => selection.includes(each.id)).reduce((result, each) => {
      const old = valueAt(document, edits.valuePlace(document, each.id) ?? '')
      const part = old === undefined ? undefined : components(old).find((one) => one.name === name)
      return part ? edits.withValue(result, each.id, name, round(part.value + number - value, this.#digits())) : result
    }, inTime)
  }

  /** A double click puts a keyframe where it is, in time and value. */
  #doubleClick(event) {
    const { state } = this.store
    const frame = this.plot.getBoundingClientRect()
    const under = document.elementFromPoint(event.clientX, event.clientY)
    if (state.document.kind !== 'keyframes' || !this.property || under?.closest('.handle')) return
    const wanted = Math.max(0, toTime(state.view, event.clientX - frame.left))
    const id = addKeyframe(this.store, this.property, state.isSnapping ? snapped(wanted, this.#targets(state, []), state.view) : wanted)
    const first = components(valueAt(this.store.state.document, id + '/to'))[0]
    if (!first) return
    const value = round(this.toValue(event.clientY - frame.top), this.#digits())
    this.store.edit(edits.withValue(this.store.state.document, id, first.name, value), { selection: [id] })
  }

  /** Digits behind the point that a pixel is worth. */
  #digits() {
    const pixel = (this.range[1] - this.range[0]) / Math.max(1, this.height)
    return Math.min(4, Math.max(0, Math.ceil(-Math.log10(pixel))))
  }

  /** Arrow keys on a point or a tangent: up and down change or bend, left and right move where it can. Enter selects a point. */
  #key(event) {
    const { tangent, item, name, value } = event.target.closest('.handle')?.source ?? {}
    const step = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key]
    const isChosen = event.key === 'Enter' && item && !this.store.state.selection.includes(item.id)
    if (!(step && (tangent ?? item)) && !isChosen) return
    event.preventDefault()
    event.stopPropagation()
    const factor = event.shiftKey ? 10 : 1
    if (isChosen) this.store.set({ selection: [item.id], property: this.property, tab: 'inspect' })
    else if (tangent) this.#bend(tangent, step[0] * 0.01 * factor, (step[1] * factor * (this.range[1] - this.range[0])) / 100)
    else if (step[1]) this.#put(item, edits.withValue(this.store.state.document, item.id, name, value + step[1] * factor * stepFor(item.property, item.value)))
    else if (item.movesInTime) this.#put(item, edits.movedInTime(this.store.state.document, rowsFor(this.store.state), [item.id], step[0] * 0.01 * factor))
  }

  #put(item, document) { this.store.edit(document, { key: `graph ${item.id}` }) }

  #bend(tangent, seconds, rise) {
    this.store.edit(tangent.dragged(this.store.state.document, tangent.time + seconds, tangent.value + rise), { key: `bend ${tangent.id}` })
  }
}
