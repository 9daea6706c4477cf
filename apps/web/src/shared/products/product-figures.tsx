import { Tooltip } from '@mantine/core'
import type { ProductSummary } from '@trendee/contract/fields'
import { rankingMeasure } from '@trendee/core/selling/ranking-measure'
import { type Translate, useTexts } from '../i18n/use-texts'
import { Growth } from '../ui/growth'

/** What the small curve of a product counts by week. */
export function curveName(basis: ProductSummary['demand_basis'], t: Translate): string {
  if (basis === null) return t('column.curve')
  return t(`column.curve_${basis}`)
}

/** Price in the shop's own currency, of several variants from the cheapest to the dearest; dollars follow where they differ. */
export function ProductPrice({ product }: { readonly product: ProductSummary }) {
  const { t, format } = useTexts()
  const {
    price,
    price_high: dearest,
    price_usd: usd,
    price_high_usd: dearestUsd,
    discount,
    price_doubt: doubt,
  } = product
  const range = (low: number | null, high: number | null, currency: string) =>
    [low, ...(high === null ? [] : [high])].map((amount) => format.money(amount, currency)).join('–')
  if (price === null) return <>{format.money(usd, 'USD')}</>
  const own = range(price.amount, dearest?.amount ?? null, price.currency)
  if (doubt !== null) {
    return (
      <Tooltip label={t('price.doubted_why', { why: t(`price_doubt.${doubt}`) })} multiline w={260}>
        <span>
          {own} <small>{t('price.doubted')}</small>
        </span>
      </Tooltip>
    )
  }
  const isForeign = price.currency !== 'USD' && usd !== null
  const shown = (
    <span>
      {own}
      {discount !== null && discount > 0.005 && <small> −{format.share(discount)}</small>}
    </span>
  )
  return isForeign ? (
    <Tooltip label={t('price.in_dollars', { price: range(usd, dearestUsd, 'USD') })}>{shown}</Tooltip>
  ) : (
    shown
  )
}

/** Stands before a number of units that was not counted. */
export function evidenceSign(evidence: ProductSummary['units_evidence']): string {
  return evidence === 'at_least' ? '≥ ' : evidence === 'estimated' ? '≈ ' : ''
}

interface ProductUnitsProps {
  readonly product: ProductSummary
  /** Without "sold" after the number, where a heading says it. */
  readonly isBare?: boolean
  /** Days that the list asks for: a number of other days says its own. */
  readonly window?: number | undefined
}

/** What a number counts other than the units of the asked days: all time, or days of the feed's own. */
function otherSpan(
  { units, units_window_days: days }: ProductSummary,
  window: number | undefined,
  t: Translate,
): string {
  if (units === null) return t('units.total')
  return window === undefined || days === null || days === window ? '' : t('window.short', { days })
}

/**
 * Units with how they are known ("at least" has a sign of its own); where the feed gives none, what stands for them
 * in the ranking, with its name.
 */
export function ProductUnits({ product, isBare = false, window }: ProductUnitsProps) {
  const { t, format } = useTexts()
  const { units, units_total: total, units_evidence: evidence, units_window_days: days } = product
  const value = units ?? total
  if (value === null || evidence === null) return <Demand product={product} />
  const span = units === null ? t('units.total') : days === null ? '' : t('units.days', { count: days })
  const small = isBare ? '' : [t('units.sold'), otherSpan(product, window, t)].filter(Boolean).join(' · ')
  return (
    <Tooltip label={[t(`evidence.${evidence}`), span].filter(Boolean).join(' · ')}>
      <span>
        {evidenceSign(evidence)}
        {format.short(value)}
        {small !== '' && <small> {small}</small>}
      </span>
    </Tooltip>
  )
}

/** What ranks the product among the best sellers, with its name; nothing where nothing is known of it. */
export function ProductMeasure({ product, window }: Pick<ProductUnitsProps, 'product' | 'window'>) {
  const { t, format } = useTexts()
  switch (rankingMeasure(product)) {
    case 'units':
    case 'reviews':
    case 'favorites':
      return <ProductUnits product={product} window={window} />
    case 'units_total':
      return (
        <span>
          {evidenceSign(product.units_evidence)}
          {format.short(product.units_total)} <small>{t('units.sold_total')}</small>
        </span>
      )
    case 'sales_rank':
      return (
        <span>
          <small>{t('sort.rank')}</small> <ProductRank product={product} />
        </span>
      )
    case 'reviews_total':
      return <span>{t('count.reviews', { count: product.reviews ?? 0 })}</span>
    case null:
      return null
  }
}

function Demand({ product }: { readonly product: ProductSummary }) {
  const { t, format } = useTexts()
  const { demand, demand_basis: basis } = product
  if (demand === null || basis === null || basis === 'units') return <>{format.short(demand)}</>
  return (
    <Tooltip label={t(`demand.${basis}`)}>
      <span>
        {format.short(demand)} <small>{t(`demand.${basis}_unit`, { count: demand })}</small>
      </span>
    </Tooltip>
  )
}

/** Growth in a list of several shops: of what is counted where that is no units, and over which days if not those asked. */
export function ProductGrowth({ product, window }: Pick<ProductUnitsProps, 'product' | 'window'>) {
  const { t } = useTexts()
  const { growth, demand_basis: counted } = product
  const counts = counted === null || counted === 'units' ? '' : t(`demand_counts.${counted}`)
  const span = product.units === null ? '' : otherSpan(product, window, t)
  const small = growth === null ? '' : [counts, span].filter(Boolean).join(', ')
  return (
    <span>
      <Growth value={growth} />
      {small !== '' && <small> {small}</small>}
    </span>
  )
}

/** Units at today's price: worked out, however the units are known. */
export function ProductRevenue({ product }: { readonly product: ProductSummary }) {
  const { t, format } = useTexts()
  const { revenue_usd: revenue, units_evidence: evidence } = product
  if (revenue === null) return <>{format.short(null)}</>
  return (
    <Tooltip label={t('revenue.worked_out')}>
      <span>
        {evidence === 'at_least' ? '≥' : '≈'} ${format.short(revenue)}
      </span>
    </Tooltip>
  )
}

/** Rank with the places gained or lost. */
export function ProductRank({ product }: { readonly product: ProductSummary }) {
  const { t, format } = useTexts()
  const { sales_rank: rank, rank_change: change } = product
  if (rank === null) return <>{format.count(null)}</>
  return (
    <span>
      #{format.count(rank)}
      {change !== null && change !== 0 && (
        <Tooltip label={t(change > 0 ? 'rank.gained' : 'rank.lost', { count: Math.abs(change) })}>
          <small style={{ color: change > 0 ? 'var(--up)' : 'var(--down)', marginLeft: 4 }}>
            {change > 0 ? '▲' : '▼'}
            {Math.abs(change)}
          </small>
        </Tooltip>
      )}
    </span>
  )
}
