import { Tooltip } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { TrendSummary } from '@trendee/contract/fields'
import { forecastTexts } from '@trendee/contract/texts/forecast'
import { allowanceOf } from '@trendee/core/access/plan-rule'
import { UNKNOWN } from '../format/format'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { UpgradeOffer } from '../plans/upgrade-offer'
import { usePlanRule } from '../plans/use-plan-rule'
import classes from './forecast-hint.module.css'

addTexts(forecastTexts)

/**
 * Whether it is the plan that shows no forecast, and not that too little is known. Asked only where there is none: who
 * has forecasts pays nothing for it.
 */
export function useForecastHidden(isMissing: boolean): boolean {
  const own = usePlanRule('trendee', 'forecast', isMissing)
  return isMissing && own !== undefined && allowanceOf(own.plan_business) === null
}

/** Why a trend in a list has no forecast, in words; `undefined` leaves it to what is said of a number that is missing. */
export function useForecastMissing(
  trend: Pick<TrendSummary, 'forecast_growth' | 'sparkline' | 'is_stale' | 'as_of'>,
): string | undefined {
  const { t, format } = useTexts()
  const isHidden = useForecastHidden(trend.forecast_growth === null && trend.sparkline.forecast.length === 0)
  if (trend.is_stale) return t('ended.on', { day: format.day(trend.as_of) })
  return isHidden ? t('forecast.with_plan') : undefined
}

/** A dash in a list, in the place of a forecast, that says what would fill it. */
export function NoForecast({ trend }: { readonly trend: TrendSummary }) {
  const { t } = useTexts()
  return <Dash words={useForecastMissing(trend) ?? t('growth.too_little')} />
}

/** The same in the place of a forecast peak: a forecast may have none. */
export function NoPeak({ trend }: { readonly trend: TrendSummary }) {
  const { t } = useTexts()
  const isForecast = trend.sparkline.forecast.length > 0
  return <Dash words={useForecastMissing(trend) ?? t(isForecast ? 'forecast.no_peak' : 'growth.too_little')} />
}

function Dash({ words }: { readonly words: string }) {
  return (
    <Tooltip label={words}>
      <span className={classes.dash}>
        <span aria-hidden>{UNKNOWN}</span>
        <span className="visually-hidden">{words}</span>
      </span>
    </Tooltip>
  )
}

/** Says of a forecast that cannot be relied on that it is one; nothing of the others. */
export function LowConfidence({
  trend,
  isInLink = false,
}: {
  readonly trend: Pick<TrendSummary, 'forecast_confidence'>
  /** In a link, which can hold no button. */
  readonly isInLink?: boolean
}) {
  const { t } = useTexts()
  if (trend.forecast_confidence !== 'low') return null
  if (isInLink) {
    return (
      <span className={classes.low} title={t('forecast.low_meaning')}>
        {t('forecast.low')}
      </span>
    )
  }
  return (
    <Tooltip label={t('forecast.low_meaning')} multiline w={280} events={{ hover: true, focus: true, touch: true }}>
      <button type="button" className={classes.low}>
        {t('forecast.low')}
      </button>
    </Tooltip>
  )
}

/** A quiet line, in the place of a forecast, with the way to the plans that have it. */
export function ForecastHint({ words }: { readonly words: string }) {
  return (
    <p className={classes.hint}>
      <IconLock size={14} stroke={1.6} aria-hidden />
      <span>{words}</span>
      <UpgradeOffer line="trendee" feature="forecast" variant="subtle" size="compact-xs" />
    </p>
  )
}
