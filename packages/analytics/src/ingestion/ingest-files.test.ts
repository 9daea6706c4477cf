import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { importById } from '../admin/imports'
import type { AnalyticsDb } from '../engine/db'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import type { ImportRow } from './import-runs'
import { ingestFiles } from './ingest-files'
import type { IngestOptions } from './ingest-options'

const folder = mkdtempSync(join(tmpdir(), 'trendee-together-'))
let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([])
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

let files = 0
const written = (...lines: string[]) => {
  const path = join(folder, `file-${(files += 1)}`)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}
const shop = (...rows: string[]) => written('timestamp,product_id,title,currency,min_price,product_sold_count', ...rows)
const timeline = (term: string, ...rows: string[]) =>
  written('Category: All categories', '', `Week,${term}: (United States)`, ...rows)

async function together(db: AnalyticsDb, list: readonly (string | [string, IngestOptions])[]) {
  const outcomes: (Readonly<ImportRow> | string)[] = []
  await ingestFiles(
    db,
    list.map((item) => {
      const [path, options] = typeof item === 'string' ? [item, {}] : item
      return { path, options: { capturedOn: '2025-04-20', ...options } }
    }),
    (index, outcome) => {
      expect(outcomes[index]).toBeUndefined()
      outcomes[index] = outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason)
    },
  )
  return outcomes
}
const counts = (outcome: Readonly<ImportRow> | string | undefined) =>
  typeof outcome === 'object'
    ? [
        outcome.state,
        outcome.rowsRead,
        outcome.rowsLoaded,
        outcome.rowsDuplicate,
        outcome.rowsRejected,
        outcome.rowsLeftOut,
      ]
    : outcome
const observed = async (like: string) =>
  (
    await world.db.rows(
      z.object({ n: z.number() }),
      'SELECT count() AS n FROM trendee.observation WHERE product_id LIKE {like:String}',
      { like },
    )
  )[0]?.n

describe('files that are read together', () => {
  it('each get their own counts, of whatever feed they are and though one is none', async () => {
    const row = '2025-04-18,own-1,Linen Shirt,USD,9,5'
    const outcomes = await together(world.db, [
      shop(row, '2025-04-18,own-2,Linen Shirt,USD,9,5', '2025-04-18,own-3,Vase,USD,9,5'),
      timeline('linen shirt', '2025-04-06,40', 'oops,41'),
      written('just,some', 'words,here'),
      shop(row, '2025-04-18,own-4,Linen Shirt,USD,9,5', '2025-04-18,own-5,,USD,none,5'),
      join(folder, 'nowhere'),
    ])
    expect(outcomes.map(counts)).toEqual([
      ['loaded', 3, 2, 0, 0, 1],
      ['loaded', 2, 1, 0, 1, 0],
      expect.stringContaining('no feed we know'),
      // What the first file said is no news from the second.
      ['loaded', 3, 1, 1, 1, 0],
      expect.stringContaining('cannot be opened'),
    ])
    expect(await observed('own-%')).toBe(3)
  })
  it('are on record each, with their own name, day and rejects', async () => {
    const [first, second] = await together(world.db, [
      [
        shop('2025-04-18,rec-1,,USD,9,5', '2025-04-18,rec-3,Linen Shirt,USD,x,5'),
        { shownName: 'one.csv', capturedOn: '2025-04-19' },
      ],
      [shop('2025-04-18,rec-2,Linen Shirt,USD,9,5'), { shownName: 'two.csv', capturedOn: '2025-04-20' }],
    ])
    const stored = async (run: Readonly<ImportRow> | string | undefined) =>
      typeof run === 'object' ? importById(world.db, run.importId) : null
    expect(await stored(first)).toMatchObject({ file: 'one.csv', captured_on: '2025-04-19', rows_rejected: 1 })
    expect(await stored(first)).toMatchObject({ rows_loaded: 1, cells_unread: [{ field: 'min_price', cells: 1 }] })
    expect(await stored(second)).toMatchObject({ file: 'two.csv', captured_on: '2025-04-20', rows_loaded: 1 })
  })
  it('may be the same file twice: the second time it says nothing new, though another day is named', async () => {
    const path = written('Product_ID,Product_Name,Product_Brand,Gender,Price', 'twice-1,Wrap Dress,Fen,Women,10')
    const outcomes = await together(world.db, [path, path])
    expect(outcomes.map(counts)).toEqual([
      ['loaded', 1, 1, 0, 0, 0],
      ['loaded', 1, 0, 1, 0, 0],
    ])
    expect(counts((await together(world.db, [path]))[0])).toEqual(['loaded', 1, 0, 1, 0, 0])
  })
  it('do not fail for each other’s sake: what the engine refuses of one leaves the others whole', async () => {
    const bad = timeline('refused term', '2025-04-06,40')
    const refusing: AnalyticsDb = {
      engine: world.db.engine,
      rows: (...call) => world.db.rows(...call),
      run: (...call) => world.db.run(...call),
      append: (...call) => world.db.append(...call),
      linesOfParquet: (path) => world.db.linesOfParquet(path),
      listChanges: () => world.db.listChanges(),
      close: () => world.db.close(),
      insertFrom: (block, statement) =>
        block.bytes.includes('refused term')
          ? Promise.reject(new Error('refused'))
          : world.db.insertFrom(block, statement),
    }
    const outcomes = await together(refusing, [
      shop('2025-04-18,safe-1,Linen Shirt,USD,9,5'),
      [bad, { importId: 'the-refused' }],
      shop('2025-04-18,safe-2,Linen Shirt,USD,9,5'),
    ])
    expect([typeof outcomes[0], outcomes[1], typeof outcomes[2]]).toEqual(['object', 'Error: refused', 'object'])
    expect(await observed('safe-%')).toBe(2)
    expect(await importById(world.db, 'the-refused')).toMatchObject({ state: 'failed', message: 'refused' })
    // Once the engine takes it, the same file goes in.
    expect(counts((await together(world.db, [bad]))[0])).toEqual(['loaded', 1, 1, 0, 0, 0])
  })
})
