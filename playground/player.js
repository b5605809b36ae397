// The clock of the preview: time goes on with the frames of the screen.

import { lengthOf } from './derived.js'

const REST = 0.5

/** Moves the time of a store while it plays. */
export function player(store) {
  let last = null
  let rest = 0
  const frame = (now) => {
    const { state } = store
    if (!state.isPlaying) { last = null; return }
    const step = last === null ? 0 : Math.min(0.1, (now - last) / 1000) * state.rate
    last = now
    const end = lengthOf(state)
    const time = state.time + step
    if (time < end) { rest = 0; store.set({ time }) }
    else if (!state.isLooping) store.set({ time: end, isPlaying: false })
    else if ((rest += step) < REST * state.rate) store.set({ time: end })
    else { rest = 0; store.set({ time: 0 }) }
    requestAnimationFrame(frame)
  }
  store.show((state, before) => {
    if (state.isPlaying && !before.isPlaying) requestAnimationFrame(frame)
  })
}
