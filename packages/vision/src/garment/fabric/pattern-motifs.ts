import { darker, hsl, hslOf, lighter, mix } from '../color'
import { polar } from '../geometry/curve'
import type { Palette } from '../palette'
import { oneOf, seededRandom, within } from '../seeded-random'
import { leaf, petals, scatter } from './scatter'
import { dot, motif, n, rect, shape, stamp, stroke, wrapped } from './tile'
import type { Tile } from './tile'

export const polkaDot = (p: Palette): Tile => ({
  width: 13,
  height: 13,
  content: dot(3.25, 3.25, 2.5, p.second) + dot(9.75, 9.75, 2.5, p.second),
})

/** Leaves take a muted green that suits the colours around it. */
function foliage(p: Palette): string {
  const [, , l] = hslOf(p.ground)
  return l > 0.5 ? '#6f8460' : '#93a77c'
}

export function ditsy(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 11)
  const [w, h] = [44, 44]
  const green = foliage(p)
  const sprig = (color: string, heart: string): string =>
    stroke('M0 0L0 4.6', green, 0.5) +
    shape(leaf(0, 4.6, 3, 0.3, 20), green) +
    shape(petals(0, 0, 5, 3.1, 0.36, 0), color) +
    dot(0, 0, 0.9, heart)
  const motifs = motif('a', sprig(p.second, '#f0c75e')) + motif('b', sprig(p.third, p.second))
  let content = ''
  for (const s of scatter(random, w, h, 4, 4, 0.2)) {
    content += wrapped(w, h, s.x, s.y, 6, (x, y) => stamp(s.index % 3 === 2 ? 'b' : 'a', x, y, s.turn))
  }
  for (const s of scatter(random, w, h, 4, 4, 0.1))
    content += wrapped(w, h, s.x + 5.5, s.y + 5.5, 1, (x, y) => dot(x, y, 0.7, p.third))
  return { width: w, height: h, content, motifs }
}

/** Open blooms in layers of petals with buds and leaves between them. */
export function floral(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 21)
  const [w, h] = [92, 92]
  const green = foliage(p)
  const sprig = [0, 105, 230]
    .map((a) => {
      const base = polar([0, 0], a, 5)
      const tip = polar(base, a, 12)
      return (
        shape(leaf(base[0], base[1], 12, 0.27, a), a === 105 ? darker(green, 0.2) : green) +
        stroke(`M${n(base[0])} ${n(base[1])}L${n(tip[0])} ${n(tip[1])}`, lighter(green, 0.35), 0.4)
      )
    })
    .join('')
  const bloom = (color: string): string =>
    shape(petals(0, 0, 6, 11, 0.4, 0), color) +
    shape(petals(0, 0, 6, 8.2, 0.36, 30), lighter(color, 0.28)) +
    shape(petals(0, 0, 5, 5, 0.4, 10), mix(color, p.ground, 0.12)) +
    dot(0, 0, 1.9, '#e8bd58') +
    stroke('M0-3.1h.01M2.9-1h.01M1.8 2.5h.01M-1.8 2.5h.01M-2.9-1h.01', '#8a5b2b', 1.1, ' stroke-linecap="round"')
  const bud = (color: string): string => shape(petals(0, 0, 5, 3.4, 0.4, 0), color) + dot(0, 0, 0.8, '#f3d98b')
  const motifs =
    motif('l', sprig) +
    motif('a', bloom(p.second)) +
    motif('b', bloom(p.third)) +
    motif('c', bud(p.second)) +
    motif('d', bud(p.third))
  const spots = scatter(random, w, h, 3, 3, 0.13)
  let content = ''
  for (const s of spots) content += wrapped(w, h, s.x, s.y, 18, (x, y) => stamp('l', x, y, s.turn))
  for (const s of spots) {
    const size = s.index % 3 === 0 ? 1.24 : s.index % 3 === 1 ? 1 : 0.8
    content += wrapped(w, h, s.x, s.y, 14, (x, y) => stamp(s.index % 2 ? 'b' : 'a', x, y, s.turn, size))
  }
  for (const s of scatter(random, w, h, 3, 3, 0.12)) {
    content += wrapped(w, h, s.x + 15, s.y + 1, 5, (x, y) => stamp(s.index % 2 ? 'c' : 'd', x, y, s.turn))
  }
  return { width: w, height: h, content, motifs }
}

