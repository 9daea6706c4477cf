import { type KeywordSummary, SEARCHES } from '@trendee/contract/graphic/graphic-fields'
import { graphic } from '@trendee/contract/graphic/graphic'
import { columnTexts } from '@trendee/contract/texts/columns'
import { PRIMARY_CATEGORIES } from '@trendee/core/lexicon/types'
import type { ReactNode } from 'react'
import { addTexts } from '../../shared/i18n/i18n'
import { type ListColumn, type NoExtra, type SearchOfList, defineList } from '../../shared/lists/list-definition'
import { measuredFilter } from '../../shared/lists/measured-filter'
import { ListScreen } from '../../shared/lists/list-screen'
import { RegionFilter } from '../../shared/trends/trend-filters'
import { Growth } from '../../shared/ui/growth'
import { LinkButton } from '../../shared/ui/link-button'
import { NotFound } from '../../shared/ui/not-found-page'
import { usePathParam } from '../../shared/url/use-screen-search'
import { keywordPath, printsPath, sourceOfAddress } from './graphics-paths'
import { graphicTexts } from '@trendee/contract/texts/graphics'
import { amountText, demandText, KeywordCell, Missing, monthName, reasonsOf } from './keyword-words'

addTexts(columnTexts)
addTexts(graphicTexts)

const DIFFICULTIES = ['30', '50', '70'] as const

/** A number, or why it is not known. */
const told = (value: ReactNode, isKnown: boolean, why: string) => (isKnown ? value : <Missing why={why} />)

/** Print keywords of one source: the same list for searches and for every shop. */
function keywordsOf(source: string) {
  const isShop = source !== SEARCHES
  return defineList({
    name: isShop ? 'print-keywords' : 'print-searches',
    entry: graphic.keywordsList,
    fixed: { source },
    defaults: { sort: isShop ? 'strength' : 'interest' },
    pageSize: 50,
    rowId: ({ keyword }) => keyword,
    title: ({ t, name }) => (isShop ? t('graphics.title_shop', { shop: name(source) }) : t('graphics.title_searches')),
    label: 'graphics.menu',
    note: isShop ? 'graphics.note_shop' : 'graphics.note_searches',
    count: 'graphics.count',
    empty: 'graphics.none',
    file: `print-keywords-${source}`,
    filters: [
      { kind: 'search', field: 'q', label: 'graphics.keyword' },
      {
        kind: 'select',
        field: 'kind',
        label: 'graphics.kind',
        choices: ({ t }) =>
          (['motif', 'slogan'] as const).map((value) => ({ value, label: t(`graphics.kind_${value}`) })),
        width: 120,
      },
      {
        kind: 'select',
        field: 'language',
        label: 'graphics.language',
        choices: ({ t }) => (['en', 'zh'] as const).map((value) => ({ value, label: t(`graphics.language_${value}`) })),
        width: 120,
      },
      {
        kind: 'select',
        field: 'category',
        label: 'filter.category',
        choices: ({ name }) => PRIMARY_CATEGORIES.map((value) => ({ value, label: name(value) })),
        isShown: () => isShop,
      },
      {
        kind: 'select',
        field: 'difficulty_max',
        label: 'graphics.difficulty_max',
        choices: ({ t }) =>
          DIFFICULTIES.map((value) => ({ value, label: t('graphics.up_to', { count: Number(value) }) })),
        isShown: () => isShop,
        width: 148,
      },
      { kind: 'check', field: 'unprotected', label: 'graphics.unprotected' },
      ...(isShop ? [measuredFilter] : []),
      {
        kind: 'own',
        draw: ({ search, change }) => (
          <RegionFilter value={search.region} onChange={(region) => change({ region, page: undefined })} />
        ),
      },
    ],
    smallestFirst: ['difficulty', 'name', 'price'],
    columns: [
      {
        id: 'keyword',
        track: 'minmax(220px, 1.6fr)',
        isFixed: true,
        sort: 'name',
        cell: (row) => <KeywordCell keyword={row} />,
      },
      ...(isShop ? SHOP_COLUMNS : []),
      {
        id: 'interest',
        sort: 'interest',
        track: '128px',
        meaning: 'graphics.interest_means',
        cell: (row, { t, format }) =>
          told(format.decimal(row.searches?.interest ?? null), row.searches !== null, reasonsOf(row, t).searches),
        isNumber: true,
      },
      {
        id: 'search_growth',
        sort: 'search_growth',
        track: '112px',
        meaning: 'graphics.yoy_means',
        cell: (row, { t }) =>
          told(<Growth value={row.searches?.yoy ?? null} />, row.searches !== null, reasonsOf(row, t).searches),
        isNumber: true,
      },
      {
        id: 'best_month',
        track: '92px',
        meaning: 'graphics.month_means',
        isNumber: true,
        cell: ({ searches }, texts) =>
          searches?.best_month === null || searches === null ? '' : monthName(searches.best_month, texts),
      },
      {
        id: 'rising',
        header: 'graphics.rising',
        track: 'minmax(140px, 1fr)',
        meaning: 'graphics.rising_means',
        value: ({ rising }) => rising?.search,
        cell: ({ rising }, { t, format }) =>
          rising === null
            ? ''
            : `${rising.search} ${rising.is_breakout ? t('graphics.breakout') : format.growth(rising.growth)}`,
        isHiddenAtFirst: isShop,
      },
      { id: 'listings', sort: 'listings', track: '92px', meaning: 'graphics.listings_means', isHiddenAtFirst: isShop },
      { id: 'kind', isHiddenAtFirst: true },
    ],
    link: ({ keyword }) => window.location.origin + keywordPath(source, keyword),
    actions: ({ t }) =>
      isShop ? (
        <LinkButton size="sm" variant="default" to={printsPath(source)}>
          {t('graphics.prints')}
        </LinkButton>
      ) : null,
  })
}

