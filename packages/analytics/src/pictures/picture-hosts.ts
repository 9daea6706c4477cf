import { PICTURE_TROUBLES } from '@trendee/core/pictures/picture-trouble'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { IS_WAITING, NAMED_PICTURES, PICTURE_STATES } from '../tables/picture'

const ROW = z.object({
  host: z.string(),
  waiting: z.number(),
  /** Of those that wait: addresses without encryption. */
  waiting_plain: z.number(),
  kept: z.number(),
  given_up: z.number(),
  /** Why most of those were given up. */
  trouble: z.enum([...PICTURE_TROUBLES, '']),
})
export type PictureHostCount = z.output<typeof ROW>

/** Each host that feeds name, with how many pictures of it wait, came, or were given up; most waiting first. */
export function pictureHosts(db: AnalyticsDb): Promise<PictureHostCount[]> {
  return db.rows(
    ROW,
    `SELECT named.host AS host, toUInt32(countIf(${IS_WAITING})) AS waiting,
       toUInt32(countIf(${IS_WAITING} AND startsWith(named.address, 'http:'))) AS waiting_plain,
       toUInt32(countIf(NOT ${IS_WAITING} AND known.state = 'kept')) AS kept,
       toUInt32(countIf(NOT ${IS_WAITING} AND known.state = 'given_up')) AS given_up,
       topKIf(1)(toString(known.trouble), NOT ${IS_WAITING} AND known.state = 'given_up')[1] AS trouble
     FROM ${NAMED_PICTURES} AS named LEFT JOIN ${PICTURE_STATES} AS known ON known.record = named.record
     GROUP BY host ORDER BY waiting DESC, host`,
    {},
    { route: 'pictures.hosts', isKept: true },
  )
}
