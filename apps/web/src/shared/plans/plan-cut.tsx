import { askedRule } from '@trendee/contract/access'
import type { Endpoint } from '@trendee/contract/endpoint'
import { useTexts } from '../i18n/use-texts'
import { UpgradeOffer } from './upgrade-offer'

interface PlanCutProps {
  /** The list that ends, and what it was asked, parsed. */
  readonly entry: Pick<Endpoint, 'access'>
  readonly asked: unknown
  readonly shown: number
  readonly total: number
}

/** Where the plan ends a list: how much of it is shown, and what shows more. */
export function PlanCut({ entry: { access }, asked, shown, total }: PlanCutProps) {
  const { t, format } = useTexts()
  const rule = access !== 'public' && access.who === 'line' ? askedRule(access, asked) : null
  return (
    <>
      {t('limit.cut', { shown, all: format.count(total) })}{' '}
      {rule !== null && <UpgradeOffer line={rule.line} feature={rule.feature} variant="subtle" size="compact-xs" />}
    </>
  )
}
