import { garmentInBox, paper, prefixOf, softShadow } from './draw-garment'
import type { GarmentSpec } from './garment-spec'

export interface SheetCell {
  readonly spec: GarmentSpec
  /** Printed under the picture when given. */
  readonly label?: string
}

/** A contact sheet: pictures in a grid of `columns`, each cell `cell` units wide and 1.25 times as high. */
export function drawSheet(cells: readonly SheetCell[], columns: number, cell = 200): string {
  const high = cell * 1.25
  const rows = Math.ceil(cells.length / columns)
  const prefix = prefixOf(cells)
  let defs = ''
  let body = ''
  cells.forEach(({ spec, label }, i) => {
    const [x, y] = [(i % columns) * cell, Math.floor(i / columns) * high]
    const foot = label === undefined ? 0.03 : 0.08
    const drawn = garmentInBox(
      spec,
      `${prefix}${i}x`,
      x + cell * 0.07,
      y + high * 0.04,
      cell * 0.86,
      high * (0.93 - foot),
      cell / 210,
    )
    defs += drawn.defs
    body += softShadow(drawn.silhouette, cell / 90, cell / 60) + drawn.body
    if (label !== undefined) {
      body += `<text x="${x + cell / 2}" y="${y + high * 0.975}" font-family="sans-serif" font-size="${cell * 0.055}" fill="#4b4540" text-anchor="middle">${escapeText(label)}</text>`
    }
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * cell} ${rows * high}" width="${columns * cell}" height="${rows * high}" stroke-linejoin="round" stroke-linecap="round"><defs>${defs}</defs><rect width="100%" height="100%" fill="${paper}"/>${body}</svg>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
