import { expect, it } from 'vitest'
import { fixtureBytes, ofKind, readBytes, readFixture } from './testing/read-fixture'
import { withWebLinks } from './web-links'

/** A fixture's text with one link put in the place of each of its links. */
async function readWith(name: string, link: string) {
  const text = fixtureBytes(name).toString()
  return readBytes(text.replaceAll(/https?:\/\/[^\s"',<\]]+/g, link))
}

it.each(['javascript:alert(1)', 'data:text/html;base64', 'JavaScript:alert(1)'])(
  'rows with %s load, without the link',
  async (link) => {
    const read = await readWith('shein.csv', link)
    const whole = await readFixture('shein.csv')
    expect(read.rejects.map(({ line, reason }) => [line, reason])).toEqual(
      whole.rejects.map(({ line, reason }) => [line, reason]),
    )
    expect(ofKind(read, 'product').map(({ url, imageUrl, imageUrls }) => [url, imageUrl, imageUrls])).toEqual(
      ofKind(whole, 'product').map(() => ['', '', []]),
    )
    expect(ofKind(read, 'product').map(({ title }) => title)).toEqual(
      ofKind(whole, 'product').map(({ title }) => title),
    )
    const posts = ofKind(await readWith('instagram-media.json', link), 'post')
    expect(posts.length).toBeGreaterThan(1)
    for (const post of posts) expect([post.url, post.mediaUrl]).toEqual(['', ''])
    const [look] = ofKind(await readWith('runway-looks.ndjson', link), 'look')
    expect(look?.imageUrl).toBe('')
  },
)

it('a product keeps the pictures that are on the web', async () => {
  const [product] = ofKind(await readFixture('shein.csv'), 'product')
  if (product === undefined) throw new Error('the fixture has no product')
  const [first = '', second = ''] = product.imageUrls
  const mixed = {
    ...product,
    imageUrl: 'data:image/png;base64,AA',
    imageUrls: ['data:image/png;base64,AA', first, second],
  }
  expect(withWebLinks(mixed)).toEqual({ ...product, imageUrl: first, imageUrls: [first, second] })
  expect(withWebLinks(product)).toBe(product)
})
