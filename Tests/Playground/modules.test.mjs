// The parts of the playground that need no page, held to statements. Run by `node --test`.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'

const load = (name) => import(`../../playground/${name}.js`)
const keyframes = await load('keyframes')
const edits = await load('edits')
const history = await load('history')
const pointer = await load('pointer')
const values = await load('values')
const springs = await load('springs')
const animations = await load('animations')
const axis = await load('axis')
const tangents = await load('tangents')
const samples = await load('samples')
const link = await load('link')
const { EXAMPLES, EMPTY } = await load('examples')
const { rowsOf } = await load('rows')
const { formedDocument } = await load('formed')
const { placeIn, errorPlace } = await load('jsonPlace')
const { events, listened } = await load('events')
const { asDocument } = await load('exampleDocument')
const schema = await load('schema')
const server = await load('server')
const { copiedParts } = await load('clipboard')
const { line } = await load('canvas')
const detail = await load('detail')
const { sampleQuery } = await load('sampler')
const { fileName } = await load('download')
const { said } = await load('derived')

const heart = {
  kind: 'keyframes', initial: { scale: 1, offset: { x: 0, y: 0 } },
  tracks: [{ property: 'scale', keyframes: [
    { type: 'linear', to: 1.2, duration: 0.2 }, { type: 'cubic', to: 1.5, duration: 0.3 }, { type: 'move', to: 2 }, { type: 'spring', to: 1, duration: 0.5 }] }],
}
const ids = heart.tracks[0].keyframes.map((_, index) => `/tracks/0/keyframes/${index}`)
const times = (document) => keyframes.arrivals(document.tracks[0]).map((time) => values.round(time))

test('a keyframe arrives when those before it have passed', () => {
  assert.deepEqual(times(heart), [0.2, 0.5, 0.5, 1])
})

test('a keyframe that moves leaves the others where they are', () => {
  assert.deepEqual(times(keyframes.movedInTime(heart, [ids[0]], 0.1)), [0.3, 0.5, 0.5, 1])
})

test('a move goes with the keyframe before it', () => {
  assert.deepEqual(times(keyframes.movedInTime(heart, [ids[1]], 0.2)), [0.2, 0.7, 0.7, 1])
})

test('no keyframe goes past its neighbour', () => {
  assert.deepEqual(times(keyframes.movedInTime(heart, [ids[0]], 9)), [0.5, 0.5, 0.5, 1])
  assert.deepEqual(times(keyframes.movedInTime(heart, [ids[0]], -9)), [0, 0.5, 0.5, 1])
})

test('keyframes that move together keep their distance', () => {
  const moved = times(keyframes.movedInTime(heart, ids, 0.25))
  assert.deepEqual(moved, [0.45, 0.75, 0.75, 1.25])
})

test('an edit leaves the document before it as it was', () => {
  const before = JSON.stringify(heart)
  keyframes.movedInTime(heart, ids, 0.25)
  keyframes.added(heart, 'scale', 0.35)
  keyframes.removed(heart, [ids[1]])
  edits.withProperty(heart, 'x')
  assert.equal(JSON.stringify(heart), before)
})

test('a keyframe that is added or removed leaves the others where they are', () => {
  const { document, id } = keyframes.added(heart, 'scale', 0.35, { numbers: [1.3] })
  assert.equal(id, '/tracks/0/keyframes/1')
  assert.deepEqual(times(document), [0.2, 0.35, 0.5, 0.5, 1])
  assert.deepEqual(times(keyframes.removed(document, [id])), times(heart))
})

