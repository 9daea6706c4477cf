import { Skeleton } from '@mantine/core'
import { WEEKLY_WINDOWS } from '@trendee/core/trend/vocabulary'
import { Link } from '@tanstack/react-router'
import type { TrendSummary } from '@trendee/contract/fields'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { weeksBetween } from '@trendee/core/periods/week'
import { topList } from '@trendee/contract/trends/top-list'
import { inRegion, pastOf, trendPath } from '../../shared/trends/trend-path'
import { humanise } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterSegment, FilterSelect } from '../../shared/lists/filter-bar'
import { DataView } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import { Section } from '../../shared/ui/screen'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { useFirstScreenDrawn } from '../../shared/visits/first-screen'
import { type NamedMove, useLevelMoves } from '../../shared/visits/use-level-moves'
import { LowConfidence, NoPeak } from '../../shared/trends/forecast-hint'
import classes from './highlights-screen.module.css'
import { TrendRow } from './trend-row'
import { type HighlightSearch, SEASON_AHEAD } from './trend-search'

type ListsProps = Pick<ScreenSearch<HighlightSearch>, 'search' | 'change'>
interface OwnProps extends ListsProps {
  readonly isAsked: boolean
}

const LENGTH = 8

const only = (primaryCategory: string | undefined) => (primaryCategory === undefined ? {} : { primaryCategory })

/** What an empty list says: that nothing of the gender is in it, or nothing at all. */
function useNothing(gender: AskedGender, otherwise: string) {
  const { t } = useTexts()
  const words = gender === 'all' ? otherwise : t('highlights.none_gender', { gender: t(`gender.${gender}`) })
  return <p className={classes.note}>{words}</p>
}

const skeleton = Array.from({ length: 6 }, (_, place) => <Skeleton key={place} height={48} mb={12} />)

/** What falls fastest, what comes into season, what moved since the reader was last here. */
export function HighlightLists({ search, change }: ListsProps) {
  // Below the fold: the lead trend and its cards go first.
  const isAsked = useFirstScreenDrawn()
  return (
    <div className={classes.lists}>
      <Falling search={search} change={change} isAsked={isAsked} />
      <Season search={search} change={change} isAsked={isAsked} />
      {/* What moved since the last visit is of today. */}
      {search.as_of === undefined && <Moves {...search} />}
    </div>
  )
}

function Falling({ search, change, isAsked }: OwnProps) {
  const { t } = useTexts()
  const { gender, region, primaryCategory } = search
  const days = search.window === '90' ? 90 : 30
  const asked = {
    gender,
    region,
    window: days,
    sort: 'adjusted_growth',
    order: 'asc',
    pageSize: 2 * LENGTH,
    ...only(primaryCategory),
    ...pastOf(search),
  } as const
  const nothing = useNothing(gender, t('highlights.none_falling'))
  const falling = useEndpoint(topList, asked, { enabled: isAsked })
  return (
    <Section
      title={t('highlights.falling')}
      note={t('highlights.falling_note', { count: days })}
      aside={
        <FilterSegment
          label={t('filter.window')}
          value={search.window}
          choices={WEEKLY_WINDOWS.map((value) => ({ value, label: t('window.short', { days: value }) }))}
          onChange={(value) => change({ window: value as HighlightSearch['window'] })}
        />
      }
    >
      <DataView query={falling} skeleton={skeleton} isEmpty={(data) => !data.list.some(isFalling)} empty={nothing}>
        {(data) =>
          data.list
            .filter(isFalling)
            .slice(0, LENGTH)
            .map((trend) => (
              <TrendRow key={trend.trend_id} trend={trend} gender={gender} region={region} past={search}>
                <Growth value={trend.adjusted_growth} meaning={t('highlights.falling_note', { count: days })} />
              </TrendRow>
            ))
        }
      </DataView>
    </Section>
  )
}

