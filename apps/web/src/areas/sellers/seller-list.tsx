import { lazy } from 'react'
import { useLocation } from '@tanstack/react-router'
import type { ProductSummary } from '@trendee/contract/fields'
import { type SellingPlace, sellingPlace } from '@trendee/contract/selling/platforms'
import { webLink } from '@trendee/core/links/web-link'
import { Sparkline } from '../../shared/charts/sparkline'
import type { Translate } from '../../shared/i18n/use-texts'
import { defineList } from '../../shared/lists/list-definition'
import { ListScreen } from '../../shared/lists/list-screen'
import { ProductCard } from '../../shared/products/product-card'
import { ProductCell } from '../../shared/products/product-cell'
import { productFilters } from '../../shared/products/product-filters'
import {
  ProductPrice,
  ProductRank,
  ProductRevenue,
  ProductUnits,
  curveName,
} from '../../shared/products/product-figures'
import { productPath } from '../../shared/products/product-path'
import { NotFound } from '../../shared/ui/not-found-page'
import { oneOf } from '../../shared/url/search-codec'
import { usePathParam } from '../../shared/url/use-screen-search'
import { OtherQuestion } from './other-question'
import { type SellerQuestion, questionOf, shopOf } from './seller-questions'
import { SORT_NAMES, basisOf, demandName, demandSort, isRanked, isUnranked, orderNote } from './seller-order'
import classes from './seller-list.module.css'

const QuickView = lazy(() =>
  import('../../shared/products/product-quick-view').then((module) => ({ default: module.ProductQuickView })),
)
const LeadersPanel = lazy(() => import('./leaders-panel').then((module) => ({ default: module.LeadersPanel })))

/** A heading with the days that are counted: the window, or the feed's own period where that is all it tells. */
function inWindow(what: string, rows: readonly ProductSummary[], window: number, t: Translate): string {
  const own = rows.find(({ units_window_days: days }) => days !== null)?.units_window_days
  return t('growth.in_window', { what, count: own ?? window })
}

/** Best sellers or new arrivals of one marketplace or shop: the same list for all of them. */
export function sellerList(question: SellerQuestion, place: SellingPlace) {
  const { platform } = place
  const isBest = question === 'best-seller'
  return defineList({
    name: 'sellers',
    entry: questionOf(place, 'list'),
    fixed: { arrival: isBest ? 'all' : 'new', ...shopOf(place) },
    defaults: { sort: isBest ? 'demand' : 'first_seen' },
    extra: { leaders: oneOf(['primary', 'secondary', 'attribute', 'category'], 'primary') },
    pageSize: 50,
    rowId: (product) => product.id,
    overline: ({ name }) => name(platform),
    title: ({ t, name, ...shown }) => {
      const shop = name(platform)
      if (shown.search.prices === 'doubted') return t('sellers.doubted_title', { shop })
      return t(isBest ? (isUnranked(shown) ? 'sellers.products_title' : 'sellers.best_title') : 'sellers.new_title', {
        shop,
      })
    },
    label: isBest ? 'screen.best_seller' : 'screen.new_arrival',
    note: ({ t, ...shown }) => {
      const order = orderNote(shown, t)
      return isBest ? order : `${t('meaning.new_arrival')} ${order}`
    },
    count: 'count.products',
    file: `${question}-${platform}`,

    filterIndex: { platform },
    filters: productFilters(isBest ? 'all' : 'new'),
    actions: () => <OtherQuestion question={question} platform={platform} />,
    sorts: { demand: demandSort, ...SORT_NAMES },
    smallestFirst: ['price', 'rank'],

    card: (product, { at, openQuickView, ...shown }) => (
      <ProductCard
        product={product}
        {...(isRanked(product, shown) ? { place: at + 1 } : {})}
        isDated={shown.search.sort === 'first_seen' || isUnranked(shown)}
        onQuickView={openQuickView}
      />
    ),
    quickView: QuickView,
    hasPictures: true,
    star: ({ platform, id }) => ({ kind: 'product', id: `${platform}.${id}` }),
    link: (product) => webLink(product.url) || window.location.origin + productPath(product),
    columns: [
      {
        id: 'product',
        header: 'column.product',
        track: 'minmax(300px, 3fr)',
        isFixed: true,
        cell: (product) => <ProductCell product={product} to={productPath(product)} />,
      },
      {
        id: 'units',
        header: ({ rows, search, t }) => inWindow(demandName(basisOf(rows), t), rows, search.window, t),
        sort: 'demand',
        track: '132px',
        isNumber: true,
        value: (product) => product.units ?? product.units_total ?? product.demand,
        meaning: ({ rows, t }) => {
          const basis = basisOf(rows)
          return t(basis === null || basis === 'units' ? 'meaning.units' : `demand.${basis}`)
        },
        cell: (product) => <ProductUnits product={product} isBare />,
      },
      {
        id: 'spark',
        header: ({ rows, t }) => curveName(basisOf(rows), t),
        track: '104px',
        value: (product) => (product.sparkline.some((value) => value !== null) ? product.sparkline : null),
        cell: (product, { t }) => (
          <span className={classes.spark}>
            <Sparkline values={product.sparkline} width={76} height={26} label={curveName(product.demand_basis, t)} />
          </span>
        ),
      },
      {
        id: 'growth',
        header: ({ rows, search, t }) => inWindow(t('growth.window'), rows, search.window, t),
        sort: 'growth',
        track: '112px',
        meaning: 'meaning.product_growth',
      },
      {
        id: 'revenue',
        header: ({ rows, search, t }) => inWindow(t('sort.revenue'), rows, search.window, t),
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
      {
        id: 'rank',
        header: 'sort.rank',
        sort: 'rank',
        track: '84px',
        isNumber: true,
        cell: (product) => <ProductRank product={product} />,
      },
      { id: 'rating', sort: 'rating', track: '64px' },
      { id: 'reviews', sort: 'reviews', track: '76px' },
      { id: 'favorites', isHiddenAtFirst: true },
      { id: 'gender', isHiddenAtFirst: true },
      { id: 'gender_from', isHiddenAtFirst: true },
      { id: 'region', isHiddenAtFirst: true },
      { id: 'first_seen', sort: 'first_seen' },
    ],
    aside: (context) => <LeadersPanel place={place} question={question} {...context} />,
    asideLabel: 'leaders.title',
  })
}

const lists = new Map<string, ReturnType<typeof sellerList>>()

/** The list that an address names. */
export function SellerListScreen() {
  const place = sellingPlace(usePathParam('platform'))
  const question = useLocation({
    select: (location): SellerQuestion => (location.pathname.includes('/new-arrival/') ? 'new-arrival' : 'best-seller'),
  })
  if (place === null) return <NotFound />
  const key = `${question}/${place.platform}`
  const list = lists.get(key) ?? sellerList(question, place)
  lists.set(key, list)
  return <ListScreen key={key} list={list} />
}
