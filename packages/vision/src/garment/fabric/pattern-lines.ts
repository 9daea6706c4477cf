import { mix } from '../color'
import type { Palette } from '../palette'
import { n, rect, shape, stroke } from './tile'
import type { Tile } from './tile'

export const stripe = (p: Palette): Tile => ({ width: 9, height: 10, content: rect(2.5, 0, 4, 10, p.second) })

export const breton = (p: Palette): Tile => ({ width: 10, height: 12, content: rect(0, 3, 10, 4.6, p.second) })

export const pinstripe = (p: Palette): Tile => ({ width: 9, height: 10, content: rect(4, 0, 0.9, 10, p.second, 0.85) })

/** Wide horizontal bands of the second colour, edged by a narrow third. */
export const rugby = (p: Palette): Tile => ({
  width: 10,
  height: 52,
  content: rect(0, 4, 10, 22, p.second) + rect(0, 33, 10, 5, p.third),
})

/** Bands of all colours, one below the other. */
export const multiStripe = (colors: readonly string[]): Tile => ({
  width: 10,
  height: colors.length * 9,
  content: colors.map((color, place) => rect(0, place * 9, 10, 9, color)).join(''),
})

/** Tattersall: two thin line grids on the ground. */
export const check = (p: Palette): Tile => ({
  width: 20,
  height: 20,
  content:
    rect(4, 0, 1.3, 20, p.second) +
    rect(0, 4, 20, 1.3, p.second) +
    rect(14, 0, 1.3, 20, p.third) +
    rect(0, 14, 20, 1.3, p.third),
})

export const windowpane = (p: Palette): Tile => ({
  width: 34,
  height: 40,
  content: rect(16, 0, 1.3, 40, p.second) + rect(0, 19, 34, 1.3, p.second),
})

/** Two colours crossed: full, half and half tones. */
export const gingham = (p: Palette): Tile => ({
  width: 13,
  height: 13,
  content:
    rect(0, 0, 6.5, 13, mix(p.ground, p.second, 0.5)) +
    rect(0, 0, 13, 6.5, mix(p.ground, p.second, 0.5)) +
    rect(0, 0, 6.5, 6.5, p.second),
})

export const checkerboard = (p: Palette): Tile => ({
  width: 16,
  height: 16,
  content: rect(0, 0, 8, 8, p.second) + rect(8, 8, 8, 8, p.second),
})

/**
 * Cloth woven thread by thread in a 2/2 twill: `isDark` names the colour of each thread of the repeat, the same in warp
 * and weft. Four dark, four light threads give the true houndstooth; longer repeats a glen check.
 */
function twill(isDark: readonly boolean[], thread: number, color: string): Tile {
  const count = isDark.length
  let d = ''
  for (let row = 0; row < count; row++) {
    let run = 0
    for (let column = 0; column <= count; column++) {
      const warpOnTop = (column + row) % 4 < 2
      const dark = column < count && (warpOnTop ? isDark[column] : isDark[row]) === true
      if (dark) run++
      else if (run > 0) {
        d += `M${n((column - run) * thread)} ${n(row * thread)}h${n(run * thread)}v${n(thread)}h${n(-run * thread)}z`
        run = 0
      }
    }
  }
  return { width: count * thread, height: count * thread, content: shape(d, color, ' shape-rendering="crispEdges"') }
}

const repeated = (...runs: number[]): boolean[] =>
  runs.flatMap((length, i) => Array.from({ length }, () => i % 2 === 0))

export const houndstooth = (p: Palette): Tile => twill(repeated(4, 4), 1.9, p.second)

export function glen(p: Palette): Tile {
  const cloth = twill(repeated(4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2), 1.15, p.second)
  const at = cloth.width * 0.75
  return {
    ...cloth,
    content: cloth.content + rect(at, 0, 1, cloth.height, p.third, 0.8) + rect(0, at, cloth.width, 1, p.third, 0.8),
  }
}

/** A tartan sett: each colour's width in warp and weft alike, mirrored at its pivots, with the twill's fine diagonal. */
export function plaid(p: Palette): Tile {
  const dark = mix(p.second, '#0e0d10', 0.45)
  const half: readonly (readonly [string, number])[] = [
    [p.third, 1],
    [p.second, 8],
    [p.ground, 2],
    [dark, 3],
    [p.ground, 2],
    [p.second, 3],
    [p.ground, 11],
    [p.third, 1.4],
    [p.ground, 3],
    [dark, 1.4],
  ]
  const sett = [...half, ...half.slice(1, -1).toReversed()]
  const size = sett.reduce((sum, [, w]) => sum + w, 0)
  let [warp, weft, at] = ['', '', 0]
  for (const [color, width] of sett) {
    if (color !== p.ground) {
      warp += rect(at, 0, width, size, color)
      weft += rect(0, at, size, width, color, 0.55)
    } else weft += rect(0, at, size, width, p.ground, 0.42)
    at += width
  }
  const lines = Array.from(
    { length: 12 },
    (_, i) => `M${n((i * size) / 6 - size)} ${n(size)}l${n(size)} ${n(-size)}`,
  ).join('')
  return {
    width: size,
    height: size,
    content: warp + weft + stroke(lines, mix(p.ground, '#ffffff', 0.4), 0.5, ' stroke-opacity=".28"'),
  }
}

