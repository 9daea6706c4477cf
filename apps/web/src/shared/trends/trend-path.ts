import { ASKED_GENDERS, type AskedGender } from '@trendee/core/lexicon/gender-groups'

interface TrendKey {
  readonly trend_id: string
  readonly type: string
  readonly gender?: string
}

/** A gender that the API takes; everybody for anything else. */
export function genderOf(text: string | undefined): AskedGender {
  return ASKED_GENDERS.find((gender) => gender === text) ?? 'all'
}

/** The page of a trend. */
export function trendPath(trend: TrendKey, gender?: AskedGender): string {
  const worn = gender ?? genderOf(trend.gender)
  return `/trendee/trend-detail/${encodeURIComponent(trend.trend_id)}/${worn}/${trend.type}`
}
