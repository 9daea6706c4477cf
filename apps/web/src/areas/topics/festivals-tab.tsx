import { Skeleton } from '@mantine/core'
import { festivals } from '@trendee/contract/festivals/festivals'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterBar, FilterSegment } from '../../shared/lists/filter-bar'
import { GenderFilter, RegionFilter } from '../../shared/trends/trend-filters'
import { DataView, Empty } from '../../shared/ui/data-view'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { FestivalCalendar } from './festival-calendar'
import { FestivalPart } from './festival-part'
import { KINDS, type TopicSearch, topicSearch } from './topic-search'
import classes from './topics.module.css'

/** The calendar of festivals, and what stood out before each of them. */
export function FestivalsTab() {
  const { t, format } = useTexts()
  const { search, change, clear } = useScreenSearch(topicSearch)
  const { region, kind } = search
  const calendar = useEndpoint(festivals.calendar, { region, ...(kind === 'all' ? {} : { kind }) })
  const asOf = calendar.data?.as_of ?? null
  return (
    <div>
      <FilterBar count={Object.keys(topicSearch.write(search)).length} onClear={clear}>
        <FilterSegment
          label={t('festivals.kind')}
          value={kind}
          choices={KINDS.map((value) => ({ value, label: t(`festivals.kind_${value}`) }))}
          onChange={(value) => change({ kind: value as TopicSearch['kind'], festival: undefined })}
        />
        <GenderFilter value={search.gender} onChange={(gender) => change({ gender })} />
        <RegionFilter value={region} onChange={(value) => change({ region: value, festival: undefined })} />
      </FilterBar>
      {asOf !== null && <p className={classes.from}>{t('festivals.from', { day: format.day(asOf) })}</p>}
      <DataView
        query={calendar}
        skeleton={<CalendarSkeleton />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty message={t('festivals.none')} />}
      >
        {({ list }) => {
          const chosen = search.festival ?? list[0]?.id ?? ''
          return (
            <div className={classes.columns}>
              <FestivalCalendar days={list} chosen={chosen} onChoose={(festival) => change({ festival })} />
              <FestivalPart id={chosen} region={region} gender={search.gender} />
            </div>
          )
        }}
      </DataView>
    </div>
  )
}

function CalendarSkeleton() {
  return (
    <div className={classes.columns}>
      <div>
        {Array.from({ length: 9 }, (_, place) => (
          <Skeleton key={place} height={46} mb={10} />
        ))}
      </div>
      <div>
        <Skeleton height={40} width="50%" mb={20} />
        <Skeleton height={320} />
      </div>
    </div>
  )
}
