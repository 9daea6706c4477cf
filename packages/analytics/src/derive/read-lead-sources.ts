import { groupOfWearer } from '@trendee/core/lexicon/gender-groups'
import { addWeeks, weeksBetween } from '@trendee/core/periods/week'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import { trendNamed } from '@trendee/core/trend/trend-identity'
import type { LeadSource } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { IS_COMPARABLE } from '../tables/comparable-captures'
import { GENDERS_OF_ITEM, TRENDS_OF_ITEM } from '../tables/product-count'
import { homeRegion } from './home-region'
import { readSignals } from './read-signals'

/** What a source says of trends, week by week. */
export interface LeadSeries {
  readonly source: LeadSource
  /** The platform that speaks, or the region of searches; '' where nothing is measured. */
  readonly platform: string
  /** By gender, '' for everybody: the weeks that are measured at all, and the last of them. */
  readonly measured: ReadonlyMap<string, { readonly weeks: number; readonly last: string }>
  /** By gender and trend: `gender/trend`. */
  readonly series: ReadonlyMap<string, { readonly series: WeeklySeries; readonly roundingStep?: number }>
}

/** Of fewer garments or posts in a week, one more is a wave. */
const LEAST_OF_WEEK = 30
/** A trend that is seen in fewer weeks moves by single garments. */
const LEAST_SEEN_WEEKS = 52

const bounds = { route: 'derive.lead-sources', maxSeconds: 600 }
const WITH_ALL = `arrayConcat([''], ${TRENDS_OF_ITEM})`

/** SQL of the weekly amount of each trend, of '' everything, by gender: `platform, trend, gender, week, amount`. */
const AMOUNTS: Readonly<Record<Exclude<LeadSource, 'search'>, string>> = {
  runway: `SELECT 'runway' AS platform, trend, kind, week, toFloat64(count()) AS amount FROM (
    SELECT arrayJoin(${WITH_ALL}) AS trend, arrayJoin(${GENDERS_OF_ITEM}) AS kind, toMonday(shown_on) AS week
    FROM trendee.look_garment) GROUP BY trend, kind, week`,
  tiktok: `SELECT 'tiktok' AS platform, trend, kind, week, toFloat64(count()) AS amount FROM (
    SELECT arrayJoin(${WITH_ALL}) AS trend, arrayJoin(${GENDERS_OF_ITEM}) AS kind, toMonday(posted_on) AS week
    FROM trendee.post_current WHERE platform = 'tiktok') GROUP BY trend, kind, week`,
  new_arrivals: `SELECT platform, trend, kind, week, toFloat64(count()) AS amount FROM (
    SELECT toString(platform) AS platform, arrayJoin(${WITH_ALL}) AS trend, arrayJoin(${GENDERS_OF_ITEM}) AS kind,
      toMonday(assumeNotNull(arrived_on)) AS week
    FROM trendee.product_current WHERE arrived_on IS NOT NULL
      AND (platform, arrived_on) NOT IN (SELECT platform, day FROM trendee.capture_day WHERE NOT (${IS_COMPARABLE})))
    GROUP BY platform, trend, kind, week`,
  // A product has one category: their demand together is everything.
  best_sellers: `SELECT toString(platform) AS platform, one AS trend, toString(gender) AS kind, week, sum(value) AS amount FROM (
    SELECT platform, gender, week, value,
      arrayJoin(if(trend_id IN (SELECT DISTINCT toString(secondary_category) FROM trendee.product_current WHERE secondary_category != ''),
        ['', trend_id], [trend_id])) AS one
    FROM trendee.signal_weekly
    WHERE value IS NOT NULL AND platform IN (SELECT DISTINCT platform FROM trendee.product_current WHERE demand_basis != ''))
    GROUP BY platform, trend, kind, week`,
}

const SPAN = z.object({ platform: z.string(), kind: z.string(), weeks: z.array(z.string()), of: z.array(z.number()) })
const ROW = z.object({ trend: z.string(), kind: z.string(), weeks: z.array(z.string()), amounts: z.array(z.number()) })

