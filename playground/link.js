// A document as text for a link: JSON, deflated (zlib), as base64url. The server reads the same text
// as `document=`.

export async function linkText(document) {
  const bytes = new TextEncoder().encode(JSON.stringify(document))
  return base64url(await through(bytes, new CompressionStream('deflate')))
}

export async function linkedDocument(text) {
  const bytes = await through(fromBase64url(text), new DecompressionStream('deflate'))
  return JSON.parse(new TextDecoder().decode(bytes))
}

async function through(bytes, transform) {
  const stream = new Blob([bytes]).stream().pipeThrough(transform)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function base64url(bytes) {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64url(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
