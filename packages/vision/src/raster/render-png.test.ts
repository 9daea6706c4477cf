import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawGarment } from '../garment/draw-garment'
import { renderPicture } from './render-png'

const svg = drawGarment({ type: 't-shirt', colors: ['#c0392b'], seed: 1 }, { background: '#ffffff' })

describe('renderPicture', () => {
  it.each(['png', 'webp'] as const)('renders %s at the wanted width and the drawing’s proportions', async (format) => {
    const picture = await renderPicture(svg, { width: 120, format })
    const meta = await sharp(picture).metadata()
    expect([meta.format, meta.width, meta.height]).toEqual([format, 120, 150])
  })

  it('puts the garment’s colour in the middle and the ground in the corner', async () => {
    const picture = await renderPicture(svg, { width: 96, format: 'png' })
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number): number[] => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ]
    expect(at(1, 1)).toEqual([255, 255, 255])
    const [r = 0, g = 0, b = 0] = at(40, 62)
    expect(r).toBeGreaterThan(150)
    expect(g).toBeLessThan(120)
    expect(b).toBeLessThan(120)
  })

  it('renders patterns that are turned and inherited', async () => {
    const striped = drawGarment(
      { type: 'shirt', pattern: 'stripe', colors: ['#ffffff', '#0000ff'], seed: 1 },
      { background: '#ffffff' },
    )
    const { data, info } = await sharp(await renderPicture(striped, { width: 480, format: 'png' }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // The sleeves occupy the outer quarters: blue must be found there too.
    let blue = 0
    for (let y = 200; y < 420; y++) {
      for (let x = 20; x < 100; x++) {
        const i = (y * info.width + x) * 3
        if ((data[i + 2] ?? 0) > (data[i] ?? 0) + 80) blue++
      }
    }
    expect(blue).toBeGreaterThan(500)
  })

  it('refuses what is no picture and widths out of range', async () => {
    await expect(renderPicture('no svg', { width: 10, format: 'png' })).rejects.toThrow()
    await expect(renderPicture(svg, { width: 0, format: 'png' })).rejects.toThrow(RangeError)
    await expect(renderPicture(svg, { width: 1.5, format: 'png' })).rejects.toThrow(RangeError)
  })
})
