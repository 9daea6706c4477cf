import { SELLING_PLATFORMS } from '@trendee/contract/selling/platforms'
import { EVIDENCE } from '@trendee/core/series/evidence'
import { BuildUps, LEAST_WEEKS } from '@trendee/core/festivals/build-up-fit'
import { lastWeekBefore } from '@trendee/core/festivals/build-up-weeks'
import { type FestivalLift, overIndexed } from '@trendee/core/festivals/over-index'
import { addWeeks, weeksBetween } from '@trendee/core/periods/week'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import type { AskedRow } from '@trendee/core/trend/speaking-row'
import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import { seriesOfWeeks } from '../derive/read-signals'
import type { AnalyticsDb } from '../engine/db'
import { weakestOf } from '../tables/evidence-sql'
import { withFurtherShops } from '../tables/further-shops'
import { SPEAKING_ROW } from '../tables/speaking-order'
import { metricsIn } from '../tables/trend-metric'

const NAMED = {
  trend_id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  type: z.enum(TREND_TYPES),
  gender: z.string(),
}
const INTEREST_ROW = z.object({
  ...NAMED,
  platform: z.string(),
  evidence: z.enum(EVIDENCE),
  start_day: z.string(),
  line: z.array(z.number().nullable()),
})
const SALES_ROW = z.object({
  ...NAMED,
  platform: z.string(),
  evidence: z.enum(EVIDENCE),
  start_day: z.string(),
  places: z.array(z.number()),
  line: z.array(z.number().nullable()),
})

/** A thing with the weekly series that is looked at. */
type Thing = Omit<z.output<typeof INTEREST_ROW>, 'start_day' | 'line'> & { readonly series: WeeklySeries }

export interface LiftedThing extends FestivalLift, Omit<Thing, 'series'> {
  readonly around: WeeklySeries
  readonly expected: WeeklySeries
}

export interface FestivalEffect {
  /** The last occurrence that was measured; `null` where too little is known to say anything. */
  readonly day: string | null
  /** Weeks of the longest series. */
  readonly weeks: number
  readonly series: number
  /** `null`: too little to say anything. */
  readonly overall: number | null
  /** What over-indexed, the highest first. */
  readonly lifted: readonly LiftedThing[]
}

export interface EffectQuestion extends AskedRow {
  /** Occurrences up to the newest day, oldest first, and the weeks of a build-up. */
  readonly days: readonly string[]
  readonly buildUpWeeks: number
  /** How many of the largest series are looked at. */
  readonly most: number
}

/** Weeks that are drawn on either side of the last build-up. */
const DRAWN_BEFORE = 10
const DRAWN_AFTER = 6

/** What was searched more (or, where no searches are known, sold more) in the build-ups to a festival. */
export async function interestBefore(db: AnalyticsDb, question: EffectQuestion): Promise<FestivalEffect> {
  const rows = await db.rows(
    INTEREST_ROW,
    `SELECT trend_id, name, name_zh, type, gender, platform, evidence, toString(start) AS start_day, line
     FROM (SELECT *, interest FROM ${metricsIn()} ${SPEAKING_ROW})
     -- A shop's units are larger numbers than any index: those that are too short to tell anything come last.
     ORDER BY length(line) >= {least:UInt32} DESC, interest DESC NULLS LAST, trend_id LIMIT {most:UInt32}`,
    { region: question.region, gender: question.gender, least: LEAST_WEEKS, most: question.most },
    { route: 'festivals.interest', isKept: true },
  )
  return effectOf(
    rows.map(({ start_day: start, line, ...thing }) => Object.assign(thing, { series: { start, values: line } })),
    question,
  )
}

