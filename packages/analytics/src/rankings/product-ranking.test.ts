import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productRankingInput } from '@trendee/contract/rankings/ranking-filters'
import { addDays } from '@trendee/core/periods/week'
import { explainedDb } from '../testing/explained-db'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { type ProductRanked, productCounts, productRanking } from './product-ranking'

/** Captures whose windows of 30 days sold `before`, then `now`. */
const sold = (before: number, now: number, price: number) => [
  { day: '2025-05-01', price, units: 1000 },
  { day: '2025-05-31', price, units: 1000 + before },
  { day: '2025-06-20', price },
  { day: '2025-06-30', price, units: 1000 + before + now },
]
/** Six weeks of captures. */
const DAILY = Array.from({ length: 42 }, (_, day) => addDays('2025-05-20', day))
/** Products with a fabric that came in the week before the last, and in the last. */
const arrivals = (fabric: string, before: number, now: number) =>
  Array.from({ length: before + now }, (_, at) => ({
    platform: 'untold',
    id: `${fabric}-${at}`,
    attributes: [`fabric:${fabric}`],
    captures: DAILY.slice(at < before ? -8 - (at % 6) : -1 - (at % 6)).map((day) => ({ day, price: 5 })),
  }))
const GRAPHIC = { type: 'pattern', values: ['graphic', 'slogan'] }

let world: SellingWorld
beforeAll(async () => {
  const site = { platform: 'brand-site', primary: 'womenswear', gender: 'women', shopPath: ['Women'] }
  world = await openSellingWorld([
    {
      ...site,
      id: 'slip',
      brand: 'Moss',
      secondary: 'slip-dress',
      attributes: ['color:red', 'pattern:floral'],
      captures: sold(40, 80, 15),
    },
    {
      ...site,
      id: 'wrap',
      brand: 'Moss',
      secondary: 'wrap-dress',
      attributes: ['color:red', 'pattern:graphic'],
      captures: sold(20, 10, 45),
    },
    {
      ...site,
      id: 'skirt',
      brand: 'Fern',
      secondary: 'mini-skirt',
      attributes: ['color:blue', 'pattern:slogan'],
      captures: [
        { day: '2025-06-20', price: 9, units: 7 },
        { day: '2025-06-30', price: 9, units: 12 },
      ],
    },
    ...arrivals('linen', 20, 30),
    ...arrivals('wool', 25, 10),
    ...arrivals('silk', 2, 5),
    // Many that were always there: what comes beside them opens no new shelf.
    ...Array.from({ length: 100 }, (_, at) => ({
      platform: 'untold',
      id: `old-${at}`,
      captures: DAILY.map((day) => ({ day, price: 5 })),
    })),
    // Of another platform: never counted with these.
    { ...site, platform: 'temu', id: 'other', secondary: 'slip-dress', captures: sold(500, 900, 1) },
    {
      ...site,
      platform: 'temu',
      id: 'denim',
      secondary: 'mini-skirt',
      attributes: ['fabric:denim'],
      captures: sold(10, 20, 9),
    },
  ])
})
afterAll(() => world.close())

const ask = (of: ProductRanked, input: Record<string, unknown> = {}, carried?: typeof GRAPHIC) =>
  productRanking(world.db, 'brand-site', of, productRankingInput.parse(input), { carried })
const told = async (of: ProductRanked, input: Record<string, unknown> = {}, carried?: typeof GRAPHIC) =>
  (await ask(of, input, carried)).rows.map(({ id, type, records, sold: units }) => [type, id, records, units])

describe('products of a platform that does not tell what it sells', () => {
  it('grow by how many of them came, where the window before was captured whole', async () => {
    const grown = async (window: 7 | 90) => {
      const ranking = await productRanking(
        world.db,
        'untold',
        'attribute',
        productRankingInput.parse({ by: 'growth', window }),
      )
      return [
        ranking.growthOf,
        ...ranking.rows.map(({ id, new_arrivals: now, before, growth }) => [id, now, before, growth]),
      ]
    }
    // Of linen 30 came in the last week after 20 in the week before, of wool 10 after 25; of silk too few before.
    expect(await grown(7)).toEqual([
      'new_arrivals',
      ['linen', 30, 20, 0.5],
      ['wool', 10, 25, -0.6],
      ['silk', 5, 2, null],
    ])
    expect(await grown(90)).toEqual([
      'new_arrivals',
      ['linen', 50, null, null],
      ['wool', 35, null, null],
      ['silk', 7, null, null],
    ])
    expect((await ask('attribute')).growthOf).toBe('demand')
  })
})