/** A trend's share of what a source shows, or sells, each week; weeks of too little are gaps. */
async function shares(db: AnalyticsDb, source: Exclude<LeadSource, 'search'>, leastWeeks: number): Promise<LeadSeries> {
  const spans = await db.rows(
    SPAN,
    `SELECT platform, toString(kind) AS kind, arraySort(groupArray((toString(week), amount))) AS points,
       arrayMap(point -> point.1, points) AS weeks, arrayMap(point -> point.2, points) AS of
     FROM (${AMOUNTS[source]}) WHERE trend = '' AND amount >= ${LEAST_OF_WEEK} GROUP BY platform, kind ORDER BY platform, kind`,
    {},
    bounds,
  )
  // One platform speaks: shops that come and go would be waves of every trend.
  const platform = spans
    .filter(({ kind }) => kind === '')
    .toSorted((a, b) => b.weeks.length - a.weeks.length)[0]?.platform
  const own = new Map(spans.filter((span) => span.platform === platform).map((span) => [span.kind, span]))
  const measured = new Map(
    [...own].map(([kind, { weeks }]) => [kind, { weeks: weeks.length, last: weeks.at(-1) ?? '' }]),
  )
  const series = new Map<string, { series: WeeklySeries }>()
  if (platform === undefined || (measured.get('')?.weeks ?? 0) < leastWeeks)
    return { source, platform: platform ?? '', measured, series }
  const rows = await db.rows(
    ROW,
    `SELECT trend, toString(kind) AS kind, groupArray(toString(week)) AS weeks, groupArray(amount) AS amounts
     FROM (${AMOUNTS[source]}) WHERE platform = {platform:String} AND trend != '' AND amount > 0 GROUP BY trend, kind
     HAVING count() >= ${LEAST_SEEN_WEEKS} ORDER BY trend, kind`,
    { platform },
    bounds,
  )
  for (const { trend, kind, weeks, amounts } of rows) {
    const all = own.get(kind)
    // Before it was first seen nothing says that it was there to be bought or posted.
    const start = weeks.toSorted()[0]
    const last = all?.weeks.at(-1)
    if (all === undefined || start === undefined || last === undefined || all.weeks.length < leastWeeks) continue
    const amount = new Map(weeks.map((week, at) => [week, amounts[at] ?? 0]))
    const total = new Map(all.weeks.map((week, at) => [week, all.of[at] ?? 0]))
    const values = Array.from({ length: weeksBetween(start, last) + 1 }, (_, at) => {
      const week = addWeeks(start, at)
      const whole = total.get(week)
      // In thousandths; a week of none is told as none only where the platform shows enough.
      return whole === undefined ? null : (1000 * (amount.get(week) ?? 0)) / whole
    })
    series.set(`${kind}/${trend}`, { series: { start, values } })
  }
  return { source, platform, measured, series }
}

/** Searches of the region in which most trends are searched: of everybody, and of the gender that a trend belongs to. */
async function searches(db: AnalyticsDb, today: string): Promise<LeadSeries> {
  const region = (await homeRegion(db, today)) ?? ''
  const signals = await readSignals(db, { region, platform: 'google' })
  const series = new Map<string, { series: WeeklySeries; roundingStep?: number }>()
  const measured = new Map<string, { weeks: number; last: string }>()
  for (const { trendId, gender, roundingStep, series: line } of signals) {
    const wearer = groupOfWearer(trendNamed(trendId).gender)
    const weeks = line.values.filter((value) => value !== null).length
    const last = addWeeks(line.start, line.values.length - 1)
    const found = { series: line, ...(roundingStep === null ? {} : { roundingStep }) }
    for (const kind of new Set([gender, gender || wearer])) {
      series.set(`${kind}/${trendId}`, found)
      const before = measured.get(kind)
      measured.set(kind, {
        weeks: Math.max(weeks, before?.weeks ?? 0),
        last: before !== undefined && before.last > last ? before.last : last,
      })
    }
  }
  return { source: 'search', platform: region, measured, series }
}

/** All sources, in the order of the vocabulary. The series of those that measure fewer than `leastWeeks` are left out. */
export async function readLeadSources(db: AnalyticsDb, leastWeeks: number, today: string): Promise<LeadSeries[]> {
  return [
    await shares(db, 'runway', leastWeeks),
    await shares(db, 'tiktok', leastWeeks),
    await searches(db, today),
    await shares(db, 'new_arrivals', leastWeeks),
    await shares(db, 'best_sellers', leastWeeks),
  ]
}
