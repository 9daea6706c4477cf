import { Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { InsightCategory } from '@trendee/contract/selling/analysis-category'
import { analysisCategory } from '@trendee/contract/selling/analysis-category'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { type Names, useNames } from '../../shared/api/use-names'
import { Scatter } from '../../shared/charts/scatter'
import { UNKNOWN } from '../../shared/format/format'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { type Column, DataTable } from '../../shared/lists/data-table'
import { ExportButton } from '../../shared/lists/export-button'
import { DataView } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import { Section } from '../../shared/ui/screen'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { InsightFoot, InsightSources } from './insight-foot'
import { CATEGORY_SORTS, type InsightSearch, filtersOf, productsLink } from './insight-search'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './insights.module.css'

const PAGE_SIZE = 100
/** In the table; the picture holds all. */
const SHOWN = 30
const BASES = ['units', 'reviews', 'favorites'] as const

type Props = Pick<ScreenSearch<InsightSearch>, 'search' | 'change'>

/** Size against growth of each shop's categories, and the table behind it. */
export function InsightCategories({ search, change }: Props) {
  const { t } = useTexts()
  const { sort, order } = search
  const asked = { ...filtersOf(search), sort, order }
  const query = useEndpoint(analysisCategory, { ...asked, pageSize: PAGE_SIZE })
  return (
    <Section
      title={t('insight.categories')}
      note={t('insight.categories_note')}
      aside={
        <span className={classes.screenOnly}>
          <ExportButton
            what="insight-categories"
            file="insight-categories"
            parameters={asked}
            rows={query.data?.total}
          />
        </span>
      }
    >
      <DataView query={query} skeleton={<RowsSkeleton height={640} />} isEmpty={({ list }) => list.length === 0}>
        {({ list, total, platforms }) => (
          <>
            <Matrix list={list} search={search} />
            <CategoryTable list={list.slice(0, SHOWN)} search={search} change={change} />
            <InsightFoot
              entry={analysisCategory}
              asked={asked}
              shown={Math.min(SHOWN, list.length)}
              came={list.length}
              pageSize={PAGE_SIZE}
              total={total}
            />
            <h3 className="caps">{t('insight.sources')}</h3>
            <InsightSources platforms={platforms} />
          </>
        )}
      </DataView>
    </Section>
  )
}

/** A category with its shop, where several are shown. */
function useGroupName(list: readonly InsightCategory[]) {
  const { nameOf } = useTexts()
  const name = useNames()
  const isOne = new Set(list.map(({ platform }) => platform)).size === 1
  return (row: InsightCategory) => {
    const own = nameOf(row.name, row.name_zh)
    return isOne ? own : `${own} · ${name(row.platform)}`
  }
}

/** Pieces, reviews and favourites share no axis: what most of the categories count is drawn. */
function Matrix({ list, search }: { readonly list: readonly InsightCategory[]; readonly search: InsightSearch }) {
  const { t, format } = useTexts()
  const groupName = useGroupName(list)
  const told = list.flatMap((row) =>
    row.growth === null || row.demand === null || row.demand < 1
      ? []
      : [{ ...row, growth: row.growth, demand: row.demand }],
  )
  const countOf = (basis: string) => told.filter((row) => row.demand_basis === basis).length
  const basis = BASES.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? 'units'
  const drawn = told.filter((row) => row.demand_basis === basis)
  if (drawn.length === 0) return <p className={classes.note}>{t('insight.none_drawn')}</p>
  return (
    <Scatter
      title={t('insight.chart', { count: search.window })}
      points={drawn.map((row) => ({
        id: `${row.platform}/${row.category}`,
        name: groupName(row),
        x: row.demand,
        y: row.growth,
        size: Math.max(1, row.offers),
        ...productsLink(search, row),
        words: t('insight.point', {
          name: groupName(row),
          demand: format.short(row.demand),
          growth: format.growth(row.growth),
          compared: row.compared,
          offers: row.offers,
        }),
      }))}
      xName={t(`insight.x_${basis}`)}
      yName={t('insight.y')}
      sizeName={t('insight.offers')}
      corner={t('insight.corner')}
      hint={t('space.keys')}
      source={t('insight.drawn', {
        shown: drawn.length,
        all: list.length,
        growthless: list.length - told.length,
        others: told.length - drawn.length,
      })}
    />
  )
}

function categoryColumns(
  search: InsightSearch,
  { t, format, nameOf }: Texts,
  name: Names,
): readonly Column<InsightCategory>[] {
  return [
    {
      id: 'category',
      header: t('filter.category'),
      track: 'minmax(150px, 2fr)',
      isFixed: true,
      cell: (row) => (
        <span className={classes.stack}>
          <Link {...productsLink(search, row)}>{nameOf(row.name, row.name_zh)}</Link>
          <span className={classes.faint}>{name(row.platform)}</span>
        </span>
      ),
    },
    {
      id: 'mover',
      header: t('insight.mover'),
      meaning: t('insight.mover_meaning'),
      track: '96px',
      cell: ({ mover }) =>
        mover === null ? (
          UNKNOWN
        ) : (
          <Tooltip label={t('insight.mover_meaning')} multiline maw={320}>
            <span className="caps">{t(`mover.${mover}`)}</span>
          </Tooltip>
        ),
    },
    {
      id: 'growth',
      header: t('column.growth'),
      meaning: t('insight.categories_note'),
      sort: 'growth',
      track: '112px',
      isNumber: true,
      cell: (row) => (
        <span className={classes.stack}>
          <Growth
            value={row.growth}
            size="sm"
            missing={row.growth_reason === null ? undefined : t(`growth_reason.${row.growth_reason}`)}
          />
          {row.growth !== null && (
            <span className={classes.faint}>{t('insight.compared_of', { compared: row.compared })}</span>
          )}
        </span>
      ),
    },
    {
      id: 'demand',
      header: t('sort.demand'),
      meaning: t('insight.share_meaning'),
      track: '150px',
      isNumber: true,
      cell: (row) => <Demand row={row} window={search.window} />,
    },
    {
      id: 'share_of_demand',
      header: t('insight.share_of_demand'),
      meaning: t('insight.share_meaning'),
      sort: 'share_of_demand',
      track: '112px',
      isNumber: true,
      cell: (row) => format.share(row.share_of_demand),
    },
    {
      id: 'share_of_offers',
      header: t('insight.share_of_offers'),
      meaning: t('insight.share_meaning'),
      track: '104px',
      isNumber: true,
      cell: (row) => format.share(row.share_of_offers),
    },
    {
      id: 'offers',
      header: t('insight.offers'),
      meaning: t('insight.offers_meaning'),
      sort: 'offers',
      track: '76px',
      isNumber: true,
      cell: (row) => format.count(row.offers),
    },
    {
      id: 'shops',
      header: t('column.shops'),
      meaning: t('insight.shops_meaning'),
      sort: 'shops',
      track: '64px',
      isNumber: true,
      cell: (row) => format.count(row.shops),
    },
    {
      id: 'median_price',
      header: t('insight.median_price'),
      track: '88px',
      isNumber: true,
      cell: (row) => format.money(row.median_price_usd, 'USD'),
    },
    {
      id: 'price_crowding',
      header: t('insight.price_crowding'),
      meaning: t('insight.price_crowding_meaning'),
      sort: 'price_crowding',
      track: '108px',
      isNumber: true,
      cell: (row) => format.share(row.price_crowding),
    },
    {
      id: 'reduced_share',
      header: t('insight.reduced_share'),
      track: '72px',
      isNumber: true,
      cell: (row) => format.share(row.reduced_share),
    },
  ]
}

function CategoryTable({ list, search, change }: Props & { readonly list: readonly InsightCategory[] }) {
  const texts = useTexts()
  const { t } = texts
  const name = useNames()
  const columns = categoryColumns(search, texts, name)
  return (
    <DataTable
      name="insight-categories"
      label={t('insight.categories')}
      rows={list}
      columns={columns}
      rowId={(row) => `${row.platform}/${row.category}`}
      sorting={{
        sort: search.sort,
        order: search.order,
        onSort: (key, order) => change({ sort: CATEGORY_SORTS.find((sort) => sort === key), order }),
      }}
      hasTools={false}
    />
  )
}

/** What sold, in the measure of the platform, over how long, and how it is known. */
function Demand({ row, window }: { readonly row: InsightCategory; readonly window: number }) {
  const { t, format } = useTexts()
  if (row.demand === null || row.demand_basis === null) return UNKNOWN
  return (
    <span className={classes.stack}>
      {format.short(row.demand)}
      <span className={classes.faint}>
        {[
          t(`demand_counts.${row.demand_basis}`),
          t('window.short', { days: row.period_days ?? window }),
          ...(row.demand_evidence === null ? [] : [t(`evidence.${row.demand_evidence}`)]),
        ].join(', ')}
      </span>
    </span>
  )
}
