// Twelve documents to start from, each with the subject that suits it, and the empty ones.

const keyframes = (type, rest) => ({ type, ...rest })
const spring = (to, duration, spring = 'bouncy') => keyframes('spring', { to, ...(duration && { duration }), spring })
const cubic = (to, duration, rest) => keyframes('cubic', { to, duration, ...rest })
const linear = (to, duration, rest) => keyframes('linear', { to, duration, ...rest })
const hold = (duration) => ({ type: 'hold', duration })

export const EMPTY = {
  keyframes: { kind: 'keyframes', initial: {}, tracks: [] },
  animation: { kind: 'animation', from: { scale: 1, opacity: 1 }, to: { scale: 1.2, opacity: 1 }, animation: { type: 'spring', duration: 0.5, bounce: 0.3 } },
  phases: { kind: 'phases', phases: [{ name: 'rest', values: { scale: 1 }, animation: 'smooth' }, { name: 'grow', values: { scale: 1.2 }, animation: 'bouncy' }] },
  scene: { kind: 'scene', initial: { x: 0 }, events: [{ at: 0, set: { x: 120 }, animation: 'spring' }] },
}

export const EXAMPLES = [
  {
    hint: 'keyframes: springs, splines and straight lines in five rows', subject: 'icon',
    document: {
      kind: 'keyframes', name: 'Heart reaction',
      initial: { scale: 1, rotation: '0deg', offset: { x: 0, y: 0 }, tint: '#be123c', opacity: 1 },
      tracks: [
        { property: 'scale', keyframes: [linear(1, 0.2), spring(1.5, 0.45, { duration: 0.35, bounce: 0.4 }), spring(1, 0.7, { duration: 0.4, bounce: 0.4 })] },
        { property: 'rotation', keyframes: [cubic('0deg', 0.3), cubic('14deg', 0.12), cubic('-14deg', 0.16), cubic('9deg', 0.14), cubic('0deg', 0.16)] },
        { property: 'offset', keyframes: [cubic({ x: 0, y: 10 }, 0.2), spring({ x: 0, y: -44 }, 0.45, { duration: 0.35, bounce: 0.2 }), spring({ x: 0, y: 0 }, 0.7, { duration: 0.4, bounce: 0.35 })] },
        { property: 'tint', keyframes: [cubic('#f43f5e', 0.6), linear('#be123c', 0.8, { curve: 'easeOut' })] },
        { property: 'opacity', keyframes: [linear(0.65, 0.15), linear(1, 0.2)] },
      ],
    },
  },
  {
    hint: 'a scene: down at once, back with a spring that keeps the speed', subject: 'card',
    document: {
      kind: 'scene', name: 'Button press', initial: { scale: 1 },
      events: [
        { at: 0, set: { scale: 0.9 }, animation: { type: 'easeOut', duration: 0.1 } },
        { at: 0.16, set: { scale: 1 }, animation: { type: 'spring', duration: 0.4, bounce: 0.45 }, completion: 'released' },
      ],
    },
  },
  {
    hint: 'keyframes with a hold of two seconds', subject: 'card',
    document: {
      kind: 'keyframes', name: 'Toast', initial: { y: 80, opacity: 0 },
      tracks: [
        { property: 'y', keyframes: [spring(0, 0.6, 'snappy'), hold(2), cubic(80, 0.3)] },
        { property: 'opacity', keyframes: [linear(1, 0.2), hold(2.4), linear(0, 0.3)] },
      ],
    },
  },
  {
    hint: 'two phases, for ever', subject: 'icon',
    document: {
      kind: 'phases', name: 'Endless pulse', cycles: 'forever',
      phases: [
        { name: 'rest', values: { scale: 1, opacity: 0.75 }, animation: { type: 'easeInOut', duration: 0.6 } },
        { name: 'grow', values: { scale: 1.18, opacity: 1 }, animation: { type: 'easeInOut', duration: 0.4 } },
      ],
    },
  },
  {
    hint: 'a scene: a spring that is called back half-way keeps its velocity', subject: 'card',
    document: {
      kind: 'scene', name: 'Interrupted spring', initial: { x: -90 },
      events: [
        { at: 0, set: { x: 110 }, animation: { type: 'spring', duration: 0.6, bounce: 0.2 }, completion: 'out' },
        { at: 0.22, set: { x: -90 }, animation: { type: 'spring', duration: 0.6, bounce: 0.2 }, completion: 'back' },
      ],
    },
  },
  {
    hint: 'a scene: a finger drags, then a spring takes over its speed', subject: 'card',
    document: {
      kind: 'scene', name: 'Flung drawer', initial: { y: 110 },
      events: [
        { at: 0, gesture: { property: 'y', samples: [[0, 110], [0.05, 106], [0.1, 92], [0.15, 70], [0.2, 40], [0.25, 4]] } },
        { at: 0.25, set: { y: -40 }, animation: { type: 'spring', duration: 0.5, bounce: 0.25 }, completion: 'open' },
      ],
    },
  },
  {
    hint: 'three phases with an animation each', subject: 'icon',
    document: {
      kind: 'phases', name: 'Attention', cycles: 1,
      phases: [
        { name: 'idle', values: { scale: 1, rotation: '0deg', y: 0 }, animation: { type: 'smooth', duration: 0.5 } },
        { name: 'lift', values: { scale: 1.25, rotation: '-12deg', y: -26 }, animation: { type: 'spring', duration: 0.45, bounce: 0.35 } },
        { name: 'shake', values: { scale: 1.1, rotation: '12deg', y: -10 }, animation: { type: 'spring', duration: 0.35, bounce: 0.5 } },
      ],
    },
  },
  {
    hint: 'an animation with a delay for each row', subject: 'list',
    document: {
      kind: 'animation', name: 'Staggered rows',
      from: { 'row1.x': -60, 'row2.x': -60, 'row3.x': -60, 'row4.x': -60 }, to: { 'row1.x': 0, 'row2.x': 0, 'row3.x': 0, 'row4.x': 0 },
      animation: { type: 'snappy', duration: 0.5 },
      animations: [0.06, 0.12, 0.18].map((delay, index) => ({ property: `row${index + 2}.x`, animation: { type: 'snappy', duration: 0.5, modifiers: [{ delay }] } })),
    },
  },
  {
    hint: 'whole numbers that slow down', subject: 'number',
    document: { kind: 'animation', name: 'Counting number', from: { count: { integer: 0 } }, to: { count: { integer: 1234 } }, animation: { type: 'easeOut', duration: 1.2 } },
  },
  {
    hint: 'a path: play becomes pause', subject: 'icon',
    document: {
      kind: 'animation', name: 'Icon morph',
      from: { icon: { path: 'M6 4 L12 8 L12 16 L6 20 Z M12 8 L18 12 L18 12 L12 16 Z' } }, to: { icon: { path: 'M6 4 L10 4 L10 20 L6 20 Z M14 4 L18 4 L18 20 L14 20 Z' } },
      animation: { type: 'easeInOut', duration: 0.4 },
    },
  },
  {
    hint: 'a blend through OKLCH that stays vivid', subject: 'icon',
    document: {
      kind: 'keyframes', name: 'Brand colours', initial: { tint: { color: '#ff3b30', space: 'oklch', hue: 'longer' }, rotation: '0deg' },
      tracks: [
        { property: 'tint', keyframes: [linear({ color: '#007aff', space: 'oklch', hue: 'longer' }, 1.2), linear({ color: '#ff3b30', space: 'oklch', hue: 'longer' }, 1.2)] },
        { property: 'rotation', keyframes: [cubic('180deg', 1.2), cubic('360deg', 1.2)] },
      ],
    },
  },
  {
    hint: 'keyframes: it falls and bounces, with velocities that are given', subject: 'icon',
    document: {
      kind: 'keyframes', name: 'Drop and bounce', initial: { y: -80, scale: { width: 1, height: 1 } },
      tracks: [
        {
          property: 'y', keyframes: [
            cubic(70, 0.4, { startVelocity: 0, endVelocity: 750 }), cubic(-10, 0.28, { startVelocity: -570, endVelocity: 0 }), cubic(70, 0.28, { startVelocity: 0, endVelocity: 570 }),
            cubic(32, 0.2, { startVelocity: -380, endVelocity: 0 }), cubic(70, 0.2, { startVelocity: 0, endVelocity: 380 }), spring(70, 0.4, 'smooth'),
          ],
        },
        {
          property: 'scale', keyframes: [
            linear({ width: 0.94, height: 1.06 }, 0.37), linear({ width: 1.2, height: 0.8 }, 0.05), cubic({ width: 1, height: 1 }, 0.16), hold(0.35),
            linear({ width: 1.12, height: 0.88 }, 0.05), spring({ width: 1, height: 1 }, 0.5),
          ],
        },
      ],
    },
  },
]
