import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { photosOf } from '@trendee/analytics/pictures/photos-of'
import { pictureHosts } from '@trendee/analytics/pictures/picture-hosts'
import { type OpenFacts, openEmptyFacts } from '@trendee/analytics/testing/empty-facts'
import { PictureError, type PictureTrouble } from '@trendee/core/pictures/picture-trouble'
import { FolderStorage } from '../storage/folder-storage'
import { type FetchWork, fetchWaitingPictures } from './fetch-waiting'
import { PhotoShelf } from './photo-shelf'

const RULES = [{ host: '*.shop.example', allowsHttp: false }]
/** Of one host. */
const PICTURES = 7
const GAP_MS = 20
const PACE = { hosts: 4, perHost: 2, gapMs: 0 }
const MINUTE = 60_000

let facts: OpenFacts
let folder = ''
let photos: PhotoShelf
let now = new Date('2026-03-10T12:00:00Z')
beforeEach(async () => {
  facts = await openEmptyFacts()
  folder = await mkdtemp(join(tmpdir(), 'trendee-photos-'))
  photos = new PhotoShelf(new FolderStorage(folder))
})
afterEach(async () => {
  await facts.close()
  await rm(folder, { recursive: true, force: true })
})

const photo = (background: string) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .png()
    .toBuffer()

async function products(platform: string, count: number, host = 'a.shop.example'): Promise<string[]> {
  await facts.db.run(
    `INSERT INTO trendee.product (platform, product_id, image_url, version)
     SELECT {platform:String}, toString(number), concat('https://', {host:String}, '/', toString(number), '.png'), 1
     FROM numbers({count:UInt32})`,
    { platform, host, count },
  )
  return Array.from({ length: count }, (_, index) => `${platform}/${index}`)
}

function run(fetch: FetchWork['fetch'], more: Partial<FetchWork> = {}): Promise<void> {
  return fetchWaitingPictures({
    analytics: facts.db,
    photos,
    rules: () => Promise.resolve(RULES),
    fetch,
    signal: new AbortController().signal,
    pace: PACE,
    now: () => now,
    ...more,
  })
}

const keptOf = async (records: readonly string[]) => (await photosOf(facts.db, records)).size
const failing = (trouble: PictureTrouble) => () => Promise.reject(new PictureError(trouble))
const counts = async () => {
  const [host] = await pictureHosts(facts.db)
  return host && [host.waiting, host.kept, host.given_up, host.trouble]
}

describe('waiting pictures', () => {
  it('are fetched once each and kept', async () => {
    const records = await products('shein', 60)
    const asked: string[] = []
    const picture = await photo('#306090')
    const fetch: FetchWork['fetch'] = (address) => {
      asked.push(address)
      return Promise.resolve(picture)
    }
    await run(fetch)
    await run(fetch)
    expect([asked.length, new Set(asked).size, await keptOf(records)]).toEqual([60, 60, 60])
    const [key = ''] = (await photosOf(facts.db, ['shein/1'])).values()
    expect((await sharp((await photos.read(key, 'small')) ?? Buffer.alloc(0)).metadata()).format).toBe('webp')
  })

  it('are not fetched where nothing is allowed', async () => {
    await products('shein', 2)
    await run(() => expect.fail('fetched'), { rules: () => Promise.resolve([]) })
    expect(await counts()).toEqual([2, 0, 0, ''])
  })

  it('that are none are given up with the reason', async () => {
    await products('shein', 1)
    await run(() => Promise.resolve(Buffer.from('<html>')))
    await run(() => expect.fail('asked again'))
    expect(await counts()).toEqual([0, 0, 1, 'not_a_picture'])
  })

  it('that cannot be had now are tried again after a pause, and given up after five', async () => {
    await products('shein', 1)
    let tries = 0
    const fetch: FetchWork['fetch'] = () => {
      tries += 1
      return failing('unreachable')()
    }
    for (const [pauseMinutes, expected] of [
      [0, 1],
      [9, 1],
      [1, 2],
      [39, 2],
      [1, 3],
      [160, 4],
      [640, 5],
      [10_000, 5],
    ] as const) {
      now = new Date(now.getTime() + pauseMinutes * MINUTE)
      await run(fetch)
      expect(tries).toBe(expected)
    }
    expect(await counts()).toEqual([0, 0, 1, 'unreachable'])
  })

  it('go on where a run was told to end, without asking for what had come', async () => {
    const records = await products('shein', 120)
    const picture = await photo('#609030')
    const ending = new AbortController()
    const asked: string[] = []
    const fetch: FetchWork['fetch'] = (address, _rules, signal) => {
      signal.throwIfAborted()
      asked.push(address)
      if (asked.length === 31) ending.abort(new Error('The process ends.'))
      return Promise.resolve(picture)
    }
    await expect(run(fetch, { signal: ending.signal })).rejects.toThrow('The process ends.')
    const first = await keptOf(records)
    expect(first).toBe(asked.length)
    expect(first).toBeLessThan(35)
    await run(fetch)
    expect([asked.length, await keptOf(records)]).toEqual([120, 120])
  })

  it('come again to the same files where a killed process had not noted them', async () => {
    const picture = await photo('#903060')
    const key = await photos.keep(picture)
    const [record = ''] = await products('shein', 1)
    await run(() => Promise.resolve(picture))
    expect((await photosOf(facts.db, [record])).get(record)).toBe(key)
  })

  it('are left where a picture cannot be written: the run fails and nothing is given up', async () => {
    await products('shein', 3)
    const full = new PhotoShelf({
      put: () => Promise.reject(new Error('ENOSPC')),
      get: () => Promise.resolve(null),
      has: () => Promise.resolve(false),
      delete: () => Promise.resolve(),
    })
    const picture = await photo('#303030')
    await expect(run(() => Promise.resolve(picture), { photos: full })).rejects.toThrow('ENOSPC')
    expect(await counts()).toEqual([3, 0, 0, ''])
  })
})

describe('a host', () => {
  it('that says it is busy is left alone for the rest of the run; others are not', async () => {
    await products('shein', 80, 'a.shop.example')
    const others = await products('temu', 5, 'b.shop.example')
    let busy = 0
    const picture = await photo('#606060')
    await run((address) => {
      if (!address.includes('//a.')) return Promise.resolve(picture)
      busy += 1
      return failing('busy')()
    })
    // Two were on their way at the same time.
    expect(busy).toBeLessThanOrEqual(2)
    expect(await keptOf(others)).toBe(5)
  })

  it('is asked for two pictures at a time, and not too often', async () => {
    await products('shein', PICTURES, 'a.shop.example')
    await products('temu', PICTURES, 'b.shop.example')
    // Pictures of the one host are held until all of the other, asked at the same pace, have been asked for.
    let goOn: () => void = () => undefined
    const othersAsked = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let others = 0
    let atOnce = 0
    let most = 0
    const starts: number[] = []
    const picture = await photo('#909090')
    await run(
      async (address) => {
        if (!address.includes('//a.')) {
          others += 1
          if (others === PICTURES) goOn()
          return picture
        }
        starts.push(performance.now())
        atOnce += 1
        most = Math.max(most, atOnce)
        await othersAsked
        atOnce -= 1
        return picture
      },
      { pace: { ...PACE, gapMs: GAP_MS } },
    )
    expect([starts.length, most]).toEqual([PICTURES, 2])
    const [first = 0] = starts
    // Timers count whole milliseconds.
    expect((starts.at(-1) ?? 0) - first).toBeGreaterThanOrEqual((PICTURES - 1) * (GAP_MS - 1))
  })
})
