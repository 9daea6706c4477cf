import { addDays } from '@trendee/core/periods/week'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type BrandQuestion, rankBrands } from '../brands/brand-ranking'
import { brandProducts, brandWeeks, brandsById } from '../brands/brand-record'
import { openBrandWorld } from '../testing/brand-world'
import type { WorldPost } from '../testing/social-world'
import type { SellingWorld, WorldCapture, WorldProduct } from '../testing/selling-world'

/** Shops that were captured weekly, every other week and twice, and networks whose posts are of months after them. */

const WEEKLY = Array.from({ length: 9 }, (_, week) => addDays('2025-05-05', 7 * week))
const FORTNIGHTLY = WEEKLY.filter((_, week) => week % 2 === 0)
const TWICE = ['2025-06-02', '2025-06-30']

const product = (
  platform: string,
  id: string,
  brand: string,
  days: readonly string[],
  captureOf: (place: number) => Omit<WorldCapture, 'day'> = () => ({}),
): WorldProduct => ({
  platform,
  id,
  brand,
  captures: days.map((day, place) => ({ day, price: 10, ...captureOf(place) })),
})
const posts = (number: number, post: Omit<WorldPost, 'id'>) =>
  Array.from({ length: number }, (_, at) => ({
    ...post,
    id: `${post.author}-${post.postedOn}-${post.brands?.join('-')}-${at}`,
  }))
const by = (author: string, postedOn: string, ...brands: string[]): Omit<WorldPost, 'id'> => ({
  platform: 'tiktok',
  author,
  postedOn,
  brands,
})

let world: SellingWorld
beforeAll(async () => {
  world = await openBrandWorld(
    [
      ...['1', '2'].map((id) => product('amazon', `a${id}`, 'Bickerstaffe', WEEKLY)),
      ...['1', '2'].map((id) => product('temu', `b${id}`, 'Bickerstaffe', FORTNIGHTLY)),
      ...['3', '4'].map((id) => product('temu', `b${id}`, 'Bickerstaffe', FORTNIGHTLY, () => ({ inStock: false }))),
      // Not seen any more in the capture of 2 June.
      product('amazon', 'g1', 'Gonerille', WEEKLY),
      product('temu', 'g2', 'Gonerille', FORTNIGHTLY.slice(0, 2)),
      // Nothing of it before 9 June.
      ...['1', '2', '3'].map((id) => product('amazon', `i${id}`, 'Ivorine', WEEKLY.slice(5))),
      // Ten pieces of one shop, 5000 reviews of another.
      product('temu', 't1', 'Mixellane', FORTNIGHTLY, (place) => ({ units: 100 + (place === 4 ? 10 : 0) })),
      product('shein', 'r1', 'Mixellane', TWICE, (place) => ({ reviews: 5000 * place })),
      product('shopee', 'o1', 'Oncelle', ['2025-06-30']),
      // Counts of a month beside one of a week.
      product('amazon', 'f1', 'Fixelle', WEEKLY, () => ({ units: 100, periodDays: 30 })),
      product('amazon', 'f2', 'Fixelle', WEEKLY, () => ({ units: 10, periodDays: 7 })),
      product('amazon', 'f3', 'Fixelle', WEEKLY, () => ({ units: 300, periodDays: 30 })),
    ],
    [
      // Thirty days up to 20 October: 110 posts of somebody who posted before, and 40 before them.
      ...posts(1, by('old', '2025-07-01')),
      ...posts(20, by('ann', '2025-09-10', 'ivorine')),
      ...posts(19, by('ann', '2025-09-10', 'zara')),
      ...posts(1, by('ann', '2025-09-10')),
      ...posts(20, by('ann', '2025-10-01', 'ivorine')),
      ...posts(10, by('', '2025-10-20', 'ivorine')),
      ...posts(57, by('ann', '2025-10-01', 'zara')),
      ...posts(33, by('ann', '2025-10-01')),
      // Of a file that holds one subject: nothing of theirs is held before.
      ...posts(500, by('newcomer', '2025-10-01', 'newelle')),
      // A network of which nothing is known before 1 September.
      ...posts(25, { ...by('bob', '2025-09-01', 'mango'), platform: 'instagram' }),
      ...posts(50, { ...by('bob', '2025-10-20', 'mango'), platform: 'instagram' }),
    ],
    [
      { show: 'Ivorine FW26', brand: 'Ivorine', shownOn: '2026-02-01' },
      { show: 'Ylva FW26', brand: 'Ylva', shownOn: '2026-02-02' },
    ],
  )
})
afterAll(() => world.close())

const brand = async (id: string) => (await brandsById(world.db, [id]))[0]
const ranked = (more: Partial<BrandQuestion> = {}) =>
  rankBrands(world.db, { window: 30, sort: 'products', order: 'desc', page: 1, pageSize: 20, ...more })

