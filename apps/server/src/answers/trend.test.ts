import { expect, it } from 'vitest'
import type { MetricSummary } from '@trendee/analytics/trends/metric-summary'
import { trendSummary as trendSummarySchema } from '@trendee/contract/fields'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { trendName, trendSummary } from './trend'

const limits = { z: 1, rise: 0.1, steady_rise: null, steady_z: null, new_rise: 0.05, of_top: 0.85 }
const why = {
  rule: 'meets_breakout',
  inputs: null,
  thresholds: { hot: limits, very_hot: limits, breakout: limits },
  sample: { weeks: 200, recent_weeks: 8, base_weeks: 52, season_years: 3, season: 'weekly' },
}
const SAID = {
  season: 'spring-2026',
  verdict: 'test',
  reason: '',
  times: 1.3,
  times_lower: 0.8,
  times_upper: 1.9,
  of_year: 1.1,
  before_of_year: 1,
  peak_week: null,
  is_guess: false,
  usual_error: 0.7,
  usual_error_of: 'own',
  gender: '',
  from: '2026-02-23',
  to: '2026-05-24',
} as const
const METRIC: MetricSummary = {
  trend_id: 'puffer',
  region: 'US',
  gender: '',
  name: 'puffer vest',
  name_zh: '羽绒马甲',
  type: 'category',
  primary_category: 'womenswear',
  secondary_category: '',
  hex: '',
  platform: 'google',
  evidence: 'relative',
  signal_gender: '',
  signal_region: '',
  as_of_day: '2025-06-29',
  fresh_until_day: '2025-08-10',
  last_week_day: '2025-06-23',
  growth: WINDOWS.map((window) => (window === 90 ? 0.9 : null)),
  growth_reason: WINDOWS.map(() => ''),
  adjusted_growth: WINDOWS.map((window) => (window === 90 ? 0.4 : null)),
  yoy: 0.5,
  ytd: -0.2,
  level: 'breakout',
  lifecycle: 'seasonal',
  season_strength: 0.8,
  peak_week_day: '2025-08-04',
  forecast_growth: 0.25,
  forecast_confidence: 'low',
  score: 40,
  spark: [1, null, 3],
  spark_forecast: [4, 5],
  why,
  story: { curve: null, agreement: { among: 'shops', agree: ['temu'], differ: [] } },
  season_gender: '',
  seasonsAhead: [SAID],
  isSeasonal: true,
  toldOn: '2025-07-06',
  isStale: false,
}

it('a trend has everything that is stored of it, in the words of the contract', () => {
  const answer = trendSummary(METRIC, 90)
  expect(() => trendSummarySchema.parse(answer)).not.toThrow()
  expect(answer).toEqual({
    trend_id: 'puffer',
    name: 'puffer vest',
    trend_name_zh: '羽绒马甲',
    type: 'category',
    gender: '',
    region: 'US',
    trend_primary_category: 'womenswear',
    trend_secondary_category: null,
    growth: 0.9,
    adjusted_growth: 0.4,
    yoy: 0.5,
    monthlyGrowthRateY2y: -0.2,
    level: 'breakout',
    level_why: why,
    story: { curve: null, agreement: { among: 'shops', agree: ['temu'], differ: [] } },
    lifecycle: 'seasonal',
    season_strength: 0.8,
    is_seasonal: true,
    forecast_peak_week: '2025-08-04',
    forecast_growth: 0.25,
    forecast_confidence: 'low',
    forecast_seasons: [SAID],
    score: 40,
    sparkline: { values: [1, null, 3], forecast: [4, 5] },
    pictures: [0, 1, 2].map((index) => `/api/v1/common/picture/trend/puffer.${index}`),
    hex: null,
    source: { platform: 'google', gender: '', region: '', to: '2025-06-29', evidence: 'relative' },
    as_of: '2025-06-29',
    told_on: '2025-07-06',
    is_stale: false,
  })
  expect(trendSummary(METRIC, 7).growth).toBeNull()
})

it('a trend that is only named has null for what is not known of it', () => {
  expect(trendName({ ...METRIC, type: 'category', searched_as: ['gilet'] })).toEqual({
    trend_id: 'puffer',
    trend_name: 'puffer vest',
    trend_name_zh: '羽绒马甲',
    type: 'category',
    monthlyGrowthRateY2y: -0.2,
    trend_primary_category: 'womenswear',
    trend_secondary_category: null,
    searched_as: ['gilet'],
  })
})

it('a picture address survives signs that mean something in an address', () => {
  const [picture] = trendSummary({ ...METRIC, trend_id: 'a/b?c' }, 90).pictures
  expect(picture).toBe('/api/v1/common/picture/trend/a%2Fb%3Fc.0')
})

it('shows the photographs of a trend before drawings of it', () => {
  const photo = (key: string) => `/api/v1/common/photo/${key}`
  const pictures = (...keys: string[]) => trendSummary(METRIC, 90, 'women', keys.map(photo)).pictures
  expect(pictures()).toEqual([0, 1, 2].map((place) => expect.stringContaining(`/puffer.${place}.women`)))
  expect(pictures('a')).toEqual([photo('a'), expect.stringContaining('puffer.0'), expect.stringContaining('puffer.1')])
  expect(pictures('a', 'b', 'c', 'd')).toEqual(['a', 'b', 'c'].map(photo))
})

it('tells the swatch of a colour whose row was made without one', () => {
  const hexOf = (trend_id: string, type: 'color' | 'category') => trendSummary({ ...METRIC, trend_id, type }, 90).hex
  expect(hexOf('mocha', 'color')).toMatch(/^#[0-9A-F]{6}$/)
  expect([hexOf('multicolour', 'color'), hexOf('mocha', 'category')]).toEqual([null, null])
})
