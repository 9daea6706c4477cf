import { Link } from '@tanstack/react-router'
import { collection } from '@trendee/contract/collection/collection'
import type { Project } from '@trendee/contract/collection/project'
import { columnTexts } from '@trendee/contract/texts/columns'
import { diaryTexts } from '@trendee/contract/texts/diary'
import { CollectChosen } from '../../shared/collections/collect-button'
import { isoDay } from '../../shared/format/iso-day'
import { addTexts } from '../../shared/i18n/i18n'
import { defineList } from '../../shared/lists/list-definition'
import { LevelBadge } from '../../shared/ui/level-badge'
import { CollectedCard, CollectedCurve, CollectedHandle, CollectedNote, RemoveButton } from './collected-card'
import { SeasonCell } from '../../shared/trends/season-cells'
import { spanFilters } from '../../shared/trends/span-filters'
import { wholeAddress } from '../../shared/trends/trend-path'
import { collectedLink } from './collected-place'
import { CollectedDecision } from './collected-decision'
import { useChanges } from './what-changed'
import type { CollectedRow } from './collected-answers'

addTexts({ ...columnTexts, ...diaryTexts })

const PAGE = 50

/** What a project holds, as cards and as a table, in its own order first. */
export function collectedList({ categoryId, role, trends: total }: Project) {
  const mayEdit = role !== 'viewer'
  return defineList({
    name: 'my-trends',
    entry: collection.collectInfoList,
    fixed: { categoryId },
    pageSize: PAGE,
    smallestFirst: ['name'],
    rowId: (row) => row.trendName,
    title: 'screen.project',
    count: 'mine.trends',
    empty: 'mine.none_collected',
    filterIndex: {},
    filters: [...spanFilters()],
    sorts: {
      place: 'mine.sort.place',
      collected: 'mine.sort.collected',
      level: 'mine.sort.level',
      growth: 'mine.sort.growth',
      name: 'mine.sort.name',
    },
    link: (row, { gender, region }) => wholeAddress(collectedLink(row, gender, region)),
    chosen: (rows) => <CollectChosen trendIds={rows.map(({ trendName }) => trendName)} />,
    wallColumn: 260,
    card: (row, { at, search }) => (
      <CollectedCard
        row={row}
        place={at + 1}
        total={total}
        mayEdit={mayEdit}
        isMovable={mayEdit && search.sort === 'place'}
        gender={search.gender}
        region={search.region}
        days={search.window}
      />
    ),
    columns: [
      {
        id: 'order',
        header: 'mine.order',
        track: '64px',
        isFixed: true,
        cell: (row, { search, rows }) => (
          <CollectedHandle
            row={row}
            place={(search.page - 1) * PAGE + rows.indexOf(row) + 1}
            total={total}
            mayEdit={mayEdit}
            isMovable={mayEdit && search.sort === 'place'}
            gender={search.gender}
            region={search.region}
          />
        ),
      },
      {
        id: 'name',
        track: 'minmax(180px, 1.4fr)',
        isFixed: true,
        sort: 'name',
        cell: (row, { nameOf, search }) => (
          <Link {...collectedLink(row, search.gender, search.region)}>{nameOf(row.name, row.trend_name_zh)}</Link>
        ),
      },
      {
        id: 'level',
        sort: 'level',
        track: '128px',
        cell: ({ trend }) => (trend === null ? null : <LevelBadge trend={trend} />),
      },
      {
        id: 'growth',
        header: ({ t, search }) => t('growth.in_window', { what: t('growth.window'), count: search.window }),
        sort: 'growth',
        track: '112px',
        meaning: 'meaning.growth',
      },
      { id: 'yoy', track: '112px', meaning: 'meaning.yoy' },
      {
        id: 'verdict',
        header: 'lists.verdict',
        track: '200px',
        meaning: 'lists.verdict_meaning',
        cell: ({ trend }) => (trend === null ? null : <SeasonCell trend={trend} />),
      },
      {
        id: 'curve',
        header: 'screen.trend',
        track: '104px',
        cell: (row) => <CollectedCurve row={row} width={84} />,
      },
      {
        id: 'changed',
        header: 'mine.changed',
        track: 'minmax(220px, 1.6fr)',
        cell: (row) => <Changes row={row} />,
      },
      { id: 'growth_then', isHiddenAtFirst: true },
      { id: 'level_then', isHiddenAtFirst: true },
      { id: 'lifecycle' },
      { id: 'lifecycle_then', isHiddenAtFirst: true },
      { id: 'peak', isHiddenAtFirst: true },
      { id: 'peak_then', isHiddenAtFirst: true },
      {
        id: 'collected_at',
        sort: 'collected',
        track: '116px',
        isNumber: true,
        cell: (row, { format }) => format.day(isoDay(row.collected_at)),
      },
      {
        id: 'decision',
        track: 'minmax(130px, 1fr)',
        cell: (row, { search }) => (
          <CollectedDecision row={row} mayEdit={mayEdit} gender={search.gender} region={search.region} />
        ),
      },
      { id: 'decision_why', isHiddenAtFirst: true },
      { id: 'decided_on', isHiddenAtFirst: true },
      {
        id: 'note',
        track: 'minmax(160px, 1.2fr)',
        cell: (row) => <CollectedNote row={row} mayEdit={mayEdit} />,
      },
      ...(mayEdit
        ? [
            {
              id: 'remove',
              header: 'mine.delete',
              track: '72px',
              cell: (row: CollectedRow) => <RemoveButton row={row} />,
            } as const,
          ]
        : []),
    ],
  })
}

function Changes({ row }: { readonly row: CollectedRow }) {
  const changesOf = useChanges()
  return <>{changesOf(row).join(' · ')}</>
}
