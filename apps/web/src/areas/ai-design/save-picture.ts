import type { DesignAnswer } from '@trendee/contract/designs/design-fields'
import { saveFile } from '../../shared/api/save-file'

/** A flat printed 20 cm wide; prints at the size of their tile. */
const FLAT_WIDTH_CM = 20
const DOTS_PER_CM = 300 / 2.54

export function addressOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

const nameOf = ({ brief, design_id: id }: DesignAnswer) =>
  `${brief.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40) || 'design'}-${id.slice(0, 8)}`

export function saveSvg(design: DesignAnswer): void {
  saveFile(new Blob([design.svg], { type: 'image/svg+xml' }), `${nameOf(design)}.svg`)
}

/** The picture at 300 dots an inch, drawn by the browser. */
export async function savePng(design: DesignAnswer): Promise<void> {
  const image = new Image()
  image.src = addressOf(design.svg)
  await image.decode()
  const width = Math.round((design.tile_cm?.width ?? FLAT_WIDTH_CM) * DOTS_PER_CM)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob !== null) saveFile(blob, `${nameOf(design)}.png`)
}
