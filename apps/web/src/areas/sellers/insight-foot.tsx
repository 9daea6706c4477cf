import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import type { insights } from '@trendee/contract/selling/insights'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { PlanCut } from '../../shared/plans/plan-cut'
import classes from './insights.module.css'

interface FootProps {
  readonly entry: Pick<Endpoint, 'access'>
  readonly asked: unknown
  /** Rows that are drawn, that came, and that were asked for. */
  readonly shown: number
  readonly came: number
  readonly pageSize: number
  readonly total: number
}

/** How much of the table is shown: where the plan ends it, and where the screen does. */
export function InsightFoot({ entry, asked, shown, came, pageSize, total }: FootProps) {
  const { t } = useTexts()
  if (came < Math.min(total, pageSize))
    return (
      <p className={classes.note}>
        <PlanCut entry={entry} asked={asked} shown={came} total={total} />
      </p>
    )
  return shown < total ? <p className={classes.note}>{t('insight.first', { shown, all: total })}</p> : null
}

type Platforms = OutputOf<typeof insights.analysisCategory>['platforms']

/** Up to which day, over how many products, and which newer capture cannot be compared. */
export function InsightSources({ platforms }: { readonly platforms: Platforms }) {
  const { t, format } = useTexts()
  const name = useNames()
  const days = new Set(platforms.map(({ as_of: day }) => day))
  return (
    <ul className={classes.sources}>
      {platforms.map(({ platform, products, as_of: day, newer_capture: newer }) => (
        <li key={platform}>
          {t('insight.source', { platform: name(platform), count: products, day: format.day(day) })}{' '}
          {newer !== null &&
            t(`leaders.newer_${newer.reason === 'too few' ? 'too_few' : 'other_products'}`, {
              day: format.day(newer.day),
              count: newer.products,
              as_of: format.day(day),
            })}
        </li>
      ))}
      {days.size > 1 && <li>{t('insight.unlike')}</li>}
    </ul>
  )
}
