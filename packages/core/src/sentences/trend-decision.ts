import type { Confidence } from '../forecast/forecast-confidence'
import type { Language } from '../language/languages'
import { addWeeks, dayNumber } from '../periods/week'
import { LEAD_WEEKS } from '../season/lead-weeks'
import type { Lifecycle } from '../trend/vocabulary'
import { dayInWords, weekInWords } from './days-in-words'
import { leadInChinese, leadInEnglish } from './lead-in-words'
import { asked, type InBoth, joined, type Part, type Sentence, sentence } from './sentence'

export interface DecisionFacts {
  /** The day on which the decision is taken, on or after the last day in the data. */
  readonly asOf: string
  /** Last day in the data where it ended too long ago to decide by; `null` where it goes on. */
  readonly endedOn: string | null
  /** Whether there is a forecast at all. One that a plan hides is no matter for a sentence. */
  readonly hasForecast: boolean
  /** Monday of the forecast peak; `null`: the year ahead has none, or none above today. */
  readonly peakWeek: string | null
  /** Mean of the year ahead against the last, as a fraction. */
  readonly forecastGrowth: number | null
  readonly confidence: Confidence | null
  readonly lifecycle: Lifecycle | null
  /** The season comes back each year, so a peak that is missed has a next one. */
  readonly isSeasonal: boolean
  /** The whole year ahead stays clearly below today. */
  readonly isAtTop: boolean
  readonly leadWeeks: number
  /** The sentence is kept and read on later days: each of its days has its year. */
  readonly isKept?: boolean
}

export interface TrendDecision {
  readonly kind:
    | 'order_by'
    | 'order_now'
    | 'too_late'
    | 'peak_passed'
    | 'still_rising'
    | 'at_top'
    | 'no_peak'
    | 'falling'
    | 'no_forecast'
    | 'stale'
  /** Last day to order for the next peak that can be met; `null` without one. */
  readonly orderBy: string | null
  readonly words: InBoth
}

const YEAR_WEEKS = 52
const WEEK_DAYS = 7
/** A peak in the last two weeks of the forecast is where the forecast ends, not where the trend does. */
const LAST_WEEKS_FROM_DAY = 49 * WEEK_DAYS
/** The year ahead is called falling from this loss on, or from a smaller one where the trend already declines. */
const FALLS = -0.2
const FALLS_ON = -0.05

/** What to do about a trend, as a buyer decides it: by which day to order, or why not. */
export function trendDecision(facts: DecisionFacts): TrendDecision {
  const { kind, orderBy, next } = decide(facts)
  const shorter = kind === 'too_late' ? shorterLead(facts) : null
  const today = facts.isKept === true ? '' : facts.asOf
  const inWords = (language: Language): Sentence => {
    const clauses = WORDS[language](kind, {
      peak: asked('peak', facts.peakWeek === null ? '' : weekInWords(facts.peakWeek, today, language)),
      nextPeak: asked('peak', next === null ? '' : weekInWords(next, today, language)),
      orderBy: asked('peak', orderBy === null ? '' : dayInWords(orderBy, today, language)),
      leadWeeks: facts.leadWeeks,
      shorter:
        shorter === null
          ? null
          : { weeks: shorter.weeks, orderBy: asked('peak', dayInWords(shorter.orderBy, today, language)) },
      endedOn: facts.endedOn === null ? '' : dayInWords(facts.endedOn, today, language),
      fall:
        falls(facts) && facts.forecastGrowth !== null && facts.forecastGrowth < 0
          ? percent(facts.forecastGrowth)
          : null,
      above: yearAbove(facts, kind),
      isUncertain: facts.confidence === 'low' && facts.hasForecast && facts.endedOn === null,
    })
    const between = language === 'zh' ? '' : ' '
    return clauses.flatMap((clause, place) => {
      const whole = joined([clause], language)
      return place === 0 || between === '' ? whole : [between, ...whole]
    })
  }
  return { kind, orderBy, words: { en: inWords('en'), zh: inWords('zh') } }
}

