// What the mouse does in the rows: select, drag in time, stretch, draw a box, add a keyframe.

import { snapped, toTime } from './axis.js'
import { itemsFor, rowsFor } from './derived.js'
import { follow, gestureKey } from './drag.js'
import * as edits from './edits.js'
import { element } from './element.js'
import { addKeyframe } from './commands.js'
import { boxed, clicked } from './selecting.js'

export class Gestures {
  constructor(store, lanes) {
    this.store = store
    this.lanes = lanes
    lanes.inner.addEventListener('pointerdown', (event) => this.#press(event))
    lanes.inner.addEventListener('dblclick', (event) => this.#doubleClick(event))
    lanes.inner.addEventListener('click', (event) => { if (event.detail === 0) this.#keyPress(event) })
    lanes.inner.addEventListener('focusin', (event) => this.#focus(event))
  }

  /** Enter or Space on a name or a block; with the mouse the press has done it already. */
  #keyPress(event) {
    const name = event.target.closest('.row-name')
    const block = event.target.closest('.block')
    if (name) this.#chooseRow(name.dataset.row)
    if (block) this.store.set({ selection: [block.dataset.id], tab: 'inspect' })
  }

  /** A handle or a block that the keyboard comes to is selected. */
  #focus(event) {
    const { id } = event.target.closest('.handle, .block')?.dataset ?? {}
    const { state } = this.store
    if (!id || state.selection.includes(id) || !event.target.matches(':focus-visible')) return
    this.store.set({ selection: [id], property: itemsFor(state).get(id)?.property ?? state.property })
  }

  #press(event) {
    if (event.button !== 0) return
    const handle = event.target.closest('.handle')
    const edge = event.target.closest('.block-edge')
    const block = event.target.closest('.block')
    if (handle) this.#pressHandle(event, handle.dataset.id)
    else if (edge) this.#stretch(event, edge.dataset.edge)
    else if (block) this.store.set({ selection: clicked(this.store.state.selection, block.dataset.id, isAdding(event)), tab: 'inspect' })
    else if (event.target.closest('.row-name')) this.#chooseRow(event.target.closest('.row-name').dataset.row)
    else if (event.target.closest('.lane') || event.target === this.lanes.inner) this.#box(event)
  }

  #chooseRow(id) {
    const row = rowsFor(this.store.state).find((each) => each.id === id)
    this.store.set({ property: row?.property ?? null, selection: [], tab: 'inspect' })
  }

  #pressHandle(event, id) {
    const { state } = this.store
    const selection = clicked(state.selection, id, isAdding(event))
    const item = itemsFor(state).get(id)
    this.store.set({ selection, property: item.property ?? state.property, tab: 'inspect' })
    const [document, key] = [state.document, gestureKey()]
    const rows = rowsFor(state)
    const targets = this.#snapTargets(state, selection)
    follow(event, {
      move: (dx, _, next) => {
        const { view, isSnapping } = this.store.state
        const wanted = item.time + dx / view.scale
        const time = isSnapping && !next.altKey ? snapped(wanted, targets, view) : wanted
        this.store.edit(edits.movedInTime(document, rows, selection, time - item.time), { key })
      },
      end: (hasMoved) => { if (!hasMoved && !isAdding(event)) this.store.set({ selection: [id] }) },
    })
  }

  #snapTargets(state, selection) {
    const moving = new Set(selection)
    const targets = itemsFor(state).values().filter((item) => !moving.has(item.id)).map((item) => item.time)
    return [...new Set([state.time, ...targets])]
  }

  #stretch(event, id) {
    const { document, view } = this.store.state
    const block = rowsFor(this.store.state).flatMap((row) => row.blocks).find((each) => each.id === id && each.movesEnd)
    const key = gestureKey()
    this.store.set({ selection: [id] })
    follow(event, { move: (dx) => this.store.edit(edits.stretched(document, block, dx / view.scale), { key }) })
  }

  #box(event) {
    const frame = this.lanes.inner.getBoundingClientRect()
    const from = { x: event.clientX - frame.left, y: event.clientY - frame.top }
    const old = isAdding(event) ? this.store.state.selection : []
    const box = element('div', { class: 'box' })
    follow(event, {
      move: (dx, dy) => {
        this.lanes.inner.append(box)
        const [left, top] = [Math.min(from.x, from.x + dx), Math.min(from.y, from.y + dy)]
        Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${Math.abs(dx)}px`, height: `${Math.abs(dy)}px` })
        this.store.set({ selection: [...new Set([...old, ...this.#inBox(left, top, Math.abs(dx), Math.abs(dy))])] })
      },
      end: (hasMoved) => {
        box.remove()
        if (!hasMoved) this.store.set({ selection: old })
      },
    })
  }

  #inBox(left, top, width, height) {
    const { state } = this.store
    const row = (y) => Math.floor(y / this.lanes.rowHeight)
    const time = (x) => toTime(state.view, x - this.lanes.namesWidth)
    return boxed(rowsFor(state), [row(top), row(top + height)], [time(left - 6), time(left + width + 6)])
  }

  #doubleClick(event) {
    // The rows have captured the pointer, so the event names them: what lies there is asked anew.
    const under = document.elementFromPoint(event.clientX, event.clientY)
    const lane = under?.closest('.lane')
    if (!lane || under.closest('.handle, .block')) return
    const { state } = this.store
    const row = rowsFor(state)[Math.floor((event.clientY - this.lanes.inner.getBoundingClientRect().top) / this.lanes.rowHeight)]
    const wanted = toTime(state.view, event.clientX - lane.getBoundingClientRect().left)
    const time = state.isSnapping ? snapped(wanted, this.#snapTargets(state, []), state.view) : wanted
    if (row) addKeyframe(this.store, row.property, Math.max(0, time))
  }
}

const isAdding = (event) => event.shiftKey || event.metaKey || event.ctrlKey
