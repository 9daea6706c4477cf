import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { embeddedStore } from '@trendee/store/testing/engines'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { ImportQueue } from './import-queue'

const folder = mkdtempSync(join(tmpdir(), 'trendee-otherwise-'))
const store = embeddedStore()
let world: SellingWorld
let work: ImportQueue
beforeAll(async () => {
  world = await openSellingWorld([])
  work = new ImportQueue(world.db, store(), folder)
})
afterAll(async () => {
  await work.stop()
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const prices = async () => {
  await work.idle()
  const rows = await world.db.rows(
    z.object({ priced: z.string() }),
    "SELECT concat(platform, ' ', toString(price), ' ', currency) AS priced FROM trendee.product_current ORDER BY priced",
  )
  return rows.map(({ priced }) => priced)
}

it('a file that was read in another way is loaded once that import is withdrawn, and not beside it', async () => {
  const path = join(folder, 'goods.csv')
  writeFileSync(path, 'sku,name,cost\n1,Linen Midi Dress,49\n')
  const told = { mapping: { productId: 'sku', title: 'name', price: 'cost' }, capturedOn: '2026-03-02' }
  const load = (shop: string, currency: string) => work.ingest(path, { ...told, shop, currency })
  const first = await load('Ours', 'EUR')
  await expect(load('Ours', 'GBP')).rejects.toThrow(
    'The file was loaded before as goods.csv and read in another way (currency): withdraw that import first',
  )
  expect((await load('Ours', 'EUR')).rowsDuplicate).toBe(1)
  // Of another shop its rows are others.
  await load('Theirs', 'GBP')
  expect(await prices()).toEqual(['shop-ours 49 EUR', 'shop-theirs 49 GBP'])
  await work.withdraw(first.importId)
  await load('Ours', 'GBP')
  expect(await prices()).toEqual(['shop-ours 49 GBP', 'shop-theirs 49 GBP'])
})
