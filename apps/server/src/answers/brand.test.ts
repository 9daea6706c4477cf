import { BRAND_ROW } from '@trendee/analytics/brands/brand-row'
import { expect, it } from 'vitest'
import { brandWindow } from './brand'

const four = <Value>(value: Value) => [value, value, value, value]
const brandOf = (known: { captures: number; are_posts_known: number; are_looks_known: number }) =>
  BRAND_ROW.parse({
    brand_id: 'thistlane',
    name: 'Thistlane',
    name_zh: '',
    aliases: [],
    lines: [],
    country: '',
    platforms: ['temu'],
    shown_products: [],
    categories: [],
    category_products: [],
    as_of_day: '2025-06-30',
    products: 3,
    known_products: 3,
    first_day: null,
    segment: '',
    price_position: null,
    price_level: null,
    positioned_products: 0,
    median_price_usd: null,
    arrivals: four(0),
    sell_outs: four(0),
    demand_basis: '',
    demand_window_days: null,
    demand: four(null),
    demand_evidence: ['', '', '', ''],
    growth: four(null),
    growth_products: four(0),
    reduced_share: four(null),
    discount_depth: four(null),
    posts: four(0),
    posts_growth: four(null),
    post_likes: four(0),
    post_authors: four(0),
    looks: 0,
    shows: 0,
    last_show_day: null,
    ...known,
  })

it('says none of what was looked for, and nothing of what nobody could see', () => {
  const looked = brandOf({ captures: 2, are_posts_known: 1, are_looks_known: 1 })
  expect(brandWindow(looked, 7)).toMatchObject({ new_arrivals: 0, sell_outs: 0, posts: 0 })

  const unseen = brandOf({ captures: 1, are_posts_known: 0, are_looks_known: 0 })
  expect(brandWindow(unseen, 7)).toMatchObject({ new_arrivals: null, sell_outs: null, posts: null })
})