/** Split leaves and palm fronds. */
export function tropical(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 31)
  const [w, h] = [110, 110]
  const palm = (color: string): string => {
    let fronds = ''
    for (let i = 1; i < 9; i++) {
      const long = 15 - Math.abs(i - 3.4) * 1.5
      fronds += leaf(i * 3, 0, long, 0.14, 48) + leaf(i * 3, 0, long, 0.14, -48)
    }
    return shape(fronds + leaf(26, 0, 9, 0.16, 0), color) + stroke('M0 0L26 0', darker(color, 0.3), 0.7)
  }
  const hibiscus =
    shape(petals(0, 0, 5, 7.6, 0.36, 0), mix(p.third, '#f7a58b', 0.6)) + shape(petals(0, 0, 5, 3.6, 0.3, 0), '#f6dc9a')
  const motifs = motif('a', palm(p.second)) + motif('b', palm(p.third)) + motif('c', hibiscus)
  let content = ''
  for (const s of scatter(random, w, h, 3, 3, 0.14))
    content += wrapped(w, h, s.x, s.y, 36, (x, y) => stamp(s.index % 2 ? 'a' : 'b', x, y, s.turn))
  for (const s of scatter(random, w, h, 2, 2, 0.1))
    content += wrapped(w, h, s.x, s.y + 14, 9, (x, y) => stamp('c', x, y, s.turn))
  return { width: w, height: h, content, motifs }
}

/** One boteh: a bent drop with an inner drop, a flower and a row of pearls. */
function boteh(p: Palette): string {
  const at = (k: number, ...v: number[]): string => v.map((x) => n(x * k)).join(' ')
  const drop = (k: number): string =>
    `M${at(k, 5.2, -9.6)}c${at(k, -4.6, 1.2, -11.6, 7, -11.6, 13.4)} ${at(k, 0, 4.4, 3.4, 7, 6.8, 7)} ${at(k, 4.2, 0, 7, -3, 7, -7)} ${at(k, 0, -5, -5.6, -6.6, -2.2, -13.4)}z`
  const pearls = Array.from({ length: 12 }, (_, i) => {
    const q = polar([0.4, 4], -30 + (i * 250) / 11, 9)
    return dot(q[0], q[1], 0.75, p.third)
  }).join('')
  return `${shape(drop(1), p.second)}${shape(drop(0.8), p.ground)}${shape(drop(0.66), p.third)}${shape(drop(0.42), p.second)}${shape(petals(0.2, 3.6, 6, 2.6, 0.4, 0), lighter(p.third, 0.5))}${dot(0.2, 3.6, 0.8, p.second)}${pearls}`
}

export function paisley(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 41)
  const [w, h] = [76, 84]
  const places = [
    [18, 20, 1.55, -18, 1],
    [56, 26, 1.3, 160, -1],
    [36, 62, 1.4, 28, -1],
    [74, 68, 1.5, 196, 1],
  ] as const
  const motifs =
    motif('a', boteh(p)) +
    motif('b', shape(petals(0, 0, 5, 2.2, 0.42, 0), p.second)) +
    motif('c', shape(petals(0, 0, 5, 2.2, 0.42, 0), p.third))
  let content = ''
  for (const s of scatter(random, w, h, 4, 4, 0.2))
    content += wrapped(w, h, s.x, s.y, 3, (x, y) => stamp(s.index % 2 ? 'c' : 'b', x, y, s.turn))
  for (const [x, y, k, a, f] of places) content += wrapped(w, h, x, y, 22, (px, py) => stamp('a', px, py, a, k, f))
  return { width: w, height: h, content, motifs }
}

/** A bandana square: border, corner paisleys, medallion. */
export function bandana(p: Palette): Tile {
  const s = 120
  const corners = [
    [24, 24, -45],
    [96, 24, 45],
    [96, 96, 135],
    [24, 96, -135],
  ] as const
  const ring = Array.from({ length: 16 }, (_, i) => {
    const q = polar([60, 60], i * 22.5, 17)
    return dot(q[0], q[1], 1.5, p.second)
  }).join('')
  const border = Array.from(
    { length: 20 },
    (_, i) => dot(3 + i * 6, 4, 1.4, p.second) + dot(4, 3 + i * 6, 1.4, p.second),
  ).join('')
  return {
    width: s,
    height: s,
    motifs: motif('a', boteh({ ...p, third: p.ground })),
    content:
      border +
      rect(8, 7.4, 104, 0.9, p.second) +
      rect(8, 112, 104, 0.9, p.second) +
      rect(7.4, 8, 0.9, 104, p.second) +
      rect(112, 8, 0.9, 104, p.second) +
      corners.map(([x, y, a]) => stamp('a', x, y, a, 1.05)).join('') +
      shape(petals(60, 60, 8, 12, 0.24, 0), p.second) +
      shape(petals(60, 60, 8, 6, 0.24, 22), p.ground) +
      ring +
      [
        [60, 26],
        [60, 94],
        [26, 60],
        [94, 60],
      ]
        .map(([x = 0, y = 0]) => shape(petals(x, y, 6, 5.6, 0.36, 0), p.second) + dot(x, y, 1.3, p.ground))
        .join(''),
  }
}

