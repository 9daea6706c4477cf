import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ProductRecord } from '@trendee/feeds/records'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { ImportStage, StagedRecords, dropAbandonedStages } from './stage'

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([])
})
afterAll(() => world.close())

const record = (productId: string, price: number) =>
  ({ kind: 'product', platform: 'shein', productId, currency: 'USD', price, observedOn: null }) as ProductRecord

/** One part of an import whose rows are all products, loaded. */
async function load(stage: ImportStage, rows: readonly [sourceRow: number, id: string, price: number][]) {
  const staged = new StagedRecords()
  for (const [sourceRow, id, price] of rows) staged.add(record(id, price), null, sourceRow)
  return stage.load('product', stage.prepare('product', staged), true)
}

const stageOf = (importId: string) =>
  new ImportStage(
    world.db,
    { importId, fileHash: '', capturedOn: '2025-03-01' },
    (sourceRow) => `1${String(sourceRow).padStart(9, '0')}`,
  )

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
    const stage = stageOf('one')
    // Row 0 gives two records; row 2 repeats one of them.
    const first = await load(stage, [
      [0, 'a', 1],
      [0, 'b', 1],
      [1, 'c', 1],
      [2, 'a', 1],
    ])
    expect([first.count, new Set(first.sourceRows)]).toEqual([2, new Set([0, 1])])
    const second = await load(stage, [
      [3, 'b', 1],
      [4, 'b', 2],
    ])
    expect(second).toEqual({ count: 1, sourceRows: [4] })
    expect(await seen()).toEqual([
      { id: 'a', price: 1, version: 1_000_000_000, import_id: 'one' },
      { id: 'b', price: 1, version: 1_000_000_000, import_id: 'one' },
      { id: 'b', price: 2, version: 1_000_000_004, import_id: 'one' },
      { id: 'c', price: 1, version: 1_000_000_001, import_id: 'one' },
    ])
  })
  it('knows from another import what was said, and is empty between batches', async () => {
    expect(await load(stageOf('two'), [[0, 'a', 1]])).toEqual({ count: 0, sourceRows: [] })
    expect(await staged()).toEqual([0, 0])
  })
  it('takes no batch as nothing', async () => {
    expect(await load(stageOf('three'), [])).toEqual({ count: 0, sourceRows: [] })
  })
})

it('is dropped at the next start', async () => {
  await dropAbandonedStages(world.db)
  expect(await staged()).toEqual([])
})
