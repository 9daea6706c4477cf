import { addDays, addWeeks, mondayOf, weeksBetween } from '../periods/week'
import { mean, measured, median } from '../series/robust-statistics'
import type { WeeklySeries } from '../series/weekly-series'
import type { Level, Lifecycle } from '../trend/vocabulary'
import { type Choice, JUDGED_WEEKS, type NotJudged, type Verdict } from './decision-words'

/** What is decided anew within so many days was a correction: it is not judged. */
export const CORRECTION_DAYS = 7
/** Fewer other trends are no market. Set by judgement. */
export const LEAST_OTHERS = 5
/** Growth this close to the market's is level with it: neither right nor wrong. Set by judgement. */
export const LEVEL_MARGIN = 0.02
/** Fewer measured weeks than this share, in the judged weeks or in those of the year before, tell no growth. */
const LEAST_MEASURED = 0.5
const YEAR_WEEKS = 52

/** Growth of a trend and of its market over the judged weeks against the same weeks of the year before. */
export interface AgainstMarket {
  readonly growth: number | null
  /** Median of the other trends of the same kind; `null` for fewer than `LEAST_OTHERS`. */
  readonly market: number | null
  readonly others: number
}

/** The figures and the forecast as they stood when a decision was taken. */
export interface SeenAtDecision {
  readonly region: string
  readonly gender: string
  /** The platform whose curve spoke. */
  readonly platform: string
  readonly asOf: string
  readonly level: Level
  readonly lifecycle: Lifecycle | null
  /** Of 30 days. */
  readonly growth: number | null
  readonly yoy: number | null
  readonly peakWeek: string | null
  /** Monday of the first judged week. */
  readonly from: string
  /** What the forecast said of the judged weeks. */
  readonly said: AgainstMarket & { readonly lower: number | null; readonly upper: number | null }
}

/** Monday of the first week that a decision of a day is held against. */
export function firstJudgedWeek(day: string): string {
  return addWeeks(mondayOf(day), 1)
}

/** The first day on which all judged weeks are over. */
export function dueDay(from: string): string {
  return addWeeks(from, JUDGED_WEEKS)
}

/** Values of the judged weeks; a week outside of the series is `null`. */
export function judgedWeeks(series: WeeklySeries, from: string): (number | null)[] {
  const first = weeksBetween(series.start, from)
  return Array.from({ length: JUDGED_WEEKS }, (_, week) => series.values[first + week] ?? null)
}

/**
 * Mean of `values`, one for each judged week, against the mean of the same weeks of the year before, as a fraction; only
 * weeks that are known in both years count, so that a gap moves neither.
 * @returns null where those are under half of the weeks, or where there was nothing the year before
 */
export function growthOfWeeks(values: readonly (number | null)[], series: WeeklySeries, from: string): number | null {
  const before = judgedWeeks(series, addWeeks(from, -YEAR_WEEKS))
  const isKnown = values.map((value, week) => value !== null && before[week] !== null)
  const knownOf = (weeks: readonly (number | null)[]) => measured(weeks.filter((_, week) => isKnown[week] === true))
  const base = mean(knownOf(before)) ?? 0
  if (knownOf(before).length < LEAST_MEASURED * JUDGED_WEEKS || base <= 0) return null
  return (mean(knownOf(values)) ?? 0) / base - 1
}

/** The growth that stands for a market of other trends. */
export function marketOf(growth: readonly (number | null)[]): Pick<AgainstMarket, 'market' | 'others'> {
  const known = measured(growth)
  return { market: known.length < LEAST_OTHERS ? null : median(known), others: known.length }
}

/** Whether a trend did better than its market, as who makes it says, or worse, as who drops it says; `null` where nothing says so. */
export function verdictOn(choice: Choice, { growth, market }: AgainstMarket): Verdict | null {
  if (choice === 'watch' || growth === null || market === null) return null
  const ahead = growth - market
  if (Math.abs(ahead) <= LEVEL_MARGIN) return 'level'
  return ahead > 0 === (choice === 'make') ? 'right' : 'wrong'
}

