import type { BrandSummary } from '@trendee/contract/brands/brand-fields'
import { CompareChosen } from '../../shared/lists/compare-chosen'
import { brandPath } from '../../shared/records/record-path'
import { MOST_COMPARED } from './brand-search'

/** The way from brands that are ticked to the first of them beside the others. */
export function ComparedBrands({ brands }: { readonly brands: readonly BrandSummary[] }) {
  const ids = brands.map(({ id }) => id)
  const [first] = ids
  return first === undefined ? null : (
    <CompareChosen ids={ids} most={MOST_COMPARED} page={brandPath(first)} part="compared" />
  )
}
