import { afterAll, beforeAll, expect, it } from 'vitest'
import { addRows } from '../testing/trend-world'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { knownSignals, wasImportedBy } from './known-signals'
import { rebuildPosts } from './rebuild-posts'
import { rebuildSignals } from './rebuild-signals'

const WEEKS = ['2025-06-02', '2025-06-09', '2025-06-16']

/** One value of a search series, in the file of an import. */
const point = (importId: string, version: number, week: string, value: number) => ({
  platform: 'google',
  term: 'linen dress',
  region: 'US',
  step: 'week',
  date: week,
  value,
  evidence: 'relative',
  scale: 'one',
  version,
  fingerprint: version,
  import_id: importId,
})

const post = (id: string, importId: string) => ({
  platform: 'instagram',
  post_id: id,
  region: 'US',
  posted_at: '2025-06-03 10:00:00',
  secondary_category: 'dress',
  import_id: importId,
})

let world: SellingWorld
beforeAll(async () => {
  const dress = (id: string, importId: string, units: readonly [number, number, number]) => ({
    platform: 'temu',
    id,
    importId,
    secondary: 'dress',
    region: 'US',
    captures: units.map((count, index) => ({ day: WEEKS[index] ?? '', units: count })),
  })
  world = await openSellingWorld([dress('first', 'early', [10, 13, 20]), dress('second', 'late', [100, 200, 300])])
  await addRows(world.db, 'trendee.import_run', [
    { import_id: 'early', version: 1, rows_loaded: 9, started_at: '2025-06-20 23:59:59' },
    { import_id: 'late', version: 1, rows_loaded: 9, started_at: '2025-06-21 00:00:00' },
  ])
  await addRows(world.db, 'trendee.series_point', [
    ...WEEKS.map((week, index) => point('early', index + 1, week, 40 + index)),
    // A later file says otherwise of the second week.
    point('late', 9, '2025-06-09', 90),
  ])
  await addRows(world.db, 'trendee.post', [post('a', 'early'), post('b', 'late'), post('c', 'late')])
  await rebuildPosts(world.db, 'instagram')
  for (const platform of ['google', 'temu', 'instagram']) await rebuildSignals(world.db, platform)
})
afterAll(() => world.close())

/** Values by platform of the trends that a day knew. */
async function knownOn(asOf: string) {
  const signals = await knownSignals(world.db, { region: 'US', asOf })
  return Object.fromEntries(signals.map(({ platform, series }) => [platform, series.values]))
}

it('takes only what had been imported by the end of the day: points, counts of products, posts', async () => {
  expect(await knownOn('2025-06-20')).toEqual({ google: [40, 41], temu: [3], instagram: [1] })
})

it('takes all of it from the day of the last import on', async () => {
  expect(await knownOn('2025-06-22')).toEqual({ google: [40, 90, 42], temu: [103, 107], instagram: [3] })
})

it('knows nothing of a day before the first import', async () => {
  expect([await wasImportedBy(world.db, '2025-06-19'), await wasImportedBy(world.db, '2025-06-20')]).toEqual([
    false,
    true,
  ])
  expect(await knownOn('2025-06-19')).toEqual({})
})
