import { z } from 'zod'
import { type Endpoint, endpoint, listOf } from '../endpoint'
import { day, forecastIn, fraction, trendSummary } from '../fields'
import { measuredOnly, paging, pastDay, region, trendGender, wholeNumber, windowDays } from '../parameters'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { listAccess } from './trend-access'

const platformTrend = trendSummary.extend({
  /** The platform that says most of it, with the growth there without its season. */
  on_platform: z.object({ platform: z.string(), growth: fraction, percentile: fraction }),
})
const input = z.object({
  gender: trendGender,
  region,
  window: windowDays,
  evidence: measuredOnly,
  ...pastDay,
  ...paging,
})
const output = listOf(platformTrend).extend({ as_of: day.nullable() })
export type PlatformTrendsInput = z.output<typeof input>
export type PlatformTrends = Endpoint<z.input<typeof input>, PlatformTrendsInput, z.output<typeof output>>

const access = { ...listAccess, needs: windowNeed, note: WINDOW_NOTE, hides: forecastIn('list.') } as const

function platformTrends(question: string, where: string): PlatformTrends {
  return endpoint({
    method: 'GET',
    path: `/api/v3/${question}`,
    summary: `Trends by their season-adjusted growth ${where}, each by the own row of the asked gender`,
    access,
    limit: { perMinute: 120 },
    input,
    output,
    example: { region: 'US', pageSize: 10 },
  })
}

export const socialTrendsList = platformTrends('social_trends_list', 'in social posts and visibility')
export const retailTrendList = platformTrends('retail_trend_list', 'in shops')

export const trendingNow = endpoint({
  method: 'GET',
  path: '/api/v3/trending_now',
  summary: 'The trends that have a level now, strongest first, with the reason for it',
  access,
  limit: { perMinute: 120 },
  input: z.object({
    gender: trendGender,
    region,
    window: windowDays,
    evidence: measuredOnly,
    quantity: wholeNumber(1, 50).default(12),
  }),
  output: z.object({ list: z.array(trendSummary), as_of: day.nullable() }),
  example: { region: 'US' },
})
