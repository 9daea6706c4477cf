import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainedDb } from '../testing/explained-db'
import { type SellingWorld, type WorldProduct, openSellingWorld } from '../testing/selling-world'
import { detail } from './detail'

// 30 June 2025 is a Monday, so the last complete week is that of Monday 23 June.
const dress: Omit<WorldProduct, 'platform' | 'id'> = {
  primary: 'womenswear',
  secondary: 'dresses',
  gender: 'women',
  captures: [{ day: '2025-06-30', price: 20 }],
}

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([
    {
      ...dress,
      platform: 'temu',
      id: 'asked',
      title: 'Red Floral Midi Dress',
      description: 'Light and long.',
      titleBrand: 'Bonjean',
      shopPath: ['Women', 'Dresses'],
      attributes: ['color:red', 'pattern:floral', 'neckline:v-neck'],
      captures: [
        { day: '2025-06-08', price: 22, units: 100, rank: 9, reviews: 3, favorites: 6, rating: 4.5, inStock: true },
        { day: '2025-06-15', price: 22, units: 140 },
        { day: '2025-06-15', price: 21, units: 145 },
        { day: '2025-06-22', price: 20 },
        { day: '2025-06-29', price: 20, units: 190 },
        { day: '2025-06-30', price: 20, units: 200, inStock: false },
      ],
    },
    // Everything alike, of another platform.
    { ...dress, platform: 'etsy', id: 'twin', attributes: ['color:red', 'pattern:floral', 'neckline:v-neck'] },
    // Same colour family, half the attributes' weight (pattern 2 of 3.5 + 1.5 for its own neckline), half the price.
    {
      ...dress,
      platform: 'etsy',
      id: 'cousin',
      attributes: ['color:burgundy', 'pattern:floral', 'neckline:square-neck'],
      captures: [{ day: '2025-06-30', price: 10 }],
    },
    // Nothing in common, and neither colour nor price known: only attributes count.
    { ...dress, platform: 'temu', id: 'stranger', attributes: ['pattern:stripe'], captures: [{ day: '2025-06-30' }] },
    { ...dress, platform: 'temu', id: 'mens', gender: 'men', attributes: ['color:red', 'pattern:floral'] },
    {
      platform: 'amazon',
      id: 'monthly',
      captures: [
        { day: '2025-06-28', units: 300, periodDays: 30 },
        { day: '2025-06-30', units: 330, periodDays: 30 },
      ],
    },
    {
      platform: 'amazon',
      id: 'untold',
      captures: [
        { day: '2025-06-28', units: 900, evidence: 'measured', periodDays: 0 },
        { day: '2025-06-30', units: 1000, evidence: 'at_least', periodDays: 0 },
      ],
    },
    {
      platform: 'shein',
      id: 'reviewed',
      captures: [
        { day: '2025-06-15', reviews: 10 },
        { day: '2025-06-22', reviews: 14 },
        { day: '2025-06-29', reviews: 13 },
        { day: '2025-06-30', reviews: 15 },
      ],
    },
    { ...dress, platform: 'temu', id: 'skirt', secondary: 'skirts', attributes: ['color:red', 'pattern:floral'] },
  ])
})
afterAll(() => world.close())

const asked = async () => {
  const answer = await detail(world.db, 'temu', 'asked', 30)
  if (!answer) throw new Error('the product is missing')
  return answer
}