interface Decided {
  readonly kind: TrendDecision['kind']
  readonly orderBy: string | null
  /** The peak of the year after the one that is missed. */
  readonly next: string | null
}

function decide(facts: DecisionFacts): Decided {
  const { asOf, endedOn, hasForecast, peakWeek, isSeasonal, isAtTop, leadWeeks } = facts
  const without = (kind: TrendDecision['kind']): Decided => ({ kind, orderBy: null, next: null })
  if (endedOn !== null) return without('stale')
  if (!hasForecast) return without('no_forecast')
  if (peakWeek === null) return without(falls(facts) ? 'falling' : isAtTop ? 'at_top' : 'no_peak')
  if (!isSeasonal && daysFrom(asOf, peakWeek) >= LAST_WEEKS_FROM_DAY) return without('still_rising')
  const orderBy = addWeeks(peakWeek, -leadWeeks)
  if (orderBy >= asOf) {
    return { kind: daysFrom(asOf, orderBy) < WEEK_DAYS ? 'order_now' : 'order_by', orderBy, next: null }
  }
  const kind = isPassed(peakWeek, asOf) ? 'peak_passed' : 'too_late'
  if (!isSeasonal) return without(kind)
  let next = addWeeks(peakWeek, YEAR_WEEKS)
  while (addWeeks(next, -leadWeeks) < asOf) next = addWeeks(next, YEAR_WEEKS)
  return { kind, orderBy: addWeeks(next, -leadWeeks), next }
}

/** The longest lead by which the peak can still be met, where that is a week or more. */
function shorterLead({ asOf, peakWeek }: DecisionFacts): { weeks: number; orderBy: string } | null {
  const weeks = peakWeek === null ? 0 : Math.floor(daysFrom(asOf, peakWeek) / WEEK_DAYS)
  return peakWeek === null || weeks < LEAD_WEEKS.least ? null : { weeks, orderBy: addWeeks(peakWeek, -weeks) }
}

/** Whether a week, named by its Monday, is over on a day. */
export function isPassed(week: string, day: string): boolean {
  return daysFrom(week, day) >= WEEK_DAYS
}

const daysFrom = (from: string, to: string) => dayNumber(to) - dayNumber(from)

function falls({ forecastGrowth, lifecycle }: DecisionFacts): boolean {
  return forecastGrowth !== null && forecastGrowth <= (lifecycle === 'declining' ? FALLS_ON : FALLS)
}

/** A year ahead without a peak above today may still stand above the last one; under this much nobody need be told. */
const STANDS_ABOVE = 0.1

function yearAbove({ forecastGrowth }: DecisionFacts, kind: TrendDecision['kind']): string | null {
  const isAsked = kind === 'no_peak' || kind === 'at_top'
  return isAsked && forecastGrowth !== null && forecastGrowth >= STANDS_ABOVE ? percent(forecastGrowth) : null
}

const percent = (share: number) => `${Math.round(Math.abs(share) * 100)}%`

interface Words {
  readonly peak: Part
  readonly nextPeak: Part
  readonly orderBy: Part
  readonly leadWeeks: number
  /** The lead by which a peak that is too near for the reader's can still be met, and its day to order. */
  readonly shorter: { readonly weeks: number; readonly orderBy: Part } | null
  /** Last day of data that has ended. */
  readonly endedOn: string
  /** Loss of the year ahead, where it is one. */
  readonly fall: string | null
  /** By how much the whole year ahead stands above the last, where it has no peak above today. */
  readonly above: string | null
  readonly isUncertain: boolean
}
type Write = (kind: TrendDecision['kind'], words: Words) => Sentence[]

const isPlaced = (part: Part) => typeof part !== 'string' && part.text !== ''

