import { isTold } from '../tables/order-lines'
import type { DemandBasis } from './demand'

/**
 * SQL of what a product's counts tell of each window, over columns that `rebuildProducts` collects: `counts` are
 * `(day, version, count, evidence, period in days or 0)` and `ranks` `(day, version, rank)`, both in time order;
 * of orders a point for each line; `windows` are the window lengths, `as_of_day` their common end, `listed_on` the shop's own listing day or NULL.
 */
export interface WindowColumns {
  /** Arrays by window. */
  readonly demand: string
  readonly prior: string
  readonly evidence: string
  readonly rankChange: string
  /** Days the feed's own count spans, NULL for lifetime counts. */
  readonly windowDays: string
}

/**
 * A window of `w` days that ends on `end` holds the days after `end - w`. The count at its start lies between the captures on
 * both sides, on a straight line: what was sold from one to the other is booked on its days alike. The one before may not be
 * older than a quarter of the window.
 */
const captureBefore = (end: string) => `arrayLast(p -> p.1 <= ${end} - w AND p.1 >= ${end} - w - intDiv(w, 4), counts)`
const captureAfter = (end: string) => `arrayFirst(p -> p.1 > ${end} - w, counts)`
const startOf = (end: string) => `(${captureBefore(end)}, ${captureAfter(end)}, ${end} - w)`
const pointsWithin = (end: string) => `arrayFilter(p -> p.1 > ${end} - w AND p.1 <= ${end}, counts)`

/** Of what `startOf` tells: whether the count is known, and what it is. */
const isKnown = (start: string) => `${start}.1.1 > toDate(0)`
const countAt = (start: string) => `(${start}.1.3 + if(${start}.1.1 = ${start}.3 OR ${start}.2.1 = toDate(0), 0,
    (toFloat64(${start}.2.3) - ${start}.1.3) * (${start}.3 - ${start}.1.1) / (${start}.2.1 - ${start}.1.1)))`
/** The captures lie further apart than a quarter of the window: too much of it is where the line puts it. */
const IS_FAR = '(start.1.1 < start.3 AND start.2.1 - start.1.1 > intDiv(w, 4))'

const IS_KNOWN = isKnown('start')
const IS_LISTED_INSIDE = 'ifNull(listed_on > as_of_day - w, 0)'
/** The window's counts begin after its start: what they grew by is less than what was sold. */
const IS_PARTIAL = `NOT ${IS_KNOWN} AND NOT ${IS_LISTED_INSIDE}`

const POINTS = `arrayMap(w -> ${pointsWithin('as_of_day')}, windows)`
const STARTS = `arrayMap(w -> ${startOf('as_of_day')}, windows)`
const EARLIER_POINTS = `arrayMap(w -> ${pointsWithin('(as_of_day - w)')}, windows)`
const EARLIER_STARTS = `arrayMap(w -> ${startOf('(as_of_day - w)')}, windows)`

/**
 * Lifetime counts: the count at the window's end less the count at its start. For a product listed within the window the
 * start is nothing; for one first seen within it, or unseen around its start, the first count within, which gives a
 * lower bound. One count alone tells nothing about a period, and no count within the window is no zero.
 */
function lifetimeColumns(basis: DemandBasis): Omit<WindowColumns, 'rankChange'> {
  const isUnits = basis.basis === 'units'
  const own = isUnits ? 'points[-1].4' : "'measured'"
  return {
    demand: `arrayMap((w, points, start) -> multiIf(empty(points), NULL,
      ${IS_KNOWN}, toNullable(greatest(round(points[-1].3 - ${countAt('start')}), 0)),
      ${IS_LISTED_INSIDE}, points[-1].3,
      points[-1].1 > points[1].1, greatest(points[-1].3 - points[1].3, 0), NULL), windows, ${POINTS}, ${STARTS})`,
    // Only beside a whole window, and only whole itself: growth between two unequal stretches would be invented.
    prior: `arrayMap((w, points, start, now) -> multiIf(
      ${IS_LISTED_INSIDE}, toNullable(0.),
      NOT (${isKnown('now')}) OR empty(points), NULL,
      ${IS_KNOWN}, greatest(round(${countAt('now')} - ${countAt('start')}), 0),
      ifNull(listed_on > as_of_day - 2 * w, 0), round(${countAt('now')}), NULL),
      windows, ${EARLIER_POINTS}, ${EARLIER_STARTS}, ${STARTS})`,
    // The difference of two lower bounds bounds nothing. Where the window is unknown, the count's own evidence stands.
    evidence: `arrayMap((w, points, start) -> multiIf(
      empty(points), ${isUnits ? "if(empty(counts), '', counts[-1].4)" : "''"},
      ${IS_KNOWN} AND (${own} = 'at_least' OR ${IS_FAR}), 'estimated',
      ${own} = 'at_least' AND ${IS_PARTIAL} AND points[-1].1 > points[1].1, 'estimated',
      ${own} = 'measured' AND ${IS_PARTIAL} AND points[-1].1 > points[1].1, 'at_least', ${own}), windows, ${POINTS}, ${STARTS})`,
    windowDays: 'NULL',
  }
}

