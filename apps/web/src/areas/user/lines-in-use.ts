import type { Line } from '@trendee/core/plans/lines'
import type { FeatureUse } from '@trendee/contract/plans/feature-use'
import { LINE_ORDER } from '../../shared/plans/line-order'

export interface LineInUse {
  readonly line: Line
  /** Counted by day or month. */
  readonly counted: readonly FeatureUse[]
  /** Open without a count, or as far as a list goes. */
  readonly others: readonly FeatureUse[]
}

/** What is open to the account, line by line; what is not is left out, and so is a line with nothing. */
export function linesInUse(uses: readonly FeatureUse[]): LineInUse[] {
  return LINE_ORDER.map((line) => {
    const open = uses.filter((use) => use.platform === line && use.plan_business !== 'off')
    return {
      line,
      counted: open.filter((use) => use.used !== null),
      others: open.filter((use) => use.used === null),
    }
  }).filter(({ counted, others }) => counted.length + others.length > 0)
}
