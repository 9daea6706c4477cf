import { isHostOf } from '@trendee/core/pictures/picture-host'
import type { PictureTrouble } from '@trendee/core/pictures/picture-trouble'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { nextVersion } from '../engine/next-version'
import { NAMED_PICTURES, PICTURE_STATES } from '../tables/picture'
import { pictureHosts } from './picture-hosts'

/** What came of trying to have one record's picture. */
export interface PictureOutcome {
  readonly record: string
  readonly address: string
  readonly state: 'kept' | 'waiting' | 'given_up'
  /** Key of the thumbnails that are shown from now on; empty: the drawing. */
  readonly photo: string
  readonly tries: number
  readonly nextTry: Date | null
  readonly trouble: PictureTrouble | ''
}

const COLUMNS = ['record', 'address', 'state', 'photo', 'tries', 'next_try', 'trouble', 'version']

export async function savePictureOutcomes(db: AnalyticsDb, outcomes: readonly PictureOutcome[]): Promise<void> {
  const lines = new JsonLines()
  for (const { record, address, state, photo, tries, nextTry, trouble } of outcomes) {
    const seconds = nextTry === null ? 0 : Math.ceil(nextTry.getTime() / 1000)
    lines.add([record, address, state, photo, tries, seconds, trouble, nextVersion()])
  }
  await db.append('trendee.picture', COLUMNS, lines.take())
}

/**
 * Lets what was given up wait again: all of a rule's hosts, and whatever led elsewhere than was allowed, since what is
 * allowed has just changed.
 */
export async function retryGivenUp(db: AnalyticsDb, rule: string): Promise<void> {
  const hosts = (await pictureHosts(db)).map(({ host }) => host).filter((host) => isHostOf(rule, host))
  await db.run(
    `INSERT INTO trendee.picture (${COLUMNS.join(', ')})
     SELECT known.record, known.address, 'waiting', known.photo, 0, toDateTime(0, 'UTC'), '', {version:UInt64}
     FROM ${NAMED_PICTURES} AS named INNER JOIN ${PICTURE_STATES} AS known ON known.record = named.record
     WHERE known.state = 'given_up' AND (has({hosts:Array(String)}, named.host) OR known.trouble = 'not_allowed')`,
    { hosts, version: nextVersion() },
    { route: 'pictures.retry' },
  )
}
