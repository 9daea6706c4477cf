import { contrast, darker, hslOf, lighter, luminance, mix } from '../color'
import { polar, smooth } from '../geometry/curve'
import type { Point } from '../geometry/curve'
import { pathOf } from '../geometry/path'
import type { Palette } from '../palette'
import { oneOf, seededRandom, within } from '../seeded-random'
import { blob, scatter } from './scatter'
import { motif, n, rect, shape, stamp, stroke, wrapped } from './tile'
import type { Tile } from './tile'

/** The marking colour: the second colour when it stands out, else a deep brown. */
function marking(p: Palette): string {
  if (contrast(p.ground, p.second) > 2.6) return p.second
  return luminance(p.ground) > 0.16 ? '#2b211c' : '#efe2cf'
}

/** Rosettes: broken rings of spots around a tone darker than the ground, small spots between. */
export function leopard(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 101)
  const [w, h] = [58, 58]
  const dark = marking(p)
  const heart = mix(p.ground, dark, 0.3)
  const rosette = (): string => {
    const size = within(random, 3.7, 4.7)
    const parts = random() < 0.5 ? 3 : 4
    let ring = ''
    for (let k = 0; k < parts; k++) {
      const a = (k * 360) / parts + within(random, -12, 12)
      const q = polar([0, 0], a, size)
      ring += blob(random, q[0], q[1], within(random, 1.5, 2.1), 6, 0.25, 1.75, a + 90)
    }
    return shape(blob(random, 0, 0, size * 0.86, 7, 0.25, 1.15), heart) + shape(ring, dark)
  }
  const names = ['a', 'b', 'c', 'd', 'e'] as const
  const motifs =
    names.map((name) => motif(name, rosette())).join('') + motif('s', shape(blob(random, 0, 0, 1.3, 5, 0.3), dark))
  let content = ''
  for (const s of scatter(random, w, h, 4, 4, 0.16))
    content += wrapped(w, h, s.x, s.y, 8, (x, y) => stamp(names[(s.index * 3) % 5] ?? 'a', x, y, s.turn))
  for (const s of scatter(random, w, h, 4, 4, 0.07))
    content += wrapped(w, h, s.x + 3.6, s.y + 7.2, 2, (x, y) => stamp('s', x, y, s.turn))
  return { width: w, height: h, content, motifs }
}

/** Tapering bands that sway and fork. `gap` sets how open they are. */
function bands(p: Palette, seed: number, rows: number, height: number, gap: number): Tile {
  const random = seededRandom(seed + 111)
  const w = 90
  const dark = marking(p)
  const step = height / rows
  let content = ''
  for (let r = 0; r < rows; r++) {
    const y = r * step
    const phase = within(random, 0, 6.28)
    const starts = [0, 45].map((x0) => x0 + within(random, -6, 6) + (r % 2) * 22)
    for (const x0 of starts) {
      const long = within(random, 38, 54)
      const wave = (t: number): number => Math.sin(phase + t * 3.4) * 2.4 + Math.sin(phase * 2 + t * 8) * 0.9
      const thick = (t: number): number => Math.sin(Math.PI * Math.min(1, t * 1.05)) ** 0.7 * step * gap * 0.5
      const top = Array.from({ length: 7 }, (_, i): Point => [x0 + (long * i) / 6, y + wave(i / 6) - thick(i / 6)])
      const low = Array.from({ length: 7 }, (_, i): Point => [
        x0 + (long * (6 - i)) / 6,
        y + wave((6 - i) / 6) + thick((6 - i) / 6) * within(random, 0.7, 1.1),
      ])
      const d = `${pathOf(smooth([...top, ...low], 0.9, true))}Z`
      for (const dx of [-w, 0, w])
        for (const dy of [-height, 0, height])
          if (x0 + dx < w && x0 + dx + long > 0 && y + dy > -8 && y + dy < height + 8)
            content += `<g transform="translate(${dx} ${dy})">${shape(d, dark)}</g>`
    }
  }
  return { width: w, height, content }
}

