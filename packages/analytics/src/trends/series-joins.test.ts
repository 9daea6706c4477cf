import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addWeeks } from '@trendee/core/periods/week'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rebuildSignals } from '../derive/rebuild-signals'
import { ingestFile } from '../ingestion/ingest-file'
import { type OpenFacts, openEmptyFacts } from '../testing/empty-facts'
import { joinsOfImport, joinsOfTrend } from './series-joins'

const folder = mkdtempSync(join(tmpdir(), 'trendee-joins-'))
const SUNDAY = '2020-01-05'
/** Interest in the two terms, between 20 and 80. */
const suede = (week: number) => 50 + 30 * Math.sin(week / 9)
const cord = (week: number) => 40 + 20 * Math.cos(week / 11)

/** As Google exports weeks `first` to `last`, on a scale of its own. */
function exported(name: string, first: number, last: number, scale: number, term = 'corduroy'): string {
  const weeks = Array.from({ length: last - first }, (_, index) => first + index)
  const rows = weeks.map(
    (week) => `${addWeeks(SUNDAY, week)},${Math.round(suede(week) * scale)},${Math.round(cord(week) * scale)}`,
  )
  const path = join(folder, name)
  writeFileSync(
    path,
    ['Category: All categories', '', `Week,suede: (United States),${term}: (United States)`, ...rows, ''].join('\n'),
  )
  return path
}

const FILES = {
  'newest.csv': exported('newest.csv', 80, 180, 1),
  'older.csv': exported('older.csv', 0, 100, 0.5),
  // It shares nothing with the others.
  'apart.csv': exported('apart.csv', 200, 215, 1, 'seersucker'),
}
type Name = keyof typeof FILES

const CONTENT = {
  signal_weekly: 'trend_id, week',
  series_join: 'trend_id, term, place',
} as const

async function contentOf({ db }: OpenFacts) {
  const tables = Object.entries(CONTENT).map(([table, order]) =>
    db.rows(z.record(z.string(), z.unknown()), `SELECT * FROM trendee.${table} ORDER BY ${order}`),
  )
  return Promise.all(tables)
}

const imports = new Map<Name, string>()
async function importAll({ db }: OpenFacts, names: readonly Name[]): Promise<void> {
  for (const name of names) imports.set(name, (await ingestFile(db, FILES[name], {})).importId)
  await rebuildSignals(db, 'google')
}

let inOtherOrder: Awaited<ReturnType<typeof contentOf>>
let facts: OpenFacts
beforeAll(async () => {
  const other = await openEmptyFacts()
  await importAll(other, ['apart.csv', 'older.csv', 'newest.csv'])
  inOtherOrder = await contentOf(other)
  await other.close()
  facts = await openEmptyFacts()
  await importAll(facts, ['newest.csv', 'apart.csv', 'older.csv'])
})
afterAll(async () => {
  await facts.close()
  rmSync(folder, { recursive: true, force: true })
})

const US = { platform: 'google', region: 'US', gender: 'women' } as const

describe('files of one term', () => {
  it('become one curve on the scale of the newest, and each says what became of it', async () => {
    const rows = await facts.db.rows(
      z.object({ week: z.string(), value: z.number() }),
      `SELECT toString(week) AS week, value FROM trendee.signal_weekly
       WHERE platform = 'google' AND trend_id = 'suede' ORDER BY week`,
    )
    expect(rows).toHaveLength(180)
    rows.forEach(({ value }, week) => expect(Math.abs(value / suede(week) - 1)).toBeLessThan(0.06))
    expect(rows[179]).toEqual({ week: '2023-06-12', value: Math.round(suede(179)) })

    const joins = await joinsOfTrend(facts.db, { ...US, trendId: 'suede' })
    expect(joins).toMatchObject([
      { file: 'apart.csv', outcome: 'no_overlap', shared: 0, used: 0, from: '2023-11-05', factor: null },
      { file: 'newest.csv', outcome: 'reference', factor: 1, used: 100, from: '2021-07-18', to: '2023-06-17' },
      { file: 'older.csv', outcome: 'joined', shared: 20, shared_by: 'week', weeks: 100, used: 80, term: 'suede' },
    ])
    expect(joins[2]?.factor).toBeCloseTo(2, 1)
  })

  it('give the same rows in whichever order they were imported', async () => {
    expect(await contentOf(facts)).toEqual(inOtherOrder)
    expect(inOtherOrder.map((rows) => rows.length)).toEqual([180 + 180 + 15, 6])
  })

  it('are told of an import, what is left out first, under the name of the newest of its imports', async () => {
    const { list, total } = await joinsOfImport(facts.db, imports.get('apart.csv') ?? '', 10)
    expect(total).toBe(2)
    expect(list).toMatchObject([
      { term: 'suede', outcome: 'no_overlap', used: 0 },
      { term: 'seersucker', outcome: 'reference', used: 15 },
    ])
    expect(await joinsOfImport(facts.db, imports.get('older.csv') ?? '', 1)).toMatchObject({
      list: [{ outcome: 'joined', used: 80 }],
      total: 2,
    })
    // The same file again has no rows of its own: it is told what became of those of the first.
    const again = await ingestFile(facts.db, FILES['apart.csv'], { shownName: 'again.csv' })
    const told = await joinsOfImport(facts.db, again.importId, 10)
    expect(told.list.map(({ file, outcome }) => [file, outcome])).toEqual([
      ['again.csv', 'no_overlap'],
      ['again.csv', 'reference'],
    ])
    expect(await joinsOfImport(facts.db, 'no-import', 10)).toEqual({ list: [], total: 0 })
  })
})

/** Last, for it adds to what the others count. */
describe('requests that one file puts together', () => {
  it('are curves of their own scale, joined by the term that all of them measured, and told under the name of the file', async () => {
    const weeks = Array.from({ length: 40 }, (_, week) => addWeeks(SUNDAY, week))
    const rows = weeks.flatMap((date, week) => [
      `${date},${Math.round(suede(week))},,False,GB,1`,
      `${date},${Math.round(suede(week) / 2)},${Math.round(cord(week))},False,GB,2`,
    ])
    const path = join(folder, 'stacked.csv')
    writeFileSync(path, ['date,suede,seersucker,isPartial,geo,batch', ...rows, ''].join('\n'))
    const { importId, rowsLoaded } = await ingestFile(facts.db, path, {})
    expect(rowsLoaded).toBe(80)
    await rebuildSignals(facts.db, 'google')
    const joins = await joinsOfTrend(facts.db, { ...US, region: 'GB', trendId: 'suede' })
    expect(joins.map(({ file, outcome, weeks: measured }) => `${file} ${outcome} ${measured}`).toSorted()).toEqual([
      'stacked.csv joined 40',
      'stacked.csv reference 40',
    ])
    const hashes = joins.map(({ file_hash: hash }) => hash.slice(64)).toSorted()
    expect(hashes).toEqual(['/1', '/2'])
    expect((await joinsOfImport(facts.db, importId, 10)).total).toBe(3)
  })
})
