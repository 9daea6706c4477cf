import { garmentInBox, paper, pictureHeight, pictureWidth, prefixOf, softShadow, svgOf } from './draw-garment'
import type { DrawOptions } from './draw-garment'
import type { GarmentSpec } from './garment-spec'

/** Where a piece lies, in picture units, and how it is turned (degrees). */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turn: number
}

const places: Readonly<Record<number, readonly Place[]>> = {
  0: [],
  1: [{ x: 50, y: 40, width: 380, height: 520, turn: 0 }],
  2: [
    { x: 30, y: 40, width: 250, height: 330, turn: -4 },
    { x: 220, y: 230, width: 230, height: 330, turn: 4 },
  ],
}

/** Garments laid out side by side on one ground. */
export function drawFlatLay(specs: readonly GarmentSpec[], options: DrawOptions): string {
  const prefix = options.prefix ?? prefixOf(specs)
  const ground = options.background ?? paper
  let defs = ''
  let body = ground === 'none' ? '' : `<rect width="${pictureWidth}" height="${pictureHeight}" fill="${ground}"/>`
  specs.forEach((spec, i) => {
    const rows = Math.ceil(specs.length / 2)
    const place = places[specs.length]?.[i] ?? {
      x: 24 + (i % 2) * 222,
      y: 24 + Math.floor(i / 2) * (552 / rows),
      width: 210,
      height: 540 / rows,
      turn: 0,
    }
    const drawn = garmentInBox(spec, `${prefix}${i}x`, place.x, place.y, place.width, place.height, 1.7)
    defs += drawn.defs
    const about = `${place.x + place.width / 2} ${place.y + place.height / 2}`
    body += `<g transform="rotate(${place.turn} ${about})">${softShadow(drawn.silhouette, 4, 6)}${drawn.body}</g>`
  })
  return svgOf(defs, body, options.size)
}
