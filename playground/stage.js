// The preview: the subject at the playhead, its trail, and what it is compared with beside it.

import { lengthOf } from './derived.js'
import { element, iconButton, refill } from './element.js'
import { valuesAt } from './samples.js'
import { subject, SUBJECTS } from './subjects.js'

const GHOSTS = 8

export class Stage {
  constructor(root, store) {
    this.store = store
    this.file = element('input', { type: 'file', accept: '.svg,image/svg+xml', hidden: true, 'aria-label': 'SVG file', onchange: () => this.#take(this.file.files[0]) })
    this.buttons = SUBJECTS.map(([kind, label]) => element('button', { type: 'button', class: 'segment', 'data-kind': kind, onclick: () => this.#choose(kind) }, label))
    this.onion = iconButton('onion', 'Onion skin', () => store.set({ hasOnion: !store.state.hasOnion }))
    this.scenes = element('div', { class: 'scenes' })
    root.append(
      element('div', { class: 'stage-bar', role: 'toolbar', 'aria-label': 'What moves' },
        element('div', { class: 'segments' }, this.buttons), element('span', { class: 'spacer' }), this.onion, this.file),
      this.scenes)
    store.show((state, before) => this.#draw(state, before))
  }

  #choose(kind) {
    if (kind === 'picture') this.file.click()
    if (kind !== 'picture' || this.store.state.picture) this.store.set({ subject: kind })
  }

  /** Shows a file of the user. As an image from memory it draws, but runs no script and loads nothing. */
  #take(file) {
    if (!file) return
    if (this.store.state.picture) URL.revokeObjectURL(this.store.state.picture)
    const picture = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
    this.store.set({ picture, subject: 'picture' })
    this.file.value = ''
  }

  #draw(state, before) {
    const properties = state.samples ? [...state.samples.tracks.keys()].join('\n') : ''
    const key = [state.subject, state.picture, properties, Boolean(state.compared?.samples), state.hasOnion].join('|')
    if (key !== this.key) { this.key = key; this.#build(state) }
    if (state.subject !== before.subject) for (const button of this.buttons) button.setAttribute('aria-pressed', String(button.dataset.kind === state.subject))
    this.onion.setAttribute('aria-pressed', String(state.hasOnion))
    if (state.samples !== before.samples || state.hasOnion !== before.hasOnion || state.subject !== before.subject) this.#showGhosts(state)
    if (state.time !== before.time || state.samples !== before.samples || state.subject !== before.subject || state.compared !== before.compared) this.#show(state)
  }

  #build(state) {
    const scenes = [this.#scene(state, state.samples, state.compared ? 'This document' : null)]
    if (state.compared?.samples) scenes.push(this.#scene(state, state.compared.samples, state.compared.name))
    this.layers = scenes
    refill(this.scenes, scenes.map((scene) => scene.node))
    this.#showGhosts(state)
    this.#show(state)
  }

  #scene(state, samples, caption) {
    const properties = samples ? [...samples.tracks.keys()] : []
    const layer = (name) => {
      const made = subject(state.subject, properties, state.picture)
      return { ...made, layer: element('div', { class: name }, made.node) }
    }
    const ghosts = state.hasOnion && !caption ? Array.from({ length: GHOSTS }, () => layer('layer ghost')) : []
    const main = layer('layer')
    const node = element('figure', { class: 'scene' }, ghosts.map((ghost) => ghost.layer), main.layer, caption ? element('figcaption', {}, caption) : null)
    return { node, main, ghosts }
  }

  #show(state) {
    const sources = [state.samples, state.compared?.samples]
    this.layers?.forEach((scene, index) => scene.main.show(valuesFor(sources[index], state.time)))
  }

  #showGhosts(state) {
    const ghosts = this.layers?.[0].ghosts ?? []
    ghosts.forEach((ghost, index) => ghost.show(valuesFor(state.samples, (lengthOf(state) * index) / (ghosts.length - 1))))
  }
}

/** The values of every property that is shown. A document of hundreds moves the first ones only. */
function valuesFor(samples, time) {
  if (!samples) return {}
  const names = [...samples.tracks.keys()].slice(0, 240)
  return Object.fromEntries(names.map((name) => [name, valuesAt(samples, name, time)]))
}
