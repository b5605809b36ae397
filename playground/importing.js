// Documents and animations of other tools, dropped on the page, pasted or chosen.

import { copiedParts, copySelection, paste } from './clipboard.js'
import { notify, removeSelection } from './commands.js'
import { KINDS } from './exampleDocument.js'
import * as server from './server.js'

/** The document of a text: one of ours, or what the server makes of another tool's. */
export const documentOf = async (text) => ownDocument(text) ?? (await server.imported(text)).document

/** Takes over a text: a document of ours, or what the server can make one of. */
export async function readText(store, text) {
  const own = ownDocument(text)
  if (own) { opened(store, own); return notify(`Opened ${own.name ?? 'a document'}.`) }
  try {
    const { document, ignored = [], maxError } = await server.imported(text)
    opened(store, document)
    const error = Number(maxError) > 0 ? ` Within ${Number(maxError).toPrecision(2)}.` : ''
    return notify(ignored.length === 0 ? `Imported.${error}` : `Imported.${error} Left out: ${ignored.map((each) => each.message).slice(0, 2).join(' ')}`)
  } catch (error) {
    return notify(`Nothing was imported: ${error.message}`)
  }
}

function opened(store, document) {
  store.open(document, { tab: 'inspect' })
}

function ownDocument(text) {
  try {
    const value = JSON.parse(text)
    return KINDS.has(value?.kind) ? value : null
  } catch { return null }
}

export async function readFile(store, file) {
  if (!file) return
  if (file.type === 'image/svg+xml' || file.name.endsWith('.svg')) {
    const picture = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
    return store.set({ picture, subject: 'picture' })
  }
  return readText(store, await file.text())
}

/** What is selected travels over the clipboard as text, so that it can go to another window. */
export function shareClipboard(store) {
  for (const type of ['copy', 'cut']) {
    document.addEventListener(type, (event) => {
      if (event.target.closest?.('input, textarea') || String(window.getSelection()) !== '') return
      const taken = copySelection(store)
      if (!taken) return
      event.clipboardData.setData('text/plain', JSON.stringify(taken))
      event.preventDefault()
      if (type === 'cut') removeSelection(store)
    })
  }
}

/** Takes what is dropped anywhere, and what is pasted outside of a field. */
export function acceptDrops(store, root) {
  root.addEventListener('dragover', (event) => { event.preventDefault(); root.classList.add('dropping') })
  root.addEventListener('dragleave', (event) => { if (!root.contains(event.relatedTarget)) root.classList.remove('dropping') })
  root.addEventListener('drop', (event) => {
    event.preventDefault()
    root.classList.remove('dropping')
    const [file] = event.dataTransfer.files
    if (file) readFile(store, file)
    else readText(store, event.dataTransfer.getData('text/plain'))
  })
  document.addEventListener('paste', (event) => {
    if (event.target.closest?.('input, textarea')) return
    const text = event.clipboardData.getData('text/plain')
    if (!text.trim()) return
    event.preventDefault()
    const taken = copiedParts(text)
    if (taken) paste(store, taken)
    else readText(store, text)
  })
}
