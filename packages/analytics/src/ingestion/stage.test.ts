import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ProductRecord } from '@trendee/feeds/records'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { RECORD_TABLES } from './record-tables'
import { ImportStage, dropAbandonedStages } from './stage'
import { stagedRows } from './staged-rows'

let world: SellingWorld
let stage: ImportStage
beforeAll(async () => {
  world = await openSellingWorld([])
  stage = new ImportStage(world.db)
})
afterAll(() => world.close())

const record = (productId: string, price: number, units: Partial<ProductRecord> = {}) =>
  ({
    kind: 'product',
    platform: 'shein',
    productId,
    currency: 'USD',
    price,
    observedOn: null,
    ...units,
  }) as ProductRecord

type Row = readonly [file: number, sourceRow: number, id: string, price: number, units?: Partial<ProductRecord>]

/** A part of imports whose rows are all products, loaded; each file's import is named by its number. */
async function load(importId: string, rows: readonly Row[], mixedFiles: readonly number[] = []) {
  const staged = stagedRows('product')
  for (const [file, sourceRow, id, price, units] of rows) {
    const context = { importId: `${importId}-${file}`, fileHash: '', importNumber: 0, capturedOn: '2025-03-01' }
    const version = BigInt(1_000_000_000 + sourceRow)
    staged.add([
      ...RECORD_TABLES.product.row(record(id, price, units), {
        enriched: null,
        context,
        day: '2025-03-01',
        version,
        words: 1,
      }),
      file,
      sourceRow,
    ])
  }
  return stage.load('product', staged.take(), mixedFiles)
}

const seen = () =>
  world.db.rows(
    z.object({ id: z.string(), price: z.number(), version: z.number(), import_id: z.string() }),
    'SELECT product_id AS id, price, version, toString(import_id) AS import_id FROM trendee.observation ORDER BY id, price',
  )
const staged = async () =>
  (
    await world.db.rows(
      z.object({ name: z.string(), rows: z.number() }),
      "SELECT name, toUInt64(ifNull(total_rows, 0)) AS rows FROM system.tables WHERE database = 'trendee' AND startsWith(name, 'stage_')",
    )
  ).map(({ rows }) => rows)

