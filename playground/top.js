// The bar at the top: name, examples, files, undo, link, theme, help.

import { notify } from './commands.js'
import { download, fileName } from './download.js'
import { EXAMPLES, EMPTY } from './examples.js'
import { element, icon, iconButton } from './element.js'
import { readFile, readText } from './importing.js'
import { linkText } from './link.js'
import { menu } from './menu.js'
import { toggleTheme } from './theme.js'

export class Top {
  constructor(root, store, { save, showHelp, showTour }) {
    this.store = store
    this.title = element('input', { type: 'text', class: 'title', 'aria-label': 'Name of the document', placeholder: 'Untitled', oninput: () => this.#rename() })
    this.undo = iconButton('undo', 'Undo', () => store.undo())
    this.redo = iconButton('redo', 'Redo', () => store.redo())
    this.status = element('span', { class: 'status', id: 'status' })
    this.file = element('input', { type: 'file', hidden: true, 'aria-label': 'File to open', onchange: () => { readFile(store, this.file.files[0]); this.file.value = '' } })
    root.append(
      element('a', { class: 'brand', href: './', 'aria-label': 'Inbetween' }, element('img', { src: './playground/icon.svg', alt: '' }), element('span', {}, 'Inbetween')),
      menu('New', () => this.#new()), menu('Examples', () => EXAMPLES.map((example) => ({ label: example.document.name, hint: example.hint, run: () => open(store, example) }))),
      menu('File', () => this.#files()),
      element('span', { class: 'divider' }), this.title, element('span', { class: 'divider' }), this.undo, this.redo,
      element('span', { class: 'spacer' }), this.status,
      iconButton('link', 'Copy link', () => this.#copyLink()), iconButton('theme', 'Light or dark', () => toggleTheme(store)), iconButton('help', 'Keys and help', showHelp),
      element('a', { class: 'button quiet optional', href: './docs' }, 'Docs'),
      element('button', { type: 'button', class: 'button primary', onclick: () => save() }, 'Save'), this.file)
    this.showTour = showTour
    store.show((state, before) => this.#draw(state, before))
  }

  #new() {
    return [
      { label: 'Keyframes', hint: 'properties with keyframes of their own', run: () => open(this.store, { document: EMPTY.keyframes }) },
      { label: 'Animation', hint: 'from one state to another', run: () => open(this.store, { document: EMPTY.animation }) },
      { label: 'Phases', hint: 'states, one after the other', run: () => open(this.store, { document: EMPTY.phases }) },
      { label: 'Scene', hint: 'a script of events and interruptions', run: () => open(this.store, { document: EMPTY.scene }) },
    ]
  }

  #files() {
    return [
      { label: 'Open or import a file …', hint: 'JSON, CSS, Lottie, tokens, Motion, GSAP', run: () => this.file.click() },
      { label: 'Import from the clipboard', hint: 'or just paste anywhere', run: () => this.#pasted() },
      { label: 'Download as JSON', run: () => this.#download() },
      { label: 'Show the tour', run: this.showTour },
    ]
  }

  async #pasted() {
    try { await readText(this.store, await navigator.clipboard.readText()) } catch { notify('The browser did not let the clipboard be read. Paste with Ctrl V instead.') }
  }

  #rename() { this.store.edit({ ...this.store.state.document, name: this.title.value || undefined }, { key: 'name' }) }

  #draw(state, before) {
    if (document.activeElement !== this.title) this.title.value = state.document.name ?? ''
    if (state.document !== before.document) document.title = `${state.document.name ?? 'Untitled'} – Inbetween`
    this.undo.disabled = this.store.history.past.length === 0
    this.redo.disabled = this.store.history.future.length === 0
    const rows = state.samples?.times.length ?? 0
    const text = state.isWaiting ? 'Waiting for the server …' : state.isUnreachable ? 'No answer from the server' : state.problems.length > 0 ? `${state.problems.length} ${state.problems.length === 1 ? 'problem' : 'problems'}`
      : state.milliseconds === null ? '' : `${rows} ${rows === 1 ? 'sample' : 'samples'} in ${state.milliseconds.toFixed(state.milliseconds < 10 ? 1 : 0)} ms`
    // Problems are told to those who do not see them; the time of each answer is not.
    this.status.setAttribute('aria-live', state.isUnreachable || state.problems.length > 0 ? 'polite' : 'off')
    if (this.status.textContent !== text) this.status.textContent = text
    this.status.classList.toggle('wrong', state.problems.length > 0)
  }

  async #copyLink() {
    const url = new URL(`./#d=${await linkText(this.store.state.document)}`, document.baseURI)
    try { await navigator.clipboard.writeText(url.href); notify('Copied a link that holds the document.') } catch { notify('The address line holds the link.') }
  }

  #download() {
    const { document } = this.store.state
    download(JSON.stringify(document, null, 2), `${fileName(document)}.json`, 'application/json')
  }
}

/** Opens an example or an empty document. */
export function open(store, { document, subject }) {
  store.open(document, { compared: null, tab: 'inspect', isPlaying: false, ...(subject && { subject }) })
}
