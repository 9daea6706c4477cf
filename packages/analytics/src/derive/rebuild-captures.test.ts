import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { rebuildSignals } from './rebuild-signals'

const dayOf = (number: number) => new Date(Date.UTC(2025, 5, 1 + number)).toISOString().slice(0, 10)
const dress = { platform: 'shein', primary: 'womenswear', secondary: 'dress', gender: 'women', region: 'US' } as const

/** A product that is captured on these days of June 2025 and sells two a day. */
const product = (id: string, days: readonly number[], more: object = {}) => ({
  ...dress,
  ...more,
  id,
  captures: days.map((day) => ({ day: dayOf(day), price: 10, units: 100 + 2 * day })),
})
const through = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const products = (count: number, name: string, days: readonly number[], more: object = {}, importId = '') =>
  Array.from({ length: count }, (_, index) => product(`${name}-${index}`, days, { ...more, importId }))

/** Forty dresses captured daily for three weeks, two more from the twelfth day on, and what a file adds to them. */
const worldWith = (added: readonly ReturnType<typeof product>[]) =>
  openSellingWorld([...products(40, 'old', through(0, 20)), ...products(2, 'new', through(12, 20)), ...added])

const CURRENT = z.object({ as_of_day: z.string(), arrived: z.array(z.string()), sold: z.number().nullable() })
const current = async (world: SellingWorld) =>
  (
    await world.db.rows(
      CURRENT,
      `SELECT toString(any(as_of)) AS as_of_day,
         arraySort(groupArrayIf(product_id, arrived_on > as_of - 30 AND arrived_on <= as_of)) AS arrived,
         sumIf(demand[2], startsWith(product_id, 'old')) AS sold
       FROM trendee.product_current WHERE platform = 'shein'`,
    )
  )[0]
/** Windows of seven days sell 14 of each of the forty. */
const UNMOVED = { as_of_day: dayOf(20), arrived: ['new-0', 'new-1'], sold: 560 }

describe('what a file moves', () => {
  let world: SellingWorld | undefined
  afterAll(() => world?.close())
  const cases: readonly [string, readonly ReturnType<typeof product>[], object][] = [
    ['nothing, where there is none', [], UNMOVED],
    ['nothing of the windows, where it holds other products of a later day', products(30, 'file', [22]), UNMOVED],
    ['nothing of the windows, where it holds one row of a later day', [product('file', [22])], UNMOVED],
    [
      'no arrivals, where it adds a shelf to a day that is captured',
      products(12, 'shoe', [19, 20], { primary: 'footwear', secondary: 'boots' }),
      UNMOVED,
    ],
    [
      'no arrivals, where a file of other goods of a captured shelf is said to be of that day',
      products(20, 'odd', [20], {}, 'odd.csv'),
      UNMOVED,
    ],
    [
      'an arrival, where a first product of a shelf is seen on a day that is captured',
      [product('only', [19, 20], { primary: 'footwear', secondary: 'boots' })],
      { ...UNMOVED, arrived: ['new-0', 'new-1', 'only'] },
    ],
  ]
  it.each(cases)('%s', async (_, added, expected) => {
    await world?.close()
    world = await worldWith(added)
    expect(await current(world)).toEqual(expected)
  })
})

describe('the first captures of a platform', () => {
  let world: SellingWorld
  beforeAll(async () => {
    world = await openSellingWorld(products(20, 'old', [0]))
  })
  afterAll(() => world.close())
  it('have a day to end windows on, and no arrivals', async () => {
    expect(await current(world)).toEqual({ as_of_day: dayOf(0), arrived: [], sold: null })
  })
})

describe('weekly signals', () => {
  let world: SellingWorld
  beforeAll(async () => {
    // The file's day lies in a week of its own, and it sees three of the forty again.
    world = await worldWith(products(3, 'old', [24]))
    await rebuildSignals(world.db, 'shein')
  })
  afterAll(() => world.close())
  it('have no week of a capture that cannot be compared', async () => {
    const rows = await world.db.rows(
      z.object({ week: z.string(), value: z.number() }),
      `SELECT toString(week) AS week, value FROM trendee.signal_weekly
       WHERE platform = 'shein' AND trend_id = 'dress' AND gender = '' ORDER BY week`,
    )
    // Sunday, 1 June, is a week's end; the two new ones begin in the second week; the last is captured to its Saturday.
    expect(rows).toEqual([
      { week: '2025-06-02', value: 560 },
      { week: '2025-06-09', value: 560 },
      { week: '2025-06-16', value: 504 },
    ])
  })
})
