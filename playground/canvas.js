// Lines of samples on a canvas.

import { toX } from './axis.js'
import { extremes, indexAt } from './samples.js'

/** A canvas made as sharp as the screen, cleared; null while it has no size. */
export function context(canvas, width = canvas.clientWidth, height = canvas.clientHeight) {
  if (width === 0 || height === 0) return null
  const ratio = window.devicePixelRatio || 1
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== w || canvas.height !== h) { canvas.width = w; canvas.height = h }
  const pen = canvas.getContext('2d')
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  pen.clearRect(0, 0, width, height)
  return pen
}

/** Draws a column over time; `toY` gives the height of a value. Gaps stay open, and of many samples on one pixel the
 * lowest and the highest are seen. */
export function line(pen, view, width, times, column, toY) {
  const many = Math.max(1, Math.floor(1 / Math.max(1e-9, (times[1] - times[0]) * view.scale * 2)))
  const before = Math.max(0, indexAt(times, view.start) - 1)
  let isDown = false
  pen.beginPath()
  // The same samples stay together wherever the view begins, so that a line does not flicker while it is moved.
  for (let index = before - (before % many); index < times.length; index += many) {
    const x = toX(view, times[index])
    const [low, high] = extremes(column, index, Math.min(index + many, times.length))
    if (low > high) { isDown = false; continue }
    if (isDown) pen.lineTo(x, toY(low))
    else pen.moveTo(x, toY(low))
    if (high > low) pen.lineTo(x, toY(high))
    isDown = true
    if (x > width + 4) break
  }
  pen.stroke()
}

const colors = new Map()
let theme = null

/** A colour of the theme, looked up once for each theme. */
export function color(name) {
  const { dataset } = document.documentElement
  if (theme !== dataset.theme) { theme = dataset.theme; colors.clear() }
  if (!colors.has(name)) colors.set(name, getComputedStyle(document.documentElement).getPropertyValue(name).trim())
  return colors.get(name)
}
