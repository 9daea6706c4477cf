import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { KEYWORD_COLUMNS, KEYWORD_ROW } from '../tables/graphic-keyword'
import { printPhrases } from '@trendee/core/graphics/print-phrases'
import { openPrintWorld } from '../testing/print-world'
import type { SellingWorld, WorldProduct } from '../testing/selling-world'
import { PARTS_OF_TEXT, PHRASES_OF_TEXT } from './graphic-phrases'
import { rebuildGraphics } from './rebuild-graphics'

let world: SellingWorld
beforeAll(async () => {
  world = await openPrintWorld([
    { term: 'mushroom shirt' },
    { term: 'linen dress' },
    { term: 'zebra print' },
    { term: 'cottagecore', query: 'mushroom sweater', list: 'rising', value: 1.8 },
    { term: 'cottagecore', query: 'cottagecore outfit', list: 'rising', isBreakout: true },
  ])
})
afterAll(() => world.close())

const keywords = () =>
  world.db.rows(KEYWORD_ROW, `SELECT ${KEYWORD_COLUMNS.join(', ')} FROM trendee.graphic_keyword ORDER BY keyword`)

it('tell what prints say more often than the rest of their category, and not what chance says', async () => {
  const found = await keywords()
  // "magic" is but a piece of "magic mushroom"; "frog" is said by 5 of 10 and 12 of 40; "skull" by two; Velqor makes them.
  expect(found.map(({ keyword }) => keyword)).toEqual(['magic mushroom', 'mushroom'])
  const [, mushroom] = found
  // 8 of 10 against 1 of 40: 2 × (8 ln(8 ÷ 1.8) + 2 ln(2 ÷ 8.2) + 1 ln(1 ÷ 7.2) + 39 ln(39 ÷ 32.8)).
  expect(mushroom?.ratio).toBeCloseTo(27.774, 2)
  expect(mushroom?.lift).toBeCloseTo(32, 9)
  expect(mushroom?.p_value).toBeGreaterThan(6e-8)
  expect(mushroom?.p_value).toBeLessThan(8e-8)
  expect(mushroom).toMatchObject({
    categories: ['tshirt/adults'],
    listings: 9,
    printed: 8,
    on_sale: 9,
    language: 'en',
    is_slogan: 0,
  })
})

it('count supply, demand, prices and new listings by hand', async () => {
  const [magic, mushroom] = await keywords()
  // Eight listings find one favourite a day, one finds two; the two skulls find five each.
  expect(mushroom).toMatchObject({ demand_basis: 'favorites', known: 9, demand: 10, sellers: 3, difficulty_reason: '' })
  expect(mushroom?.demand_evidence).toBe('measured')
  expect(mushroom?.demand_each).toBeCloseTo(10 / 9, 9)
  expect(mushroom?.usual_each).toBeCloseTo(20 / 11, 9)
  // (20 ÷ 11) ÷ (20 ÷ 11 + 10 ÷ 9) = 180 ÷ 290.
  expect(mushroom?.difficulty).toBeCloseTo(18_000 / 290, 9)
  expect(mushroom?.leader_share).toBeCloseTo(0.4, 9)
  expect(mushroom).toMatchObject({ priced: 9, price_low: 12, price_median: 14, price_high: 16 })
  // 3 of 4 new listings with a print in 90 days, 5 of 6 in the 90 before.
  expect(mushroom).toMatchObject({ arrivals: 3, arrivals_before: 5, growth_reason: '' })
  expect(mushroom?.growth).toBeCloseTo(-0.1, 9)
  expect(mushroom?.shown_products[0]).toBe('x1')
  expect(magic).toMatchObject({ listings: 8, lift: null, known: 8, sellers: 2 })
})

it('know which listing says which keyword, whether it says that it carries a print or not', async () => {
  const rows = await world.db.rows(
    z.object({ product_id: z.string(), keywords: z.array(z.string()), says_print: z.number() }),
    "SELECT product_id, keywords, says_print FROM trendee.graphic_product WHERE product_id IN ('m1', 's1', 'x1', 'p1') ORDER BY product_id",
  )
  expect(rows).toEqual([
    { product_id: 'm1', keywords: ['magic mushroom', 'mushroom'], says_print: 1 },
    { product_id: 's1', keywords: [], says_print: 1 },
    { product_id: 'x1', keywords: ['mushroom'], says_print: 0 },
  ])
})

it('find the searches for a keyword, and those for a print in so many words', async () => {
  const rows = await world.db.rows(
    z.object({ keyword: z.string(), list: z.string(), search: z.string(), value: z.number().nullable() }),
    'SELECT keyword, list, search, value FROM trendee.graphic_search ORDER BY keyword, search',
  )
  expect(rows).toEqual([
    { keyword: 'mushroom', list: 'term', search: 'mushroom shirt', value: null },
    { keyword: 'mushroom', list: 'rising', search: 'mushroom sweater', value: 1.8 },
    { keyword: 'zebra', list: 'term', search: 'zebra print', value: null },
  ])
})

it.each([
  'Magic Mushroom Tee, "Be Kind" – Don’t worry | mother\'s day',
  'Peanut butter & jelly; mac+cheese / Café Noël Tee: frog–toad - moth',
  'Ｆｕｌｌ　ｗｉｄｔｈ frog, 新款蘑菇图案印花T恤女装「好运连连」',
  'Frog&#39;s Leap &amp; Toad (2024) * #goose  ~ 100% raccoon',
])('cut a text in the engine as the rules cut it: %s', async (text) => {
  const phrases = printPhrases([text]).map(({ words }) => words)
  expect(phrases.length).toBeGreaterThan(2)
  const [row] = await world.db.rows(
    z.object({ phrases: z.array(z.string()) }),
    `SELECT ${PHRASES_OF_TEXT} AS phrases FROM (SELECT ${PARTS_OF_TEXT} AS parts FROM (SELECT {text:String} AS text))`,
    { text },
  )
  expect(phrases.filter((phrase) => row?.phrases.includes(phrase) !== true)).toEqual([])
})

it('say nothing of a shop without listings', async () => {
  await rebuildGraphics(world.db, 'amazon')
  expect(await keywords()).toHaveLength(2)
})

it('are found in Chinese, and compared among children’s clothes', async () => {
  const product = (id: string, title: string, isPrinted: boolean): WorldProduct => ({
    platform: 'shein',
    id,
    title,
    primary: 'tshirt',
    secondary: 't-shirt',
    gender: 'girls',
    attributes: isPrinted ? ['pattern:graphic'] : [],
    captures: [{ day: '2025-06-29', price: 5 }],
  })
  const many = (count: number, title: string, isPrinted: boolean) =>
    Array.from({ length: count }, (_, at) => product(`${title}${at}`, title, isPrinted))
  const own = await openPrintWorld(
    [],
    [],
    [
      ...many(6, '新款小熊图案印花T恤女童', true),
      ...many(4, '字母印花T恤女童', true),
      ...many(20, '纯色T恤女童', false),
    ],
  )
  const found = await own.db.rows(
    KEYWORD_ROW,
    `SELECT ${KEYWORD_COLUMNS.join(', ')} FROM trendee.graphic_keyword ORDER BY keyword`,
  )
  expect(found).toMatchObject([
    {
      keyword: '小熊',
      language: 'zh',
      categories: ['tshirt/children'],
      listings: 6,
      demand: null,
      demand_evidence: '',
      difficulty: null,
      difficulty_reason: 'no_demand_told',
      sellers: null,
      growth: null,
      growth_reason: 'no_arrivals_known',
    },
  ])
  await own.close()
})
