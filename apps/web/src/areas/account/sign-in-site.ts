import { visits } from '@trendee/contract/messages'
import { useEndpoint } from '../../shared/api/use-endpoint'
import type { Site } from './sign-in-methods'

/** How this host presents itself, and whether that is known yet. */
export function useSite(): { readonly site: Site | undefined; readonly isPending: boolean } {
  const { data, isPending } = useEndpoint(visits.site, {})
  return { site: data, isPending }
}
