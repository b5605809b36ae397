// Light and dark: what the system has, until someone chooses.

const KEY = 'inbetween.theme'
const system = window.matchMedia('(prefers-color-scheme: dark)')

const stored = () => { try { return localStorage.getItem(KEY) } catch { return null } }
const current = () => stored() ?? (system.matches ? 'dark' : 'light')

export function applyTheme(store) {
  document.documentElement.dataset.theme = current()
  store?.set({ theme: current() })
}

export function toggleTheme(store) {
  const next = current() === 'dark' ? 'light' : 'dark'
  try { localStorage.setItem(KEY, next) } catch { /* It holds until the page is left. */ }
  document.documentElement.dataset.theme = next
  store.set({ theme: next })
}

export function followSystem(store) { system.addEventListener('change', () => applyTheme(store)) }
