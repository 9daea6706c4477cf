import { ForecastCache } from '@trendee/analytics/derive/forecast-cache'
import { deriveTrends } from '@trendee/analytics/derive/derive-trends'
import type { DeriveContext } from '@trendee/analytics/derive/derive-context'
import { scoreForecasts } from '@trendee/analytics/derive/score-forecasts'
import { saveImport } from '@trendee/analytics/ingestion/import-runs'
import { saveSignals } from '@trendee/analytics/testing/save-signals'
import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import { FIRST_WEEK, seasonal, weeklySignal } from '@trendee/core/trend/testing/weekly-signals'
import { forecastsOf } from '@trendee/store/forecasts/forecast-ledger'
import { embeddedStore } from '@trendee/store/testing/engines'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { deriveContext } from './derive-context'

const WEEKS = 160
/** A season of which no two years are quite the same. */
const uneven = seasonal(WEEKS).map((value, week) => value + ((week * 17) % 11))
const KEY = { trendId: 'coat', platform: 'google', region: 'US', gender: '' }

let world: SellingWorld
const store = embeddedStore()
beforeAll(async () => {
  world = await openSellingWorld([])
})
afterAll(async () => {
  await world.close()
})

let context: DeriveContext
beforeAll(() => {
  context = deriveContext(world.db, store().db, new AbortController().signal)
})
/** As the stages do it when weekly signals have come. */
const refresh = async (signal = context.signal) => {
  await deriveTrends({ ...context, signal })
  await scoreForecasts({ ...context, signal })
}
const listed = async () =>
  (
    await world.db.rows(
      z.object({ trend: z.string() }),
      "SELECT concat(trend_id, '/', region) AS trend FROM trendee.trend_metric ORDER BY trend",
    )
  ).map(({ trend }) => trend)
const ledger = () => forecastsOf(store().db, KEY)

it('publishes nothing of nothing', async () => {
  await refresh()
  expect(await listed()).toEqual([])
})

it('publishes every trend of every region, those of no region where no region knows them', async () => {
  await saveSignals(world.db, [weeklySignal('boot', seasonal(30), { region: '', platform: 'social' })])
  await refresh()
  expect(await listed()).toEqual(['boot/'])
  await saveSignals(world.db, [weeklySignal('coat', uneven), weeklySignal('dress', seasonal(30), { region: 'GB' })])
  await refresh()
  expect(await listed()).toEqual(['boot/GB', 'boot/US', 'coat/US', 'dress/GB'])
})

it('tells a curve to the newest day of its platform, where that lies within its last week', async () => {
  const dayOf = async () => {
    await refresh()
    const [row] = await world.db.rows(
      z.object({ day: z.string() }),
      "SELECT toString(max(as_of)) AS day FROM trendee.trend_metric WHERE trend_id = 'boot'",
    )
    return row?.day
  }
  const monday = addWeeks(FIRST_WEEK, 29)
  expect(await dayOf()).toBe(addDays(monday, 6))
  const day = addDays(monday, 2)
  const cover = { platform: 'social', kind: 'post', region: '', category: '', from: day, to: day, rows: 1 } as const
  const run = {
    feed: 'x',
    file: 'x',
    fileHash: '0'.repeat(64),
    importId: 'posts',
    startedAt: 1_750_000_000,
    isDemo: false,
  }
  const counts = {
    bytes: 1,
    bytesRead: 1,
    rowsRead: 1,
    rowsLoaded: 1,
    rowsDuplicate: 0,
    rowsRejected: 0,
    rowsLeftOut: 0,
  }
  const said = { leftOut: [], names: [], told: {}, unread: [], notes: [], seconds: 1, message: '' }
  await saveImport(world.db, {
    ...run,
    ...counts,
    ...said,
    state: 'done',
    capturedOn: day,
    isDayGiven: true,
    coverage: [cover],
  })
  expect(await dayOf()).toBe(day)
})

it('freezes a forecast once, and one of a year ago that is wholly scored', async () => {
  const [current, past, ...more] = await ledger()
  expect(more).toEqual([])
  expect(current).toMatchObject({
    origin: addWeeks(FIRST_WEEK, WEEKS - 1),
    isBacktest: false,
    weeksScored: 0,
    mase: null,
    coverage: null,
  })
  expect(past).toMatchObject({ origin: addWeeks(FIRST_WEEK, WEEKS - 53), isBacktest: true, weeksScored: 52 })
  // A year like the one before is hardly missed, and lies inside the band.
  expect(past?.mase).toBeLessThan(1)
  expect(past?.coverage).toBeGreaterThan(0.5)
  await refresh()
  expect(await ledger()).toEqual([current, past])
})

