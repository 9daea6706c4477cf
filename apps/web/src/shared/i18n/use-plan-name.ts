import type { TextKey } from '@trendee/contract/texts/texts'
import { useTexts } from './use-texts'

const NAMES = new Map<string, TextKey>([
  ['free', 'plan.free'],
  ['not_plan', 'plan.not_plan'],
  // As limits from the server put it.
  ['Not Plan', 'plan.not_plan'],
  ['basic', 'plan.basic'],
  ['professional', 'plan.professional'],
  ['business', 'plan.business'],
  ['developer', 'plan.developer'],
  ['growth', 'plan.growth'],
  ['scale', 'plan.scale'],
])

/** A plan's name in the reader's language; one that was made since stays as it is. */
export function usePlanName(): (plan: string) => string {
  const { t } = useTexts()
  return (plan) => {
    const key = NAMES.get(plan)
    return key === undefined ? plan : t(key)
  }
}