/** Small repeated figures. */
export function figures(kind: 'star' | 'heart' | 'fruit' | 'butterfly' | 'letter', p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 51)
  const still = kind === 'letter'
  const [w, h] = still ? [40, 30] : [48, 48]
  const motifs = motif('a', figure(kind, p.second, p)) + (still ? '' : motif('b', figure(kind, p.third, p)))
  let content = ''
  for (const s of scatter(random, w, h, still ? 2 : 3, still ? 2 : 3, still ? 0 : 0.14)) {
    const turn = still ? 0 : (s.turn % 60) - 30
    const size = still ? 1 : (([0.85, 1, 1.15] as const)[s.index % 3] ?? 1)
    content += wrapped(w, h, s.x, s.y, 9, (x, y) => stamp(still || s.index % 2 ? 'a' : 'b', x, y, turn, size))
  }
  return { width: w, height: h, content, motifs }
}

function figure(kind: 'star' | 'heart' | 'fruit' | 'butterfly' | 'letter', color: string, p: Palette): string {
  switch (kind) {
    case 'star': {
      const points = Array.from({ length: 10 }, (_, i) => polar([0, 0], -90 + i * 36, i % 2 ? 1.9 : 4.8))
      return shape(`M${points.map((q) => `${n(q[0])} ${n(q[1])}`).join('L')}Z`, color)
    }
    case 'heart':
      return shape('M0 4.4C-6.4 .2-4.8-4.8-1.9-4.4C-.7-4.2 0-3.2 0-2.4C0-3.2.7-4.2 1.9-4.4C4.8-4.8 6.4.2 0 4.4Z', color)
    case 'fruit':
      return `${stroke('M-2.6 2.4C-2.4-1.6-.4-4 2.4-6M3 3C3.2 0 3-3.4 2.4-6', '#5f7148', 0.7)}${shape(leaf(2.2, -6, 5, 0.3, 168), '#7c9360')}${dot(-2.8, 3.6, 2.7, color)}${dot(3, 4.2, 2.7, color)}${dot(-3.6, 2.8, 0.7, lighter(color, 0.6))}${dot(2.2, 3.4, 0.7, lighter(color, 0.6))}`
    case 'butterfly':
      return (
        shape(
          `${petals(0, 0, 1, 7.2, 0.42, -38)}${petals(0, 0, 1, 7.2, 0.42, -142)}${petals(0, 0.6, 1, 5, 0.42, 40)}${petals(0, 0.6, 1, 5, 0.42, 140)}`,
          color,
        ) +
        dot(3.6, -3, 1.1, p.ground) +
        dot(-3.6, -3, 1.1, p.ground) +
        stroke('M0-3.4V4M0-3.4L-1.8-6M0-3.4L1.8-6', darker(color, 0.6), 0.7)
      )
    default:
      return stroke(
        'M-5 0A3.4 3.4 0 1 0 1.8 0A3.4 3.4 0 1 0 -5 0M-1.8 0A3.4 3.4 0 1 0 5 0A3.4 3.4 0 1 0 -1.8 0',
        color,
        1.1,
      )
  }
}

/** Quarter circles, bars and triangles on a grid, each cell chosen by the seed. */
export function geometric(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 61)
  const [cell, count] = [16, 4]
  const inks = [p.second, p.third, mix(p.second, p.ground, 0.5)]
  let content = ''
  for (let i = 0; i < count * count; i++) {
    const [x, y] = [(i % count) * cell, Math.floor(i / count) * cell]
    const [a, b] = [oneOf(random, inks, p.second), oneOf(random, inks, p.third)]
    const turn = Math.floor(random() * 4) * 90
    const forms = [
      shape(`M0 0H${cell}A${cell} ${cell} 0 0 1 0 ${cell}Z`, a) +
        shape(`M0 0H${cell / 2}A${cell / 2} ${cell / 2} 0 0 1 0 ${cell / 2}Z`, b),
      shape(`M0 0H${cell}L0 ${cell}Z`, a),
      dot(cell / 2, cell / 2, cell * 0.36, a) + dot(cell / 2, cell / 2, cell * 0.16, b),
      [0, 1, 2].map((k) => rect(k * 5.4 + 1, 0, 2.8, cell, a)).join(''),
      shape(`M0 ${cell}A${cell / 2} ${cell / 2} 0 0 1 ${cell} ${cell}Z`, b) +
        shape(`M0 ${cell / 2}A${cell / 2} ${cell / 2} 0 0 1 ${cell} ${cell / 2}Z`, a),
    ]
    content += `<g transform="translate(${x} ${y}) rotate(${turn} ${cell / 2} ${cell / 2})">${oneOf(random, forms, '')}</g>`
  }
  return { width: cell * count, height: cell * count, content }
}

