// The library of the service: open, save, revisions, and word of what others save.

import { notify } from './commands.js'
import { compareWith } from './compare.js'
import { element, iconButton, refill, refillChanged } from './element.js'
import * as server from './server.js'

const NAME = /^[a-z0-9][a-z0-9._-]{0,127}$/

export class Library {
  /** How often the list was asked for; only the newest answer counts. */
  #asked = 0

  constructor(store) {
    this.store = store
    this.list = element('ul', { class: 'list-plain', 'aria-label': 'Saved animations' })
    this.revisions = element('ul', { class: 'list-plain', 'aria-label': 'Revisions' })
    this.search = element('input', { type: 'search', placeholder: 'Names that begin with …', 'aria-label': 'Filter by prefix', oninput: () => this.refresh() })
    this.name = element('input', { type: 'text', placeholder: 'button.press', 'aria-label': 'Name in the library', autocomplete: 'off', spellcheck: 'false', onkeydown: (event) => event.key === 'Enter' && this.save() })
    this.state = element('p', { class: 'hint', role: 'status' })
    this.conflict = element('div', { class: 'group', role: 'alert' })
    const token = element('input', { type: 'password', 'aria-label': 'Token', placeholder: 'Token', autocomplete: 'off' })
    const form = element('form', { onsubmit: (event) => { event.preventDefault(); server.useToken(token.value); this.refresh() } }, token)
    this.access = element('div', { class: 'group', hidden: true }, element('h2', {}, 'Token'), element('p', { class: 'hint' }, 'This library asks who you are. The token is kept until the window closes.'), form)
    this.history = element('div', { class: 'group', hidden: true }, element('h2', {}, 'Revisions'), this.revisions)
    this.node = element('div', { class: 'panel' },
      element('div', { class: 'group' }, element('h2', {}, 'Save'), element('div', { class: 'name-and-button' }, this.name, element('button', { type: 'button', class: 'button primary', onclick: () => this.save() }, 'Save to library')), this.state),
      this.conflict, this.access, this.history, element('div', { class: 'group' }, element('h2', {}, 'Library'), this.search, this.list))
  }

  draw(state, before) {
    if (before.tab !== 'library') { this.refresh(); this.#showRevisions() }
    if (state.saved !== before.saved && document.activeElement !== this.name) this.name.value = state.saved?.name ?? this.gone ?? ''
    if (state.saved) this.gone = null
    this.#describe(state)
    if (state.conflict !== before.conflict) this.#showConflict(state.conflict)
  }

  #describe(state) {
    const { saved } = state
    const isChanged = saved && state.document !== saved.document
    const text = !saved ? 'Not saved yet.' : `${saved.name}, revision ${revisionOf(saved.tag)}${isChanged ? ', changed since' : ', saved'}.`
    if (this.state.textContent !== text) this.state.textContent = text
  }

  /** What was open in this window goes on to be after a reload, and follows what others save. */
  async resume() {
    const kept = remembered()
    if (!kept) return
    try {
      if (!(await server.hasLibrary())) return
      const { document } = await server.opened(kept.name, revisionOf(kept.tag))
      const own = this.store.state.document
      this.store.set({ saved: { ...kept, document: JSON.stringify(document) === JSON.stringify(own) ? own : document } })
      this.#watch()
      const { tag } = await server.opened(kept.name)
      if (tag !== kept.tag) this.#onRevision({ name: kept.name, revision: revisionOf(tag) })
    } catch { /* It is not there any more. */ }
  }

  /** Listens for what others save, from the first look into the library on. */
  #watch() {
    this.stop ??= server.watched((event) => this.#onRevision(event), (event) => this.#onDeleted(event))
  }

