import { darker, lighter, luminance } from '../color'
import type { TextureKind } from '../design/words'
import { polar } from '../geometry/curve'
import type { Palette } from '../palette'
import { seededRandom, within } from '../seeded-random'
import { leaf, petals, scatter } from './scatter'
import { dot, n, rect, stroke, wrapped } from './tile'
import type { Tile } from './tile'

/** The see-through overlay that makes a flat colour a cloth; undefined where the cloth is smooth. */
export function textureTile(kind: TextureKind, palette: Palette, seed: number): Tile | undefined {
  const dark = luminance(palette.ground) < 0.035
  const low = dark ? '#000000' : darker(palette.ground, 0.62)
  const high = lighter(palette.ground, dark ? 0.42 : 0.62)
  const alpha = (value: number): string => ` stroke-opacity="${n(value)}"`
  const k = dark ? 1.6 : 1
  switch (kind) {
    case 'plain':
    case 'satin':
    case 'quilted':
      return undefined
    case 'denim': {
      let twill = ''
      for (let i = -4; i < 8; i++) twill += `M${i * 2} 8L${i * 2 + 8} 0`
      return {
        width: 8,
        height: 8,
        content: stroke(twill, high, 0.6, alpha(0.55)) + stroke('M1.3 0V8M3.4 1V6M5.4 0V8', low, 0.6, alpha(0.3)),
      }
    }
    case 'knit': {
      const v = 'M0 0L1.6 2.2L3.2 0M0 3L1.6 5.2L3.2 3'
      return {
        width: 3.2,
        height: 6,
        content:
          stroke(`${v}M0 6L1.6 8.2L3.2 6M0 -3L1.6 -.8L3.2 -3`, low, 0.55, alpha(0.34 * k)) +
          stroke('M0 1.2L1.6 3.4L3.2 1.2M0 4.2L1.6 6.4L3.2 4.2M0 -1.8L1.6 .4L3.2 -1.8', high, 0.4, alpha(0.32)),
      }
    }
    case 'cable': {
      const twist = 'M6 -1C6 4 12 4 12 9S6 14 6 19M12 -1C12 4 6 4 6 9S12 14 12 19'
      let purl = ''
      for (let y = 1; y < 18; y += 2.2) purl += `M15 ${y}h2.4M19 ${y + 1.1}h2.4M.4 ${y}h2.4`
      return {
        width: 22,
        height: 18,
        content:
          rect(4.2, 0, 9.6, 18, high, 0.14) +
          stroke(twist, low, 3.4, alpha(0.2 * k)) +
          stroke(twist, high, 2, alpha(0.5)) +
          stroke(`${twist}M4 0V18M14 0V18`, low, 0.5, alpha(0.5 * k)) +
          stroke(purl, low, 0.6, alpha(0.3 * k)),
      }
    }
    case 'rib':
      return {
        width: 3,
        height: 10,
        content: stroke('M.8 0V10', low, 0.7, alpha(0.42 * k)) + stroke('M2.1 0V10', high, 0.8, alpha(0.34)),
      }
    case 'tweed':
      return tweed(palette, seed, low, high)
    case 'lace':
      return lace(high, low, dark)
    case 'corduroy':
      return { width: 4, height: 10, content: rect(0, 0, 1.3, 10, low, 0.34 * k) + rect(2.1, 0, 1, 10, high, 0.34) }
    case 'leather':
      return grain(seed, low, 40, 0.16 * k, high)
    case 'suede':
      return grain(seed, high, 90, 0.3, low)
    case 'velvet':
      return grain(seed, high, 50, 0.14, low)
    case 'fur':
      return hairs(seed, low, high, 6.5, k)
    case 'fleece':
      return curls(seed, low, high, k)
    case 'sequin':
      return {
        width: 4.4,
        height: 4.4,
        content:
          [dot(1.1, 1.1, 1.25, high), dot(3.3, 3.3, 1.25, high)]
            .map((c) => c.replace('/>', ' fill-opacity=".5"/>'))
            .join('') +
          stroke('M.2 1.6A1.2 1.2 0 0 0 2 1.6M2.4 3.8A1.2 1.2 0 0 0 4.2 3.8', low, 0.5, alpha(0.5 * k)) +
          dot(0.8, 0.8, 0.35, '#ffffff') +
          dot(3, 3, 0.35, '#ffffff'),
      }
    case 'mesh':
      return { width: 4, height: 4, content: stroke('M0 0L4 4M4 0L0 4', low, 0.5, alpha(0.45 * k)) }
    case 'sheer':
      return { width: 3, height: 3, content: stroke('M0 1.5H3', '#ffffff', 0.9, alpha(dark ? 0.07 : 0.3)) }
    case 'linen':
      return slubs(seed, low, high, k)
    case 'crochet': {
      const fan = [-60, -30, 0, 30, 60]
        .map((a) => {
          const q = polar([6, 7], a - 90, 6.4)
          return `M6 7L${n(q[0])} ${n(q[1])}`
        })
        .join('')
      return {
        width: 12,
        height: 9,
        content:
          stroke(`${fan}M0 7A6 6.4 0 0 1 12 7`, low, 0.8, alpha(0.5 * k)) +
          dot(6, 7.6, 0.9, high) +
          dot(0, 3, 0.8, low).replace('/>', ' fill-opacity=".45"/>') +
          dot(12, 3, 0.8, low).replace('/>', ' fill-opacity=".45"/>'),
      }
    }
    case 'metallic':
      return {
        width: 5,
        height: 5,
        content: stroke('M0 5L5 0', '#ffffff', 0.7, alpha(0.4)) + stroke('M2 5L5 2', low, 0.4, alpha(0.25 * k)),
      }
    case 'waffle':
      return {
        width: 4,
        height: 4,
        content:
          stroke('M0 .4H4M.4 0V4', low, 0.6, alpha(0.3 * k)) + stroke('M0 2.6H4M2.6 0V4', high, 0.5, alpha(0.25)),
      }
    case 'plisse':
      return {
        width: 4.4,
        height: 26,
        content:
          stroke('M1 0C1.8 7 .4 14 1 26', low, 0.8, alpha(0.36 * k)) +
          stroke('M2.6 0C2 9 3.4 17 2.6 26', high, 0.9, alpha(0.4)),
      }
    case 'seersucker':
      return {
        width: 8,
        height: 12,
        // Flat stripes of the second colour between puckered ones.
        content:
          rect(0, 0, 4, 12, palette.second, 0.5) +
          stroke(
            'M4.6 1.2q1.4-1.4 2.8 0M4.4 4.2q1.6 1.3 3.2 0M4.6 7.2q1.4-1.4 2.8 0M4.4 10.2q1.6 1.3 3.2 0',
            low,
            0.55,
            alpha(0.5 * k),
          ),
      }
    case 'canvas':
      return {
        width: 2.6,
        height: 2.6,
        content: stroke('M0 .6H2.6M.6 0V2.6', low, 0.5, alpha(0.2 * k)) + stroke('M0 1.9H2.6', high, 0.4, alpha(0.25)),
      }
    case 'straw':
      return {
        width: 8,
        height: 8,
        content:
          rect(0, 0, 4, 4, high, 0.25) +
          rect(4, 4, 4, 4, high, 0.25) +
          stroke('M0 1.3H4M0 2.7H4M4 5.3H8M4 6.7H8M5.3 0V4M6.7 0V4M1.3 4V8M2.7 4V8', low, 0.5, alpha(0.4)) +
          stroke('M0 0H8M0 4H8M0 0V8M4 0V8', low, 0.6, alpha(0.34)),
      }
    default: {
      const figure =
        petals(10, 10, 6, 6.4, 0.34, 0) +
        petals(20, 20, 4, 4, 0.3, 45) +
        petals(0, 20, 4, 4, 0.3, 45) +
        petals(0, 0, 4, 4, 0.3, 45) +
        petals(20, 0, 4, 4, 0.3, 45)
      return {
        width: 20,
        height: 20,
        content: `<path d="${figure}" fill="${high}" fill-opacity=".34" stroke="${low}" stroke-opacity=".2" stroke-width=".4"/>`,
      }
    }
  }
}

