import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildBrandFacts } from '../derive/rebuild-brand-products'
import { openBrandWorld } from '../testing/brand-world'
import type { SellingWorld, WorldProduct } from '../testing/selling-world'
import { brandChoices, lineChoices, nicheChoices, retailerChoices } from './brand-choices'

const product = (platform: string, id: string, brand: string, more: Partial<WorldProduct> = {}): WorldProduct => ({
  platform,
  id,
  brand,
  primary: 'womenswear',
  secondary: 'dress',
  captures: [{ day: '2025-06-30', price: 10 }],
  ...more,
})

let world: SellingWorld
beforeAll(async () => {
  world = await openBrandWorld([
    product('amazon', '1', 'Zara', { attributes: ['style:boho'] }),
    product('amazon', '2', 'ZARA KIDS', { attributes: ['style:boho', 'color:red'] }),
    product('brand-site', '3', 'Zara Kids', { attributes: ['style:preppy'] }),
    product('brand-site', '4', '太平鸟'),
    product('amazon', '5', ''),
  ])
  await rebuildBrandFacts(world.db, 'amazon')
  await world.db
    .run(`INSERT INTO trendee.post_current (platform, post_id, author, author_key, posted_at, attribute_values)
    SELECT 'tiktok', '1', 'Ann', 'ann', '2025-06-30 12:00:00', ['boho']
    UNION ALL SELECT 'tiktok', '2', '', '', '2025-06-30 12:00:00', ['boho']`)
})
afterAll(() => world.close())

const page = { page: 1, pageSize: 10 }

describe('choices of brands', () => {
  it('are brands with their products, by any of their names', async () => {
    const { list, total } = await brandChoices(world.db, page)
    expect(list.map(({ value, number }) => [value, number])).toEqual([
      ['zara', 3],
      ['peacebird', 1],
    ])
    expect(total).toBe(2)
    const found = async (more: object) =>
      (await brandChoices(world.db, { ...page, ...more })).list.map(({ value }) => value)
    expect(await found({ q: 'PEACE' })).toEqual(['peacebird'])
    expect(await found({ q: '太平' })).toEqual(['peacebird'])
    expect(await found({ q: 'zára' })).toEqual(['zara'])
    expect(await found({ platform: 'amazon' })).toEqual(['zara'])
    expect(await found({ primaryCategory: 'menswear' })).toEqual([])
    expect([await found({ brand: 'ZARA' }), await found({ brand: 'zara' })]).toEqual([['zara'], ['zara']])
    expect(await brandChoices(world.db, { ...page, page: 9 })).toEqual({ list: [], total: 2 })
  })

  it('are lines under their houses, each once however platforms write it', async () => {
    const { list } = await lineChoices(world.db, page)
    expect(list).toMatchObject([
      { value: 'Zara Kids', brand: 'zara', brand_name: 'Zara', number: 2, platforms: ['amazon', 'brand-site'] },
    ])
    expect(list).toHaveLength(1)
    const named = async (brand: string) =>
      (await lineChoices(world.db, { ...page, brand })).list.map(({ value }) => value)
    expect([await named('ZARA'), await named('zara kids®'), await named('Zara Men')]).toEqual([
      ['Zara Kids'],
      ['Zara Kids'],
      [],
    ])
    expect((await lineChoices(world.db, { ...page, brand: 'peacebird' })).list).toEqual([])
  })

  it('are those who sell, where platforms name them', async () => {
    // Of brands' own sites the brands; the marketplace names no seller.
    expect((await retailerChoices(world.db, page)).list).toMatchObject([
      { value: 'Zara Kids', platform: 'brand-site', number: 1 },
      { value: '太平鸟', platform: 'brand-site', number: 1 },
    ])
  })

  it('are styles, by the products that have them, with who posts them where that is told', async () => {
    const { list } = await nicheChoices(world.db, page, ['boho', 'preppy'])
    expect(list).toMatchObject([
      { value: 'boho', number: 2, posts: 2, authors: 1 },
      { value: 'preppy', number: 1, posts: 0 },
    ])
    expect((await nicheChoices(world.db, page, ['preppy'])).total).toBe(1)
  })
})
