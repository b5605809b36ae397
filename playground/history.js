// Undo and redo as a list of documents, each with what was opened as it came.

const LONGEST = 500

/** Nothing is known of what is opened but that it is another thing: who opens writes on it what belongs to it. */
export const begun = (document) => ({ past: [], present: document, opening: {}, future: [], key: null })

/** History with a document more. Edits with the same key, such as the moves of one drag, are one step. */
export function edited(history, document, key = null) {
  if (document === history.present) return history
  if (key !== null && key === history.key) return { ...history, present: document, future: [] }
  return { ...history, past: [...history.past, step(history)].slice(-LONGEST), present: document, future: [], key }
}

/** History with a document more that is no edit of the one before. */
export function opened(history, document) {
  return { past: [...history.past, step(history)].slice(-LONGEST), present: document, opening: {}, future: [], key: null }
}

const step = ({ present, opening }) => ({ present, opening })

export function undone(history) {
  const { past, future } = history
  if (past.length === 0) return null
  return { ...past.at(-1), past: past.slice(0, -1), future: [step(history), ...future], key: null }
}

export function redone(history) {
  const { past, future } = history
  if (future.length === 0) return null
  return { ...future[0], past: [...past, step(history)], future: future.slice(1), key: null }
}
