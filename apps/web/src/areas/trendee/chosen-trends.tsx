import type { TrendSummary } from '@trendee/contract/fields'
import { useLocation } from '@tanstack/react-router'
import { CollectChosen } from '../../shared/collections/collect-button'
import { CompareChosen } from '../../shared/lists/compare-chosen'
import { genderOf, trendPath } from '../../shared/trends/trend-path'
import { MOST_COMPARED } from './trend-search'

interface ChosenTrendsProps {
  readonly ids: readonly string[]
  /** Those of which a curve is known. */
  readonly curves: readonly Pick<TrendSummary, 'trend_id' | 'type' | 'gender'>[]
}

/** What can be done with trends that are ticked: kept in a project, or their curves compared. */
export function ChosenTrends({ ids, curves }: ChosenTrendsProps) {
  const asked = useLocation({
    select: ({ search }) => search as { readonly gender?: string; readonly region?: string },
  })
  const [first] = curves
  const path = first && trendPath(first, asked.gender === undefined ? undefined : genderOf(asked.gender))
  const page = asked.region === undefined ? path : `${path}?region=${asked.region}`
  return (
    <>
      <CollectChosen trendIds={ids} />
      {page !== undefined && (
        <CompareChosen ids={curves.map(({ trend_id: id }) => id)} most={MOST_COMPARED} page={page} part="curve" />
      )}
    </>
  )
}
