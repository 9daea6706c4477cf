import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GenderGroup } from '@trendee/core/lexicon/types'
import { addWeeks } from '@trendee/core/periods/week'
import type { SellingWorld, WorldProduct } from '../testing/selling-world'
import { UNKNOWN_REGION } from '@trendee/core/regions/unknown-region'
import { WORLD_DAY, addRows, openTrendWorld } from '../testing/trend-world'
import { related, relatedQueries } from './related'

const WEEKS = 80
const END = '2025-06-23'
/** A line that rises and falls without repeating itself within the weeks compared. */
const up = Array.from({ length: WEEKS }, (_, week) => 2 + Math.sin(week / 3) + Math.sin(week / 7.3))
/** A line whose logarithm is `factor` times that of `up`: every movement is that many times as strong. */
const moved = (factor: number) => up.map((height) => Math.expm1(6 + factor * height))

function products(count: number, first: number, product: Partial<WorldProduct>): WorldProduct[] {
  return Array.from({ length: count }, (_, index) => ({
    platform: 'temu',
    id: `p${first + index}`,
    captures: [{ day: '2025-06-30', price: 10 }],
    ...product,
  }))
}

let world: SellingWorld
beforeAll(async () => {
  const line = (trendId: string, adjusted: (number | null)[], more = {}) => ({
    trendId,
    adjusted,
    lastWeek: END,
    start: addWeeks(END, 1 - adjusted.length),
    ...more,
  })
  world = await openTrendWorld(
    [
      line('floral', moved(0.5)),
      line('twice-as-strong', moved(1)),
      line('against', moved(-0.5)),
      line(
        'with-gaps',
        moved(1).map((value, week) => (week % 20 === 0 ? null : value)),
      ),
      line('other-platform', moved(1), { platform: 'social' }),
      line('other-week', moved(1), { lastWeek: '2025-06-16' }),
      // 55 weeks are 51 movements over four weeks.
      line('too-short', moved(1).slice(-55)),
      line('long-enough', moved(1).slice(-56)),
      line(
        'flat',
        up.map(() => 5),
      ),
      line('elsewhere', moved(1), { region: 'GB' }),
      line('for-women', moved(1), { gender: 'women' }),
      line('for-women', moved(-1), { gender: 'men', score: 9 }),
      line('floral', moved(1), { gender: 'women' }),
      { trendId: 'dress' },
      { trendId: 'skirt', gender: 'men' },
      { trendId: 'puff-sleeve' },
      { trendId: 'red' },
      { trendId: 'skirt' },
    ],
    [
      ...products(12, 0, { secondary: 'dress', attributes: ['pattern:floral', 'sleeve:puff-sleeve'] }),
      ...products(3, 12, { secondary: 'dress', attributes: ['pattern:floral', 'color:red'] }),
      ...products(5, 15, { secondary: 'skirt', attributes: ['pattern:floral', 'color:red'] }),
      ...products(5, 20, { secondary: 'dress' }),
      ...products(35, 25, { secondary: 'skirt' }),
      ...products(10, 60, { secondary: 'skirt', gender: 'men', attributes: ['fabric:velvet'] }),
      ...products(30, 70, { secondary: 'coat', gender: 'men' }),
    ],
  )
})
afterAll(() => world.close())

const of = async (trendId: string, quantity = 50, region = 'US', gender: GenderGroup | '' = '') => {
  const found = await related(world.db, trendId, { region, gender }, quantity, WORLD_DAY)
  return new Map(found.map(({ metric, correlation, lift }) => [metric.trend_id, { correlation, lift }]))
}

describe('trends that move alike', () => {
  it('are found by the correlation of their movements', async () => {
    const found = await of('floral')
    for (const id of ['twice-as-strong', 'with-gaps', 'long-enough']) {
      expect(found.get(id)?.correlation, id).toBeCloseTo(1, 6)
    }
  })
  it('do not count when they move against it, lie flat, are too short, or are of another platform, week or region', async () => {
    const found = await of('floral')
    for (const id of ['against', 'flat', 'too-short', 'other-platform', 'other-week', 'elsewhere']) {
      expect(found.has(id), id).toBe(false)
    }
  })
})

