// The service, asked over HTTP. Every path is relative, so that the page works behind any prefix.

/** An answer that is a problem: its errors have pointers into what was sent. */
export class Problem extends Error {
  constructor(status, problem) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}.`)
    this.status = status
    this.code = problem.code
    this.errors = problem.errors ?? []
  }
}

async function ask(path, options = {}) {
  const response = await fetch(path, options)
  if (response.ok || response.status === 304) return response
  const text = await response.text()
  let problem = { detail: `The server answered ${response.status}.` }
  try { problem = JSON.parse(text) } catch { /* libmicrohttpd's own refusals are HTML. */ }
  throw new Problem(response.status, problem)
}

const post = (path, document, signal) =>
  ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(document), signal })

export const sample = async (document, query, signal) =>
  (await post(`v1/sample?${new URLSearchParams(query)}`, document, signal)).json()

export const validate = async (document, signal) => (await post('v1/validate', document, signal)).json()

export const compare = async (left, right) => (await post('v1/compare', { left, right })).json()

export const spring = async (query) => (await ask(`v1/spring?${query}`)).json()

/** The text of an export, its type, and the error that it states. */
export async function exported(format, document, query = {}) {
  const search = new URLSearchParams(query).toString()
  const response = await post(`v1/export/${format}${search && '?' + search}`, document)
  return {
    text: await response.text(), mediaType: response.headers.get('Content-Type'),
    maxError: response.headers.get('Inbetween-Max-Error'),
  }
}

/** The document that a text of another tool becomes, with what it cannot say. */
export async function imported(text) {
  const type = /^\s*[[{]/.test(text) ? 'application/json' : 'text/plain'
  return (await ask('v1/import/auto', { method: 'POST', headers: { 'Content-Type': type }, body: text })).json()
}

export const listed = async (prefix = '') =>
  (await ask(`v1/animations?${new URLSearchParams({ limit: 1000, ...(prefix && { prefix }) })}`)).json()

const named = (name) => `v1/animations/${encodeURIComponent(name)}`

/** A document of the library, with the tag of its revision. */
export async function opened(name, revision) {
  const response = await ask(named(name) + (revision ? `?revision=${revision}` : ''), { cache: 'no-cache' })
  return { document: await response.json(), tag: response.headers.get('ETag') }
}

/** Saves a document. With a tag only where nobody else has saved since; without one only a new name. */
export async function saved(name, document, tag, isForced = false) {
  const condition = isForced ? {} : tag ? { 'If-Match': tag } : { 'If-None-Match': '*' }
  const response = await ask(named(name), {
    method: 'PUT', headers: { 'Content-Type': 'application/json', ...condition }, body: JSON.stringify(document),
  })
  return response.headers.get('ETag')
}

export const deleted = (name, tag) => ask(named(name), { method: 'DELETE', headers: tag ? { 'If-Match': tag } : {} })

export const revisions = async (name) => (await ask(`${named(name)}/revisions`)).json()

/** Calls back for each revision that anyone saves; answers a function that ends it. */
export function watched(onRevision, onDeleted) {
  const source = new EventSource('v1/events')
  source.addEventListener('revision', (event) => onRevision(JSON.parse(event.data)))
  source.addEventListener('deleted', (event) => onDeleted(JSON.parse(event.data)))
  return () => source.close()
}
