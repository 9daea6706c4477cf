import type { Line } from '@trendee/core/plans/lines'
import { usePlanName } from '../../shared/i18n/use-plan-name'
import { useTexts } from '../../shared/i18n/use-texts'

interface Gift {
  readonly platform: Line
  readonly plan: string
  readonly days: number
  readonly percent_off: number
}

/** What a code gives, as a sentence. */
export function usePromotionWords(): (gift: Gift) => string {
  const { t } = useTexts()
  const planName = usePlanName()
  return ({ platform, plan, days, percent_off: percent }) => {
    const values = { line: t(`line.${platform}`), plan: planName(plan), count: days, percent }
    if (days === 0) return t('promotion.price', values)
    return percent === 0 ? t('promotion.days', values) : t('promotion.both', values)
  }
}
