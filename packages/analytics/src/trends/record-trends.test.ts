import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SellingWorld } from '../testing/selling-world'
import { openTrendWorld } from '../testing/trend-world'
import { recordTrends } from './record-trends'

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    { trendId: 'linen', score: 40 },
    { trendId: 'linen', gender: 'women', level: 'hot', score: 90 },
    { trendId: 'shirt', score: 60 },
    { trendId: 'linen-shirt', level: 'breakout', score: 20 },
    // Pairs that have a name of their own are trends by that name.
    { trendId: 'wide-leg-pants', level: 'very_hot' },
    // Of a region that nobody asked about, and of attributes that the record has not.
    { trendId: 'red', region: 'GB' },
    { trendId: 'silk', level: 'breakout' },
    { trendId: 'silk-shirt', level: 'breakout' },
    { trendId: 'relaxed', region: '', score: 10 },
    { trendId: 'satin', gender: 'women', score: 30 },
    { trendId: 'satin', gender: 'kids', level: 'very_hot' },
    { trendId: 'denim', score: 50 },
    { trendId: 'denim', gender: 'kids', level: 'hot' },
    { trendId: 'fleece', gender: 'kids', level: 'breakout' },
  ])
})
afterAll(() => world.close())

const ids = async (secondary_category: string, attribute_values: readonly string[], region = 'US') =>
  (await recordTrends(world.db, { secondary_category, attribute_values }, { region, gender: '' }, '2025-01-01')).map(
    ({ trend_id }) => trend_id,
  )

it('are those of its values, its category and both together, highest level first', async () => {
  // Everybody's row speaks for linen, not the women's, which is hot; of those without a level the higher score comes first.
  expect(await ids('shirt', ['linen', 'red', 'relaxed'])).toEqual(['linen-shirt', 'shirt', 'linen', 'relaxed'])
})

it('go by the name that a pair has', async () => {
  expect(await ids('trousers', ['wide-leg'])).toEqual(['wide-leg-pants'])
})

it('are those of the asked region', async () => {
  expect(await ids('shirt', ['red'], 'GB')).toEqual(['red'])
  expect(await ids('', [])).toEqual([])
})

it.each([
  // Fleece is a trend of kids alone.
  ['women', ['linen women', 'denim ', 'satin women']],
  ['girls', ['fleece kids', 'satin kids', 'denim kids', 'linen ']],
  ['men', ['denim ', 'linen ']],
])('of %s are those of their own gender where it has one, else everybody’s', async (gender, trends) => {
  const record = { secondary_category: '', attribute_values: ['linen', 'satin', 'denim', 'fleece'] }
  const found = await recordTrends(world.db, record, { region: 'US', gender }, '2025-01-01')
  expect(found.map((trend) => `${trend.trend_id} ${trend.gender}`)).toEqual(trends)
})
