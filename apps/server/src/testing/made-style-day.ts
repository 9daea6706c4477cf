import { addDays } from '@trendee/core/periods/week'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { keepStyles, styleOfDay } from '@trendee/store/styles/style-days'

/** Another style, some days before the newest one: so small a world has too few records to show one on many days. */
export async function makeEarlierStyle(db: StoreDb, trendIds: readonly string[], daysBefore: number): Promise<void> {
  const newest = await styleOfDay(db, undefined)
  if (newest === null) throw new Error('the world has no style of the day')
  const trendId = trendIds.find((id) => id !== newest.trendId)
  if (trendId === undefined) throw new Error('the world has one style alone')
  await keepStyles(db, [{ ...newest, day: addDays(newest.day, -daysBefore), trendId }], new Date())
}
