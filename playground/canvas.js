// Lines of samples on a canvas.

import { toX } from './axis.js'
import { indexAt } from './samples.js'

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

/** Draws a column over time; `toY` gives the height of a value. Gaps stay open. */
export function line(pen, view, width, times, column, toY) {
  const first = Math.max(0, indexAt(times, view.start) - 1)
  const skip = Math.max(1, Math.floor(1 / Math.max(1e-9, (times[1] - times[0]) * view.scale * 2)))
  let isDown = false
  pen.beginPath()
  for (let index = first; index < times.length; index += skip) {
    const x = toX(view, times[index])
    const value = column[index]
    if (typeof value !== 'number') { isDown = false; continue }
    if (isDown) pen.lineTo(x, toY(value))
    else pen.moveTo(x, toY(value))
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
