// Undo and redo as a list of documents.

const LONGEST = 500

export const begun = (document) => ({ past: [], present: document, future: [], key: null })

/** History with a document more. Edits with the same key, such as the moves of one drag, are one step. */
export function edited(history, document, key = null) {
  if (document === history.present) return history
  if (key !== null && key === history.key) return { ...history, present: document, future: [] }
  const past = [...history.past, history.present].slice(-LONGEST)
  return { past, present: document, future: [], key }
}

export function undone({ past, present, future }) {
  if (past.length === 0) return null
  return { past: past.slice(0, -1), present: past.at(-1), future: [present, ...future], key: null }
}

export function redone({ past, present, future }) {
  if (future.length === 0) return null
  return { past: [...past, present], present: future[0], future: future.slice(1), key: null }
}
