import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChild } from './testing/child-process'
import { type FactsDigest, factsDigest, importStates } from './testing/facts-digest'
import { writeSeriesFile, writeShopFile } from './testing/feed-files'
import type { Event } from './testing/platform-child'

const MINUTES = 60_000
const folder = mkdtempSync(join(tmpdir(), 'trendee-killed-'))
const shop = join(folder, 'shop.csv')
const series = join(folder, 'series.csv')
/** Two batches of the ingestion and a piece of a third. */
const PRODUCTS = 5500
const ROWS = writeShopFile(shop, { products: PRODUCTS, days: 21 })
const SERIES_ROWS = writeSeriesFile(series, { series: 12, weeks: 120 })

const loaded = (rows: number) => (event: Event) => event.event === 'progress' && event.rowsLoaded >= rows

/** A folder in which both files were read by a process that nobody disturbed. */
async function cleanImport(): Promise<FactsDigest> {
  const clean = join(folder, 'clean')
  const child = await startChild(clean)
  await child.order({ do: 'ingest', path: series })
  await child.order({ do: 'ingest', path: shop })
  await child.order({ do: 'idle' })
  await child.order({ do: 'close' })
  return factsDigest(clean)
}

let clean: FactsDigest
beforeAll(async () => {
  clean = await cleanImport()
}, 5 * MINUTES)

/** A disk of its own, so that it can be filled: root may mount one in memory. Null for everybody else. */
function smallDisk(): string | null {
  const path = join(folder, 'disk')
  mkdirSync(path)
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'trendee', path]).status === 0 ? path : null
}
const disk = smallDisk()
afterAll(() => {
  if (disk) spawnSync('umount', [disk])
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(disk === null)(`a full disk${disk ? '' : ' (left out: only root may mount one)'}`, () => {
  it(
    'is said, loses nothing, and the same import goes on once there is room',
    async () => {
      const data = join(String(disk), 'data')
      const child = await startChild(data)
      await child.order({ do: 'ingest', path: series })
      await child.order({ do: 'idle' })
      const { bavail, bsize } = statfsSync(data)
      const filler = join(String(disk), 'filler')
      writeFileSync(filler, Buffer.alloc(bavail * bsize - 200_000))
      await expect(child.order({ do: 'ingest', path: shop })).rejects.toThrow(/space|ENOSPC/i)
      rmSync(filler)
      await child.order({ do: 'ingest', path: shop })
      await child.order({ do: 'idle' })
      await child.order({ do: 'close' })
      expect(await factsDigest(data)).toEqual(clean)
      const states = (await importStates(data)).map(({ file, state }) => [file, state])
      expect(states.at(-1)).toEqual(['shop.csv', 'done'])
    },
    5 * MINUTES,
  )
})

describe('an import that is killed', () => {
  it('was whole in the clean folder', () => {
    expect(clean.observation.rows).toBe(ROWS)
    expect(clean.series_point.rows).toBe(SERIES_ROWS)
    expect(clean.product_current.rows).toBe(PRODUCTS)
    expect(clean.signal_weekly.rows).toBeGreaterThan(0)
    expect(clean.trend_metric.rows).toBeGreaterThan(0)
  })

  it(
    'again and again, at different moments, loses nothing and ends with the same numbers',
    async () => {
      const killed = join(folder, 'killed')
      // Acknowledged before anything went wrong: it must still be there after every kill.
      const before = await startChild(killed)
      await before.order({ do: 'ingest', path: series })
      await before.order({ do: 'idle' })
      await before.order({ do: 'close' })
      const acknowledged = (await factsDigest(killed)).series_point

      const moments: [string, (event: Event) => boolean, number][] = [
        ['while its first rows go in', loaded(0), 0],
        ['after the first batch', loaded(50_000), 50_000],
        ['while trends are computed', (event) => event.event === 'progress' && event.state === 'loaded', ROWS],
      ]
      for (const [moment, hasCome, atLeast] of moments) {
        const child = await startChild(killed)
        child.send({ do: 'ingest', path: shop })
        await child.until(hasCome)
        await child.kill()
        const left = await factsDigest(killed)
        expect(left.series_point, moment).toEqual(acknowledged)
        expect(left.observation.rows, moment).toBeGreaterThanOrEqual(atLeast)
        expect(left.observation.rows, moment).toBeLessThanOrEqual(ROWS)
      }

      // Killed once more while the next start derives what is missing, before anybody imports anything.
      const starting = await startChild(killed)
      await starting.kill()

      const last = await startChild(killed)
      await last.order({ do: 'ingest', path: shop })
      await last.order({ do: 'idle' })
      await last.order({ do: 'close' })
      expect(await factsDigest(killed)).toEqual(clean)
      const states = (await importStates(killed)).map(({ state }) => state)
      expect(states).toEqual(['done', 'interrupted', 'interrupted', 'done', 'done'])
    },
    5 * MINUTES,
  )

  it(
    'has its trends after the next start, although nobody imports it again',
    async () => {
      const restarted = join(folder, 'restarted')
      const child = await startChild(restarted)
      await child.order({ do: 'ingest', path: series })
      child.send({ do: 'ingest', path: shop })
      await child.until((event) => event.event === 'progress' && event.state === 'loaded')
      await child.kill()
      const second = await startChild(restarted)
      await second.order({ do: 'idle' })
      await second.order({ do: 'close' })
      expect(await factsDigest(restarted)).toEqual(clean)
    },
    5 * MINUTES,
  )

  it(
    'as an accepted upload is taken up by the next start, with the day its sender named',
    async () => {
      const uploads = join(folder, 'uploads')
      const small = join(folder, 'small.csv')
      const rows = writeShopFile(small, { products: 40, days: 30 })
      const child = await startChild(uploads)
      await child.order({ do: 'accept', path: series, capturedOn: '2025-02-03' })
      await child.order({ do: 'accept', path: small })
      await child.kill()
      const second = await startChild(uploads)
      await second.order({ do: 'resume' })
      await second.order({ do: 'idle' })
      await second.order({ do: 'close' })
      const digest = await factsDigest(uploads)
      expect(digest.series_point).toEqual(clean.series_point)
      expect(digest.observation.rows).toBe(rows)
      expect(digest.product_current.rows).toBe(40)
      const states = await importStates(uploads)
      expect(states.map(({ file, state }) => [file, state])).toEqual([
        ['series.csv', 'done'],
        ['small.csv', 'done'],
      ])
      expect(states[0]?.captured_on).toBe('2025-02-03')
    },
    5 * MINUTES,
  )
})
