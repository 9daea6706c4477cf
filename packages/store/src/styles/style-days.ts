import { STYLE_RULE, type ShownStyle, type StyleChoice } from '@trendee/core/styles/style-of-the-day'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'

/** The style of a day with what decided it. */
export interface StyleDay extends StyleChoice {
  readonly day: string
  readonly region: string
}

/** As `why` holds it, beside the rule's number. */
interface Why extends Omit<StyleChoice, 'trendId' | 'riseWeeks' | 'restDays'> {
  readonly rise_weeks: number
  readonly rest_days: number
}

/** Keeps the styles of days; a day that has one keeps it, whatever is known later. */
export async function keepStyles(db: StoreDb, chosen: readonly StyleDay[], now: Date): Promise<void> {
  if (chosen.length === 0) return
  const rows = chosen.map(({ day, region, trendId, rise, riseWeeks, weeks, level, rising, restDays, weight }) => ({
    day,
    region,
    trend_id: trendId,
    why: JSON.stringify({
      rule: STYLE_RULE,
      rise,
      rise_weeks: riseWeeks,
      weeks,
      level,
      rising,
      rest_days: restDays,
      weight,
    }),
    chosen_at: now,
  }))
  await db
    .insertInto('style_day')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The styles of the days from `first` on, the oldest first. */
export async function stylesSince(db: StoreDb, first: string): Promise<ShownStyle[]> {
  const rows = await db
    .selectFrom('style_day')
    .select(['day', 'trend_id'])
    .where('day', '>=', first)
    .orderBy('day')
    .execute()
  return rows.map(({ day, trend_id: trendId }) => ({ day, trendId }))
}

const COLUMNS = ['day', 'region', 'trend_id', 'why'] as const

/** The days that have a style, the newest first. */
export async function styleDays(db: StoreDb, page: Page): Promise<PageOf<StyleDay>> {
  const all = db.selectFrom('style_day').select(COLUMNS).orderBy('day', 'desc')
  const { list, total } = await pageOf(db, all, page)
  return { list: list.map(styleDay), total }
}

/** The style of one day, or of the newest that has one; `null` where there is none. */
export async function styleOfDay(db: StoreDb, day: string | undefined): Promise<StyleDay | null> {
  const all = db.selectFrom('style_day').select(COLUMNS).orderBy('day', 'desc').limit(1)
  const row = await (day === undefined ? all : all.where('day', '=', day)).executeTakeFirst()
  return row === undefined ? null : styleDay(row)
}

/** The first day that has a style. */
export async function firstStyleDay(db: StoreDb): Promise<string | null> {
  const row = await db.selectFrom('style_day').select('day').orderBy('day').limit(1).executeTakeFirst()
  return row?.day ?? null
}

interface StyleDayRow {
  readonly day: string
  readonly region: string
  readonly trend_id: string
  readonly why: unknown
}

function styleDay({ day, region, trend_id: trendId, why }: StyleDayRow): StyleDay {
  const { rise, rise_weeks: riseWeeks, weeks, level, rising, rest_days: restDays, weight } = why as Why
  return { day, region, trendId, rise, riseWeeks, weeks, level, rising, restDays, weight }
}
