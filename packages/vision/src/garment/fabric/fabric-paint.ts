import type { Cloth } from '../drawing'
import { luminance } from '../color'
import type { Design } from '../design/design'
import type { Point } from '../geometry/curve'
import type { Palette } from '../palette'
import { patternTile } from './pattern'
import { textureTile } from './texture'
import type { Tile } from './tile'
import { n, ownPrefix } from './tile'

/** Fills of one drawing, collected while its pieces are rendered. */
export interface FabricPaint {
  /** Fill values from the bottom up for a piece of this cloth with this grain (degrees). */
  layers(cloth: Cloth, grain: number): string[]
  /** Id of the gradient that models a piece. */
  shade(kind: 'round' | 'flat'): string
  /** Id of the gradient of light patches. */
  glow(): string
  /** Definitions of everything that was asked for. */
  defs(): string
}

const textured: ReadonlySet<Cloth> = new Set<Cloth>(['main', 'plain', 'second'])

/** `unit` is the size of one tile unit in picture units; the pattern is centred on the top of the centre front, `origin`. */
export function fabricPaint(
  design: Design,
  palette: Palette,
  prefix: string,
  unit: number,
  origin: Point,
): FabricPaint {
  const pattern = patternTile(design, palette)
  const texture = textureTile(design.texture, palette, design.seed)
  const rib = textureTile('rib', palette, design.seed)
  const lace = textureTile('lace', palette, design.seed)
  const straw = textureTile('straw', palette, design.seed)
  const out = new Map<string, string>()
  const tileFill = (name: string, tile: Tile, grain: number): string => {
    const base = `${prefix}${name}`
    const turn = Math.round(grain + (tile.turn ?? 0))
    const transform = `translate(${n(origin[0])} ${n(origin[1])}) rotate(${turn}) scale(${n(unit)}) translate(${n(-tile.width / 2)} 0)`
    const own = (text: string): string => text.replaceAll(ownPrefix, base)
    if (!out.has(base)) {
      out.set(
        base,
        `${own(tile.motifs ?? '')}<pattern id="${base}" width="${n(tile.width)}" height="${n(tile.height)}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${own(tile.content)}</pattern>`,
      )
      out.set(`${base}@`, String(turn))
    }
    if (out.get(`${base}@`) === String(turn)) return `url(#${base})`
    const turned = `${base}_${turn}`
    if (!out.has(turned)) out.set(turned, `<pattern id="${turned}" href="#${base}" patternTransform="${transform}"/>`)
    return `url(#${turned})`
  }
  const ombre = (grain: number): string => {
    const id = `${prefix}o${Math.abs(grain) > 45 ? 'h' : ''}`
    const stops = `<stop offset=".08" stop-color="${palette.ground}"/><stop offset=".95" stop-color="${palette.second}"/>`
    if (!out.has(id)) out.set(id, `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`)
    return `url(#${id})`
  }
  return {
    layers(cloth, grain) {
      const fills = [palette.cloth[cloth]]
      if (cloth === 'main' && pattern) fills.push(tileFill('p', pattern, grain))
      if (cloth === 'main' && design.pattern === 'ombre') fills.push(ombre(grain))
      if (textured.has(cloth) && texture) fills.push(tileFill('t', texture, grain))
      if (cloth === 'rib' && rib) fills.push(tileFill('r', rib, grain))
      if (cloth === 'lace' && lace) fills.push(tileFill('l', lace, grain))
      if (cloth === 'straw' && straw) fills.push(tileFill('w', straw, grain))
      return fills
    },
    shade(kind) {
      const id = `${prefix}s${kind === 'round' ? 'r' : 'f'}`
      if (!out.has(id)) out.set(id, shadeGradient(id, kind, palette, design.texture))
      return id
    },
    glow() {
      const id = `${prefix}sg`
      const { color, opacity } = palette.gleam
      const stops = `<stop offset="0" stop-color="${color}" stop-opacity="${n(opacity * 1.5)}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/>`
      if (!out.has(id)) out.set(id, `<radialGradient id="${id}">${stops}</radialGradient>`)
      return id
    },
    defs: () => [...out].map(([key, value]) => (key.endsWith('@') ? '' : value)).join(''),
  }
}

/** Light from the upper left: a darker right side, a soft light left of the middle. Satin and leather gleam more. */
function shadeGradient(id: string, kind: 'round' | 'flat', palette: Palette, texture: Design['texture']): string {
  const dark = luminance(palette.ground) < 0.035
  const black = palette.shadow.color
  const strength = (kind === 'round' ? 0.62 : 0.32) * (dark ? 1.4 : 1)
  const glossy =
    texture === 'satin' || texture === 'leather' || texture === 'metallic' ? 2.1 : texture === 'velvet' ? 1.5 : 1
  const light = (dark ? 0.08 : 0.1) * glossy
  const stop = (at: number, color: string, opacity: number): string =>
    `<stop offset="${at}" stop-color="${color}" stop-opacity="${n(Math.min(0.6, opacity))}"/>`
  const stops =
    glossy > 2
      ? stop(0, black, 0.24 * strength) +
        stop(0.14, '#fff', 0.02) +
        stop(0.27, '#fff', light) +
        stop(0.38, black, 0.06) +
        stop(0.58, '#fff', light * 0.25) +
        stop(0.7, black, 0.12) +
        stop(0.84, '#fff', light * 0.5) +
        stop(1, black, 0.32 * strength)
      : stop(0, black, 0.17 * strength) +
        stop(0.2, black, 0.01) +
        stop(0.36, '#fff', light) +
        stop(0.56, '#fff', 0) +
        stop(0.76, black, 0.07 * strength) +
        stop(1, black, 0.26 * strength)
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".12">${stops}</linearGradient>`
}
