import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ingestFile } from '@trendee/analytics/ingestion/ingest-file'
import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { EarlyDeriving } from './early-deriving'
import { alteredEngine } from './testing/altered-engine'
import { writeSeriesFile, writeShopFile } from './testing/feed-files'

const folder = mkdtempSync(join(tmpdir(), 'trendee-early-'))
const going = new AbortController().signal
/** As `writeShopFile` and `writeSeriesFile` write for. */
const [SHOP, SERIES] = ['tiktok-shop', 'social']

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([])
  const [shop, series] = [join(folder, 'shop.csv'), join(folder, 'series.csv')]
  writeShopFile(shop, { products: 5, days: 3 })
  writeSeriesFile(series, { series: 2, weeks: 60 })
  for (const path of [shop, series]) await ingestFile(world.db, path, {})
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const rowsOf = async (table: string, platform: string) =>
  (
    await world.db.rows(
      z.object({ rows: z.number() }),
      `SELECT count() AS rows FROM trendee.${table} WHERE platform = {platform:String}`,
      { platform },
    )
  )[0]?.rows
const productsOf = (platform: string) => rowsOf('product_current', platform)
const signalsOf = (platform: string) => rowsOf('signal_weekly', platform)

describe('a platform that others follow', () => {
  it('is derived while those are read, and the last one is left', async () => {
    const early = new EarlyDeriving(world.db, going, 0)
    early.touch(SHOP)
    expect(await productsOf(SHOP)).toBe(0)
    early.touch(SERIES)
    expect(await early.take()).toEqual(new Set([SHOP]))
    expect(await productsOf(SHOP)).toBe(5)
  })

  it('is left to the end when it comes again meanwhile, and not tried a second time', async () => {
    const early = new EarlyDeriving(world.db, going, 0)
    early.touch(SHOP)
    early.touch(SERIES)
    early.touch(SHOP)
    await expect.poll(() => signalsOf(SERIES), { timeout: 10_000 }).toBeGreaterThan(0)
    expect(await early.take()).toEqual(new Set([SERIES]))
  })

  it('is left to the end when its rows are read again, though they are known', async () => {
    const early = new EarlyDeriving(world.db, going, 0)
    early.touch(SERIES)
    early.touch(SHOP)
    early.see(SERIES)
    expect(await early.take()).toEqual(new Set())
    // Of a platform without news nothing follows.
    early.see(SERIES)
    expect(await early.take()).toEqual(new Set())
  })

  it('waits while its files still come in', async () => {
    const early = new EarlyDeriving(world.db, going, 60_000)
    early.touch(SHOP)
    early.touch(SERIES)
    expect(await early.take()).toEqual(new Set())
  })

  it('is left to the end when deriving it fails, or the platform stops', async () => {
    const broken = alteredEngine(world.db, () => Promise.reject(new Error('no space left')))
    const failing = new EarlyDeriving(broken, going, 0)
    failing.touch(SHOP)
    failing.touch(SERIES)
    expect(await failing.take()).toEqual(new Set())
    const stopped = new EarlyDeriving(world.db, AbortSignal.abort(), 0)
    stopped.touch(SHOP)
    stopped.touch(SERIES)
    expect(await stopped.take()).toEqual(new Set())
  })
})
