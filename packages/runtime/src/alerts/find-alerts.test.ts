import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildCaptures } from '@trendee/analytics/derive/rebuild-captures'
import { rebuildProducts } from '@trendee/analytics/derive/rebuild-products'
import { openBrandWorld } from '@trendee/analytics/testing/brand-world'
import type { SellingWorld } from '@trendee/analytics/testing/selling-world'
import { addRows } from '@trendee/analytics/testing/trend-world'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import type { AlertSubject } from '@trendee/core/alerts/alert-kinds'
import { KINDS_OF, lineOfSubject } from '@trendee/core/alerts/alert-kinds'
import { addDays } from '@trendee/core/periods/week'
import { alertsFor } from '@trendee/store/alerts/alerts'
import { saveSubscription, subscriptionsOf } from '@trendee/store/alerts/subscriptions'
import { embeddedStore } from '@trendee/store/testing/engines'
import { findAlerts } from './find-alerts'

const NOW = new Date('2025-07-01T06:00:00Z')
const TODAY = '2025-07-01'
const addHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const store = embeddedStore()
let world: SellingWorld
beforeAll(async () => {
  const product = (id: string, platform: string, listedOn: string, days: [string, number][]) => ({
    platform,
    id,
    title: `Dress ${id}`,
    brand: 'Zara',
    listedOn,
    captures: days.map(([day, price]) => ({ day, price })),
  })
  world = await openBrandWorld([
    product('a', 'shein', '2025-01-01', [
      ['2025-06-23', 20],
      ['2025-06-30', 15],
    ]),
    product('b', 'shein', '2025-06-28', [['2025-06-30', 40]]),
    // A shop whose data ended long before.
    product('z', 'temu', '2024-06-28', [
      ['2024-06-29', 20],
      ['2024-06-30', 10],
    ]),
  ])
})
afterAll(() => world.close())

const find = (analytics: AnalyticsDb = world.db, today = TODAY) =>
  findAlerts({ analytics, db: store().db, now: NOW, today, signal: new AbortController().signal })

async function person(name: string, role = '1,4'): Promise<string> {
  await store().db.insertInto('account').values({ account_id: name, name, role }).execute()
  return name
}

interface Wish {
  readonly subject: AlertSubject
  readonly itemId: string
  readonly told?: Readonly<Record<string, unknown>>
  readonly search?: Readonly<Record<string, unknown>>
  readonly kinds?: readonly string[]
}
const NO_BOUND = { count: null, refusal: () => new Error('no bound') }

function watch(accountId: string, { subject, itemId, told = {}, search = {}, kinds = KINDS_OF[subject] }: Wish) {
  const line = subject === 'search' ? 'trendeesellers' : lineOfSubject(subject)
  const named = { nameEn: itemId, nameZh: itemId, link: '/' }
  return saveSubscription(
    store().db,
    { accountId, subject, itemId, line, ...named, search, kinds, channels: null, told },
    NO_BOUND,
    NOW,
  )
}
const told = async (accountId: string) =>
  (await alertsFor(store().db, accountId, { page: 1, pageSize: 50 })).list
    .map(({ itemId, kind, day, wordsEn }) => [itemId, kind, day, wordsEn])
    .toSorted((a, b) => (a.join(',') < b.join(',') ? -1 : 1))

const BEFORE = { price: 20, currency: 'USD', seller: '', isSoldOut: false, seenOn: '2025-06-23', asOf: '2025-06-23' }

