// Compare: this document beside another one, with the worst difference of each property and when.

import { EXAMPLES } from './examples.js'
import { element, refill } from './element.js'
import { columnOf, componentsOf, read, valuesAt } from './samples.js'
import { color, context } from './canvas.js'
import { notify } from './commands.js'
import { documentOf } from './importing.js'
import { sampleQuery } from './sampler.js'
import * as server from './server.js'
import { round } from './values.js'

/** Into how many parts the plot cuts the time. */
const STEPS = 120

export class Compare {
  constructor(store) {
    this.store = store
    this.canvas = element('canvas', { class: 'spark', role: 'img', 'aria-label': 'Difference over time' })
    this.axis = element('p', { class: 'spark-axis' })
    this.result = element('div', { class: 'group' })
    this.choice = element('select', { 'aria-label': 'Another document', onchange: () => this.#chooseExample() },
      element('option', { value: '' }, 'an example …'), EXAMPLES.map((example, index) => element('option', { value: index }, example.document.name)))
    this.file = element('input', { type: 'file', hidden: true, 'aria-label': 'File to compare with', onchange: () => this.#chooseFile(this.file.files[0]) })
    this.node = element('div', { class: 'panel' },
      element('div', { class: 'group' }, element('h2', {}, 'Side by side'),
        element('p', { class: 'hint' }, 'Keep this version, change the document, and see how far apart the two get. Or compare with an example, a file, or a revision of the library.'),
        element('div', { class: 'actions' },
          element('button', { type: 'button', class: 'button primary', onclick: () => compareWith(store, store.state.document, 'The kept version') }, 'Keep this version'),
          element('button', { type: 'button', class: 'button', onclick: () => store.set({ compared: null }) }, 'Stop comparing')),
        element('div', { class: 'name-and-button' }, this.choice, element('button', { type: 'button', class: 'button', onclick: () => this.file.click() }, 'A file …')), this.file),
      this.result)
  }

  #chooseExample() {
    const example = EXAMPLES[Number(this.choice.value)]
    if (this.choice.value !== '') compareWith(this.store, example.document, example.document.name)
  }

  async #chooseFile(file) {
    if (!file) return
    const text = await file.text()
    this.file.value = ''
    try { compareWith(this.store, await documentOf(text), file.name) } catch (error) { notify(`Nothing to compare with: ${error.message}`) }
  }

  draw(state, before) {
    if (!state.compared) { this.choice.value = ''; return refill(this.result) }
    const isSame = ['document', 'compared', 'samples'].every((name) => state[name] === before[name]) && before.tab !== undefined ? before.tab === state.tab : false
    if (isSame) return state.time === before.time && state.theme === before.theme ? undefined : this.#plot()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.#ask(), 100)
    return undefined
  }

  async #ask() {
    const { document, compared } = this.store.state
    if (!compared) return
    try {
      const report = await server.compare(compared.document, document)
      if (this.#isNewest(document, compared)) this.#show(report, compared)
    } catch (error) {
      if (this.#isNewest(document, compared)) refill(this.result, element('h2', {}, compared.name), element('p', { class: 'message error' }, error.message))
    }
  }

  #isNewest(document, compared) { return this.store.state.document === document && this.store.state.compared === compared }

  #show(report, compared) {
    const head = element('tr', {}, ['Property', 'Worst', 'At', 'Mean'].map((text) => element('th', { scope: 'col' }, text)))
    const names = [...new Set(report.properties.map((each) => each.property))]
    const rows = report.properties.map((each) => element('tr', { class: `track-${names.indexOf(each.property) % 8}` },
      element('td', {}, element('i', { class: 'swatch' }), each.component ? `${each.property} ${each.component}` : each.property), number(each.worst), element('td', {}, each.worst === 0 || each.time === null ? '–' : `${round(each.time, 3)} s`), number(each.mean)))
    const only = [...report.onlyLeft.map((name) => `${name}: only in ${compared.name}`), ...report.onlyRight.map((name) => `${name}: only here`)]
    const isEqual = report.properties.every((each) => each.worst === 0) && only.length === 0
    refill(this.result, element('h2', {}, `Against ${compared.name.replace(/^The /, 'the ')}`),
      isEqual ? element('p', { class: 'hint' }, 'Both move alike. Change the document to see how far apart they get.') : [this.canvas, this.axis],
      element('table', { class: 'figures' }, element('thead', {}, head), element('tbody', {}, rows)),
      only.length > 0 ? element('p', { class: 'hint' }, only.join('; ')) : null)
    this.lines = differences(this.store.state, names)
    this.#plot()
  }

  /** The difference at each time, each property by its own largest, and where the playhead is. */
  #plot() {
    const pen = this.lines && context(this.canvas)
    if (!pen) return
    const { end, all } = this.lines
    const [width, height] = [this.canvas.clientWidth, this.canvas.clientHeight]
    refill(this.axis, element('span', {}, '0 s'), element('span', {}, 'each by its own worst'), element('span', {}, `${round(end, 2)} s`))
    pen.lineWidth = 1.5
    for (const { index, points, most } of all) {
      pen.strokeStyle = color(`--track-${index % 8}`)
      pen.beginPath()
      points.forEach((value, step) => pen.lineTo((width * step) / STEPS, height - 5 - (value / most) * (height - 12)))
      pen.stroke()
    }
    pen.fillStyle = color('--accent')
    pen.fillRect(Math.min(width - 1, (width * this.store.state.time) / end), 0, 1, height)
  }
}

/** What is plotted of the properties that both have and in which they differ. */
function differences({ samples, compared }, names) {
  if (!samples || !compared?.samples) return null
  const end = Math.max(samples.times.at(-1), compared.samples.times.at(-1)) || 1
  const all = names.map((name, index) => {
    const points = Array.from({ length: STEPS + 1 }, (_, step) => difference(samples, compared.samples, name, (end * step) / STEPS))
    return { index, points, most: Math.max(...points) }
  })
  return { end, all: all.filter(({ most }) => most > 1e-6) }
}

const number = (value) => element('td', {}, value === null ? '–' : String(Number(value.toPrecision(3))))

function difference(left, right, name, time) {
  const [one, other] = [valuesAt(left, name, time), valuesAt(right, name, time)]
  return Math.max(0, ...componentsOf(left, name).filter((each) => columnOf(right, name, each)).map((each) => Math.abs(one[each] - other[each]) || 0))
}

/** Puts another document beside this one. */
export async function compareWith(store, document, name) {
  const compared = { document, name, samples: null }
  store.set({ tab: 'compare', compared })
  try {
    const answer = await server.sample(document, sampleQuery(document), false, server.pointsFor(document.tracks?.length))
    if (store.state.compared === compared) store.set({ compared: { ...compared, samples: read(answer) } })
  } catch (error) {
    notify(error.message)
  }
}
