import { Button, Skeleton } from '@mantine/core'
import type { TrendSummary } from '@trendee/contract/fields'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { trends } from '@trendee/contract/trends/trends'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { DataView, Empty } from '../../shared/ui/data-view'
import { FilterBar, FilterSegment } from '../../shared/lists/filter-bar'
import { ScreenHead, Section } from '../../shared/ui/screen'
import { levelledTrends } from '../../shared/visits/use-level-moves'
import classes from './highlights-screen.module.css'
import { LeadTrend } from './lead-trend'
import { HighlightLists } from './highlight-lists'
import { TrendCard } from './trend-card'
import { RegionFilter } from './trend-filters'
import { highlightSearch } from './trend-search'

addTexts(trendeeTexts)

const LEVELS = ['breakout', 'very_hot', 'hot'] as const
const SHOWN_GENDERS = ['women', 'men', 'kids', 'all'] as const

/** The week in one look. */
export function HighlightsScreen() {
  const { t, format } = useTexts()
  const { search, change, clear } = useScreenSearch(highlightSearch)
  const { region, gender } = search
  const levelled = useEndpoint(trends.topList, levelledTrends(region, gender))
  const asOf = levelled.data?.as_of ?? null
  return (
    <div>
      <ScreenHead
        title={t('highlights.title')}
        overline={[
          asOf === null ? '' : t('highlights.week', { day: format.day(asOf) }),
          format.region(region),
          t(`gender.${gender}`),
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
          <RegionFilter value={region} onChange={(value) => change({ region: value })} />
        </FilterBar>
      </ScreenHead>
      <DataView
        query={levelled}
        skeleton={<HighlightsSkeleton />}
        isEmpty={(data) => data.list.length === 0}
        empty={
          gender === 'all' ? (
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
            {data.list.length < Math.min(data.total, data.pageSize) && (
              <p className={classes.cut}>
                {t('limit.cut', { shown: data.list.length, all: format.count(data.total) })}
              </p>
            )}
            <Levels list={data.list} gender={gender} region={region} />
          </>
        )}
      </DataView>
      <HighlightLists search={search} change={change} />
    </div>
  )
}

/** Four a row, or five where four would leave one alone. */
function columnsFor(count: number): 4 | 5 {
  return count === 5 || count > 8 ? 5 : 4
}

interface LevelsProps {
  readonly list: readonly TrendSummary[]
  readonly gender: AskedGender
  readonly region: string
}

function Levels({ list, gender, region }: LevelsProps) {
  const { t } = useTexts()
  const [lead, ...rest] = list
  return (
    <>
      {lead !== undefined && <LeadTrend trend={lead} gender={gender} region={region} />}
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
                <TrendCard key={trend.trend_id} trend={trend} gender={gender} region={region} />
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
