import { deriveTrends } from '@trendee/analytics/derive/derive-trends'
import { saveSignals } from '@trendee/analytics/testing/save-signals'
import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { type TopListQuestion, topList } from '@trendee/analytics/trends/top-list'
import { CONTRACT } from '@trendee/contract/contract'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import { FIRST_WEEK, seasonal, weeklySignal } from '@trendee/core/trend/testing/weekly-signals'
import { embeddedStore } from '@trendee/store/testing/engines'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { deriveContext } from './derive-context'
import { trendsAsOf } from './trends-as-of'

const KNOWN = 130
const asOf = addDays(addWeeks(FIRST_WEEK, KNOWN), -1)
const question = (input: object = {}) =>
  CONTRACT.trends.topList.input.parse({ sort: 'score', as_of: asOf, ...input }) as TopListQuestion & { as_of: string }

let world: SellingWorld
const store = embeddedStore()
beforeAll(async () => {
  world = await openSellingWorld([])
  await saveSignals(world.db, [
    weeklySignal('coat', seasonal(KNOWN, 0.3)),
    weeklySignal('boot', seasonal(KNOWN, -0.2)),
    weeklySignal('boot', seasonal(KNOWN, 0.4), { platform: 'temu', region: '' }),
  ])
})
afterAll(async () => {
  await world.close()
})

it('lists what a refresh listed on that day, whatever came since', async () => {
  await deriveTrends(deriveContext(world.db, store().db, new AbortController().signal))
  const then = await topList(world.db, question())
  expect(then.list.map((metric) => metric.trend_id).toSorted()).toEqual(['boot', 'coat'])
  const later = { start: addWeeks(FIRST_WEEK, KNOWN) }
  await saveSignals(world.db, [
    weeklySignal('coat', seasonal(30, 9), later),
    weeklySignal('boot', seasonal(30, -0.9), later),
    weeklySignal('dress', seasonal(30), later),
  ])
  expect(await trendsAsOf(world.db, question())).toEqual(then)
  await deriveTrends(deriveContext(world.db, store().db, new AbortController().signal))
  expect(await trendsAsOf(world.db, question())).toEqual(then)
  expect(await topList(world.db, question())).not.toEqual(then)
})
it('filters, sorts and pages as the list of today', async () => {
  const answer = await trendsAsOf(world.db, question({ q: 'coat' }))
  expect(answer.list.map((metric) => metric.trend_id)).toEqual(['coat'])
  const second = await trendsAsOf(world.db, question({ sort: 'name', order: 'asc', page: 2, pageSize: 1 }))
  expect([second.list.map((metric) => metric.trend_id), second.total]).toEqual([['coat'], 2])
})
it('knows nothing of a day before everything, and leaves no table behind', async () => {
  expect(await trendsAsOf(world.db, question({ as_of: '2001-01-01' }))).toEqual({ list: [], total: 0, asOf: null })
  const tables = await world.db.rows(
    z.object({ name: z.string() }),
    "SELECT name FROM system.tables WHERE database = 'trendee' AND startsWith(name, 'stage_')",
  )
  expect(tables).toEqual([])
})
