import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { addRows } from '@trendee/analytics/testing/trend-world'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seriesSignals } from './series-signals'

const SUNDAY = '2025-01-05'
const MONDAY = '2025-01-06'
/** One file of a term: its values from a first Sunday on. */
const file = (term: string, scale: string, first: string, values: readonly (number | null)[], more = {}) =>
  values.map((value, week) => ({
    platform: 'google',
    term,
    region: 'US',
    gender: '',
    step: 'week',
    date: addDays(addWeeks(addDays(first, 1), week), -1),
    value,
    evidence: 'relative',
    scale,
    version: 1,
    fingerprint: 1,
    import_id: 'i',
    ...more,
  }))

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([])
  await addRows(world.db, 'trendee.series_point', [
    // The older file measured the same interest on a scale half as high; they share six weeks.
    ...file('quilted zork', 'older', SUNDAY, [10, 11, 13, 16, 20, 25, 31, 38, 46, 50]),
    ...file('quilted zork', 'newer', addDays(SUNDAY, 28), [40, 50, 62, 76, 92, 100, null, 90]),
    ...file('gray coat', 'a', SUNDAY, [5, 6, 7]),
    ...file('grey coat', 'b', SUNDAY, [50, 60, 70, 80]),
    ...file('grey coat', 'c', SUNDAY, [1, 2], { region: 'GB' }),
    ...file('boots', '', MONDAY, [3, 4], { platform: 'social', step: 'week', gender: 'women', date: undefined }).map(
      (row, week) => ({ ...row, date: addWeeks(MONDAY, week), evidence: 'estimated' }),
    ),
  ])
})
afterAll(() => world.close())

it('joins files of one term on the scale of the newest, from Sunday weeks to Mondays', async () => {
  const rows = (await seriesSignals(world.db, 'google')).filter(({ trendId }) => trendId === 'quilted-zork')
  expect(rows.map(({ week, value }) => [week, value])).toEqual(
    [20, 22, 26, 32, 40, 50, 62, 76, 92, 100, null, 90].map((value, week) => [addWeeks(MONDAY, week), value]),
  )
  // Whole numbers of the older file are steps of two here.
  expect(rows[0]).toMatchObject({ region: 'US', gender: '', evidence: 'relative', roundingStep: 2 })
})
it('takes two spellings for one trend, for which the longer series speaks, region by region', async () => {
  const rows = (await seriesSignals(world.db, 'google')).filter(({ trendId }) => trendId === 'grey-coat')
  const of = (region: string) => rows.filter((row) => row.region === region).map(({ value }) => value)
  expect([of('US'), of('GB')]).toEqual([
    [50, 60, 70, 80],
    [1, 2],
  ])
})
it('leaves weeks that begin on Mondays as they are, and platforms apart', async () => {
  expect(await seriesSignals(world.db, 'social')).toEqual(
    [3, 4].map((value, week) => ({
      trendId: expect.any(String),
      region: 'US',
      gender: 'women',
      week: addWeeks(MONDAY, week),
      value,
      evidence: 'estimated',
      roundingStep: expect.any(Number),
    })),
  )
  expect(await seriesSignals(world.db, 'pinterest')).toEqual([])
})
