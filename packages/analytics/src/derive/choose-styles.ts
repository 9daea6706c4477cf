import { addDays, dayNumber, lastCompleteWeek } from '@trendee/core/periods/week'
import {
  LEAST_RECORDS,
  type RisingStyle,
  STYLE_DAYS,
  STYLE_REST_DAYS,
  type ShownStyle,
  chooseStyle,
  risingStyle,
} from '@trendee/core/styles/style-of-the-day'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { SPEAKING_ROW } from '../tables/speaking-order'
import { metricsIn } from '../tables/trend-metric'
import type { ChosenStyle, StyleShelf } from './derive-context'
import { homeRegion } from './home-region'

const LINE = z.object({
  trend_id: z.string(),
  start_day: z.string(),
  line: z.array(z.number().nullable()),
})

/** Days of the records of a style: products as they were first seen, posts and looks as they were shown. */
const RECORD_DAYS = `
  SELECT arrayJoin(arrayFilter((value, type) -> type = 'style', attribute_values, attribute_types)) AS style, first_seen AS day
  FROM trendee.product_current WHERE first_seen IS NOT NULL
  UNION ALL SELECT arrayJoin(arrayFilter((value, type) -> type = 'style', attribute_values, attribute_types)), posted_on
  FROM trendee.post_current
  UNION ALL SELECT arrayJoin(arrayFilter((value, type) -> type = 'style', attribute_values, attribute_types)), shown_on
  FROM trendee.look_current`

/**
 * Chooses the style of each of the newest days that has none yet, of the region of which the most searches are known. A day is judged by
 * the weeks that were complete by it and by the records that were there, so that what comes later changes nothing.
 */
export async function chooseStyles(db: AnalyticsDb, shelf: StyleShelf, today: string): Promise<void> {
  const region = await homeRegion(db, today)
  if (region === null) return
  const [newest] = await db.rows(
    z.object({ day: z.string().nullable() }),
    `SELECT toString(maxOrNull(as_of)) AS day FROM ${metricsIn()}`,
    { region },
  )
  const last = newest?.day ?? null
  if (last === null) return
  const first = addDays(last, 1 - STYLE_DAYS)
  const shown: ShownStyle[] = [...(await shelf.shownSince(addDays(first, -4 * STYLE_REST_DAYS)))]
  const days = daysFrom(first, last).filter((day) => shown.every((each) => each.day !== day))
  if (days.length === 0) return
  const lines = await db.rows(
    LINE,
    `SELECT trend_id, toString(start) AS start_day, line
     FROM (SELECT * FROM ${metricsIn()} AND type = 'style' ${SPEAKING_ROW}) ORDER BY trend_id`,
    { region, gender: '' },
  )
  const enoughFrom = await enoughRecordsFrom(db)
  const byWeek = new Map<string, readonly RisingStyle[]>()
  const chosen: ChosenStyle[] = []
  for (const day of days) {
    // Nothing of the weeks changes within one: its styles are judged once.
    const weekEnd = addDays(lastCompleteWeek(day), 6)
    const rising =
      byWeek.get(weekEnd) ??
      lines.flatMap(
        ({ trend_id: id, start_day: start, line }) => risingStyle(id, { start, values: line }, weekEnd) ?? [],
      )
    byWeek.set(weekEnd, rising)
    const shownEnough = rising.filter(({ trendId }) => (enoughFrom.get(trendId) ?? '9') <= day)
    const choice = chooseStyle(day, shownEnough, shown)
    if (choice === null) continue
    shown.push({ day, trendId: choice.trendId })
    chosen.push({ day, region, ...choice })
  }
  await shelf.keep(chosen)
}

/** The day from which enough records show each style; a style that never has enough is missing. */
async function enoughRecordsFrom(db: AnalyticsDb): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows(
    z.object({ style: z.string(), enough_from: z.string() }),
    `SELECT style, toString(arrayMax(groupArraySorted(${LEAST_RECORDS})(day))) AS enough_from
     FROM (${RECORD_DAYS}) GROUP BY style HAVING count() >= ${LEAST_RECORDS}`,
  )
  return new Map(rows.map((row) => [row.style, row.enough_from]))
}

function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, place) => addDays(first, place))
}
