import { addDays, addWeeks, dayNumber, mondayOf } from '@trendee/core/periods/week'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { importedBy } from './imported-by'
import { isDated } from './undated'

/** What the newest statement of a line says. */
const SAID = ['product_id', 'units', 'evidence', 'import_id'] as const
/** What the newest that tells a day says: prices are converted by it. */
const SAID_BY_DAY = ['ordered_on', 'currency', 'price', 'list_price', 'price_usd', 'list_price_usd', 'version'] as const
const ofTuple = (name: string, columns: readonly string[]) =>
  columns.map((column, at) => `${name}.${at + 1} AS ${column}`).join(', ')

/** SQL of every statement of a line of an order: one for each import that makes it, though equal rows are stored once. */
export function orderStatements(ofPlatforms = '1'): string {
  const lines = `SELECT * FROM trendee.order_line WHERE ${ofPlatforms}`
  return `${lines}
    UNION ALL
    SELECT line.* REPLACE (again.import_id AS import_id) FROM (${lines}) AS line
    INNER JOIN (SELECT fingerprint, import_id FROM trendee.said_again WHERE fact = 'order_line') AS again USING (fingerprint)`
}

/** SQL of these rows with the shop's own id of a product in the place of the one that only its orders name it by. */
export function byOwnIds(rows: string): string {
  return `SELECT * EXCEPT (ordered_id, own_id), if(own_id != '', own_id, ordered_id) AS product_id
    FROM (SELECT * EXCEPT product_id, product_id AS ordered_id FROM (${rows})) AS ordered
    LEFT JOIN (SELECT platform, ordered_id, product_id AS own_id FROM trendee.ordered_product) AS own USING (platform, ordered_id)`
}

/**
 * SQL of the lines of a platform's orders as the newest file says them: an order is exported again when it was refunded. The newest is the
 * one of the latest capture day, of two of one day the one that came later; within one file, which tells a line again where it tells of its
 * return, the one of fewer units. Its day, and with it
 * its price, is the newest that can be read, its words the newest there are; a line without a day is left out. Binds: `platform`, or those of `ofPlatforms`; `knownOn`.
 */
export function orderLines(knownOn?: string, ofPlatforms = 'platform = {platform:String}'): string {
  const newest = '(captured_on, started_at, -units, version)'
  return byOwnIds(`SELECT platform, order_id, line, ${ofTuple('said', SAID)}, ${ofTuple('dated', SAID_BY_DAY)},
      if(named.1 = product_id, named.2, 0) AS words FROM (
      SELECT platform, order_id, line, argMax((${SAID.join(', ')}), ${newest}) AS said,
        argMaxIf((${SAID_BY_DAY.join(', ')}), ${newest}, ${isDated('ordered_on')}) AS dated,
        argMaxIf((product_id, words), ${newest}, words != 0) AS named
      FROM (SELECT * FROM (${orderStatements(ofPlatforms)}) WHERE ${importedBy(knownOn)}) AS lines
      LEFT JOIN (SELECT import_id, captured_on, started_at FROM trendee.import_run FINAL) AS run USING (import_id)
      GROUP BY platform, order_id, line HAVING ${isDated('dated.1')})`)
}

/** A shop without an order for so many days is a quiet one; for longer, no file tells of the days. */
const QUIET_DAYS = 7

/** Days of which a platform's order files tell: all from `from` to `until` but those in `gaps`, each from its first to its last day. */
export interface OrderPeriod {
  readonly from: string
  readonly until: string
  readonly gaps: readonly { readonly from: string; readonly to: string }[]
}

/** Null for a platform without orders. */
export async function orderPeriod(db: AnalyticsDb, platform: string, knownOn?: string): Promise<OrderPeriod | null> {
  const files = await db.rows(
    z.object({ first: z.string(), last: z.string() }),
    `SELECT toString(min(ordered_on)) AS first, toString(max(ordered_on)) AS last
     FROM (${orderStatements('platform = {platform:String}')}) WHERE ${importedBy(knownOn)} AND ${isDated('ordered_on')}
     GROUP BY import_id ORDER BY first`,
    { platform, knownOn: knownOn ?? '' },
    { route: 'derive.orders' },
  )
  const [earliest] = files
  if (earliest === undefined) return null
  const gaps: { from: string; to: string }[] = []
  let until = earliest.last
  for (const { first, last } of files) {
    if (dayNumber(first) - dayNumber(until) > QUIET_DAYS) gaps.push({ from: addDays(until, 1), to: addDays(first, -1) })
    if (last > until) until = last
  }
  return { from: earliest.first, until, gaps }
}

/** The days of no file, as `{gapFrom:Array(Date)}` and `{gapTo:Array(Date)}`: everything before the first order as well. */
export function gapBinds(period: OrderPeriod | null): { gapFrom: readonly string[]; gapTo: readonly string[] } {
  const gaps = period === null ? [] : [{ from: '1970-01-01', to: addDays(period.from, -1) }, ...period.gaps]
  return { gapFrom: gaps.map(({ from }) => from), gapTo: gaps.map(({ to }) => to) }
}

/** SQL: whether order files tell of every day behind `start` up to `end`. Binds as `gapBinds` gives. */
export function isTold(start: string, end: string): string {
  return `NOT arrayExists((first, last) -> first <= ${end} AND last > ${start}, {gapFrom:Array(Date)}, {gapTo:Array(Date)})`
}

/** Whether order files tell of every day from `first` to `last`. */
export function tellsOf(period: OrderPeriod, first: string, last: string): boolean {
  return (
    period.from <= first && period.until >= last && !period.gaps.some(({ from, to }) => from <= last && to >= first)
  )
}

/** Platforms of which orders are known. */
export async function platformsWithOrders(db: AnalyticsDb): Promise<readonly string[]> {
  const rows = await db.rows(
    z.object({ platform: z.string() }),
    `SELECT DISTINCT platform FROM trendee.order_line WHERE ${isDated('ordered_on')} ORDER BY platform`,
    {},
    { route: 'selling.with-orders', isKept: true },
  )
  return rows.map(({ platform }) => platform)
}

/** The Mondays of the weeks of whose every day order files tell. */
export function wholeWeeks(period: OrderPeriod | null): string[] {
  if (period === null) return []
  const weeks: string[] = []
  for (
    let monday = mondayOf(addDays(period.from, 6));
    addDays(monday, 6) <= period.until;
    monday = addWeeks(monday, 1)
  ) {
    if (tellsOf(period, monday, addDays(monday, 6))) weeks.push(monday)
  }
  return weeks
}
