import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltProgram, buildProgram } from './testing/built-program'
import { type ChildRuntime, RUNTIME_CHILD, startChild } from './testing/child-process'
import type { FactsDigest } from './testing/facts-digest'
import { writeSeriesFile, writeShopFile } from './testing/feed-files'
import type { Filling, Statements } from './testing/runtime-child'
import { smallDisk } from './testing/small-disk'

const MOMENTS = 20
/** Bytes that are left, by turns: none, a page, a few, enough for small files only. */
const LEFT = [0, 4096, 40_000, 300_000]
const PRODUCTS = 12
const DAYS = 10

const folder = mkdtempSync(join(tmpdir(), 'trendee-full-'))
const mounted = smallDisk(join(folder, 'disk'), 320)
const disk = mounted?.path ?? null
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
let statements: Statements

beforeAll(async () => {
  program = await buildProgram(RUNTIME_CHILD)
  const start = join(folder, 'start')
  const first = await startChild(program, start)
  await first.order({ do: 'ingest', path: series })
  await first.order({ do: 'idle' })
  await first.order({ do: 'close' })
  cpSync(start, data, { recursive: true })
  const undisturbed = await startChild(program, start)
  const [ahead = '', measured = '', ...others] = shops
  await undisturbed.order({ do: 'accept', path: ahead })
  await undisturbed.order({ do: 'idle' })
  const before = await statementsOf(undisturbed)
  await undisturbed.order({ do: 'accept', path: measured })
  await undisturbed.order({ do: 'idle' })
  const after = await statementsOf(undisturbed)
  statements = { all: after.all - before.all, creating: after.creating - before.creating }
  for (const path of others) await undisturbed.order({ do: 'accept', path })
  await undisturbed.order({ do: 'idle' })
  clean = await undisturbed.digest()
  await undisturbed.order({ do: 'close' })
})
afterAll(() => {
  program.remove()
  mounted?.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function statementsOf(child: ChildRuntime): Promise<Statements> {
  child.send({ do: 'statements' })
  let counted: Statements = { all: 0, creating: 0 }
  await child.until((event) => {
    if (event.event === 'statements') counted = event.statements
    return event.event === 'done'
  })
  return counted
}

/**
 * The moments, by turns: somewhere in all that is done, for good; and as a table is made, for as long as that takes, after
 * which what follows goes on as if nothing had been.
 */
function fillingAt(moment: number): Omit<Filling, 'path'> {
  const turn = Math.floor(moment / 2)
  if (moment % 2 === 1) return { at: 1 + (turn % statements.creating), of: 'creating', leave: 0, isPassing: true }
  const at = 1 + Math.floor((moment * statements.all) / MOMENTS)
  return { at, of: 'all', leave: LEFT[turn % LEFT.length] ?? 0, isPassing: false }
}

/** Whether an order was carried out; a process that is refused, or that ends, did not. */
const hasDone = (order: Promise<unknown>): Promise<boolean> =>
  order.then(
    () => true,
    () => false,
  )

/** Hands a file over and has the disk full at a statement of what follows. True when it was acknowledged. */
async function fillWhileReading(child: ChildRuntime, moment: number, path: string): Promise<boolean> {
  await child.order({ do: 'fill', path: filler, ...fillingAt(moment) })
  const isAcknowledged = await hasDone(child.order({ do: 'accept', path }))
  await hasDone(child.order({ do: 'idle' }))
  // As somebody would who sees that nothing goes on: kill it, or stop it as one should.
  if (moment % 4 < 2) await child.kill()
  else await hasDone(child.order({ do: 'close' })).then(() => child.kill())
  return isAcknowledged
}

describe.skipIf(disk === null)(`a full disk${disk ? '' : ' (left out: only root may mount one)'}`, () => {
  it(`at ${MOMENTS} moments of an import and of deriving loses nothing, and the folder opens again each time`, async () => {
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
  })
})