test('events that move together keep their distance, whatever of them is selected', () => {
  const document = { kind: 'scene', initial: { x: 0, y: 0 }, events: [{ at: 0.2, set: { x: 1, y: 1 } }, { at: 0.4, set: { x: 0 } }, { at: 0.7, set: { x: 1 } }] }
  const rows = rowsOf(document, null)
  const moved = (ids, seconds) => edits.movedInTime(document, rows, ids, seconds).events.map((event) => event.at)
  const all = rows.flatMap((row) => row.items).map((item) => item.id)
  assert.deepEqual(moved(all, 0.1), [0.3, 0.5, 0.8])
  assert.deepEqual(moved(all, -1), [0, 0.2, 0.5])
  assert.deepEqual(moved(['/events/0', '/events/1'], 0.2), [0.4, 0.6, 0.7])
  assert.deepEqual(moved(['/events/0', '/events/1'], 5), [0.5, 0.7, 0.7])
  assert.deepEqual(moved(['/events/1/set/x'], -0.1), [0.2, 0.3, 0.7])
})

test('the end of one animation moves once, however many values are selected', () => {
  const document = { kind: 'animation', from: { x: 0, y: 0 }, to: { x: 1, y: 1 }, animation: { type: 'linear', duration: 1 } }
  const rows = rowsOf(document, { duration: 1 })
  assert.equal(edits.movedInTime(document, rows, ['/to/x', '/to/y'], 0.5).animation.duration, 1.5)
  const phases = { kind: 'phases', phases: [{ values: { x: 0, y: 0 } }, { values: { x: 1, y: 1 }, animation: { type: 'linear', duration: 1 } }] }
  const shown = rowsOf(phases, { duration: 1, events: [{ type: 'phase', time: 0 }] })
  for (const ids of [['/phases/1/values/x', '/phases/1/values/y'], ['/phases/1'], ['/phases/1/values/x', '/phases/1']]) {
    assert.equal(edits.movedInTime(phases, shown, ids, 0.5).phases[1].animation.duration, 1.5)
  }
})

test('a row ends where its own animation does, as far as that says so', () => {
  const linear = (duration, delay) => ({ type: 'linear', duration, ...(delay && { modifiers: [{ delay }] }) })
  const document = { kind: 'animation', from: { x: 0, y: 0, z: 0 }, to: { x: 1, y: 1, z: 1 }, animation: linear(2),
    animations: [{ property: 'y', animation: linear(1, 0.5) }, { property: 'z', animation: 'bouncy' }] }
  const rows = rowsOf(document, { duration: 2 })
  assert.deepEqual(rows.map((row) => [row.blocks[0].start, row.blocks[0].end, row.items[1].time]), [[0, 2, 2], [0.5, 1.5, 1.5], [0, 2, 2]])
  const moved = edits.movedInTime(document, rows, ['/to/y'], 0.25).animations[0].animation
  assert.deepEqual([moved.duration, moved.modifiers[0].delay], [1.25, 0.5])
  const speedy = { ...document, animation: { ...linear(2), modifiers: [{ speed: 2 }] } }
  assert.equal(rowsOf(speedy, { duration: 1 })[0].blocks[0].end, 1)
  for (const animation of [null, 5, { type: 'linear', modifiers: 'none' }, { type: 'linear', modifiers: [null] }, { type: 'linear', duration: 'long' }]) rowsOf({ ...document, animation }, { duration: 2 })
})

test('what is copied is pasted with its distances and its kind', () => {
  const taken = keyframes.copied(heart, [ids[0], ids[1]])
  const { document, ids: pasted } = keyframes.pasted(heart, taken, 1.5)
  assert.deepEqual(times(document).slice(-2), [1.5, 1.8])
  assert.deepEqual(pasted.map((id) => pointer.valueAt(document, id).type), ['linear', 'cubic'])
})

test('a keyframe of another kind arrives at the same time', () => {
  for (const kind of ['linear', 'cubic', 'spring', 'hold']) {
    assert.deepEqual(times(keyframes.ofKind(heart, ids[1], kind))[1], 0.5, kind)
  }
})

test('a property is renamed wherever it stands', () => {
  const scene = { kind: 'scene', initial: { x: 0, xy: 1 }, animations: [{ property: 'x', animation: 'spring' }],
    events: [{ at: 0, set: { x: 1, xy: 2 } }, { at: 1, gesture: { property: 'x', samples: [] } }] }
  assert.equal(JSON.stringify(edits.withRenamed(scene, 'x', 'left')).match(/"left"/g).length, 4)
  assert.deepEqual(Object.keys(edits.withRenamed(scene, 'x', 'left').initial), ['left', 'xy'])
})

