import type { StoreDb } from '../engine/open-store'
import type { JsonValue } from '../engine/column-types'

/** Rows of one statement: each has seven values, and a statement holds 65,535. */
const ROWS_AT_ONCE = 1000
const KEPT_DAYS = 90

export interface PageEvent {
  /** `page_view`, `click`, … */
  readonly event: string
  readonly accountId: string | null
  readonly currentPage: string
  readonly previousPage: string
  readonly trackingTag: string
  readonly notes: JsonValue
  readonly happenedAt: Date
}

export async function addPageEvents(db: StoreDb, events: readonly PageEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('page_event')
      .values(
        events.slice(from, from + ROWS_AT_ONCE).map((event) => ({
          event: event.event,
          account_id: event.accountId,
          current_page: event.currentPage,
          previous_page: event.previousPage,
          tracking_tag: event.trackingTag,
          notes: JSON.stringify(event.notes),
          happened_at: event.happenedAt,
        })),
      )
      .execute()
  }
}

/** Forgets events that are older than 90 days; how many. */
export async function dropOldPageEvents(db: StoreDb, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  const result = await db.deleteFrom('page_event').where('happened_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
