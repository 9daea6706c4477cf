import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainedDb } from '../testing/explained-db'
import { type SellingWorld, type WorldCapture, type WorldProduct, openSellingWorld } from '../testing/selling-world'
import { type SoldQuestion, soldBefore } from './sold-before'

/** Three weeks from 3 to 23 August, and the three before them from 13 July: counts are those of a day's end. */
const DAY = '2026-08-24'
const [EARLIER, START, END] = ['2026-07-12', '2026-08-02', '2026-08-23']

const QUESTION: SoldQuestion = {
  region: 'US',
  gender: 'all',
  days: ['2025-08-25', DAY],
  buildUpWeeks: 3,
  sort: 'units',
  mostCategories: 10,
  mostProducts: 10,
}

const counted = (price: number, ...counts: readonly (readonly [day: string, units: number])[]): WorldCapture[] =>
  counts.map(([day, units]) => ({ day, units, price }))
const product = (id: string, secondary: string, captures: readonly WorldCapture[]): WorldProduct => ({
  platform: 'tiktok-shop',
  id,
  region: 'US',
  secondary,
  gender: 'women',
  captures,
})
const rounded = (capture: WorldCapture): WorldCapture => ({
  day: capture.day,
  units: capture.units ?? 0,
  evidence: 'at_least',
})

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([
    product('doubled', 'backpack', counted(30, [EARLIER, 100], [START, 140], [END, 240])),
    product('halved', 'backpack', counted(50, [EARLIER, 0], [START, 60], [END, 90])),
    // Two a day until 9 August, ten a day from then on: 14 on 12 July, 56 on 2 August, 210 on 23 August.
    product('between', 'backpack', counted(20, ['2026-07-05', 0], ['2026-08-09', 70], ['2026-08-30', 280])),
    product('new', 'loafers', counted(80, ['2026-08-10', 500], [END, 512])),
    product('seen-once', 'loafers', counted(80, [END, 9000])),
    // Nothing of it lies close enough to the first day to tell where it stood then.
    product('lost', 'loafers', counted(80, ['2026-06-01', 10], ['2026-08-30', 4000])),
    { ...product('british', 'backpack', counted(30, [START, 0], [END, 900])), region: 'GB' },
    {
      ...product('rounded', 'coat', counted(0, [EARLIER, 1000], [START, 2000], [END, 2500]).map(rounded)),
      platform: 'temu',
      region: '',
      gender: 'men',
    },
    {
      ...product('monthly', 'coat', [{ day: END, units: 700, periodDays: 30, price: 90 }]),
      platform: 'amazon',
    },
    { ...product('liked', 'coat', [{ day: END, favorites: 40, price: 90 }]), platform: 'etsy' },
  ])
})
afterAll(() => world.close())

