import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandChoices, lineChoices } from '../brands/brand-choices'
import { rebuildBrandFacts } from '../derive/rebuild-brand-products'
import { openBrandWorld } from '../testing/brand-world'
import type { SellingWorld, WorldProduct } from '../testing/selling-world'
import { filterOptions } from './filter-options'
import { list } from './list'

/** A house in two spellings with a line in two, another house, and what names none; on a marketplace and on own sites. */

const of = (platform: string, brand: string, ids: readonly string[], price = 20): WorldProduct[] =>
  ids.map((id) => ({
    platform,
    id: `${brand}-${id}`,
    brand,
    primary: 'womenswear',
    secondary: 'dress',
    captures: [{ day: '2025-06-30', price }],
  }))

const PLATFORMS = ['amazon', 'brand-site']
const QUESTION = { window: 30, arrival: 'all', sort: 'units', order: 'desc', page: 1, pageSize: 50 } as const

let world: SellingWorld
beforeAll(async () => {
  world = await openBrandWorld([
    ...of('amazon', 'QUILLETTE ROW', ['1', '2', '3']),
    ...of('amazon', 'Quillette Row', ['1', '2']),
    ...of('amazon', 'QUILLETTE ROW KIDS', ['1']),
    ...of('brand-site', 'Quillette Row', ['4']),
    ...of('brand-site', 'Quillette Row Kids', ['2', '3']),
    ...of('amazon', 'Avelisse', ['1', '2']),
    ...of('brand-site', 'Mossandra', ['1']),
    ...of('amazon', 'OEM', ['1']),
    ...of('amazon', '', ['1']),
  ])
  // A price that is not believed keeps a product out of lists and counts.
  await world.db.run(`ALTER TABLE trendee.product_current UPDATE price_doubt = 'near_free'
    WHERE product_id = 'Avelisse-2' SETTINGS mutations_sync = 1`)
  for (const platform of PLATFORMS) await rebuildBrandFacts(world.db, platform)
})
afterAll(() => world.close())

const idsOf = async (brand: string, platforms = PLATFORMS) => {
  const found = await list(world.db, platforms, { ...QUESTION, brand })
  return { ids: found.list.map(({ product_id: id }) => id).toSorted(), total: found.total }
}
const totalOf = async (brand: string, platforms = PLATFORMS) => (await idsOf(brand, platforms)).total

describe('brands of products', () => {
  it.each([[null], [['amazon']], [['brand-site']]])(
    'of %j are offered once each, with as many as the list has',
    async (asked) => {
      const { brands } = await filterOptions(world.db, asked)
      expect(brands.length).toBeGreaterThan(1)
      for (const { value, number } of brands)
        expect([value, await totalOf(value, asked ?? PLATFORMS)]).toEqual([value, number])
      expect(brands[0]).toMatchObject({ value: 'quilletterow', name: 'Quillette Row' })
    },
  )

  it('count a house with its lines, over all that write it', async () => {
    const { brands } = await filterOptions(world.db, null)
    expect(brands.map(({ value, number }) => [value, number])).toEqual([
      ['quilletterow', 9],
      ['avelisse', 1],
      ['mossandra', 1],
    ])
  })

  it.each(['quilletterow', 'Quillette Row', 'QUILLETTE ROW', 'quillette row®'])('are asked as %s', async (brand) => {
    expect(await totalOf(brand)).toBe(9)
  })

  it('are asked by the name of a line for that line alone', async () => {
    expect(await idsOf('Quillette Row kids')).toEqual({
      ids: ['QUILLETTE ROW KIDS-1', 'Quillette Row Kids-2', 'Quillette Row Kids-3'],
      total: 3,
    })
    expect([await totalOf('OEM'), await totalOf('nobody')]).toEqual([0, 0])
  })

  it('and lines to choose from have as many as the list', async () => {
    const page = { page: 1, pageSize: 50 }
    const all = [
      ...(await brandChoices(world.db, page)).list,
      ...(await brandChoices(world.db, { ...page, primaryCategory: 'womenswear' })).list,
      ...(await lineChoices(world.db, page)).list,
    ]
    expect(all.map(({ value }) => value)).toEqual([
      'quilletterow',
      'avelisse',
      'mossandra',
      'quilletterow',
      'avelisse',
      'mossandra',
      'Quillette Row Kids',
    ])
    for (const { value, number } of all) expect([value, await totalOf(value)]).toEqual([value, number])
  })
})
