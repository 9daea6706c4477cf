import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import { wholePeriods } from '@trendee/core/periods/whole-periods'
import { addDays } from '@trendee/core/periods/week'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { IS_COMPARABLE } from '../tables/comparable-captures'
import { COLORS_OF_RECORD } from '../tables/record-colors'

export type PaletteQuestion = ParsedOf<typeof CONTRACT.trends.paletteOverTime>

/**
 * Records with a day and colours, and the span of days in which they can be compared. New arrivals are those that came on a day
 * of which that is known: not on one whose capture cannot be compared with those before, nor before a platform's first.
 */
const SOURCES = {
  posts: {
    days: 'SELECT toString(minOrNull(posted_on)) AS first, toString(maxOrNull(posted_on)) AS newest FROM trendee.post_current',
    records: 'SELECT posted_on AS day, gender, attribute_types, attribute_values FROM trendee.post_current',
  },
  new_arrivals: {
    days: `SELECT toString(minOrNull(day)) AS first, toString(maxOrNull(day)) AS newest FROM trendee.capture_day WHERE ${IS_COMPARABLE}`,
    records: `SELECT assumeNotNull(arrived_on) AS day, gender, attribute_types, attribute_values FROM trendee.product_current
      WHERE arrived_on IS NOT NULL
        AND (platform, arrived_on) NOT IN (SELECT platform, day FROM trendee.capture_day WHERE NOT (${IS_COMPARABLE}))
        AND platform IN (SELECT platform FROM trendee.capture_day WHERE ${IS_COMPARABLE})`,
  },
} as const

const STARTS = { week: 'toMonday(day)', month: 'toStartOfMonth(day)' } as const

const DAYS = z.object({ first: z.string().nullable(), newest: z.string().nullable() })
const SHARE = z.object({ start: z.string(), color: z.string(), records: z.number() })

export interface PaletteOverTime {
  /** Newest day of the source; `null` without any. */
  readonly asOf: string | null
  /** Those that the records of the span name most. */
  readonly colors: readonly string[]
  readonly periods: readonly {
    /** First day. */
    readonly start: string
    /** How often its records name a colour: one of two counts for both. */
    readonly named: number
    /** By `colors`; what is left of `named` is of others. */
    readonly records: readonly number[]
  }[]
}

/** Colours of posts or new arrivals by whole weeks or months of the span that ends on their newest day. */
export async function paletteOverTime(db: AnalyticsDb, question: PaletteQuestion): Promise<PaletteOverTime> {
  const { of, by, span, gender, quantity } = question
  const source = SOURCES[of]
  const [days] = await db.rows(DAYS, source.days, {}, { route: 'trends.palette.days', isKept: true })
  const [first, asOf] = [days?.first ?? null, days?.newest ?? null]
  if (first === null || asOf === null) return { asOf, colors: [], periods: [] }
  const spanFrom = addDays(asOf, 1 - span)
  const starts = wholePeriods(spanFrom > first ? spanFrom : first, asOf, by)
  const [from] = starts
  if (from === undefined) return { asOf, colors: [], periods: [] }
  const rows = await db.rows(
    SHARE,
    `SELECT toString(start) AS start, toString(color) AS color, count() AS records FROM (
       SELECT ${STARTS[by]} AS start, arrayJoin(${COLORS_OF_RECORD}) AS color FROM (${source.records})
       WHERE day >= {from:Date} AND day <= {asOf:Date}${gender === 'all' ? '' : ' AND gender IN {genders:Array(String)}'})
     GROUP BY start, color`,
    { from, asOf, genders: gender === 'all' ? [] : GENDERS_OF_GROUP[gender] },
    { route: 'trends.palette', isKept: true },
  )
  // Rows of the period that has begun are left out here: its end is not the newest day.
  const known = rows.filter(({ start }) => starts.includes(start))
  const total = new Map<string, number>()
  for (const { color, records } of known) total.set(color, (total.get(color) ?? 0) + records)
  const colors = [...total]
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, quantity)
    .map(([color]) => color)
  return {
    asOf,
    colors,
    periods: starts.map((start) => {
      const own = new Map(known.filter((row) => row.start === start).map(({ color, records }) => [color, records]))
      return {
        start,
        named: [...own.values()].reduce((sum, records) => sum + records, 0),
        records: colors.map((color) => own.get(color) ?? 0),
      }
    }),
  }
}
