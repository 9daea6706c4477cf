import sharp from 'sharp'

export interface RasterOptions {
  /** Width in pixels; the height follows the drawing's proportions. */
  readonly width: number
  readonly format: 'png' | 'webp'
  /** WebP quality from 1 to 100; 82 when missing. PNG is lossless. */
  readonly quality?: number
}

// One picture, one processor: how many at once is for the caller to say.
sharp.concurrency(1)

/**
 * An SVG of ours → the bytes of a PNG or WebP. The vector is rendered at the wanted size, not scaled up afterwards.
 * Rejects when the text is no SVG or the width is not a whole number from 1 to 8192.
 */
export async function renderPicture(svg: string, { width, format, quality = 82 }: RasterOptions): Promise<Buffer> {
  if (!Number.isInteger(width) || width < 1 || width > 8192)
    throw new RangeError(`width must be 1 to 8192 pixels, got ${width}`)
  const bytes = Buffer.from(svg)
  const natural = await sharp(bytes).metadata()
  const density = Math.min(2400, Math.max(1, (72 * width) / natural.width))
  const picture = sharp(bytes, { density }).resize({ width })
  return format === 'png' ? picture.png().toBuffer() : picture.webp({ quality }).toBuffer()
}
