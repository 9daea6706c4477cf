import { useState } from 'react'
import { Button, type ButtonProps } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { plans } from '@trendee/contract/plans/plans'
import type { Line } from '@trendee/core/plans/lines'
import { linePlans } from '../api/roles'
import { useUser } from '../api/session'
import { useEndpoint } from '../api/use-endpoint'
import { isoDay } from '../format/iso-day'
import { usePlanName } from '../i18n/use-plan-name'
import { useTexts } from '../i18n/use-texts'
import { goToPricing } from '../site/pricing-link'
import { whiteLabel } from '../site/site'
import { type OfferedPlan, nextPlan } from './next-plan'
import { usePlanRule } from './use-plan-rule'
import classes from './upgrade-offer.module.css'

interface UpgradeOfferProps extends ButtonProps {
  readonly line: Line
  /** What is locked. */
  readonly feature: string
  /** The rule that was met, where the refusal says it; the account's own otherwise. */
  readonly reached?: string
}

/** What every lock offers, as one button: the plan that opens it and its price; to whose plan has ended, that it has. */
export function UpgradeOffer({ line, feature, reached, ...button }: UpgradeOfferProps) {
  const { t, format } = useTexts()
  const planName = usePlanName()
  const navigate = useNavigate()
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
  const words = ({ plan, monthly_usd: price, is_by_approval: isByApproval }: OfferedPlan) =>
    isByApproval
      ? t('upgrade.to_by_approval', { plan: planName(plan) })
      : t('upgrade.to', { plan: planName(plan), price: format.money(price, 'USD', 0) })
  return (
    <span className={classes.offer}>
      {typeof ended === 'number' && <span>{t('upgrade.ended', { day: format.day(isoDay(ended)) })}</span>}
      <Button {...button} onClick={() => goToPricing(line, navigate)}>
        {offer === null ? t('upgrade.go') : words(offer.plan)}
      </Button>
    </span>
  )
}