describe('what is found', () => {
  it('is what the data says since it was told, for everybody who watches it, once', async () => {
    const [ann, bob] = [await person('ann'), await person('bob')]
    const shein = { days: { shein: '2025-06-23', temu: '2025-06-01' } }
    for (const who of [ann, bob]) {
      await watch(who, { subject: 'product', itemId: 'shein.a', told: BEFORE })
      await watch(who, { subject: 'brand', itemId: 'zara', told: shein })
      await watch(who, {
        subject: 'search',
        itemId: 'cheap',
        told: { days: { shein: '2025-06-23' } },
        search: { list: 'shein', fields: { price_max: '50' } },
      })
    }
    const expected = [
      ['cheap', 'finds', '2025-06-30', '1 new find: Dress b.'],
      ['shein.a', 'price', '2025-06-30', 'Its price fell by 25 %: $15.00, before $20.00.'],
      ['zara', 'arrivals', '2025-06-30', '1 new arrival: Dress b.'],
      ['zara', 'price_cuts', '2025-06-30', '1 price cut.'],
    ]
    expect(await find()).toBe(8)
    expect([await told(ann), await told(bob)]).toEqual([expected, expected])
    // A job that was killed after it had written begins anew.
    expect(await find()).toBe(0)
  })

  it('costs the same number of questions for many accounts as for one', async () => {
    let asked = 0
    const counting: AnalyticsDb = new Proxy(world.db, {
      get: (target, name, receiver) => {
        if (name === 'rows') asked += 1
        const value: unknown = Reflect.get(target, name, receiver)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const before = { days: { shein: '2025-06-23' } }
    await watch(await person('one'), { subject: 'brand', itemId: 'zara', told: before })
    await watch('one', { subject: 'product', itemId: 'shein.a', told: BEFORE })
    await find(counting)
    const forOne = asked
    asked = 0
    for (let who = 0; who < 30; who += 1) {
      const name = await person(`many-${who}`)
      await watch(name, { subject: 'brand', itemId: 'zara', told: before })
      await watch(name, { subject: 'product', itemId: 'shein.a', told: BEFORE })
    }
    expect(await find(counting)).toBe(90)
    expect(asked).toBeLessThanOrEqual(forOne)
  })

  it('is nothing the first time, and is remembered', async () => {
    const cy = await person('cy')
    await watch(cy, { subject: 'product', itemId: 'shein.a' })
    await watch(cy, { subject: 'brand', itemId: 'zara' })
    await watch(cy, { subject: 'product', itemId: 'shein.none' })
    expect(await find()).toBe(0)
    const states = Object.fromEntries((await subscriptionsOf(store().db, cy)).map((one) => [one.itemId, one.told]))
    expect(states).toEqual({
      'shein.a': { ...BEFORE, price: 15, seenOn: '2025-06-30', asOf: '2025-06-30' },
      zara: { days: { shein: '2025-06-30' } },
      'shein.none': {},
    })
  })

  it('is nothing of data that has ended, neither behind others nor by the clock', async () => {
    const dan = await person('dan')
    const old = { ...BEFORE, seenOn: '2024-06-29', asOf: '2024-06-29' }
    await watch(dan, { subject: 'product', itemId: 'temu.z', told: old })
    expect(await find()).toBe(0)
    await watch(dan, { subject: 'product', itemId: 'shein.a', told: BEFORE })
    expect(await find(world.db, '2026-07-01')).toBe(0)
    expect(await find()).toBe(1)
  })

  it('is told of the kinds that are wanted, and what is not wanted is not told later', async () => {
    const eve = await person('eve')
    const wish = { subject: 'product', itemId: 'shein.a', told: BEFORE, kinds: ['sold_out'] } as const
    await watch(eve, wish)
    expect(await find()).toBe(0)
    await watch(eve, { ...wish, kinds: ['price', 'sold_out'] })
    expect(await find()).toBe(0)
  })

  it('is what the plan has room for, the oldest first', async () => {
    // Without a plan three are told.
    const fay = await person('fay', '')
    for (const [place, itemId] of ['x1', 'x2', 'x3'].entries()) {
      await watch(fay, { subject: 'product', itemId: `shein.${itemId}`, told: { ...BEFORE, price: place + 1 } })
    }
    await watch(fay, { subject: 'product', itemId: 'shein.a', told: BEFORE })
    await store()
      .db.updateTable('alert_subscription')
      .set({ created_at: new Date(NOW.getTime() + 1000) })
      .where('account_id', '=', fay)
      .where('item_id', '=', 'shein.a')
      .execute()
    expect(await find()).toBe(0)
    await store().db.deleteFrom('alert_subscription').where('item_id', '=', 'shein.x1').execute()
    expect(await find()).toBe(1)
  })

  it('is what the plan is shown to have: nothing of a valid plan without a rule for alerts', async () => {
    const hal = await person('hal')
    const plan = (name: string) => ({ account_id: hal, line: 'trendeesellers', plan: name, starts_at: new Date(0) })
    await store()
      .db.insertInto('account_plan')
      .values({ ...plan('old'), ends_at: addHours(1) })
      .execute()
    await watch(hal, { subject: 'product', itemId: 'shein.a', told: BEFORE })
    expect(await find()).toBe(0)
    // When it has ended, the three that everybody has are told.
    await store().db.updateTable('account_plan').set({ ends_at: NOW }).where('account_id', '=', hal).execute()
    expect(await find()).toBe(1)
  })

  it('is that a product sold out, and that it is back', async () => {
    const gus = await person('gus')
    await watch(gus, { subject: 'product', itemId: 'shein.a' })
    await find()
    const capture = (day: string, price: number, id: string) => ({
      platform: 'shein',
      product_id: id,
      observed_on: day,
      version: 100,
      currency: 'USD',
      price,
      price_usd: price,
      import_id: 'later',
    })
    // Seen weekly before, it is missed after two weeks in which others were captured every day.
    const days = Array.from({ length: 15 }, (_, day) => addDays('2025-07-01', day))
    await addRows(
      world.db,
      'trendee.observation',
      days.map((day) => capture(day, 40, 'b')),
    )
    const derive = async () => {
      await rebuildCaptures(world.db, 'shein')
      await rebuildProducts(world.db, 'shein')
    }
    await derive()
    await find(world.db, '2025-07-15')
    await addRows(world.db, 'trendee.observation', [capture('2025-07-16', 15, 'a'), capture('2025-07-16', 40, 'b')])
    await derive()
    await find(world.db, '2025-07-16')
    expect(await told(gus)).toEqual([
      ['shein.a', 'back_in_stock', '2025-07-16', 'Back in stock.'],
      ['shein.a', 'sold_out', '2025-07-15', 'Sold out: no longer seen on sale.'],
    ])
  })
})
