import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import { addWeeks } from '@trendee/core/periods/week'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const { topList, detail, events, crowd, curveWeeks, foundWith } = CONTRACT.trends

let demo: DemoApp
const tokens = new Map<string, string>()
let name = ''
beforeAll(async () => {
  demo = await openDemoApp()
  for (const account of ['trendee-business', 'no-plan']) tokens.set(account, await demo.signIn(account))
  name = (await ask(topList, { gender: 'all', pageSize: '1' })).list[0]?.trend_id ?? ''
})
afterAll(() => demo.close())

async function ask<E extends Endpoint>(entry: E, query: Record<string, string>, as = 'trendee-business') {
  const headers = { authorization: `Bearer ${tokens.get(as) ?? ''}` }
  const answer = await demo.app.inject({ path: entry.path, query, headers })
  return answer.json<{ data: OutputOf<E> }>().data
}

describe('beside the curve of a trend', () => {
  it('its weeks are those of its page, the forecast after them, hidden where the plan has none', async () => {
    const { line, forecast } = await ask(detail, { name })
    if (forecast === null) throw new Error('the strongest trend has no forecast')
    const weeks = line.values.length + forecast.mean.length
    const page = Math.ceil(weeks / 100)
    const { list, total } = await ask(curveWeeks, { name, pageSize: '100', page: String(page) })
    expect(total).toBe(weeks)
    expect(list.at(-1)).toMatchObject({
      week: addWeeks(line.start, weeks - 1),
      interest: null,
      forecast: forecast.mean.at(-1),
      upper: forecast.upper.at(-1),
    })
    const [first] = (await ask(curveWeeks, { name, pageSize: '1' })).list
    expect(first).toMatchObject({ week: line.start, interest: line.values[0], forecast: null })
    const hidden = await ask(curveWeeks, { name, pageSize: '100', page: String(page) }, 'no-plan')
    expect(hidden.list.flatMap((row) => [row.forecast, row.lower, row.upper]).every((value) => value === null)).toBe(
      true,
    )
  })

  it('festivals are those of its country from its first week to a year after its last', async () => {
    const { line } = await ask(detail, { name })
    const { festivals } = await ask(events, { name })
    const days = festivals.map(({ day }) => day)
    expect(days.length).toBeGreaterThan(20)
    expect(days.toSorted()).toEqual(days)
    expect((days[0] ?? '') >= line.start).toBe(true)
    expect((days.at(-1) ?? '') <= addWeeks(line.start, line.values.length + 52)).toBe(true)
    expect(festivals.some(({ id }) => id.includes('thanksgiving'))).toBe(true)
    // Those to come have done nothing yet.
    const end = addWeeks(line.start, line.values.length)
    expect(festivals.filter(({ day, lift }) => day >= end && lift !== null)).toEqual([])
    const [british] = (await ask(topList, { gender: 'all', region: 'GB', pageSize: '1' })).list
    const kept = await ask(events, { name: british?.trend_id ?? '', region: 'GB' })
    expect(kept.festivals.length).toBeGreaterThan(0)
    expect(kept.festivals.some(({ id }) => id.includes('thanksgiving'))).toBe(false)
  })

  it('ages are told of no more creators than there are', async () => {
    const told = await ask(crowd, { name: 'linen' })
    expect(told.creators).toBeGreaterThan(0)
    expect(told.declared).toBeLessThanOrEqual(told.creators)
    expect(told.age_groups.reduce((sum, { creators }) => sum + creators, 0)).toBe(told.declared)
  })

  it('its lists are those of its page, each in its order', async () => {
    const { products, posts, brands } = await ask(detail, { name: 'linen' })
    const { list, total } = await ask(foundWith, { name: 'linen', pageSize: '100' })
    expect(total).toBeGreaterThanOrEqual(list.length)
    const ids = (part: string) => list.filter((row) => row.trend_part === part).map(({ id }) => id)
    expect(products.length).toBeGreaterThan(0)
    expect(ids('product')).toEqual(products.map(({ id }) => id))
    expect(ids('post')).toEqual(posts.map(({ id }) => id))
    expect(ids('brand')).toEqual(brands.map(({ brand_id: id }) => id))
    expect(list.filter(({ trend_part: part }) => part === 'product').map(({ rank }) => rank)).toEqual(
      products.map((_, place) => place + 1),
    )
  })

  it('is not told of a trend that nobody knows', async () => {
    const headers = { authorization: `Bearer ${tokens.get('trendee-business') ?? ''}` }
    for (const entry of [events, curveWeeks]) {
      const answer = await demo.app.inject({ path: entry.path, query: { name: 'moon-boot-gown' }, headers })
      expect(answer.statusCode).toBe(404)
    }
  })
})
