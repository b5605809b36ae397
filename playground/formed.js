// A document as far as it has the form of one: what is typed as JSON may have anything anywhere. What has
// another form counts as not there, and the server tells what is wrong with it.

const VALUES = {}
const KEYFRAME = { type: '', at: 0, duration: 0 }
const FORM = {
  initial: VALUES, from: VALUES, to: VALUES, velocity: VALUES,
  tracks: [{ property: '', keyframes: [KEYFRAME] }],
  animations: [{ property: '' }],
  phases: [{ values: VALUES }],
  events: [{ at: 0, set: VALUES, gesture: { property: '', samples: [[]] } }],
  clips: [{}],
}

/** The document with an empty part in place of each that has another form; itself where none has. */
export const formedDocument = (document) => formed(document, FORM)

function formed(value, form) {
  if (kindOf(value) !== kindOf(form)) return form instanceof Object ? new form.constructor() : form
  if (typeof form !== 'object' || form.length === 0) return value
  if (Array.isArray(form)) return changed(value, value.map((each) => formed(each, form[0])))
  const parts = Object.keys(form).filter((name) => value[name] !== undefined).map((name) => [name, formed(value[name], form[name])])
  return parts.every(([name, part]) => part === value[name]) ? value : { ...value, ...Object.fromEntries(parts) }
}

const kindOf = (value) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

const changed = (old, next) => (next.every((each, index) => each === old[index]) ? old : next)
