import { isListed } from '@trendee/analytics/trends/listed-trend'
import { joinsOfTrend } from '@trendee/analytics/trends/series-joins'
import { type TrendDetail, trendDetail } from '@trendee/analytics/trends/trend-detail'
import { itemsLooks, itemsPosts } from '@trendee/analytics/trends/trend-items'
import { itemsOf } from '@trendee/analytics/trends/trend-key'
import { trendProducts } from '@trendee/analytics/trends/trend-products'
import { trendTally } from '@trendee/analytics/trends/trend-tally'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { scaleSince } from '@trendee/core/forecast/forecast-scale'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { trendNamed } from '@trendee/core/trend/trend-identity'
import { addDays } from '@trendee/core/periods/week'
import { type LedgerEntry, forecastsOf } from '@trendee/store/forecasts/forecast-ledger'
import { trendFormerly } from '@trendee/store/forecasts/moved-series'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { lookAnswer, picturedLook } from '../../answers/look'
import { Photos } from '../../answers/picture-address'
import { picturedPost, postAnswer } from '../../answers/post'
import { picturedProduct, productSummary } from '../../answers/product'
import { trendSummary } from '../../answers/trend'
import { isAttributeType } from '../../answers/value-names'
import type { Handler } from '../../http/handler'

type Answer = OutputOf<typeof CONTRACT.trends.detail>

function forecastOf(row: TrendDetail): Answer['forecast'] {
  if (row.forecast_start_day === null || row.forecast_mean.length === 0) return null
  return {
    start: row.forecast_start_day,
    mean: row.forecast_mean,
    lower: row.forecast_lower,
    upper: row.forecast_upper,
    interval: 0.8,
  }
}

function pastForecast(entry: LedgerEntry, row: TrendDetail): Answer['past_forecasts'][number] {
  const scale = scaleSince(entry, { start: row.start_day, values: row.line })
  return {
    made_on: entry.madeAt.toISOString().slice(0, 10),
    origin: entry.origin,
    is_backtest: entry.isBacktest,
    weeks_scored: entry.weeksScored,
    mase: entry.mase,
    coverage: entry.coverage,
    mean: entry.mean.map((value) => value * scale),
    is_input_withdrawn: entry.isInputWithdrawn,
  }
}

/** Whether a forecast had been made and scored by the end of a day. */
function isKnownOn(entry: LedgerEntry, asOf: string | undefined): boolean {
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

export const detail: Handler<typeof CONTRACT.trends.detail> = async (input, { runtime, signal }) => {
  const { analytics, store } = runtime
  const { as_of: asOf } = input
  const find = (name: string) =>
    runtime.pastTrends.ask(input, signal, () =>
      trendDetail(analytics, { name, gender: input.gender, region: input.region, as_of: asOf }),
    )
  // A link from before the lexicon told two trends apart leads to the one that it was about, which may have moved on since.
  const formerly = async (id: string, before: readonly string[]): Promise<TrendDetail | null> => {
    const now = await trendFormerly(store.db, id)
    if (now === null || before.includes(now)) return null
    return (await find(now)) ?? formerly(now, [...before, id])
  }
  const row = (await find(input.name)) ?? (await formerly(trendIdOf(input.name), []))
  if (!row) throw new ApiError('not_found', 'The trend has not yet been included in the database')
  const { trend_id: trendId, platform: source, region, gender, growth, growth_reason: reasons } = row.summary
  const items = itemsOf(trendId, rowGender(input.gender))
  const key = { trendId, platform: source, region, gender }
  const [broader, tally, posts, looks, products, ledger, joins] = await Promise.all([
    broaderOf(analytics, trendId, input.region),
    trendTally(analytics, items, asOf),
    itemsPosts(analytics, items, asOf),
    itemsLooks(analytics, items, asOf),
    trendProducts(analytics, items, asOf),
    forecastsOf(store.db, key),
    joinsOfTrend(analytics, key),
  ])
  const pictured = [...products.map(picturedProduct), ...posts.map(picturedPost), ...looks.map(picturedLook)]
  const photos = await Photos.of(analytics, pictured)
  const forAnybody = tally.genders.reduce((sum, { products: count }) => sum + count, 0)
  return {
    trend: trendSummary(row.summary, 30),
    broader,
    line: { start: row.start_day, values: row.line },
    adjusted: { start: row.start_day, values: row.adjusted },
    forecast: forecastOf(row),
    past_forecasts: ledger
      .filter((entry) => entry.weeksScored > 0 && isKnownOn(entry, asOf))
      .map((entry) => pastForecast(entry, row)),
    growth_by_window: WINDOWS.map((window, index) => ({
      window,
      growth: growth[index] ?? null,
      reason: reasons[index] || null,
    })),
    platforms: row.platforms.map(({ start_day, line, ...rest }) => ({
      ...rest,
      line: { start: start_day, values: line },
    })),
    genders: tally.genders.map((part) => ({ ...part, share: part.products / forAnybody })),
    price_bands: [...tally.priceBands],
    median_price_usd: tally.medianPriceUsd,
    products: products.map((product) => productSummary(product, 30, photos)),
    attributes: tally.attributes.flatMap(({ type, value, ...rest }) => {
      const entry = isAttributeType(type) ? lexiconEntry(type, value) : null
      return entry && isAttributeType(type) ? [{ type, value, name: entry.en, name_zh: entry.zh, ...rest }] : []
    }),
    brands: [...tally.brands],
    posts: posts.map((post) => postAnswer(post, photos)),
    looks: looks.map((look) => lookAnswer(look, photos)),
    sources: row.platforms.map((part) => ({
      platform: part.platform,
      region,
      to: addDays(part.start_day, 7 * part.line.length - 1),
      evidence: part.evidence,
    })),
    joins: joins.length > 1 ? joins : [],
  }
}
