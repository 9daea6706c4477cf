import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { addRows } from '../testing/trend-world'
import { dayNumber, isoDate } from '@trendee/core/periods/week'
import { readSeriesPoints } from './read-series-points'

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([])
  const point = (scale: string, date: string, value: number | null, version: number, more = {}) => ({
    platform: 'google',
    term: 'puffer vest',
    region: 'US',
    gender: '',
    step: 'week',
    date,
    value,
    evidence: 'relative',
    scale,
    version,
    fingerprint: 1,
    import_id: 'i',
    ...more,
  })
  await addRows(world.db, 'trendee.series_point', [
    // Captured twice: what was 40 became 44, what was 10 became unknown.
    point('first', '2025-06-08', 40, 1),
    point('first', '2025-06-01', 10, 1),
    point('first', '2025-06-08', 44, 3),
    point('first', '2025-06-01', null, 3),
    // Another file's scale is another series.
    point('second', '2025-06-08', 100, 2),
    point('', '2025-06-02', 0.5, 2, { platform: 'social', term: 'boots', gender: 'women', evidence: 'estimated' }),
  ])
})
afterAll(() => world.close())

it('gives one series a scale, in the order of the days, in which the newest capture of a point counts', async () => {
  const series = await readSeriesPoints(world.db, 'google')
  expect(series.map(({ scale, days, values }) => ({ scale, dates: days.map(isoDate), values }))).toEqual([
    { scale: 'first', dates: ['2025-06-01', '2025-06-08'], values: [null, 44] },
    { scale: 'second', dates: ['2025-06-08'], values: [100] },
  ])
  expect(await readSeriesPoints(world.db, 'social')).toEqual([
    {
      term: 'boots',
      region: 'US',
      gender: 'women',
      step: 'week',
      evidence: 'estimated',
      scale: '',
      days: [dayNumber('2025-06-02')],
      values: [0.5],
    },
  ])
  expect(await readSeriesPoints(world.db, 'pinterest')).toEqual([])
})