/** Flecks of light and dark yarn on a two-and-two basket weave. */
function tweed(palette: Palette, seed: number, low: string, high: string): Tile {
  const random = seededRandom(seed + 201)
  const [w, h] = [32, 32]
  let content = ''
  for (let y = 0; y < h; y += 4) {
    let over = ''
    let under = ''
    for (let x = 0; x < w; x += 4) {
      const warp = (x / 4 + y / 4) % 2 === 0
      const bump = within(random, -0.4, 0.4)
      if (warp) over += `M${n(x + 1 + bump)} ${y}v3.4M${n(x + 2.8)} ${n(y + 0.3)}v3.4`
      else under += `M${x} ${n(y + 1 + bump)}h3.4M${n(x + 0.3)} ${n(y + 2.8)}h3.4`
    }
    content += stroke(over, high, 1.3, ' stroke-opacity=".5"') + stroke(under, low, 1.3, ' stroke-opacity=".36"')
  }
  for (const s of scatter(random, w, h, 5, 5, 0.4)) {
    const ink = s.index % 3 === 0 ? palette.second : s.index % 3 === 1 ? palette.third : high
    content += wrapped(w, h, s.x, s.y, 2, (x, y) =>
      stroke(`M${n(x)} ${n(y)}l${n(Math.cos(s.turn) * 1.8)} ${n(Math.sin(s.turn) * 1.8)}`, ink, 1.1),
    )
  }
  return { width: w, height: h, content }
}

