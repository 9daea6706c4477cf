import sharp from 'sharp'
import { expect, it } from 'vitest'
import { resizePhoto } from './resize-photo'

const photo = sharp({ create: { width: 400, height: 500, channels: 3, background: '#a03060' } })
  .webp()
  .toBuffer()

it.each([
  ['png', 200, [200, 250]],
  ['webp', 200, [200, 250]],
  ['png', 2000, [400, 500]],
] as const)('gives %s of %i pixels, and no more than there are', async (format, width, size) => {
  const meta = await sharp(await resizePhoto(await photo, { width, format })).metadata()
  expect([meta.format, [meta.width, meta.height]]).toEqual([format, size])
})

it('rejects what is no picture', async () => {
  await expect(resizePhoto(Buffer.from('<html>'), { width: 10, format: 'png' })).rejects.toThrow()
})
