import type { PastDay } from '@trendee/contract/parameters'
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

/** The whole address of a place within the product, to be sent to somebody. */
export function wholeAddress(place: {
  readonly to: string
  readonly search: Readonly<Record<string, string>>
}): string {
  const query = new URLSearchParams(place.search).toString()
  return window.location.origin + place.to + (query === '' ? '' : `?${query}`)
}

/** The whole address of a trend's page as a list shows it: for its gender and region, on its day. */
export function trendAddress(
  trend: TrendKey,
  { gender, region, as_of, as_known }: PastDay & { readonly gender: AskedGender; readonly region: string },
): string {
  return wholeAddress({ to: trendPath(trend, gender), search: inRegion(region, { as_of, as_known }) })
}

/** The fields of a question about a day in the past; none where the newest is shown. */
export function pastOf({ as_of: day, as_known: isKnown }: PastDay): {
  readonly as_of?: string
  readonly as_known?: 'true'
} {
  if (day === undefined) return {}
  return isKnown === true ? { as_of: day, as_known: 'true' } : { as_of: day }
}

/** Of the address of a trend's page: a region that is not the usual one stays with the reader, as does a day in the past. */
export function inRegion(region: string, past: PastDay = {}): Readonly<Record<string, string>> {
  return { ...(region === 'US' ? {} : { region }), ...pastOf(past) }
}
