import type { PictureHostRule } from '@trendee/core/pictures/picture-host'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { IS_WAITING, NAMED_PICTURES, PICTURE_STATES } from '../tables/picture'

const ROW = z.object({
  address: z.string(),
  host: z.string(),
  records: z.array(z.string()),
  photos: z.array(z.string()),
  tries: z.number(),
})

/** An address to fetch from, and what it is the picture of. */
export interface WaitingPicture {
  readonly address: string
  readonly host: string
  /** Records with the photograph that is shown of each until then, empty where there is none. */
  readonly records: readonly { readonly record: string; readonly photo: string }[]
  /** Failures so far. */
  readonly tries: number
}

export interface WaitingQuestion {
  readonly rules: readonly PictureHostRule[]
  /** Hosts that are left in peace for now. */
  readonly resting: readonly string[]
  readonly now: Date
  readonly mostOfHost: number
  readonly most: number
}

const EXACT_HOST = 'has({exact:Array(String)}, host) OR arrayExists(end -> endsWith(host, end), {ends:Array(String)})'
const PLAIN_HOST =
  'has({plainExact:Array(String)}, host) OR arrayExists(end -> endsWith(host, end), {plainEnds:Array(String)})'

function hostParameters(rules: readonly PictureHostRule[]) {
  const exact = rules.filter(({ host }) => !host.startsWith('*.'))
  const ends = rules.filter(({ host }) => host.startsWith('*.'))
  const plain = (some: readonly PictureHostRule[]) => some.filter(({ allowsHttp }) => allowsHttp)
  const name = ({ host }: PictureHostRule) => host.replace(/^\*/, '')
  return {
    exact: exact.map(name),
    ends: ends.map(name),
    plainExact: plain(exact).map(name),
    plainEnds: plain(ends).map(name),
  }
}

/** Pictures of allowed hosts that are due, untried ones first; each address once, however many records name it. */
export async function waitingPictures(db: AnalyticsDb, question: WaitingQuestion): Promise<WaitingPicture[]> {
  const { rules, resting, now, mostOfHost, most } = question
  if (rules.length === 0) return []
  const rows = await db.rows(
    ROW,
    `SELECT named.address AS address, any(named.host) AS host, groupArray(named.record) AS records,
       groupArray(known.photo) AS photos, toUInt32(max(if(known.address = named.address, known.tries, 0))) AS tries
     FROM (SELECT * FROM ${NAMED_PICTURES} AS every
       WHERE (${EXACT_HOST}) AND (startsWith(address, 'https:') OR ${PLAIN_HOST})
         AND NOT has({resting:Array(String)}, host)) AS named
     LEFT JOIN ${PICTURE_STATES} AS known ON known.record = named.record
     WHERE ${IS_WAITING}
       AND (known.address != named.address OR known.next_try <= toDateTime({now:UInt32}, 'UTC'))
     GROUP BY named.address
     ORDER BY tries, address LIMIT {mostOfHost:UInt32} BY host LIMIT {most:UInt32}`,
    { ...hostParameters(rules), resting, now: Math.floor(now.getTime() / 1000), mostOfHost, most },
    { route: 'pictures.waiting', maxSeconds: 120 },
  )
  return rows.map(({ records, photos, ...rest }) => ({
    ...rest,
    records: records.map((record, index) => ({ record, photo: photos[index] ?? '' })),
  }))
}
