import { isListed } from '@trendee/analytics/trends/listed-trend'
import { joinsOfTrend } from '@trendee/analytics/trends/series-joins'
import { sourceGrowths } from '@trendee/analytics/trends/source-growth'
import type { TrendDetail } from '@trendee/analytics/trends/trend-detail'
import { itemsLooks, itemsPosts } from '@trendee/analytics/trends/trend-items'
import { itemsOf } from '@trendee/analytics/tables/trend-key'
import { trendProducts } from '@trendee/analytics/trends/trend-products'
import { trendTally } from '@trendee/analytics/trends/trend-tally'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { againstLastYear } from '@trendee/core/forecast/against-last-year'
import { scaleSince } from '@trendee/core/forecast/forecast-scale'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import { leadRange, whyNoLead } from '@trendee/core/trend/lead-range'
import { trendNamed } from '@trendee/core/trend/trend-identity'
import { addDays } from '@trendee/core/periods/week'
import { type LedgerEntry, forecastsOf } from '@trendee/store/forecasts/forecast-ledger'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { lookAnswer, picturedLook } from '../../answers/look'
import { Photos } from '../../answers/picture-address'
import { picturedPost, postAnswer } from '../../answers/post'
import { picturedProduct, productSummary } from '../../answers/product'
import { seasonWithDays } from '@trendee/analytics/trends/season-with-days'
import { trendSummary } from '../../answers/trend'
import { isAttributeType } from '../../answers/value-names'
import type { Handler } from '../../http/handler'
import { trendRow } from './trend-row'

type Answer = OutputOf<typeof CONTRACT.trends.detail>

export function forecastOf(row: TrendDetail): Answer['forecast'] {
  if (row.summary.isStale || row.forecast_start_day === null || row.forecast_mean.length === 0) return null
  return {
    start: row.forecast_start_day,
    mean: row.forecast_mean,
    lower: row.forecast_lower,
    upper: row.forecast_upper,
    interval: 0.8,
  }
}

export function pastForecast(entry: LedgerEntry, row: TrendDetail): Answer['past_forecasts'][number] {
  const series = { start: row.start_day, values: row.line }
  const scale = scaleSince(entry, series)
  const mean = entry.mean.map((value) => value * scale)
  const against = againstLastYear(series, entry.origin, mean)
  return {
    made_on: entry.madeAt.toISOString().slice(0, 10),
    origin: entry.origin,
    is_backtest: entry.isBacktest,
    weeks_scored: entry.weeksScored,
    mase: entry.mase,
    coverage: entry.coverage,
    mean,
    against_last_year: against && {
      weeks: against.weeks,
      error: against.error,
      last_year_error: against.lastYearError,
    },
    is_input_withdrawn: entry.isInputWithdrawn,
  }
}

/** The platforms with how surely each runs ahead of the one whose curve is shown, the first. */
export function platformViews(row: TrendDetail): Answer['platforms'] {
  const [own] = row.platforms
  const reference = own && { start: own.start_day, values: own.line }
  return row.platforms.map(({ start_day: start, line: values, ...rest }) => {
    const line = { start, values }
    const isCompared = reference !== undefined && rest.platform !== own?.platform
    const { lead_weeks: lead } = rest
    return {
      ...rest,
      lead_range: isCompared && lead !== null ? leadRange(reference, line, lead) : null,
      lead_reason: isCompared && lead === null ? whyNoLead(reference, line) : '',
      line,
    }
  })
}

/** Whether a forecast had been made and scored by the end of a day. */
export function isKnownOn(entry: LedgerEntry, asOf: string | undefined): boolean {
  if (asOf === undefined) return true
  const scoredUntil = addDays(entry.origin, 7 * entry.weeksScored + 6)
  return entry.madeAt.toISOString().slice(0, 10) <= asOf && scoredUntil <= asOf
}

