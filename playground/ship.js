// Ship: the document as code of other platforms, with the error that the server states.

import { notify } from './commands.js'
import { said } from './derived.js'
import { download, fileName } from './download.js'
import { element, icon, refill } from './element.js'
import { linkText } from './link.js'
import * as server from './server.js'

/** The panes: the name of the format, what a person calls it, how its file ends. */
const FORMATS = [
  ['css-linear', 'CSS easing', 'css'], ['css-keyframes', 'CSS', 'css'], ['swiftui', 'SwiftUI', 'swift'], ['core-animation', 'Core Animation', 'swift'],
  ['compose', 'Compose', 'kt'], ['android', 'Android', 'xml'],
  ['lottie', 'Lottie', 'json'], ['waapi', 'Web Animations', 'json'], ['svg', 'SVG', 'svg'], ['dtcg', 'Tokens', 'tokens.json'],
  ['motion', 'Motion', 'js'], ['gsap', 'GSAP', 'js'],
]
const TOLERANCES = [['', 'its default'], ['0.1', '0.1'], ['0.01', '0.01'], ['0.001', '0.001']]

/** A longer address is too long for many a proxy: then the line is about the file that *Download as JSON* gives. */
const LONGEST_QUERY = 6000

export class Ship {
  #format = 'css-keyframes'
  #tolerance = ''
  /** How often was asked; only the newest answer counts. */
  #asked = 0

  constructor(store) {
    this.store = store
    this.chips = element('div', { class: 'formats', role: 'group', 'aria-label': 'Format' }, FORMATS.map(([format, label]) =>
      element('button', { type: 'button', class: 'chip', 'data-format': format, onclick: () => this.#choose(format) }, label)))
    this.tolerance = element('select', { 'aria-label': 'Tolerance', onchange: () => { this.#tolerance = this.tolerance.value; this.#begin() } },
      TOLERANCES.map(([value, label]) => element('option', { value }, `within ${label}`)))
    this.copy = element('button', { type: 'button', class: 'button primary', onclick: () => this.#copyCode() })
    this.file = element('button', { type: 'button', class: 'button', onclick: () => this.#download() }, icon('download'), 'Download')
    this.bound = element('span', { class: 'error-bound', id: 'stated-error' })
    this.code = element('pre', { class: 'code', tabindex: 0, 'aria-label': 'Code' })
    this.curl = element('pre', { class: 'code short', tabindex: 0, 'aria-label': 'curl line' })
    this.copyLine = element('button', { type: 'button', class: 'button small', onclick: () => this.#copy(this.curl.textContent, 'Copied the curl line.') }, 'Copy curl')
    this.node = element('div', { class: 'panel' },
      element('div', { class: 'group' }, element('h2', {}, 'Take it along'), this.chips),
      element('div', { class: 'group' },
        element('div', { class: 'actions' }, this.copy,
          this.file),
        element('div', { class: 'actions' }, this.tolerance, element('span', { class: 'spacer' }), this.bound), this.code),
      element('div', { class: 'group' }, element('h2', {}, 'The same with curl', this.copyLine), this.curl))
  }

  draw(state, before) {
    if (state.document === before.document && before.tab === 'ship') return
    clearTimeout(this.timer)
    this.asked = new Promise((resolve) => { this.timer = setTimeout(() => resolve(this.#ask()), 120) })
  }

  /** What is shown of another format does not count for this one. */
  #choose(format) {
    this.#format = format
    this.#show('', '', '')
    this.#begin()
  }

  #begin() {
    clearTimeout(this.timer)
    this.asked = this.#ask()
  }

  get label() { return FORMATS.find(([format]) => format === this.#format)[1] }

  async #ask() {
    const format = this.#format
    const asked = (this.#asked += 1)
    for (const chip of this.chips.children) chip.setAttribute('aria-pressed', String(chip.dataset.format === format))
    refill(this.copy, icon('copy'), `Copy ${this.label}`)
    const query = this.#tolerance ? { tolerance: this.#tolerance } : {}
    try {
      const [line, answer] = await Promise.all([this.#curlLine(format, query), server.exported(format, this.store.state.document, query)])
      if (asked === this.#asked) this.#show(answer.text, stated(answer.maxError), line)
    } catch (error) {
      if (asked === this.#asked) this.#complain(error)
    }
  }

  #complain(error) {
    const lines = (error.errors ?? []).map((each) => `${each.pointer ?? ''}  ${said(each)}`.trim())
    const isSaid = lines.some((line) => line.includes(error.message))
    this.#show('', '', '', [...(isSaid ? [] : [error.message]), ...lines].join('\n'))
    if (server.isPassing(error)) this.timer = setTimeout(() => this.node.isConnected && this.#begin(), server.AGAIN)
  }

  /** Shows the text of an export with its error and its line; in its place what is wrong. */
  #show(text, bound, line, complaint = '') {
    this.text = text
    for (const button of [this.copy, this.file, this.copyLine]) button.disabled = !text
    this.bound.textContent = bound
    this.curl.textContent = line
    this.code.textContent = complaint || text
  }

  async #curlLine(format, query) {
    const base = new URL(`v1/export/${format}`, document.baseURI)
    for (const [name, value] of Object.entries(query)) base.searchParams.set(name, value)
    const json = JSON.stringify(this.store.state.document).replaceAll("'", "'\\''")
    if (json.length < 1500) return `curl -s '${base}' -d '${json}'`
    const link = await linkText(this.store.state.document)
    if (link.length > LONGEST_QUERY) return `curl -s '${base}' -d @${fileName(this.store.state.document)}.json`
    base.searchParams.set('document', link)
    return `curl -s '${base}'`
  }

  /** Copies what belongs to the document as it is now, also when that is still under way. */
  async #copyCode() {
    await this.asked
    return this.#copy(this.text, `Copied ${this.label}.`)
  }

  async #copy(text, message) {
    try { await navigator.clipboard.writeText(text); notify(message) } catch { notify('The browser did not let it be copied. Select the text and copy it.') }
  }

  #download() {
    const ending = FORMATS.find(([format]) => format === this.#format)[2]
    download(this.text, `${fileName(this.store.state.document)}.${ending}`)
  }
}

/** The error that the server states, in words; nothing where it states none. */
const stated = (error) => (error === null ? '' : Number(error) === 0 ? 'no error' : `error ≤ ${Number(error).toPrecision(3)}`)
