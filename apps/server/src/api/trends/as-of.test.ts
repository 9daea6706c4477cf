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

/** Every day in an answer with its place, but for what a forecast says of the days after it. */
function daysIn(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? [[place, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === 'forecast' || key === 'forecast_peak_week' ? [] : daysIn(part, `${place}/${key}`),
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
