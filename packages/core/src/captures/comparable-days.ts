import { median } from '../series/robust-statistics'

/**
 * Whether a capture can be compared with those before it: `first`: there are none; `comparable`; `other products`: it
 * saw few of the products that were usually seen again; `too few`: it is much smaller than the captures usually are.
 */
export const COMPARABILITY = ['first', 'comparable', 'other products', 'too few'] as const
export type Comparability = (typeof COMPARABILITY)[number]

/** What was captured of a platform's products on one day. */
export interface CapturedDay {
  /** Days since 1970. */
  readonly day: number
  /** Products that were observed. */
  readonly products: number
  /** Those of them that were observed within the `LOOKED_BACK_DAYS` before. */
  readonly seenAgain: number
}

export interface JudgedDay extends CapturedDay {
  /** How many products the captures that it is compared with saw again, their median; 0 for a first one. */
  readonly usuallySeenAgain: number
  readonly comparability: Comparability
}

/** Monthly captures still follow each other. */
export const LOOKED_BACK_DAYS = 35
/** Captures that say what is usual. */
const USUAL_OF = 8
/** Of what is usual, so much must be seen again. */
const SHARE = 0.5

/** A shelf that takes over from a larger one holds at least so much of it. */
const SMALLEST_SHARE = 0.1

/** Products of a day that are rows rather than a shelf, and how many such days say so; of more products a day it takes many. */
const FEW_ROWS = 5
const FEW_DAYS = 3
const MANY_DAYS = 8
/** Of products told once, so many are told again by chance. */
const HARDLY_ANY = 0.05

/**
 * Judges the days of one platform, in ascending order. A day is comparable when it sees at least half as many products
 * again as the last eight comparable days did: a file of another shelf, of a few rows or of half a region does not become
 * the day on which all windows end. A new shelf half as large as the old one takes over with its second capture, one of a
 * tenth when no comparable capture has come for 35 days; one ten times as large begins anew. Of rows that have days of their own the newest counts.
 */
export function judgeDays(days: readonly CapturedDay[]): JudgedDay[] {
  const judged: JudgedDay[] = []
  for (const captured of days) judged.push(judge(captured, judged))
  return judged
}

export function isComparable({ comparability }: JudgedDay): boolean {
  return comparability === 'first' || comparability === 'comparable'
}

/** The newest day that can be compared with those before it; null without any. */
export function newestComparable(days: readonly JudgedDay[]): JudgedDay | null {
  return days.findLast(isComparable) ?? null
}

function judge(captured: CapturedDay, before: readonly JudgedDay[]): JudgedDay {
  const comparable = before.filter(isComparable)
  const recent = before.filter(({ day }) => day >= captured.day - LOOKED_BACK_DAYS)
  const recentComparable = recent.filter(isComparable)
  const size = median(comparable.slice(-USUAL_OF).map(({ products }) => products)) ?? 0
  // After a pause longer than a monthly feed's there is nothing to see again, whatever odd rows came in it: only its size
  // can tell.
  const isFull = captured.products >= size * SHARE
  if (recent.length === 0 || (isFull && recent.every(({ comparability }) => comparability === 'too few')))
    return { ...captured, usuallySeenAgain: 0, comparability: isFull ? 'first' : 'too few' }
  if (isFull && haveOwnDays([...before, captured], size))
    return { ...captured, usuallySeenAgain: 0, comparability: 'first' }
  const references = (recentComparable.length > 0 ? recentComparable : recent).slice(-USUAL_OF)
  const usuallySeenAgain = median(references.map(seeable)) ?? 0
  const wanted = Math.max(usuallySeenAgain * SHARE, size * SMALLEST_SHARE)
  if (captured.seenAgain >= wanted) return { ...captured, usuallySeenAgain, comparability: 'comparable' }
  // A first sample is no shelf that a whole one would have to resemble.
  if (captured.products * SMALLEST_SHARE >= size) return { ...captured, usuallySeenAgain: 0, comparability: 'first' }
  return { ...captured, usuallySeenAgain, comparability: captured.products >= wanted ? 'other products' : 'too few' }
}

/**
 * Whether these are the days of single rows, as of an export that tells of each product once: no shelf that is captured again
 * and again. `size`: products of a day, the median.
 */
function haveOwnDays(days: readonly CapturedDay[], size: number): boolean {
  const seenAgain = days.reduce((sum, day) => sum + day.seenAgain, 0)
  const products = days.reduce((sum, day) => sum + day.products, 0)
  return days.length >= (size <= FEW_ROWS ? FEW_DAYS : MANY_DAYS) && seenAgain <= products * HARDLY_ANY
}

/** How many products a later capture could see again. Of a shelf that was new it is all that it saw. */
function seeable({ comparability, products, seenAgain }: JudgedDay): number {
  return comparability === 'comparable' ? seenAgain : products
}
