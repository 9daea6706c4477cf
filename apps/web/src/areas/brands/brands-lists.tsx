import { Link } from '@tanstack/react-router'
import type { BrandSummary } from '@trendee/contract/brands/brand-fields'
import { brands } from '@trendee/contract/brands/brands'
import { isShopPlatform } from '@trendee/contract/selling/platforms'
import { SELLING_PLATFORMS } from '@trendee/contract/selling/platforms'
import { NETWORKS } from '@trendee/contract/social/social-fields'
import { brandTexts } from '@trendee/contract/texts/brands'
import { columnTexts } from '@trendee/contract/texts/columns'
import { DISCOVERIES } from '@trendee/core/brands/discovery'
import { SEGMENTS } from '@trendee/core/brands/segment'
import { choicesOf, windowChoices } from '../../shared/lists/choices'
import { type ListColumn, type ListFilter, type SearchOfList, defineList } from '../../shared/lists/list-definition'
import { addTexts } from '../../shared/i18n/i18n'
import { evidenceSign } from '../../shared/products/product-figures'
import { StarButton } from '../../shared/stars/star-button'
import { Growth } from '../../shared/ui/growth'
import { Picture } from '../../shared/ui/picture'
import { ComparedBrands } from './chosen-brands'
import { CategoryMix, PricePlace, growthBasis, seenOn } from './brand-figures'
import { brandPath } from '../../shared/records/record-path'
import { ViewChoice } from './view-choice'
import classes from './brands.module.css'

addTexts(brandTexts)
addTexts(columnTexts)

/** Where brands are seen, shops first. */
const PLATFORMS = [...Object.values(SELLING_PLATFORMS), ...NETWORKS, 'runway'] as const

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no field beside the entry's is what is meant
type NoExtra = Record<never, never>
type RankSearch = SearchOfList<typeof brands.list, NoExtra>
type DiscoverySearch = SearchOfList<typeof brands.discovery, NoExtra>
type BrandSearch = RankSearch | DiscoverySearch

function filters<Search extends BrandSearch>(): readonly ListFilter<BrandSummary, Search>[] {
  return [
    { kind: 'segment', field: 'window', label: 'filter.window', choices: windowChoices },
    {
      kind: 'select',
      field: 'segment',
      label: 'column.segment',
      choices: ({ t }) => SEGMENTS.map((value) => ({ value, label: t(`segment.${value}`) })),
      width: 136,
    },
    {
      kind: 'select',
      field: 'primaryCategory',
      label: 'filter.category',
      choices: ({ index, ...texts }) => choicesOf(index?.categories, texts),
      width: 150,
    },
    {
      kind: 'select',
      field: 'platform',
      label: 'column.seen_on',
      choices: ({ index, name }) => {
        const shops = (index?.platforms ?? []).map(({ value }) => value).filter(isShopPlatform)
        return [...PLATFORMS, ...shops].map((value) => ({ value, label: name(value) }))
      },
      width: 150,
    },
    { kind: 'price', from: 'price_min', to: 'price_max' },
    { kind: 'search', field: 'q', label: 'filter.brand' },
  ]
}

