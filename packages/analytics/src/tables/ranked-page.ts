import { z } from 'zod'
import type { AnalyticsDb, QueryBounds, QueryParameters } from '../engine/db'

/** SQL of a ranked list, put together from fixed texts. */
export interface RankedList {
  readonly select: string
  readonly from: string
  readonly where: string
  readonly order: string
  /** SQL of the day of the list, an aggregate; the newest `as_of` where nothing else is said. */
  readonly newest?: string
}

export interface RankedPage<Row> {
  readonly rows: Row[]
  /** Rows on all pages. */
  readonly total: number
  /** Newest day in the data; `null` where there is none. */
  readonly asOf: string | null
}

const COUNTED = z.looseObject({ total: z.number(), newest: z.string().nullable() })
const WHOLE = z.object({ total: z.number(), newest: z.string().nullable() })

/** One page of a ranked list, how many rows it has on all pages, and of when. */
export async function rankedPage<Row>(
  db: AnalyticsDb,
  row: z.ZodType<Row>,
  { select, from, where, order, newest = 'maxOrNull(as_of)' }: RankedList,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  parameters: QueryParameters,
  bounds: QueryBounds,
): Promise<RankedPage<Row>> {
  const found = await db.rows(
    COUNTED,
    `SELECT ${select}, count() OVER () AS total, toString(${newest} OVER ()) AS newest
     FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...parameters, limit: pageSize, offset: (page - 1) * pageSize },
    bounds,
  )
  const [first] = found
  if (first) return { rows: z.array(row).parse(found), total: first.total, asOf: first.newest }
  // A page beyond the end still says how many rows there are, and an empty list of when nothing fits.
  const [whole] = await db.rows(
    WHOLE,
    `SELECT countIf(${where}) AS total, toString(${newest}) AS newest FROM ${from}`,
    parameters,
    bounds,
  )
  return { rows: [], total: whole?.total ?? 0, asOf: whole?.newest ?? null }
}
