import type { TrendSummary } from '@trendee/contract/fields'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'

/** Address of a trend's page, with its query. */
export function trendAddress(
  { trend_id: trendId, type }: Pick<TrendSummary, 'trend_id' | 'type'>,
  gender: AskedGender,
  region: string,
  asOf?: string,
): string {
  const query = new URLSearchParams({ region, ...(asOf === undefined ? {} : { as_of: asOf }) })
  return `/trendee/trend-detail/${encodeURIComponent(trendId)}/${gender}/${type}?${query.toString()}`
}