/** What the forecast of that day would have had one do; `null` where it said nothing, or level with the market. */
export function choiceOfForecast({ growth, market }: AgainstMarket): Choice | null {
  const verdict = verdictOn('make', { growth, market, others: 0 })
  if (verdict === null || verdict === 'level') return null
  return verdict === 'right' ? 'make' : 'drop'
}

export interface DecisionOutcome {
  /** First day on which it can be judged. */
  readonly due: string
  readonly came: AgainstMarket | null
  readonly notJudged: NotJudged | null
  readonly verdict: Verdict | null
  /** The same for what the forecast would have had one do. */
  readonly forecastVerdict: Verdict | null
}

export interface JudgedDecision {
  readonly choice: Choice
  /** Day on which it was taken. */
  readonly day: string
  /** Day of the next decision on the same trend in the same project. */
  readonly next: string | null
  readonly seen: Pick<SeenAtDecision, 'from' | 'platform' | 'said'>
}

/** A trend as it is measured now beside the others of its kind. */
export interface MeasuredMarket {
  readonly platform: string
  /** Monday of its last week. */
  readonly lastWeek: string
  readonly own: WeeklySeries
  readonly others: readonly WeeklySeries[]
}

/** What became of a decision, on a day; `now` is `null` where the data does not know the trend any more. */
export function decisionOutcome(decision: JudgedDecision, now: MeasuredMarket | null, today: string): DecisionOutcome {
  const { choice, day, next, seen } = decision
  const due = dueDay(seen.from)
  const without = (notJudged: NotJudged, came: AgainstMarket | null = null): DecisionOutcome => {
    return { due, came, notJudged, verdict: null, forecastVerdict: null }
  }
  if (next !== null && next <= addDays(day, CORRECTION_DAYS)) return without('corrected')
  if (today < due) return without('not_due')
  if (now === null) return without('unknown_now')
  if (now.platform !== seen.platform) return without('other_source')
  if (addWeeks(now.lastWeek, 1) < due) return without('data_ends')
  const growthOf = (series: WeeklySeries) => growthOfWeeks(judgedWeeks(series, seen.from), series, seen.from)
  const came = { growth: growthOf(now.own), ...marketOf(now.others.map(growthOf)) }
  if (came.growth === null) return without('no_growth', came)
  if (came.market === null) return without('few_others', came)
  const forecast = choiceOfForecast(seen.said)
  return {
    due,
    came,
    notJudged: null,
    verdict: verdictOn(choice, came),
    forecastVerdict: forecast === null || choice === 'watch' ? null : verdictOn(forecast, came),
  }
}

/** How often somebody was right, and how often the forecast was on the same decisions. Level ones count for neither. */
export interface HitRate {
  readonly decided: number
  /** Right or wrong: what the rate is of. */
  readonly judged: number
  readonly right: number
  readonly level: number
  /** Of the decisions on which both were right or wrong. */
  readonly compared: number
  readonly rightOfCompared: number
  readonly forecastRight: number
}

export function hitRate(outcomes: readonly Pick<DecisionOutcome, 'verdict' | 'forecastVerdict'>[]): HitRate {
  const isBet = (verdict: Verdict | null) => verdict === 'right' || verdict === 'wrong'
  const count = (rows: typeof outcomes, is: (row: (typeof outcomes)[number]) => boolean) => rows.filter(is).length
  const compared = outcomes.filter(({ verdict, forecastVerdict }) => isBet(verdict) && isBet(forecastVerdict))
  return {
    decided: outcomes.length,
    judged: count(outcomes, ({ verdict }) => isBet(verdict)),
    right: count(outcomes, ({ verdict }) => verdict === 'right'),
    level: count(outcomes, ({ verdict }) => verdict === 'level'),
    compared: compared.length,
    rightOfCompared: count(compared, ({ verdict }) => verdict === 'right'),
    forecastRight: count(compared, ({ forecastVerdict }) => forecastVerdict === 'right'),
  }
}