describe('the day of a brand', () => {
  it('is its shops’, by which it is new whatever is posted and shown later', async () => {
    expect(await brand('ivorine')).toMatchObject({ as_of_day: '2025-06-30', first_day: '2025-06-09' })
    expect((await ranked({ why: ['new'] })).rows.map(({ brand_id: id }) => id)).toEqual(['ivorine'])
    expect(await brand('mango')).toMatchObject({ as_of_day: '2025-10-20', products: 0 })
  })

  it('is of a list the shops’ day, of posts theirs, though a show lies ahead', async () => {
    expect((await ranked()).asOf).toBe('2025-06-30')
    expect((await ranked({ page: 9 })).asOf).toBe('2025-06-30')
    expect((await ranked({ sort: 'posts', isPosted: true })).asOf).toBe('2025-10-20')
    expect((await ranked({ brands: ['mango', 'ylva'] })).asOf).toBe('2025-10-20')
  })
})

describe('what could be known of a brand', () => {
  it('is what came and went from the second capture of one of its shops on', async () => {
    expect(await brand('oncelle')).toMatchObject({ captures: 1, arrivals: [0, 0, 0, 0] })
    expect(await brand('mixellane')).toMatchObject({ captures: 5 })
    expect(await brand('ylva')).toMatchObject({ captures: 0 })
    // Nobody knows what came of it: it stands behind all of which none came.
    const { rows } = await ranked({ sort: 'new_arrivals', order: 'asc' })
    const ids = rows.map(({ brand_id: id }) => id)
    expect(ids.indexOf('oncelle')).toBeGreaterThan(ids.indexOf('mixellane'))
  })

  it('is how many posts name it where posts are searched for it, and how many looks where shows are known', async () => {
    // Two houses by their shows, one that the world knows; of a marketplace's name with two products nobody looks for posts.
    expect(await brand('ylva')).toMatchObject({ are_posts_known: 1, posts: [0, 0, 0, 0], are_looks_known: 1 })
    expect(await brand('zara')).toMatchObject({ are_posts_known: 1 })
    expect(await brand('mixellane')).toMatchObject({ are_posts_known: 0, looks: 0, are_looks_known: 1 })
  })
})

describe('the posts of a brand', () => {
  it('grow by their share of all posts, from twenty on', async () => {
    // Of the same author 20 of 110 after 20 of 40. Windows of 90 days reach back beyond all posts, those of seven hold no twenty.
    const found = await brand('ivorine')
    expect(found).toMatchObject({
      posts: [10, 10, 30, 50],
      posts_growth: [null, null, (20 * 40) / (20 * 110) - 1, null],
    })
    expect(await brand('newelle')).toMatchObject({ posts: [0, 0, 500, 500], posts_growth: [null, null, null, null] })
    expect((await brand('zara'))?.posts_growth).toEqual([null, null, null, null])
  })

  it('grow nowhere where a network’s posts begin within the window before', async () => {
    expect(await brand('mango')).toMatchObject({ posts: [50, 50, 50, 75], posts_growth: [null, null, null, null] })
    const { rows } = await ranked({ sort: 'posts_growth', isPosted: true })
    expect(rows.map(({ brand_id: id }) => id)).toEqual(['ivorine', 'newelle', 'zara', 'mango'])
  })

  it('are by nobody where the network withholds who wrote them', async () => {
    expect((await brand('ivorine'))?.post_authors).toEqual([0, 0, 1, 1])
  })
})

describe('the products of a brand', () => {
  it('sell best in one order: pieces before reviews', async () => {
    expect((await brand('mixellane'))?.shown_products).toEqual(['temu/t1', 'shein/r1'])
    const best = await brandProducts(world.db, 'mixellane', 'best', 30)
    expect(best.map(({ product_id: id }) => id)).toEqual(['t1', 'r1'])
  })

  it('are added where they are counted over one period', async () => {
    const rows = await world.db.rows(
      z.looseObject({}),
      "SELECT demand_window_days, demand FROM trendee.brand_window WHERE brand_id = 'fixelle'",
    )
    expect(rows).toEqual([{ demand_window_days: 7, demand: [10, 10, 10, 10] }])
    expect(await brand('fixelle')).toMatchObject({ demand_window_days: 7 })
  })
})

describe('the weeks of a brand', () => {
  it('keep what a shop last had until it is captured again', async () => {
    const weeks = await brandWeeks(world.db, ['bickerstaffe'])
    expect(weeks.map(({ monday }) => monday)).toEqual(WEEKLY)
    expect(weeks.map(({ captures }) => captures)).toEqual([2, 1, 2, 1, 2, 1, 2, 1, 2])
    expect(weeks.map(({ products, in_stock: stock }) => [products, stock])).toEqual(WEEKLY.map(() => [6, 4]))
  })

  it('lose what the next capture no longer shows', async () => {
    const weeks = await brandWeeks(world.db, ['gonerille'])
    expect(weeks.map(({ products }) => products)).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 1])
  })
})
