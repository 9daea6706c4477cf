import type { ComponentType } from 'react'
import { trendList } from '@trendee/contract/trends/trend-list'
import { SEASONS_OF_YEAR } from '@trendee/core/regions/season-of-year'
import { defineList } from '../../shared/lists/list-definition'
import { trendAddress } from '../../shared/trends/trend-path'
import { ChosenTrends } from './chosen-trends'
import { ColorCard } from './color-card'
import { DESIGN_PANELS } from './design-panels'
import { DESIGN_TITLES, type DesignType } from './design-types'
import { LeadTime } from '../../shared/trends/lead-time'
import { ListedTrendCard, SELDOM, SMALLEST_FIRST, TREND_SORTS, trendColumns } from './listed-trends'
import { PastList } from './past-list'
import { spanFilters } from '../../shared/trends/span-filters'
import { movementFilters } from './trend-list-filters'
import { trendListScreen } from './trend-list-screen'
import { WiderLevels } from './wider-levels'

/** The values of one kind of attribute: one list for all nine. */
function designList(type: DesignType) {
  const Panel = DESIGN_PANELS[type]
  const isColor = type === 'color'
  return defineList({
    name: `design-${type}`,
    entry: trendList,
    fixed: { type: [type] },
    defaults: { gender: 'women' },
    // All colours are one palette.
    pageSize: isColor ? 100 : 50,
    wallPage: isColor ? 100 : 48,
    smallestFirst: SMALLEST_FIRST,
    rowId: (trend) => trend.trend_id,
    title: DESIGN_TITLES[type],
    note: 'lists.design_note',
    count: 'count.trends',
    file: `${type}-trends`,
    filterIndex: {},
    filters: [
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
      { kind: 'search', field: 'q', label: 'column.trend' },
    ],
    sorts: TREND_SORTS,
    above: ({ search, change, t }) => {
      const { gender, region, window, q } = search
      return (
        <>
          <PastList search={search} change={change}>
            <WiderLevels
              asked={{ region, type: [type], q }}
              gender={gender}
              onAll={() => change({ gender: 'all', page: undefined })}
            />
            {Panel !== undefined && !isColor && <Panel gender={gender} region={region} window={window} />}
          </PastList>
          {/* The cards’ headings stand below one, whether a panel has come or not. */}
          <h2 className="visually-hidden">{t(DESIGN_TITLES[type])}</h2>
        </>
      )
    },
    // The palette itself comes first; a day in the past has no panel.
    below: ({ search: { gender, region, window, as_of: day } }) =>
      isColor && day === undefined && Panel !== undefined && <Panel gender={gender} region={region} window={window} />,
    star: ({ trend_id: id }) => ({ kind: 'trend', id }),
    link: (trend, search) => trendAddress(trend, search),
    hasPictures: true,
    card: (trend, { search }) =>
      isColor ? <ColorCard trend={trend} search={search} /> : <ListedTrendCard trend={trend} search={search} />,
    wallColumn: isColor ? 168 : 240,
    chosen: (rows) => <ChosenTrends ids={rows.map(({ trend_id: id }) => id)} curves={rows} />,
    columns: [
      ...trendColumns(['type', ...SELDOM]),
      ...(isColor ? [{ id: 'hex', header: 'type.color', isHiddenAtFirst: true } as const] : []),
    ],
  })
}

/** The screen of one kind of attribute. */
export function designScreen(type: DesignType): ComponentType {
  return trendListScreen(designList(type))
}
