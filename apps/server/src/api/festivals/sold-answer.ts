import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import type { ShopCounts } from '@trendee/analytics/festivals/shops-before'
import type { SoldBefore, SoldGroup, SoldProduct } from '@trendee/analytics/festivals/sold-before'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { daysFrom } from './known-festival'
import { Photos } from '../../answers/picture-address'
import { picturedProduct, productSummary } from '../../answers/product'
import { valueNames } from '../../answers/value-names'

type Output = OutputOf<typeof CONTRACT.festivals.detail>['sold_before']
type Group = NonNullable<Output['total']>

/** Of a shop that is not counted. */
const NOTHING: Group = {
  units: null,
  units_evidence: null,
  seen: 0,
  products: 0,
  ratio: null,
  median_price_usd: null,
}

function groupAnswer(group: SoldGroup | undefined): Group {
  if (group === undefined) return NOTHING
  return {
    units: group.sold,
    units_evidence: group.evidence || null,
    seen: group.seen,
    products: group.products,
    ratio: group.ratio,
    median_price_usd: group.paid,
  }
}

function shopAnswer(shop: ShopCounts, occurrence: SoldBefore['occurrence']): Output['shops'][number] {
  const { platform, counts, periodDays } = shop
  const days = toldDays(shop)
  const isCounted = occurrence?.covered.includes(platform) === true
  const group = occurrence?.groups.find(({ kind, value }) => kind === 'shop' && value === platform)
  return {
    platform,
    ...groupAnswer(isCounted ? group : undefined),
    state: counts === 'period' ? 'period' : counts === 'none' ? 'no_units' : isCounted ? 'counted' : 'not_covered',
    period_days: periodDays,
    data_from: days[0] ?? null,
    data_to: days.at(-1) ?? null,
  }
}

/** The first and last days of which a shop tells, and what it has between them. */
function toldDays({ captured, ordered }: ShopCounts): readonly string[] {
  return ordered === null ? captured : [ordered.from, ordered.until]
}

/** The product as it stands, with what it sold in the build-up in the place of a window's units. */
function soldRow({ product, units, evidence }: SoldProduct, windowDays: number) {
  return Object.assign({}, product, {
    window_demand: units,
    evidence,
    demand_window_days: windowDays,
    growth: null,
    revenue_usd: null,
    places_gained: null,
  })
}

export async function soldAnswer(analytics: AnalyticsDb, { shops, occurrence }: SoldBefore): Promise<Output> {
  const counting = shops.filter(
    (shop) => (shop.counts === 'lifetime' || shop.counts === 'orders') && toldDays(shop).length > 0,
  )
  const days = counting.flatMap(toldDays).toSorted()
  const rows = occurrence?.products ?? []
  const photos = await Photos.of(
    analytics,
    rows.map(({ product }) => picturedProduct(product)),
  )
  const span = occurrence?.span
  const all = occurrence?.groups.find(({ kind }) => kind === 'all')
  const windowDays = span === undefined ? 0 : daysFrom(span.from, span.to) + 1
  return {
    state: occurrence !== null ? 'counted' : counting.length > 0 ? 'not_covered' : 'no_units',
    day: occurrence?.day ?? null,
    from: span?.from ?? null,
    to: span?.to ?? null,
    before_from: span?.beforeFrom ?? null,
    before_to: span?.beforeTo ?? null,
    data_from: days[0] ?? null,
    data_to: days.at(-1) ?? null,
    shops: shops.map((shop) => shopAnswer(shop, occurrence)),
    total: all === undefined ? null : groupAnswer(all),
    categories: (occurrence?.groups ?? [])
      .filter(({ kind }) => kind === 'category')
      .map((group) => ({
        category: group.value,
        ...valueNames('category', group.value),
        ...groupAnswer(group),
      })),
    products: rows.map((row) => ({
      product: productSummary(soldRow(row, windowDays), 30, photos),
      ratio: row.ratio,
      price_usd: row.price,
    })),
  }
}
