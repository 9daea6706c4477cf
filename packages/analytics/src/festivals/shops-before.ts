import { SELLING_PLATFORMS } from '@trendee/contract/selling/platforms'
import { type BuildUpDays, buildUpDays } from '@trendee/core/festivals/build-up-weeks'
import { type AskedGender, GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import { addDays, dayNumber } from '@trendee/core/periods/week'
import { z } from 'zod'
import { FURTHEST_DAYS } from '../derive/between-captures'
import type { AnalyticsDb, QueryParameters } from '../engine/db'
import { withFurtherShops } from '../tables/further-shops'
import { type OrderPeriod, orderPeriod, platformsWithOrders, tellsOf } from '../tables/order-lines'
import { IS_PRICE_BELIEVED } from '../tables/product-current'

/** Whose products a question is about: those of a country, and of shops that name none. */
export interface ShopsQuestion {
  readonly region: string
  readonly gender: AskedGender
}

/** Conditions over `product_current`, from the fixed texts of this file alone. */
export const ofQuestion = ({ gender }: ShopsQuestion) =>
  `platform IN {shops:Array(String)} AND region IN ({region:String}, '') AND ${IS_PRICE_BELIEVED}
   ${gender === 'all' ? '' : 'AND gender IN {genders:Array(String)}'}`

export function questionBinds({ region, gender }: ShopsQuestion, shops: readonly string[]): QueryParameters {
  return { shops, region, genders: gender === 'all' ? [] : GENDERS_OF_GROUP[gender] }
}

const COUNTS = z.object({ platform: z.string(), basis: z.string(), period: z.number().nullable() })
const CAPTURES = z.object({ platform: z.string(), days: z.array(z.string()) })

export interface ShopCounts {
  readonly platform: string
  /**
   * What the shop tells of its sales: `lifetime` counts of units, of which any weeks are the difference; units of a `period`,
   * which are not told apart into weeks; `orders` of an own shop, day by day; or `none`, where it tells reviews, favourites or nothing.
   */
  readonly counts: 'lifetime' | 'orders' | 'period' | 'none'
  /** Days of the period. */
  readonly periodDays: number | null
  /** Days of its captures, oldest first. */
  readonly captured: readonly string[]
  /** The days of which its orders tell; null for other shops. */
  readonly ordered: OrderPeriod | null
}

/** The shops that have products of the question, and what each tells of its sales. */
export async function shopsBefore(db: AnalyticsDb, question: ShopsQuestion): Promise<ShopCounts[]> {
  const all = await withFurtherShops(db, Object.values(SELLING_PLATFORMS))
  const binds = questionBinds(question, all)
  const [periods, shops, captures] = await Promise.all([
    orderPeriods(db),
    db.rows(
      COUNTS,
      `SELECT platform, any(demand_basis) AS basis, max(demand_window_days) AS period FROM trendee.product_current
       WHERE ${ofQuestion(question)} GROUP BY platform ORDER BY platform`,
      binds,
      { route: 'festivals.shops', isKept: true },
    ),
    db.rows(
      CAPTURES,
      `SELECT platform, arrayMap(day -> toString(day), arraySort(groupUniqArray(day))) AS days FROM trendee.capture_day
       WHERE platform IN {shops:Array(String)} GROUP BY platform`,
      binds,
      { route: 'festivals.captures', isKept: true },
    ),
  ])
  const days = new Map(captures.map((row) => [row.platform, row.days]))
  return shops.map(({ platform, basis, period }) => {
    const ordered = periods.get(platform) ?? null
    return {
      platform,
      counts: ordered !== null ? 'orders' : basis !== 'units' ? 'none' : period === null ? 'lifetime' : 'period',
      periodDays: basis === 'units' ? period : null,
      captured: days.get(platform) ?? [],
      ordered,
    }
  })
}

async function orderPeriods(db: AnalyticsDb): Promise<ReadonlyMap<string, OrderPeriod | null>> {
  const platforms = await platformsWithOrders(db)
  return new Map(
    await Promise.all(platforms.map(async (platform) => [platform, await orderPeriod(db, platform)] as const)),
  )
}

/** Whether captures tell what was counted by the end of a day: on it, or close enough on both sides of it. */
function tells(captured: readonly string[], day: string): boolean {
  const after = captured.find((each) => each >= day)
  const before = captured.findLast((each) => each <= day)
  return after !== undefined && before !== undefined && dayNumber(after) - dayNumber(before) <= FURTHEST_DAYS
}

/** Whether a shop's orders or captures tell of all days of a build-up. */
export function covers({ counts, captured, ordered }: ShopCounts, { from, to }: BuildUpDays): boolean {
  if (ordered !== null) return tellsOf(ordered, from, to)
  return counts === 'lifetime' && tells(captured, addDays(from, -1)) && tells(captured, to)
}

/** The last of some occurrences whose build-up any shop covers. */
export function lastCovered(days: readonly string[], weeks: number, shops: readonly ShopCounts[]): string | null {
  return days.findLast((day) => shops.some((shop) => covers(shop, buildUpDays(day, weeks)))) ?? null
}