/** A wider trend that no feed of the region knows is named without a page. */
async function broaderOf(db: AnalyticsDb, trendId: string, region: string): Promise<Answer['broader']> {
  const { broader } = trendNamed(trendId)
  if (broader === null) return null
  const { trendId: id, name, nameZh, type } = broader
  return { trend_id: id, name, trend_name_zh: nameZh, type, is_listed: await isListed(db, id, region) }
}

export const detail: Handler<typeof CONTRACT.trends.detail> = async (input, call) => {
  const { analytics, store } = call.runtime
  const { gender: asked, region: of, as_of: asOf } = input
  const row = await trendRow(input, call)
  const { trend_id: trendId, platform: source, region, gender, growth, growth_reason: reasons } = row.summary
  const items = itemsOf(trendId, rowGender(asked))
  const key = { trendId, platform: source, region, gender }
  const past = { as_of: asOf, as_known: input.as_known }
  const [broader, tally, posts, looks, products, ledger, joins, ofSource] = await Promise.all([
    broaderOf(analytics, trendId, of),
    trendTally(analytics, items, asOf),
    itemsPosts(analytics, items, asOf),
    itemsLooks(analytics, items, asOf),
    trendProducts(analytics, items, asOf),
    forecastsOf(store.db, key),
    joinsOfTrend(analytics, key),
    sourceGrowths(analytics, { platform: source, region, gender }, past, row.summary.toldOn),
  ])
  const pictured = [...products.map(picturedProduct), ...posts.map(picturedPost), ...looks.map(picturedLook)]
  const photos = await Photos.of(analytics, pictured)
  const photographs = pictured
    .map((record) => photos.shown(record))
    .flatMap(({ picture, picture_kind: kind }) => (kind === 'photo' ? [picture] : []))
  const forAnybody = tally.genders.reduce((sum, { products: count }) => sum + count, 0)
  return {
    trend: trendSummary(row.summary, 30, asked, photographs),
    is_told_by_all: row.isToldByAll,
    broader,
    line: { start: row.start_day, values: row.line },
    adjusted: { start: row.start_day, values: row.adjusted },
    forecast: forecastOf(row),
    past_forecasts: ledger
      .filter((entry) => entry.weeksScored > 0 && isKnownOn(entry, asOf))
      .map((entry) => pastForecast(entry, row)),
    forecast_seasons: row.summary.isStale ? [] : row.seasons.map((season) => seasonWithDays(season, row.summary)),
    growth_by_window: WINDOWS.map((window, index) => ({
      window,
      growth: growth[index] ?? null,
      reason: reasons[index] || null,
      source_trends: ofSource[index]?.trends ?? 0,
      source_growth: ofSource[index]?.middle ?? null,
    })),
    platforms: platformViews(row),
    genders: tally.genders.map((part) => ({ ...part, share: part.products / forAnybody })),
    price_bands: [...tally.priceBands],
    median_price_usd: tally.medianPriceUsd,
    product_count: tally.products,
    products: products.map((product) => productSummary(product, 30, photos)),
    attributes: tally.attributes.flatMap(({ type, value, ...rest }) => {
      const entry = isAttributeType(type) ? lexiconEntry(type, value) : null
      return entry && isAttributeType(type) ? [{ type, value, name: entry.en, name_zh: entry.zh, ...rest }] : []
    }),
    brands: tally.brands.map(({ brandId, name: brand, nameZh, products: count, units }) => ({
      brand_id: brandId,
      brand,
      brand_zh: nameZh,
      products: count,
      units,
    })),
    posts: posts.map((post) => postAnswer(post, photos)),
    looks: looks.map((look) => lookAnswer(look, photos)),
    sources: row.platforms.map((part) => ({
      platform: part.platform,
      gender: part.gender,
      region: part.region ?? region,
      to: addDays(part.start_day, 7 * part.line.length - 1),
      evidence: part.evidence,
    })),
    joins: joins.length > 1 ? joins : [],
  }
}
