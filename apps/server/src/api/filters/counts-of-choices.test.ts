import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

/** A count beside a choice is what the list answers when that choice is made. */

let demo: DemoApp
let token: string
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  token = await demo.signIn('trendee-business')
})
afterAll(() => demo.close())

interface Choice {
  readonly value: string
  readonly count: number
}

async function dataOf(entry: Endpoint, input: Input): Promise<unknown> {
  const response = await ask(demo.app, entry, input, token)
  expect([entry.path, input, response.statusCode]).toEqual([entry.path, input, 200])
  return response.json().data
}

const answer = async <E extends Endpoint>(entry: E, input: Input): Promise<OutputOf<E>> =>
  entry.output.parse(await dataOf(entry, input)) as OutputOf<E>

const TOTAL = z.object({ total: z.number() })
const totalOf = async (entry: Endpoint, input: Input) =>
  TOTAL.parse(await dataOf(entry, { ...input, pageSize: 1 })).total

/** What each choice promises, and what the list then has. */
async function promised(entry: Endpoint, choices: readonly Choice[], input: (choice: Choice) => Input) {
  const kept = []
  for (const choice of choices) kept.push([choice.value, await totalOf(entry, input(choice))] as const)
  return { said: choices.map(({ value, count }) => [value, count]), kept }
}

const { productWall } = CONTRACT.records

describe('choices of products', () => {
  it.each([
    ['marketplaces', 'brands', 'brand'],
    ['brand_sites', 'brands', 'brand'],
    ['marketplaces', 'genders', 'department'],
    ['brand_sites', 'genders', 'department'],
    ['all', 'genders', 'department'],
    ['marketplaces', 'platforms', 'platforms'],
    ['all', 'regions', 'region'],
  ] as const)('in the channel %s by %s', async (channel, kind, field) => {
    const index = await answer(CONTRACT.filters.index, { channel })
    const { said, kept } = await promised(productWall, index[kind], ({ value }) => ({ channel, [field]: value }))
    expect(said.length).toBeGreaterThanOrEqual(3)
    expect(said).toEqual(kept)
  })

  it('by category and attribute', async () => {
    const channel = 'brand_sites'
    const { categories, attributes } = await answer(CONTRACT.filters.index, { channel })
    const asked: Awaited<ReturnType<typeof promised>>[] = []
    for (const { value: primaryCategory, secondary } of categories) {
      asked.push(
        await promised(productWall, secondary, ({ value }) => ({ channel, primaryCategory, secondaryCategory: value })),
      )
    }
    for (const { type, values } of attributes) {
      asked.push(
        await promised(productWall, values, ({ value }) => ({ channel, attributeType: type, attributeName: value })),
      )
    }
    expect(asked.flatMap(({ said }) => said).length).toBeGreaterThan(20)
    expect(asked.map(({ said }) => said)).toEqual(asked.map(({ kept }) => kept))
  })
})

describe('choices of brands', () => {
  it.each(['choices', 'lines'] as const)('filters/brands: %s', async (question) => {
    const { list } = await answer(CONTRACT.brands[question], { pageSize: 100 })
    const { said, kept } = await promised(productWall, list, ({ value }) => ({ brand: value }))
    expect(said.length).toBeGreaterThan(1)
    expect(said).toEqual(kept)
  })

  it('of one shop and category, and who sells there', async () => {
    const place = { platform: 'brand-site', primaryCategory: 'womenswear' }
    const { list } = await answer(CONTRACT.brands.choices, { ...place, pageSize: 100 })
    const brands = await promised(productWall, list, ({ value }) => ({
      brand: value,
      platforms: place.platform,
      primaryCategory: place.primaryCategory,
    }))
    expect(brands.said.length).toBeGreaterThan(1)
    expect(brands.said).toEqual(brands.kept)
    const sellers = await answer(CONTRACT.brands.retailers, { platform: place.platform, pageSize: 100 })
    const shops = await promised(productWall, sellers.list, ({ value }) => ({
      seller: value,
      platforms: place.platform,
    }))
    expect(shops.said.length).toBeGreaterThan(1)
    expect(shops.said).toEqual(shops.kept)
  })

  it('answers what a value of a link asks for: a house in any spelling, a line by its name', async () => {
    const { list: lines } = await answer(CONTRACT.brands.lines, {})
    const [line] = lines
    if (line === undefined) throw new Error('no line in the demo world')
    const named = async (brand: string) =>
      (await answer(CONTRACT.brands.choices, { brand })).list.map(({ value, name }) => [value, name])
    expect(await named(line.brand_name.toUpperCase())).toEqual([[line.brand, line.brand_name]])
    expect(await named(line.name.toUpperCase())).toEqual([[line.value, line.name]])
  })
})

describe('choices of posts', () => {
  const { searchPosts } = CONTRACT.social

  it('of a network and a window', async () => {
    const place = { window: 90, platform: 'tiktok' }
    const { regions, attributes } = await answer(CONTRACT.filters.socialMediaOptions, place)
    const { list: brands } = await answer(CONTRACT.socialRankings.topBrands, { ...place, pageSize: 100 })
    const houses = brands.map(({ id, records }) => ({ value: id, count: records }))
    const asked = [
      await promised(searchPosts, houses, ({ value }) => ({ ...place, brand: value })),
      await promised(searchPosts, regions, ({ value }) => ({ ...place, region: value })),
    ]
    for (const { type, values } of attributes.filter((group) => group.type === 'color' || group.type === 'fabric')) {
      asked.push(
        await promised(searchPosts, values, ({ value }) => ({ ...place, attributeType: type, attributeName: value })),
      )
    }
    expect(houses.length).toBeGreaterThan(2)
    expect(asked.map(({ said }) => said)).toEqual(asked.map(({ kept }) => kept))
  })
})

