import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { IN_SHOW, LOOK_COLUMNS, LOOK_ROW, type LookRow } from '../tables/look-row'
import { type SimilarLook, similarLooks } from './similar-looks'

const PAGE = LOOK_ROW.extend({ description: z.string(), url: z.string() })
const NEIGHBOUR = z.object({ id: z.string(), look_number: z.number().nullable(), place: z.number(), looks: z.number() })
/** Before and after a look. */
const AROUND = 6

export interface LookDetail {
  readonly look: z.output<typeof PAGE>
  /** Place of the look in its show, from 1, and how many the show has. */
  readonly place: number
  readonly looks: number
  /** The looks around it, itself among them. */
  readonly neighbours: readonly z.output<typeof NEIGHBOUR>[]
  readonly similar: readonly SimilarLook[]
}

/** All that is known of one look, or `null` where there is none of that id. */
export async function detail(db: AnalyticsDb, id: string): Promise<LookDetail | null> {
  const bounds = { route: 'runway.detail', isKept: true }
  const [look] = await db.rows(
    PAGE,
    `SELECT ${LOOK_COLUMNS}, description, url FROM trendee.look_current WHERE look_id = {id:String} LIMIT 1`,
    { id },
    bounds,
  )
  if (look === undefined) return null
  const [neighbours, similar] = await Promise.all([neighboursOf(db, look), similarLooks(db, look)])
  const own = neighbours.find((neighbour) => neighbour.id === id)
  return { look, place: own?.place ?? 1, looks: own?.looks ?? 1, neighbours, similar }
}

function neighboursOf(db: AnalyticsDb, { id, show_id: show }: LookRow): Promise<z.output<typeof NEIGHBOUR>[]> {
  return db.rows(
    NEIGHBOUR,
    `WITH placed AS (
       SELECT look_id, look_number, row_number() OVER (ORDER BY ${IN_SHOW}) AS place, count() OVER () AS looks
       FROM trendee.look_current WHERE show_id = {show:String})
     SELECT look_id AS id, look_number, place, looks FROM placed
     WHERE abs(toInt64(place) - toInt64((SELECT place FROM placed WHERE look_id = {id:String}))) <= ${AROUND}
     ORDER BY place`,
    { id, show },
    { route: 'runway.detail.neighbours', isKept: true },
  )
}
