import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addWeeks } from '@trendee/core/periods/week'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rebuildSignals } from '../derive/rebuild-signals'
import { ingestFile } from '../ingestion/ingest-file'
import { type OpenFacts, openEmptyFacts } from '../testing/empty-facts'
import { commonScales } from './common-scales'

const folder = mkdtempSync(join(tmpdir(), 'trendee-scales-'))
const SUNDAY = '2020-01-05'
/** How often the terms are searched, against each other. */
const SEARCHES: Readonly<Record<string, (week: number) => number>> = {
  suede: (week) => 400 + 200 * Math.sin(week / 9),
  corduroy: (week) => 100 + 50 * Math.cos(week / 11),
  seersucker: (week) => 25 + 10 * Math.sin(week / 7),
  tweed: (week) => 50 + 20 * Math.sin(week / 8),
  gingham: (week) => 300 + 90 * Math.sin(week / 10),
  chiffon: (week) => 20 + 9 * Math.sin(week / 10),
}

/** Weeks `first` to `last` as Google exports them: 100 at the highest of the file, or, `apart`, of each term. */
function exported(name: string, first: number, last: number, terms: readonly string[], apart = false): string {
  const weeks = Array.from({ length: last - first }, (_, index) => first + index)
  const read = (term: string) => weeks.map((week) => SEARCHES[term]?.(week) ?? 0)
  const top = Math.max(...terms.flatMap(read))
  const columns = terms.map((term) => {
    const most = apart ? Math.max(...read(term)) : top
    return read(term).map((value) => Math.round((100 * value) / most))
  })
  const head = `Week,${terms.map((term) => `${term}: (United States)`).join(',')}`
  const rows = weeks.map((week, at) => `${addWeeks(SUNDAY, week)},${columns.map((column) => column[at]).join(',')}`)
  const path = join(folder, name)
  writeFileSync(path, ['Category: All categories', '', head, ...rows, ''].join('\n'))
  return path
}

let facts: OpenFacts
beforeAll(async () => {
  facts = await openEmptyFacts()
  const files = [
    exported('one.csv', 0, 104, ['suede', 'corduroy']),
    exported('two.csv', 60, 160, ['corduroy', 'seersucker']),
    exported('alone.csv', 0, 104, ['tweed']),
    exported('each-alone.csv', 0, 104, ['gingham', 'chiffon'], true),
  ]
  for (const file of files) await ingestFile(facts.db, file, {})
  await rebuildSignals(facts.db, 'google')
})
afterAll(async () => {
  await facts.close()
  rmSync(folder, { recursive: true, force: true })
})

const scalesOf = (...ids: readonly string[]) =>
  commonScales(
    facts.db,
    'google',
    'US',
    ids.map((trend_id) => ({ trend_id, gender: 'women' })),
  )

it('links terms of one file, and terms of two files by a term of both that nobody asked for', async () => {
  const [, seersucker, corduroy] = await scalesOf('suede', 'seersucker', 'corduroy')
  // Suede: 600 searches are 100. Corduroy's newest file: 150 are 100 (not quite: its peak lies between two weeks).
  expect((corduroy?.factor ?? 0) / (150 / 600)).toBeCloseTo(1, 1)
  expect((seersucker?.factor ?? 0) / (150 / 600)).toBeCloseTo(1, 1)
  expect(seersucker?.error).toBeGreaterThan(0)
  expect(seersucker?.error).toBeLessThan(0.1)
  expect((await scalesOf('suede', 'seersucker'))[1]).toEqual(seersucker)
})

it('has no scale where no file links, nor where the columns of one are each on their own', async () => {
  expect(await scalesOf('suede', 'tweed', 'unheard-of')).toEqual([{ factor: 1, error: 0 }, null, null])
  expect((await scalesOf('gingham', 'chiffon'))[1]).toBeNull()
  expect(await commonScales(facts.db, 'google', 'GB', [{ trend_id: 'suede', gender: '' }])).toHaveLength(1)
})
