import type { FrozenForecast } from '@trendee/core/forecast/frozen-forecast'
import { describe, expect, it } from 'vitest'
import {
  forecastsOf,
  forecastsToScore,
  freezeForecasts,
  markInputWithdrawn,
  saveForecastScore,
} from './forecast-ledger'
import { ENGINES, useStore } from '../testing/engines'

const WEEKS = [10, 11.5, 12]

function forecast(trendId: string, origin: string, mean = WEEKS): FrozenForecast {
  return {
    trendId,
    platform: 'google',
    region: 'US',
    gender: '',
    origin,
    isBacktest: false,
    intervalShare: 0.8,
    knownLevel: 8.25,
    mean,
    lower: mean.map((value) => value - 1),
    upper: mean.map((value) => value + 1),
  }
}
const keyOf = (trendId: string) => ({ trendId, platform: 'google', region: 'US', gender: '' })

describe.each(ENGINES)('forecast ledger on $name', (engine) => {
  const db = useStore(engine)

  it('keeps the first forecast of an origin and never another', async () => {
    await freezeForecasts(db(), [forecast('linen', '2026-01-05')])
    await freezeForecasts(db(), [forecast('linen', '2026-01-05', [99, 99, 99]), forecast('linen', '2026-01-12', [20])])
    const entries = await forecastsOf(db(), keyOf('linen'))
    expect(entries.map(({ origin, mean }) => ({ origin, mean }))).toEqual([
      { origin: '2026-01-12', mean: [20] },
      { origin: '2026-01-05', mean: WEEKS },
    ])
    expect(entries[1]).toEqual({
      ...forecast('linen', '2026-01-05'),
      forecastId: expect.stringMatching(/^\d+$/),
      madeAt: expect.any(Date),
      weeksScored: 0,
      mase: null,
      coverage: null,
      isInputWithdrawn: false,
    })
  })

  it('says which forecasts were made from what was withdrawn, and leaves their numbers', async () => {
    await freezeForecasts(db(), [
      forecast('gone', '2026-01-05'),
      forecast('gone', '2026-01-12'),
      forecast('stays', '2026-01-12'),
    ])
    // A Wednesday: the week that began two days before holds it.
    await markInputWithdrawn(db(), keyOf('gone').platform, ['gone', 'unknown'], '2026-01-14')
    const marked = async (trend: string) =>
      (await forecastsOf(db(), keyOf(trend))).map(({ origin, mean, isInputWithdrawn }) => [
        origin,
        mean,
        isInputWithdrawn,
      ])
    expect(await marked('gone')).toEqual([
      ['2026-01-12', WEEKS, true],
      ['2026-01-05', WEEKS, false],
    ])
    expect(await marked('stays')).toEqual([['2026-01-12', WEEKS, false]])
  })

  it('keeps every number to the last bit, whatever its size', async () => {
    const odd = [0.1, -1 / 3, 5e-324, Number.MAX_VALUE, 0, 12_345_678.901]
    await freezeForecasts(db(), [
      forecast('lace', '2026-01-05', []),
      { ...forecast('lace', '2026-01-12', odd), lower: odd },
    ])
    const [entry, empty] = await forecastsOf(db(), keyOf('lace'))
    expect([entry?.mean, entry?.lower, entry?.upper]).toEqual([odd, odd, odd.map((value) => value + 1)])
    expect([empty?.mean, empty?.upper]).toEqual([[], []])
  })

  it('takes more forecasts than one statement holds, and gives the newest so many of a series', async () => {
    const origins = Array.from({ length: 1201 }, (_, index) =>
      new Date(Date.UTC(2000, 0, 3 + 7 * index)).toISOString().slice(0, 10),
    )
    await freezeForecasts(
      db(),
      origins.map((origin) => forecast('tweed', origin)),
    )
    const { count } = await db()
      .selectFrom('forecast_ledger')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('trend_id', '=', 'tweed')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1201)
    const newest = await forecastsOf(db(), keyOf('tweed'), 2)
    expect(newest.map((entry) => entry.origin)).toEqual(origins.slice(-2).reverse())
    await db().deleteFrom('forecast_ledger').where('trend_id', '=', 'tweed').execute()
  })

  it('hands out what new weeks can score, page by page, each once', async () => {
    await db().deleteFrom('forecast_ledger').execute()
    const trends = Array.from({ length: 23 }, (_, index) => `trend-${index}`)
    await freezeForecasts(
      db(),
      trends.map((trend) => forecast(trend, '2026-01-05')),
    )
    const seen: string[] = []
    for (let after = '0'; ;) {
      const page = await forecastsToScore(db(), '2026-01-12', after, 5)
      seen.push(...page.map((entry) => entry.trendId))
      const last = page.at(-1)
      if (!last) break
      after = last.forecastId
    }
    expect(seen).toEqual(trends)
  })

  it('asks for a forecast again when a further week comes, until all its weeks are scored', async () => {
    await db().deleteFrom('forecast_ledger').execute()
    await freezeForecasts(db(), [forecast('wool', '2026-01-05')])
    const dueAt = async (week: string) => (await forecastsToScore(db(), week, '0', 10)).length
    expect(await dueAt('2026-01-05')).toBe(0)
    expect(await dueAt('2026-01-12')).toBe(1)
    const [entry] = await forecastsToScore(db(), '2026-01-12', '0', 10)
    if (!entry) throw new Error('no forecast to score')
    await saveForecastScore(db(), entry.forecastId, { weeksScored: 1, mase: 0.5, coverage: 1 })
    expect(await dueAt('2026-01-12')).toBe(0)
    expect(await dueAt('2026-01-19')).toBe(1)
    await saveForecastScore(db(), entry.forecastId, { weeksScored: 3, mase: 0.75, coverage: null })
    // Its three weeks are over: nothing later can score it.
    expect(await dueAt('2027-01-04')).toBe(0)
    expect((await forecastsOf(db(), keyOf('wool')))[0]).toMatchObject({ weeksScored: 3, mase: 0.75, coverage: null })
  })
})
