import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltProgram, buildProgram } from './testing/built-program'
import { type ChildRuntime, RUNTIME_CHILD, startChild } from './testing/child-process'
import { type FactsDigest, factsOnDisk } from './testing/facts-digest'
import { writeSeriesFile, writeShopFile } from './testing/feed-files'
import type { Event } from './testing/runtime-child'
import { smallDisk } from './testing/small-disk'

const folder = mkdtempSync(join(tmpdir(), 'trendee-killed-'))
const shop = join(folder, 'shop.csv')
const series = join(folder, 'series.csv')
/** At least so many rows go in at once; what a piece of the file holds beyond it goes with them. */
const BATCH = 50_000
/** A batch of the ingestion and a part of a second. */
const PRODUCTS = 2500
const ROWS = writeShopFile(shop, { products: PRODUCTS, days: 21 })
/** Rows of the file, each of which holds a point of every series. */
const WEEKS = 120
const SERIES_ROWS = writeSeriesFile(series, { series: 12, weeks: WEEKS })

const hasLoaded = (rows: number) => (event: Event) => event.event === 'progress' && event.rowsLoaded >= rows

let program: BuiltProgram
/** A folder without a row, and one that has read the series: engines take seconds to fill an empty folder. */
const empty = join(folder, 'empty')
const withSeries = join(folder, 'with-series')
/** What a folder holds in which both files were read by processes that nobody disturbed. */
let clean: FactsDigest
/** The series, once they are in. */
let acknowledged: FactsDigest['series_point']

const start = (path: string): Promise<ChildRuntime> => startChild(program, path)

function copyOf(source: string, path: string): string {
  cpSync(source, path, { recursive: true })
  return path
}

async function readToTheEnd(path: string, file: string): Promise<FactsDigest> {
  const child = await start(path)
  await child.order({ do: 'ingest', path: file })
  await child.order({ do: 'idle' })
  const digest = await child.digest()
  await child.order({ do: 'close' })
  return digest
}

beforeAll(async () => {
  program = await buildProgram(RUNTIME_CHILD)
  const child = await start(empty)
  await child.order({ do: 'close' })
  acknowledged = (await readToTheEnd(copyOf(empty, withSeries), series)).series_point
  clean = await readToTheEnd(copyOf(withSeries, join(folder, 'clean')), shop)
})

/** Kills a process as soon as its runtime is open, when all is in and nothing derived: the next one still knows. */
async function killAtStart(path: string): Promise<void> {
  const starting = await start(path)
  await starting.kill()
  const { states } = await factsOnDisk(path)
  if (states.at(-1)?.state !== 'loaded') throw new Error('a start that was killed left nothing to derive')
}

const mounted = smallDisk(join(folder, 'disk'), 300)
const disk = mounted?.path ?? null
afterAll(() => {
  program.remove()
  mounted?.remove()
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(disk === null)(`a full disk${disk ? '' : ' (left out: only root may mount one)'}`, () => {
  it('is said, loses nothing, and the same import goes on once there is room', async () => {
    const data = copyOf(withSeries, join(String(disk), 'data'))
    const child = await start(data)
    const { bavail, bsize } = statfsSync(data)
    const filler = join(String(disk), 'filler')
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 200_000))
    await expect(child.order({ do: 'ingest', path: shop })).rejects.toThrow('The disk is full: 0 MB are free')
    rmSync(filler)
    await child.order({ do: 'ingest', path: shop })
    await child.order({ do: 'idle' })
    await child.order({ do: 'close' })
    const { digest, states } = await factsOnDisk(data)
    expect(digest).toEqual(clean)
    expect(states.at(-1)).toMatchObject({ file: 'shop.csv', state: 'done' })
  })
})

describe('an import that is killed', () => {
  it('was whole in the clean folder', () => {
    expect(clean.observation.rows).toBe(ROWS)
    expect(clean.series_point.rows).toBe(SERIES_ROWS)
    expect(clean.product_current.rows).toBe(PRODUCTS)
    expect(clean.signal_weekly.rows).toBeGreaterThan(0)
    expect(clean.trend_metric.rows).toBeGreaterThan(0)
  })

  it('again and again, at different moments, loses nothing and ends with the same numbers', async () => {
    const killed = copyOf(withSeries, join(folder, 'killed'))
    const moments: [string, { freezeAt?: number }, (event: Event) => boolean, number][] = [
      ['while its first rows go in', { freezeAt: 0 }, (event) => event.event === 'progress', 0],
      ['after the first batch', { freezeAt: BATCH }, hasLoaded(BATCH), BATCH],
      ['while trends are computed', {}, (event) => event.event === 'progress' && event.state === 'loaded', ROWS],
    ]
    let child = await start(killed)
    for (const [moment, frozen, hasCome, atLeast] of moments) {
      child.send({ do: 'ingest', path: shop, ...frozen })
      await child.until(hasCome)
      await child.kill()
      if (atLeast === ROWS) await killAtStart(killed)
      // The series were acknowledged before anything went wrong: the next start has them, after every kill.
      child = await start(killed)
      const left = await child.digest()
      expect(left.series_point, moment).toEqual(acknowledged)
      expect(left.observation.rows, moment).toBeGreaterThanOrEqual(atLeast)
      expect(left.observation.rows, moment).toBeLessThanOrEqual(ROWS)
    }

    // That start has all trends, although nobody imports the file again…
    await child.order({ do: 'idle' })
    expect(await child.digest()).toEqual(clean)
    // …and importing it again changes nothing.
    await child.order({ do: 'ingest', path: shop })
    await child.order({ do: 'idle' })
    await child.order({ do: 'close' })
    const { digest, states } = await factsOnDisk(killed)
    expect(digest).toEqual(clean)
    // What was cut off is one import, whose record counts what all its attempts brought.
    expect(states.map(({ file, state, rows }) => [file, state, rows])).toEqual([
      ['series.csv', 'done', WEEKS],
      ['shop.csv', 'done', ROWS],
      ['shop.csv', 'done', 0],
    ])
  })
})
