import { darker, hexOr, hsl, hslOf, lighter, mix } from './color'
import { pictureHeight, pictureWidth, prefixOf, svgOf } from './draw-garment'
import type { DrawOptions } from './draw-garment'
import { layOut, outfitPlaces, roleOf } from './flat-lay'
import type { Place } from './flat-lay'
import type { GarmentSpec } from './garment-spec'
import { drawProp, propNames } from './post-props'
import { oneOf, seededRandom, within } from './seeded-random'
import type { Random } from './seeded-random'

export interface PostOptions extends DrawOptions {
  /** Chooses backdrop, props and arrangement; the first garment's seed when missing. */
  readonly seed?: number
}

/** A social post's picture: one to three garments on a coloured backdrop with props, without people. */
export function drawPost(specs: readonly GarmentSpec[], options: PostOptions = {}): string {
  const shown = specs.slice(0, 3)
  const seed = options.seed ?? shown[0]?.seed ?? 0
  const random = seededRandom(seed + 977)
  const prefix = options.prefix ?? prefixOf(['post', shown, seed])
  const base = backdropColor(hexOr(shown[0]?.colors[0], '#d9c7b8'), random)
  const scene =
    options.background === undefined
      ? backdrop(base, random, prefix)
      : { defs: '', body: plainGround(options.background) }
  const turn = within(random, -5, 5)
  const places = outfitPlaces(shown.map(roleOf)).map((p, i) =>
    shrunk(p, shown.length === 1 ? 0.8 : 0.9, turn * (i % 2 ? -0.6 : 1)),
  )
  const laid = layOut(shown, places, prefix)
  const props = options.background === 'none' ? '' : propsAround(base, random, shown.length)
  return svgOf(scene.defs + laid.defs, scene.body + props + laid.body, options.size)
}

/** A backdrop that lets the garment stand out: its own hue made pale, or a quiet neighbour. */
function backdropColor(ground: string, random: Random): string {
  const [h, s, l] = hslOf(ground)
  const hue = s < 0.1 ? oneOf(random, [22, 205, 340, 92, 42], 22) : h + oneOf(random, [0, 28, -32, 180], 0)
  const lightness = l > 0.75 ? within(random, 0.64, 0.76) : within(random, 0.8, 0.88)
  return hsl(hue, l > 0.75 ? 0.24 : 0.3, lightness)
}

const plainGround = (color: string): string =>
  color === 'none' ? '' : `<rect width="${pictureWidth}" height="${pictureHeight}" fill="${color}"/>`

function backdrop(base: string, random: Random, prefix: string): { defs: string; body: string } {
  const id = `${prefix}bg`
  const defs = `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(base, 0.3)}"/><stop offset="1" stop-color="${darker(base, 0.1)}"/></linearGradient>`
  const ground = plainGround(`url(#${id})`)
  const light = (d: string, opacity: number): string => `<path d="${d}" fill="#fff" fill-opacity="${opacity}"/>`
  switch (Math.floor(random() * 4)) {
    case 0:
      // Window light falling across the table.
      return {
        defs,
        body:
          ground +
          light('M40 0L150 0L-20 330L-20 130Z', 0.22) +
          light('M180 0L300 0L30 600L-20 600L-20 400Z', 0.22) +
          light('M330 0L420 0L170 600L70 600Z', 0.16),
      }
    case 1:
      // An arch of the neighbouring tone.
      return {
        defs,
        body: `${ground}<path d="M70 600V250A170 170 0 0 1 410 250V600Z" fill="${mix(base, '#ffffff', 0.42)}"/>`,
      }
    case 2:
      // A round rug or plinth.
      return {
        defs,
        body: `${ground}<circle cx="240" cy="310" r="216" fill="${mix(base, '#ffffff', 0.38)}"/><circle cx="240" cy="310" r="200" fill="none" stroke="${darker(base, 0.14)}" stroke-width="1.2" stroke-dasharray="2 7"/>`,
      }
    default:
      // Crumpled linen: long soft folds.
      return {
        defs,
        body:
          ground +
          ['M-20 90Q160 30 300 110T520 70', 'M-20 260Q120 330 280 250T520 310', 'M-20 470Q180 410 320 500T520 440']
            .map(
              (d) =>
                `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="16"/><path d="${d}" transform="translate(4 13)" fill="none" stroke="${darker(base, 0.5)}" stroke-opacity=".1" stroke-width="9"/>`,
            )
            .join(''),
      }
  }
}

/** The place `k` times as large about the picture's centre, turned further by `turn` degrees. */
function shrunk(p: Place, k: number, turn: number): Place {
  const [cx, cy] = [pictureWidth / 2, pictureHeight / 2]
  return {
    x: cx + (p.x - cx) * k,
    y: cy + (p.y - cy) * k,
    width: p.width * k,
    height: p.height * k,
    turn: p.turn + turn,
  }
}

/** Two or three small things in corners that the garments leave free. */
function propsAround(base: string, random: Random, garments: number): string {
  const corners = [
    [62, 70],
    [418, 76],
    [64, 530],
    [416, 526],
  ] as const
  const first = Math.floor(random() * 4)
  const count = garments > 2 ? 1 : 2
  let out = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = corners[(first + i * 2 + (i > 1 ? 1 : 0)) % 4] ?? corners[0]
    out += drawProp(oneOf(random, propNames, 'leaf'), x, y, within(random, -35, 35), within(random, 0.85, 1.15), base)
  }
  return out
}
