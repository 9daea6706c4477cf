import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { JsonLines } from '../engine/json-lines'
import { type OpenFacts, openEmptyFacts } from '../testing/empty-facts'
import { placeDeliveredPictures, saveDeliveredPictures, shownPictures } from './delivered-pictures'
import { photosOf } from './photos-of'
import { pictureHosts } from './picture-hosts'
import { type PictureOutcome, retryGivenUp, savePictureOutcomes } from './picture-outcomes'
import { waitingPictures } from './waiting-pictures'

let facts: OpenFacts
beforeEach(async () => {
  facts = await openEmptyFacts()
})
afterEach(() => facts.close())

const NOW = new Date('2026-03-10T12:00:00Z')
const LATER = new Date('2026-03-10T12:10:00Z')
const RULES = [
  { host: 'a.example', allowsHttp: false },
  { host: '*.b.example', allowsHttp: true },
]

let version = 0
async function products(...rows: readonly (readonly [platform: string, id: string, address: string])[]) {
  const lines = new JsonLines()
  for (const [platform, id, address] of rows) lines.add([platform, id, address, (version += 1)])
  await facts.db.append('trendee.product', ['platform', 'product_id', 'image_url', 'version'], lines.take())
}

const waiting = (now = NOW, more: { resting?: string[]; rules?: typeof RULES; mostOfHost?: number } = {}) =>
  waitingPictures(facts.db, { rules: RULES, resting: [], mostOfHost: 100, most: 100, ...more, now })
const addresses = async (...question: Parameters<typeof waiting>) =>
  (await waiting(...question)).map(({ address }) => address)
const outcome = (record: string, address: string, more: Partial<PictureOutcome> = {}): PictureOutcome => ({
  record,
  address,
  state: 'kept',
  photo: 'p1',
  tries: 0,
  nextTry: null,
  trouble: '',
  ...more,
})

describe('pictures that wait', () => {
  it('are those of allowed hosts, each address once, of products, posts and looks', async () => {
    await products(
      ['shein', '1', 'https://a.example/1.jpg'],
      ['shein', '2', 'https://a.example/1.jpg'],
      ['shein', '3', '//x.b.example/3.jpg'],
      ['temu', '3', 'http://x.b.example/3.jpg'],
      ['temu', '4', 'http://a.example/4.jpg'],
      ['temu', '5', 'https://b.example/5.jpg'],
      ['temu', '6', 'https://xb.example/6.jpg'],
      ['temu', '7', ''],
      ['temu', '8', 'ftp://a.example/8.jpg'],
    )
    await facts.db.run(`INSERT INTO trendee.post (platform, post_id, media_url)
      SELECT 'instagram', '9', 'https://a.example/9.jpg' UNION ALL
      SELECT 'instagram', '10', 'https://a.example/10.mp4?x=1'`)
    await facts.db.run(`INSERT INTO trendee.look (look_id, image_url) SELECT 'show-1', 'https://a.example/look.jpg'`)
    const found = await waiting()
    const told = found.map(({ address, host, records }) => [address, host, records.map(({ record }) => record).sort()])
    expect(told).toEqual([
      ['http://x.b.example/3.jpg', 'x.b.example', ['temu/3']],
      ['https://a.example/1.jpg', 'a.example', ['shein/1', 'shein/2']],
      ['https://a.example/9.jpg', 'a.example', ['post/instagram.9']],
      ['https://a.example/look.jpg', 'a.example', ['look/show-1']],
      ['https://x.b.example/3.jpg', 'x.b.example', ['shein/3']],
    ])
    expect(await addresses(NOW, { rules: [] })).toEqual([])
    expect(await addresses(NOW, { resting: ['a.example'] })).toHaveLength(2)
    expect(await addresses(NOW, { mostOfHost: 1 })).toEqual(['http://x.b.example/3.jpg', 'https://a.example/1.jpg'])
  })

  it('come, wait for their next try, or are given up; where the feed names another address they wait anew', async () => {
    await products(
      ['shein', '1', 'https://a.example/1.jpg'],
      ['shein', '2', 'https://a.example/2.jpg'],
      ['shein', '3', 'https://a.example/3.jpg'],
    )
    await savePictureOutcomes(facts.db, [
      outcome('shein/1', 'https://a.example/1.jpg'),
      outcome('shein/2', 'https://a.example/2.jpg', {
        state: 'waiting',
        photo: '',
        tries: 2,
        nextTry: LATER,
        trouble: 'busy',
      }),
      outcome('shein/3', 'https://a.example/3.jpg', { state: 'given_up', photo: '', tries: 1, trouble: 'gone' }),
    ])
    expect(await addresses(NOW)).toEqual([])
    expect(await waiting(LATER)).toMatchObject([{ address: 'https://a.example/2.jpg', tries: 2 }])
    await products(['shein', '1', 'https://a.example/new.jpg'])
    // Shown until the new one has come.
    expect(await waiting(NOW)).toEqual([
      {
        address: 'https://a.example/new.jpg',
        host: 'a.example',
        records: [{ record: 'shein/1', photo: 'p1' }],
        tries: 0,
      },
    ])
    expect(await photosOf(facts.db, ['shein/1', 'shein/2', 'shein/3'])).toEqual(new Map([['shein/1', 'p1']]))
  })

  it('are counted by host, with why most were given up, and what was given up can wait again', async () => {
    await products(
      ['shein', '1', 'https://a.example/1.jpg'],
      ['shein', '2', 'http://a.example/2.jpg'],
      ['shein', '3', 'https://a.example/3.jpg'],
      ['shein', '4', 'https://a.example/4.jpg'],
      ['temu', '5', 'https://b.example/5.jpg'],
    )
    const givenUp = { state: 'given_up', photo: '', tries: 1, trouble: 'gone' } as const
    await savePictureOutcomes(facts.db, [
      outcome('shein/3', 'https://a.example/3.jpg'),
      outcome('shein/4', 'https://a.example/4.jpg', givenUp),
      outcome('temu/5', 'https://b.example/5.jpg', { ...givenUp, trouble: 'not_allowed' }),
    ])
    const b = { host: 'b.example', waiting: 0, waiting_plain: 0, kept: 0, given_up: 1, trouble: 'not_allowed' }
    const a = { host: 'a.example', waiting: 2, waiting_plain: 1, kept: 1, given_up: 1, trouble: 'gone' }
    expect(await pictureHosts(facts.db)).toEqual([a, b])
    await retryGivenUp(facts.db, 'a.example')
    expect(await pictureHosts(facts.db)).toEqual([
      { ...a, waiting: 3, given_up: 0, trouble: '' },
      { ...b, waiting: 1, given_up: 0, trouble: '' },
    ])
  })
})

