import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import type { CollectedRow } from './collected-answers'

/** Where a trend stands in its project's list, and what its reader may do with it. */
export interface CollectedPlace {
  /** From 1, and of how many. */
  readonly place: number
  readonly total: number
  readonly mayEdit: boolean
  /** The list is in the project's own order, which its reader may change. */
  readonly isMovable: boolean
  readonly gender: AskedGender
  readonly region: string
}

/** The page of a collected trend, for the gender and region of the list. */
export function collectedLink({ trend, trendName }: CollectedRow, gender: AskedGender, region: string) {
  const to = trendPath(trend ?? { trend_id: trendName, type: 'keyword' }, gender)
  return { to, search: inRegion(region) }
}
