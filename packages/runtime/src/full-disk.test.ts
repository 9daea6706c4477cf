import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltProgram, buildProgram } from './testing/built-program'
import { type ChildRuntime, RUNTIME_CHILD, startChild } from './testing/child-process'
import type { FactsDigest } from './testing/facts-digest'
import { writeSeriesFile, writeShopFile } from './testing/feed-files'
import { mountSmallDisk, unmountSmallDisk } from './testing/small-disk'

const MINUTES = 60_000
const MOMENTS = 20
/** What is left of the disk, by turns: nothing, a page, a few, enough for small files only. */
const LEFT = [0, 4096, 40_000, 300_000]
const PRODUCTS = 12
const DAYS = 10

const folder = mkdtempSync(join(tmpdir(), 'trendee-full-'))
const disk = mountSmallDisk(join(folder, 'disk'), 320)
const data = join(folder, 'disk', 'data')
const filler = join(folder, 'disk', 'filler')
const series = join(folder, 'series.csv')
writeSeriesFile(series, { series: 6, weeks: 120 })
const shops = Array.from({ length: MOMENTS }, (_, index) => {
  const path = join(folder, `shop-${index}.csv`)
  writeShopFile(path, { products: PRODUCTS, days: DAYS, firstId: 1000 * (index + 1) })
  return path
})

let program: BuiltProgram
/** What a folder holds into which all files were read while there was room. */
let clean: FactsDigest
/** Statements from the acceptance of one file to the end of deriving. */
let statements = 0

beforeAll(async () => {
  program = await buildProgram(RUNTIME_CHILD)
  const start = join(folder, 'start')
  const first = await startChild(program, start)
  await first.order({ do: 'ingest', path: series })
  await first.order({ do: 'idle' })
  await first.order({ do: 'close' })
  cpSync(start, data, { recursive: true })
  const undisturbed = await startChild(program, start)
  await undisturbed.order({ do: 'idle' })
  const before = await statementsOf(undisturbed)
  for (const [index, path] of shops.entries()) {
    await undisturbed.order({ do: 'accept', path })
    if (index > 0) continue
    await undisturbed.order({ do: 'idle' })
    statements = (await statementsOf(undisturbed)) - before
  }
  await undisturbed.order({ do: 'idle' })
  clean = await undisturbed.digest()
  await undisturbed.order({ do: 'close' })
}, 2 * MINUTES)
afterAll(() => {
  program.remove()
  if (disk) unmountSmallDisk(disk)
  rmSync(folder, { recursive: true, force: true })
})

async function statementsOf(child: ChildRuntime): Promise<number> {
  child.send({ do: 'statements' })
  let count = 0
  await child.until((event) => {
    if (event.event === 'statements') ({ count } = event)
    return event.event === 'done'
  })
  return count
}

/** Whether an order was carried out; a process that is refused, or that ends, did not. */
const hasDone = (order: Promise<unknown>): Promise<boolean> =>
  order.then(
    () => true,
    () => false,
  )

/** Hands a file over and has the disk full at a statement of what follows. True when it was acknowledged. */
async function fillWhileReading(child: ChildRuntime, moment: number, path: string): Promise<boolean> {
  const atStatement = 1 + Math.floor((moment * statements) / MOMENTS)
  await child.order({ do: 'fill', path: filler, atStatement, leave: LEFT[moment % LEFT.length] ?? 0 })
  const isAcknowledged = await hasDone(child.order({ do: 'accept', path }))
  await hasDone(child.order({ do: 'idle' }))
  // As somebody would who sees that nothing goes on: kill it, or stop it as one should.
  if (moment % 2 === 0) await child.kill()
  else await hasDone(child.order({ do: 'close' })).then(() => child.kill())
  return isAcknowledged
}

describe.skipIf(disk === null)(`a full disk${disk ? '' : ' (left out: only root may mount one)'}`, () => {
  it(
    `at ${MOMENTS} moments of an import and of deriving loses nothing, and the folder opens again each time`,
    async () => {
      let child = await startChild(program, data)
      for (const [moment, path] of shops.entries()) {
        const isAcknowledged = await fillWhileReading(child, moment, path)
        rmSync(filler)
        child = await startChild(program, data).catch((error: unknown) => {
          throw new Error(`moment ${moment}: ${String(error)}`)
        })
        await child.order({ do: 'resume' })
        // What was refused is handed over once more.
        if (!isAcknowledged) await child.order({ do: 'accept', path })
        await child.order({ do: 'idle' })
        const digest = await child.digest()
        const products = PRODUCTS * (moment + 1)
        const rows = [digest.observation.rows, digest.product_current.rows]
        expect(rows, `moment ${moment}`).toEqual([products * DAYS, products])
      }
      await child.kill()
      child = await startChild(program, data)
      await child.order({ do: 'idle' })
      expect(await child.digest()).toEqual(clean)
      await child.order({ do: 'close' })
    },
    8 * MINUTES,
  )
})
