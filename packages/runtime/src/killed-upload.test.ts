import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuiltProgram, buildProgram } from './testing/built-program'
import { type ChildRuntime, RUNTIME_CHILD, startChild } from './testing/child-process'
import { factsOnDisk } from './testing/facts-digest'
import { writeSeriesFile, writeShopFile } from './testing/feed-files'

/** One kill; `killed-import.long.test.ts` has all of its moments. */
const folder = mkdtempSync(join(tmpdir(), 'trendee-killed-'))
const shop = join(folder, 'shop.csv')
const series = join(folder, 'series.csv')
const PRODUCTS = 40
const ROWS = writeShopFile(shop, { products: PRODUCTS, days: 30 })
const SERIES_ROWS = writeSeriesFile(series, { series: 3, weeks: 120 })

const table = join(folder, 'table.csv')
writeFileSync(table, 'Name;Preis\nLinen Shirt;49,95\n')

let program: BuiltProgram
beforeAll(async () => {
  program = await buildProgram(RUNTIME_CHILD)
})
afterAll(() => {
  program.remove()
  rmSync(folder, { recursive: true, force: true })
})

it('an accepted upload whose process is killed is taken up by the next start, with the day and all else its sender named', async () => {
  const data = join(folder, 'data')
  const start = (): Promise<ChildRuntime> => startChild(program, data)
  const child = await start()
  await child.order({ do: 'accept', path: series, capturedOn: '2025-02-03' })
  await child.order({ do: 'accept', path: shop })
  await child.order({
    do: 'accept',
    path: table,
    capturedOn: '2025-02-03',
    told: { mapping: { title: 'Name', price: 'Preis' }, currency: 'EUR' },
  })
  await child.kill()
  const second = await start()
  await second.order({ do: 'resume' })
  await second.order({ do: 'idle' })
  await second.order({ do: 'close' })
  const { digest, states } = await factsOnDisk(data)
  expect([digest.series_point.rows, digest.observation.rows, digest.product_current.rows]).toEqual([
    SERIES_ROWS,
    ROWS + 1,
    PRODUCTS + 1,
  ])
  expect(states.map(({ file, state }) => [file, state])).toEqual([
    ['series.csv', 'done'],
    ['shop.csv', 'done'],
    ['table.csv', 'done'],
  ])
  expect(states[0]?.captured_on).toBe('2025-02-03')
})
