// The address holds the document, so that a reload or a copy of it brings it back.

import { notify } from './commands.js'
import { EMPTY, EXAMPLES } from './examples.js'
import { linkedDocument, linkText } from './link.js'

const DELAY = 300
const LONGEST = 60_000

/** In place of a link that is too long: the window keeps the document, for a reload and for going back. */
const KEPT = '#kept'
const KEY = 'inbetween.document'

/** An edit just before the window is left, with the address that it comes too late for. */
const LAST = 'inbetween.last'

/** What the address, or the window for it, holds: a document, ahead of the address or not, or a text of another tool;
 * null where it holds nothing. */
export async function addressed() {
  const last = takenLast()
  if (last) return { document: last, isAhead: true }
  if (location.hash === KEPT) return keptDocument()
  const [, form, text] = /^#([di])=(.+)$/.exec(location.hash) ?? []
  if (form === 'i') return { document: EMPTY.keyframes, foreign: await linkedDocument(text).catch(() => '') }
  return text ? { document: await followed(text) ?? EXAMPLES[0].document } : null
}

/** The document of a link; null, and a word of it, where it holds none. */
async function followed(text) {
  const document = await linkedDocument(text).catch(() => null)
  if (typeof document === 'object' && document !== null && !Array.isArray(document)) return document
  notify('The link does not hold a document.')
  return null
}

function keep(document) {
  try { sessionStorage.setItem(KEY, JSON.stringify(document)) } catch {
    try { sessionStorage.removeItem(KEY) } catch { /* Then it holds nothing. */ }
    notify('The document is too long for the address, and the browser does not keep it: save or download it before you leave.')
  }
}

function keptDocument() {
  try {
    const text = sessionStorage.getItem(KEY)
    if (text) return { document: JSON.parse(text) }
  } catch { /* It is not there. */ }
  notify('The document was too long for the address, and this window does not have it.')
  return EXAMPLES[0]
}

function keepLast(document) {
  try { sessionStorage.setItem(LAST, JSON.stringify({ address: location.hash, document })) } catch { /* Then the link has what was before. */ }
}

/** The last edit of who comes back to the same address; null where the address has it. */
function takenLast() {
  try {
    const { address, document } = JSON.parse(sessionStorage.getItem(LAST)) ?? {}
    sessionStorage.removeItem(LAST)
    return address === location.hash ? document : null
  } catch { return null }
}

/** Writes each document into the address, and opens the one of a link that is followed. */
export function keepAddress(store, isAhead) {
  const keeper = new Keeper(store, isAhead ? null : store.state.document)
  if (isAhead) keeper.write()
  store.show((state, before) => { if (state.document !== before.document) keeper.writeSoon() })
  window.addEventListener('pagehide', () => keeper.leave())
  window.addEventListener('hashchange', () => keeper.follow())
}

class Keeper {
  #timer = 0

  constructor(store, written) {
    this.store = store
    this.address = location.hash
    this.written = written
  }

  writeSoon() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.write(), DELAY)
  }

  async write() {
    const { document } = this.store.state
    const text = `#d=${await linkText(document)}`
    if (document !== this.store.state.document) return
    this.address = text.length > LONGEST ? KEPT : text
    if (this.address === KEPT) keep(document)
    history.replaceState(null, '', this.address)
    this.written = document
  }

  /** A link takes too long to be made. */
  leave() { if (this.store.state.document !== this.written) keepLast(this.store.state.document) }

  async follow() {
    if (location.hash === this.address || !location.hash.startsWith('#d=')) return
    const document = await followed(location.hash.slice('#d='.length))
    if (document) this.store.open(document)
  }
}