test('undo goes back a gesture, redo forth', () => {
  let state = history.begun(1)
  state = history.edited(state, 2, 'drag')
  state = history.edited(state, 3, 'drag')
  state = history.edited(state, 4)
  assert.equal(history.undone(state).present, 3)
  assert.equal(history.undone(history.undone(state)).present, 1)
  assert.equal(history.redone(history.undone(state)).present, 4)
  assert.equal(history.redone(state), null)
})

test('undo tells what was opened before from what was edited', () => {
  const first = history.edited(history.begun(1), 2)
  const second = history.edited(history.opened(first, 3), 4)
  assert.notEqual(second.opening, first.opening)
  assert.equal(history.undone(second).opening, second.opening)
  assert.equal(history.undone(history.undone(second)).opening, first.opening)
  assert.equal(history.redone(history.undone(history.undone(second))).opening, second.opening)
})

test('pointers lead through names with slashes and tildes', () => {
  const place = pointer.pointer('initial', 'a/b~c')
  assert.equal(place, '/initial/a~1b~0c')
  assert.equal(pointer.valueAt(pointer.replaced({ initial: {} }, place, 7), place), 7)
  assert.deepEqual(pointer.replaced({ list: [1, 2, 3] }, '/list/1', undefined), { list: [1, 3] })
})

test('a value keeps its form when a number in it changes', () => {
  assert.equal(values.withComponent('0.25turn', '', 180), '0.5turn')
  assert.deepEqual(values.withComponent({ x: 1, y: 2 }, 'y', 5), { x: 1, y: 5 })
  assert.deepEqual(values.withComponent({ integer: 3 }, '', 4.4), { integer: 4 })
  assert.deepEqual(values.withComponent([1, 2], '1', 9), [1, 9])
  assert.equal(values.typeOf('#ff3b30cc'), 'color')
  assert.equal(values.typeOf({ path: 'M0 0' }), 'path')
})

test('a picked colour keeps its opacity', () => {
  assert.deepEqual(values.pickable('#0F766E80'), ['#0f766e', '80'])
  assert.deepEqual(values.pickable('#0f766e'), ['#0f766e', ''])
  assert.deepEqual(values.pickable('#1a2'), ['#11aa22', ''])
  assert.deepEqual(values.pickable('#1a28'), ['#11aa22', '88'])
  assert.deepEqual(values.pickable('oklch(0.5 0.1 20)'), ['#000000', ''])
})

test('a number is said in a few letters, whatever its size', () => {
  const said = (number, digits) => values.short(number, digits)
  assert.deepEqual([0, 1.2345, -0.004, 36.4499, 1234567.891].map((each) => said(each)), ['0', '1.23', '0', '36.45', '1234567.89'])
  assert.deepEqual([1e15, -1.0919757849e300, 12345678].map((each) => said(each)), ['1e15', '-1.09e300', '1.23e7'])
  assert.deepEqual([said(0.00427, 4), said(5e-10, 10), said(3e-26, 10)], ['0.0043', '5e-10', '0'])
})

test('the view fits a day and a hundredth of a second', () => {
  for (const seconds of [0.011, 1, 600, 86400]) {
    const view = axis.fitted(seconds, 800)
    assert.ok(axis.toX(view, seconds) < 800 && axis.toX(view, seconds) > 600, String(seconds))
    const marks = axis.ticks(view, 800).map((time) => axis.toX(view, time))
    assert.ok(marks.length > 1 && marks.every((x, index) => index === 0 || x - marks[index - 1] >= 60), String(seconds))
  }
})

