// Every key of the page, as the overlay lists them and as they are handled.

import * as commands from './commands.js'
import { itemsFor, lengthOf, placeable, rowsFor, shownProperty } from './derived.js'
import * as keyframes from './keyframes.js'
import { valueAt } from './pointer.js'
import { inWords } from './schema.js'
import { TABS } from './panels.js'
import { toggle } from './transport.js'

const FRAME = 0.01
const SINGLE = 'inbetween.keys'

/** The keys in groups: what is pressed, what it does, and, where it is a key of the page, the deed. */
export const KEYS = [
  ['Playback', [
    ['Space', 'Play or pause', ({ store }) => toggle(store)],
    ['Home', 'To the start', ({ store }) => store.set({ time: 0 })],
    ['End', 'To the end', ({ store }) => store.set({ time: lengthOf(store.state) })],
    [',', 'One frame back', ({ store }) => seek(store, -1 / 60)],
    ['.', 'One frame on', ({ store }) => seek(store, 1 / 60)],
    ['L', 'Loop', ({ store }) => store.set({ isLooping: !store.state.isLooping })],
    ['O', 'Onion skin', ({ store }) => store.set({ hasOnion: !store.state.hasOnion })],
  ]],
  ['Keyframes', [
    ['K', 'Add a keyframe at the playhead', ({ timeline }) => timeline.focusItem(timeline.add())],
    ['P', 'Add a property', ({ root }) => root.querySelector('.add-property').click()],
    ['Arrows', 'Move what is selected in time and value; Shift: ten times as far', null],
    ['[', 'The keyframe before', ({ store, timeline }) => step(store, timeline, -1)],
    [']', 'The keyframe after', ({ store, timeline }) => step(store, timeline, 1)],
    ['{', 'The row before', ({ store }) => stepRow(store, -1)],
    ['}', 'The row after', ({ store }) => stepRow(store, 1)],
    ...keyframes.KINDS.map((name, index) => [`${index + 1}`, inWords(name), ({ store }) => kind(store, name)]),
    ['Delete', 'Delete what is selected', ({ store }) => commands.removeSelection(store)],
    ['Escape', 'Select nothing', ({ store }) => store.set({ selection: [] })],
    ['Enter', 'To the fields of what is selected', ({ root }) => root.querySelector('#panel input, #panel select')?.focus()],
  ]],
  ['Document', [
    ['Ctrl Z', 'Undo', ({ store }) => store.undo()],
    ['Ctrl Shift Z', 'Redo', ({ store }) => store.redo()],
    ['Ctrl Y', 'Redo', ({ store }) => store.redo()],
    ['Ctrl A', 'Select all', ({ store }) => commands.selectAll(store)],
    ['Ctrl C', 'Copy keyframes, events or phases', null],
    ['Ctrl X', 'Cut them', null],
    ['Ctrl V', 'Paste at the playhead', null],
    ['Ctrl S', 'Save to the library', ({ panels }) => panels.panels.library.saveOrAsk()],
  ]],
  ['View', [
    ['+', 'Zoom in', ({ timeline }) => timeline.zoom(1.4)],
    ['-', 'Zoom out', ({ timeline }) => timeline.zoom(1 / 1.4)],
    ['F', 'Fit', ({ timeline }) => timeline.fit()],
    ['<', 'Look further back', ({ timeline }) => timeline.pan(-0.25)],
    ['>', 'Look further on', ({ timeline }) => timeline.pan(0.25)],
    ['S', 'Snapping', ({ store }) => store.set({ isSnapping: !store.state.isSnapping })],
    ['Alt 1 … 5', 'Panels: Inspect, Ship, Compare, Library, JSON', null],
    ['?', 'This list', ({ showHelp }) => showHelp()],
  ]],
]

const DEEDS = new Map(KEYS.flatMap(([, keys]) => keys).filter(([, , deed]) => deed).map(([key, , deed]) => [key.toLowerCase(), deed]))

