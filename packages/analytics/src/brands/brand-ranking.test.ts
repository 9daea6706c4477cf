import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainedDb } from '../testing/explained-db'
import { openHouses } from '../testing/house-world'
import type { SellingWorld } from '../testing/selling-world'
import { type BrandQuestion, mentionsOfBrands, rankBrands } from './brand-ranking'

let world: SellingWorld
beforeAll(async () => {
  world = await openHouses()
})
afterAll(() => world.close())

const question = (more: Partial<BrandQuestion> = {}): BrandQuestion => ({
  window: 7,
  sort: 'growth',
  order: 'desc',
  page: 1,
  pageSize: 10,
  ...more,
})
const ids = async (more: Partial<BrandQuestion> = {}) =>
  (await rankBrands(world.db, question(more))).rows.map(({ brand_id: id }) => id)

describe('the ranking of brands', () => {
  it('puts what grows first and what nothing is known of last, larger ones before smaller', async () => {
    const { rows, total, asOf } = await rankBrands(world.db, question())
    expect(rows.map(({ brand_id: id, growth }) => [id, growth[1]])).toEqual([
      ['mossandra', 1],
      ['cindrelle', null],
      ['ivorette', null],
      ['ylva', null],
      ['zara', null],
    ])
    expect([total, asOf]).toEqual([5, '2025-06-30'])
  })

  it.each<[Partial<BrandQuestion>, string[]]>([
    [{ sort: 'price_position' }, ['mossandra', 'cindrelle', 'ivorette', 'ylva', 'zara']],
    [{ sort: 'new_arrivals', window: 30 }, ['ivorette', 'mossandra', 'cindrelle', 'ylva', 'zara']],
    [{ sort: 'discount_depth' }, ['mossandra', 'cindrelle', 'ivorette', 'ylva', 'zara']],
    [{ sort: 'posts', isPosted: true }, ['mossandra', 'zara']],
    [{ sort: 'name', order: 'asc' }, ['cindrelle', 'ivorette', 'mossandra', 'ylva', 'zara']],
    [{ sort: 'looks' }, ['mossandra', 'ylva', 'cindrelle', 'ivorette', 'zara']],
    [{ segment: 'premium' }, ['mossandra']],
    [{ platform: 'runway' }, ['mossandra', 'ylva']],
    [{ country: 'ES' }, ['zara']],
    [{ primaryCategory: 'kids' }, ['mossandra']],
    [{ price_min: 100 }, ['cindrelle']],
    [{ price_min: 20, price_max: 100 }, ['mossandra', 'ivorette']],
    [{ brands: ['ylva', 'nobody'] }, ['ylva']],
    [{ q: 'MÖSSANDRA' }, ['mossandra']],
    [{ q: 'ssand' }, ['mossandra']],
    [{ q: 'mossandar' }, ['mossandra']],
    [{ page: 2, pageSize: 2 }, ['ivorette', 'ylva']],
    [{ page: 9 }, []],
  ])('%j: %j', async (more, expected) => {
    expect(await ids(more)).toEqual(expected)
  })

  it('discovers what came lately and what grows, and says which', async () => {
    const { rows } = await rankBrands(world.db, question({ sort: 'discovery', why: ['new', 'rising'] }))
    expect(rows.map(({ brand_id: id, why }) => [id, why])).toEqual([
      ['ivorette', 'new'],
      ['mossandra', 'rising'],
    ])
    // Over thirty days nothing is known to grow.
    expect(await ids({ why: ['rising'], window: 30 })).toEqual([])
  })

  it('knows how many mentions shares are of', async () => {
    // Two of one, one of the other.
    expect(await mentionsOfBrands(world.db, question({ isPosted: true }))).toBe(3)
    expect(await mentionsOfBrands(world.db, question({ segment: 'premium' }))).toBe(2)
  })

  it('reads the table of brands alone', async () => {
    const { db, plans } = explainedDb(world.db)
    await rankBrands(db, question({ q: 'a', segment: 'premium', country: 'ES', platform: 'amazon', why: ['new'] }))
    expect(plans.length).toBeGreaterThan(0)
    for (const { plan } of plans) expect(plan).not.toMatch(/brand_product|product_current|observation/)
  })
})
