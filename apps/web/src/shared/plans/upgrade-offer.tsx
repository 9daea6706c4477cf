import { useState } from 'react'
import type { ButtonProps } from '@mantine/core'
import { plans } from '@trendee/contract/plans/plans'
import type { Line } from '@trendee/core/plans/lines'
import { linePlans } from '../api/roles'
import { useUser } from '../api/session'
import { useEndpoint } from '../api/use-endpoint'
import { isoDay } from '../format/iso-day'
import { usePlanName } from '../i18n/use-plan-name'
import { useTexts } from '../i18n/use-texts'
import { whiteLabel } from '../site/site'
import { UpgradeButton } from '../ui/upgrade-button'
import { nextPlan } from './next-plan'
import { usePlanRule } from './use-plan-rule'
import classes from './upgrade-offer.module.css'

interface UpgradeOfferProps extends ButtonProps {
  readonly line: Line
  /** What is locked. */
  readonly feature: string
  /** The rule that was met, where the refusal says it; the account's own otherwise. */
  readonly reached?: string
}

/** What every lock offers: the plan that opens it, its price, the way there; to whose plan has ended, that it has. */
export function UpgradeOffer({ line, feature, reached, ...button }: UpgradeOfferProps) {
  const { t, format } = useTexts()
  const planName = usePlanName()
  const own = usePlanRule(line, feature, reached === undefined)
  const rule = reached ?? own?.plan_business
  // A partner sells plans of its own, at prices of its own.
  const isOurs = whiteLabel() === null
  const { data: prices } = useEndpoint(plans.priceList, {}, { enabled: isOurs })
  const user = useUser()
  const [openedAt] = useState(Date.now)
  const ended =
    user === null
      ? undefined
      : linePlans(user.userInfo, openedAt / 1000).find((plan) => plan.line === line && !plan.isValid)?.end
  const offer =
    prices === undefined || rule === undefined ? null : nextPlan(prices, line, { feature, reached: rule, plan: '' })
  return (
    <span className={classes.offer}>
      {typeof ended === 'number' && <span>{t('upgrade.ended', { day: format.day(isoDay(ended)) })}</span>}
      {offer !== null && (
        <span>
          {offer.plan.is_by_approval
            ? t('upgrade.opens_by_approval', { plan: planName(offer.plan.plan) })
            : t('upgrade.opens', {
                plan: planName(offer.plan.plan),
                price: format.money(offer.plan.monthly_usd, 'USD', 0),
              })}
        </span>
      )}
      <UpgradeButton line={line} {...button} />
    </span>
  )
}