describe('products of a platform, ranked', () => {
  it('by what sells, with a broad category over those that it covers', async () => {
    expect(await told('category')).toEqual([
      ['', 'dress', 2, 90],
      ['', 'slip-dress', 1, 80],
      ['', 'wrap-dress', 1, 10],
      ['', 'mini-skirt', 1, 5],
      ['', 'skirt', 1, 5],
    ])
  })

  it('by brand, with like for like growth, median price and the product that sells best', async () => {
    const { rows, total, totalRecords, asOf } = await ask('brand')
    expect([total, totalRecords, asOf]).toEqual([2, 3, '2025-06-30'])
    const [moss, fern] = rows
    // 80 + 10 sold after 40 + 20.
    expect(moss).toMatchObject({ id: 'moss', growth: 0.5, median_price_usd: 30, strongest_id: 'slip', new_arrivals: 0 })
    expect(moss?.revenue_usd).toBe(80 * 15 + 10 * 45)
    expect(fern).toMatchObject({ id: 'fern', growth: null, strongest_id: 'skirt' })
  })

  it('finds the products of a brand by the id that it gives, and by what they write', async () => {
    const found = async (brand: string) => (await ask('category', { brand })).rows.map(({ id }) => id)
    expect(await found('fern')).toEqual(['mini-skirt', 'skirt'])
    expect(await found('FERN')).toEqual(['mini-skirt', 'skirt'])
    expect(await found('fe')).toEqual([])
  })

  it('shops are brands on their own sites', async () => {
    expect(await told('shop')).toEqual([
      ['', 'Moss', 2, 90],
      ['', 'Fern', 1, 5],
    ])
    expect((await ask('shop', { seller: 'fern' })).totalRecords).toBe(1)
  })

  it('attributes of one type, or within one of them', async () => {
    expect(await told('attribute', { attributeType: 'color', by: 'products' })).toEqual([
      ['color', 'red', 2, 90],
      ['color', 'blue', 1, 5],
    ])
    expect(await told('attribute', { attributeType: 'color', attributeName: 'blue' })).toEqual([
      ['color', 'blue', 1, 5],
      ['pattern', 'slogan', 1, 5],
    ])
  })

  it('with any attribute of a type, where what is ranked is no attribute', async () => {
    const ofType = async (of: ProductRanked) => {
      const asked = productRankingInput.parse({ attributeType: 'fabric' })
      const { rows, totalRecords } = await productRanking(world.db, 'temu', of, asked)
      return [totalRecords, rows.map(({ id, records, sold: units }) => [id, records, units])]
    }
    const skirts = [
      ['mini-skirt', 1, 20],
      ['skirt', 1, 20],
    ]
    expect(await ofType('category')).toEqual([1, skirts])
    expect(await ofType('price_band')).toEqual([1, [['0', 1, 20]]])
    expect(await ofType('attribute')).toEqual([2, [['denim', 1, 20]]])
  })

  it('garments are an attribute on a category', async () => {
    expect(await told('garment', { attributeType: 'pattern', pageSize: 1 })).toEqual([
      ['pattern', 'floral/slip-dress', 1, 80],
    ])
    expect((await ask('garment', { attributeType: 'pattern', pageSize: 1, page: 3 })).rows[0]?.id).toBe(
      'slogan/mini-skirt',
    )
  })

  it('prices in bands that double from ten dollars', async () => {
    expect(await told('price_band', { by: 'products' })).toEqual([
      ['', '10', 1, 80],
      ['', '40', 1, 10],
      ['', '0', 1, 5],
    ])
  })

  it('of those with a graphic print alone, shares too', async () => {
    expect(await told('primary_category', {}, GRAPHIC)).toEqual([['', 'womenswear', 2, 15]])
    expect((await ask('category', {}, GRAPHIC)).totalRecords).toBe(2)
  })

  it('growth first, what has none last', async () => {
    expect((await ask('category', { by: 'growth', secondaryCategory: 'dress' })).rows.map(({ id }) => id)).toEqual([
      'slip-dress',
      'dress',
      'wrap-dress',
    ])
  })

  it('nothing is an empty ranking with the newest day', async () => {
    expect(await ask('brand', { brand: 'nobody' })).toMatchObject({ rows: [], total: 0, asOf: '2025-06-30' })
  })

  it('counts of all platforms in one read what the ranking of each counts', async () => {
    const { db, plans } = explainedDb(world.db)
    for (const filter of [{}, { gender: 'women' }, { window: 7 }, { secondaryCategory: 'dress' }]) {
      const asked = productRankingInput.parse(filter)
      const platforms = ['brand-site', 'temu', 'shein', 'amazon']
      const counts = await productCounts(db, platforms, asked)
      for (const platform of platforms) {
        const ranking = await productRanking(world.db, platform, 'primary_category', asked)
        const { totalRecords, newArrivals, asOf } = ranking
        expect(counts.get(platform)).toEqual(
          totalRecords === 0 ? undefined : { totalRecords, newArrivals, asOf, season: '' },
        )
      }
    }
    expect(
      (await productCounts(db, ['brand-site'], productRankingInput.parse({}))).get('brand-site')?.totalRecords,
    ).toBe(3)
    expect(plans).toHaveLength(5)
  })

  it('reads the products of its platform and no other', async () => {
    const { db, plans } = explainedDb(world.db)
    await productRanking(db, 'brand-site', 'brand', productRankingInput.parse({}))
    expect(plans.map(({ plan }) => /Parts: (\d+\/\d+)/.exec(plan)?.[1])).toEqual(['1/3', '1/3'])
  })
})