export const zebra = (p: Palette, seed: number): Tile => bands(p, seed, 9, 72, 1.05)
export const tiger = (p: Palette, seed: number): Tile => bands(p, seed + 3, 6, 84, 0.62)

/** Overlapping scales whose tone wanders, with darker saddles. */
export function snake(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 121)
  const [cw, ch, columns, rows] = [5, 6, 10, 12]
  const dark = marking(p)
  let content = ''
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const [x, y] = [c * cw + (r % 2 ? cw / 2 : 0), (r * ch) / 2]
      const saddle = Math.sin((c / columns) * 6.28) + Math.cos((r / rows) * 6.28)
      const t = Math.min(0.95, Math.max(0, saddle * 0.5 + within(random, -0.14, 0.14)))
      if (t < 0.1) continue
      const d = `M${n(x)} ${n(y - ch / 2)}l${n(cw / 2)} ${n(ch / 2)}l${n(-cw / 2)} ${n(ch / 2)}l${n(-cw / 2)} ${n(-ch / 2)}z`
      content += wrapped(columns * cw, (rows * ch) / 2, x, y, 3.2, (px, py) =>
        px === x && py === y ? shape(d, mix(p.ground, dark, Math.round(t * 8) / 8)) : '',
      )
    }
  }
  const grid = `M0 0l${cw / 2} ${ch / 2}l${cw / 2} ${-ch / 2}M0 ${ch}l${cw / 2} ${-ch / 2}l${cw / 2} ${ch / 2}`
  let lines = ''
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows / 2; r++)
      lines += grid.replace(
        /M(-?[\d.]+) (-?[\d.]+)/g,
        (_, a: string, b: string) => `M${n(Number(a) + c * cw)} ${n(Number(b) + r * ch)}`,
      )
  return {
    width: columns * cw,
    height: (rows * ch) / 2,
    content: content + stroke(lines, mix(p.ground, dark, 0.55), 0.5),
  }
}

export function cow(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 131)
  const [w, h] = [84, 84]
  let content = ''
  for (const s of scatter(random, w, h, 2, 3, 0.16)) {
    const d = blob(random, 0, 0, within(random, 11, 19), 8, 0.5, 1.2, s.turn)
    content += wrapped(
      w,
      h,
      s.x,
      s.y,
      19,
      (x, y) => `<g transform="translate(${n(x)} ${n(y)})">${shape(d, marking(p))}</g>`,
    )
  }
  return { width: w, height: h, content }
}

/** Four tones of one family in interlocking patches. */
export function camouflage(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 141)
  const [w, h] = [92, 92]
  const tones = [
    lighter(mix(p.ground, '#cbbf95', 0.35), 0.12),
    darker(p.ground, 0.34),
    mix(p.second, p.ground, 0.55),
    darker(p.ground, 0.62),
  ]
  let motifs = ''
  let content = ''
  tones.forEach((tone, layer) => {
    for (const k of [0, 1, 2]) {
      const size = layer === 3 ? within(random, 5, 8) : within(random, 9, 13.5)
      motifs += motif(`${layer}${k}`, shape(blob(random, 0, 0, size, 11, 0.55, 1.75), tone))
    }
    for (const s of scatter(random, w, h, 3, 3, 0.26)) {
      const [x, y] = [(s.x + layer * 17) % w, (s.y + layer * 11) % h]
      const turn = within(random, -22, 22)
      content += wrapped(w, h, x, y, layer === 3 ? 14 : 24, (px, py) =>
        stamp(`${layer}${(s.index + layer) % 3}`, px, py, turn),
      )
    }
  })
  return { width: w, height: h, content, motifs }
}

