// The document that an example of the documentation says: itself, or one around the part that it shows.

const KINDS = new Set(['animation', 'keyframes', 'phases', 'scene', 'sequence'])
const KEYFRAMES = new Set(['linear', 'cubic', 'spring', 'hold', 'move'])
const ANIMATIONS = new Set(['linear', 'easeIn', 'easeOut', 'easeInOut', 'timingCurve', 'spring', 'smooth', 'snappy', 'bouncy', 'interactiveSpring', 'interpolatingSpring', 'usingSpringWithDamping', 'custom'])

/** A document for the text of an example; null where it says none. */
export function asDocument(text, language) {
  const value = language === 'sh' ? posted(text) : parsed(text)
  if (typeof value === 'string') return ofText(value)
  if (value === undefined || value === null || typeof value !== 'object' || Array.isArray(value)) return null
  if (KINDS.has(value.kind)) return 'times' in value ? null : value
  return around(value)
}

function parsed(text) { try { return JSON.parse(text) } catch { return undefined } }

/** What a curl line sends. */
function posted(text) {
  const found = /-d '(\{[\s\S]*\})'/.exec(text)
  return found ? parsed(found[1]) : undefined
}

/** An animation by its name, or an easing as CSS writes it. */
function ofText(text) {
  if (ANIMATIONS.has(text) || text === 'default') return carrying(text)
  return /^(ease|step|cubic-bezier\(|linear\(|steps\()/.test(text) ? carrying({ type: 'timingCurve', curve: text, duration: 0.6 }) : null
}

function around(value) {
  if ('bezier' in value || 'ease' in value) return carrying({ type: 'timingCurve', curve: value, duration: 0.6 })
  if (KEYFRAMES.has(value.type) && ('to' in value || value.type === 'hold')) {
    return { kind: 'keyframes', initial: { value: restOf(value.to) }, tracks: [{ property: 'value', keyframes: [value] }] }
  }
  if (ANIMATIONS.has(value.type)) return carrying(value)
  if ('stiffness' in value || 'dampingRatio' in value || ('bounce' in value && 'duration' in value)) return 'settling' in value ? null : carrying({ type: 'spring', ...value })
  if (typeof value.at === 'number' && value.set) return { kind: 'scene', initial: Object.fromEntries(Object.entries(value.set).map(([name, to]) => [name, restOf(to)])), events: [value] }
  return null
}

const carrying = (animation) => ({ kind: 'animation', from: { x: -80 }, to: { x: 80 }, animation })

/** A value of the same form to begin with. */
function restOf(value) {
  if (typeof value === 'number' || value === undefined) return 0
  if (typeof value === 'string') return value.startsWith('#') ? '#000000' : '0deg'
  if (Array.isArray(value)) return value.map(() => 0)
  if (typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'number')) return Object.fromEntries(Object.keys(value).map((name) => [name, 0]))
  return value
}
