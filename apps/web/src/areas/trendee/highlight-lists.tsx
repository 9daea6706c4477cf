import { Skeleton } from '@mantine/core'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { PEAK_SOON_WEEKS, type WindowDays } from '@trendee/core/trend/vocabulary'
import { weeksBetween } from '@trendee/core/periods/week'
import { trends } from '@trendee/contract/trends/trends'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import { Section } from '../../shared/ui/screen'
import { useFirstScreenDrawn } from '../../shared/visits/first-screen'
import { type NamedMove, useLevelMoves } from '../../shared/visits/use-level-moves'
import { NoForecast } from './forecast-hint'
import classes from './highlights-screen.module.css'
import { TrendRow } from './trend-row'

interface ListsProps {
  readonly gender: AskedGender
  readonly region: string
  readonly window: WindowDays
}

const LENGTH = 8

/** What falls fastest, what comes into season, what moved since the reader was last here. */
export function HighlightLists({ gender, region, window }: ListsProps) {
  const { t, format } = useTexts()
  // Below the fold: the lead trend and its cards go first.
  const options = { enabled: useFirstScreenDrawn() }
  const fallen = { gender, region, window, sort: 'growth', order: 'asc', pageSize: LENGTH } as const
  const falling = useEndpoint(trends.topList, fallen, options)
  const near = {
    gender,
    region,
    peak_within_weeks: PEAK_SOON_WEEKS,
    sort: 'peak',
    order: 'asc',
    pageSize: LENGTH,
  } as const
  const season = useEndpoint(trends.topList, near, options)
  // Search interest comes by week: a day or a week of it has nothing before it to grow from.
  const isTooShort = window < 30 && falling.data?.list.every((trend) => trend.growth === null)
  const nothing =
    gender === 'all'
      ? {}
      : { empty: <p className={classes.note}>{t('highlights.none_gender', { gender: t(`gender.${gender}`) })}</p> }
  const skeleton = Array.from({ length: 6 }, (_, place) => <Skeleton key={place} height={48} mb={12} />)
  return (
    <div className={classes.lists}>
      <Section title={t('highlights.falling')} note={t('highlights.falling_note', { count: window })}>
        <DataView
          query={falling}
          skeleton={skeleton}
          isEmpty={(data) => !data.list.some(isFalling)}
          {...(isTooShort ? { empty: <p className={classes.note}>{t('growth.needs_daily')}</p> } : nothing)}
        >
          {(data) =>
            data.list.filter(isFalling).map((trend) => (
              <TrendRow key={trend.trend_id} trend={trend} gender={gender} region={region}>
                <Growth value={trend.growth} meaning={t('meaning.growth')} />
              </TrendRow>
            ))
          }
        </DataView>
      </Section>
      <Section title={t('highlights.season')} note={t('highlights.season_note')}>
        <DataView query={season} skeleton={skeleton} isEmpty={(data) => data.list.length === 0} {...nothing}>
          {(data) =>
            data.list.map((trend) => (
              <TrendRow key={trend.trend_id} trend={trend} gender={gender} region={region}>
                {trend.forecast_peak_week === null ? (
                  <NoForecast trend={trend} />
                ) : (
                  <>
                    <span className={classes.weeks}>{format.shortDay(trend.forecast_peak_week)}</span>
                    <span className={classes.small}>
                      <WeeksAhead weeks={weeksBetween(trend.as_of, trend.forecast_peak_week)} />
                    </span>
                  </>
                )}
              </TrendRow>
            ))
          }
        </DataView>
      </Section>
      <Moves gender={gender} region={region} />
    </div>
  )
}

function WeeksAhead({ weeks }: { readonly weeks: number }) {
  const { t } = useTexts()
  return <>{weeks <= 0 ? t('highlights.this_week') : t('highlights.in_weeks', { count: weeks })}</>
}

function isFalling(trend: { readonly growth: number | null }): boolean {
  return trend.growth !== null && trend.growth < 0
}

function Moves({ gender, region }: Pick<ListsProps, 'gender' | 'region'>) {
  const { t, format } = useTexts()
  const { moves, since } = useLevelMoves(region, gender, true)
  const shown = moves.filter((move): move is NamedMove & { trend: object } => move.trend !== undefined)
  return (
    <Section
      title={t('moves.title')}
      note={since === null ? t('moves.first') : t('moves.since', { day: format.day(since) })}
    >
      {since !== null && shown.length === 0 && <p className={classes.note}>{t('moves.none')}</p>}
      {shown.slice(0, LENGTH).map((move) => (
        <TrendRow key={move.trendId} trend={move.trend} gender={gender} region={region}>
          <span className={classes.weeks}>{t(`level.${move.to}`)}</span>
          <span className={classes.small}>{t('moves.before', { level: t(`level.${move.from}`) })}</span>
        </TrendRow>
      ))}
    </Section>
  )
}
