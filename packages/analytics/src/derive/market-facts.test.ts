import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrandWorld } from '../testing/brand-world'
import type { SellingWorld } from '../testing/selling-world'
import { saveSocial } from '../testing/social-world'
import type { WrittenReport } from './derive-context'
import { marketFacts } from './market-facts'
import { rebuildHashtags } from './rebuild-hashtags'
import { writeReports } from './write-reports'

const AS_OF = '2026-10-25'
const EARLIER = '2026-09-25'
const QUESTION = { region: 'US', subject: '', asOf: AS_OF, window: 30 } as const
const sold = (from: number, to: number, price = 20) => [
  { day: EARLIER, units: from, price },
  { day: AS_OF, units: to, price },
]

let world: SellingWorld
beforeAll(async () => {
  world = await openBrandWorld([
    { platform: 'shein', id: 'dress', title: 'Wrap Dress', primary: 'womenswear', captures: sold(100, 400) },
    { platform: 'shein', id: 'tie', primary: 'menswear', region: 'US', captures: sold(0, 30, 8) },
    // Of another country, without sales, or known by its reviews alone.
    { platform: 'shein', id: 'qipao', region: 'CN', captures: sold(0, 9000) },
    { platform: 'shein', id: 'slow', captures: sold(50, 50) },
    { platform: 'etsy', id: 'ring', captures: [{ day: AS_OF, reviews: 900, price: 5 }] },
    // Its shop tells thirty days of its own, whatever is asked.
    {
      platform: 'amazon',
      id: 'coat',
      captures: [{ day: '2026-10-27', units: 500, periodDays: 30, evidence: 'at_least' }],
    },
    // Last seen long before the report's day.
    { platform: 'temu', id: 'old', captures: [{ day: '2026-08-01', units: 7000, periodDays: 30 }] },
    // Two of its eight products came within the days.
    ...['a', 'b', 'c', 'd', 'e', 'f', 'new-1', 'new-2'].map((id) => ({
      platform: 'brand-site',
      id,
      brand: 'Havrelle',
      captures: [
        ...(id.startsWith('new') ? [] : [{ day: '2026-09-27', price: 90 }]),
        { day: '2026-10-11', price: 90 },
        { day: AS_OF, price: 90 },
      ],
    })),
  ])
  const listed = (hashtag: string, ...totals: readonly number[]) =>
    ['2026-08-26', EARLIER, AS_OF].map((on, at) => ({ hashtag, on, posts: totals[at] ?? 0 }))
  await saveSocial(world.db, {
    hashtags: [
      ...listed('suede', 100, 140, 200),
      ...listed('lace', 100, 150, 200),
      // Half as many again, but of a handful.
      ...listed('tiny', 1000, 1010, 1025),
    ],
  })
  await rebuildHashtags(world.db, 'tiktok')
})
afterAll(() => world.close())

it('shops tell their best sellers of the days, each with its price, its shop and how its units are known', async () => {
  const { sold: told } = await marketFacts(world.db, QUESTION)
  expect(told?.rows.map(({ productId, units, evidence, days }) => [productId, units, evidence, days])).toEqual([
    ['coat', 500, 'at_least', 30],
    ['dress', 300, 'measured', 30],
    ['tie', 30, 'measured', 30],
  ])
  expect(told?.rows[1]).toMatchObject({
    title: 'Wrap Dress',
    price: { amount: 20, currency: 'USD' },
    shop: { en: 'Shein', zh: 'Shein' },
  })
  expect([told?.rows[0]?.price, told?.rows[0]?.shop.zh]).toEqual([null, '亚马逊'])
  expect([told?.asOf, told?.sources.map(({ en }) => en)]).toEqual(['2026-10-27', ['Amazon', 'Shein']])
})

it('a category has its own best sellers, and nothing that is not counted by category', async () => {
  const ofMen = await marketFacts(world.db, { ...QUESTION, subject: 'menswear' })
  expect(ofMen.sold?.rows.map(({ productId }) => productId)).toEqual(['tie'])
  expect(ofMen.sold?.sources.map(({ en }) => en)).toEqual(['Shein'])
  expect([ofMen.arrived, ofMen.posted]).toEqual([null, null])
})

it('brands with what came within the days, and hashtags that grew from enough posts', async () => {
  const { arrived, posted } = await marketFacts(world.db, QUESTION)
  expect(arrived?.rows).toEqual([{ brandId: 'havrelle', name: { en: 'Havrelle', zh: 'Havrelle' }, products: 2 }])
  expect([arrived?.asOf, arrived?.sources.map(({ zh }) => zh)]).toEqual([AS_OF, ['品牌官网']])
  expect(posted?.rows).toEqual([{ hashtag: 'suede', network: { en: 'TikTok', zh: 'TikTok' }, posts: 60, growth: 0.5 }])
})

it('nothing is told of a day that no data is near', async () => {
  expect(await marketFacts(world.db, { ...QUESTION, asOf: '2026-06-28' })).toEqual({
    days: 30,
    sold: null,
    arrived: null,
    posted: null,
  })
})

it('reports are written without searches, for all countries, while their week is the newest', async () => {
  const written: WrittenReport[] = []
  await writeReports(
    world.db,
    {
      lastDays: async () => new Map(),
      keep: async (reports) => {
        written.push(...reports)
      },
    },
    '2026-10-25',
  )
  expect(written.map(({ report, isOpen }) => [report.id, isOpen])).toEqual([
    ['weekly-all-2026-10-25', true],
    ['season-all-2026-11-29', true],
    ['category-all-menswear-2026-10', true],
    ['category-all-womenswear-2026-10', true],
  ])
  const [weekly, , , womenswear] = written.map(({ report }) => report)
  expect(weekly?.title).toEqual({
    en: 'The week to 25 October 2026, all countries',
    zh: '全部国家周报（截至2026年10月25日）',
  })
  expect(weekly?.sections.map(({ heading }) => heading.en)).toEqual([
    'What sells best',
    'Who brings what is new',
    'What is posted more',
  ])
  expect(weekly?.sections[0]?.products.map(({ productId }) => productId)).toEqual(['qipao', 'coat', 'dress', 'tie'])
  expect(womenswear?.sections[0]?.products.map(({ productId }) => productId)).toEqual(['dress'])
})
