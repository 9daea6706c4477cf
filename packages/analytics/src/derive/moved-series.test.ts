import { expect, it } from 'vitest'
import { openSellingWorld } from '../testing/selling-world'
import { addRows } from '../testing/trend-world'
import { movedSeries } from './moved-series'

const JOIN = {
  platform: 'google',
  region: 'US',
  gender: '',
  step: 'week',
  file_hash: 'a',
  outcome: 'reference',
  used: 10,
}

it('are those that spoke for a trend which is another one now', async () => {
  const world = await openSellingWorld([])
  await addRows(world.db, 'trendee.series_join', [
    { ...JOIN, trend_id: 'heels', term: 'kitten heels' },
    { ...JOIN, trend_id: 'heels', term: 'kitten heels', file_hash: 'b', outcome: 'joined', used: 5 },
    // Another spelling had the longer curve: no forecast is of this one.
    { ...JOIN, trend_id: 'heels', term: 'block heels', outcome: 'other_spelling' },
    { ...JOIN, trend_id: 'grey-coat', term: 'gray coat' },
    { ...JOIN, trend_id: 'tulle-skirt', term: 'bubble skirt', region: '', outcome: 'joined' },
    { ...JOIN, trend_id: 'kitten-heels', term: 'kitten heels', region: 'GB' },
    { ...JOIN, trend_id: 'vest', term: 'puffer vest', platform: 'pinterest' },
  ])
  expect(await movedSeries(world.db, 'google')).toEqual([
    {
      platform: 'google',
      region: 'US',
      from: { trendId: 'heels', gender: 'women' },
      to: { trendId: 'kitten-heel', gender: '' },
      weeks: 15,
      isNamesake: false,
    },
    {
      platform: 'google',
      region: 'GB',
      from: { trendId: 'kitten-heels', gender: '' },
      to: { trendId: 'kitten-heel', gender: '' },
      weeks: 10,
      isNamesake: true,
    },
    {
      platform: 'google',
      region: '',
      from: { trendId: 'tulle-skirt', gender: 'women' },
      to: { trendId: 'bubble-skirt', gender: 'women' },
      weeks: 10,
      isNamesake: false,
    },
  ])
  await world.close()
})
