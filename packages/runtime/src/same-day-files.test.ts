import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { importMoves } from '@trendee/analytics/admin/import-preview'
import { importRows } from '@trendee/analytics/ingestion/import-runs'
import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { embeddedStore } from '@trendee/store/testing/engines'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ImportQueue } from './import-queue'

const folder = mkdtempSync(join(tmpdir(), 'trendee-same-day-'))
let world: SellingWorld
let work: ImportQueue
const store = embeddedStore()
const failures: unknown[] = []
beforeEach(async () => {
  world = await openSellingWorld([])
  work = new ImportQueue(world.db, store(), folder)
  work.onDeriveFailure = (error) => failures.push(error)
})
afterEach(async () => {
  await work.stop()
  await world.close()
  if (failures.length > 0) throw new AggregateError(failures, 'deriving failed')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const HEADER = 'timestamp,product_id,title,currency,min_price,product_sold_count'
const said = (price: number, title = 'Linen Shirt', day = '2025-04-18') =>
  `${HEADER}\n${day},a,${title},USD,${price},5\n`
/** A product in a row for each variant. */
const variants = (...prices: readonly number[]) =>
  [HEADER, ...prices.map((price) => `2025-04-18,a,Linen Shirt,USD,${price},5`), ''].join('\n')
/** Prices of which some hash above and some below each other. */
const PRICES = [10, 12, 11, 14, 13]

async function loaded(text: string): Promise<void> {
  const path = join(folder, 'shop.csv')
  writeFileSync(path, text)
  await work.ingest(path)
  await work.idle()
}

async function shown() {
  const [product] = await world.db.rows(
    z.object({ title: z.string(), price: z.number().nullable(), price_high: z.number().nullable() }),
    "SELECT title, price, price_high FROM trendee.product_current WHERE product_id = 'a'",
  )
  return product
}

/** How many products a file that is held would change. */
async function promised(text: string) {
  const { importId } = await work.held.hold('shop.csv', Readable.from([text]))
  await work.idle()
  const [file] = await importRows(world.db, 'import_id = {id:String}', { id: importId })
  const [move] = file ? await importMoves(world.db, file, null) : []
  return { importId, changed: move?.products?.changed }
}

describe('of two files of one day', () => {
  it('the one that is imported later counts, whatever is in them', async () => {
    for (const price of PRICES) {
      await loaded(said(price, `Linen Shirt ${price}`))
      expect(await shown()).toEqual({ title: `Linen Shirt ${price}`, price, price_high: null })
    }
  })
  it('the later one counts with all its variants, those too that the earlier said alike', async () => {
    await loaded(variants(10, 12))
    expect(await shown()).toMatchObject({ price: 10, price_high: 12 })
    await loaded(variants(10, 15))
    expect(await shown()).toMatchObject({ price: 10, price_high: 15 })
  })
  it('the preview promises what the import then changes', async () => {
    await loaded(said(10))
    const { importId, changed } = await promised(said(12))
    expect(changed).toBe(1)
    await work.held.load(importId, null)
    await work.idle()
    expect(await shown()).toMatchObject({ price: 12 })
  })
  it('the preview promises nothing of a row that is known, nor of a day before the newest', async () => {
    await loaded(said(10))
    await loaded(said(12))
    expect(await promised(said(10))).toMatchObject({ changed: 0 })
    expect(await promised(said(9, 'Old Linen Shirt', '2025-04-17'))).toMatchObject({ changed: 0 })
    expect(await promised(said(9))).toMatchObject({ changed: 1 })
  })
  it('the preview counts a product of which the dearest variant alone has another price', async () => {
    await loaded(variants(10, 12))
    expect(await promised(variants(10, 12))).toMatchObject({ changed: 0 })
    expect(await promised(variants(10, 15))).toMatchObject({ changed: 1 })
  })
})
