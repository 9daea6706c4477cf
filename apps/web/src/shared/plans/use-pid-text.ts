import { soldAs } from '@trendee/core/payments/billing-period'
import { paymentTexts } from '@trendee/contract/texts/payments'
import { addTexts } from '../i18n/i18n'
import { usePlanName } from '../i18n/use-plan-name'
import { useTexts } from '../i18n/use-texts'

addTexts(paymentTexts)

export interface PidText {
  /** "Best sellers Professional". */
  readonly planOf: (pid: string) => string
  /** "one month"; empty for what is sold no more. */
  readonly periodOf: (pid: string) => string
}

/** What is sold, in words. */
export function usePidText(): PidText {
  const { t } = useTexts()
  const planName = usePlanName()
  return {
    planOf: (pid) => {
      const sold = soldAs(pid)
      return sold === null ? pid : `${t(`line.${sold.line}`)} ${planName(sold.plan)}`
    },
    periodOf: (pid) => {
      const sold = soldAs(pid)
      return sold === null ? '' : t(`pay.${sold.billing}`)
    },
  }
}
