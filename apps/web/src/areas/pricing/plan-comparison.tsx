import { useMediaQuery } from '@mantine/hooks'
import { PLANNED } from '@trendee/core/plans/features'
import type { Line } from '@trendee/core/plans/lines'
import { linePlans } from '../../shared/api/roles'
import { useUser } from '../../shared/api/session'
import { useOpenedAt } from '../../shared/format/use-opened-at'
import { useTexts } from '../../shared/i18n/use-texts'
import { type PriceList, comparePlans } from './compare-plans'
import classes from './plan-comparison.module.css'
import { PlanStack } from './plan-stack'
import { PlanTable } from './plan-table'
import type { Paying } from './pricing-search'

/** The specification's widest phone. */
const PHONE = '(max-width: 768px)'

interface PlanComparisonProps {
  readonly line: Line
  readonly prices: PriceList
  readonly paying: Paying
  /** Under the name of the line, where several stand on the page. */
  readonly isTitled: boolean
  /** Something can be paid here. */
  readonly isSold: boolean
}

/** The plan that the reader has on a line, and its end in unix seconds. */
export interface OwnPlan {
  readonly name: string
  readonly end: number
}

function useOwnPlan(line: Line): OwnPlan | null {
  const now = useOpenedAt()
  const info = useUser()?.userInfo
  if (info === undefined) return null
  const plan = linePlans(info, now).find((one) => one.line === line)
  return plan === undefined || !plan.isValid || plan.end === null ? null : { name: plan.name, end: plan.end }
}

/** Plans of a line beside each other; one under the other on a phone. */
export function PlanComparison({ line, prices, paying, isTitled, isSold }: PlanComparisonProps) {
  const { t } = useTexts()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false
  const own = useOwnPlan(line)
  const comparison = comparePlans(prices, line)
  const { trial } = prices
  const trialPlan = trial.platform === line ? trial.plan : null
  const View = isPhone ? PlanStack : PlanTable
  return (
    <section className={classes.section} aria-label={t('pricing.compared', { line: t(`line.${line}`) })}>
      {isTitled && <h2 className={`display ${classes.line}`}>{t(`line.${line}`)}</h2>}
      <View line={line} comparison={comparison} paying={paying} own={own} trialPlan={trialPlan} isSold={isSold} />
      <Planned line={line} />
    </section>
  )
}

/** What the line will have, apart from what it has. */
function Planned({ line }: { readonly line: Line }) {
  const { t } = useTexts()
  const planned = PLANNED.filter((one) => one.line === line).map(({ feature }) => t(`feature.${feature}`))
  if (planned.length === 0) return null
  return <p className={classes.planned}>{t('pricing.planned', { features: planned.join(' · ') })}</p>
}
