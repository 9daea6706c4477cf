import { fileURLToPath } from 'node:url'
import { forecastPool, type Forecast } from '@trendee/core/forecast/forecast-pool'
import { describe, expect, it } from 'vitest'
import { HORIZON, ORIGINS, meanScore, readFashionWeekly, scoreOrigin, upTo } from '../bench/fashion-weekly'

const dataFolder = fileURLToPath(new URL('../../../../../shared/data', import.meta.url))
const data = readFashionWeekly(dataFolder)
const reason = data ? '' : ' (left out: no shared/data/trends beside the repository)'

describe.skipIf(!data)(`forecast accuracy on the public weekly fashion series${reason}`, () => {
  const series = data?.series ?? []
  const influencers = data?.influencers ?? []
  const forecastAt = (origin: number): Forecast[] =>
    forecastPool({ series: upTo(series, origin), influencers: upTo(influencers, origin) }, { horizon: HORIZON })
  const scores = ORIGINS.map((origin) => scoreOrigin(series, origin, forecastAt(origin)))
  const overOrigins = meanScore(scores)

  it('reads 50 series of 261 weeks and their influencers', () => {
    expect(series.map((values) => values.length)).toEqual(Array.from({ length: 50 }, () => 261))
    expect(influencers.map((values) => values.length)).toEqual(Array.from({ length: 50 }, () => 261))
    expect([...series, ...influencers].flat().every(Number.isFinite)).toBe(true)
  })
  it('has a MASE of at most 0.71 at the origin 2018-12-31', () => {
    expect(scores.at(-1)?.mase).toBeLessThanOrEqual(0.71)
  })
  it('has a MASE of at most 0.68 over the five origins', () => {
    expect(overOrigins.mase).toBeLessThanOrEqual(0.68)
  })
  it('gets the sign of yearly growth right for at least 0.66 of the series', () => {
    expect(overOrigins.sign).toBeGreaterThanOrEqual(0.66)
  })
  it('ranks the series by growth with a Spearman correlation of at least 0.40', () => {
    expect(overOrigins.spearman).toBeGreaterThanOrEqual(0.4)
  })
  it('keeps 75 to 85 % of the weeks inside the 80 % band', () => {
    expect(overOrigins.coverage).toBeGreaterThanOrEqual(0.75)
    expect(overOrigins.coverage).toBeLessThanOrEqual(0.85)
  })
  it('needs the influencers for its ranking, not only the series', () => {
    const alone = ORIGINS.map((origin) =>
      scoreOrigin(series, origin, forecastPool({ series: upTo(series, origin) }, { horizon: HORIZON })),
    )
    expect(overOrigins.mase).toBeLessThan(meanScore(alone).mase)
    expect(overOrigins.spearman ?? 0).toBeGreaterThan(meanScore(alone).spearman ?? 1)
  })
})
