import { useEffect } from 'react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { filters } from '@trendee/contract/filters/filters'
import { useEndpoint } from '../shared/api/use-endpoint'

/** The region of an address that names none. */
const USUAL = 'US'

/**
 * Of a screen of one region whose address names none: where nothing is known of the usual one, the address names the region of which most
 * is known. Else the screen would be empty, and say that nothing is there.
 */
export function RegionOfData() {
  const navigate = useNavigate()
  const isNamed = useLocation({ select: ({ search }) => 'region' in search })
  const { data } = useEndpoint(filters.index, {})
  const known = data?.trend_regions.map(({ value }) => value) ?? []
  const [most] = known
  const region = isNamed || known.includes(USUAL) ? undefined : most
  useEffect(() => {
    if (region === undefined) return
    void navigate({ to: '.', search: (before: object) => ({ ...before, region }), replace: true, resetScroll: false })
  }, [region, navigate])
  return null
}
