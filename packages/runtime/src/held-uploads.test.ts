import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { importById } from '@trendee/analytics/admin/imports'
import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { embeddedStore } from '@trendee/store/testing/engines'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ImportQueue } from './import-queue'

const folder = mkdtempSync(join(tmpdir(), 'trendee-held-'))
mkdirSync(join(folder, 'uploads'))
let world: SellingWorld
const store = embeddedStore()
beforeAll(async () => {
  world = await openSellingWorld([])
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const TABLE = 'k;benennung;eur\n1;Linen Shirt;49,95\n2;Midi Skirt;35,00\n'
const TOLD = {
  mapping: { productId: 'k', title: 'benennung', price: 'eur' },
  shop: 'Lerche',
  currency: 'EUR',
  capturedOn: '2026-01-05',
}

it('a held table is loaded as it was seen, though the server stops before it is read and its mapping is gone', async () => {
  const stopped = new ImportQueue(world.db, store(), folder)
  const first = join(folder, 'week-1.csv')
  writeFileSync(first, TABLE)
  await stopped.ingest(first, TOLD)
  const { importId } = await stopped.held.hold('week-2.csv', Readable.from([TABLE.replace('49,95', '39,95')]))
  await stopped.idle()
  await stopped.held.load(importId, '2026-01-12')
  await stopped.stop()
  await store().db.deleteFrom('saved_mapping').execute()

  const next = new ImportQueue(world.db, store(), folder)
  await next.resumeUploads()
  await next.idle()
  const run = await importById(world.db, importId)
  expect([run?.state, run?.rows_loaded, run?.message]).toEqual(['done', 2, ''])
  expect(run?.reading).toMatchObject({ shop: 'Lerche', currency: 'EUR', mapping: TOLD.mapping })
  await next.stop()
})

it('a Parquet table that nobody knows is held with its columns, and loaded as they are told', async () => {
  const queue = new ImportQueue(world.db, store(), folder)
  const path = join(folder, 'range.parquet')
  await world.db.run(
    `INSERT INTO FUNCTION file('${path}', 'Parquet') SELECT * FROM values('benennung String, eur String', ('Wool Coat', '(56)'), ('Linen Shirt', '(12)'))`,
  )
  const bytes = await import('node:fs/promises').then(({ readFile }) => readFile(path))
  const { importId } = await queue.held.hold('range.parquet', Readable.from([bytes]))
  await queue.idle()
  const held = await importById(world.db, importId)
  expect([held?.state, held?.message]).toEqual(['held', expect.stringMatching(/^range\.parquet is no feed we know/)])

  await queue.held.readAs(importId, { mapping: { title: 'benennung', price: 'eur' }, shop: 'Lerche' })
  await queue.idle()
  const answer = await queue.held.load(importId, '2026-01-12')
  expect(answer).toMatchObject({ stoppedBy: { text: expect.stringContaining('numbers in brackets') as string } })
  await queue.held.readAs(importId, { mapping: { title: 'benennung' }, shop: 'Lerche' })
  await queue.idle()
  await queue.held.load(importId, '2026-01-12')
  await queue.idle()
  expect(await importById(world.db, importId)).toMatchObject({ state: 'done', rows_loaded: 2 })
  const { importId: next } = await queue.held.hold('next.parquet', Readable.from([bytes]))
  await queue.idle()
  expect(await importById(world.db, next)).toMatchObject({
    state: 'held',
    reading: { shop: 'Lerche', mapping: { title: 'benennung' } },
  })
  await queue.stop()
})
