import sharp from 'sharp'
import type { RasterOptions } from './render-png'

/** A photograph that is kept → the same at a width, never enlarged, as PNG or WebP. Rejects what is no picture. */
export function resizePhoto(bytes: Buffer, { width, format, quality = 82 }: RasterOptions): Promise<Buffer> {
  const picture = sharp(bytes).resize({ width, withoutEnlargement: true })
  return format === 'png' ? picture.png().toBuffer() : picture.webp({ quality }).toBuffer()
}
