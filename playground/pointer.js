// JSON pointers (RFC 6901): the names by which the server and this page call the places of a document.

export const token = (name) => String(name).replaceAll('~', '~0').replaceAll('/', '~1')
export const pointer = (...names) => names.map((name) => '/' + token(name)).join('')
export const steps = (text) =>
  text.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** What is at a place; undefined where nothing is. */
export function valueAt(document, text) {
  return steps(text).reduce((value, step) => value?.[step], document)
}

/** The document with another value at a place; undefined takes the member away. */
export function replaced(document, text, value) {
  return withStep(document, steps(text), value)
}

function withStep(container, [step, ...rest], value) {
  if (step === undefined) return value
  const next = withStep(container?.[step], rest, value)
  if (Array.isArray(container)) {
    return next === undefined
      ? container.filter((_, index) => String(index) !== step)
      : Object.assign([...container], { [step]: next })
  }
  const { [step]: old, ...others } = container ?? {}
  if (next === undefined) return others
  return old === undefined ? { ...others, [step]: next } : { ...container, [step]: next }
}

/** Whether a place is another one or lies in it. */
export const isWithin = (inner, outer) => inner === outer || inner.startsWith(outer + '/')
