// Play, pause, loop, slow motion, snapping, zoom.

import { lengthOf } from './derived.js'
import { element, icon, iconButton, refill } from './element.js'

const RATES = [[1, '1×'], [0.5, '½×'], [0.25, '¼×'], [0.1, '1⁄10×']]

/** Of what is shorter two digits would say little. */
const FINE = 0.1

export function transport(store, timeline) {
  const play = iconButton('play', 'Play', () => toggle(store), { id: 'play' })
  const loop = iconButton('loop', 'Loop', () => store.set({ isLooping: !store.state.isLooping }))
  const snap = iconButton('magnet', 'Snapping', () => store.set({ isSnapping: !store.state.isSnapping }))
  const now = element('strong', {})
  const length = element('span', {})
  const rate = element('select', { 'aria-label': 'Speed', title: 'Speed', onchange: (event) => store.set({ rate: Number(event.target.value) }) },
    RATES.map(([value, label]) => element('option', { value }, label)))
  store.show((state, before) => {
    now.textContent = state.time.toFixed(lengthOf(state) < FINE ? 4 : 2)
    if (state.samples !== before.samples) length.textContent = ` / ${lengthOf(state).toFixed(lengthOf(state) < FINE ? 4 : 3)} s`
    loop.setAttribute('aria-pressed', String(state.isLooping))
    snap.setAttribute('aria-pressed', String(state.isSnapping))
    if (state.isPlaying !== before.isPlaying) {
      const label = state.isPlaying ? 'Pause' : 'Play'
      play.setAttribute('aria-label', label)
      play.title = label
      refill(play, icon(state.isPlaying ? 'pause' : 'play'))
    }
  })
  return element('div', { class: 'transport', role: 'toolbar', 'aria-label': 'Playback' },
    iconButton('start', 'To the start', () => store.set({ time: 0 })), play, loop, rate,
    element('span', { class: 'clock' }, now, length), element('span', { class: 'spacer' }),
    element('button', { type: 'button', class: 'button small', 'aria-label': 'Keyframe', title: 'Add at the playhead', onclick: () => timeline.focusItem(timeline.add()) }, icon('plus'), element('span', { class: 'label' }, 'Keyframe')),
    snap, iconButton('minus', 'Zoom out', () => timeline.zoom(1 / 1.4)), iconButton('plus', 'Zoom in', () => timeline.zoom(1.4)),
    iconButton('fit', 'Fit', () => timeline.fit()))
}

export function toggle(store) {
  const { isPlaying, time } = store.state
  const isAtEnd = time >= lengthOf(store.state) - 1e-6
  store.set({ isPlaying: !isPlaying, ...(!isPlaying && isAtEnd ? { time: 0 } : {}) })
}