function columns<Search extends BrandSearch>(): readonly ListColumn<BrandSummary, Search>[] {
  return [
    {
      id: 'name',
      track: 'minmax(min(284px, 62vw), 2fr)',
      isFixed: true,
      sort: 'name',
      cell: (brand, { nameOf, name, t }) => (
        <span className={classes.brand}>
          <StarButton kind="brand" id={brand.id} name={nameOf(brand.name, brand.name_zh)} />
          <span className={classes.thumbs} aria-hidden>
            {brand.pictures.slice(0, 3).map((picture) => (
              <Picture key={picture} src={picture} alt="" ratio="4 / 5" isSmall />
            ))}
          </span>
          <span className={classes.words}>
            <Link to={brandPath(brand.id)} className={classes.name}>
              {nameOf(brand.name, brand.name_zh)}
            </Link>
            <span className={classes.oneLine}>{seenOn(brand, name, t)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'growth',
      header: ({ t, search }) => t('growth.in_window', { what: t('growth.window'), count: search.window }),
      sort: 'growth',
      track: '156px',
      isNumber: true,
      meaning: 'meaning.brand_growth',
      value: (brand) => brand.growth,
      cell: (brand, { t, search }) => (
        <span className={classes.figure}>
          <Growth value={brand.growth} />
          {brand.growth !== null && <span className={classes.faint}>{growthBasis(brand, search.window, t)}</span>}
        </span>
      ),
    },
    {
      id: 'segment',
      track: '164px',
      sort: 'price_position',
      meaning: 'meaning.segment',
      value: (brand) => brand.segment,
      cell: (brand) => <PricePlace brand={brand} />,
    },
    { id: 'median_price', track: '96px' },
    {
      id: 'products',
      header: 'column.on_sale',
      kind: 'count',
      sort: 'products',
      track: '84px',
      meaning: 'meaning.on_sale',
    },
    {
      id: 'new_arrivals',
      sort: 'new_arrivals',
      track: '96px',
      meaning: 'meaning.new_arrival',
    },
    {
      id: 'reduced_share',
      sort: 'discount_depth',
      track: '96px',
      isNumber: true,
      meaning: 'meaning.reduced',
      value: (brand) => brand.reduced_share,
      cell: (brand, { format, t }) => (
        <span className={classes.figure}>
          {format.share(brand.reduced_share)}
          {(brand.discount_depth ?? 0) > 0 && (
            <span className={classes.faint}>{t('brands.by_share', { share: format.share(brand.discount_depth) })}</span>
          )}
        </span>
      ),
    },
    {
      id: 'mix',
      track: 'minmax(150px, 1fr)',
      isHiddenAtFirst: true,
      value: (brand) => (brand.categories.length > 0 ? brand.categories : null),
      cell: (brand) => <CategoryMix brand={brand} />,
    },
    { id: 'posts', sort: 'posts', track: '76px' },
    { id: 'looks', sort: 'looks', track: '76px' },
    { id: 'sell_outs', track: '84px', isHiddenAtFirst: true },
    {
      id: 'demand',
      sort: 'demand',
      track: '96px',
      isHiddenAtFirst: true,
      cell: (brand, { format }) => `${evidenceSign(brand.demand_evidence)}${format.short(brand.demand)}`,
    },
    { id: 'demand_basis', isHiddenAtFirst: true },
    { id: 'demand_evidence', isHiddenAtFirst: true },
    { id: 'posts_growth', isHiddenAtFirst: true },
    { id: 'country', isHiddenAtFirst: true },
    { id: 'first_arrival', isHiddenAtFirst: true },
  ]
}

/** Every brand, by what the reader ranks them by. */
export const rankList = defineList({
  name: 'brands',
  entry: brands.list,
  pageSize: 50,
  star: ({ id }) => ({ kind: 'brand', id }),
  chosen: (rows) => <ComparedBrands brands={rows} />,
  rowId: (brand) => brand.id,
  title: 'screen.brands',
  note: 'brands.rank_note',
  count: 'count.brands',
  actions: () => <ViewChoice view="rank" />,
  filterIndex: {},
  filters: filters<RankSearch>(),
  smallestFirst: ['name'],
  hasPictures: true,
  columns: columns<RankSearch>(),
})

/** Brands that came lately, and brands that grow. */
export const discoveryList = defineList({
  name: 'brand-discovery',
  entry: brands.discovery,
  pageSize: 50,
  star: ({ id }) => ({ kind: 'brand', id }),
  chosen: (rows) => <ComparedBrands brands={rows} />,
  rowId: (brand) => brand.id,
  title: 'brands.discovery',
  note: 'brands.discovery_note',
  count: 'count.brands',
  actions: () => <ViewChoice view="discovery" />,
  filterIndex: {},
  filters: [
    ...filters<DiscoverySearch>(),
    {
      kind: 'select',
      field: 'why',
      label: 'brands.why',
      choices: ({ t }) => DISCOVERIES.map((value) => ({ value, label: t(`brands.why_${value}`) })),
      width: 130,
    },
  ],
  smallestFirst: ['name'],
  hasPictures: true,
  columns: [
    {
      id: 'why',
      header: 'brands.why',
      track: '150px',
      cell: (brand, { t, format }) => (
        <span className={classes.stack}>
          <b>{t(`brands.why_${brand.why}`)}</b>
          {brand.why === 'new' && brand.first_arrival !== null && (
            <span className={classes.faint}>{t('brands.since', { day: format.day(brand.first_arrival) })}</span>
          )}
        </span>
      ),
    },
    ...columns<DiscoverySearch>(),
  ],
})

/** The reader's own brands beside each other. */
export function ownList(ids: readonly string[]) {
  return defineList({
    name: 'own-brands',
    entry: brands.list,
    fixed: { brands: [...ids] },
    pageSize: 50,
    star: ({ id }) => ({ kind: 'brand', id }),
    chosen: (rows) => <ComparedBrands brands={rows} />,
    rowId: (brand) => brand.id,
    title: 'brands.own',
    note: 'brands.own_note',
    count: 'count.brands',
    empty: 'brands.own_unknown',
    actions: () => <ViewChoice view="own" />,
    smallestFirst: ['name'],
    filters: [{ kind: 'segment', field: 'window', label: 'filter.window', choices: windowChoices }],
    hasPictures: true,
    columns: columns<RankSearch>(),
  })
}