const inEnglish: Write = (kind, words) => {
  const { peak, nextPeak, orderBy, shorter, endedOn, fall, above, isUncertain } = words
  const withLeadOf = (weeks: number) => sentence`with ${leadInEnglish(weeks)}`
  const withLead = withLeadOf(words.leadWeeks)
  const ordered = kind === 'order_by' || kind === 'order_now'
  const first: Readonly<Record<TrendDecision['kind'], Sentence>> = {
    order_by: sentence`peaks ${peak}; ${withLead}, order by ${orderBy}`,
    order_now: sentence`peaks ${peak}; ${withLead}, order this week, by ${orderBy}`,
    too_late:
      shorter === null
        ? sentence`peaks ${peak}: too late to order for it ${withLead}`
        : sentence`peaks ${peak}: too late ${withLead}; ${withLeadOf(shorter.weeks)}, order by ${shorter.orderBy}`,
    peak_passed: sentence`was to peak ${peak}, which is past`,
    still_rising: sentence`still rising ${asked('ahead', 'a year from now')}, no peak in sight: order as it sells`,
    at_top: sentence`at its top now, ${asked('ahead', 'no higher week')} in the year ahead: reorder what sells, in small lots`,
    no_peak: sentence`${asked('ahead', 'no peak above today')} in the year ahead: order as it sells`,
    falling: sentence`falling: ${asked('ahead', fall ?? '')} less in the year ahead; sell what there is, order nothing new`,
    no_forecast: sentence`no forecast: too little is known to say when to order`,
    stale: [`its data ends ${endedOn}: too old to order by`],
  }
  return [
    first[kind],
    ...((kind === 'too_late' || kind === 'peak_passed') && isPlaced(nextPeak)
      ? [sentence`its season comes back about ${nextPeak}: order for it by ${orderBy}`]
      : []),
    ...(above !== null
      ? [sentence`the year ahead as a whole still stands ${asked('ahead', above)} above the last one`]
      : []),
    ...(ordered && fall !== null
      ? [sentence`it falls, ${asked('ahead', fall)} in the year ahead: order less than last year`]
      : []),
    ...(isUncertain ? [sentence`the forecast is ${asked('certainty', 'uncertain')}: order small`] : []),
  ]
}

const inChinese: Write = (kind, words) => {
  const { peak, nextPeak, orderBy, shorter, endedOn, fall, above, isUncertain } = words
  const lead = leadInChinese(words.leadWeeks)
  const ordered = kind === 'order_by' || kind === 'order_now'
  const first: Readonly<Record<TrendDecision['kind'], Sentence>> = {
    order_by: sentence`预计${peak}达到高峰；按${lead}，请在${orderBy}前下单`,
    order_now: sentence`预计${peak}达到高峰；按${lead}，请在本周（${orderBy}前）下单`,
    too_late:
      shorter === null
        ? sentence`预计${peak}达到高峰：按${lead}，已来不及为其下单`
        : sentence`预计${peak}达到高峰：按${lead}已来不及；交期${asked('lead', `${shorter.weeks}周`)}以内的，请在${shorter.orderBy}前下单`,
    peak_passed: sentence`预计的${peak}高峰已过`,
    still_rising: sentence`${asked('ahead', '一年后')}仍在上升，暂无高峰：随销随订`,
    at_top: sentence`目前处于高点，未来一年${asked('ahead', '不会更高')}：按销量小批补货`,
    no_peak: sentence`未来一年${asked('ahead', '没有高于当前的高峰')}：随销随订`,
    falling: sentence`走低：未来一年减少${asked('ahead', fall ?? '')}；清理现货，不再下新单`,
    no_forecast: sentence`暂无预测：数据不足，无法判断何时下单`,
    stale: [`数据止于${endedOn}，过旧，不能据以下单`],
  }
  return [
    first[kind],
    ...((kind === 'too_late' || kind === 'peak_passed') && isPlaced(nextPeak)
      ? [sentence`旺季约在${nextPeak}再次到来：请在${orderBy}前下单`]
      : []),
    ...(above !== null ? [sentence`未来一年平均仍比过去一年高${asked('ahead', above)}`] : []),
    ...(ordered && fall !== null ? [sentence`趋势走低，未来一年减少${asked('ahead', fall)}：订货应少于去年`] : []),
    ...(isUncertain ? [sentence`预测${asked('certainty', '不确定')}：请小批量下单`] : []),
  ]
}

const WORDS: Readonly<Record<Language, Write>> = { en: inEnglish, zh: inChinese }
