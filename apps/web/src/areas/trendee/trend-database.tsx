import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { SEASONS_OF_YEAR } from '@trendee/core/regions/season-of-year'
import { noticeTexts } from '@trendee/contract/texts/notices'
import { trendList } from '@trendee/contract/trends/trend-list'
import { addTexts } from '../../shared/i18n/i18n'
import { defineList } from '../../shared/lists/list-definition'
import { trendAddress } from '../../shared/trends/trend-path'
import { ChosenTrends } from './chosen-trends'
import { DatabaseNothing } from './database-nothing'
import { LeadTime } from '../../shared/trends/lead-time'
import { ListedTrendCard, SELDOM, SMALLEST_FIRST, TREND_SORTS, trendColumns } from './listed-trends'
import { TrendFacets } from './trend-facets'
import { PastList } from './past-list'
import { spanFilters } from '../../shared/trends/span-filters'
import { movementFilters } from './trend-list-filters'
import { trendListScreen } from './trend-list-screen'
import { WiderLevels } from './wider-levels'

addTexts(noticeTexts)

/** Every trend: searched, narrowed down, ranked by any number. */
const database = defineList({
  name: 'trend-database',
  entry: trendList,
  defaults: { gender: 'women', view: 'table' },
  pageSize: 50,
  smallestFirst: SMALLEST_FIRST,
  rowId: (trend) => trend.trend_id,
  title: 'screen.trend_database',
  note: 'lists.database_note',
  count: 'count.trends',
  empty: ({ t, search: { q } }) => t(q ? 'lists.database_empty' : 'lists.database_none', { text: q ?? '' }),
  emptyStep: ({ search: { q, region } }) => (q ? <DatabaseNothing q={q} region={region} /> : null),
  filterIndex: {},
  filters: [
    { kind: 'search', field: 'q', label: 'column.trend' },
    ...spanFilters(),
    ...movementFilters(),
    {
      kind: 'select',
      field: 'peaks_in',
      label: 'decision.peaks_in',
      choices: ({ t }) => SEASONS_OF_YEAR.map((value) => ({ value, label: t(`decision.${value}`) })),
      width: 130,
    },
    { kind: 'own', draw: () => <LeadTime isInBar /> },
  ],
  sorts: TREND_SORTS,
  above: ({ search, change }) => {
    const { gender, region, type, primaryCategory, secondaryCategory, q } = search
    return (
      <PastList search={search} change={change}>
        <WiderLevels
          asked={{ region, type, primaryCategory, secondaryCategory, q }}
          gender={gender}
          onAll={() => change({ gender: 'all', page: undefined })}
        />
      </PastList>
    )
  },
  aside: ({ search, change }) => (
    <TrendFacets
      search={search}
      onChange={(fields) => {
        const { type } = fields
        change({
          ...fields,
          ...(type === undefined ? {} : { type: TREND_TYPES.filter((one) => type.includes(one)) }),
          page: undefined,
        } as Parameters<typeof change>[0])
      }}
    />
  ),
  asideLabel: 'lists.facets',
  isAsideFirst: true,
  star: ({ trend_id: id }) => ({ kind: 'trend', id }),
  link: (trend, search) => trendAddress(trend, search),
  hasPictures: true,
  chosen: (rows) => <ChosenTrends ids={rows.map(({ trend_id: id }) => id)} curves={rows} />,
  card: (trend, { search }) => <ListedTrendCard trend={trend} search={search} />,
  wallColumn: 240,
  columns: trendColumns([...SELDOM, 'posts_growth', 'sales_growth', 'looks']),
})

export const Screen = trendListScreen(database)
