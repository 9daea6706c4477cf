import { Suspense, lazy } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import type { TrendSummary } from '@trendee/contract/fields'
import type { PastDay } from '@trendee/contract/parameters'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { topList } from '@trendee/contract/trends/top-list'
import { SaveSearch } from '../../shared/alerts/save-search'
import { useUser } from '../../shared/api/session'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { usePreferenceNames } from '../../shared/preferences/use-preference-names'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { DataView, Empty } from '../../shared/ui/data-view'
import { FilterBar, FilterSegment } from '../../shared/lists/filter-bar'
import { ScreenHead, Section } from '../../shared/ui/screen'
import { levelledTrends } from '../../shared/visits/use-level-moves'
import classes from './highlights-screen.module.css'
import { LeadTrend } from './lead-trend'
import { HighlightLists } from './highlight-lists'
import { PastDayField } from './past-day-field'
import { RisingTrends } from './rising-trends'
import { TrendCard } from './trend-card'
import { TrendListCut } from './trend-list-cut'
import { CategoryFilter, RegionFilter } from '../../shared/trends/trend-filters'
import { pastOf } from '../../shared/trends/trend-path'
import { highlightSearch, seasonSearch } from './trend-search'
import { WiderLevels } from './wider-levels'
import { LazyNothingYet } from '../../shared/first-import/lazy-nothing-yet'

addTexts(trendeeTexts)

// The lists come first.
const HighlightWords = lazy(() => import('./written-words').then((module) => ({ default: module.HighlightWords })))
// Only a day in the past needs them.
const pastDay = () => import('./past-day')
const PastWeek = lazy(() => pastDay().then((module) => ({ default: module.PastWeek })))
const PastNothing = lazy(() => pastDay().then((module) => ({ default: module.PastNothing })))
const SinceThen = lazy(() => pastDay().then((module) => ({ default: module.SinceThen })))

const LEVELS = ['breakout', 'very_hot', 'hot'] as const
const SHOWN_GENDERS = ['women', 'men', 'kids', 'all'] as const