describe('a delivered picture', () => {
  it('is of the one record whose id its name is, else of the one address that ends in it', async () => {
    await products(
      ['shein', '100', 'https://a.example/x.jpg'],
      ['shein', '200', 'https://a.example/p/blue%20dress.jpg?w=9'],
      ['temu', '201', 'https://a.example/p/blue%20dress.jpg?w=9'],
      ['shein', '300', 'https://a.example/300/main.jpg'],
      ['temu', '301', 'https://a.example/301/main.jpg'],
      ['shein', '400', ''],
      ['shein', '500', 'https://a.example/y.jpg'],
      ['temu', '500', 'https://a.example/z.jpg'],
    )
    const names = ['100.png', 'blue dress.jpg', 'main.jpg', '400.jpg', '500.jpg', 'unknown.jpg']
    await saveDeliveredPictures(
      facts.db,
      names.map((name) => ({ name, photo: `of ${name}` })),
    )
    await placeDeliveredPictures(facts.db)
    const every = ['shein/100', 'shein/200', 'temu/201', 'shein/300', 'temu/301', 'shein/400', 'shein/500', 'temu/500']
    expect(Object.fromEntries(await photosOf(facts.db, every))).toEqual({
      'shein/100': 'of 100.png',
      'shein/200': 'of blue dress.jpg',
      'temu/201': 'of blue dress.jpg',
      'shein/400': 'of 400.jpg',
    })
    expect(
      await shownPictures(
        facts.db,
        names.map((name) => `of ${name}`),
      ),
    ).toBe(3)
    expect(await addresses()).not.toContain('https://a.example/x.jpg')
  })

  it('finds its record though the feed comes later, takes the place of an older one, and not of a newer', async () => {
    await saveDeliveredPictures(facts.db, [{ name: '1.jpg', photo: 'first' }])
    await placeDeliveredPictures(facts.db)
    await products(['shein', '1', 'https://a.example/1x.jpg'])
    await placeDeliveredPictures(facts.db)
    const shown = async () => (await photosOf(facts.db, ['shein/1'])).get('shein/1')
    expect(await shown()).toBe('first')
    await saveDeliveredPictures(facts.db, [{ name: '1.jpg', photo: 'second' }])
    await placeDeliveredPictures(facts.db)
    expect(await shown()).toBe('second')
    await savePictureOutcomes(facts.db, [outcome('shein/1', 'https://a.example/new.jpg', { photo: 'fetched' })])
    await placeDeliveredPictures(facts.db)
    expect(await shown()).toBe('fetched')
  })
})
