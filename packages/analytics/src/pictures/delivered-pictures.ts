import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { nextVersion } from '../engine/next-version'
import { NAMED_PICTURES, PICTURED_RECORDS, PICTURE_STATES } from '../tables/picture'

export interface DeliveredPicture {
  /** File name without folders, `10000001.jpg`. */
  readonly name: string
  readonly photo: string
}

export async function saveDeliveredPictures(db: AnalyticsDb, pictures: readonly DeliveredPicture[]): Promise<void> {
  const lines = new JsonLines()
  for (const { name, photo } of pictures) lines.add([name, photo, nextVersion()])
  await db.append('trendee.delivered_picture', ['name', 'photo', 'version'], lines.take())
}

const DELIVERED = String.raw`(SELECT name, replaceRegexpOne(name, '\\.[^.]*$', '') AS stem, photo, version
  FROM trendee.delivered_picture FINAL)`

/**
 * File names with the records that they show: the one record whose id the name is, else the records of the one address that
 * ends in it. A name that could mean two things means none: `main.jpg` ends many addresses.
 */
const MATCHED = `(
  SELECT any(named.record) AS record, any(named.address) AS address, any(given.photo) AS photo, any(given.version) AS came
  FROM ${PICTURED_RECORDS} AS named INNER JOIN ${DELIVERED} AS given ON given.stem = named.id
  GROUP BY given.name HAVING count() = 1
  UNION ALL
  SELECT arrayJoin(groupArray(named.record)) AS record, any(named.address) AS address, any(given.photo) AS photo,
    any(given.version) AS came
  FROM (SELECT *, decodeURLComponent(extract(path(address), '[^/]*$')) AS tail FROM ${NAMED_PICTURES} AS every) AS named
  INNER JOIN ${DELIVERED} AS given ON given.name = named.tail
  GROUP BY given.name HAVING uniqExact(named.address) = 1)`

/** Gives records the pictures that were delivered for them since they got theirs; a feed may come after its pictures. */
export async function placeDeliveredPictures(db: AnalyticsDb): Promise<void> {
  await db.run(
    `INSERT INTO trendee.picture (record, address, state, photo, tries, next_try, trouble, version)
     SELECT matched.record, argMax(matched.address, came), 'kept', argMax(matched.photo, came), 0,
       toDateTime(0, 'UTC'), '', {version:UInt64}
     FROM ${MATCHED} AS matched LEFT JOIN ${PICTURE_STATES} AS known ON known.record = matched.record
     WHERE matched.came > known.version
     GROUP BY matched.record`,
    { version: nextVersion() },
    { route: 'pictures.place', maxSeconds: 120 },
  )
}

/** How many of the delivered pictures are shown by a record now. */
export async function shownPictures(db: AnalyticsDb, photos: readonly string[]): Promise<number> {
  if (photos.length === 0) return 0
  const [row] = await db.rows(
    z.object({ shown: z.number() }),
    'SELECT toUInt32(uniqExact(photo)) AS shown FROM trendee.picture FINAL WHERE has({photos:Array(String)}, photo)',
    { photos: [...new Set(photos)] },
    { route: 'pictures.shown' },
  )
  return row?.shown ?? 0
}
