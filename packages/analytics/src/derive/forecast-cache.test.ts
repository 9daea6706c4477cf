import { expect, it } from 'vitest'
import { CachedForecasts, ForecastCache } from './forecast-cache'

const forecast = (base: number) => ({ mean: [base, base + 1], lower: [base - 1, base], upper: [base + 1, base + 2] })
const none = { mean: [], lower: [], upper: [] }
const pool = (name: string, series: (number | null)[][], trends = series.map((_, index) => `trend-${index}`)) => ({
  name,
  series,
  trends,
})

it('finds forecasts as they were kept, empty ones too, and drops those that nobody looked for', () => {
  const first = new CachedForecasts()
  const [a, b] = [pool('a', [[1], [2], [3]]), pool('b', [[4]])]
  first.keep(a, [forecast(5), none, forecast(0.1)])
  first.keep(b, [forecast(7)])
  const second = new CachedForecasts(structuredClone(first.contents))
  expect(second.find(a)).toEqual([forecast(5), none, forecast(0.1)])
  expect(second.find(pool('c', [[1]]))).toBeNull()
  expect([...second.contents.keys()]).toEqual(['a'])
})

it.each([
  ['lengths', [[1], [2, 3]], ['a', 'b']],
  ['a gap', [[1, null], [3]], ['a', 'b']],
  ['a value', [[1, 0], [3]], ['a', 'b']],
  ['a name', [[1, 2], [3]], ['a', 'c']],
])('tells pools apart by %s', (_, series, trends) => {
  const cached = new CachedForecasts()
  cached.keep(pool('p', [[1, 2], [3]], ['a', 'b']), [forecast(1), forecast(2)])
  const next = new CachedForecasts(cached.contents)
  expect(next.find(pool('p', series, trends))).toBeNull()
  expect(next.find(pool('p', [[1, 2], [3]], ['a', 'b']))).not.toBeNull()
})

it('keeps the forecasts of regions while they are small together', () => {
  const ofRegion = (forecasts: number) => {
    const region = new CachedForecasts()
    region.keep(
      pool('p', [[1]]),
      Array.from({ length: forecasts }, () => forecast(1)),
    )
    return region.contents
  }
  const cache = new ForecastCache(30)
  cache.keep('US', ofRegion(2))
  cache.keep('GB', ofRegion(3))
  expect([cache.of('US').size, cache.of('GB').size, cache.of('JP').size]).toEqual([1, 1, 0])
  // The newest forecasts of a region replace its earlier ones, or leave none when they are too many.
  cache.keep('GB', ofRegion(4))
  expect([cache.of('US').size, cache.of('GB').size]).toEqual([1, 0])
})
