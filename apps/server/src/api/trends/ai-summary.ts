import { itemsOf } from '@trendee/analytics/tables/trend-key'
import type { TrendDetail } from '@trendee/analytics/trends/trend-detail'
import { type TrendTally, trendTally } from '@trendee/analytics/trends/trend-tally'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { whyFacts } from '@trendee/contract/trends/trend-facts'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { type SummaryFacts, trendSummary } from '@trendee/core/sentences/trend-summary'
import { isLeadTold } from '@trendee/core/trend/lead-range'
import { type LedgerEntry, forecastsOf } from '@trendee/store/forecasts/forecast-ledger'
import { type PlatformNames, platformNamesOf } from '../../answers/platform-names'
import { trendSummary as summaryOf } from '../../answers/trend'
import { trendAddress } from '../../answers/trend-address'
import { isAttributeType, textNames, valueNames } from '../../answers/value-names'
import { sentencesAnswer, writtenAnswer } from '../../answers/written-text'
import type { Handler } from '../../http/handler'
import { isKnownOn, pastForecast, platformViews } from './detail'
import { trendRow } from './trend-row'

type Asked = ParsedOf<typeof CONTRACT.ai.summary>

/** A pairing is told of what many products have, not of a rarity. */
const LEAST_SHARE = 0.1
/** A share of fewer products is theirs, not the trend's. Set by judgement. */
const LEAST_PRODUCTS = 10

export const summaryHandler: Handler<typeof CONTRACT.ai.summary> = async (input, call) => {
  const { analytics, store } = call.runtime
  const { gender, region, as_of: asOf, language, rewording } = input
  const row = await trendRow(input, call)
  const { trend_id: trendId, platform, region: place, gender: worn } = row.summary
  const [tally, ledger, namesOf] = await Promise.all([
    trendTally(analytics, itemsOf(trendId, rowGender(gender)), asOf),
    forecastsOf(store.db, { trendId, platform, region: place, gender: worn }),
    platformNamesOf(analytics),
  ])
  const known = ledger.filter((entry) => entry.weeksScored > 0 && isKnownOn(entry, asOf))
  const { sentences, names } = trendSummary(summaryFacts({ gender, region, as_of: asOf }, row, tally, known, namesOf))
  const [forecast, open] = [true, false].map((isForecast) =>
    sentences[language].filter(({ about }) => (about === 'forecast') === isForecast),
  )
  return {
    trend_id: trendId,
    name: row.summary.name,
    trend_name_zh: row.summary.name_zh,
    type: row.summary.type,
    as_of: row.summary.as_of_day,
    ...(await writtenAnswer(open ?? [], names[language], { language, rewording }, call)),
    forecast_sentences: sentencesAnswer(forecast ?? []),
  }
}

function summaryFacts(
  { gender, region, as_of: asOf }: Pick<Asked, 'gender' | 'region' | 'as_of'>,
  row: TrendDetail,
  { products, medianPriceUsd, priceBands, attributes, brands, colors }: TrendTally,
  known: readonly LedgerEntry[],
  namesOf: PlatformNames,
): SummaryFacts {
  const trend = summaryOf(row.summary, 30)
  // Of a colour the others on it are no more than what it is paired with.
  const [color, nextColor] = trend.type === 'color' ? [] : colors
  const worn = attributes
    .filter(
      ({ type, share, products: those }) =>
        isAttributeType(type) && type !== 'color' && share >= LEAST_SHARE && those >= LEAST_PRODUCTS,
    )
    .toSorted((a, b) => b.lift - a.lift)[0]
  const [brand, nextBrand] = brands.toSorted((a, b) => b.products - a.products)
  // Too few are of the asked gender for a curve of their own: that of everybody tells nothing of them.
  const isOfAsked = gender === 'all' || trend.gender === gender
  const scored = known.map((entry) => pastForecast(entry, row).against_last_year).find((against) => against !== null)
  return {
    page: trendAddress(trend, gender, region, asOf),
    why: isOfAsked ? whyFacts(trend) : null,
    products,
    priced: priceBands.reduce((sum, band) => sum + band.products, 0),
    medianPriceUsd,
    brand:
      brand === undefined || brand.products === nextBrand?.products
        ? null
        : { name: brand.name, products: brand.products },
    color:
      color === undefined || color.products === nextColor?.products ? null : { ...named(color), share: color.share },
    wornWith: worn === undefined ? null : { ...named(worn), lift: worn.lift },
    ahead: isOfAsked ? aheadOf(row, namesOf) : null,
    forecast:
      scored && isOfAsked ? { weeks: scored.weeks, error: scored.error, lastYearError: scored.last_year_error } : null,
  }
}

function named({ type, value }: { readonly type: string; readonly value: string }) {
  const { name, name_zh: nameZh } = valueNames(type, value)
  return { name, nameZh }
}

function platformNamed(platform: string, namesOf: PlatformNames) {
  const { name, name_zh: nameZh } = platform === 'google' ? textNames('source', 'google') : namesOf(platform)
  return { name, nameZh }
}

/** The platform that runs furthest ahead of the trend's own curve, or behind, where that is told. */
function aheadOf(row: TrendDetail, namesOf: PlatformNames): SummaryFacts['ahead'] {
  const [own, ...others] = platformViews(row)
  const [furthest] = others
    .flatMap(({ platform, lead_weeks: weeks, lead_range: range }) =>
      range !== null && isLeadTold(weeks, range) ? [{ platform, weeks }] : [],
    )
    .toSorted((a, b) => Math.abs(b.weeks) - Math.abs(a.weeks))
  if (own === undefined || furthest === undefined) return null
  return {
    ...platformNamed(furthest.platform, namesOf),
    weeks: furthest.weeks,
    of: platformNamed(own.platform, namesOf),
  }
}