it('scores a forecast whose name belongs to a gender though its series is everybody’s', async () => {
  await saveSignals(world.db, [weeklySignal('hoop-earrings', uneven)])
  await refresh()
  const [, past] = await forecastsOf(store().db, { ...KEY, trendId: 'hoop-earrings', gender: 'women' })
  expect(past).toMatchObject({ isBacktest: true, weeksScored: 52 })
  await saveSignals(world.db, [weeklySignal('hoop-earrings', [40, 41], { start: addWeeks(FIRST_WEEK, WEEKS) })])
  await refresh()
  const [, before] = await forecastsOf(store().db, { ...KEY, trendId: 'hoop-earrings', gender: 'women' })
  expect(before).toMatchObject({ isBacktest: false, weeksScored: 2 })
})

it('holds what was frozen against the weeks that come, and freezes the next', async () => {
  const [before] = await ledger()
  // Four weeks nothing like the season, one of them unmeasured.
  const came = [500, null, 500, 500]
  await saveSignals(world.db, [weeklySignal('coat', came, { start: addWeeks(FIRST_WEEK, WEEKS) })])
  await refresh()
  const entries = await ledger()
  const frozen = entries.find(({ forecastId }) => forecastId === before?.forecastId)
  expect(frozen).toMatchObject({ mean: before?.mean, madeAt: before?.madeAt, weeksScored: 3, coverage: 0 })
  expect(frozen?.mase).toBeGreaterThan(1)
  expect(entries[0]).toMatchObject({ origin: addWeeks(FIRST_WEEK, WEEKS + 3), isBacktest: false, weeksScored: 0 })
})

it('scores a forecast on the scale that its series has got since', async () => {
  const mule = { ...KEY, trendId: 'mule' }
  await saveSignals(world.db, [weeklySignal('mule', uneven)])
  await refresh()
  const [before] = await forecastsOf(store().db, mule)
  // The newest file of an index sets the scale of all its weeks. What comes is what the forecast said.
  const all = [...uneven, ...(before?.mean.slice(0, 8) ?? [])].map((value) => value / 3)
  await world.db.run("ALTER TABLE trendee.signal_weekly DELETE WHERE trend_id = 'mule' SETTINGS mutations_sync = 2")
  await saveSignals(world.db, [weeklySignal('mule', all)])
  await refresh()
  const entries = await forecastsOf(store().db, mule)
  const frozen = entries.find(({ forecastId }) => forecastId === before?.forecastId)
  expect(frozen).toMatchObject({ mean: before?.mean, weeksScored: 8, coverage: 1 })
  expect(frozen?.mase).toBeCloseTo(0, 9)
})

it('publishes the same with the forecasts of before as without', async () => {
  const published = () =>
    world.db.rows(
      z.object({ trend: z.string(), digest: z.string() }),
      `SELECT concat(trend_id, '/', region) AS trend, toString(sipHash64(tuple(*))) AS digest
       FROM trendee.trend_metric ORDER BY trend`,
    )
  expect(context.forecasts.of('US').size).toBeGreaterThan(0)
  await refresh()
  const withCache = await published()
  await deriveTrends({ ...context, forecasts: new ForecastCache() })
  expect(await published()).toEqual(withCache)
})

it('leaves the trends as they were when it is stopped, and forgets those that no feed knows any more', async () => {
  await world.db.run("ALTER TABLE trendee.signal_weekly DROP PARTITION 'social'")
  const stopped = AbortSignal.abort(new Error('shutting down'))
  await expect(refresh(stopped)).rejects.toThrow('shutting down')
  expect(await listed()).toEqual(['boot/GB', 'boot/US', 'coat/US', 'dress/GB', 'hoop-earrings/US', 'mule/US'])
  await refresh()
  expect(await listed()).toEqual(['coat/US', 'dress/GB', 'hoop-earrings/US', 'mule/US'])
})

it('lets a curve that ended speak only while nothing fresher knows the trend', async () => {
  // Newer than all that the world knows.
  const start = addWeeks(FIRST_WEEK, 20)
  const end = addDays(addWeeks(start, WEEKS), -1)
  const shop = { platform: 'temu', region: '', evidence: 'measured', start: addWeeks(start, WEEKS - 20) }
  await saveSignals(world.db, [weeklySignal('anorak', uneven, { start }), weeklySignal('anorak', seasonal(21), shop)])
  const spoken = async (today: string) => {
    await deriveTrends({ ...context, today: () => Promise.resolve(today) })
    const [row] = await world.db.rows(
      z.object({ platform: z.string(), fresh_until_day: z.string(), has_forecast: z.number() }),
      `SELECT platform, toString(fresh_until) AS fresh_until_day, notEmpty(forecast_mean) AS has_forecast
       FROM trendee.trend_metric WHERE trend_id = 'anorak' AND region = 'US'`,
    )
    return row
  }
  expect(await spoken(addWeeks(end, 5))).toEqual({
    platform: 'google',
    fresh_until_day: addWeeks(end, 5),
    has_forecast: 1,
  })
  expect(await spoken(addDays(addWeeks(end, 5), 1))).toEqual({
    platform: 'temu',
    fresh_until_day: addWeeks(end, 6),
    has_forecast: 0,
  })
})