test('the shortest animation is shown as large as a view can, one without a length in a second', () => {
  for (const seconds of [0.001, 0.01]) assert.ok(axis.toX(axis.fitted(seconds, 1000), seconds) >= 200, String(seconds))
  assert.ok(axis.toX(axis.fitted(0, 1000), 1) > 800)
})

test('what is in sight is sampled anew where its samples are so far apart that corners show', () => {
  const whole = { times: [0, 0.5, 1], tracks: new Map([['x', { columns: new Map([['', [0, 1, 2]]]) }]]) }
  const view = { start: 0, scale: 900 }
  const grid = detail.fineGrid(view, 900, whole)
  assert.ok(grid.start === 0 && grid.end > 1 && grid.count > 900, JSON.stringify(grid))
  assert.equal(detail.fineGrid({ start: 0, scale: 6 }, 900, whole), null)
  assert.equal(detail.fineGrid(view, 900, { times: [0] }), null)
  const times = Array.from({ length: grid.count }, (_, index) => grid.start + (index * (grid.end - grid.start)) / (grid.count - 1))
  const fine = detail.detailOf({ ...grid, samples: { times, tracks: new Map([['x', { columns: new Map([['', times]]) }]]) } }, whole)
  assert.ok(fine.samples.times.at(-1) <= 1 && fine.samples.times.at(-1) > 0.999)
  const state = { samples: whole, detail: fine, view }
  assert.equal(detail.finest(state, 900, 'x'), fine.samples)
  assert.equal(detail.fineGrid(view, 900, fine.samples), null)
  assert.equal(detail.finest(state, 900, 'y'), whole)
  assert.equal(detail.finest({ ...state, view: { ...view, start: 2 } }, 900, 'x'), whole)
  assert.equal(detail.finest({ ...state, samples: { ...whole, times: [0, 1] } }, 900, 'x').times.length, 2)
})

test('a line shows the highest of many samples on one pixel, wherever the view begins', () => {
  const times = Array.from({ length: 36001 }, (_, index) => index / 2)
  const column = times.map((time) => (time % 90 === 89 ? 1 : 0))
  for (const start of [0, 0.3, 777]) {
    const peaks = []
    const pen = { beginPath() {}, stroke() {}, moveTo() {}, lineTo(x, y) { if (y === 1) peaks.push(x) } }
    line(pen, { start, scale: 0.05 }, 920, times, column, (value) => value)
    assert.ok(peaks.length >= Math.floor((18000 - start) / 90) - 1, `${peaks.length} peaks from ${start} on`)
  }
  const drawn = []
  const pen = { beginPath() {}, stroke() {}, moveTo: (x, y) => drawn.push(['to', y]), lineTo: (x, y) => drawn.push(['line', y]) }
  line(pen, { start: 0, scale: 100 }, 900, [0, 1, 2, 3], [1, 2, null, 3], (value) => value)
  assert.deepEqual(drawn, [['to', 1], ['line', 2], ['to', 3]])
})

test('what has no end is sampled for as long as it takes to move once', () => {
  const keyframes = (duration) => ({ kind: 'keyframes', cycles: 'forever', tracks: [{ property: 'x', keyframes: [{ type: 'linear', to: 1, duration }] }] })
  assert.deepEqual(sampleQuery(keyframes(10)), { end: 10 })
  assert.deepEqual(sampleQuery(keyframes(1)), { end: 6 })
  assert.deepEqual(sampleQuery({ ...keyframes(10), cycles: 2 }), {})
  assert.deepEqual(sampleQuery({ kind: 'animation', timing: { iterations: 'infinite' }, animation: { type: 'linear', duration: 9, modifiers: [{ delay: 2 }] } }), { end: 11 })
  assert.deepEqual(sampleQuery({ kind: 'phases', cycles: 'forever', phases: [{}, { animation: { type: 'linear', duration: 8 } }] }).end > 8, true)
  assert.deepEqual(sampleQuery({ kind: 'keyframes', cycles: 'forever', tracks: 'none' }), { end: 6 })
})

