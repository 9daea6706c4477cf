import { Skeleton } from '@mantine/core'
import { festivals } from '@trendee/contract/festivals/festivals'
import { FESTIVAL_COUNTRIES, type FestivalCountry } from '@trendee/core/festivals/festival'
import { useUser } from '../../shared/api/session'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterBar, FilterSegment, FilterSelect } from '../../shared/lists/filter-bar'
import { GenderFilter } from '../../shared/trends/trend-filters'
import { DataView, Empty } from '../../shared/ui/data-view'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { FestivalCalendar } from './festival-calendar'
import { openedCountry, readersCountry } from './festival-country'
import { FestivalPart, detailInput } from './festival-part'
import { KINDS, type TopicSearch, topicSearch } from './topic-search'
import classes from './topics.module.css'

const known = <Word extends string>(words: readonly Word[], word: string | undefined) =>
  words.find((each) => each === word)

/** The country of the address, else the reader's own, or one that keeps the festival of the address; `null` while that is asked. */
function useCountry(search: TopicSearch): FestivalCountry | null {
  const { language } = useTexts()
  const own = readersCountry(useUser()?.userInfo, language)
  const { region, festival } = search
  const isAsked = region === undefined && festival !== undefined
  const { data, isError } = useEndpoint(festivals.detail, detailInput(festival ?? '', own, search), {
    enabled: isAsked,
  })
  if (region !== undefined) return region
  if (!isAsked || isError) return own
  return data === undefined ? null : openedCountry(own, data.countries)
}

/** The calendar of festivals, and what stood out before each of them. */
export function FestivalsTab() {
  const { t, format } = useTexts()
  const { search, change, clear } = useScreenSearch(topicSearch)
  const { kind } = search
  const country = useCountry(search)
  const calendar = useEndpoint(
    festivals.calendar,
    { ...(country === null ? {} : { region: country }), ...(kind === 'all' ? {} : { kind }) },
    { enabled: country !== null },
  )
  // The festival that is looked at filters nothing.
  const filters = Object.keys(topicSearch.write({ ...search, festival: undefined, sold: undefined }))
  return (
    <div>
      <FilterBar count={filters.length} onClear={clear}>
        <FilterSegment
          label={t('festivals.kind')}
          value={kind}
          choices={KINDS.map((value) => ({ value, label: t(`festivals.kind_${value}`) }))}
          onChange={(value) => change({ kind: known(KINDS, value), festival: undefined })}
        />
        <GenderFilter value={search.gender} onChange={(gender) => change({ gender })} />
        <FilterSelect
          label={t('festivals.country')}
          value={country ?? undefined}
          choices={FESTIVAL_COUNTRIES.map((value) => ({ value, label: format.region(value) }))}
          onChange={(value) => change({ region: known(FESTIVAL_COUNTRIES, value), festival: undefined })}
          isRequired
        />
      </FilterBar>
      {calendar.data !== undefined && (
        <p className={classes.from}>
          {t('festivals.counted_from', { today: format.day(calendar.data.today) })}{' '}
          {calendar.data.as_of !== null && t('festivals.measured_to', { day: format.day(calendar.data.as_of) })}
        </p>
      )}
      <DataView
        query={calendar}
        skeleton={<CalendarSkeleton />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty message={t('festivals.none')} />}
      >
        {({ list }) => {
          const chosen = search.festival ?? list[0]?.id ?? ''
          // An address that names a festival names its country, too: it opens the same for whoever it is given.
          const open = (festival: string, region: FestivalCountry | null) =>
            change({ festival, region: region ?? undefined })
          return (
            <div className={classes.columns}>
              <FestivalCalendar days={list} chosen={chosen} onChoose={(festival) => open(festival, country)} />
              {country !== null && (
                <FestivalPart
                  id={chosen}
                  region={country}
                  search={search}
                  onCountry={(region) => open(chosen, region)}
                  onSort={(sold) => change({ sold })}
                />
              )}
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
