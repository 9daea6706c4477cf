import { isPlausibleRelease, observedDayFault } from '@trendee/core/captures/capture-day'
import { addDays } from '@trendee/core/periods/week'
import { dayOfSeconds } from './calendar-days'
import type { FeedMessage } from './feed-message'
import { ProductDraft } from './product-draft'
import type { FeedRecord } from './records'

/** Stands where a row names a day that cannot be read: it is of no day, least of all of that of the capture. */
export const UNREAD_DAY = ''

/** The day on which a record was observed where it says so itself; null where the file's capture day must tell. */
export function ownDay(record: FeedRecord): string | null {
  switch (record.kind) {
    case 'product':
    case 'hashtag':
    case 'creator':
    case 'ad-topic':
      return record.observedOn
    case 'order-line':
      return record.orderedOn
    case 'series':
      return record.date
    case 'place-interest':
      return record.to
    case 'post':
      return record.postedAt === null ? UNREAD_DAY : dayOfSeconds(record.postedAt)
    case 'look':
      return record.shownOn
    case 'related-query':
      return null
  }
}

/** The capture day of rows that are only looked at, before a person has said which it was. */
export const UNKNOWN_DAY = '1970-01-01'

/** Of a day that only the day of capture tells, where that was not given. */
export const OF_CAPTURE = 'counts back from the day of capture, which was not given' satisfies FeedMessage

/**
 * Why a record's day cannot be; null where it can. What was observed does not lie ahead, and no post is younger than the
 * file that holds it (`capturedOn`): one would move every window of its network, as a look would the newest season. Shows may be
 * older than anything that is observed elsewhere.
 */
export function dayFault(record: FeedRecord, nowMs: number, capturedOn?: string): FeedMessage | null {
  const day = ownDay(record)
  if (day === null || day === UNREAD_DAY || (day === UNKNOWN_DAY && capturedOn === UNKNOWN_DAY)) return null
  switch (observedDayFault(day, nowMs)) {
    case 'too early':
      if (record.kind === 'look')
        return isPlausibleRelease(day, nowMs) ? null : 'lies too far away for a show or a release'
      return 'lies before 2004-01-01, the first day that is taken'
    case 'too late':
      return 'lies in the future'
    case null:
      return record.kind === 'post' &&
        capturedOn !== undefined &&
        capturedOn !== UNKNOWN_DAY &&
        day > addDays(capturedOn, 1)
        ? 'lies after the day on which the file was captured'
        : null
  }
}

/** A record without its own day, which is none it can be of; null of those that are nothing without their day. */
export function withoutDay(record: FeedRecord): FeedRecord | null {
  if (record instanceof ProductDraft) {
    record.observedOn = UNREAD_DAY
    return record
  }
  if (record.kind === 'order-line') return { ...record, orderedOn: UNREAD_DAY }
  return record.kind === 'post' ? { ...record, postedAt: null } : null
}
