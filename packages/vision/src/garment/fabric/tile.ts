/** A repeating drawing in tile units: five units are one centimetre of cloth at the usual scale. */
export interface Tile {
  readonly width: number
  readonly height: number
  /** SVG elements; they may cross the edges only where the other edge continues them. */
  readonly content: string
  /** Motifs that the content stamps: groups made by `motif`. */
  readonly motifs?: string
  /** Own rotation in degrees, added to the grain. */
  readonly turn?: number
}

export const n = (value: number): string => String(Math.round(value * 100) / 100)

export const rect = (x: number, y: number, w: number, h: number, fill: string, opacity = 1): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${n(opacity)}"` : ''}/>`

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}"${more}/>`

/** Stands for the drawing's own id prefix until the tile is put into a picture. */
export const ownPrefix = '§'

/** A motif drawn once around (0, 0); `stamp` sets it as often as wanted for a few bytes each. */
export const motif = (name: string, content: string): string => `<g id="${ownPrefix}${name}">${content}</g>`

/** `flip` −1 mirrors the motif. */
export function stamp(name: string, x: number, y: number, turn = 0, scale = 1, flip = 1): string {
  const rotation = turn === 0 ? '' : `rotate(${Math.round(turn)})`
  const size = scale === 1 && flip === 1 ? '' : `scale(${n(scale * flip)} ${n(scale)})`
  return `<use href="#${ownPrefix}${name}" transform="translate(${n(x)} ${n(y)})${rotation}${size}"/>`
}

export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

/** The drawing at a place, and again at the opposite edges wherever it reaches over one, so that the tile joins. */
export function wrapped(
  width: number,
  height: number,
  x: number,
  y: number,
  reach: number,
  draw: (x: number, y: number) => string,
): string {
  let out = ''
  for (const dx of [-width, 0, width]) {
    for (const dy of [-height, 0, height]) {
      const [px, py] = [x + dx, y + dy]
      if (px + reach > 0 && px - reach < width && py + reach > 0 && py - reach < height) out += draw(px, py)
    }
  }
  return out
}
