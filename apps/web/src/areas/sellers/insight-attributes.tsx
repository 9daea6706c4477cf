import { type InsightAttribute, analysisAttribute } from '@trendee/contract/selling/analysis-attribute'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { type Names, useNames } from '../../shared/api/use-names'
import { UNKNOWN } from '../../shared/format/format'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { type Column, DataTable } from '../../shared/lists/data-table'
import { ExportButton } from '../../shared/lists/export-button'
import { FilterSegment } from '../../shared/lists/filter-bar'
import { Link } from '@tanstack/react-router'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { InsightFoot } from './insight-foot'
import { ATTRIBUTE_ORDERS, type InsightSearch, filtersOf, productsLink } from './insight-search'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './insights.module.css'

const PAGE_SIZE = 30
const ORDERS = {
  over: { sort: 'over_index', order: 'desc' },
  under: { sort: 'over_index', order: 'asc' },
  offers: { sort: 'offers', order: 'desc' },
} as const

type Props = Pick<ScreenSearch<InsightSearch>, 'search' | 'change'>

/** What a shop carries more or less of than all other shops. */
export function InsightAttributes({ search, change }: Props) {
  const { t } = useTexts()
  const asked = { ...filtersOf(search), ...ORDERS[search.attributes] }
  const query = useEndpoint(analysisAttribute, { ...asked, pageSize: PAGE_SIZE })
  return (
    <Section
      title={t('insight.attributes')}
      note={t('insight.attributes_note')}
      aside={
        <span className={`${classes.screenOnly} ${classes.controls}`}>
          <FilterSegment
            label={t('insight.order')}
            value={search.attributes}
            choices={ATTRIBUTE_ORDERS.map((value) => ({ value, label: t(`insight.order_${value}`) }))}
            onChange={(value) => change({ attributes: ATTRIBUTE_ORDERS.find((one) => one === value) })}
          />
          <ExportButton
            what="insight-attributes"
            file="insight-attributes"
            parameters={asked}
            rows={query.data?.total}
          />
        </span>
      }
    >
      <DataView query={query} skeleton={<RowsSkeleton height={640} />} isEmpty={({ list }) => list.length === 0}>
        {({ list, total }) => (
          <>
            <AttributeTable list={list} search={search} />
            <InsightFoot
              entry={analysisAttribute}
              asked={asked}
              shown={list.length}
              came={list.length}
              pageSize={PAGE_SIZE}
              total={total}
            />
          </>
        )}
      </DataView>
    </Section>
  )
}

interface TableProps {
  readonly list: readonly InsightAttribute[]
  readonly search: InsightSearch
}

function attributeColumns(
  search: InsightSearch,
  { t, format, nameOf }: Texts,
  name: Names,
): readonly Column<InsightAttribute>[] {
  return [
    {
      id: 'attribute',
      header: t('insight.attribute'),
      track: 'minmax(160px, 2fr)',
      isFixed: true,
      cell: (row) => {
        const link = productsLink(search, row)
        return (
          <span className={classes.stack}>
            <Link to={link.to} search={{ ...link.search, attributeType: row.type, attributeName: row.value }}>
              {nameOf(row.name, row.name_zh)}
            </Link>
            <span className={classes.faint}>
              {t(`type.${row.type}`)} · {name(row.platform)}
            </span>
          </span>
        )
      },
    },
    {
      id: 'over_index',
      header: t('insight.over_index'),
      meaning: t('insight.over_index_meaning'),
      track: '96px',
      isNumber: true,
      cell: (row) => (row.over_index === null ? UNKNOWN : `${format.decimal(row.over_index)}×`),
    },
    {
      id: 'share',
      header: t('insight.share'),
      track: '150px',
      isNumber: true,
      cell: (row) => <Part share={row.share} part={row.offers} whole={row.described} />,
    },
    {
      id: 'market_share',
      header: t('insight.market_share'),
      track: '150px',
      isNumber: true,
      cell: (row) => <Part share={row.market_share} part={row.market_offers} whole={row.market_described} />,
    },
    {
      id: 'share_of_demand',
      header: t('insight.share_of_demand'),
      meaning: t('insight.share_meaning'),
      track: '150px',
      isNumber: true,
      cell: (row) => (
        <span className={classes.stack}>
          {format.share(row.share_of_demand)}
          {row.demand_basis !== null && row.share_of_demand !== null && (
            <span className={classes.faint}>{t(`demand_counts.${row.demand_basis}`)}</span>
          )}
        </span>
      ),
    },
  ]
}

function AttributeTable({ list, search }: TableProps) {
  const texts = useTexts()
  const { t } = texts
  const name = useNames()
  const columns = attributeColumns(search, texts, name)
  return (
    <DataTable
      name="insight-attributes"
      label={t('insight.attributes')}
      rows={list}
      columns={columns}
      rowId={(row) => `${row.platform}/${row.type}/${row.value}`}
      hasTools={false}
    />
  )
}

interface PartProps {
  readonly share: number | null
  readonly part: number
  readonly whole: number
}

/** A share with the counts that it is of. */
function Part({ share, part, whole }: PartProps) {
  const { t, format } = useTexts()
  return (
    <span className={classes.stack}>
      {format.share(share)}
      <span className={classes.faint}>{t('insight.counts', { part, whole })}</span>
    </span>
  )
}
