// Server-sent events by fetch, since the browser's own EventSource cannot send a token.

const PAUSE = 3000

/** The answers of a server, or of a proxy before it, that another time may be others. */
export const PASSING = new Set([429, 500, 502, 503, 504])

/** Calls `handle` with the type and the data of each event, reconnecting from the last one until it is
 * ended; answers a function that ends it. `open` asks for the stream with the header fields it is given. */
export function listened(open, handle) {
  const control = new AbortController()
  const run = async () => {
    let last = null
    while (!control.signal.aborted) {
      try {
        const response = await open({ Accept: 'text/event-stream', ...(last && { 'Last-Event-ID': last }) }, control.signal)
        for await (const event of events(response.body)) {
          last = event.id ?? last
          if (event.data) handle(event.type, JSON.parse(event.data))
        }
      } catch (error) {
        // A server that does not know the last event any more, or does not let us in, will not later.
        if (error.status === 400) last = null
        else if (error.status && !PASSING.has(error.status)) return
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
  run()
  return () => control.abort()
}

/** The events of a stream of bytes. */
export async function* events(body) {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true }).replaceAll('\r\n', '\n')
    const blocks = text.split('\n\n')
    text = blocks.pop()
    for (const block of blocks) yield parsed(block)
  }
}

/** An event of its lines; a comment becomes one without data. */
function parsed(block) {
  const event = { type: 'message', data: '', id: null }
  for (const line of block.split('\n')) {
    const [, name, value] = /^([a-z]+): ?(.*)$/.exec(line) ?? []
    if (name === 'event') event.type = value
    else if (name === 'data') event.data += (event.data && '\n') + value
    else if (name === 'id') event.id = value
  }
  return event
}