type Keywords = ReturnType<typeof keywordsOf>
type ShopColumn = ListColumn<KeywordSummary, SearchOfList<typeof graphic.keywordsList, NoExtra>>

/** What one shop tells of a keyword. */
const SHOP_COLUMNS: readonly ShopColumn[] = [
  { id: 'on_sale', track: '104px', meaning: 'graphics.competition_means' },
  {
    id: 'demand',
    sort: 'demand',
    track: '112px',
    meaning: 'graphics.demand_means',
    isNumber: true,
    cell: (row, { t, format }) =>
      told(demandText(row.shop, format), row.shop?.demand_a_day !== null, reasonsOf(row, t).demand),
  },
  {
    id: 'favorites',
    track: '112px',
    isHiddenAtFirst: true,
    isNumber: true,
    cell: (row, { t, format }) =>
      told(
        amountText(row.shop?.favorites_a_day ?? 0, format),
        row.shop?.favorites_a_day !== null,
        reasonsOf(row, t).favorites,
      ),
  },
  {
    id: 'difficulty',
    sort: 'difficulty',
    track: '100px',
    meaning: 'graphics.difficulty_means',
    isNumber: true,
    cell: (row, { t, format }) =>
      told(
        format.count(row.shop?.difficulty == null ? null : Math.round(row.shop.difficulty)),
        row.shop?.difficulty !== null,
        reasonsOf(row, t).difficulty,
      ),
  },
  {
    id: 'price',
    sort: 'price',
    track: '104px',
    meaning: 'graphics.price_means',
    isNumber: true,
    cell: (row, { t, format }) =>
      told(
        format.money(row.shop?.price_median ?? null, 'USD'),
        row.shop?.price_median !== null,
        reasonsOf(row, t).price,
      ),
  },
  {
    id: 'arrival_growth',
    sort: 'arrival_growth',
    track: '108px',
    meaning: 'graphics.arrival_growth_means',
    isNumber: true,
    cell: (row, { t }) =>
      told(
        <Growth value={row.shop?.arrival_growth ?? null} />,
        row.shop?.arrival_growth !== null,
        reasonsOf(row, t).arrivals,
      ),
  },
  { id: 'ratio', sort: 'strength', track: '116px', meaning: 'graphics.ratio_means' },
  { id: 'leaders', isHiddenAtFirst: true, meaning: 'graphics.leaders_means' },
  { id: 'demand_evidence', isHiddenAtFirst: true },
  { id: 'sellers', isHiddenAtFirst: true },
  { id: 'arrivals', isHiddenAtFirst: true },
]

const lists = new Map<string, Keywords>()

/** The list that an address names. */
export function KeywordsScreen() {
  const source = sourceOfAddress(usePathParam('source') ?? '')
  if (source === null) return <NotFound />
  const list = lists.get(source) ?? keywordsOf(source)
  lists.set(source, list)
  return <ListScreen key={source} list={list} />
}
