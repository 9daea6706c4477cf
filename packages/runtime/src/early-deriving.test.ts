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

/** Says that the next rows are of these platforms and no others. */
const coming = (early: EarlyDeriving, ...platforms: string[]) => early.leaveAllBut(new Set(platforms))

describe('a platform that the next rows leave out', () => {
  it('is derived while those are read, and the last one is left', async () => {
    const early = new EarlyDeriving(world.db, going)
    coming(early, SHOP)
    early.touch(SHOP)
    expect(await productsOf(SHOP)).toBe(0)
    coming(early, SERIES)
    early.touch(SERIES)
    expect(await early.take()).toEqual(new Set([SHOP]))
    expect(await productsOf(SHOP)).toBe(5)
  })

  it('is left to the end when it comes again meanwhile, and not tried a second time', async () => {
    const early = new EarlyDeriving(world.db, going)
    early.touch(SHOP)
    coming(early, SERIES)
    early.touch(SERIES)
    early.touch(SHOP)
    coming(early)
    await expect.poll(() => signalsOf(SERIES), { timeout: 10_000 }).toBeGreaterThan(0)
    expect(await early.take()).toEqual(new Set([SERIES]))
  })

  it('is left to the end when its rows are read again, though they are known', async () => {
    const early = new EarlyDeriving(world.db, going)
    early.touch(SERIES)
    coming(early, SHOP)
    early.see(SERIES)
    expect(await early.take()).toEqual(new Set())
    // Of a platform without news nothing follows.
    early.see(SERIES)
    coming(early, SHOP)
    expect(await early.take()).toEqual(new Set())
  })

  it('waits while its files still come in, others between them or not', async () => {
    const early = new EarlyDeriving(world.db, going)
    coming(early, SHOP, SERIES)
    early.touch(SHOP)
    early.touch(SERIES)
    coming(early, SERIES, SHOP)
    expect(await early.take()).toEqual(new Set())
  })

  it('is left to the end when deriving it fails, or the platform stops', async () => {
    const broken = alteredEngine(world.db, () => Promise.reject(new Error('no space left')))
    for (const early of [new EarlyDeriving(broken, going), new EarlyDeriving(world.db, AbortSignal.abort())]) {
      early.touch(SHOP)
      coming(early, SERIES)
      expect(await early.take()).toEqual(new Set())
    }
  })
})
