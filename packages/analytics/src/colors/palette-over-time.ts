import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import { wholePeriods } from '@trendee/core/periods/whole-periods'
import { addDays } from '@trendee/core/periods/week'
import { type ShareMoves, shareMoves } from '@trendee/core/colors/share-moves'
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
  /** Which shares the newer half of the periods has otherwise than the older, beyond chance; `null` with fewer than two periods. */
  readonly moves: (ShareMoves & { readonly beforeFrom: string; readonly nowFrom: string }) | null
}

const NOTHING = { colors: [], periods: [], moves: null } as const

/** Colours of posts or new arrivals by whole weeks or months of the span that ends on their newest day. */
export async function paletteOverTime(db: AnalyticsDb, question: PaletteQuestion): Promise<PaletteOverTime> {
  const { of, by, span, gender, quantity } = question
  const source = SOURCES[of]
  const [days] = await db.rows(DAYS, source.days, {}, { route: 'trends.palette.days', isKept: true })
  const [first, asOf] = [days?.first ?? null, days?.newest ?? null]
  if (first === null || asOf === null) return { asOf, ...NOTHING }
  const spanFrom = addDays(asOf, 1 - span)
  const starts = wholePeriods(spanFrom > first ? spanFrom : first, asOf, by)
  const [from] = starts
  if (from === undefined) return { asOf, ...NOTHING }
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
  const colors = [...countsOf(known)]
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
    moves: movesOf(known, starts),
  }
}

type Counted = z.output<typeof SHARE>

function countsOf(rows: readonly Counted[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { color, records } of rows) counts.set(color, (counts.get(color) ?? 0) + records)
  return counts
}

function movesOf(rows: readonly Counted[], starts: readonly string[]): PaletteOverTime['moves'] {
  const [beforeFrom] = starts
  // Of an odd number the middle one is of the older half.
  const nowFrom = starts[Math.ceil(starts.length / 2)]
  if (beforeFrom === undefined || nowFrom === undefined) return null
  const before = countsOf(rows.filter(({ start }) => start < nowFrom))
  const now = countsOf(rows.filter(({ start }) => start >= nowFrom))
  return { beforeFrom, nowFrom, ...shareMoves(before, now) }
}
