import { common } from '@trendee/contract/common/common'
import type { OutputOf } from '@trendee/contract/endpoint'
import { useEndpoint } from '../api/use-endpoint'

export type Holdings = OutputOf<typeof common.holdings>

/** While a first file is on its way, the page that waits for it follows. */
const ASK_AGAIN_MS = 3000

/** What the platform holds, asked again until there is something and nothing more is on its way. */
export function useHoldings() {
  return useEndpoint(
    common.holdings,
    {},
    { askAgain: ({ held, is_filling: isFilling }) => (held.length === 0 || isFilling ? ASK_AGAIN_MS : false) },
  )
}
