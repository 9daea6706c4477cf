import { expect, it } from 'vitest'
import { decisionFacts, hasForecast } from './trend-facts'

const trend = {
  as_of: '2025-01-19',
  forecast_peak_week: '2025-05-19',
  forecast_growth: 0.2,
  lifecycle: 'growing',
  is_seasonal: true,
  sparkline: { forecast: [1, 2] },
} as const

it('a forecast that is not shown is none to decide by', () => {
  expect(hasForecast({ ...trend, sparkline: { forecast: [1, 2] } })).toBe(true)
  expect(hasForecast({ forecast_growth: null, sparkline: { forecast: [] } })).toBe(false)
  // A year that began with nothing has a forecast without a growth.
  expect(hasForecast({ forecast_growth: null, sparkline: { forecast: [3] } })).toBe(true)
})

it('a decision counts with the lead time and with how far the forecast can be relied on', () => {
  const asked = { ...trend, sparkline: { forecast: [1, 2] } }
  expect(decisionFacts(asked, 9)).toMatchObject({ leadWeeks: 9, confidence: null, peakWeek: '2025-05-19' })
  expect(decisionFacts({ ...asked, forecast_confidence: 'low' }, 9).confidence).toBe('low')
})
