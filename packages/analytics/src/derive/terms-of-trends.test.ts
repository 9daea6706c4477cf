import { expect, it } from 'vitest'
import { openSellingWorld } from '../testing/selling-world'
import { addRows } from '../testing/trend-world'
import { termsOfTrends } from './terms-of-trends'

it('names a trend by the spelling that feeds know best', async () => {
  const world = await openSellingWorld([])
  const point = (term: string, date: string) => ({ platform: 'google', term, date, value: 1, version: 1 })
  await addRows(world.db, 'trendee.series_point', [
    point('gray coat', '2025-06-02'),
    point('grey coat', '2025-06-02'),
    point('grey coat', '2025-06-09'),
    point('moto boots', '2025-06-09'),
  ])
  expect(await termsOfTrends(world.db)).toEqual(
    new Map([
      ['grey-coat', 'grey coat'],
      ['combat-boots', 'moto boots'],
    ]),
  )
  await world.close()
})
