import { expect, it } from 'vitest'
import { openTrendWorld } from '../testing/trend-world'
import { isListed } from './listed-trend'

it('is a trend of the region or of none, by its id alone', async () => {
  const world = await openTrendWorld([
    { trendId: 'heels', region: 'GB' },
    { trendId: 'vest', region: '' },
  ])
  expect(await isListed(world.db, 'heels', 'GB')).toBe(true)
  expect(await isListed(world.db, 'heels', 'US')).toBe(false)
  expect(await isListed(world.db, 'vest', 'US')).toBe(true)
  expect(await isListed(world.db, 'Heels', 'GB')).toBe(false)
  await world.close()
})
