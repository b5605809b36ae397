// Files that the browser is given to keep.

import { element } from './element.js'

/** How a file about a document is called, without its ending: in letters that every system and shell takes. */
export const fileName = ({ name }) => String(name ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'animation'

/** Has the browser keep a text as a file. */
export function download(text, file, type = '') {
  const url = URL.createObjectURL(new Blob([text], { type }))
  element('a', { href: url, download: file }).click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
