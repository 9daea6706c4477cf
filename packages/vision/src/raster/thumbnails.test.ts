import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { thumbnails } from './thumbnails'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a03060' } })

/** A PNG that only claims its size: a header, and data that nobody gets to. */
function claimed(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

describe('thumbnails', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('of a %s are WebP in two widths', async (format) => {
    const made = await thumbnails(await photo(1600, 2000).toFormat(format).toBuffer())
    const [small, large] = await Promise.all([sharp(made.small).metadata(), sharp(made.large).metadata()])
    expect([small.format, small.width, small.height]).toEqual(['webp', 480, 600])
    expect([large.format, large.width, large.height]).toEqual(['webp', 1200, 1500])
  })

  it('are not enlarged', async () => {
    const { large } = await thumbnails(await photo(300, 400).png().toBuffer())
    expect((await sharp(large).metadata()).width).toBe(300)
  })

  it('stand upright and tell nothing of who took them where', async () => {
    const noted = await photo(400, 200)
      .withExif({ IFD0: { Artist: 'Mira' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(noted).metadata()).orientation).toBe(6)
    const { small } = await thumbnails(noted)
    const { width, height, exif, xmp, icc, orientation } = await sharp(small).metadata()
    expect({ width, height, exif, xmp, icc, orientation }).toEqual({ width: 200, height: 400 })
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><img src=x>')],
    ['a drawing, which may hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
    ['a picture in name only', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(400)])],
  ])('are not made of %s', async (_what, bytes) => {
    await expect(thumbnails(bytes)).rejects.toMatchObject({ trouble: 'not_a_picture' })
  })

  it('are not made of half a file', async () => {
    const whole = await photo(800, 800).jpeg().toBuffer()
    await expect(thumbnails(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ trouble: 'not_a_picture' })
  })

  it('are not made of what counts visitors', async () => {
    await expect(thumbnails(await photo(1, 1).gif().toBuffer())).rejects.toMatchObject({ trouble: 'not_a_picture' })
  })

  it('are not made of a small file that claims a huge picture', async () => {
    const bomb = claimed(60_000, 60_000)
    expect(bomb.length).toBeLessThan(200)
    await expect(thumbnails(bomb)).rejects.toMatchObject({ trouble: 'too_many_pixels' })
  })
})
