import { trendIdOf } from '@trendee/core/trend/trend-id'
import { z } from 'zod'
import { PLACE_MEASURES } from '@trendee/core/regions/place-measures'
import { LEVELS } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'

const SHARE = z.object({
  trend_id: z.string(),
  region: z.string(),
  told_gender: z.string(),
  platform: z.string(),
  share: z.number().nullable(),
  yoy: z.number().nullable(),
  level: z.enum(LEVELS),
  to: z.string(),
})

export interface CountryInterest extends Pick<z.output<typeof SHARE>, 'region' | 'yoy' | 'level' | 'to'> {
  /** Whose curve tells it; '' is everybody's. */
  readonly toldGender: string
  readonly interest: number | null
}

/**
 * A trend by country: the share of its region's trend interest that it has over the last 52 weeks, as a multiple of
 * its mean share over all countries. Shares, because a 0–100 index of one country does not compare with another's; of
 * the interest on one platform, because units sold do not add up with an index either. Strongest first. With a gender, of
 * what is told of that gender alone.
 */
export async function byCountry(db: AnalyticsDb, name: string, gender: string): Promise<CountryInterest[]> {
  const id = trendIdOf(name)
  const rows = await db.rows(
    SHARE,
    `SELECT trend_id, region, told_gender, platform, share, yoy, level, toString(last_week + 6) AS to
     FROM trendee.trend_share WHERE trend_id IN ({name:String}, {id:String}) AND gender = {gender:String}`,
    { name, id, gender },
    { route: 'trends.regionCountry', isKept: true },
  )
  const own = rows.some((row) => row.trend_id === name) ? name : id
  const named = rows.filter((row) => row.trend_id === own)
  const shares = ofWidestPlatform(named)
  const known = shares.flatMap(({ share }) => share ?? [])
  const mean = known.reduce((sum, share) => sum + share, 0) / known.length
  return shares
    .map(({ share, region, told_gender: toldGender, yoy, level, to }) => ({
      region,
      // The engine adds shares up in any order: what differs in the last digits alone is equal.
      interest: share !== null && mean > 0 ? Number((share / mean).toPrecision(12)) : null,
      toldGender,
      yoy,
      level,
      to,
    }))
    .toSorted((a, b) => (b.interest ?? -1) - (a.interest ?? -1) || (a.region < b.region ? -1 : 1))
}

/** The rows of the platform that compares most countries, else of the one that tells of most. */
function ofWidestPlatform(rows: readonly z.output<typeof SHARE>[]) {
  const [widest] = [...new Set(rows.map(({ platform }) => platform))]
    .map((platform) => ({ platform, own: rows.filter((row) => row.platform === platform) }))
    .map((one) => ({ ...one, shares: one.own.filter(({ share }) => share !== null).length }))
    .toSorted((a, b) => b.shares - a.shares || b.own.length - a.own.length || (a.platform < b.platform ? -1 : 1))
  return widest?.own ?? []
}

const PLACE = z.object({
  term: z.string(),
  place: z.string(),
  within: z.string(),
  measure: z.enum(PLACE_MEASURES),
  value: z.number().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})

export type PlaceInterest = z.output<typeof PLACE>

/**
 * Interest in each term of a trend by place, of the newest span that is told: values of two spans do not compare. Strongest first; with a
 * region, its parts alone.
 */
export function placesWithin(db: AnalyticsDb, trendId: string, region: string | undefined): Promise<PlaceInterest[]> {
  return db
    .rows(
      PLACE,
      `SELECT term, place, within, measure, value, toString(from_day) AS from, toString(to_day) AS to FROM (
       SELECT *, (ifNull(to_day, toDate(0)), ifNull(from_day, toDate(0))) AS own_span,
         max(own_span) OVER (PARTITION BY term, within, measure) AS newest_span
       FROM trendee.place_interest
       WHERE trend_id = {trend:String} AND within != '' ${region === undefined ? '' : 'AND within = {region:String}'})
     WHERE own_span = newest_span
     ORDER BY version DESC LIMIT 1 BY term, within, measure, place`,
      { trend: trendId, ...(region === undefined ? {} : { region }) },
      { route: 'trends.regionState', isKept: true },
    )
    .then((rows) => rows.toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1) || (a.place < b.place ? -1 : 1)))
}
