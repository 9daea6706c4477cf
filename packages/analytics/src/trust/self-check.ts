import { GENDER_GROUPS, type GenderGroup } from '@trendee/core/lexicon/types'
import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { IS_COMPARABLE } from '../tables/comparable-captures'
import { SPEAKING_ROW } from '../tables/speaking-order'
import { metricsIn } from '../tables/trend-metric'

/** What tells how far the platform's numbers can be trusted. */

const TITLES = z.object({ platform: z.string(), products: z.number(), read: z.number(), gendered: z.number() })
const CAPTURES = z.object({ platform: z.string(), captures: z.number() })
const DIFFERING = z.object({
  trend_id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  type: z.enum(TREND_TYPES),
  up: z.array(z.string()),
  down: z.array(z.string()),
  spread: z.number(),
})
const TOLD = z.object({ told: z.number(), differing: z.number() })
const TRENDS = z.object({ gender: z.string(), trends: z.number() })

/** A platform's growth under this much says neither up nor down. */
const MOVES = 0.05
/** Examples of trends that platforms tell differently. */
const SHOWN = 12

export interface SelfCheck {
  readonly titles: readonly z.output<typeof TITLES>[]
  /** By platform with products: captures that can be compared. */
  readonly captures: ReadonlyMap<string, number>
  /** Trends that two platforms at least say go up or down, and those of them on which they differ. */
  readonly told: number
  readonly differing: number
  /** The widest apart. */
  readonly examples: readonly z.output<typeof DIFFERING>[]
  /** Trends with figures of the gender itself. */
  readonly trends: readonly { readonly gender: GenderGroup; readonly trends: number }[]
}

/** Which platforms say that a trend of everybody goes up, and which down, where two at least say either. */
const MOVED = `SELECT trend_id, name, name_zh, type,
    arrayMap(each -> toString(each.platform), arrayFilter(each -> ifNull(each.growth >= ${MOVES}, 0), standings)) AS up,
    arrayMap(each -> toString(each.platform), arrayFilter(each -> ifNull(each.growth <= -${MOVES}, 0), standings)) AS down,
    arrayMax(arrayMap(each -> ifNull(each.growth, 0), standings)) - arrayMin(arrayMap(each -> ifNull(each.growth, 0), standings)) AS spread
  FROM (SELECT *, standings FROM ${metricsIn()} ${SPEAKING_ROW}) WHERE length(up) + length(down) >= 2`

/** Reads one row a product, a capture and a trend of the region. */
export async function selfCheck(db: AnalyticsDb, region: string): Promise<SelfCheck> {
  const everybody = { region, gender: '' }
  const [titles, captures, [counted], examples, trends] = await Promise.all([
    db.rows(
      TITLES,
      `SELECT platform, count() AS products, countIf(secondary_category != '') AS read, countIf(gender != '') AS gendered
       FROM trendee.product_current GROUP BY platform ORDER BY platform`,
      {},
      { route: 'trust.titles', isKept: true },
    ),
    db.rows(
      CAPTURES,
      `SELECT platform, countIf(${IS_COMPARABLE}) AS captures FROM trendee.capture_day GROUP BY platform`,
      {},
      { route: 'trust.captures', isKept: true },
    ),
    db.rows(
      TOLD,
      `SELECT count() AS told, countIf(notEmpty(up) AND notEmpty(down)) AS differing FROM (${MOVED})`,
      everybody,
      {
        route: 'trust.told',
        isKept: true,
      },
    ),
    db.rows(
      DIFFERING,
      `SELECT * FROM (${MOVED}) WHERE notEmpty(up) AND notEmpty(down) ORDER BY spread DESC, trend_id LIMIT ${SHOWN}`,
      everybody,
      { route: 'trust.examples', isKept: true },
    ),
    db.rows(
      TRENDS,
      `SELECT gender, uniq(trend_id) AS trends FROM ${metricsIn()} AND gender != '' GROUP BY gender`,
      { region },
      { route: 'trust.trends', isKept: true },
    ),
  ])
  return {
    titles,
    captures: new Map(captures.map(({ platform, captures: count }) => [platform, count])),
    told: counted?.told ?? 0,
    differing: counted?.differing ?? 0,
    examples,
    trends: GENDER_GROUPS.filter((gender) => gender !== 'unisex').map((gender) => ({
      gender,
      trends: trends.find((row) => row.gender === gender)?.trends ?? 0,
    })),
  }
}
