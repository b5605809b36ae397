// The panels at the side, one at a time.

import { Compare } from './compare.js'
import { element, refill } from './element.js'
import { Inspector } from './inspector.js'
import { JSONPanel } from './json.js'
import { Library } from './library.js'
import { Ship } from './ship.js'

export const TABS = [['inspect', 'Inspect'], ['ship', 'Ship'], ['compare', 'Compare'], ['library', 'Library'], ['json', 'JSON']]

export class Panels {
  constructor(root, store) {
    this.store = store
    this.panels = { inspect: new Inspector(store), ship: new Ship(store), compare: new Compare(store), library: new Library(store), json: new JSONPanel(store) }
    this.badge = element('span', { class: 'badge', hidden: true })
    this.tabs = TABS.map(([key, label]) => element('button', {
      type: 'button', class: 'tab', role: 'tab', id: `tab-${key}`, 'data-tab': key, 'aria-controls': 'panel', onclick: () => store.set({ tab: key }),
    }, label, key === 'inspect' ? this.badge : null))
    this.place = element('div', { id: 'panel', role: 'tabpanel', class: 'panel-place' })
    root.append(element('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Panels', onkeydown: (event) => this.#walk(event) }, this.tabs), this.place)
    store.show((state, before) => this.#draw(state, before))
  }

  #draw(state, before) {
    if (state.tab !== before.tab) {
      for (const tab of this.tabs) {
        tab.setAttribute('aria-selected', String(tab.dataset.tab === state.tab))
        tab.tabIndex = tab.dataset.tab === state.tab ? 0 : -1
      }
      this.place.setAttribute('aria-labelledby', `tab-${state.tab}`)
      refill(this.place, this.panels[state.tab].node)
      this.panels[state.tab].draw(state, { tab: before.tab })
    } else {
      this.panels[state.tab].draw(state, before)
    }
    const count = state.problems.length || state.advice.length
    this.badge.hidden = count === 0
    this.badge.classList.toggle('mild', state.problems.length === 0)
    this.badge.textContent = String(count)
    this.badge.title = state.problems.length > 0 ? 'Problems' : 'Advice'
  }

  #walk(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    const index = this.tabs.indexOf(document.activeElement)
    const next = this.tabs[(index + step + this.tabs.length) % this.tabs.length]
    this.store.set({ tab: next.dataset.tab })
    next.focus()
  }
}