test('every form of a spring is read as duration and bounce', () => {
  const close = (spring, duration, bounce) => {
    const found = springs.durationAndBounce(spring)
    assert.ok(Math.abs(found.duration - duration) < 1e-9 && Math.abs(found.bounce - bounce) < 1e-9, JSON.stringify(found))
  }
  close('bouncy', 0.5, 0.3)
  close({ preset: 'snappy', duration: 0.4, extraBounce: 0.1 }, 0.4, 0.25)
  close({ response: 0.5, dampingRatio: 0.7 }, 0.5, 0.3)
  close({ mass: 1, stiffness: (2 * Math.PI / 0.5) ** 2, damping: 2 * 0.7 * (2 * Math.PI / 0.5) }, 0.5, 0.3)
  assert.equal(springs.durationAndBounce({ settlingDuration: 1, dampingRatio: 0.8 }), null)
})

test('an animation keeps its modifiers when its duration or bounce changes', () => {
  const animation = { type: 'bouncy', modifiers: [{ delay: 0.1 }, { speed: 2 }] }
  assert.equal(animations.withDuration(animation, 0.8).modifiers.length, 2)
  assert.equal(animations.bounceOf(animations.withBounce(animation, 0.5)), 0.5)
  assert.equal(animations.delayOf(animations.withDelay('spring', 0.3)), 0.3)
  assert.equal(animations.withDelay(animations.withDelay('spring', 0.3), 0), 'spring')
})

test('a bounce goes past its target as far as its handle says', () => {
  for (const bounce of [0.1, 0.3, 0.5, 0.8]) {
    assert.ok(Math.abs(tangents.bounceFor(tangents.overshoot(bounce)) - bounce) < 1e-9)
  }
})

test('zooming keeps the time under the pointer', () => {
  const view = { start: 1, scale: 200 }
  const near = axis.zoomed(view, 2, 300)
  assert.ok(Math.abs(axis.toTime(near, 300) - axis.toTime(view, 300)) < 1e-9)
})

test('a time snaps to what is near on the screen, else to what a few pixels can tell', () => {
  assert.equal(axis.snapped(0.512, [0.5], { start: 0, scale: 300 }), 0.5)
  assert.ok(Math.abs(axis.snapped(0.5137, [0.9], { start: 0, scale: 2000 }) - 0.514) < 1e-9)
})

test('values between samples lie on a straight line', () => {
  const read = samples.read({ kind: 'animation', duration: 1, times: [0, 1], tracks: [{ property: 'p', type: 'point', values: { x: [0, 10], y: [0, null] } }], events: [] })
  assert.equal(samples.valuesAt(read, 'p', 0.25).x, 2.5)
  assert.equal(samples.valuesAt(read, 'p.x', 0.5)[''], 5)
  assert.equal(samples.valuesAt(read, 'p', 2).y, null)
})

test('a link brings back its document', async () => {
  for (const { document } of EXAMPLES) assert.deepEqual(await link.linkedDocument(await link.linkText(document)), document)
})

test('there are twelve examples, and every document has rows', () => {
  assert.equal(EXAMPLES.length, 12)
  for (const { document } of [...EXAMPLES, { document: EMPTY.animation }, { document: EMPTY.scene }]) {
    assert.ok(rowsOf(document, null).length > 0, document.name)
  }
})

test('what has another form than a document has no rows, and the rest keeps its own', () => {
  const others = [null, 5, 'x', [], {}, true, [null]]
  for (const { document } of [...EXAMPLES, { document: EMPTY.animation }]) {
    for (const place of places(document)) {
      for (const other of others) {
        const wrong = pointer.replaced(document, place, other)
        assert.ok(Array.isArray(rowsOf(wrong, null)), place)
        for (const edit of [edits.withProperty, edits.withoutProperty, (each, name) => edits.withRenamed(each, name, 'other')]) {
          for (const name of ['x', 'scale']) edit(wrong, name)
        }
      }
    }
    assert.equal(formedDocument(document), document)
  }
  const broken = rowsOf({ ...heart, tracks: [null, ...heart.tracks] }, null)
  assert.deepEqual(broken.find((row) => row.property === 'scale').items.slice(1).map((item) => item.id), ids.map((id) => id.replace('/tracks/0', '/tracks/1')))
})

