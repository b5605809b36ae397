// The server's own description of documents, as far as fields are made from it: JSON Schema of its
// OpenAPI, in which every object has a name.

import * as server from './server.js'

let asked = null

/** Asks for the description once; the state holds it when it is there. */
export function askForms(store) {
  asked ??= server.schemas().then((forms) => store.set({ forms }), () => { asked = null })
}

/** The name of what a schema refers to; null where it says itself. */
export const nameOf = (schema) => /[^/]+$/.exec(schema?.$ref ?? '')?.[0] ?? null

/** A schema with what it refers to in its place. */
export function resolved(forms, schema) {
  const whole = nameOf(schema) ? { ...forms[nameOf(schema)], ...(schema.description && { description: schema.description }) } : schema
  return whole.allOf ? { ...whole, properties: Object.assign({}, ...whole.allOf.map((part) => resolved(forms, part).properties), whole.properties) } : whole
}

/** The alternatives of a schema, each resolved; itself where there are none. */
export function alternatives(forms, schema) {
  const { oneOf, properties } = resolved(forms, schema)
  return oneOf && !properties ? oneOf.flatMap((each) => alternatives(forms, each)) : [resolved(forms, schema)]
}

const typeOf = (value) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

function suits(schema, value) {
  if ('const' in schema) return schema.const === value
  if (schema.enum) return schema.enum.includes(value)
  if (schema.type && ![schema.type].flat().includes(typeOf(value))) return false
  if (typeOf(value) !== 'object') return true
  const { properties = {}, required = [] } = schema
  return required.every((name) => name in value) && Object.entries(properties).every(([name, member]) => !('const' in member) || value[name] === member.const || !(name in value || required.includes(name)))
}

/** The alternative that a value is written in, whatever it still lacks; the first one where none suits. */
export function alternativeOf(forms, schema, value) {
  const all = alternatives(forms, schema)
  const telling = tellingMember(all)
  const named = telling && all.find((each) => each.properties && value?.[telling] === each.properties[telling].const)
  return named ?? all.find((each) => suits(each, value) && Object.keys(value ?? {}).every((name) => typeOf(value) !== 'object' || !each.properties || name in each.properties)) ??
    all.find((each) => suits(each, value)) ?? all[0]
}

/** The member by whose text alternatives are told apart, such as `do` or `type`; null where there is none. */
export function tellingMember(all) {
  const objects = all.filter((each) => each.properties)
  const tells = (name) => new Set(objects.map((each) => each.properties[name]?.const).filter((text) => text !== undefined)).size === objects.length
  return objects.length > 1 ? Object.keys(objects[0].properties).find(tells) ?? null : null
}

/** A value to begin with, as the schema's own examples have it, or the default that it tells. */
export function beginning(forms, schema) {
  const whole = resolved(forms, schema)
  if (whole.examples) return whole.examples[0]
  const told = /Default (-?[\d.]+)\./.exec(whole.description ?? '')
  if (told) return Number(told[1])
  if ('const' in whole) return whole.const
  if (whole.enum) return whole.enum[0]
  if (whole.oneOf) return beginning(forms, whole.oneOf[0])
  if (whole.properties) return withRequired(forms, whole, {})
  if (whole.items) return (resolved(forms, whole.items).examples ?? []).slice(0, 1)
  const plain = { number: Math.max(0, whole.minimum ?? 0), integer: 0, string: 'name', boolean: true, array: [], object: {} }
  return plain[[whole.type].flat()[0]] ?? null
}

/** An object with all that its schema requires, and of the rest what its schema knows. */
export function withRequired(forms, schema, object) {
  const { properties = {}, required = [] } = schema
  const kept = Object.entries(object).filter(([name]) => name in properties && !('const' in properties[name]))
  const missing = required.map((name) => [name, beginning(forms, properties[name])])
  return { ...Object.fromEntries(missing), ...Object.fromEntries(kept) }
}

/** A name of the format in words: `repeatCount` is "Repeat count". */
export const inWords = (name) => name.replace(/([a-z])([A-Z])/g, (_, left, right) => `${left} ${right.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase())
