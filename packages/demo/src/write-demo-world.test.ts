import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { addWeeks } from '@trendee/core/periods/week'
import { analyseTrend } from '@trendee/core/trend/analyse-trend'
import { type SignalPoint, toWeeklySeries } from '@trendee/core/trend/weekly-signal'
import { openFeed } from '@trendee/feeds/read-feed'
import type { FeedRecord } from '@trendee/feeds/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_AS_OF, PLANTED_TRENDS, type PlantedShape } from './planted-truth'
import { writeDemoWorld, type WrittenWorld } from './write-demo-world'

/** First folder of a file → the feed it must be taken for. */
const FEED_OF: Readonly<Record<string, string>> = {
  'google-trends/us': 'google-trends-timeline',
  'google-trends/maps': 'google-geo-map',
  'google-trends/related': 'google-related-queries',
  runway: 'runway-shows',
  instagram: 'instagram-media',
  tiktok: 'tiktok-videos',
  'tiktok-hashtags': 'tiktok-hashtags',
  'tiktok-ads': 'tiktok-ads-topics',
  creators: 'creators',
  'brand-site': 'shopify-products',
  etsy: 'etsy-listings',
  amazon: 'keepa-products',
  'tiktok-shop': 'tiktok-shop',
  temu: 'temu',
  shein: 'shein',
}

const folders: string[] = []

async function world(options: { seed?: number; scale: number }): Promise<WrittenWorld & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'trendee-demo-'))
  folders.push(folder)
  return { ...(await writeDemoWorld(folder, options)), folder }
}

async function fingerprint(written: WrittenWorld & { folder: string }): Promise<string> {
  const hash = createHash('sha256')
  for (const file of written.files) {
    hash.update(`${relative(written.folder, file.path)} ${file.capturedOn} ${JSON.stringify(file.options)}\n`)
    hash.update(await readFile(file.path))
  }
  return hash.digest('hex')
}

interface ReadFile {
  readonly name: string
  readonly feed: string
  readonly rejects: readonly unknown[]
  readonly records: readonly FeedRecord[]
}

async function readWorld(written: WrittenWorld & { folder: string }, skip = 'nothing'): Promise<ReadFile[]> {
  const read: ReadFile[] = []
  for (const file of written.files) {
    if (relative(written.folder, file.path).startsWith(skip)) continue
    const opened = await openFeed(file.path, { ...file.options, capturedOn: file.capturedOn })
    const records: FeedRecord[] = []
    const rejects: unknown[] = []
    for await (const batch of opened.batches) {
      records.push(...batch.records)
      rejects.push(...batch.rejects)
    }
    read.push({ name: relative(written.folder, file.path), feed: opened.feed.id, rejects, records })
  }
  return read
}

