import { holdings as heldByPlatform } from '@trendee/analytics/common/holdings'
import type { CONTRACT } from '@trendee/contract/contract'
import { administratorNames } from '@trendee/store/accounts/administrators'
import type { Handler } from '../../http/handler'

export const holdings: Handler<typeof CONTRACT.common.holdings> = async (_input, { runtime, state }) => {
  const { held, trends, levelled } = await heldByPlatform(runtime.analytics, state.today())
  return {
    held: [...held],
    trends,
    levelled,
    is_filling: runtime.imports.isFilling,
    administrators: held.length === 0 ? await administratorNames(runtime.store.db) : [],
  }
}
