import { afterAll, beforeAll, expect, it } from 'vitest'
import { topList } from '@trendee/contract/trends/top-list'
import { trendList } from '@trendee/contract/trends/trend-list'
import type { SellingWorld } from '../testing/selling-world'
import { openTrendWorld } from '../testing/trend-world'
import type { TrendListQuestion } from '../tables/listed-trends-asked'
import type { TopListQuestion } from '../tables/trends-asked'
import { type TrendSearch, foundTrends } from './found-trends'

/** More than a page of any list. */
const MANY = Array.from({ length: 600 }, (_, number) => `many-${String(number).padStart(3, '0')}`)

let trends: SellingWorld
beforeAll(async () => {
  trends = await openTrendWorld([
    { trendId: 'lace', level: 'hot', score: 10 },
    { trendId: 'suede', level: 'breakout' },
    { trendId: 'tartan', region: 'GB', level: 'hot' },
    { trendId: 'quiet', level: 'none', type: 'style' },
    ...MANY.map((trendId) => ({ trendId, region: 'FR' })),
  ])
})
afterAll(() => trends.close())

const TODAY = '2025-06-30'
const ranked = (asked: Record<string, unknown>): TrendSearch => ({
  list: 'trends',
  question: topList.input.parse(asked) as TopListQuestion,
})
const listed = (asked: Record<string, unknown>): TrendSearch => ({
  list: 'trend_list',
  question: trendList.input.parse(asked) as TrendListQuestion,
})

it('searches among trends find what the list shows, and nothing whose data has ended', async () => {
  const ids = async (asked: Record<string, unknown>, today = TODAY) => {
    const [rows] = await foundTrends(trends.db, [{ search: ranked(asked), today }])
    return rows?.found.map(({ id }) => id)
  }
  expect(await ids({ level: 'hot,breakout' })).toEqual(['lace', 'suede'])
  expect(await ids({ level: 'breakout' })).toEqual(['suede'])
  expect(await ids({ region: 'GB' })).toEqual(['tartan'])
  expect(await ids({}, '2026-06-30')).toEqual([])
  expect(await foundTrends(trends.db, [])).toEqual([])
})

it('searches of both lists are asked together, each with its own filters', async () => {
  const searches = [
    listed({ type: 'style' }),
    ranked({ level: 'hot' }),
    listed({ q: 'LAC' }),
    listed({ platform: 'none' }),
  ]
  const found = await foundTrends(
    trends.db,
    searches.map((search) => ({ search, today: TODAY })),
  )
  const ids = new Map(found.map((row) => [row.place, row.found.map(({ id }) => id)]))
  expect([ids.get(0), ids.get(1), ids.get(2), ids.get(3)]).toEqual([['quiet'], ['lace'], ['lace'], []])
})

it('all that a search finds is known of it, however many', async () => {
  const [rows] = await foundTrends(trends.db, [{ search: listed({ region: 'FR' }), today: TODAY }])
  expect(rows?.found.map(({ id }) => id)).toEqual(MANY)
})