describe('detail', () => {
  it('is null for an id the platform does not have', async () => {
    expect(await detail(world.db, 'temu', 'twin', 30)).toBeNull()
    expect(await detail(world.db, 'temu', "' OR 1", 30)).toBeNull()
  })
  it('gives words with what they told', async () => {
    const { product, words } = await asked()
    expect(product).toMatchObject({
      attribute_types: ['color', 'pattern', 'neckline'],
      attribute_values: ['red', 'floral', 'v-neck'],
    })
    expect(words).toEqual({
      description: 'Light and long.',
      category_path: ['Women', 'Dresses'],
      title_brand: 'Bonjean',
      attribute_words: ['red', 'floral', 'v neck'],
      attribute_from: ['title', 'title', 'title'],
    })
  })
  it('tells each day once, with units since the last day that told them', async () => {
    const { history } = await asked()
    expect(history.map(({ day_text, price, units, total }) => [day_text, price, units, total])).toEqual([
      ['2025-06-08', 22, null, 100],
      ['2025-06-15', 21, 45, 145],
      ['2025-06-22', 20, null, null],
      ['2025-06-29', 20, 45, 190],
      ['2025-06-30', 20, 10, 200],
    ])
    expect(history[0]).toMatchObject({ rank: 9, review_count: 3, liked: 6, stars: 4.5, is_in_stock: 1 })
    expect(history[4]).toMatchObject({ rank: null, review_count: null, stars: null, is_in_stock: 0 })
  })
  it('draws the last 26 complete weeks, gaps as gaps', async () => {
    const { sparkline } = (await asked()).product
    expect(sparkline).toHaveLength(26)
    // Weeks of 2, 9, 16 and 23 June: the first has no week before, the third no count, so the fourth no difference.
    expect(sparkline.slice(-4)).toEqual([null, 45, null, null])
    expect(sparkline.slice(0, 22).every((value) => value === null)).toBe(true)
  })
  it('finds what is like it on all platforms, of its category and gender, best first', async () => {
    const { similar } = await asked()
    expect(similar.map((product) => [product.platform, product.product_id])).toEqual([
      ['etsy', 'twin'],
      ['etsy', 'cousin'],
      // The stranger shares its kind alone.
    ])
    const [twin, cousin] = similar.map(({ likeness }) => likeness)
    expect(twin).toBeCloseTo(1)
    // Shared 2 of 3.5 + 3.5 − 2 = 5: 0.6 × 0.4 + 0.25 + 0.15 × 0.5.
    expect(cousin).toBeCloseTo(0.565)
  })
  it('reads facts along their keys only', async () => {
    const { db, plans } = explainedDb(world.db)
    await detail(db, 'temu', 'asked', 7)
    const facts = plans.filter(({ plan }) => /trendee\.(observation|product)\b/.test(plan))
    expect(facts).toHaveLength(1)
    for (const { plan } of facts) expect(plan).toMatch(/PrimaryKey[\s\S]*platform[\s\S]*product_id/)
  })
})

it('draws counts of a period as their weekly part, and reviews by difference', async () => {
  const monthly = await detail(world.db, 'amazon', 'monthly', 30)
  // 300 in 30 days are 70 a week.
  expect(monthly?.product.sparkline.slice(-2)).toEqual([null, 70])
  expect(monthly?.history.map(({ total, in_period }) => [total, in_period])).toEqual([
    [null, 300],
    [null, 330],
  ])
  const reviewed = await detail(world.db, 'shein', 'reviewed', 30)
  // A count that fell, as when reviews are withdrawn, is no negative demand.
  expect(reviewed?.product.sparkline.slice(-2)).toEqual([4, 0])
})

it('ranks and adds up no units of which nobody said over how many days they were sold', async () => {
  const untold = await detail(world.db, 'amazon', 'untold', 30)
  expect(untold?.product).toMatchObject({ window_demand: null, units_total: null, growth: null })
  expect(untold?.product.sparkline.filter((value) => value !== null)).toEqual([])
  const told = untold?.history.map(({ total, in_period, units, untold_units, untold_evidence }) => [
    total,
    in_period,
    units,
    untold_units,
    untold_evidence,
  ])
  expect(told).toEqual([
    [null, null, null, 900, 'measured'],
    [null, null, null, 1000, 'at_least'],
  ])
})

it('draws nothing where one capture is all there is', async () => {
  expect((await detail(world.db, 'etsy', 'twin', 30))?.product.sparkline).toEqual([])
})
