import type { ProductSummary } from '@trendee/contract/fields'
import type { SellingListInput } from '@trendee/contract/selling/list'
import type { TextKey } from '@trendee/contract/texts/texts'
import { rankingMeasure } from '@trendee/core/selling/ranking-measure'
import type { Translate } from '../../shared/i18n/use-texts'

type Basis = ProductSummary['demand_basis']

/** What demand is counted in here. */
export function basisOf(rows: readonly ProductSummary[]): Basis {
  return rows[0]?.demand_basis ?? null
}

/** What a list is ranked by, in the word for what it counts. */
export function demandName(basis: Basis, t: Translate): string {
  return basis === null ? t('sort.demand') : t(`sort.demand_${basis}`)
}

/** What a list can be ordered by, besides demand. */
export const SORT_NAMES = {
  revenue: 'sort.revenue',
  growth: 'sort.growth',
  rank: 'sort.rank',
  reviews: 'sort.reviews',
  rating: 'sort.rating',
  price: 'sort.price',
  first_seen: 'sort.first_seen',
} as const satisfies Readonly<Record<string, TextKey>>

/** Orders that say what sells, by the number that has to be known for a place to be a rank. */
const SELLING_SORTS: Readonly<Partial<Record<SellingListInput['sort'], (product: ProductSummary) => unknown>>> = {
  demand: rankingMeasure,
  revenue: (product) => product.revenue_usd,
  growth: (product) => product.growth,
  rank: (product) => product.sales_rank,
}

interface Shown {
  readonly rows: readonly ProductSummary[]
  readonly search: { readonly sort: SellingListInput['sort']; readonly window: number }
}

/** Nothing is known by which the shown products could be ranked. */
export function isUnranked({ rows, search }: Shown): boolean {
  const [first] = rows
  return first !== undefined && search.sort === 'demand' && rankingMeasure(first) === null
}

/** What the order of the best sellers is called where it is chosen. */
export function demandSort({ rows, t }: Pick<Shown, 'rows'> & { readonly t: Translate }): string {
  const [first] = rows
  return first !== undefined && rankingMeasure(first) === null ? t('sort.newest') : demandName(basisOf(rows), t)
}

/** A product's place says how well it sells: of one that is not known to sell it says nothing. */
export function isRanked(product: ProductSummary, { search }: Pick<Shown, 'search'>): boolean {
  const numberOf = SELLING_SORTS[search.sort]
  return numberOf !== undefined && numberOf(product) !== null
}

/** What has put the shown products into their order. */
export function orderNote({ rows, search }: Shown, t: Translate): string {
  const [first] = rows
  if (first === undefined) return ''
  if (search.sort === 'first_seen') return t('ranked.newest')
  if (search.sort !== 'demand') return t('ranked.by', { measure: t(SORT_NAMES[search.sort]) })
  const measure = rankingMeasure(first)
  if (measure === null) return t('ranked.none')
  return t(`ranked.${measure}`, { days: first.units_window_days ?? search.window })
}