/**
 * Counts of a fixed period: the newest that still speaks of the window, and for growth the newest of the period before,
 * so that the two never overlap.
 */
function periodColumns(): Omit<WindowColumns, 'rankChange'> {
  const now = `arrayMap(w -> arrayLast(p -> p.1 > as_of_day - greatest(w, p.5), counts), windows)`
  const before = `arrayMap(w -> arrayLast(p -> p.1 <= as_of_day - greatest(w, p.5)
    AND p.1 > as_of_day - 2 * greatest(w, p.5), counts), windows)`
  const value = (points: string) => `arrayMap(p -> if(p.1 > toDate(0), toNullable(p.3), NULL), ${points})`
  return {
    demand: value(now),
    prior: value(before),
    evidence: `arrayMap(p -> p.4, ${now})`,
    windowDays: 'if(empty(counts), NULL, counts[-1].5)',
  }
}

const SOLD_WITHIN = (start: string, end: string) => `arrayFilter(p -> p.1 > ${start} AND p.1 <= ${end}, counts)`
const UNITS_WITHIN = (start: string, end: string) => `arraySum(p -> p.3, ${SOLD_WITHIN(start, end)})`

/**
 * Orders: the units of the window's days. Where no file tells of some of these days it is a lower bound, and before is unknown. A product
 * that was never ordered may belong to another shop, or never have been on offer: its demand is unknown, too.
 */
function orderColumns(): Omit<WindowColumns, 'rankChange'> {
  const [start, before] = ['as_of_day - w', 'as_of_day - 2 * w']
  const units = UNITS_WITHIN(start, 'as_of_day')
  const isWhole = isTold(start, 'as_of_day')
  return {
    demand: `arrayMap(w -> if(empty(counts), NULL, if(${isWhole}, toNullable(${units}), nullIf(${units}, 0))), windows)`,
    prior: `arrayMap(w -> if(empty(counts) OR NOT (${isTold(before, 'as_of_day')}), NULL,
      toNullable(${UNITS_WITHIN(before, start)})), windows)`,
    evidence: `arrayMap(w -> multiIf(empty(counts), '',
      arrayExists(p -> p.4 = 'estimated', ${SOLD_WITHIN(start, 'as_of_day')}), 'estimated',
      ${isWhole} AND NOT arrayExists(p -> p.4 = 'at_least', ${SOLD_WITHIN(start, 'as_of_day')}), 'measured', 'at_least'), windows)`,
    windowDays: 'NULL',
  }
}

const NOTHING: Omit<WindowColumns, 'rankChange'> = {
  demand: 'arrayMap(w -> CAST(NULL AS Nullable(Float64)), windows)',
  prior: 'arrayMap(w -> CAST(NULL AS Nullable(Float64)), windows)',
  evidence: "arrayMap(w -> '', windows)",
  windowDays: 'NULL',
}

/** Places gained since the window's start; NULL without a rank within the window and one known at its start. */
const RANK_CHANGE = `arrayMap(w -> if(empty(ranks) OR ranks[-1].1 <= as_of_day - w OR ranks[1].1 > as_of_day - w, NULL,
  toNullable(toInt32(arrayLast(p -> p.1 <= as_of_day - w, ranks).3) - toInt32(ranks[-1].3))), windows)`

const COLUMNS_OF = { lifetime: lifetimeColumns, window: periodColumns, orders: orderColumns }

/** The window columns for what a platform's feeds count. */
export function windowColumns(basis: DemandBasis): WindowColumns {
  const columns = basis.column === null ? NOTHING : COLUMNS_OF[basis.counts](basis)
  return { ...columns, rankChange: RANK_CHANGE }
}
