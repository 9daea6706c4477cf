import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ApiError } from '@trendee/contract/errors'
import { plans } from '@trendee/contract/plans/plans'
import { useEndpoint } from '../shared/api/use-endpoint'
import { isoDay } from '../shared/format/iso-day'
import { usePlanName } from '../shared/i18n/use-plan-name'
import { useTexts } from '../shared/i18n/use-texts'
import { useFeatureText } from '../shared/plans/use-feature-text'
import { goToPricing } from '../shared/site/pricing-link'
import { whiteLabel } from '../shared/site/site'
import { BlockingDialog } from './blocking-dialog'
import { type NextPlan, extentOf, lineOfLimit, nextPlan } from '../shared/plans/next-plan'
import classes from './plan-limit-dialog.module.css'

interface PlanLimitDialogProps {
  readonly error: ApiError
  readonly onClose: () => void
}

/** As many of a plan's advantages as are read at a glance. */
const MOST_SHOWN = 5

function limitOf({ data }: ApiError) {
  const text = (name: string) => (typeof data?.[name] === 'string' ? data[name] : '')
  const instant = (name: string) => (typeof data?.[name] === 'number' ? data[name] : null)
  return {
    feature: text('feature_type'),
    reached: text('plan_count'),
    plan: text('plan'),
    planEnd: instant('plan_end'),
    resetsAt: instant('resets_at'),
  }
}

/** Where the plan ends: what it is, what was reached, what the next one opens. Leads to the line's plans. */
export function PlanLimitDialog({ error, onClose }: PlanLimitDialogProps) {
  const { t, format } = useTexts()
  const navigate = useNavigate()
  const planName = usePlanName()
  const { ruleWords, featureName } = useFeatureText()
  const { data: prices } = useEndpoint(plans.priceList, {})
  const limit = limitOf(error)
  const [openedAt] = useState(Date.now)
  const line = lineOfLimit(limit.feature, window.location.pathname)
  const isOver = limit.planEnd !== null && limit.planEnd * 1000 <= openedAt
  // A partner sells plans of its own.
  const offer = prices === undefined || whiteLabel() !== null ? null : nextPlan(prices, line, limit)
  const toPlans = () => {
    onClose()
    goToPricing(line, navigate)
  }
  const facts = (
    <dl className={classes.facts}>
      {limit.plan !== '' && (
        <div>
          <dt>{t('plan_limit.plan', { line: t(`line.${line}`) })}</dt>
          <dd>{planName(limit.plan)}</dd>
        </div>
      )}
      {isOver && limit.planEnd !== null && (
        <div>
          <dt>{t('plan_limit.expired')}</dt>
          <dd>{format.day(isoDay(limit.planEnd))}</dd>
        </div>
      )}
      {limit.feature !== '' && (
        <div>
          <dt>{featureName(limit.feature)}</dt>
          <dd>{ruleWords(limit.feature, limit.reached)}</dd>
        </div>
      )}
      {limit.resetsAt !== null && (
        <div>
          <dt>{t('plan_limit.again')}</dt>
          <dd>{format.instant(limit.resetsAt)}</dd>
        </div>
      )}
    </dl>
  )
  return (
    <BlockingDialog
      // What a plan does not hold at all was not used up.
      title={t(extentOf(limit.reached) === 0 ? 'plan_limit.not_included' : 'plan_limit.title')}
      note={t('error.plan_limit')}
      size={480}
      detail={
        <>
          {facts}
          {offer !== null && <Offer offer={offer} />}
        </>
      }
    >
      <Button variant="subtle" color="gray" onClick={onClose}>
        {t('plan_limit.later')}
      </Button>
      <Button onClick={toPlans} data-autofocus>
        {t('plan_limit.ok')}
      </Button>
    </BlockingDialog>
  )
}

function Offer({ offer: { plan, opens } }: { readonly offer: NextPlan }) {
  const { t, format } = useTexts()
  const planName = usePlanName()
  const { ruleWords, featureName } = useFeatureText()
  const price = plan.is_by_approval
    ? t('plan_limit.by_approval')
    : t('plan_limit.price', { price: format.money(plan.monthly_usd, 'USD', 0) })
  return (
    <section className={classes.offer}>
      <header>
        <h3>{t('plan_limit.next', { plan: planName(plan.plan) })}</h3>
        <span>{price}</span>
      </header>
      <ul>
        {opens.slice(0, MOST_SHOWN).map(({ feature_name: feature, plan_business: rule }) => (
          <li key={feature}>
            <IconCheck size={15} stroke={1.8} aria-hidden />
            <span>{featureName(feature)}</span>
            <small>{ruleWords(feature, rule)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