/** Squares of cloth, each with its own small print, sewn together. */
export function patchwork(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 71)
  const [cell, count] = [26, 3]
  const [h] = hslOf(p.second)
  const grounds = [
    p.ground,
    p.second,
    p.third,
    hsl(h + 40, 0.35, 0.62),
    lighter(p.second, 0.55),
    mix(p.ground, p.third, 0.4),
  ]
  let content = ''
  for (let i = 0; i < count * count; i++) {
    const [x, y] = [(i % count) * cell, Math.floor(i / count) * cell]
    const base = grounds[(i * 2 + Math.floor(i / 3)) % grounds.length] ?? p.ground
    const mark = mix(base, '#fffaf0', 0.62)
    let inner = rect(x, y, cell, cell, base)
    const choice = Math.floor(within(random, 0, 4))
    for (let k = 0; k < 4; k++) {
      if (choice === 0) inner += rect(x + 2.5 + k * 6.4, y, 2.2, cell, mark)
      else if (choice === 1) inner += dot(x + 6.5 + (k % 2) * 13, y + 6.5 + Math.floor(k / 2) * 13, 2.6, mark)
      else if (choice === 2)
        inner += shape(petals(x + 6.5 + (k % 2) * 13, y + 6.5 + Math.floor(k / 2) * 13, 5, 4.4, 0.4, 20), mark)
      else inner += rect(x, y + 2.5 + k * 6.4, cell, 1.2, mark) + rect(x + 2.5 + k * 6.4, y, 1.2, cell, mark)
    }
    content += inner
  }
  return {
    width: cell * count,
    height: cell * count,
    content:
      content +
      stroke(
        `M0 0V${cell * 3}M${cell} 0V${cell * 3}M${cell * 2} 0V${cell * 3}M0 0H${cell * 3}M0 ${cell}H${cell * 3}M0 ${cell * 2}H${cell * 3}`,
        darker(p.ground, 0.5),
        0.9,
        ' stroke-dasharray="2 1.3"',
      ),
  }
}

/** Scrolls and sprays in one colour, as on printed cotton or damask. */
export function toile(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 81)
  const [w, h] = [56, 76]
  const spray = (x: number, y: number, f: number): string => {
    let out = stroke(`M${x} ${y + 17}C${x - 9 * f} ${y + 9} ${x + 9 * f} ${y - 2} ${x} ${y - 14}`, p.second, 0.8)
    for (let i = 0; i < 6; i++) {
      const py = y + 14 - i * 5
      out += shape(leaf(x - Math.sin(i) * 2.4 * f, py, 7 - i * 0.5, 0.26, (i % 2 ? -35 : 215) * f), p.second)
    }
    return (
      out +
      shape(petals(x, y - 15, 8, 6.4, 0.3, 10), p.second) +
      shape(petals(x, y - 15, 8, 3.6, 0.28, 32), p.ground) +
      dot(x, y - 15, 1.2, p.second) +
      stroke(
        `M${x} ${y + 17}c${-8 * f} 1 ${-12 * f}-5 ${-9 * f}-9c${2 * f}-3 ${6 * f}-1 ${5 * f} 2M${x} ${y + 17}c${8 * f} 2 ${13 * f}-3 ${10 * f}-8`,
        p.second,
        0.7,
      )
    )
  }
  return {
    width: w,
    height: h,
    content:
      wrapped(w, h, 14, 24, 24, (x, y) => spray(x, y, 1)) +
      wrapped(w, h, 42, 62, 24, (x, y) => spray(x, y, -1)) +
      scatter(random, w, h, 3, 4, 0.1)
        .map((s) => dot(s.x % w, s.y % h, 0.5, p.second))
        .join(''),
  }
}
