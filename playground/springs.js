// Springs as documents write them, read as duration and bounce, and how long each takes to settle.

const PRESETS = { smooth: 0, snappy: 0.15, bouncy: 0.3 }

/** The duration and bounce that sliders show; null for forms that have no such pair of members. */
export function durationAndBounce(spring) {
  if (spring === undefined) return { duration: 0.5, bounce: 0 }
  if (typeof spring === 'string') return { duration: 0.5, bounce: PRESETS[spring] ?? 0 }
  if (typeof spring !== 'object' || spring === null) return null
  if (spring.preset ?? PRESETS[spring.type]) {
    const base = PRESETS[spring.preset ?? spring.type]
    return { duration: spring.duration ?? 0.5, bounce: base + (spring.extraBounce ?? 0) }
  }
  if ('dampingRatio' in spring && 'response' in spring) {
    const ratio = spring.dampingRatio
    return { duration: spring.response, bounce: ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
  }
  if ('stiffness' in spring) {
    const { mass = 1, stiffness, damping = 0 } = spring
    const ratio = damping / (2 * Math.sqrt(mass * stiffness))
    const duration = 2 * Math.PI * Math.sqrt(mass / stiffness)
    return { duration, bounce: ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
  }
  if ('settlingDuration' in spring) return null
  return { duration: spring.duration ?? 0.5, bounce: spring.bounce ?? 0 }
}

/** The query that asks the server about a spring. */
export function springQuery(spring) {
  if (spring === undefined) return 'duration=0.5&bounce=0'
  if (typeof spring === 'string') return new URLSearchParams({ preset: spring }).toString()
  return new URLSearchParams(Object.entries(spring ?? {})).toString()
}
