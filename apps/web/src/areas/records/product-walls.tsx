import { lazy } from 'react'
import { columnTexts } from '@trendee/contract/texts/columns'
import { rankingTexts } from '@trendee/contract/texts/rankings'
import { recordTexts } from '@trendee/contract/texts/records'
import { CHANNELS, productWall } from '@trendee/contract/records/product-wall'
import { isShopPlatform } from '@trendee/contract/selling/platforms'
import { webLink } from '@trendee/core/links/web-link'
import { CollectRecords } from '../../shared/collections/collect-records'
import { addTexts } from '../../shared/i18n/i18n'
import { choicesOf } from '../../shared/lists/choices'
import { FilterMulti } from '../../shared/lists/filter-multi'
import { defineList } from '../../shared/lists/list-definition'
import { listScreen } from '../../shared/lists/list-screen'
import { ProductCard } from '../../shared/products/product-card'
import { ProductCell } from '../../shared/products/product-cell'
import {
  ProductGrowth,
  ProductPrice,
  ProductRank,
  ProductRevenue,
  ProductUnits,
} from '../../shared/products/product-figures'
import { productFilters } from '../../shared/products/product-filters'
import { productRecordPath } from '../../shared/records/record-path'

addTexts(recordTexts)
addTexts(rankingTexts)
addTexts(columnTexts)

const RetailLeaders = lazy(() => import('./retail-leaders').then((module) => ({ default: module.RetailLeaders })))
const QuickView = lazy(() => import('./record-quick-view').then((module) => ({ default: module.RecordQuickView })))

type Channel = 'marketplaces' | 'brand_sites'

/** What each wall is called and what comes first on it: sites of brands seldom tell what they sell. */
const WALLS = {
  marketplaces: { title: 'screen.wall_sales', note: 'wall.sales_note', sort: 'units', file: 'product-sales' },
  brand_sites: { title: 'screen.wall_retail', note: 'wall.retail_note', sort: 'first_seen', file: 'retail-products' },
} as const

/** Products of all shops of a channel as one wall. */
function productWallList(channel: Channel) {
  const wall = WALLS[channel]
  return defineList({
    name: 'product-wall',
    entry: productWall,
    fixed: { channel },
    defaults: { sort: wall.sort },
    pageSize: 50,
    rowId: (product) => `${product.platform}/${product.id}`,
    overline: 'menu.gallery',
    title: wall.title,
    note: wall.note,
    count: 'count.products',
    file: wall.file,

    // Of the wall's own shops: those of the other channel are not in the list.
    filterIndex: { channel },
    filters: [
      {
        kind: 'own',
        draw: ({ index, search, change, ...texts }) => {
          const platforms: readonly string[] = CHANNELS[channel]
          // One platform is no choice.
          if (platforms.length === 1) return null
          const choices = (index?.platforms ?? []).filter(
            ({ value }) => platforms.includes(value) || isShopPlatform(value),
          )
          return (
            <FilterMulti
              label={texts.t('wall.platform')}
              values={search.platforms ?? []}
              choices={choicesOf(choices, texts)}
              onChange={(values) => change({ platforms: values.length === 0 ? undefined : values, page: undefined })}
              width={150}
            />
          )
        },
      },
      { kind: 'search', field: 'q', label: 'wall.words' },
      ...productFilters(),
      { kind: 'search', field: 'seller', label: 'wall.shop' },
      {
        kind: 'check',
        field: 'arrival',
        checked: 'new',
        label: ({ t, search }) => t('wall.only_new', { count: search.window }),
      },
    ],
    sorts: {
      units: 'sort.demand_units',
      revenue: 'sort.revenue',
      growth: 'sort.growth',
      reviews: 'sort.reviews',
      rating: 'sort.rating',
      price: 'sort.price',
      first_seen: 'sort.first_seen',
    },
    smallestFirst: ['price'],

    card: (product, { search, openQuickView }) => (
      <ProductCard
        product={product}
        to={productRecordPath(product)}
        isPlatformShown={channel === 'marketplaces'}
        window={search.window}
        isDated={search.sort === 'first_seen'}
        onQuickView={openQuickView}
      />
    ),
    quickView: QuickView,
    hasPictures: true,
    link: (product) => webLink(product.url) || window.location.origin + productRecordPath(product),
    chosen: (rows) => <CollectRecords kind="product" ids={rows.map(({ platform, id }) => `${platform}.${id}`)} />,
    star: ({ platform, id }) => ({ kind: 'product', id: `${platform}.${id}` }),
    columns: [
      {
        id: 'product',
        header: 'column.product',
        track: 'minmax(300px, 3fr)',
        isFixed: true,
        cell: (product) => <ProductCell product={product} to={productRecordPath(product)} />,
      },
      { id: 'platform', header: 'wall.platform', track: '110px', cell: (product, { name }) => name(product.platform) },
      { id: 'seller', track: '140px' },
      {
        id: 'units',
        sort: 'units',
        isNumber: true,
        cell: (product, { search }) => <ProductUnits product={product} isBare window={search.window} />,
      },
      {
        id: 'growth',
        sort: 'growth',
        track: '120px',
        isNumber: true,
        meaning: 'meaning.product_growth',
        cell: (product, { search }) => <ProductGrowth product={product} window={search.window} />,
      },
      {
        id: 'revenue',
        sort: 'revenue',
        track: '116px',
        isNumber: true,
        cell: (product) => <ProductRevenue product={product} />,
      },
      {
        id: 'price',
        sort: 'price',
        track: '116px',
        isNumber: true,
        cell: (product) => <ProductPrice product={product} />,
      },
      { id: 'rank', isNumber: true, cell: (product) => <ProductRank product={product} /> },
      { id: 'rating', sort: 'rating', track: '64px' },
      { id: 'reviews', sort: 'reviews', track: '76px' },
      { id: 'first_seen', sort: 'first_seen' },
    ],
  })
}

export const SalesWall = listScreen(productWallList('marketplaces'))
export const retailWall: ReturnType<typeof productWallList> = {
  ...productWallList('brand_sites'),
  aside: ({ search, change }) => <RetailLeaders search={search} change={change} />,
  asideLabel: 'ranking.title',
}
export const RetailWall = listScreen(retailWall)