describe('choices of posts beside what is chosen', () => {
  const { searchPosts } = CONTRACT.social

  it.each([
    { trend: 'linen' },
    { secondaryCategory: 'dress', gender: 'women' },
    { region: 'GB', attributeType: 'fabric', attributeName: 'linen' },
    { window: 90, media_type: 'video', q: 'dress' },
  ])('%o', async (place) => {
    const { regions, platforms, genders, categories, attributes } = await answer(
      CONTRACT.filters.socialMediaOptions,
      place,
    )
    const { list: brands } = await answer(CONTRACT.socialRankings.topBrands, { ...place, pageSize: 100 })
    const colors = attributes.find(({ type }) => type === 'color')?.values ?? []
    const asked = [
      await promised(searchPosts, regions, ({ value }) => ({ ...place, region: value })),
      await promised(searchPosts, platforms, ({ value }) => ({ ...place, platform: value })),
      await promised(searchPosts, genders, ({ value }) => ({ ...place, gender: value })),
      await promised(searchPosts, categories, ({ value }) => ({ ...place, secondaryCategory: value })),
      await promised(searchPosts, colors, ({ value }) => ({ ...place, attributeType: 'color', attributeName: value })),
      await promised(
        searchPosts,
        brands.map(({ id, records }) => ({ value: id, count: records })),
        ({ value }) => ({ ...place, brand: value }),
      ),
    ]
    expect(asked.flatMap(({ said }) => said).length).toBeGreaterThan(3)
    expect(asked.map(({ said }) => said)).toEqual(asked.map(({ kept }) => kept))
  })
})

describe('what leads among looks and products of brand sites', () => {
  it.each([{ show: 'first' }, { q: 'dress' }, { brand: 'first' }, { gender: 'women', primaryCategory: 'womenswear' }])(
    'is counted among the looks of the list: %o',
    async (asked) => {
      const { list } = await answer(CONTRACT.runway.list, {})
      const [look] = list
      const season = look?.season ?? ''
      const filters = Object.fromEntries(
        Object.entries({ season, ...asked }).map(([field, value]) => [
          field,
          value === 'first' ? (field === 'show' ? look?.show_id : look?.brand_id) : value,
        ]),
      )
      const { total_records: counted } = await answer(CONTRACT.runwayRankings.topCategories, filters)
      expect(counted).toBe(await totalOf(CONTRACT.runway.list, filters))
      expect(counted).toBeGreaterThan(0)
    },
  )

  it.each([
    { department: 'women' },
    { productCategories: 'midi-dress,jeans' },
    { region: 'GB' },
    { evidence: 'measured' },
    { q: 'dress' },
  ])('is counted among the products of the list: %o', async (asked) => {
    const { total_records: counted } = await answer(CONTRACT.retailRankings.topCategories, asked)
    expect(counted).toBe(
      await totalOf(CONTRACT.records.productWall, { channel: 'brand_sites', arrival: 'all', ...asked }),
    )
  })
})

describe('what leads among posts', () => {
  it.each([
    {},
    { platform: 'tiktok' },
    { gender: 'women' },
    { region: 'GB' },
    { secondaryCategory: 'dress' },
    { attributeType: 'fabric', attributeName: 'linen' },
    { trend: 'linen' },
    { brand: 'tessaline' },
    { hashtag: 'ootd' },
    { creator: 'tiktok.sunday.threads.demo' },
    { media_type: 'video' },
    { q: 'dress' },
  ])('is counted among the posts of the list: %o', async (asked) => {
    const { total_records: counted } = await answer(CONTRACT.socialRankings.topCategories, { window: 30, ...asked })
    const total = await totalOf(CONTRACT.social.searchPosts, { window: 30, ...asked })
    const all = await totalOf(CONTRACT.social.searchPosts, { window: 30 })
    expect(counted).toBe(total)
    expect(total).toBeGreaterThan(0)
    expect(total < all).toBe(Object.keys(asked).length > 0)
  })
})

describe('choices of looks', () => {
  const { list, filters } = CONTRACT.runway

  it('beside nothing, and beside a season and a wearer that are chosen', async () => {
    const { seasons } = await answer(filters, {})
    const places: readonly Readonly<Record<string, string>>[] = [
      {},
      { season: seasons[0]?.value ?? '', gender: 'women', primaryCategory: 'womenswear' },
    ]
    const told: number[] = []
    for (const place of places) {
      const { brands, cities, genders, seasons: chosen, categories, attributes } = await answer(filters, place)
      const asked = [
        await promised(list, brands, ({ value }) => ({ ...place, brand: value })),
        await promised(list, cities, ({ value }) => ({ ...place, city: value })),
        await promised(list, genders, ({ value }) => ({ ...place, gender: value })),
        await promised(list, chosen, ({ value }) => ({ ...place, season: value })),
        await promised(list, categories, ({ value }) => ({ ...place, primaryCategory: value })),
      ]
      for (const { value: primaryCategory, secondary } of categories) {
        asked.push(
          await promised(list, secondary, ({ value }) => ({ ...place, primaryCategory, secondaryCategory: value })),
        )
      }
      for (const { type, values } of attributes) {
        asked.push(
          await promised(list, values, ({ value }) => ({ ...place, attributeType: type, attributeName: value })),
        )
      }
      expect(asked.map(({ said }) => said)).toEqual(asked.map(({ kept }) => kept))
      told.push(attributes.flatMap(({ values }) => values).length)
    }
    expect(Math.min(...told)).toBeGreaterThan(2)
  })
})
