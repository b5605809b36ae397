// One drag: pointer events from its start to its end, in pixels from where it began.

let following = 0

/** Whether something is dragged. */
export const isDragging = () => following > 0

/** Follows a pointer. `move` gets the distance and the event, `end` whether anything moved. */
export function follow(event, { move, end = () => {} }) {
  const [x, y] = [event.clientX, event.clientY]
  const pointer = event.pointerId
  const target = event.currentTarget
  let hasMoved = false
  following += 1
  target.setPointerCapture?.(pointer)
  const onMove = (next) => {
    if (next.pointerId !== pointer) return
    const [dx, dy] = [next.clientX - x, next.clientY - y]
    if (!hasMoved && Math.hypot(dx, dy) < 3) return
    hasMoved = true
    move(dx, dy, next)
  }
  const onEnd = (next) => {
    if (next.pointerId !== pointer) return
    following -= 1
    target.removeEventListener('pointermove', onMove)
    target.removeEventListener('pointerup', onEnd)
    target.removeEventListener('pointercancel', onEnd)
    end(hasMoved, next)
  }
  target.addEventListener('pointermove', onMove)
  target.addEventListener('pointerup', onEnd)
  target.addEventListener('pointercancel', onEnd)
}

let count = 0

/** A name for the edits of one gesture, so that they are undone together. */
export const gestureKey = () => `gesture ${(count += 1)}`