/** Diamonds of two colours in columns, crossed by dashed lines that run through their neighbours' corners. */
export function argyle(p: Palette): Tile {
  const [w, h] = [24, 36]
  const diamond = (x: number): string => `M${x} 0L${x + w / 2} ${h / 2}L${x} ${h}L${x - w / 2} ${h / 2}Z`
  const lines = `M0 0L${w} ${h}L${w * 2} 0M0 ${h}L${w} 0L${w * 2} ${h}`
  return {
    width: w * 2,
    height: h,
    content:
      shape(diamond(w / 2), p.second) +
      shape(diamond(w * 1.5), p.third) +
      stroke(lines, mix(p.ground, p.second, 0.5), 1, ' stroke-dasharray="2.4 1.5"'),
  }
}

export const chevron = (p: Palette): Tile => ({
  width: 18,
  height: 16,
  content:
    stroke('M-9 14L0 5L9 14L18 5L27 14', p.second, 4.2) +
    stroke('M-9 -2L0 -11L9 -2L18 -11L27 -2', p.second, 4.2) +
    stroke('M-9 22L0 13L9 22L18 13L27 22', p.third, 1.2),
})

export function herringbone(p: Palette): Tile {
  let d = ''
  for (let y = -8; y < 16; y += 2) d += `M0 ${y}l5 5M10 ${y}l-5 5`
  return { width: 10, height: 8, content: stroke(d, p.second, 0.85) }
}

/** Jagged diamonds, each edge stepped as resist-dyed yarn leaves it. */
export function ikat(p: Palette): Tile {
  const [w, h] = [34, 40]
  const ring = (k: number): string => {
    let d = `M${w / 2} ${n(h / 2 - (h / 2) * k)}`
    const steps = 7
    for (const [sx, sy] of [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const) {
      for (let i = 0; i < steps; i++) {
        const even = i % 2 === 0
        d +=
          sx * sy > 0
            ? `h${n(((sx * w) / 2 / steps) * k)}v${n((((sy * h) / 2) * k) / steps + (even ? 1.2 : -1.2) * sy)}`
            : `v${n((((sy * h) / 2) * k) / steps + (even ? 1.2 : -1.2) * sy)}h${n(((sx * w) / 2 / steps) * k)}`
      }
    }
    return `${d}Z`
  }
  return {
    width: w,
    height: h,
    content:
      shape(ring(0.96), p.second) +
      shape(ring(0.66), p.ground) +
      shape(ring(0.44), p.third) +
      shape(ring(0.2), p.second) +
      rect(-1, h / 2 - 1.5, 3, 3, p.third) +
      rect(w - 1, h / 2 - 1.5, 3, 3, p.third),
  }
}

/** Nordic bands drawn stitch by stitch from a chart. */
export function fairIsle(p: Palette): Tile {
  const chart = [
    '1...1...1...',
    '.1.1.1.1.1.1',
    '............',
    '2.2.2.2.2.2.',
    '............',
    '.....1......',
    '....1.1.....',
    '.1.1...1.1..',
    '..1..1..1...',
    '.1.1...1.1..',
    '....1.1.....',
    '.....1......',
    '............',
    '2.2.2.2.2.2.',
    '............',
    '1.1.1.1.1.1.',
    '..1...1...1.',
    '............',
    '............',
  ]
  const [w, h] = [1.9, 1.8]
  let content = ''
  chart.forEach((row, y) => {
    for (const [mark, color] of [
      ['1', p.second],
      ['2', p.third],
    ] as const) {
      let d = ''
      row.split('').forEach((c, x) => {
        if (c === mark)
          d += `M${n(x * w)} ${n(y * h)}l${n(w / 2)} ${n(h * 0.5)}l${n(w / 2)} ${n(-h * 0.5)}v${n(h)}l${n(-w / 2)} ${n(h * 0.5)}l${n(-w / 2)} ${n(-h * 0.5)}z`
      })
      if (d) content += shape(d, color)
    }
  })
  return { width: w * 12, height: h * chart.length, content }
}
