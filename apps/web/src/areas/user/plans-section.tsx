import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import { plans } from '@trendee/contract/plans/plans'
import { pricingTexts } from '@trendee/contract/texts/pricing'
import { pricingPath } from '../../shared/api/lines'
import type { UserInfo } from '../../shared/api/session'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { isoDay } from '../../shared/format/iso-day'
import { useOpenedAt } from '../../shared/format/use-opened-at'
import { addTexts } from '../../shared/i18n/i18n'
import { usePlanName } from '../../shared/i18n/use-plan-name'
import { useTexts } from '../../shared/i18n/use-texts'
import { LINE_ORDER } from '../../shared/plans/line-order'
import { OpenByCode } from '../../shared/plans/open-by-code'
import { OpenByTrial } from '../../shared/plans/open-by-trial'
import { DataView } from '../../shared/ui/data-view'
import { Part, Row } from './part'
import partClasses from './part.module.css'
import { elapsedShare, lineStateOf, wholeDaysLeft } from './plan-validity'
import classes from './plans-section.module.css'
import { PaymentsPart } from './payments-part'
import { UsagePart } from './usage-part'

addTexts(pricingTexts)

type PlanState = OutputOf<typeof plans.subscription>['list'][number]

function inOrder(a: PlanState, b: PlanState): number {
  return LINE_ORDER.indexOf(a.platform) - LINE_ORDER.indexOf(b.platform)
}

/** The plan of each line, what is used of it, and the ways to another. */
export function PlansSection({ info }: { readonly info: UserInfo }) {
  const { t } = useTexts()
  const subscription = useEndpoint(plans.subscription, {})
  return (
    <>
      <Part title={t('account.plans')} note={t('plans.note')}>
        <DataView query={subscription} skeleton={<Skeleton height={320} />}>
          {({ list }) => (
            <ul className={classes.lines}>
              {list.toSorted(inOrder).map((state) => (
                <LinePlan key={state.platform} state={state} />
              ))}
            </ul>
          )}
        </DataView>
      </Part>
      <PaymentsPart />
      <Part title={t('pricing.ways')}>
        <Row name={t('pricing.way_code')} hint={t('pricing.way_code_note')}>
          <OpenByCode />
        </Row>
        {info.may_try && <Trial />}
      </Part>
      <UsagePart />
    </>
  )
}

function Trial() {
  const { t } = useTexts()
  const planName = usePlanName()
  const trial = useEndpoint(plans.priceList, {}).data?.trial
  if (trial === undefined) return null
  return (
    <Row
      name={t('pricing.way_trial')}
      hint={t('pricing.way_trial_note', {
        count: trial.days,
        line: t(`line.${trial.platform}`),
        plan: planName(trial.plan),
      })}
    >
      <OpenByTrial variant="default" />
    </Row>
  )
}

const OPENED_BY = ['payment', 'trial', 'promotion', 'admin', 'partner', 'demo'] as const

function LinePlan({ state }: { readonly state: PlanState }) {
  const { t, format } = useTexts()
  const planName = usePlanName()
  const now = useOpenedAt()
  const { platform: line, plan_end: end } = state
  const openedBy = OPENED_BY.find((way) => way === state.opened_by) ?? 'other'
  const days = wholeDaysLeft(end, now)
  const share = elapsedShare(state, now)
  return (
    <li className={classes.line} data-state={lineStateOf(state)}>
      <p className={classes.lineName}>{t(`line.${line}`)}</p>
      <div className={classes.state}>
        <p className={`display ${classes.plan}`}>{planName(state.plan)}</p>
        {end !== null && (
          <p className={partClasses.quiet}>
            {t(state.validity ? 'plans.ends' : 'plans.ended', { day: format.day(isoDay(end)) })}
            {days !== null && days <= A_QUARTER && <> · {t('plans.left', { count: days })}</>}
            {state.validity && <> · {t(`opened_by.${openedBy}`)}</>}
          </p>
        )}
        {share !== null && days !== null && days <= A_QUARTER && (
          <span className={classes.track} aria-hidden>
            <span style={{ width: `${share * 100}%` }} />
          </span>
        )}
      </div>
      <Link to={pricingPath(line)} {...pricingSearch(line)} className="text-button">
        {t('plans.see')}
      </Link>
    </li>
  )
}

/** Days from which a plan's end is near enough to be counted. */
const A_QUARTER = 92

/** Lines without a pricing page of their own stand on the common one. */
function pricingSearch(line: PlanState['platform']): { readonly search?: { readonly line: string } } {
  return pricingPath(line) === '/pricing/info' ? { search: { line } } : {}
}
