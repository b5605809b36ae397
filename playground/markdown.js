// Markdown as elements. Every text goes in as text, so whatever a page says, it cannot become markup.
//
// It reads what the documentation is written in: headings, paragraphs, lists, tables, fenced code,
// quotes, images, links, bold, italics, code.

import { element } from './element.js'

const INLINE = /(`+)([\s\S]*?[^`])\1(?!`)|!\[([^\]]*)\]\(([^()\s]*(?:\([^()]*\)[^()\s]*)?)\)|\[((?:[^\[\]]|\[[^\]]*\]|!\[[^\]]*\]\([^)]*\))*)\]\(([^()\s]*(?:\([^()]*\)[^()\s]*)?)\)|\*\*([\s\S]+?)\*\*|(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?!\w)|<(https?:\/\/[^>\s]+)>|\\([\\`*_{}[\]()#+\-.!|<>])/g

/** The elements of a text. `resolve` turns a target into a safe address, or null for none. */
export function rendered(text, resolve) {
  return blocks(text.replaceAll('\r\n', '\n').split('\n'), resolve)
}

function blocks(lines, resolve) {
  const nodes = []
  let index = 0
  while (index < lines.length) {
    const reader = READERS.find(({ begins }) => begins(lines[index], lines[index + 1]))
    const end = reader ? reader.end(lines, index) : paragraphEnd(lines, index)
    if (lines[index].trim() === '' && !reader) { index += 1; continue }
    nodes.push((reader?.read ?? paragraph)(lines.slice(index, end), resolve))
    index = end
  }
  return nodes
}

const FENCE = /^(`{3,}|~{3,})\s*([\w-]*)/
const ITEM = /^(\s*)([-*]|\d+\.)\s+/
const isTable = (line, next) => line?.includes('|') && /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(next ?? '')
const one = (_, index) => index + 1

const READERS = [
  { begins: (line) => FENCE.test(line), end: fenceEnd, read: code },
  { begins: (line) => /^#{1,6}\s/.test(line), end: one, read: heading },
  { begins: (line) => /^(-{3,}|\*{3,})\s*$/.test(line), end: one, read: () => element('hr') },
  { begins: isTable, end: (lines, index) => runEnd(lines, index, (line) => line.includes('|')), read: table },
  { begins: (line) => ITEM.test(line), end: listEnd, read: list },
  { begins: (line) => line.startsWith('>'), end: (lines, index) => runEnd(lines, index, (line) => line.startsWith('>')), read: quote },
  { begins: (line) => /^ {4}\S/.test(line), end: (lines, index) => runEnd(lines, index, (line) => /^( {4}|\s*$)/.test(line)), read: indented },
]

function runEnd(lines, start, goesOn) {
  let end = start + 1
  while (end < lines.length && goesOn(lines[end])) end += 1
  return end
}

function paragraphEnd(lines, start) {
  return runEnd(lines, start, (line) => line.trim() !== '' && !FENCE.test(line) && !/^#{1,6}\s/.test(line) && !ITEM.test(line) && !line.startsWith('>'))
}

function fenceEnd(lines, start) {
  const [, fence] = FENCE.exec(lines[start])
  const end = runEnd(lines, start, (line) => !line.startsWith(fence))
  return Math.min(lines.length, end + 1)
}

function listEnd(lines, start) {
  return runEnd(lines, start, (line) => ITEM.test(line) || /^\s+\S/.test(line))
}

function code(lines) {
  const [, fence, language] = FENCE.exec(lines[0])
  const body = lines.at(-1).startsWith(fence) ? lines.slice(1, -1) : lines.slice(1)
  return element('div', { class: 'example', 'data-language': language }, element('pre', { tabindex: 0 }, element('code', {}, body.join('\n'))))
}

function indented(lines) {
  const text = lines.map((line) => line.slice(4)).join('\n').trimEnd()
  return element('div', { class: 'example' }, element('pre', { tabindex: 0 }, element('code', {}, text)))
}

function heading([line], resolve) {
  const [, marks, text] = /^(#+)\s+(.*?)\s*#*$/.exec(line)
  const node = element(`h${marks.length}`, {}, inline(text, resolve))
  node.id = slug(node.textContent)
  return node
}

/** The name of a heading in links, as it is usual for Markdown. */
export const slug = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replaceAll(' ', '-')

function table(lines, resolve) {
  const cells = (line) => line.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((cell) => cell.trim())
  const [head, , ...rows] = lines
  return element('table', { tabindex: 0 },
    element('thead', {}, element('tr', {}, cells(head).map((cell) => element('th', { scope: 'col' }, inline(cell, resolve))))),
    element('tbody', {}, rows.map((row) => element('tr', {}, cells(row).map((cell) => element('td', {}, inline(cell, resolve)))))))
}

function list(lines, resolve) {
  const [, indent, mark] = ITEM.exec(lines[0])
  const items = []
  for (const line of lines) {
    const found = ITEM.exec(line)
    if (found && found[1].length <= indent.length) items.push([line.slice(found[0].length)])
    else items.at(-1).push(line)
  }
  return element(mark.endsWith('.') ? 'ol' : 'ul', {}, items.map((item) => element('li', {}, itemBody(item, resolve))))
}

function itemBody([first, ...rest], resolve) {
  const nested = rest.findIndex((line) => ITEM.test(line))
  const text = [first, ...(nested < 0 ? rest : rest.slice(0, nested))].map((line) => line.trim()).join(' ')
  return [...inline(text, resolve), ...(nested < 0 ? [] : [list(rest.slice(nested), resolve)])]
}

function quote(lines, resolve) {
  return element('blockquote', {}, blocks(lines.map((line) => line.replace(/^>\s?/, '')), resolve))
}

function paragraph(lines, resolve) {
  return element('p', {}, inline(lines.map((line) => line.trim()).join(' '), resolve))
}

/** Text with code, links, images and emphasis in it. */
function inline(text, resolve) {
  const nodes = []
  let last = 0
  for (const match of text.matchAll(INLINE)) {
    nodes.push(text.slice(last, match.index), piece(match, resolve))
    last = match.index + match[0].length
  }
  nodes.push(text.slice(last))
  return nodes.filter((node) => node !== '')
}

function piece([, ticks, codeText, alt, image, label, target, bold, italic, plain, escaped], resolve) {
  if (ticks) return element('code', {}, codeText)
  if (image !== undefined) return picture(alt, resolve(image, true))
  if (target !== undefined) return link(inline(label, resolve), resolve(target, false))
  if (bold) return element('strong', {}, inline(bold, resolve))
  if (italic) return element('em', {}, inline(italic, resolve))
  return plain ? link([plain], plain) : escaped
}

const picture = (alt, address) => (address ? element('span', { class: 'picture' }, element('img', { src: address, alt, loading: 'lazy' })) : alt)
const link = (children, address) => (address ? element('a', { href: address }, children) : element('span', {}, children))