/** The week in one look. */
export function HighlightsScreen() {
  const { t, format } = useTexts()
  const { search, change, clear } = useScreenSearch(highlightSearch)
  const { region, gender, primaryCategory, as_of: past } = search
  const asked = levelledTrends(region, gender, primaryCategory)
  const levelled = useEndpoint(topList, { ...asked, ...pastOf(search) })
  const { category } = usePreferenceNames()
  const mine = useOwnCategories(primaryCategory)
  const asOf = levelled.data?.as_of ?? null
  return (
    <div>
      <ScreenHead
        title={t('highlights.title')}
        overline={[
          asOf === null ? '' : t('highlights.week', { day: format.day(asOf) }),
          format.region(region),
          t(`gender.${gender}`),
          ...(primaryCategory === undefined ? [] : [category(primaryCategory)]),
        ].join(' · ')}
        {...(gender === 'all' ? {} : { note: t('highlights.gender_note') })}
      >
        <FilterBar count={Object.keys(highlightSearch.write(search)).length} onClear={clear}>
          <FilterSegment
            label={t('filter.gender')}
            value={gender}
            choices={SHOWN_GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
            onChange={(value) => change({ gender: value as AskedGender })}
          />
          <CategoryFilter value={primaryCategory} onChange={(value) => change({ primaryCategory: value })} />
          <RegionFilter value={region} onChange={(value) => change({ region: value })} />
          <PastDayField value={past} onChange={(day) => change({ as_of: day })} />
          {past === undefined && (
            <SaveSearch
              path={topList.path}
              parameters={asked}
              name={`${t('highlights.title')} · ${format.region(region)} · ${t(`gender.${gender}`)}`}
            />
          )}
        </FilterBar>
      </ScreenHead>
      {past === undefined && (
        <p className={classes.season}>
          <Link to="/trendee/season/next" search={seasonSearch.write(seasonSearch.read({ ...search }))}>
            {t('highlights.to_season')}
          </Link>
        </p>
      )}
      {past !== undefined && (
        <Suspense>
          <PastWeek
            day={past}
            isKnown={search.as_known === true}
            onKnown={(isKnown) => change({ as_known: isKnown })}
          />
        </Suspense>
      )}
      {past === undefined && (levelled.data === undefined || asOf !== null) && (
        <Suspense fallback={<Skeleton height={96} mb={24} />}>
          <HighlightWords search={search} />
        </Suspense>
      )}
      <DataView
        query={levelled}
        skeleton={<HighlightsSkeleton />}
        isEmpty={(data) => data.list.length === 0}
        empty={
          past !== undefined ? (
            <Suspense>
              <PastNothing isKnown={search.as_known === true} />
            </Suspense>
          ) : asOf === null ? (
            <Suspense>
              <LazyNothingYet>
                <Empty message={t('highlights.quiet')} />
              </LazyNothingYet>
            </Suspense>
          ) : gender === 'all' ? (
            <Empty message={t('highlights.quiet')} />
          ) : (
            <Empty message={t('highlights.quiet_gender', { gender: t(`gender.${gender}`) })}>
              <Button variant="default" size="sm" onClick={() => change({ gender: 'all' })}>
                {t('trend.show_all')}
              </Button>
            </Empty>
          )
        }
      >
        {(data) => (
          <>
            {past === undefined && (
              <WiderLevels
                asked={{ region, primaryCategory }}
                gender={gender}
                onAll={() => change({ gender: 'all' })}
              />
            )}
            <TrendListCut shown={data.list.length} all={data.total} asked={data.pageSize} />
            {mine.length > 0 && (
              <p className={classes.cut}>{t('highlights.own_first', { what: mine.map(category).join(' · ') })}</p>
            )}
            <Levels list={inOrder(data.list, mine)} gender={gender} region={region} past={search} />
          </>
        )}
      </DataView>
      {(levelled.data === undefined || asOf !== null) && (
        <>
          <RisingTrends search={search} />
          <HighlightLists search={search} change={change} />
        </>
      )}
    </div>
  )
}

/** The categories whose trends come first: those of who works on several, where the screen is not of one alone. */
function useOwnCategories(shown: string | undefined): readonly string[] {
  const info = useUser()?.userInfo
  const isForAll = useLocation({ select: ({ search }) => 'for' in search })
  const categories = info?.preferences?.categories ?? []
  return shown === undefined && categories.length > 1 && !isForAll ? categories : []
}

/** Those of the categories first; else the order stays. */
function inOrder(list: readonly TrendSummary[], categories: readonly string[]): readonly TrendSummary[] {
  const isMine = ({ trend_primary_category: category }: TrendSummary) => categories.includes(category ?? '')
  return [...list.filter(isMine), ...list.filter((trend) => !isMine(trend))]
}

/** Four a row, or five where four would leave one alone. */
function columnsFor(count: number): 4 | 5 {
  return count === 5 || count > 8 ? 5 : 4
}

interface LevelsProps {
  readonly list: readonly TrendSummary[]
  readonly gender: AskedGender
  readonly region: string
  readonly past: PastDay
}

function Levels({ list, gender, region, past }: LevelsProps) {
  const { t } = useTexts()
  const [lead, ...rest] = list
  const sinceThen = ({ trend_id: trendId }: TrendSummary) =>
    past.as_of !== undefined && (
      <Suspense>
        <SinceThen trendId={trendId} among={list} gender={gender} region={region} past={past} />
      </Suspense>
    )
  return (
    <>
      {lead !== undefined && (
        <LeadTrend trend={lead} gender={gender} region={region} past={past}>
          {sinceThen(lead)}
        </LeadTrend>
      )}
      {LEVELS.map((level) => {
        const all = rest.filter((trend) => trend.level === level)
        const shown = all.slice(0, level === 'hot' ? 10 : 8)
        return shown.length === 0 ? null : (
          <Section
            key={level}
            title={t(`level.${level}`)}
            note={t(`highlights.${level}`)}
            aside={
              all.length > shown.length && (
                <span className={classes.count}>{t('highlights.shown', { shown: shown.length, all: all.length })}</span>
              )
            }
          >
            <div className={classes.grid} data-columns={columnsFor(shown.length)}>
              {shown.map((trend) => (
                <TrendCard key={trend.trend_id} trend={trend} gender={gender} region={region} past={past}>
                  {sinceThen(trend)}
                </TrendCard>
              ))}
            </div>
          </Section>
        )
      })}
    </>
  )
}

function HighlightsSkeleton() {
  return (
    <>
      <div className={classes.leadSkeleton}>
        <Skeleton height={420} />
        <div>
          <Skeleton height={16} width={120} mb={16} />
          <Skeleton height={56} width="80%" mb={24} />
          <Skeleton height={160} mb={24} />
          <Skeleton height={48} />
        </div>
      </div>
      <div className={classes.grid}>
        {Array.from({ length: 4 }, (_, place) => (
          <div key={place}>
            <Skeleton height={250} mb={12} />
            <Skeleton height={22} width="70%" mb={8} />
            <Skeleton height={44} />
          </div>
        ))}
      </div>
    </>
  )
}
