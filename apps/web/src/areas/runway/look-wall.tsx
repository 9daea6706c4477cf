import { lazy } from 'react'
import { columnTexts } from '@trendee/contract/texts/columns'
import { rankingTexts } from '@trendee/contract/texts/rankings'
import { runwayTexts } from '@trendee/contract/texts/runway'
import { runway } from '@trendee/contract/runway/runway'
import { Link } from '@tanstack/react-router'
import { CollectRecords } from '../../shared/collections/collect-records'
import { addTexts } from '../../shared/i18n/i18n'
import { defineList } from '../../shared/lists/list-definition'
import { listScreen } from '../../shared/lists/list-screen'
import { LookCard } from '../../shared/looks/look-card'
import { lookRecordPath } from '../../shared/records/record-path'
import { Picture } from '../../shared/ui/picture'
import { LookFilters } from './look-filters'
import classes from './look-wall.module.css'

addTexts(columnTexts)
addTexts(runwayTexts)
addTexts(rankingTexts)

const QuickView = lazy(() => import('./look-quick-view').then((module) => ({ default: module.LookQuickView })))
const LookLeaders = lazy(() => import('./look-leaders').then((module) => ({ default: module.LookLeaders })))
const RankedShows = lazy(() => import('./ranked-shows').then((module) => ({ default: module.RankedShows })))

/** The wall of all looks. */
export const lookWall = defineList({
  name: 'looks',
  entry: runway.list,
  pageSize: 50,
  rowId: (look) => look.id,
  title: 'screen.runway_wall',
  note: 'runway.wall_note',
  count: 'count.looks',
  filters: [
    { kind: 'search', field: 'q', label: 'runway.search' },
    { kind: 'own', draw: ({ search, change }) => <LookFilters search={search} change={change} /> },
  ],
  sorts: { shown_on: 'column.shown_on', brand: 'filter.brand', look_number: 'column.look_number' },
  smallestFirst: ['brand', 'look_number'],
  card: (look, { openQuickView }) => <LookCard look={look} onQuickView={openQuickView} />,
  quickView: QuickView,
  hasPictures: true,
  chosen: (rows) => <CollectRecords kind="look" ids={rows.map(({ id }) => id)} />,
  star: ({ id }) => ({ kind: 'look', id }),
  link: (look) => window.location.origin + lookRecordPath(look.id),
  columns: [
    {
      id: 'garments',
      track: 'minmax(280px, 3fr)',
      isFixed: true,
      cell: (look) => (
        <span className={classes.look}>
          <span className={classes.thumb}>
            <Picture src={look.picture} alt="" kind={look.picture_kind} isSmall />
          </span>
          <Link to={lookRecordPath(look.id)} className={classes.worn}>
            {look.garments.join('; ') || look.show}
          </Link>
        </span>
      ),
    },
    { id: 'brand', sort: 'brand', track: '140px' },
    { id: 'show', track: '160px' },
    { id: 'look_number', sort: 'look_number', track: '92px' },
    { id: 'city', track: '110px' },
    { id: 'shown_on', sort: 'shown_on' },
    { id: 'category', isHiddenAtFirst: true },
    { id: 'subcategory', isHiddenAtFirst: true },
    { id: 'gender', isHiddenAtFirst: true },
    { id: 'attributes', isHiddenAtFirst: true },
  ],
  aside: ({ search, change }) => (
    <>
      <LookLeaders search={search} change={change} />
      <RankedShows search={search} change={change} />
    </>
  ),
  asideLabel: 'ranking.title',
})

export const Screen = listScreen(lookWall)