function Season({ search, change, isAsked }: OwnProps) {
  const { t, format } = useTexts()
  const { gender, region, primaryCategory } = search
  const weeks = Number(search.ahead)
  // The furthest first: who looks 20 weeks ahead plans for what peaks then, and not for next week.
  const asked = {
    gender,
    region,
    peak_within_weeks: weeks,
    sort: 'peak',
    order: 'desc',
    pageSize: LENGTH,
    ...only(primaryCategory),
    ...pastOf(search),
  } as const
  const nothing = useNothing(gender, t('highlights.none_in_season', { count: weeks }))
  const season = useEndpoint(topList, asked, { enabled: isAsked })
  return (
    <Section
      id="season"
      title={t('highlights.season')}
      note={t('highlights.season_note', { count: weeks })}
      aside={
        <FilterSelect
          label={t('highlights.season_ahead')}
          value={search.ahead}
          choices={SEASON_AHEAD.map((value) => ({ value, label: t('highlights.ahead', { count: value }) }))}
          onChange={(value) => change({ ahead: value as HighlightSearch['ahead'] })}
          width={108}
          isRequired
        />
      }
    >
      <DataView query={season} skeleton={skeleton} isEmpty={(data) => data.list.length === 0} empty={nothing}>
        {(data) =>
          data.list.map((trend) => (
            <TrendRow key={trend.trend_id} trend={trend} gender={gender} region={region} past={search}>
              {trend.forecast_peak_week === null ? (
                <NoPeak trend={trend} />
              ) : (
                <>
                  <span className={classes.weeks}>{format.shortDay(trend.forecast_peak_week)}</span>
                  <span className={classes.small}>
                    <WeeksAhead weeks={weeksBetween(trend.told_on, trend.forecast_peak_week)} />
                  </span>
                  <LowConfidence trend={trend} isInLink />
                </>
              )}
            </TrendRow>
          ))
        }
      </DataView>
    </Section>
  )
}

function WeeksAhead({ weeks }: { readonly weeks: number }) {
  const { t } = useTexts()
  return <>{weeks <= 0 ? t('highlights.this_week') : t('highlights.in_weeks', { count: weeks })}</>
}

/** Today, beyond its season, and as measured: what merely rises less than its season would is not falling to anybody's eye. */
function isFalling({
  adjusted_growth: change,
  growth,
  is_stale: isStale,
}: Pick<TrendSummary, 'adjusted_growth' | 'growth' | 'is_stale'>): boolean {
  return !isStale && change !== null && change < 0 && growth !== null && growth < 0
}

function Moves({ gender, region, primaryCategory }: Pick<HighlightSearch, 'gender' | 'region' | 'primaryCategory'>) {
  const { t, format } = useTexts()
  const { moves, since } = useLevelMoves(region, gender, true)
  // What is remembered of a visit is all trends: of a category they are told apart afterwards.
  const isAsked = ({ trend_primary_category: category }: { readonly trend_primary_category: string | null }) =>
    primaryCategory === undefined || category === primaryCategory
  const shown = moves.filter(
    (move): move is NamedMove & { trend: object } => move.trend !== undefined && isAsked(move.trend),
  )
  // Of what has no level any more only the name is known, and no category.
  const gone = primaryCategory === undefined ? moves.filter(({ trend }) => trend === undefined) : []
  return (
    <Section
      title={t('moves.title')}
      note={since === null ? t('moves.first') : t('moves.since', { day: format.day(since) })}
    >
      {since !== null && shown.length + gone.length === 0 && <p className={classes.note}>{t('moves.none')}</p>}
      {shown.slice(0, LENGTH).map((move) => (
        <TrendRow key={move.trendId} trend={move.trend} gender={gender} region={region}>
          <span className={classes.weeks}>{t(`level.${move.to}`)}</span>
          <span className={classes.small}>{t('moves.before', { level: t(`level.${move.from}`) })}</span>
        </TrendRow>
      ))}
      {gone.slice(0, LENGTH).map(({ trendId, from }) => (
        <p key={trendId} className={classes.note}>
          <Link to={trendPath({ trend_id: trendId, type: 'keyword' }, gender)} search={inRegion(region)}>
            {humanise(trendId)}
          </Link>{' '}
          {t('moves.step', { from: t(`level.${from}`), to: t('level.none') })}
        </p>
      ))}
    </Section>
  )
}
