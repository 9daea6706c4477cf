import { isTold } from '../tables/order-lines'
import type { DemandBasis } from './demand'

const WEEKS = 26

/** Weeks since Monday, 29 December 1969, as the engine numbers them: the last one that was over on `as_of_day`. */
const LAST_WEEK = 'toRelativeWeekNum(as_of_day + 1) - 1'

/**
 * SQL of a product's demand a week over the last 26 complete weeks, newest last, over the columns that `windowColumns`
 * describes. Lifetime counts: what the count grew by from the end of one week to the end of the next, unknown where
 * either is missing. Counts of a period: their weekly part. Orders: their units. Empty where nothing tells any week.
 */
export function weeklyDemand(basis: DemandBasis): string {
  if (basis.column === null) return 'CAST([] AS Array(Nullable(Float64)))'
  if (basis.counts === 'orders') return orderedByWeek()
  const isWeekly = basis.counts === 'window'
  const value = isWeekly ? 'if(point.5 > 0, toNullable(point.3 * 7 / point.5), NULL)' : 'toNullable(point.3)'
  // Newest first, so that the first count of a week is its last; the place of a week without one, 0, holds NULL.
  const values = `arrayMap(point -> ${value}, arrayReverse(counts))`
  const weeks = `arrayMap(point -> toRelativeWeekNum(point.1), arrayReverse(counts))`
  const counted = `arrayMap(week -> ${values}[indexOf(${weeks}, week)],
    range(toUInt32(${LAST_WEEK} - ${isWeekly ? WEEKS - 1 : WEEKS}), toUInt32(${LAST_WEEK} + 1)))`
  const demand = isWeekly
    ? counted
    : `arrayMap((now, before) -> if(isNull(now) OR isNull(before), NULL, greatest(assumeNotNull(now) - assumeNotNull(before), 0)),
        arrayPopFront(${counted}), arrayPopBack(${counted}))`
  return `if(arrayExists(week -> isNotNull(week), ${demand}), ${demand}, [])`
}

/** The Monday of a week, as the engine numbers them, counts days from 1 January 1970, a Thursday. */
const MONDAY = 'toDate(toInt32(week) * 7 - 3)'

function orderedByWeek(): string {
  const weeks = `range(toUInt32(${LAST_WEEK} - ${WEEKS - 1}), toUInt32(${LAST_WEEK} + 1))`
  const units = `arraySum(p -> if(toRelativeWeekNum(p.1) = week, p.3, 0), counts)`
  return `if(empty(counts), [], arrayMap(week -> if(${isTold(`(${MONDAY} - 1)`, `(${MONDAY} + 6)`)}, toNullable(${units}), NULL), ${weeks}))`
}