/** What shops sold more in the build-ups to a festival: of shops whose counts are known for long enough. */
export async function salesBefore(db: AnalyticsDb, question: EffectQuestion): Promise<FestivalEffect> {
  const place = "region IN ({region:String}, '') AND gender = {gender:String}"
  const spans = await db.rows(
    z.object({ platform: z.string(), weeks: z.number() }),
    `SELECT platform, toUInt32(dateDiff('week', min(week), max(week)) + 1) AS weeks FROM trendee.signal_weekly
     WHERE platform IN ({shops:Array(String)}) GROUP BY platform ORDER BY platform`,
    { shops: await withFurtherShops(db, Object.values(SELLING_PLATFORMS)) },
    { route: 'festivals.sales-weeks', isKept: true },
  )
  const known = spans.filter(({ weeks }) => weeks >= LEAST_WEEKS).map(({ platform }) => platform)
  if (known.length === 0) {
    return { day: null, weeks: Math.max(0, ...spans.map(({ weeks }) => weeks)), series: 0, overall: null, lifted: [] }
  }
  const rows = await db.rows(
    SALES_ROW,
    `SELECT platform, trend_id, any(named.1) AS name, any(named.2) AS name_zh, any(named.3) AS type, {gender:String} AS gender,
       ${weakestOf('evidence')} AS evidence, toString(min(week)) AS start_day,
       arrayMap(point -> intDiv(toUInt16(point.1) - toUInt16(min(week)), 7), arraySort(groupArray((week, value))) AS points) AS places,
       arrayMap(point -> point.2, points) AS line
     FROM (SELECT platform, trend_id, week, sum(value) AS value, ${weakestOf('evidence')} AS evidence FROM trendee.signal_weekly
           WHERE platform IN ({known:Array(String)}) AND ${place} GROUP BY platform, trend_id, week) AS weekly
     INNER JOIN (SELECT trend_id, any((name, name_zh, type)) AS named FROM trendee.trend_metric GROUP BY trend_id) AS metric
       USING (trend_id)
     GROUP BY platform, trend_id HAVING count() >= {least:UInt32}
     ORDER BY sum(value) DESC, platform, trend_id LIMIT {most:UInt32}`,
    { region: question.region, gender: question.gender, known, least: LEAST_WEEKS, most: question.most },
    { route: 'festivals.sales', isKept: true },
  )
  return effectOf(
    rows.map(({ start_day: start, places, line, ...thing }) =>
      Object.assign(thing, { series: seriesOfWeeks(start, places, line) }),
    ),
    question,
  )
}

/**
 * The occurrences whose build-up most of the series reach: other regions and platforms can know later days, and a build-up that
 * was not measured tells nothing of the years before it.
 */
function measured(days: readonly string[], things: readonly Thing[]): readonly string[] {
  const ends = things
    .filter(({ series }) => series.values.length >= LEAST_WEEKS)
    .map(({ series }) =>
      addWeeks(
        series.start,
        series.values.findLastIndex((value) => value !== null),
      ),
    )
    .toSorted()
  const end = ends[Math.floor((ends.length - 1) / 2)]
  return end === undefined ? days : days.filter((day) => lastWeekBefore(day) <= end)
}

function effectOf(things: readonly Thing[], { days: asked, buildUpWeeks }: EffectQuestion): FestivalEffect {
  const days = measured(asked, things)
  const buildUps = new BuildUps(days, buildUpWeeks)
  const fits = things.map(({ series }) => buildUps.fit(series))
  const { overall, lifts } = overIndexed(fits)
  const lifted = things.flatMap(({ series, ...thing }, at) => {
    const lift = lifts[at]
    const expected = fits[at]?.expected()
    if (lift == null || expected === undefined) return []
    const end = weeksBetween(series.start, lastWeekBefore(days.at(-1) ?? series.start)) + 1
    const from = Math.max(0, end - buildUpWeeks - DRAWN_BEFORE)
    const start = addWeeks(series.start, from)
    const drawn = (values: readonly (number | null)[]) => ({ start, values: values.slice(from, end + DRAWN_AFTER) })
    return [{ ...thing, ...lift, around: drawn(series.values), expected: drawn(expected) }]
  })
  return {
    day: overall === null ? null : (days.at(-1) ?? null),
    weeks: Math.max(0, ...things.map(({ series }) => series.values.length)),
    series: fits.filter((fit) => fit !== null).length,
    overall,
    lifted: lifted.sort((a, b) => b.lift - a.lift || (a.trend_id < b.trend_id ? -1 : 1)),
  }
}