describe('a stage', () => {
  it('lets through what nobody said before, within a batch and from batch to batch', async () => {
    // Row 0 gives two records; row 2 repeats one of them.
    const first = await load(
      'one',
      [
        [0, 0, 'a', 1],
        [0, 0, 'b', 1],
        [0, 1, 'c', 1],
        [0, 2, 'a', 1],
      ],
      [0],
    )
    expect(first.counts).toEqual(new Map([[0, 2]]))
    expect(first.rows.toSorted((a, b) => a.row - b.row)).toEqual([
      { file: 0, row: 0 },
      { file: 0, row: 1 },
    ])
    const second = await load('two', [
      [0, 3, 'b', 1],
      [0, 4, 'c', 2],
    ])
    expect(second).toEqual({ counts: new Map([[0, 1]]), rows: [] })
    expect(await seen()).toEqual([
      { id: 'a', price: 1, version: 1_000_000_000, import_id: 'one-0' },
      { id: 'b', price: 1, version: 1_000_000_000, import_id: 'one-0' },
      { id: 'c', price: 1, version: 1_000_000_001, import_id: 'one-0' },
      { id: 'c', price: 2, version: 1_000_000_004, import_id: 'two-0' },
    ])
    await world.db.run('ALTER TABLE trendee.observation DELETE WHERE price = 2 SETTINGS mutations_sync = 2')
  })
  it('keeps all variants of a product of which a file says anything new', async () => {
    const variants = async () =>
      (await seen()).flatMap((row) => (row.id === 'v' ? [[row.price, row.import_id].join(' ')] : [])).toSorted()
    await load('first', [
      [0, 0, 'v', 10],
      [0, 1, 'v', 12],
    ])
    const corrected: Row[] = [
      [0, 0, 'v', 10],
      [0, 1, 'v', 15],
    ]
    expect((await load('later', corrected)).counts).toEqual(new Map([[0, 2]]))
    const all = ['10 first-0', '10 later-0', '12 first-0', '15 later-0']
    expect(await variants()).toEqual(all)
    // The same again, and another attempt at the same import, say nothing new.
    expect((await load('again', corrected)).counts).toEqual(new Map())
    expect((await load('later', [...corrected, [0, 2, 'w', 1]])).counts).toEqual(new Map([[0, 1]]))
    expect((await load('later', [...corrected, [0, 3, 'v', 18]])).counts).toEqual(new Map([[0, 1]]))
    expect(await variants()).toEqual([...all, '18 later-0'])
    // Together as one after the other.
    const together = await load('both', [
      [0, 0, 'v', 30],
      [0, 1, 'v', 32],
      [1, 0, 'v', 30],
      [1, 1, 'v', 35],
    ])
    expect(together.counts).toEqual(
      new Map([
        [0, 2],
        [1, 2],
      ]),
    )
    await world.db.run(
      "ALTER TABLE trendee.observation DELETE WHERE product_id IN ('v', 'w') SETTINGS mutations_sync = 2",
    )
  })
  it('takes a floor for another statement than a count, which is known again', async () => {
    const sold = (unitsEvidence: 'measured' | 'at_least') => ({ unitsSold: 1000, unitsEvidence })
    const fresh = async (importId: string, evidence: 'measured' | 'at_least') =>
      (await load(importId, [[0, 1, 'floor', 5, sold(evidence)]])).counts.get(0) ?? 0
    const said = [await fresh('f1', 'measured'), await fresh('f2', 'at_least'), await fresh('f3', 'at_least')]
    expect([...said, await fresh('f4', 'measured')]).toEqual([1, 1, 0, 0])
    await world.db.run("ALTER TABLE trendee.observation DELETE WHERE product_id = 'floor' SETTINGS mutations_sync = 2")
  })

  it('counts each of several files by itself: of equal rows the first file has it', async () => {
    const { counts, rows } = await load(
      'three',
      [
        [0, 7, 'd', 1],
        [1, 0, 'd', 1],
        [1, 1, 'e', 1],
        [1, 2, 'f', 1],
        // Said before.
        [2, 0, 'a', 1],
      ],
      [1],
    )
    expect(counts).toEqual(
      new Map([
        [0, 1],
        [1, 2],
      ]),
    )
    expect(rows.toSorted((a, b) => a.row - b.row)).toEqual([
      { file: 1, row: 1 },
      { file: 1, row: 2 },
    ])
    expect((await seen()).filter(({ id }) => id === 'd')).toEqual([
      { id: 'd', price: 1, version: 1_000_000_007, import_id: 'three-0' },
    ])
  })
  it('takes no batch as nothing', async () => {
    expect(await load('four', [])).toEqual({ counts: new Map(), rows: [] })
  })
  it('does not take what a failed load left behind for its own', async () => {
    const failing = new ImportStage({
      engine: world.db.engine,
      rows: () => Promise.reject(new Error('no answer')),
      run: (...call) => world.db.run(...call),
      append: (...call) => world.db.append(...call),
      insertFrom: (...call) => world.db.insertFrom(...call),
      linesOfParquet: (path) => world.db.linesOfParquet(path),
      listChanges: () => world.db.listChanges(),
      close: () => Promise.resolve(),
    })
    const healthy = stage
    stage = failing
    await expect(load('five', [[0, 0, 'g', 1]])).rejects.toThrow('no answer')
    await expect(load('six', [[0, 0, 'h', 1]])).rejects.toThrow('no answer')
    expect(Math.max(...(await staged()))).toBe(1)
    stage = healthy
    expect((await seen()).filter(({ id }) => id === 'g' || id === 'h')).toEqual([])
  })
  it('is empty between batches', async () => {
    await dropAbandonedStages(world.db)
    stage = new ImportStage(world.db)
    await load('seven', [[0, 0, 'i', 1]])
    expect(await staged()).toEqual([0, 0])
  })
})

it('is dropped at the next start', async () => {
  await dropAbandonedStages(world.db)
  expect(await staged()).toEqual([])
})