/** Whether keys of one character act. Who speaks to the computer, or meets keys unintentionally, turns them off. */
export const single = {
  isOn: (() => { try { return localStorage.getItem(SINGLE) !== 'off' } catch { return true } })(),
  turn(isOn) {
    this.isOn = isOn
    try { localStorage.setItem(SINGLE, isOn ? 'on' : 'off') } catch { /* It holds until the page is left. */ }
  },
}

/** Listens for the keys of the page. */
export function listen(context) {
  document.addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]')) return
    if (event.target.closest('.menu-list') && !isCommand(event)) return
    const isTyping = event.target.matches('input, textarea, select')
    const key = nameOf(event)
    if (isTyping && !['ctrl s', 'escape'].includes(key)) return
    if (key === 'escape' && isTyping) return event.target.blur()
    if (isOfControl(event.target, key)) return
    if (moved(context.store, event) || panel(context, event)) return event.preventDefault()
    const deed = DEEDS.get(key)
    if (!deed || [...key].length === 1 && !actsAlone(event, key)) return
    event.preventDefault()
    deed(context)
  })
}

/** Whether a control has a use of its own for a key: the browser follows a link, presses a button, unfolds. */
const isOfControl = (target, key) =>
  key === 'enter' ? target.matches('a[href], button:not(.handle), summary') : key === 'space' && target.matches('button:not(.handle), summary')

/** Whether a key of one character acts: with Alt letters and digits are the browser's, and only other characters are
 * typed so, as brackets on some keyboards. */
const actsAlone = (event, key) => single.isOn && !(event.altKey && /^[a-z0-9]$/.test(key))

/** Ctrl or Command, but not the key by which Windows types a third character, which is Ctrl and Alt. */
const isCommand = (event) => (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')

function nameOf(event) {
  const key = event.key === ' ' ? 'space' : event.key === 'Backspace' ? 'delete' : event.key === '=' ? '+' : event.key.toLowerCase()
  return isCommand(event) ? `ctrl ${event.shiftKey ? 'shift ' : ''}${key}` : key
}

/** The arrow keys: time and value of what is selected, else the playhead. */
function moved(store, event) {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key]
  if (!direction || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.target.matches('[role="tab"], .menu-item, [role="slider"]')) return false
  const factor = event.shiftKey ? 10 : 1
  if (store.state.selection.length === 0) {
    if (direction[0] === 0) return false
    seek(store, direction[0] * FRAME * factor)
  } else if (direction[0] !== 0) commands.nudgeTime(store, direction[0] * FRAME * factor)
  else commands.nudgeValue(store, direction[1] * factor)
  return true
}

function panel({ store }, event) {
  const tab = event.altKey && TABS[Number(event.code.replace('Digit', '')) - 1]
  if (!tab) return false
  store.set({ tab: tab[0] })
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(`tab-${tab[0]}`)?.focus()))
  return true
}

function seek(store, seconds) {
  store.set({ time: placeable(store.state, store.state.time + seconds), isPlaying: false })
}

/** Selects the keyframe before or after the one that is selected, in its row. */
function step(store, timeline, direction) {
  const { state } = store
  const current = itemsFor(state).get(state.selection.at(-1))
  const row = rowsFor(state).find((each) => (current ? each.items.includes(current) : each.property === shownProperty(state)))
  if (!row || row.items.length === 0) return
  const index = current ? row.items.indexOf(current) + direction : direction > 0 ? 0 : row.items.length - 1
  const item = row.items[(index + row.items.length) % row.items.length]
  store.set({ selection: [item.id], property: item.property ?? state.property })
  timeline.focusItem(item.id)
}

function stepRow(store, direction) {
  const rows = rowsFor(store.state).filter((row) => row.property)
  const index = rows.findIndex((row) => row.property === shownProperty(store.state))
  const row = rows[(index + direction + rows.length) % rows.length]
  if (row) store.set({ property: row.property, selection: [] })
}

function kind(store, type) {
  const { document, selection } = store.state
  store.lastKind = type
  const next = selection.reduce((result, id) => {
    const keyframe = id.startsWith('/tracks/') ? valueAt(result, id) : null
    return keyframe?.type && keyframe.type !== type ? keyframes.ofKind(result, id, type) : result
  }, document)
  store.edit(next)
}
