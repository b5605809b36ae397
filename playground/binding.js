// What a property's values do to an element that is shown: the names that exports know, and CSS texts.

const MOVES = new Set(['x', 'y', 'offset', 'position', 'translation'])

/** The style of an element for values by property; a property is a map of components to values. */
export function styleOf(values) {
  const style = { move: { x: 0, y: 0 }, scale: { x: 1, y: 1 }, rotate: 0, rest: {}, text: null, path: null }
  for (const [property, parts] of Object.entries(values)) apply(style, property, parts)
  const transform = `translate(${style.move.x}px, ${style.move.y}px) rotate(${style.rotate}deg) scale(${style.scale.x}, ${style.scale.y})`
  return { ...style.rest, transform: style.rest.transform ? `${transform} ${style.rest.transform}` : transform, text: style.text, path: style.path }
}

function apply(style, property, parts) {
  const [name, member] = property.split('.').slice(-2).length === 2 && isMember(property) ? property.split('.').slice(-2) : [property.split('.').at(-1), null]
  const first = Object.values(parts)[0]
  if (member) return apply(style, name, { [member]: first })
  if (MOVES.has(name)) return move(style, name, parts, first)
  if (name === 'scale') return Object.assign(style.scale, { x: parts.x ?? parts.width ?? first, y: parts.y ?? parts.height ?? first })
  if (['rotation', 'rotate', 'angle'].includes(name)) style.rotate += first
  else if (name === 'opacity') style.rest.opacity = first
  else if (['color', 'background', 'tint', 'fill'].includes(name)) style.rest[name === 'background' ? 'background' : 'color'] = colorText(parts)
  else if (name === 'width' || name === 'height') style.rest[name] = `${Math.max(0, first)}px`
  else if (name === 'size') Object.assign(style.rest, { width: `${Math.max(0, parts.width)}px`, height: `${Math.max(0, parts.height)}px` })
  else if (name === 'cornerRadius') style.rest.borderRadius = `${Math.max(0, first)}px`
  else if (name === 'blur') style.rest.filter = `blur(${Math.max(0, first)}px)`
  else if (name === 'transform' && 'm11' in parts) style.rest.transform = `matrix3d(${Object.values(parts).join(', ')})`
  else if (typeof first === 'string' && /^\s*M/i.test(first)) style.path = first
  else if (first?.path) style.path = first.path
  else if (typeof first === 'number' || typeof first === 'string') style.text ??= first
  return undefined
}

const COMPOSITES = new Set(['offset', 'position', 'translation', 'scale', 'size', 'color', 'tint', 'background'])
const MEMBERS = new Set(['x', 'y', 'z', 'width', 'height', 'red', 'green', 'blue', 'opacity'])

function isMember(property) {
  const [name, member] = property.split('.').slice(-2)
  return COMPOSITES.has(name) && MEMBERS.has(member)
}

function move(style, name, parts, first) {
  if (name === 'x' || name === 'y') style.move[name] += first
  else for (const axis of ['x', 'y']) style.move[axis] += parts[axis] ?? 0
}

const part = (value) => Math.round(Math.min(1, Math.max(0, value)) * 255)
const colorText = ({ red = 0, green = 0, blue = 0, opacity = 1 }) => `rgb(${part(red)} ${part(green)} ${part(blue)} / ${opacity})`

/** The views that properties name, in order; the empty name where a property has none. */
export function viewsOf(properties) {
  return [...new Set(properties.map(viewOf))]
}

export function viewOf(property) {
  const names = property.split('.')
  if (isMember(property)) names.pop()
  return names.slice(0, -1).join('.')
}