it('compares the rows of the asked gender with each other, or where none is asked those that speak', async () => {
  const women = await of('floral', 50, 'US', 'women')
  expect([...women.keys()]).toEqual(['for-women'])
  expect(women.get('for-women')?.correlation).toBeCloseTo(1, 6)
  expect((await of('floral', 50, 'US', 'men')).size).toBe(0)
  expect((await of('floral')).has('for-women')).toBe(false)
})

it('counts what a gender wears together among that gender’s products', async () => {
  // All ten velvet products for men are skirts, of forty for men ten.
  expect(await of('velvet', 50, 'US', 'men')).toEqual(new Map([['skirt', { correlation: null, lift: 4 }]]))
  expect((await of('velvet', 50, 'US', 'women')).size).toBe(0)
})

describe('trends worn together', () => {
  it('are found by how much more often than chance products carry both', async () => {
    const found = await of('floral')
    // 15 of 20 floral products are dresses, 20 of all 100; 12 have puff sleeves, 12 of all.
    expect(found.get('dress')).toEqual({ correlation: null, lift: 0.75 / (20 / 100) })
    expect(found.get('puff-sleeve')).toEqual({ correlation: null, lift: 0.6 / (12 / 100) })
  })
  it('do not count when fewer than ten products carry both, or no more than chance', async () => {
    const found = await of('floral')
    // 8 red ones; 5 skirts of 50.
    expect([found.has('red'), found.has('skirt')]).toEqual([false, false])
  })
  it('are asked of a category as of an attribute', async () => {
    expect((await of('dress')).get('floral')?.lift).toBeCloseTo(15 / 20 / (20 / 100), 12)
  })
})

it('gives the strongest first, as many as asked, and never the trend itself', async () => {
  const ids = [...(await of('floral')).keys()]
  // Correlations of 1, then log2(6)/4 and log2(4.75)/4.
  expect(ids.slice(-2)).toEqual(['puff-sleeve', 'dress'])
  expect(ids).toHaveLength(5)
  expect([...(await of('floral', 4)).keys()]).toEqual(ids.slice(0, 4))
  expect((await of('nothing-like-it')).size).toBe(0)
})

it('lists what people searched beside a trend’s terms, breakouts first, as last captured', async () => {
  const row = (query: string, list: string, value: number | null, more = {}) => ({
    platform: 'google',
    term: 'floral dress',
    trend_id: 'floral-dress',
    region: 'US',
    query,
    topic_type: '',
    list,
    value,
    is_breakout: 0,
    version: 1,
    fingerprint: 1,
    import_id: 'i',
    ...more,
  })
  await addRows(world.db, 'trendee.related_query', [
    row('blue floral dress', 'top', 40),
    row('blue floral dress', 'top', 64, { version: 2 }),
    row('midi floral dress', 'rising', 37),
    row('nobody said where', 'rising', 90, { region: UNKNOWN_REGION }),
    row('floral dress 2025', 'rising', null, { is_breakout: 1, region: 'world' }),
    row('Midi', 'top', 30, { topic_type: 'Garment' }),
    row('robe fleurie', 'top', 99, { region: 'FR' }),
    row('coat', 'top', 99, { term: 'coat', trend_id: 'coat' }),
  ])
  expect(await relatedQueries(world.db, 'floral-dress', 'US')).toEqual([
    { query: 'floral dress 2025', topic_type: '', list: 'rising', value: null, is_breakout: true },
    { query: 'blue floral dress', topic_type: '', list: 'top', value: 64, is_breakout: false },
    { query: 'midi floral dress', topic_type: '', list: 'rising', value: 37, is_breakout: false },
    { query: 'Midi', topic_type: 'Garment', list: 'top', value: 30, is_breakout: false },
  ])
  expect(await relatedQueries(world.db, 'suede', 'US')).toEqual([])
})
