import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveImport } from '../ingestion/import-runs'
import { rebuildCaptures } from '../derive/rebuild-captures'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { addRows } from '../testing/trend-world'
import { freshness } from './freshness'

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([])
})
afterAll(() => world.close())

it('knows nothing of an empty platform', async () => {
  await rebuildCaptures(world.db, 'temu')
  expect(await freshness(world.db)).toEqual([])
})

it('tells for each platform and kind the days, the amount and when some last arrived', async () => {
  const run = {
    feed: 'x',
    file: 'x',
    fileHash: '0'.repeat(64),
    bytes: 1,
    bytesRead: 1,
    state: 'done',
    message: '',
    rowsRead: 1,
    rowsLoaded: 1,
    rowsDuplicate: 0,
    rowsRejected: 0,
    rowsLeftOut: 0,
    leftOut: [],
    names: [],
    told: {},
    unread: [],
    notes: [],
    seconds: 1,
    capturedOn: '2025-03-01',
    isDayGiven: true,
    coverage: [],
  } as const
  await saveImport(world.db, { ...run, isDemo: false, importId: 'first', startedAt: 1_740_000_000 })
  await saveImport(world.db, { ...run, isDemo: false, importId: 'second', startedAt: 1_750_000_000 })
  const seen = (id: string, day: string, importId: string, currency = 'USD') => ({
    platform: 'temu',
    product_id: id,
    observed_on: day,
    version: 1,
    fingerprint: 1,
    import_id: importId,
    currency,
  })
  await addRows(world.db, 'trendee.observation', [
    seen('a', '2025-03-02', 'first'),
    seen('a', '2025-03-01', 'first'),
    seen('b', '2025-03-09', 'second', 'EUR'),
  ])
  const worded = (id: string, region: string) => ({ platform: 'temu', product_id: id, version: 1, title: id, region })
  await addRows(world.db, 'trendee.product', [worded('a', 'DE'), worded('b', ''), worded('c', 'DE')])
  await addRows(world.db, 'trendee.look', [
    { look_id: 'l1', city: 'Milan', shown_on: '2025-09-25', version: 1, fingerprint: 1, import_id: 'first' },
  ])
  await rebuildCaptures(world.db, 'temu')
  expect(await freshness(world.db)).toEqual([
    {
      platform: 'runway',
      kind: 'look',
      from: '2025-09-25',
      to: '2025-09-25',
      rows: 1,
      entities: 1,
      regions: 1,
      as_of: null,
      newest_capture: null,
      last_import_at: 1_740_000_000,
    },
    {
      platform: 'temu',
      kind: 'product',
      from: '2025-03-01',
      to: '2025-03-09',
      rows: 3,
      entities: 2,
      // Two currencies in one place, and a product that names none.
      regions: 1,
      as_of: '2025-03-02',
      newest_capture: {
        day: '2025-03-09',
        products: 1,
        seen_again: 0,
        usually_seen_again: 1,
        comparability: 'other products',
      },
      last_import_at: 1_750_000_000,
    },
  ])
})
