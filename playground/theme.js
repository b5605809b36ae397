// Light and dark: what the system has, until someone chooses.

const KEY = 'inbetween.theme'
const system = window.matchMedia('(prefers-color-scheme: dark)')

/** What was chosen; where the browser keeps nothing, until the page is left. */
let chosen = stored()

function stored() { try { return localStorage.getItem(KEY) } catch { return null } }
const current = () => chosen ?? (system.matches ? 'dark' : 'light')

/** Puts the theme on the page, and into its state where it has one. */
export function applyTheme(store) {
  document.documentElement.dataset.theme = current()
  store?.set({ theme: current() })
}

export function toggleTheme(store) {
  chosen = current() === 'dark' ? 'light' : 'dark'
  try { localStorage.setItem(KEY, chosen) } catch { /* It holds until the page is left. */ }
  applyTheme(store)
}

export function followSystem(store) { system.addEventListener('change', () => applyTheme(store)) }
