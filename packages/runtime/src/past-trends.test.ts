import { deriveTrends } from '@trendee/analytics/derive/derive-trends'
import type { RegionTask } from '@trendee/analytics/derive/prepare-region'
import { saveSignals } from '@trendee/analytics/testing/save-signals'
import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import type { TopListQuestion } from '@trendee/analytics/tables/trends-asked'
import { topList } from '@trendee/analytics/trends/top-list'
import { trendDetail } from '@trendee/analytics/trends/trend-detail'
import { CONTRACT } from '@trendee/contract/contract'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import { FIRST_WEEK, seasonal, weeklySignal } from '@trendee/core/trend/testing/weekly-signals'
import { embeddedStore } from '@trendee/store/testing/engines'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AnalysisPool } from './analysis-pool'
import { PastTrends } from './past-trends'
import { deriveContext } from './derive-context'

const KNOWN = 130
const asOf = addDays(addWeeks(FIRST_WEEK, KNOWN), -1)
const question = (input: object = {}) =>
  CONTRACT.trends.topList.input.parse({ sort: 'score', as_of: asOf, ...input }) as TopListQuestion

/** A pool that notes what it analyses and holds it back while it is told to. */
class WatchedPool extends AnalysisPool {
  readonly days: (string | undefined)[] = []
  private release: () => void = () => undefined
  private held: Promise<void> = Promise.resolve()

  hold(): () => void {
    this.held = new Promise((resolve) => {
      this.release = resolve
    })
    return () => this.release()
  }

  override async analyse(task: RegionTask) {
    this.days.push(task.asOf)
    await this.held
    return super.analyse(task)
  }
}

let world: SellingWorld
let pool: WatchedPool
let past: PastTrends
const store = embeddedStore()
beforeAll(async () => {
  world = await openSellingWorld([])
  await saveSignals(world.db, [
    weeklySignal('coat', seasonal(KNOWN, 0.3)),
    weeklySignal('boot', seasonal(KNOWN, -0.2)),
    weeklySignal('boot', seasonal(KNOWN, 0.4), { platform: 'temu', region: '' }),
  ])
})
beforeEach(() => {
  pool = new WatchedPool({ signals: [] })
  past = new PastTrends(world.db, pool)
})
afterAll(async () => {
  await world.close()
})

const refresh = () => deriveTrends(deriveContext(world.db, store().db, new AbortController().signal))
const waiting = () => new AbortController().signal
const list = (input: object = {}, signal = waiting()) => {
  const asked = question(input)
  return past.ask(asked, signal, () => topList(world.db, asked, asOf))
}
const day = (daysBefore: number) => addDays(asOf, -daysBefore)

it('lists what a refresh listed on that day, whatever came since', async () => {
  await refresh()
  const then = await topList(world.db, question({ as_of: undefined }), asOf)
  expect(then.list.map((metric) => metric.trend_id).toSorted()).toEqual(['boot', 'coat'])
  const later = { start: addWeeks(FIRST_WEEK, KNOWN) }
  await saveSignals(world.db, [
    weeklySignal('coat', seasonal(30, 9), later),
    weeklySignal('boot', seasonal(30, -0.9), later),
    weeklySignal('dress', seasonal(30), later),
  ])
  expect(await list()).toEqual(then)
  await refresh()
  expect(await list()).toEqual(then)
  expect(await topList(world.db, question({ as_of: undefined }), asOf)).not.toEqual(then)
})

it('filters, sorts and pages as the list of today', async () => {
  expect((await list({ q: 'coat' })).list.map((metric) => metric.trend_id)).toEqual(['coat'])
  const second = await list({ sort: 'name', order: 'asc', page: 2, pageSize: 1 })
  expect([second.list.map((metric) => metric.trend_id), second.total]).toEqual([['coat'], 2])
})

it('shows a trend’s curves, forecast and platforms as of that day, and nothing newer', async () => {
  const asked = { name: 'boot', region: 'US', gender: 'all' as const, as_of: asOf }
  const detail = await past.ask(asked, waiting(), () => trendDetail(world.db, asked, asOf))
  const firstAfter = addWeeks(FIRST_WEEK, KNOWN)
  expect(detail?.summary).toMatchObject({ as_of_day: asOf, last_week_day: addWeeks(firstAfter, -1) })
  expect(detail?.forecast_start_day).toBe(firstAfter)
  expect([detail?.line.length, detail?.adjusted.length]).toEqual([KNOWN, KNOWN])
  expect(detail?.platforms.map(({ platform, line }) => [platform, line.length]).toSorted()).toEqual([
    ['google', KNOWN],
    ['temu', KNOWN],
  ])
  const unknown = { ...asked, name: 'dress' }
  expect(await past.ask(unknown, waiting(), () => trendDetail(world.db, unknown, asOf))).toBeNull()
})

it('knows nothing of a day before everything, and makes no table', async () => {
  const tables = () =>
    world.db.rows(z.object({ name: z.string() }), "SELECT name FROM system.tables WHERE database = 'trendee'")
  const before = await tables()
  expect(await list({ as_of: '2001-01-01' })).toEqual({ list: [], total: 0, asOf: null })
  expect(await tables()).toEqual(before)
})

describe('questions about days in the past', () => {
  it('share one computation where they are equal, which is kept for the next', async () => {
    const answers = await Promise.all(Array.from({ length: 32 }, () => list({ as_of: day(7) })))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.list).toHaveLength(2)
    await list({ as_of: day(7), sort: 'name' })
    expect(pool.days).toEqual([day(7)])
  })

  it('are worked out anew once trends were derived', async () => {
    await list({ as_of: day(8) })
    await refresh()
    await list({ as_of: day(8) })
    expect(pool.days).toEqual([day(8), day(8)])
  })

  it('are worked out again where trends were derived meanwhile', async () => {
    const release = pool.hold()
    const answer = list({ as_of: day(9) })
    await expect.poll(() => pool.days).toEqual([day(9)])
    await refresh()
    release()
    expect((await answer).list).toHaveLength(2)
    expect(pool.days).toEqual([day(9), day(9)])
  })

  it('are refused when too many others wait, and given up when nobody waits for them', async () => {
    const release = pool.hold()
    const first = list({ as_of: day(20) })
    await expect.poll(() => pool.days).toEqual([day(20)])
    const leaving = Array.from({ length: 8 }, () => new AbortController())
    const others = leaving.map(({ signal }, index) => list({ as_of: day(21 + index) }, signal))
    const outcomes = Promise.allSettled(others)
    await expect.poll(() => past.waiting).toBe(8)
    // One runs and eight wait.
    const refused = list({ as_of: day(40) }).catch((error: unknown) => error)
    expect(await refused).toMatchObject({ kind: 'too_many_requests', retryAfterSeconds: 10 })
    for (const controller of leaving.slice(1)) controller.abort(new Error('gone'))
    await expect.poll(() => past.waiting).toBe(1)
    const late = list({ as_of: day(41) })
    await expect.poll(() => past.waiting).toBe(2)
    release()
    await Promise.all([first, late])
    const [kept, ...gone] = (await outcomes).map(({ status }) => status)
    expect([kept, new Set(gone)]).toEqual(['fulfilled', new Set(['rejected'])])
    expect(pool.days).toEqual([day(20), day(21), day(41)])
  })

  it('are asked no more by who has left already', async () => {
    await expect(list({ as_of: day(50) }, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  })
})
