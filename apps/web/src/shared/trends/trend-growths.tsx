import type { TrendSummary } from '@trendee/contract/fields'
import type { TextKey } from '@trendee/contract/texts/texts'
import { hasForecast } from '@trendee/contract/trends/trend-facts'
import { useTexts } from '../i18n/use-texts'
import { Growth } from '../ui/growth'
import { Figure } from '../ui/screen'
import { LowConfidence, useForecastMissing } from './forecast-hint'
import classes from './trend-growths.module.css'

type Grown = Omit<TrendSummary, 'pictures'>

interface GrowthOfTrend {
  readonly name: TextKey
  /** The stretch that is compared, beside the number: two growths of one trend differ by it. */
  readonly period: (trend: Grown) => TextKey
  readonly meaning: TextKey
  readonly value: (trend: Grown) => number | null
}

const GROWTHS = {
  yoy: {
    name: 'growth.yoy',
    period: () => 'growth.yoy_period',
    meaning: 'meaning.yoy',
    value: (trend) => trend.yoy,
  },
  ytd: {
    name: 'growth.ytd',
    period: () => 'growth.ytd_period',
    meaning: 'meaning.ytd',
    value: (trend) => trend.monthlyGrowthRateY2y,
  },
  ahead: {
    name: 'growth.ahead',
    period: (trend) => (isAboveButFalling(trend) ? 'growth.ahead_period_no_peak' : 'growth.ahead_period'),
    meaning: 'meaning.ahead',
    value: (trend) => trend.forecast_growth,
  },
} as const satisfies Readonly<Record<string, GrowthOfTrend>>

const HEAD = ['yoy', 'ytd', 'ahead'] as const

/** The year ahead may stand above the last one though none of its weeks stands above today: then both are said. */
function isAboveButFalling(trend: Grown): boolean {
  return hasForecast(trend) && trend.forecast_peak_week === null && (trend.forecast_growth ?? 0) > 0
}

/** The growths of a trend beside each other, large, each with its period. */
export function GrowthFigures({ trend }: { readonly trend: Grown }) {
  const { t, format } = useTexts()
  const missing = useForecastMissing(trend)
  return HEAD.map((id) => {
    const { name, period, meaning, value } = GROWTHS[id]
    const isAhead = id === 'ahead'
    return (
      <Figure
        key={id}
        label={t(name)}
        note={
          <span className={classes.note}>
            {value(trend) !== null && <span>{t(period(trend))}</span>}
            {value(trend) !== null && trend.is_stale && <span>{t('ended.to', { day: format.day(trend.as_of) })}</span>}
            {isAhead && <LowConfidence trend={trend} />}
          </span>
        }
      >
        <Growth value={value(trend)} size="lg" meaning={t(meaning)} missing={isAhead ? missing : undefined} />
      </Figure>
    )
  })
}

interface CardGrowthsProps {
  readonly trend: Grown
  /** Growth over the window that the list is asked for, in days: in the place of the year ahead. */
  readonly window?: { readonly days: number; readonly growth: number | null }
}

/** The same on a card. */
export function CardGrowths({ trend, window }: CardGrowthsProps) {
  const { t } = useTexts()
  const missing = useForecastMissing(trend)
  return (
    <dl className={classes.growths}>
      {HEAD.filter((id) => window === undefined || id !== 'ahead').map((id) => {
        const { name, period, meaning, value } = GROWTHS[id]
        const isAhead = id === 'ahead'
        return (
          <div key={id}>
            <dt>{t(name)}</dt>
            <dd>
              <Growth value={value(trend)} meaning={t(meaning)} missing={isAhead ? missing : undefined} />
              {isAhead && <LowConfidence trend={trend} />}
            </dd>
            {value(trend) !== null && <dd className={classes.period}>{t(period(trend))}</dd>}
          </div>
        )
      })}
      {window !== undefined && (
        <div>
          <dt>{t('growth.window')}</dt>
          <dd>
            <Growth value={window.growth} meaning={t('meaning.growth')} />
          </dd>
          <dd className={classes.period}>{t('growth.window_period', { count: window.days })}</dd>
        </div>
      )}
    </dl>
  )
}
