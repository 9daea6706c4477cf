import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import { addWeeks } from '@trendee/core/periods/week'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

let demo: DemoApp
let token: string
beforeAll(async () => {
  demo = await openDemoApp()
  token = await demo.signIn('trendee-business')
})
afterAll(() => demo.close())

async function dataOf<E extends Endpoint>(entry: E, query: Record<string, string>): Promise<OutputOf<E>> {
  const answer = await demo.app.inject({ path: entry.path, query, headers: { authorization: `Bearer ${token}` } })
  return entry.output.parse(answer.json<{ data: unknown }>().data) as OutputOf<E>
}

const AHEAD = new Set(['forecast', 'forecast_peak_week', 'forecast_seasons'])

/** Every day in an answer with its place, but for what a forecast says of the days after it. */
function daysIn(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? [[place, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    AHEAD.has(key) ? [] : daysIn(part, `${place}/${key}`),
  )
}

const AS_OF = '2026-03-15'

it('shows nothing newer than the asked day in a trend’s detail', async () => {
  const { detail, topList } = CONTRACT.trends
  const { list } = await dataOf(topList, { as_of: AS_OF, sort: 'score' })
  const name = list.find(({ source }) => source.platform === 'google')?.trend_id ?? ''
  const newest = await dataOf(detail, { name })
  const past = await dataOf(detail, { name, as_of: AS_OF })
  const newer = (days: [string, string][]) => days.filter(([, day]) => day > AS_OF)
  expect(newer(daysIn(newest)).length).toBeGreaterThan(3)
  expect(newer(daysIn(past))).toEqual([])
  const { forecast_seasons: seasons } = past
  expect(seasons.some((season) => !season.is_backtest)).toBe(true)
  for (const season of seasons) {
    expect(season.origin <= AS_OF).toBe(true)
    expect([season.came !== null, season.is_backtest]).toEqual([season.to <= AS_OF, season.to <= AS_OF])
  }
  expect(past.trend.as_of).toBe(AS_OF)
  expect(past.line.values).toEqual(newest.line.values.slice(0, past.line.values.length))
  expect(newest.line.values.length).toBeGreaterThan(past.line.values.length)
  for (const { line } of past.platforms)
    expect(addWeeks(line.start, line.values.length) <= addWeeks(AS_OF, 1)).toBe(true)
  expect([newest.products.length > 0, past.products.length]).toEqual([true, 0])
})

it('lists and exports the same day', async () => {
  const { topList } = CONTRACT.trends
  const list = await dataOf(topList, { as_of: AS_OF, sort: 'name', order: 'asc' })
  expect(list.list.every((trend) => trend.as_of === AS_OF && trend.source.to <= AS_OF)).toBe(true)
  const csv = await demo.app.inject({
    path: CONTRACT.common.export.path,
    query: { what: 'trends', as_of: AS_OF, sort: 'name', order: 'asc', quantity: '3' },
    headers: { authorization: `Bearer ${token}` },
  })
  const ids = csv.body
    .split('\r\n')
    .slice(1, 4)
    .map((line) => line.split(',')[0])
  expect(ids).toEqual(list.list.slice(0, 3).map((trend) => trend.trend_id))
  const kept = await demo.runtime.analytics.rows(
    z.object({ as_of: z.string() }),
    'SELECT DISTINCT toString(as_of) AS as_of FROM trendee.trend_metric_past',
  )
  expect(kept).toContainEqual({ as_of: AS_OF })
})

it('tells what came of trends since, by the levels of then and now and their curves without season', async () => {
  const { since, topList, detail } = CONTRACT.trends
  const { list: then } = await dataOf(topList, { as_of: AS_OF, sort: 'score', pageSize: '10' })
  const ids = then.map(({ trend_id: id }) => id)
  const { list } = await dataOf(since, { names: [...ids, 'nothing-of-that-name'].join(','), as_of: AS_OF })
  expect(list.map(({ trend_id: id }) => id).toSorted()).toEqual(ids.toSorted())
  const told = list.find(({ not_told: reason }) => reason === null)
  if (told === undefined) throw new Error('nothing is told of any')
  const [before, now] = [
    then.find(({ trend_id: id }) => id === told.trend_id),
    await dataOf(detail, { name: told.trend_id }),
  ]
  expect([told.level_then, told.level_now, told.to]).toEqual([before?.level, now.trend.level, now.trend.as_of])
  const { adjusted: line } = now
  const values = line.values
  const middle = (four: (number | null)[]) => {
    const sorted = four.map((value) => value ?? 0).toSorted((a, b) => a - b)
    return ((sorted[1] ?? 0) + (sorted[2] ?? 0)) / 2
  }
  const at = Math.round((Date.parse(AS_OF) - Date.parse(line.start)) / 604_800_000)
  expect(told.change).toBeCloseTo(middle(values.slice(-4)) / middle(values.slice(at - 4, at)) - 1, 4)
  // On the newest day nothing has come yet.
  const { list: newest } = await dataOf(since, { names: ids.join(','), as_of: now.trend.as_of })
  expect(newest.every(({ not_told: reason, change }) => reason === 'too_soon' && change === null)).toBe(true)
})

it('tells apart what had been imported by then from what came later about the same weeks', async () => {
  const { topList, detail, since } = CONTRACT.trends
  const [run] = await demo.runtime.analytics.rows(
    z.object({ first: z.string(), last: z.string() }),
    `SELECT toString(min(toDate(started_at))) AS first, toString(max(toDate(started_at)) + 1) AS last
     FROM trendee.import_run FINAL`,
  )
  const { first = '', last = '' } = run ?? {}
  expect(first > AS_OF).toBe(true)
  const before = await dataOf(topList, { as_of: AS_OF, as_known: 'true' })
  expect([before.list, before.total, before.as_of]).toEqual([[], 0, null])
  const asked = { as_of: last, sort: 'score', pageSize: '12' }
  const [known, byWeek] = [await dataOf(topList, { ...asked, as_known: 'true' }), await dataOf(topList, asked)]
  expect(known.list).toHaveLength(12)
  expect(known).toEqual(byWeek)
  const name = known.list[0]?.trend_id ?? ''
  const page = await dataOf(detail, { name, as_of: last, as_known: 'true' })
  expect(page.line).toEqual((await dataOf(detail, { name, as_of: last })).line)
  const { list } = await dataOf(since, { names: name, as_of: AS_OF, as_known: 'true' })
  expect(list).toEqual([])
  const unknown = await demo.app.inject({
    path: detail.path,
    query: { name, as_of: AS_OF, as_known: 'true' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(unknown.json()).toMatchObject({ code: 1002 })
})

it('answers every list of trends for a past day, with its counts', async () => {
  const { trendList, trendFacets, topListColor, productTrends, topList } = CONTRACT.trends
  const day = { as_of: AS_OF }
  const { list: then } = await dataOf(topList, { ...day, gender: 'women', sort: 'score', pageSize: '100' })
  const levels = new Map(then.map(({ trend_id: id, level }) => [id, level]))
  const { list: listed, total } = await dataOf(trendList, { ...day, gender: 'women', sort: 'score', pageSize: '100' })
  expect(listed.every(({ as_of: of }) => of === AS_OF)).toBe(true)
  expect(new Map(listed.map(({ trend_id: id, level }) => [id, level]))).toEqual(levels)
  const facets = await dataOf(trendFacets, { ...day, gender: 'women' })
  expect([facets.total, facets.as_of]).toEqual([total, AS_OF])
  // Search alone knew of colours then, which is of all genders.
  const { list: ofAll } = await dataOf(topList, { ...day, type: 'color', sort: 'score', pageSize: '100' })
  const { list: colors } = await dataOf(topListColor, { ...day, sort: 'score' })
  expect(colors.length).toBeGreaterThan(3)
  const levelOf = new Map(ofAll.map(({ trend_id: id, level }) => [id, level]))
  for (const { trend_id: id, as_of: of, level } of colors) expect([of, level]).toEqual([AS_OF, levelOf.get(id)])
  const products = await dataOf(productTrends, { ...day, gender: 'women', sort: 'score', known_by: 'curve' })
  expect(products.list.length).toBeGreaterThan(3)
  expect(products.list.every(({ trend }) => trend?.as_of === AS_OF)).toBe(true)
  const retail = await dataOf(CONTRACT.trends.retailTrendList, { ...day })
  expect(retail.list.every(({ as_of: of }) => of === AS_OF)).toBe(true)
  const unimported = { ...day, as_known: 'true' }
  for (const entry of [trendList, topListColor, CONTRACT.trends.retailTrendList]) {
    expect(await dataOf(entry, unimported)).toMatchObject({ list: [], total: 0 })
  }
})
