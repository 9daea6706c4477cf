import { GENDER_GROUPS, type GenderGroup } from '@trendee/core/lexicon/types'

interface TrendKey {
  readonly trend_id: string
  readonly type: string
  readonly gender?: string
}

/** A gender that the API takes; women, the specification's default, for anything else. */
export function genderOf(text: string | undefined): GenderGroup {
  return GENDER_GROUPS.find((gender) => gender === text) ?? 'women'
}

/** The page of a trend. */
export function trendPath(trend: TrendKey, gender?: GenderGroup): string {
  const worn = gender ?? genderOf(trend.gender)
  return `/trendee/trend-detail/${encodeURIComponent(trend.trend_id)}/${worn}/${trend.type}`
}