/** Flowers and leaves worked on a fine net. */
function lace(high: string, low: string, dark: boolean): Tile {
  const line = dark ? high : low
  const s = 40
  let net = ''
  for (let i = -10; i < 20; i++) net += `M${i * 4} 0l${s} ${s}M${i * 4} ${s}l${s} ${-s}`
  const worked = (d: string, opacity: number): string =>
    `<path d="${d}" fill="${high}" fill-opacity="${opacity}" stroke="${line}" stroke-width=".6" stroke-opacity=".75"/>`
  const flower = (x: number, y: number, size: number): string =>
    worked(petals(x, y, 6, size, 0.36, 0), dark ? 0.4 : 0.85) +
    worked(petals(x, y, 6, size * 0.5, 0.34, 30), dark ? 0.3 : 0.9) +
    dot(x, y, 1.1, line)
  const corners = [
    [0, 0],
    [s, 0],
    [0, s],
    [s, s],
  ]
    .map(([x = 0, y = 0]) => flower(x, y, 8))
    .join('')
  const sprigs = [
    [20, 0, 90],
    [20, s, -90],
    [0, 20, 0],
    [s, 20, 180],
  ]
    .map(([x = 0, y = 0, a = 0]) =>
      worked(leaf(x, y, 7.4, 0.32, a - 34) + leaf(x, y, 7.4, 0.32, a + 34), dark ? 0.34 : 0.8),
    )
    .join('')
  return {
    width: s,
    height: s,
    content: stroke(net, line, 0.35, ' stroke-opacity=".4"') + sprigs + corners + flower(20, 20, 9.4),
  }
}

/** Pebbles or nap: short marks in one tone, a few in the other. */
function grain(seed: number, tone: string, count: number, opacity: number, other: string): Tile {
  const random = seededRandom(seed + 211)
  const s = 36
  let [d, e] = ['', '']
  for (let i = 0; i < count; i++) {
    const mark = `M${n(within(random, 0.5, s - 2.5))} ${n(within(random, 0.5, s - 1.5))}q${n(within(random, 0.4, 1))} ${n(within(random, -0.8, 0.8))} ${n(within(random, 1, 2))} ${n(within(random, -0.3, 0.6))}`
    if (i % 3) d += mark
    else e += mark
  }
  return {
    width: s,
    height: s,
    content:
      stroke(d, tone, 0.6, ` stroke-opacity="${n(opacity)}" stroke-linecap="round"`) +
      stroke(e, other, 0.6, ` stroke-opacity="${n(opacity)}" stroke-linecap="round"`),
  }
}

function hairs(seed: number, low: string, high: string, length: number, k: number): Tile {
  const random = seededRandom(seed + 221)
  const s = 40
  let [d, e] = ['', '']
  for (const p of scatter(random, s, s, 9, 9, 0.45)) {
    const lean = within(random, -1.8, 1.8)
    for (const dy of [-s, 0, s]) {
      if (p.y + dy < -length || p.y + dy > s) continue
      const mark = `M${n(p.x % s)} ${n(p.y + dy)}q${n(lean * 0.2)} ${n(length * 0.5)} ${n(lean)} ${n(length)}`
      if (p.index % 2) d += mark
      else e += mark
    }
  }
  return {
    width: s,
    height: s,
    content: stroke(d, low, 0.7, ` stroke-opacity="${n(0.34 * k)}"`) + stroke(e, high, 0.8, ' stroke-opacity=".5"'),
  }
}

function curls(seed: number, low: string, high: string, k: number): Tile {
  const random = seededRandom(seed + 231)
  const s = 30
  let [d, e] = ['', '']
  for (const p of scatter(random, s, s, 6, 6, 0.3)) {
    const r = within(random, 1.3, 2)
    const mark = `M${n(p.x % s)} ${n(p.y)}a${n(r)} ${n(r)} 0 1 1 ${n(r)} ${n(r)}`
    if (p.index % 2) d += mark
    else e += mark
  }
  return {
    width: s,
    height: s,
    content: stroke(d, low, 0.7, ` stroke-opacity="${n(0.34 * k)}"`) + stroke(e, high, 0.9, ' stroke-opacity=".55"'),
  }
}

/** Plain weave with threads that swell here and there. */
function slubs(seed: number, low: string, high: string, k: number): Tile {
  const random = seededRandom(seed + 241)
  const s = 36
  let [d, e] = ['', '']
  for (let i = 0; i < 26; i++) {
    const [x, y, l] = [within(random, 0, s - 10), within(random, 0.5, s - 0.5), within(random, 4, 10)]
    if (i % 2) d += `M${n(x)} ${n(y)}h${n(l)}`
    else e += `M${n(y)} ${n(x)}v${n(l)}`
  }
  return {
    width: s,
    height: s,
    content: stroke(d, low, 0.5, ` stroke-opacity="${n(0.28 * k)}"`) + stroke(e, high, 0.6, ' stroke-opacity=".4"'),
  }
}
