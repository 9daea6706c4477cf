import { expect, it } from 'vitest'
import { decisionFacts, hasForecast } from './trend-facts'

const trend: Parameters<typeof decisionFacts>[0] = {
  as_of: '2025-01-19',
  forecast_peak_week: '2025-05-19',
  forecast_growth: 0.2,
  forecast_confidence: 'usual',
  lifecycle: 'growing',
  is_seasonal: true,
  sparkline: { values: [1, null, 20], forecast: [21, 22] },
}

it('a forecast that is not shown is none to decide by', () => {
  expect(hasForecast(trend)).toBe(true)
  expect(hasForecast({ forecast_growth: null, sparkline: { forecast: [] } })).toBe(false)
  // A year that began with nothing has a forecast without a growth.
  expect(hasForecast({ forecast_growth: null, sparkline: { forecast: [3] } })).toBe(true)
})

it('a decision counts with the lead time and with how far the forecast can be relied on', () => {
  expect(decisionFacts(trend, 9)).toMatchObject({ leadWeeks: 9, confidence: 'usual', peakWeek: '2025-05-19' })
  expect(decisionFacts({ ...trend, forecast_confidence: 'low' }, 9).confidence).toBe('low')
})

it('a trend stands at its top where the whole year ahead stays clearly below the newest week', () => {
  const atTop = (values: (number | null)[], forecast: number[]) =>
    decisionFacts({ ...trend, sparkline: { values, forecast } }, 9).isAtTop
  expect(atTop([4, 20], [12, 14])).toBe(true)
  expect(atTop([4, 20], [12, 19.5])).toBe(false)
  expect(atTop([4, 20], [])).toBe(false)
  expect(atTop([20, null], [12])).toBe(false)
})
