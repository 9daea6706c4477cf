import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { filterOptions } from './filter-options'

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld(
    ['slip-dress', 'wrap-dress', 'skirt', 'boots'].map((secondary) => ({
      platform: 'lazada',
      id: secondary,
      primary: secondary === 'boots' ? 'footwear' : 'womenswear',
      secondary,
      captures: [{ day: '2025-06-30' }],
    })),
  )
})
afterAll(() => world.close())

it('counts a broad category with all that it covers, also where only those are there', async () => {
  const { secondaryCategories } = await filterOptions(world.db, ['lazada'])
  expect(secondaryCategories.map(({ group, value, number }) => [group, value, number])).toEqual([
    ['womenswear', 'dress', 2],
    ['footwear', 'boots', 1],
    ['womenswear', 'skirt', 1],
    ['womenswear', 'slip-dress', 1],
    ['womenswear', 'wrap-dress', 1],
  ])
})