const places = (value, place = '') =>
  typeof value !== 'object' || value === null ? [] : Object.keys(value).flatMap((name) => [place + pointer.pointer(name), ...places(value[name], place + pointer.pointer(name))])

test('server-sent events are read however they are cut', async () => {
  const text = ': hello\n\nid: 7\nevent: revision\ndata: {"name":"a"}\n\nid: 8\nevent: deleted\ndata: {"name":"b"}\n\n'
  for (const size of [1, 5, 400]) {
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')).map((piece) => new TextEncoder().encode(piece))
    const found = []
    for await (const event of events(ReadableStream.from(pieces))) if (event.data) found.push([event.id, event.type, event.data])
    assert.deepEqual(found, [['7', 'revision', '{"name":"a"}'], ['8', 'deleted', '{"name":"b"}']])
  }
})

test('examples of the documentation become documents', () => {
  assert.equal(asDocument('"bouncy"', 'json').kind, 'animation')
  assert.equal(asDocument('{"type":"spring","to":1}', 'json').kind, 'keyframes')
  assert.equal(asDocument(`curl -s x -d '{"kind":"scene","initial":{},"events":[]}'`, 'sh').kind, 'scene')
  assert.equal(asDocument('{"kind":"keyframes","duration":1,"times":[0]}', 'json'), null)
  assert.equal(asDocument('not json', 'json'), null)
})

// The file of the contract, which Tests/Playground/run names.
const forms = JSON.parse(await readFile(process.env.CONTRACT)).components.schemas

test('every verb of a scene has a form, and an event of each begins with its verb', () => {
  const all = schema.alternatives(forms, { $ref: '/SceneEvent' })
  assert.equal(all.length, 15)
  for (const form of all) {
    const verb = form.required.find((name) => name !== 'at')
    assert.ok(verb in schema.beginning(forms, form), verb)
  }
})

test('objects are told apart by the member that names them, and by their members', () => {
  const commands = schema.alternatives(forms, { $ref: '/AnimatorCommand' })
  assert.equal(schema.tellingMember(commands), 'do')
  assert.equal(schema.alternativeOf(forms, { $ref: '/AnimatorCommand' }, { do: 'scrub', name: 'lift' }).title, 'AnimatorScrub')
  assert.equal(schema.alternativeOf(forms, { $ref: '/LayerCommand' }, { remove: 'key' }).title, 'LayerRemove')
  assert.equal(schema.alternativeOf(forms, { $ref: '/Document' }, { kind: 'phases', phases: [] }).title, 'PhasesDocument')
})

test('another form keeps what it knows and has all that it requires', () => {
  const scrub = schema.alternatives(forms, { $ref: '/AnimatorCommand' }).find((each) => each.title === 'AnimatorScrub')
  assert.deepEqual(schema.withRequired(forms, scrub, { do: 'create', name: 'lift', duration: 1 }), { do: 'scrub', name: 'lift', fraction: 0 })
  assert.equal(schema.inWords('repeatCount'), 'Repeat count')
})

test('only what was copied here is pasted as parts of a document', () => {
  assert.deepEqual(copiedParts('{"events":[{"at":0}]}'), { events: [{ at: 0 }] })
  for (const text of ['', '[]', 'null', '{"events":[{"at":"0"}]}', '{"keyframes":[1]}', '{"events":[],"phases":[]}', '{"kind":"scene"}']) assert.equal(copiedParts(text), null, text)
})

test('pasted events stand in order of time', () => {
  const document = { kind: 'scene', initial: { x: 0 }, events: [{ at: 0, set: { x: 1 } }, { at: 1, set: { x: 2 } }] }
  const pasted = edits.withEvents(document, document.events, 0.5)
  assert.deepEqual(pasted.document.events.map((each) => each.at), [0, 0.5, 1, 1.5])
  assert.deepEqual(pasted.ids, ['/events/1', '/events/3'])
})

