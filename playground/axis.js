// The axis of time: seconds to pixels and back, its marks, zoom and snapping.

export const MARGIN = 16
const NICE = [0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120, 300, 600, 1200, 3600, 7200, 18000, 36000, 86400]
/** Pixels of a second: a day fits into a window, and a tenth of a millisecond, the shortest time that is written,
 * can be taken hold of. */
const SCALES = [0.002, 200_000]
const within = (scale) => Math.min(SCALES[1], Math.max(SCALES[0], scale))
const SNAP_PIXELS = 7
const FINE_PIXELS = 3

export const toX = (view, time) => MARGIN + (time - view.start) * view.scale
export const toTime = (view, x) => view.start + (x - MARGIN) / view.scale

/** The distance of marks that are labelled, at least so many pixels apart. */
export const tickStep = (view, pixels = 64) =>
  NICE.find((step) => step * view.scale >= pixels) ?? 864_000

export function ticks(view, width) {
  const step = tickStep(view)
  const found = []
  for (let index = Math.ceil(Math.max(0, toTime(view, 0)) / step); index * step <= toTime(view, width); index += 1) {
    found.push(index * step)
  }
  return found
}

export const tickLabel = (time) => `${Number(time.toFixed(4))}s`

/** The view zoomed by a factor, with the time under `x` where it was. */
export function zoomed(view, factor, x) {
  const scale = within(view.scale * factor)
  return { scale, start: Math.max(0, toTime(view, x) - (x - MARGIN) / scale) }
}

export const panned = (view, seconds) => ({ ...view, start: Math.max(0, view.start + seconds) })

/** The view that shows so many seconds in a width, with room to drag the last keyframe on. What lasts
 * no time gets a second. */
export const fitted = (seconds, width) =>
  ({ start: 0, scale: within((width - 2 * MARGIN) / (seconds > 0 ? seconds * 1.1 : 1)) })

/** The nearest of some times or marks to a time, if it is near on the screen; else the time, rounded to
 * what a few pixels can tell. */
export function snapped(time, targets, view) {
  let best = null
  for (const target of targets) {
    if (best === null || Math.abs(target - time) < Math.abs(best - time)) best = target
  }
  const grid = tickStep(view, 12)
  const onGrid = Math.round(time / grid) * grid
  if (best === null || Math.abs(onGrid - time) < Math.abs(best - time) * 0.5) best = onGrid
  if (Math.abs(best - time) * view.scale <= SNAP_PIXELS) return best
  const fine = tickStep(view, FINE_PIXELS)
  return Math.round(time / fine) * fine
}
