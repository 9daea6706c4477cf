import { CONTRACT } from '@trendee/contract/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SellingWorld } from '../testing/selling-world'
import { WORLD_DAY, addRows, openTrendWorld } from '../testing/trend-world'
import { topList } from '../trends/top-list'
import { trendDetail } from '../trends/trend-detail'
import { type TrendFacetsQuestion, trendFacets } from '../trends/trend-facets'
import { TREND_PRESENCE } from './trend-presence'
import type { TopListQuestion } from './trends-asked'

const women = (trendId: string, more: object = {}) => ({ trendId, gender: 'women', ...more })
const everybody = (trendId: string, more: object = { yoy: 0.3 }) => ({ trendId, ...more })
const ENDED = '2025-06-01'

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    women('thin'),
    everybody('thin', { yoy: 0.3, level: 'hot' }),
    women('thin-but-ahead'),
    everybody('thin-but-ahead', { sparkForecast: [4, 5] }),
    women('tells', { yoy: 0.1 }),
    everybody('tells'),
    women('tells-ahead', { sparkForecast: [4] }),
    everybody('tells-ahead'),
    // The row that speaks in the region tells no year; that of no region does.
    women('elsewhere'),
    women('elsewhere', { region: '', yoy: 0.2 }),
    everybody('elsewhere'),
    women('everybody-elsewhere'),
    everybody('everybody-elsewhere', {}),
    everybody('everybody-elsewhere', { region: '', yoy: 0.2 }),
    women('nobody-knows'),
    everybody('nobody-knows', {}),
    women('all-ended'),
    everybody('all-ended', { yoy: 0.3, freshUntil: ENDED }),
    women('own-ended', { yoy: 0.3, freshUntil: ENDED }),
    everybody('own-ended'),
    women('hardly'),
    everybody('hardly'),
    everybody('without-own'),
    everybody('without-own-but-sold'),
    everybody('sold-by-nobody'),
    { trendId: 'of-men', gender: 'men', yoy: 0.4 },
  ])
  // Of all products half are for women; of what they hardly wear one in fifty.
  const sold = (trend_id: string, gender: string, products: number) => ({
    ...Object.fromEntries(TREND_PRESENCE.map((column) => [column, null])),
    trend_id,
    gender,
    products,
  })
  await addRows(world.db, 'trendee.trend_presence', [
    sold('', '', 1000),
    sold('', 'women', 500),
    sold('hardly', '', 50),
    sold('hardly', 'women', 1),
    sold('thin', '', 50),
    sold('thin', 'women', 20),
    sold('without-own', '', 3),
    sold('without-own-but-sold', '', 10),
    sold('without-own-but-sold', 'women', 9),
  ])
})
afterAll(() => world.close())

const question = (more: object = {}) =>
  CONTRACT.trends.topList.input.parse({ sort: 'name', order: 'asc', gender: 'women', ...more }) as TopListQuestion
const listed = async (more: object = {}) =>
  (await topList(world.db, question(more), WORLD_DAY)).list.map((row) => [row.trend_id, row.gender])

const TOLD_BY_ALL = new Set(['elsewhere', 'own-ended', 'thin', 'thin-but-ahead'])

it('everybody’s curve speaks in a gender’s list where its own tells no year, and the gender wears the trend', async () => {
  expect(await listed()).toEqual([
    ['all-ended', 'women'],
    ['elsewhere', ''],
    ['everybody-elsewhere', 'women'],
    ['hardly', 'women'],
    ['nobody-knows', 'women'],
    ['own-ended', ''],
    ['tells', 'women'],
    ['tells-ahead', 'women'],
    ['thin', ''],
    ['thin-but-ahead', ''],
  ])
  expect(await listed({ gender: 'men' })).toEqual([['of-men', 'men']])
  expect(await listed({ level: ['hot'] })).toEqual([['thin', '']])
})

it('the choices of a filter are counted of the same rows', async () => {
  const asked = CONTRACT.trends.trendFacets.input.parse({ gender: 'women' }) as TrendFacetsQuestion
  const { level, total } = await trendFacets(world.db, asked, WORLD_DAY)
  expect([total, level.find(({ value }) => value === 'hot')?.count]).toEqual([10, 1])
})

it('the page of a trend is told whether everybody’s curve stands for it', async () => {
  const told = async (name: string) =>
    (await trendDetail(world.db, { name, region: 'US', gender: 'women' }, WORLD_DAY))?.isToldByAll
  const { list } = await topList(world.db, question(), WORLD_DAY)
  for (const { trend_id: id } of list) expect(await told(id), id).toBe(TOLD_BY_ALL.has(id))
  // The one is sold, not to women; of the other they buy most; who wears the last nobody knows.
  expect(await told('without-own')).toBe(false)
  expect(await told('without-own-but-sold')).toBe(true)
  expect(await told('sold-by-nobody')).toBe(true)
  const all = await trendDetail(world.db, { name: 'thin', region: 'US', gender: 'all' }, WORLD_DAY)
  expect(all?.isToldByAll).toBe(false)
})
