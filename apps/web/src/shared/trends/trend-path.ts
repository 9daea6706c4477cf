import { GENDERS, type Gender } from '@trendee/contract/parameters'

interface TrendKey {
  readonly trend_id: string
  readonly type: string
  readonly gender?: string
}

/** A gender that the API takes; women, the specification's default, for anything else. */
export function genderOf(text: string | undefined): Gender {
  return GENDERS.find((gender) => gender === text) ?? 'women'
}

/** The page of a trend. */
export function trendPath(trend: TrendKey, gender?: Gender): string {
  const worn = gender ?? genderOf(trend.gender)
  return `/trendee/trend-detail/${encodeURIComponent(trend.trend_id)}/${worn}/${trend.type}`
}
