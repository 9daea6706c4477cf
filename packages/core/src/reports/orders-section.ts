import { addDays } from '../periods/week'
import { sentence } from '../sentences/sentence'
import { type TrendDecision, trendDecision } from '../sentences/trend-decision'
import { LEAD_WEEKS } from '../season/lead-weeks'
import type { ReportedTrend, ReportSection, ReportSentence, TrendOutlook } from './report'
import type { ReportFacts } from './report-facts'
import type { Occasion } from './report-occasions'
import { NAMED, trendAddress, trendNames } from './search-sections'

/** A day to order that is further off belongs to a later report. */
const AHEAD_DAYS = 91

/** A trend as the report tells it, with its forecast. */
export interface TrendAhead {
  readonly trend: ReportedTrend
  readonly outlook: TrendOutlook
}

/** By which day to order what of the trends, those of the highest score first: the next few days of order. */
export function ordersSection(
  ahead: readonly TrendAhead[],
  { asOf }: Occasion,
  { region, regionName }: Pick<ReportFacts, 'region' | 'regionName'>,
): ReportSection | null {
  const decided = ahead
    // Nobody is told to order by a forecast that is uncertain.
    .filter(({ outlook }) => outlook.confidence === 'usual' && !isPeakLeft(outlook))
    .map(({ trend, outlook }) => ({ trend, ...decisionOn(asOf, outlook) }))
    .flatMap(({ trend, orderBy, words }) => (orderBy === null ? [] : [{ trend, orderBy, words }]))
    .filter(({ orderBy }) => orderBy >= asOf && orderBy <= addDays(asOf, AHEAD_DAYS))
    .slice(0, NAMED)
    .toSorted((a, b) => (a.orderBy < b.orderBy ? -1 : a.orderBy > b.orderBy ? 1 : 0))
  if (decided.length === 0) return null
  return {
    heading: { en: 'What to order, and by when', zh: '何时下单' },
    sentences: decided.map(({ trend, words }) => toldOf(trend, words, trendAddress(trend, region, asOf))),
    trends: decided.map(({ trend }) => trend),
    products: [],
    source: {
      en: `Forecast of the searches, ${regionName.en}; ${LEAD_WEEKS.usual} weeks from the order to the shop`,
      zh: `搜索预测，${regionName.zh}；从下单到上架${LEAD_WEEKS.usual}周`,
    },
  }
}

/** Whether all of the season in which it peaks is to be left, as where it falls from a higher peak of the year before. */
function isPeakLeft({ peakWeek, leftSeasons }: TrendOutlook): boolean {
  return peakWeek !== null && leftSeasons.some(({ from, to }) => peakWeek >= from && peakWeek <= to)
}

function decisionOn(asOf: string, outlook: TrendOutlook): TrendDecision {
  const { growth, peakWeek, confidence, lifecycle, isSeasonal } = outlook
  return trendDecision({
    peakWeek,
    confidence,
    lifecycle,
    isSeasonal,
    asOf,
    endedOn: null,
    hasForecast: true,
    forecastGrowth: growth,
    // Matters only without a peak, and then there is nothing to order for.
    isAtTop: false,
    leadWeeks: LEAD_WEEKS.usual,
    isKept: true,
  })
}

/** The words of the decision, each of its numbers with the page of the trend. */
function toldOf(trend: ReportedTrend, words: TrendDecision['words'], address: string): ReportSentence {
  const name = trendNames(trend)
  const linked = (parts: TrendDecision['words']['en']) =>
    parts.map((part) => (typeof part === 'string' ? part : { text: part.text, opens: address }))
  const [first, ...rest] = linked(words.en)
  // Its sentence goes on after the name.
  const lower = typeof first === 'string' ? first.charAt(0).toLowerCase() + first.slice(1) : (first ?? '')
  return {
    en: sentence<string>`${name.en}: ${[lower, ...rest]}`,
    zh: sentence<string>`${name.zh}：${linked(words.zh)}`,
  }
}
