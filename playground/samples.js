// What the server answered: columns of numbers, looked up by time.

/** The tracks of an answer by property, every component with its column. */
export function read(answer) {
  const tracks = new Map()
  for (const track of answer.tracks) {
    const isPlain = Array.isArray(track.values)
    const columns = isPlain ? [['', track.values]] : Object.entries(track.values)
    tracks.set(track.property, { type: track.type, columns: new Map(columns), isText: isPlain && typeof track.values[0] !== 'number' })
  }
  return { kind: answer.kind, duration: answer.duration, times: answer.times, tracks, events: answer.events }
}

/** Some answers as one: what was asked again is taken from the newer. */
export function merged(older, newer) {
  return { ...newer, tracks: new Map([...older.tracks, ...newer.tracks]) }
}

/** The index of the last time that is not after one. */
export function indexAt(times, time) {
  let [low, high] = [0, times.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (times[middle] <= time) low = middle
    else high = middle - 1
  }
  return low
}

/** The value of a column at a time, straight between two samples. Texts switch. */
export function columnAt(times, column, time) {
  const index = indexAt(times, time)
  const [here, next] = [column[index], column[index + 1]]
  if (typeof here !== 'number' || typeof next !== 'number' || times[index + 1] === times[index]) return here
  const share = Math.min(1, Math.max(0, (time - times[index]) / (times[index + 1] - times[index])))
  return here + (next - here) * share
}

/** The values of all components of a property at a time, by component; null where there are none. */
export function valuesAt(samples, property, time) {
  const track = samples?.tracks.get(property)
  if (!track) return memberAt(samples, property, time)
  return Object.fromEntries([...track.columns].map(([name, column]) => [name, columnAt(samples.times, column, time)]))
}

/** A member that is addressed alone: `offset.y` of `offset`. */
function memberAt(samples, property, time) {
  const column = columnOf(samples, property)
  return column ? { '': columnAt(samples.times, column, time) } : null
}

/** The column of a plain property or of a member. */
export function columnOf(samples, property, component = '') {
  const track = samples?.tracks.get(property)
  if (track) return track.columns.get(component)
  const dot = property.lastIndexOf('.')
  return dot < 0 ? undefined : samples?.tracks.get(property.slice(0, dot))?.columns.get(property.slice(dot + 1))
}

/** The colour of a property at a time as CSS has it; null where it is none. */
export function colorAt(samples, property, time) {
  const track = samples?.tracks.get(property)
  if (track?.type !== 'color') return null
  const { red, green, blue, opacity = 1 } = valuesAt(samples, property, time)
  return typeof red !== 'number' ? null : `color(srgb ${red} ${green} ${blue} / ${opacity})`
}

/** The names of the components that a property shows. */
export function componentsOf(samples, property) {
  const track = samples?.tracks.get(property)
  if (track) return track.isText ? [] : [...track.columns.keys()]
  return columnOf(samples, property) ? [''] : []
}

/** The lowest and highest number of a part of a column; low is above high where there is none. */
export function extremes(column, start = 0, end = column.length) {
  let [low, high] = [Infinity, -Infinity]
  for (let index = start; index < end; index += 1) {
    const value = column[index]
    if (typeof value !== 'number') continue
    if (value < low) low = value
    if (value > high) high = value
  }
  return [low, high]
}

/** The extremes of whole columns, looked for once in each: a view that moves asks for them at every frame. */
const known = new WeakMap()

function extremesOf(column) {
  if (!known.has(column)) known.set(column, extremes(column))
  return known.get(column)
}

/** The lowest and highest value over some properties' columns. */
export function bounds(columns) {
  const all = columns.map(extremesOf)
  const [low, high] = [Math.min(...all.map((each) => each[0])), Math.max(...all.map((each) => each[1]))]
  return low <= high ? [low, high] : [0, 1]
}
