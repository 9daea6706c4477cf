import { type CapturedDay, LOOKED_BACK_DAYS } from '@trendee/core/captures/comparable-days'
import { z } from 'zod'
import type { AnalyticsDb, QueryParameters } from '../engine/db'

const DAY = z.object({ day: z.number(), products: z.number(), again: z.number() })

/** SQL of the days (numbers, oldest first) of each product in a relation of `product_id` and `observed_on`. */
export function daysOfProducts(seen: string): string {
  return `SELECT product_id, arraySort(groupUniqArray(toUInt32(observed_on))) AS days FROM (${seen}) GROUP BY product_id`
}

/** How many products were seen on each day, and how many of them had been seen lately; oldest first. */
export async function capturedDays(db: AnalyticsDb, seen: string, parameters: QueryParameters): Promise<CapturedDay[]> {
  const days = await db.rows(
    DAY,
    `SELECT seen.1 AS day, count() AS products, countIf(seen.2 > 0 AND seen.1 - seen.2 <= {lately:UInt32}) AS again
     FROM (${daysOfProducts(seen)}) ARRAY JOIN arrayZip(days, arrayPushFront(arrayPopBack(days), 0)) AS seen
     GROUP BY day ORDER BY day`,
    { ...parameters, lately: LOOKED_BACK_DAYS },
    { route: 'derive.captures' },
  )
  return days.map(({ day, products, again }) => ({ day, products, seenAgain: again }))
}
