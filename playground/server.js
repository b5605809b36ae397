// The service, asked over HTTP. Every path is relative, so that the page works behind any prefix.

import { listened, PASSING } from './events.js'

/** An answer that is a problem: its errors have pointers into what was sent. */
export class Problem extends Error {
  constructor(status, problem) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}.`)
    this.status = status
    this.code = problem.code
    this.errors = problem.errors ?? []
  }
}

const TOKEN = 'inbetween.token'
const token = () => { try { return sessionStorage.getItem(TOKEN) } catch { return null } }

/** Keeps a token for as long as the window is open. */
export function useToken(text) {
  try { sessionStorage.setItem(TOKEN, text.trim()) } catch { /* Then every request goes without. */ }
}

/** Whether the same question may have an answer later: the server is not there, or has too much to do. */
export const isPassing = (error) => !(error instanceof Problem) || PASSING.has(error.status)

/** Every browser has words of its own for a question without an answer. */
function silence(cause) {
  throw new Error(cause.name === 'TimeoutError' ? 'The server did not answer in time.' : 'The server does not answer.', { cause })
}

async function ask(path, options = {}) {
  const own = token() ? { Authorization: `Bearer ${token()}` } : {}
  const response = await fetch(path, { ...options, headers: { ...options.headers, ...own } }).catch(silence)
  if (response.ok || response.status === 304) return response
  const text = await response.text()
  let problem = { detail: `The server answered ${response.status}.` }
  try { problem = JSON.parse(text) } catch { /* libmicrohttpd's own refusals are HTML. */ }
  throw new Problem(response.status, problem)
}

/** After so many milliseconds a panel that got no answer asks again, while it is open. */
export const AGAIN = 3000

/** How long an answer may take, in milliseconds. */
const LONGEST = 30_000

/** Sends a document, or its text. */
const post = (path, document) =>
  ask(path, { method: 'POST', signal: AbortSignal.timeout(LONGEST), headers: { 'Content-Type': 'application/json' }, body: typeof document === 'string' ? document : JSON.stringify(document) })

/** A document is sampled at 60 times a second; one of more than ten minutes as often in all, so that one of hours
 * comes as fast, and one of many properties that less often. */
const RATE = 60
const MOST = { points: 36_000, values: 2_000_000, least: 3600 }
export const pointsFor = (properties) => Math.max(MOST.least, Math.min(MOST.points, Math.floor(MOST.values / Math.max(1, properties))))
export const isLong = (duration, points = MOST.points) => duration > points / RATE

/** Samples a document on a grid. */
export const sampled = async (document, query) => (await post(`v1/sample?${new URLSearchParams(query)}`, document)).json()

/** Samples a document that is taken to be long or not; it is asked again where its answer begins with another duration. */
export async function sample(document, query, long = false, points = MOST.points) {
  const asked = (long) => post(`v1/sample?${new URLSearchParams({ ...(long ? { count: points + 1 } : { fps: RATE }), ...query })}`, document)
  let answer
  try {
    answer = await asked(long)
  } catch (error) {
    if (long || error.code !== 'too-large') throw error
    return (await asked(true)).json()
  }
  const [head, whole] = answer.body.tee()
  if (isLong(query.end ?? await durationIn(head), points) === long) return new Response(whole).json()
  whole.cancel().catch(() => {})
  return (await asked(!long)).json()
}

/** The duration with which an answer begins; of the rest no more is read. */
async function durationIn(stream) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    text += value
    const [, duration] = /^[^[]*?"duration":([^,}]+)[,}]/.exec(text) ?? []
    if (!done && duration === undefined) continue
    reader.cancel().catch(() => {})
    return duration === undefined ? null : Number(duration)
  }
}

/** The description of every object that documents are made of. */
export const schemas = async () => (await (await ask('openapi.json')).json()).components.schemas

export const validate = async (document) => (await post('v1/validate', document)).json()

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

let places = null

/** Whether the service keeps a library: its list of places says so. */
export async function hasLibrary() {
  places ??= ask('./', { headers: { Accept: 'application/json' } }).then((response) => response.json()).catch((error) => { places = null; throw error })
  return (await places).endpoints.some((each) => each.href === '/v1/animations')
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
  return listened((headers, signal) => ask('v1/events', { headers, signal }), (type, data) => {
    if (type === 'revision') onRevision(data)
    else if (type === 'deleted') onDeleted(data)
  })
}
