import { useTexts } from '../../shared/i18n/use-texts'
import type { CollectedRow } from './collected-answers'
import classes from './my-trends.module.css'

/** Growths that a reader cannot tell apart. */
const SAME_GROWTH = 0.0005

type Compared = Pick<CollectedRow, 'before' | 'now' | 'not_compared'>

/** What of a trend is otherwise than when it was collected, in words; or why that cannot be said. */
export function useChanges(): (row: Compared) => readonly string[] {
  const { t, format } = useTexts()
  return ({ before, now, not_compared: notCompared }) => {
    if (notCompared !== null) return [t(`mine.not.${notCompared}`)]
    if (before === null || now === null) return []
    const { lifecycle: stage, forecast_peak_week: peak } = before
    const isGrowthOther =
      before.growth !== null && (now.growth === null || Math.abs(before.growth - now.growth) > SAME_GROWTH)
    const changes = [
      before.level === now.level
        ? ''
        : t('mine.was', { now: t(`level.${now.level}`), before: t(`level.${before.level}`) }),
      stage === null || now.lifecycle === null || stage === now.lifecycle
        ? ''
        : t('mine.was', { now: t(`lifecycle.${now.lifecycle}`), before: t(`lifecycle.${stage}`) }),
      isGrowthOther ? t('mine.growth_was', { growth: format.growth(before.growth) }) : '',
      // Without a forecast, or with one that the plan hides, there is nothing to compare.
      peak === null || now.forecast_peak_week === null || peak === now.forecast_peak_week
        ? ''
        : t('mine.peak_was', { now: format.day(now.forecast_peak_week), before: format.day(peak) }),
    ].filter(Boolean)
    return changes.length === 0 ? [t('mine.same')] : changes
  }
}

/** The same under the day that it is compared with. */
export function WhatChanged({ row }: { readonly row: Compared }) {
  const { t, format } = useTexts()
  const changesOf = useChanges()
  return (
    <ul className={classes.changes}>
      {row.before !== null && row.not_compared === null && (
        <li>{t('mine.since', { day: format.day(row.before.as_of) })}</li>
      )}
      {changesOf(row).map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  )
}