test('events are listened to again after a server that had no time', async () => {
  const wait = globalThis.setTimeout
  globalThis.setTimeout = (work) => wait(work, 0)
  const answers = [503, 502, null, 403]
  const heard = []
  await new Promise((resolve) => {
    listened(async () => {
      const status = answers.shift()
      if (status === undefined || status === 403) wait(resolve, 20)
      if (status !== null) throw Object.assign(new Error(), { status })
      return new Response('event: revision\ndata: {"name":"a"}\n\n')
    }, (type, data) => heard.push(type, data.name))
  })
  globalThis.setTimeout = wait
  assert.deepEqual(heard, ['revision', 'a'])
  assert.equal(answers.length, 0, 'who is not let in asks no more')
})

test('what lasts longer than ten minutes is sampled as often as ten minutes are', async () => {
  const before = globalThis.fetch
  const asked = []
  globalThis.fetch = async (path) => {
    const query = new URLSearchParams(path.split('?')[1])
    asked.push(query.has('fps') ? 'fps' : 'count')
    if (duration > 1e6 && query.has('fps')) return new Response(JSON.stringify({ code: 'too-large' }), { status: 413 })
    return new Response(JSON.stringify({ kind: 'keyframes', duration, times: [0, 1], tracks: [], events: [] }))
  }
  let duration
  const grids = async (own, long, points) => {
    duration = own
    asked.length = 0
    assert.equal((await server.sample({}, {}, long, points)).duration, own)
    return asked.join()
  }
  assert.equal(await grids(600, false), 'fps')
  assert.equal(await grids(null, false), 'fps')
  assert.equal(await grids(601, false), 'fps,count')
  assert.equal(await grids(601, true), 'count')
  assert.equal(await grids(1, true), 'count,fps')
  assert.equal(await grids(1e9, false), 'fps,count')
  assert.equal(await grids(60, false, server.pointsFor(200)), 'fps')
  assert.equal(await grids(300, false, server.pointsFor(200)), 'fps,count')
  globalThis.fetch = before
})

test('a problem is said with its hint', () => {
  assert.equal(said({ message: 'There is no kind of keyframe "cubik".', hint: 'cubic' }), 'There is no kind of keyframe "cubik". Hint: cubic')
  assert.equal(said({ message: 'A duration is at least 0; this is -1.' }), 'A duration is at least 0; this is -1.')
})

test('a file is called in letters that every shell takes', () => {
  const names = [['Heart reaction', 'heart-reaction'], ["it's $(here)/..", 'it-s-here'], [undefined, 'animation'], ['', 'animation'], [7, '7'], ['✓', 'animation']]
  for (const [name, expected] of names) assert.equal(fileName({ name }), expected)
})

test('a pointer has its place in the text of its document', () => {
  for (const { document } of EXAMPLES) {
    for (const indent of [undefined, 2]) {
      const text = JSON.stringify(document, null, indent)
      for (const place of ['', ...places(document)]) assert.deepEqual(JSON.parse(text.slice(...placeIn(text, place))), pointer.valueAt(document, place), place)
    }
  }
  assert.deepEqual(placeIn('{"a\\"/": [1, "}"], "b": {}}', '/a"~1/1'), [13, 16])
  assert.deepEqual(placeIn('{"a": {"b": 1}}', '/a/c'), [6, 14])
})

test('the place at which a text stops being JSON is where the browser says', () => {
  const text = '{\n  "a": 1\n  "b": 2\n}'
  assert.equal(text.slice(errorPlace('JSON.parse: expected a comma at line 3 column 3 of the JSON data', text)).slice(0, 3), '"b"')
  assert.equal(errorPlace('Unexpected string in JSON at position 13', text), 13)
  assert.equal(errorPlace('A document is an object.', text), null)
})