describe('what was sold before a festival', () => {
  it('is counted shop by shop and category by category, beside the weeks just before', async () => {
    const { occurrence } = await soldBefore(world.db, QUESTION)
    expect(occurrence).toMatchObject({
      day: DAY,
      span: { from: '2026-08-03', to: END, beforeFrom: '2026-07-13', beforeTo: START },
      covered: ['temu', 'tiktok-shop'],
    })
    expect(occurrence?.groups).toEqual([
      {
        kind: 'all',
        value: '',
        seen: 6,
        products: 5,
        sold: 796,
        evidence: 'estimated',
        // 100, 30, 154 and 500 against 40, 60, 42 and 1000.
        ratio: 784 / 1142,
        paid: 20,
      },
      {
        kind: 'category',
        value: 'coat',
        seen: 1,
        products: 1,
        sold: 500,
        evidence: 'estimated',
        ratio: null,
        paid: null,
      },
      {
        kind: 'category',
        value: 'backpack',
        seen: 3,
        products: 3,
        sold: 284,
        evidence: 'estimated',
        ratio: 2,
        // 154 of 284 cost 20.
        paid: 20,
      },
      {
        kind: 'category',
        value: 'loafers',
        seen: 2,
        products: 1,
        sold: 12,
        evidence: 'at_least',
        ratio: null,
        paid: 80,
      },
      { kind: 'shop', value: 'temu', seen: 1, products: 1, sold: 500, evidence: 'estimated', ratio: null, paid: null },
      {
        kind: 'shop',
        value: 'tiktok-shop',
        seen: 5,
        products: 4,
        sold: 296,
        evidence: 'estimated',
        ratio: 2,
        paid: 20,
      },
    ])
  })

  it('names the best sellers with what each cost then, and no ratio of rounded counts or of unequal weeks', async () => {
    const { occurrence } = await soldBefore(world.db, QUESTION)
    expect(
      occurrence?.products.map(({ product, units, evidence, ratio, price }) => [
        product.product_id,
        units,
        evidence,
        ratio,
        price,
      ]),
    ).toEqual([
      ['rounded', 500, 'estimated', null, null],
      ['between', 154, 'estimated', 154 / 42, 20],
      ['doubled', 100, 'measured', 2.5, 30],
      ['halved', 30, 'measured', 0.5, 50],
      ['new', 12, 'at_least', null, 80],
    ])
  })

  it('is ordered by the ratio where that is asked, and cut where the answer ends', async () => {
    const { occurrence } = await soldBefore(world.db, {
      ...QUESTION,
      sort: 'ratio',
      mostCategories: 1,
      mostProducts: 3,
    })
    expect(occurrence?.products.map(({ id }) => id)).toEqual(['between', 'doubled', 'halved'])
    expect(occurrence?.groups.flatMap(({ kind, value }) => (kind === 'category' ? [value] : []))).toEqual(['backpack'])
  })

  it('says of each shop what it tells: a month of sales is not told apart into weeks', async () => {
    const { shops } = await soldBefore(world.db, QUESTION)
    expect(shops.map(({ platform, counts, periodDays }) => [platform, counts, periodDays])).toEqual([
      ['amazon', 'period', 30],
      ['etsy', 'none', null],
      ['temu', 'lifetime', null],
      ['tiktok-shop', 'lifetime', null],
    ])
    expect(shops.at(-1)?.captured).toContain('2026-08-30')
  })

  it('is of the gender and the country that are asked, and of shops that name no country', async () => {
    const women = await soldBefore(world.db, { ...QUESTION, gender: 'women' })
    expect(women.occurrence?.covered).toEqual(['tiktok-shop'])
    expect(women.occurrence?.groups[0]?.sold).toBe(296)
    const british = await soldBefore(world.db, { ...QUESTION, region: 'GB' })
    expect(british.occurrence?.products.map(({ id }) => id)).toEqual(['british', 'rounded'])
  })

  it('is of the last occurrence that shops tell of, of none that they do not reach', async () => {
    // The data ends on 30 August.
    const passed = await soldBefore(world.db, { ...QUESTION, days: [DAY, '2026-09-07', '2027-08-23'] })
    expect(passed.occurrence?.day).toBe(DAY)
    const { occurrence, shops } = await soldBefore(world.db, { ...QUESTION, days: ['2025-08-25'] })
    expect(occurrence).toBeNull()
    expect(shops).toHaveLength(4)
    // A build-up of which the first days are unknown is none of which the sales are known: captures begin on 1 June.
    expect((await soldBefore(world.db, { ...QUESTION, days: ['2026-06-15'] })).occurrence).toBeNull()
  })

  it('reads the observations of its weeks alone', async () => {
    const { db, plans } = explainedDb(world.db)
    await soldBefore(db, QUESTION)
    const reading = plans.filter(({ sql }) => sql.includes('trendee.observation'))
    expect(reading).toHaveLength(1)
    for (const { plan } of reading) expect(plan).toMatch(/Condition: .*observed_on/)
  })
})
