import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ImportRow, newImport, saveImport } from '../ingestion/import-runs'
import { type OpenFacts, openEmptyFacts } from '../testing/empty-facts'
import { readingDay } from './reading-day'

let facts: OpenFacts
beforeEach(async () => {
  facts = await openEmptyFacts()
})
afterEach(() => facts.close())

const DEMO_END = '2026-11-01'

/** An import whose records reach from a year before to a day. */
async function imported(importId: string, to: string, more: Partial<ImportRow> = {}): Promise<void> {
  const identity = { importId, fileHash: importId.repeat(64), shownName: importId, capturedOn: null, startedAt: 1 }
  const cover = { platform: 'google', kind: 'series', region: 'US', category: '', from: '2020-01-01', rows: 9 } as const
  await saveImport(facts.db, {
    ...newImport(identity, { feed: 'google-trends', bytes: 1, state: 'done' }),
    rowsLoaded: 9,
    // The shelf with most rows is not the newest.
    coverage: [
      { ...cover, to: '2020-02-01' },
      { ...cover, to },
    ],
    ...more,
  })
}

it('is the clock’s day, or that of newer data', async () => {
  expect(await readingDay(facts.db, '2026-11-27')).toBe('2026-11-27')
  await imported('a', '2025-08-10')
  expect(await readingDay(facts.db, '2026-11-27')).toBe('2026-11-27')
  await imported('b', '2026-11-28')
  expect(await readingDay(facts.db, '2026-11-27')).toBe('2026-11-28')
  expect(await readingDay(facts.db, '2026-11-27', '2025-03-01')).toBe('2025-03-01')
})

it('is the last day of the demo world while what a customer brought was stale by then', async () => {
  await imported('a', DEMO_END, { isDemo: true })
  expect(await readingDay(facts.db, '2027-05-01')).toBe(DEMO_END)
  await imported('b', '2025-08-10')
  expect(await readingDay(facts.db, '2027-05-01')).toBe(DEMO_END)
  await imported('c', '2027-04-20', { state: 'withdrawn' })
  await imported('d', '2027-04-20', { rowsLoaded: 0 })
  expect(await readingDay(facts.db, '2027-05-01')).toBe(DEMO_END)
  await imported('e', '2026-09-26')
  expect(await readingDay(facts.db, '2027-05-01')).toBe(DEMO_END)
  // Five weeks before that end and later, it speaks of the world outside; today goes on when it is stale itself.
  await imported('f', '2026-09-27')
  expect(await readingDay(facts.db, '2026-11-05')).toBe('2026-11-05')
  expect(await readingDay(facts.db, '2027-05-02')).toBe('2027-05-02')
})