/** Dye rings: ragged, see-through, sprung from a few knots, with white creases running outwards. */
export function tieDye(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 151)
  const [w, h] = [300, 420]
  const white = '#fdfaf3'
  const knots: readonly Point[] = [
    [130 + within(random, -14, 14), 95],
    [20, 235],
    [235, 250],
  ]
  let content = ''
  knots.forEach(([kx, ky], knot) => {
    const colors = [p.second, p.ground, p.third, mix(p.second, p.third, 0.5)]
    for (let ring = 7; ring > 0; ring--) {
      const radius = ring * (knot === 0 ? 15 : 10)
      const points = Array.from({ length: 20 }, (_, i): Point =>
        polar([kx, ky], i * 18, radius * (1 + (i % 2 ? 0.1 : -0.06) + within(random, -0.07, 0.07))),
      )
      const color = ring % 3 === 1 ? white : (colors[(ring + knot) % colors.length] ?? p.second)
      content += shape(`${pathOf(smooth(points, 1, true))}Z`, color, ` fill-opacity="${ring % 3 === 1 ? 0.5 : 0.62}"`)
    }
    let creases = ''
    for (let a = 0; a < 360; a += 15) {
      const [from, to] = [polar([kx, ky], a, 5), polar([kx, ky], a + within(random, -5, 5), within(random, 45, 110))]
      const bend = polar(from, a + 9, 30)
      creases += `M${n(from[0])} ${n(from[1])}Q${n(bend[0])} ${n(bend[1])} ${n(to[0])} ${n(to[1])}`
    }
    content += stroke(creases, white, 1.6, ' stroke-opacity=".45"')
  })
  return { width: w, height: h, content }
}

/** Cut-paper shapes, brush lines and dots. */
export function abstract(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 161)
  const [w, h] = [100, 100]
  const inks = [p.second, p.third, mix(p.second, p.third, 0.5), lighter(p.second, 0.5)]
  let content = ''
  for (const s of scatter(random, w, h, 3, 3, 0.18)) {
    const ink = inks[s.index % inks.length] ?? p.second
    const size = within(random, 9, 15)
    const d = blob(random, 0, 0, size, 6, 0.5, 1.4, s.turn)
    content += wrapped(
      w,
      h,
      s.x,
      s.y,
      size * 1.5,
      (x, y) => `<g transform="translate(${n(x)} ${n(y)})">${shape(d, ink, ' fill-opacity=".92"')}</g>`,
    )
  }
  for (const s of scatter(random, w, h, 3, 3, 0.2)) {
    const ink = oneOf(random, [darker(p.second, 0.45), p.third], p.third)
    const line = pathOf(
      smooth([
        [-12, 2],
        [-5, -5],
        [1, 4],
        [7, -3],
        [13, 3],
      ]),
    )
    content += wrapped(
      w,
      h,
      s.x + 10,
      s.y + 12,
      16,
      (x, y) =>
        `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(s.turn)})">${stroke(line, ink, s.index % 2 ? 1.5 : 2.6, ' stroke-linecap="round"')}</g>`,
    )
  }
  return { width: w, height: h, content }
}

/** Veins that branch through cloudy stone. */
export function marble(p: Palette, seed: number): Tile {
  const random = seededRandom(seed + 171)
  const [w, h] = [140, 160]
  const [, , l] = hslOf(p.ground)
  const vein = contrast(p.ground, p.second) > 1.6 ? p.second : l > 0.5 ? darker(p.ground, 0.5) : lighter(p.ground, 0.5)
  let content = ''
  for (let i = 0; i < 7; i++) {
    const y0 = within(random, 0, h)
    const points = Array.from({ length: 8 }, (_, k): Point => [k * 20, y0 + (k === 7 ? 0 : within(random, -20, 20))])
    points[7] = [w, points[0]?.[1] ?? y0]
    const d = pathOf(smooth(points, 1.2))
    for (const dy of [-h, 0, h])
      content += `<g transform="translate(0 ${dy})">${stroke(d, vein, within(random, 4, 10), ' stroke-opacity=".16"')}${stroke(d, vein, within(random, 0.8, 2), ' stroke-opacity=".7"')}</g>`
  }
  return { width: w, height: h, content }
}

/** Half the cloth in the second colour, for pieces that are not blocked by a seam. */
export const colorBlock = (p: Palette): Tile => ({
  width: 6000,
  height: 6000,
  content: rect(0, 0, 3000, 6000, p.second),
})
