import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrandWorld } from '../testing/brand-world'
import type { SellingWorld } from '../testing/selling-world'
import { filterOptions } from './filter-options'

let world: SellingWorld
beforeAll(async () => {
  const captures = [{ day: '2025-06-30', price: 12, units: 5 }]
  world = await openBrandWorld([
    {
      platform: 'temu',
      id: '1',
      brand: 'Alma',
      region: 'US',
      primary: 'womenswear',
      secondary: 'dresses',
      gender: 'women',
      attributes: ['color:red', 'style:boho'],
      captures,
    },
    {
      platform: 'temu',
      id: '2',
      primary: 'womenswear',
      secondary: 'skirts',
      gender: 'girls',
      attributes: ['color:red'],
      captures,
    },
    {
      platform: 'etsy',
      id: '1',
      brand: 'Alma',
      region: 'GB',
      primary: 'womenswear',
      secondary: 'skirts',
      gender: 'women',
      captures,
    },
    { platform: 'etsy', id: '2', captures: [{ day: '2025-06-30' }] },
  ])
  const trends = [
    ['boho', 'US', ''],
    ['boho', 'US', 'men'],
    ['satin', 'US', ''],
    ['boho', 'GB', ''],
    ['boho', '', ''],
  ]
  const lines = Buffer.from(trends.map((trend) => JSON.stringify(trend)).join('\n'))
  await world.db.append('trendee.trend_metric', ['trend_id', 'region', 'gender'], lines)
})
afterAll(() => world.close())

it('counts the products behind every value, most first, nothing for the unknown', async () => {
  const { priceBands, brands, ...lists } = await filterOptions(world.db, null)
  const short = Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, list.map(({ group, value, number }) => [group, value, number])]),
  )
  expect(short).toEqual({
    genders: [
      ['', 'women', 2],
      ['', 'girls', 1],
    ],
    primaryCategories: [['', 'womenswear', 3]],
    secondaryCategories: [
      ['womenswear', 'skirts', 2],
      ['womenswear', 'dresses', 1],
    ],
    attributes: [
      ['color', 'red', 2],
      ['style', 'boho', 1],
    ],
    platforms: [
      ['', 'etsy', 2],
      ['', 'temu', 2],
    ],
    regions: [
      ['', 'GB', 1],
      ['', 'US', 1],
    ],
    trendRegions: [
      ['', 'US', 2],
      ['', 'GB', 1],
    ],
  })
  expect(brands).toEqual([{ value: 'alma', name: 'Alma', name_zh: '', number: 2 }])
  expect(priceBands).toEqual([
    { from: 0, to: 10, products: 0, units: null },
    { from: 10, to: null, products: 3, units: null },
  ])
})

it('keeps to one platform where one is asked', async () => {
  const { genders, brands, attributes, trendRegions } = await filterOptions(world.db, ['etsy'])
  expect(genders.map(({ value, number }) => [value, number])).toEqual([['women', 1]])
  expect(brands.map(({ number }) => number)).toEqual([1])
  expect(attributes).toEqual([])
  expect(trendRegions).toHaveLength(2)
})
