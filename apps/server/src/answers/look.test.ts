import type { LookRow } from '@trendee/analytics/tables/look-row'
import { expect, it } from 'vitest'
import { askedPicture } from './look'

const garment = (category: string, fabric: string) => ({
  text: `${fabric} ${category}`,
  primary_category: category === 'boots' ? 'footwear' : 'womenswear',
  secondary_category: category,
  category_words: category,
  attributes: [{ type: 'fabric', value: fabric, words: fabric, from: 'title' }],
})
const look = {
  id: 'ss/1',
  garments: [garment('coat', 'wool'), garment('slip-dress', 'silk'), garment('boots', 'suede')],
}
const drawn = { picture: '/look', picture_kind: 'illustration' } as const

it.each([
  [{}, '', '/look'],
  [{ attributeName: 'suede' }, '', '/api/v1/common/picture/garment/ss%2F1.3'],
  [{ primaryCategory: 'footwear' }, '', '/api/v1/common/picture/garment/ss%2F1.3'],
  // A broad category covers its kinds.
  [{ secondaryCategory: 'dress' }, '', '/api/v1/common/picture/garment/ss%2F1.2'],
  [{}, 'wool coat', '/api/v1/common/picture/garment/ss%2F1.1'],
  // Found by its house: nothing was asked of a garment.
  [{}, 'ostra', '/look'],
  [{ secondaryCategory: 'coat', attributeName: 'suede' }, '', '/look'],
])('asked for %j and “%s” shows %s', (asked, q, picture) => {
  expect(askedPicture(look as unknown as LookRow, asked, q, drawn)).toBe(picture)
})

it('leaves a photograph as it is', () => {
  const photo = { picture: '/photo', picture_kind: 'photo' } as const
  expect(askedPicture(look as unknown as LookRow, { attributeName: 'suede' }, '', photo)).toBe('/photo')
})
