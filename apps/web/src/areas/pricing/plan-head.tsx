import { pidOf } from '@trendee/core/payments/billing-period'
import type { Line } from '@trendee/core/plans/lines'
import { useUser } from '../../shared/api/session'
import { isoDay } from '../../shared/format/iso-day'
import { usePlanName } from '../../shared/i18n/use-plan-name'
import { useTexts } from '../../shared/i18n/use-texts'
import { OpenByTrial } from '../../shared/plans/open-by-trial'
import { useFeatureText } from '../../shared/plans/use-feature-text'
import { LinkButton } from '../../shared/ui/link-button'
import { type ComparedPlan, monthsPaid } from './compare-plans'
import type { OwnPlan } from './plan-comparison'
import classes from './plan-comparison.module.css'
import type { Paying } from './pricing-search'
import { payPath } from './pay-path'
import { notedPlan } from './plan-notes'

interface PlanHeadProps {
  readonly line: Line
  readonly plan: ComparedPlan
  readonly paying: Paying
  readonly own: OwnPlan | null
  readonly trialPlan: string | null
  readonly isSold: boolean
}

/** A plan's name, for whom it is, its price, and what can be done about it now. */
export function PlanHead({ line, plan, paying, own, trialPlan, isSold }: PlanHeadProps) {
  const { t, format } = useTexts()
  const planName = usePlanName()
  const isOwn = plan.plan !== null && plan.plan === own?.name
  const noted = plan.plan === null ? null : notedPlan(line, plan.plan)
  return (
    <div className={classes.planHead}>
      <p className={classes.name}>{plan.plan === null ? t('pricing.without') : planName(plan.plan)}</p>
      <p className={classes.note}>
        {plan.plan === null ? t('pricing.without_note') : noted !== null && t(`pricing.note_${noted}`)}
      </p>
      <Price plan={plan} paying={paying} />
      <div className={classes.action}>
        {isOwn ? (
          <p className={classes.own}>{t('pricing.yours_until', { day: format.day(isoDay(own.end)) })}</p>
        ) : (
          trialPlan !== null && plan.plan === trialPlan && <TrialButton />
        )}
        {isSold && plan.plan !== null && !plan.isByApproval && <BuyLink line={line} plan={plan.plan} paying={paying} />}
      </div>
    </div>
  )
}

function BuyLink({ line, plan, paying }: { readonly line: Line; readonly plan: string; readonly paying: Paying }) {
  const { t } = useTexts()
  const planName = usePlanName()
  const to = payPath(line, pidOf({ line, plan, billing: paying }))
  return (
    <LinkButton
      fullWidth
      variant="default"
      aria-label={t('pay.buy_name', { plan: `${t(`line.${line}`)} ${planName(plan)}` })}
      to={to}
    >
      {t('pay.buy')}
    </LinkButton>
  )
}

function Price({ plan, paying }: Pick<PlanHeadProps, 'plan' | 'paying'>) {
  const { t, format } = useTexts()
  const { plan: name, monthlyUsd, yearlyUsd, isByApproval } = plan
  const dollars = (amount: number, digits = 0) => format.money(amount, 'USD', digits)
  if (name === null || isByApproval || monthlyUsd === 0) {
    return (
      <p className={classes.price}>
        <span className="display">{t('pricing.free')}</span>
        <small className={classes.other}>{t(isByApproval ? 'pricing.on_approval' : 'pricing.for_as_long')}</small>
      </p>
    )
  }
  const months = monthsPaid(plan)
  const yearly = months === null ? null : t('pricing.year_is', { price: dollars(yearlyUsd), count: months })
  return paying === 'monthly' ? (
    <p className={classes.price}>
      <span className="display">{dollars(monthlyUsd)}</span>
      <small>{t('pricing.a_month')}</small>
      <small className={classes.other}>{yearly}</small>
    </p>
  ) : (
    <p className={classes.price}>
      <span className="display">{dollars(yearlyUsd)}</span>
      <small>{t('pricing.a_year')}</small>
      <small className={classes.other}>{t('pricing.month_is', { price: dollars(yearlyUsd / 12, 2) })}</small>
    </p>
  )
}

/** For who may have the free days: one step where somebody is signed in, the form where nobody is. */
function TrialButton() {
  const { t } = useTexts()
  const info = useUser()?.userInfo
  if (info === undefined || info.is_restricted) {
    return (
      <LinkButton fullWidth to="/free-trial">
        {t('opening.trial_start')}
      </LinkButton>
    )
  }
  return info.may_try ? <OpenByTrial fullWidth /> : null
}

/** A rule in words; what is not included steps back, but is said. */
export function RuleText({ feature, rule }: { readonly feature: string; readonly rule: string }) {
  const { ruleWords } = useFeatureText()
  const isOff = rule === 'off'
  return (
    <span className={classes.rule} data-off={isOff || undefined}>
      {isOff ? (
        <>
          <span aria-hidden>–</span>
          <span className="visually-hidden">{ruleWords(feature, rule)}</span>
        </>
      ) : (
        ruleWords(feature, rule)
      )}
    </span>
  )
}