  /** Somebody saved. What was not changed here follows; what was is a conflict. */
  async #onRevision({ name, revision }) {
    this.refresh()
    const { saved, document } = this.store.state
    if (saved?.name !== name || revisionOf(saved.tag) >= revision) return
    if (document !== saved.document) return this.store.set({ conflict: { name, revision } })
    const opened = await server.opened(name)
    if (this.store.state.document !== saved.document) return this.store.set({ conflict: { name, revision } })
    this.store.edit(opened.document, { selection: [] })
    this.store.set({ saved: { name, tag: opened.tag, document: opened.document } })
    notify(`${name} is now revision ${revision}, saved elsewhere.`)
    return this.#showRevisions()
  }

  /** What was deleted elsewhere is not saved any more; its name stands ready for who saves it anew. */
  #onDeleted({ name }) {
    this.refresh()
    if (this.store.state.saved?.name !== name || this.deleting === name) return
    this.gone = name
    this.store.set({ saved: null, conflict: null })
    this.#showRevisions()
    notify(`${name} was deleted elsewhere. What is open here is not saved any more.`)
  }

  async refresh() {
    try {
      if (!(await server.hasLibrary())) return this.#tell('This server keeps no library.')
      const asked = (this.#asked += 1)
      const { animations } = await server.listed(this.search.value.trim())
      if (asked !== this.#asked) return undefined
      this.access.hidden = true
      this.#watch()
      // An entry says all that its buttons are about: what is equal may stay, with the focus in it.
      refillChanged(this.list, animations.map((each) => this.#entry(each)))
      if (animations.length === 0) this.#tell('Nothing is saved here yet.')
    } catch (error) {
      this.access.hidden = ![401, 403].includes(error.status)
      this.#tell(error.message)
      clearTimeout(this.timer)
      if (server.isPassing(error)) this.timer = setTimeout(() => this.node.isConnected && this.refresh(), server.AGAIN)
    }
    return undefined
  }

  #tell(text) { refill(this.list, element('li', {}, element('span', { class: 'hint' }, text))) }

  #entry({ name, revision, kind, updated }) {
    return element('li', {}, element('button', { type: 'button', class: 'open-name grow', 'aria-label': `Open ${name}`, onclick: () => this.open(name) },
      element('strong', {}, name), element('small', {}, `${kind} · revision ${revision} · ${shortDate(updated)}`)),
    iconButton('trash', `Delete ${name}`, () => this.#delete(name)))
  }

  async open(name, revision) {
    try {
      const opened = await server.opened(name, revision)
      const current = revision ? await server.opened(name) : opened
      this.store.open(opened.document, { saved: { name, tag: current.tag, document: current.document } })
      this.#showRevisions()
    } catch (error) { notify(error.message) }
  }

  /** Saves what has a name; else asks for one. */
  saveOrAsk() {
    const { saved } = this.store.state
    this.store.set({ tab: 'library' })
    if (saved) { this.name.value = saved.name; return this.save() }
    requestAnimationFrame(() => requestAnimationFrame(() => this.name.focus()))
    return undefined
  }

  async save(isForced = false) {
    const name = this.name.value.trim()
    if (!NAME.test(name)) { this.name.setAttribute('aria-invalid', 'true'); this.name.focus(); return notify('A name has 1 to 128 of a-z, 0-9, dot, underscore and hyphen, and begins with a letter or digit.') }
    this.name.removeAttribute('aria-invalid')
    const { saved, document } = this.store.state
    this.deleting = null
    try {
      const tag = await server.saved(name, document, saved?.name === name ? saved.tag : null, isForced)
      this.store.set({ saved: { name, tag, document }, conflict: null })
      notify(`Saved ${name}, revision ${revisionOf(tag)}.`)
      this.refresh()
      this.#showRevisions()
    } catch (error) {
      if (error.status === 412) this.store.set({ conflict: { name, revision: null }, tab: 'library' })
      else notify(error.message)
    }
    return undefined
  }

  #showConflict(conflict) {
    if (!conflict) return refill(this.conflict)
    const { name } = conflict
    const button = (label, run, kind = '') => element('button', { type: 'button', class: `button small ${kind}`, onclick: run }, label)
    return refill(this.conflict, element('h2', {}, 'Two versions'),
      element('p', { class: 'message mild' }, this.store.state.saved?.name === name ? `"${name}" was saved by someone else, and you have changes of your own.` : `There is a "${name}" in the library already.`),
      element('div', { class: 'actions' }, button('Take theirs', () => this.open(name)), button('Keep mine', () => { this.name.value = name; this.save(true) }, 'primary'),
        button('Compare with theirs', () => this.#compare(name, undefined, 'theirs'))))
  }

  async #showRevisions() {
    const { saved } = this.store.state
    this.history.hidden = !saved
    if (!saved) return
    try {
      if (!(await server.hasLibrary())) return
      const { revisions } = await server.revisions(saved.name)
      refillChanged(this.revisions, revisions.map(({ revision, updated, bytes }) => element('li', { 'data-name': saved.name },
        element('span', { class: 'grow' }, element('strong', {}, `Revision ${revision}`), element('small', {}, `${shortDate(updated)} · ${bytes} bytes`)),
        element('button', { type: 'button', class: 'button small', 'aria-label': `Open revision ${revision}`, onclick: () => this.open(saved.name, revision) }, 'Open'),
        element('button', { type: 'button', class: 'button small', 'aria-label': `Compare with revision ${revision}`, onclick: () => this.#compare(saved.name, revision, `revision ${revision}`) }, 'Compare'))))
    } catch { this.history.hidden = true }
  }

  async #compare(name, revision, word) {
    try { await compareWith(this.store, (await server.opened(name, revision)).document, word) } catch (error) { notify(error.message) }
  }

  async #delete(name) {
    const { saved } = this.store.state
    if (!window.confirm(`Delete ${name} with all its revisions?`)) return
    this.deleting = name
    try {
      await server.deleted(name)
      if (saved?.name === name) this.store.set({ saved: null })
      this.refresh()
      this.#showRevisions()
    } catch (error) { this.deleting = null; notify(error.message) }
  }
}

const KEY = 'inbetween.saved'

/** Keeps in mind, for this window, which name the document has in the library. */
export function remember(store) {
  store.show((state, before) => {
    if (state.saved === before.saved) return
    try {
      if (state.saved) sessionStorage.setItem(KEY, JSON.stringify({ name: state.saved.name, tag: state.saved.tag }))
      else if (before.saved) sessionStorage.removeItem(KEY)
    } catch { /* A reload begins anew. */ }
  })
}

function remembered() {
  const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload'
  try { return isReload ? JSON.parse(sessionStorage.getItem(KEY)) : null } catch { return null }
}

const revisionOf = (tag) => Number(/\d+/.exec(tag ?? '')?.[0] ?? 0)
const shortDate = (text) => (text ? new Date(text).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' }) : '')