describe('writeDemoWorld', () => {
  let small: WrittenWorld & { folder: string }
  let files: ReadFile[]

  beforeAll(async () => {
    small = await world({ scale: 0.02 })
    files = await readWorld(small)
  })

  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  it('writes the same bytes for the same options and others for another seed', async () => {
    const [first, again, other] = [small, await world({ scale: 0.02 }), await world({ scale: 0.02, seed: 2 })]
    expect(await fingerprint(again)).toBe(await fingerprint(first))
    expect(await fingerprint(other)).not.toBe(await fingerprint(first))
  })

  it('writes files that are each taken for the right feed, without a reject', () => {
    for (const { name, feed, rejects, records } of files) {
      const part = name.split('/')
      const expected = FEED_OF[part[0] ?? ''] ?? FEED_OF[`${part[0]}/${part[1]}`] ?? 'google-trends-timeline'
      expect({ name, feed }).toEqual({ name, feed: expected })
      expect({ name, rejects }).toEqual({ name, rejects: [] })
      expect(records.length).toBeGreaterThan(0)
    }
    expect(new Set(files.map((file) => file.feed))).toEqual(new Set(Object.values(FEED_OF)))
  })

  it('dates nothing after its last day', () => {
    expect(small.asOf).toBe(DEMO_AS_OF)
    expect(small.files.filter((file) => file.capturedOn > DEMO_AS_OF)).toEqual([])
    const days = files.flatMap(({ records }) =>
      records.flatMap((record) => (record.kind === 'product' && record.observedOn !== null ? [record.observedOn] : [])),
    )
    expect(days.filter((day) => day > DEMO_AS_OF)).toEqual([])
  })

  it('gives every shop the product that the documentation names', () => {
    const shops = new Set(
      files.flatMap(({ records }) =>
        records.flatMap((record) =>
          record.kind === 'product' && record.productId === '10000001' ? [record.platform] : [],
        ),
      ),
    )
    expect(shops).toEqual(new Set(['brand-site', 'etsy', 'amazon', 'tiktok-shop', 'temu', 'shein']))
  })

  it('gives files what they do not say themselves', () => {
    const missing = files.flatMap(({ name, records }) =>
      records.some(
        (record) =>
          (record.kind === 'product' && record.currency === '') ||
          (record.kind === 'related-query' && (record.term === '' || record.region === '')) ||
          (record.kind === 'place-interest' && record.within === ''),
      )
        ? [name]
        : [],
    )
    expect(missing).toEqual([])
  })

  it('multiplies products, posts and looks by the scale, not the terms', async () => {
    const written = await world({ scale: 0.06 })
    const larger = await readWorld(written, 'google-trends')
    const count = (read: readonly ReadFile[], kind: FeedRecord['kind']): number => {
      const ids = read.flatMap(({ records }) =>
        records.flatMap((record) => {
          if (record.kind !== kind) return []
          if (record.kind === 'product') return [`${record.platform}/${record.productId}`]
          if (record.kind === 'post') return [`${record.platform}/${record.postId}`]
          if (record.kind === 'look') return [record.lookId]
          return []
        }),
      )
      return new Set(ids).size
    }
    expect(count(files, 'product')).toBeGreaterThan(220)
    expect(count(files, 'product')).toBeLessThanOrEqual(240)
    expect(count(larger, 'product')).toBeGreaterThan(2.8 * count(files, 'product'))
    expect(count(larger, 'post')).toBe(3 * count(files, 'post'))
    expect(count(larger, 'look')).toBeGreaterThan(2.5 * count(files, 'look'))
    const searches = (names: readonly string[]): string[] => names.filter((name) => name.startsWith('google-trends'))
    expect(searches(written.files.map((file) => relative(written.folder, file.path)))).toEqual(
      searches(files.map(({ name }) => name)),
    )
  })

  it('writes searches in which the trend engine finds the planted rises and is not fooled by the seasons', () => {
    const points = new Map<string, SignalPoint[]>()
    for (const { records } of files) {
      for (const record of records) {
        if (record.kind !== 'series' || record.platform !== 'google' || record.region !== 'US') continue
        const list = points.get(record.term)
        if (list) list.push(record)
        else points.set(record.term, [record])
      }
    }
    expect(points.size).toBe(300)
    const found = PLANTED_TRENDS.map((trend) => {
      const series = toWeeklySeries(points.get(trend.term) ?? [], 'week_from_sunday', 'mean')
      expect(series.values).toHaveLength(261)
      // A change in the term's newest wave, as it was known so many weeks after half of it had come.
      const levelAfterHalf = (weeks: number) => {
        const weeksAgo = Math.max(0, (trend.waves.at(-1)?.halfWeeksAgo ?? 0) - weeks)
        return analyseTrend({ series, asOf: addWeeks(DEMO_AS_OF, -weeksAgo) }).level
      }
      return { trend, levelAfterHalf, ...analyseTrend({ series, asOf: DEMO_AS_OF }) }
    })
    const of = (...shapes: readonly PlantedShape[]) => found.filter(({ trend }) => shapes.includes(trend.shape))
    const terms = (list: typeof found) => list.map(({ trend }) => trend.term)

    const missed = of('rise').filter(({ levelAfterHalf }) =>
      [0, 1, 2, 3, 4].every((weeks) => levelAfterHalf(weeks) === 'none'),
    )
    expect(terms(missed)).toEqual([])
    const slow = of('slow_rise', 'revival')
    const noticed = slow.filter(({ levelAfterHalf }) =>
      [0, 2, 4, 6, 8].some((weeks) => levelAfterHalf(weeks) !== 'none'),
    )
    expect(noticed.length / slow.length).toBeGreaterThan(0.75)

    const quiet = of('season', 'flat', 'fade', 'fad').filter(({ level }) => level !== 'none')
    expect(terms(quiet)).toEqual([])
    const fading = of('fade')
    expect(terms(fading.filter(({ yoy }) => (yoy.value ?? 1) >= 0))).toEqual([])
  })
})
