// Values as documents write them: their type, their numbers, and the same form with other numbers.

const COMPOSITES = {
  point: ['x', 'y'],
  point3: ['x', 'y', 'z'],
  size: ['width', 'height'],
  rect: ['x', 'y', 'width', 'height'],
  insets: ['top', 'leading', 'bottom', 'trailing'],
}
const ANGLE = /^(-?[0-9.]+(?:e[-+]?\d+)?)(deg|rad|turn)$/
const HEX = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const DEGREES = { deg: 1, rad: 180 / Math.PI, turn: 360 }

/** The type of a value, told by its form. */
export function typeOf(value) {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return ANGLE.test(value) ? 'angle' : HEX.test(value) ? 'color' : 'text'
  if (Array.isArray(value)) return 'vector'
  if (value === null || typeof value !== 'object') return 'discrete'
  if ('degrees' in value || 'radians' in value) return 'angle'
  for (const type of ['color', 'path', 'css', 'discrete', 'integer']) if (type in value) return type
  if ('transform' in value || 'matrix' in value) return 'transform'
  const names = Object.keys(value)
  return Object.keys(COMPOSITES).find((type) =>
    COMPOSITES[type].length === names.length && COMPOSITES[type].every((name) => name in value)) ?? 'discrete'
}

/** The numbers of a value that can be dragged, by component; none for colours, paths and texts. */
export function components(value) {
  const type = typeOf(value)
  if (type === 'number') return [{ name: '', value }]
  if (type === 'integer') return [{ name: '', value: value.integer }]
  if (type === 'angle') return [{ name: '', value: degrees(value) }]
  if (type === 'vector') return value.map((number, index) => ({ name: String(index), value: number }))
  return (COMPOSITES[type] ?? []).map((name) => ({ name, value: value[name] }))
}

/** The same form with another number in a component. */
export function withComponent(value, name, number) {
  const type = typeOf(value)
  const rounded = round(number)
  if (type === 'number') return rounded
  if (type === 'integer') return { integer: Math.round(number) }
  if (type === 'angle') return withDegrees(value, rounded)
  if (type === 'vector') return value.map((old, index) => (String(index) === name ? rounded : old))
  return name in value ? { ...value, [name]: rounded } : value
}

/** The same form with all numbers from a list. */
export function withComponents(value, numbers) {
  return components(value).reduce(
    (result, { name }, index) => withComponent(result, name, numbers[index]), value)
}

export function degrees(value) {
  if (typeof value === 'object') return value.degrees ?? value.radians * DEGREES.rad
  const [, number, unit] = ANGLE.exec(value)
  return Number(number) * DEGREES[unit]
}

function withDegrees(value, number) {
  if (typeof value === 'object') {
    return 'degrees' in value ? { degrees: number } : { radians: number / DEGREES.rad }
  }
  const unit = ANGLE.exec(value)[2]
  return `${round(number / DEGREES[unit])}${unit}`
}

/** A number without the noise of a drag: four digits behind the point are enough to see. */
export function round(number, digits = 4) {
  if (Math.abs(number) >= 1e15) return number
  const factor = 10 ** digits
  return Math.round(number * factor) / factor || 0
}

/** A number in a few letters, to so many digits behind the point; with a power of ten where those are many
 * or it is very large. */
export function short(number, digits = 2) {
  if (Math.abs(number) < 1e7 && digits <= MOST_DIGITS) return String(round(number, digits))
  const exact = Math.abs(number) < 10 ** -digits ? 0 : Number(number.toPrecision(3))
  return exact === 0 ? '0' : exact.toExponential().replace('e+', 'e')
}

const MOST_DIGITS = 6

/** A value in a few letters. */
export function brief(value) {
  const type = typeOf(value)
  if (type === 'number' || type === 'integer') return String(round(type === 'integer' ? value.integer : value, 3))
  if (type === 'angle') return `${round(degrees(value), 1)}°`
  if (type === 'color') return typeof value === 'string' ? value : value.color
  const numbers = components(value)
  if (numbers.length > 0) return numbers.map((each) => round(each.value, 2)).join(', ')
  return String(value?.path ?? value?.css ?? value?.transform ?? JSON.stringify(value)).slice(0, 24)
}

/** The six digits of a colour that browsers let people pick, and the two of its opacity if it says one; black for what
 * is written in another way. */
export function pickable(text) {
  if (!HEX.test(text)) return ['#000000', '']
  const digits = text.length < 6 ? [...text.slice(1)].map((digit) => digit + digit).join('') : text.slice(1)
  return ['#' + digits.slice(0, 6).toLowerCase(), digits.slice(6)]
}

/** A first value for a property of this name. */
export function firstValue(property) {
  const name = property.slice(property.lastIndexOf('.') + 1).toLowerCase()
  if (['offset', 'position', 'translation'].includes(name)) return { x: 0, y: 0 }
  if (['rotation', 'rotate', 'angle'].includes(name)) return '0deg'
  if (['color', 'background', 'tint'].includes(name)) return '#0f766e'
  if (name === 'size') return { width: 120, height: 80 }
  if (['width', 'height'].includes(name)) return 120
  return ['scale', 'opacity'].includes(name) ? 1 : 0
}

/** How far an arrow key moves a value of this size. */
export function stepFor(property, value) {
  const name = property.slice(property.lastIndexOf('.') + 1).toLowerCase()
  if (['scale', 'opacity', 'progress'].includes(name)) return 0.05
  if (typeOf(value) === 'angle') return 5
  return Math.abs(components(value)[0]?.value ?? 0) >= 500 ? 10 : 1
}
