import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRuntime } from '@trendee/runtime/open-runtime'
import { afterAll, expect, it } from 'vitest'
import { writeGeneratedFeed } from './generated-feed'
import type { AcceptedFile } from './soak-feeder'
import { compareRows } from './soak-rows'

const PRODUCTS = 10
const DAYS = 2
const folder = mkdtempSync(join(tmpdir(), 'trendee-soak-rows-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function fileOf(name: string, first: number): Promise<AcceptedFile> {
  const path = join(folder, `${name}.csv`)
  await writeGeneratedFeed(path, PRODUCTS, ({ rows }) => rows >= PRODUCTS * DAYS, first)
  return { path, capturedOn: undefined, isNew: true, importId: name, withdrawal: 'none' }
}

it('counts what was acknowledged and is not there, and what is there although nobody brought it, or twice', async () => {
  const kept = await fileOf('kept', 100)
  const withdrawn = await fileOf('withdrawn', 200)
  const lost = await fileOf('lost', 300)
  const soaked = join(folder, 'soaked')
  const runtime = await openRuntime({ folder: soaked })
  // As if it had been taken back on record only.
  for (const { path } of [kept, withdrawn]) await runtime.imports.ingest(path)
  await runtime.imports.idle()
  await runtime.analytics.run('INSERT INTO trendee.observation SELECT * FROM trendee.observation LIMIT 1')
  await runtime.close()

  const accepted = [kept, { ...withdrawn, withdrawal: 'acknowledged' as const }, lost]
  expect(await compareRows(soaked, join(folder, 'fresh'), accepted)).toMatchObject({
    lost: { observation: PRODUCTS * DAYS, series_point: 0, product: PRODUCTS },
    doubled: { observation: PRODUCTS * DAYS + 1, series_point: 0, product: PRODUCTS },
    otherwise: expect.arrayContaining(['product_current']),
  })
})
