import { useState } from 'react'
import { Button, CopyButton, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ProductSummary } from '@trendee/contract/fields'
import { type Names, useNames } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { Sparkline } from '../../shared/charts/sparkline'
import { UNKNOWN } from '../../shared/format/format'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { ProductPrice, ProductRank, ProductUnits, curveName } from '../../shared/products/product-figures'
import { productPath } from '../../shared/products/product-path'
import { type Column, DataTable } from '../../shared/ui/data-table'
import { DataView } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import { Picture } from '../../shared/ui/picture'
import { ListTools, demandName } from './list-tools'
import { defaultSort } from './seller-search'
import type { SellerViewProps } from './seller-wall'
import classes from './seller-list-screen.module.css'

const PAGE = 50

function columnsOf({ t, format }: Texts, name: Names, basis: ProductSummary['demand_basis']): Column<ProductSummary>[] {
  const number = { isNumber: true } as const
  return [
    {
      id: 'product',
      header: t('column.product'),
      track: 'minmax(220px, 2.4fr)',
      isFixed: true,
      cell: (row) => (
        <span className={classes.product}>
          <span className={classes.thumb}>
            <Picture src={row.picture} alt="" />
          </span>
          <span style={{ minWidth: 0 }}>
            <Link to={productPath(row)} className={classes.productTitle} title={row.title}>
              {row.title}
            </Link>
            <span className={classes.faint}>
              {[row.brand, name(row.secondary_category)].filter(Boolean).join(' · ')}
            </span>
          </span>
        </span>
      ),
    },
    {
      ...number,
      id: 'units',
      header: demandName(basis, t),
      sort: 'demand',
      track: '116px',
      meaning: t(basis === null || basis === 'units' ? 'meaning.units' : `demand.${basis}`),
      cell: (row) => <ProductUnits product={row} isBare />,
    },
    {
      id: 'spark',
      header: curveName(basis, t),
      track: '104px',
      cell: (row) => (
        <span className={classes.spark}>
          <Sparkline values={row.sparkline} width={76} height={26} label={curveName(row.demand_basis, t)} />
        </span>
      ),
    },
    {
      ...number,
      id: 'growth',
      header: t('growth.window'),
      sort: 'growth',
      track: '84px',
      meaning: t('meaning.growth'),
      cell: (row) => <Growth value={row.growth} />,
    },
    {
      ...number,
      id: 'revenue',
      header: t('sort.revenue'),
      sort: 'revenue',
      track: '88px',
      cell: (row) => (row.revenue_usd === null ? format.short(null) : `$${format.short(row.revenue_usd)}`),
    },
    {
      ...number,
      id: 'price',
      header: t('sort.price'),
      sort: 'price',
      track: '116px',
      cell: (row) => <ProductPrice product={row} />,
    },
    {
      ...number,
      id: 'rank',
      header: t('sort.rank'),
      sort: 'rank',
      track: '84px',
      cell: (row) => <ProductRank product={row} />,
    },
    {
      ...number,
      id: 'rating',
      header: t('sort.rating'),
      sort: 'rating',
      track: '64px',
      cell: (row) => format.decimal(row.rating),
    },
    {
      ...number,
      id: 'reviews',
      header: t('sort.reviews'),
      sort: 'reviews',
      track: '76px',
      cell: (row) => format.short(row.reviews),
    },
    {
      ...number,
      id: 'favorites',
      header: t('column.favorites'),
      track: '84px',
      isHiddenAtFirst: true,
      cell: (row) => format.short(row.favorites),
    },
    {
      id: 'region',
      header: t('filter.region'),
      track: '110px',
      isHiddenAtFirst: true,
      cell: (row) => (row.region === '' ? UNKNOWN : format.region(row.region)),
    },
    {
      ...number,
      id: 'first_seen',
      header: t('sort.first_seen'),
      sort: 'first_seen',
      track: '104px',
      cell: (row) => format.day(row.first_seen),
    },
  ]
}

/** The list as a table, page by page. */
export function SellerTable(props: SellerViewProps) {
  const { entry, params, search, change, platform, question } = props
  const texts = useTexts()
  const { t } = texts
  const name = useNames()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const page = search.page ?? 1
  const list = useEndpoint(entry, { ...params, page, pageSize: PAGE })
  const basis = list.data?.list[0]?.demand_basis ?? null
  return (
    <>
      <ListTools
        total={list.data?.total}
        asOf={list.data?.as_of ?? null}
        basis={basis}
        search={search}
        change={change}
        platform={platform}
        question={question}
      />
      <DataView query={list} skeleton={<Skeleton height={640} />} isEmpty={(data) => data.list.length === 0}>
        {(data) => (
          <DataTable
            name="sellers"
            hasPictures
            label={t(question === 'best-seller' ? 'screen.best_seller' : 'screen.new_arrival')}
            rows={data.list}
            rowId={(row) => row.id}
            columns={columnsOf(texts, name, basis)}
            sorting={{
              sort: search.sort ?? defaultSort(question),
              order: search.order ?? 'desc',
              onSort: (sort, order) =>
                change({
                  sort: sort as typeof search.sort,
                  order: order === 'desc' ? undefined : order,
                  page: undefined,
                }),
            }}
            paging={{
              page,
              pageSize: PAGE,
              total: data.total,
              onPage: (next) => change({ page: next === 1 ? undefined : next }),
            }}
            selection={{ ids: chosen, onChange: setChosen }}
            tools={
              <Chosen products={data.list.filter((row) => chosen.has(row.id))} onClear={() => setChosen(new Set())} />
            }
          />
        )}
      </DataView>
    </>
  )
}

function Chosen({ products, onClear }: { readonly products: readonly ProductSummary[]; readonly onClear: () => void }) {
  const { t } = useTexts()
  if (products.length === 0) return null
  const links = products.map((product) => product.url || window.location.origin + productPath(product)).join('\n')
  return (
    <>
      <span>{t('table.chosen', { count: products.length })}</span>
      <CopyButton value={links}>
        {({ copied, copy }) => (
          <Button size="compact-xs" variant="default" onClick={copy}>
            {copied ? t('action.copied') : t('table.copy_links')}
          </Button>
        )}
      </CopyButton>
      <Button size="compact-xs" variant="subtle" color="gray" onClick={onClear}>
        {t('table.clear')}
      </Button>
    </>
  )
}
