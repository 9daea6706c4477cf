import { Link } from '@tanstack/react-router'
import { graphic } from '@trendee/contract/graphic/graphic'
import type { GraphicListing } from '@trendee/contract/graphic/products'
import { columnTexts } from '@trendee/contract/texts/columns'
import { graphicTexts } from '@trendee/contract/texts/graphics'
import { PRIMARY_CATEGORIES } from '@trendee/core/lexicon/types'
import { addTexts } from '../../shared/i18n/i18n'
import { windowChoices } from '../../shared/lists/choices'
import { defineList } from '../../shared/lists/list-definition'
import { measuredFilter } from '../../shared/lists/measured-filter'
import { ListScreen } from '../../shared/lists/list-screen'
import { ProductCard } from '../../shared/products/product-card'
import { ProductCell } from '../../shared/products/product-cell'
import { NotFound } from '../../shared/ui/not-found-page'
import { usePathParam } from '../../shared/url/use-screen-search'
import { keywordPath, listingPath, shopOfAddress, sourcePath } from './graphics-paths'

addTexts(columnTexts)
addTexts(graphicTexts)

const SORTS = {
  demand: 'sort.demand',
  favorites: 'column.favorites',
  reviews: 'sort.reviews',
  price: 'sort.price',
  first_seen: 'sort.first_seen',
} as const

/** How a list of listings looks, whichever it is. */
const looks = {
  pageSize: 50,
  count: 'count.products',
  sorts: SORTS,
  smallestFirst: ['price'],
  hasPictures: true,
  rowId: ({ id }: GraphicListing) => id,
  link: (listing: GraphicListing) => window.location.origin + listingPath(listing),
  card: (listing: GraphicListing) => <ProductCard product={listing} to={listingPath(listing)} />,
} as const

const listingColumns = [
  {
    id: 'product',
    header: 'column.product',
    track: 'minmax(280px, 2fr)',
    isFixed: true,
    cell: (listing: GraphicListing) => <ProductCell product={listing} to={listingPath(listing)} />,
  },
  {
    id: 'keywords',
    header: 'graphics.says',
    track: 'minmax(160px, 1fr)',
    value: ({ keywords }: GraphicListing) => keywords.join(', '),
    cell: ({ keywords }: GraphicListing) => keywords.join(', '),
  },
  { id: 'demand', sort: 'demand' },
  { id: 'favorites', sort: 'favorites' },
  { id: 'reviews', sort: 'reviews' },
  { id: 'price_usd', sort: 'price' },
  { id: 'first_seen', sort: 'first_seen' },
] as const

/** The listings of a shop that say one keyword. */
function listingsOf(platform: string, keyword: string) {
  return defineList({
    ...looks,
    name: 'keyword-listings',
    entry: graphic.productsKeyword,
    fixed: { platform, keyword },
    title: () => keyword,
    overline: ({ name }) => name(platform),
    label: 'graphics.listings_title',
    note: 'graphics.listings_means',
    file: `${keyword}-${platform}`,
    filters: [{ kind: 'segment', field: 'window', label: 'filter.window', choices: windowChoices }, measuredFilter],
    columns: listingColumns,
    actions: ({ t }) => <Link to={keywordPath(platform, keyword)}>{t('graphics.numbers')}</Link>,
  })
}

/** The listings of a shop that carry a print. */
function printsOf(platform: string) {
  return defineList({
    ...looks,
    name: 'print-listings',
    entry: graphic.productsList,
    fixed: { platform },
    title: ({ t, name }) => t('graphics.prints_title', { shop: name(platform) }),
    label: 'graphics.prints',
    note: 'graphics.prints_note',
    file: `prints-${platform}`,
    filters: [
      { kind: 'segment', field: 'window', label: 'filter.window', choices: windowChoices },
      { kind: 'search', field: 'q', label: 'column.title' },
      {
        kind: 'select',
        field: 'primaryCategory',
        label: 'filter.category',
        choices: ({ name }) => PRIMARY_CATEGORIES.map((value) => ({ value, label: name(value) })),
      },
      measuredFilter,
    ],
    columns: listingColumns,
    actions: ({ t }) => <Link to={sourcePath(platform)}>{t('graphics.menu')}</Link>,
  })
}

const walls = new Map<string, ReturnType<typeof listingsOf>>()
const prints = new Map<string, ReturnType<typeof printsOf>>()

export function KeywordListingsScreen() {
  const platform = shopOfAddress(usePathParam('platform') ?? '')
  const keyword = usePathParam('keyword') ?? ''
  if (platform === null || keyword === '') return <NotFound />
  const key = `${platform}/${keyword}`
  const list = walls.get(key) ?? listingsOf(platform, keyword)
  walls.set(key, list)
  return <ListScreen key={key} list={list} />
}

export function PrintsScreen() {
  const platform = shopOfAddress(usePathParam('platform') ?? '')
  if (platform === null) return <NotFound />
  const list = prints.get(platform) ?? printsOf(platform)
  prints.set(platform, list)
  return <ListScreen key={platform} list={list} />
}
