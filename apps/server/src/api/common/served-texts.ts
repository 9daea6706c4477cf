import { type LanguageEntry, languageEntries } from '@trendee/store/administration/language'
import type { StoreDb } from '@trendee/store/engine/open-store'

/** Every browser asks for all texts; another process's edit is seen within this time. */
const KEPT_MS = 60_000

interface Served {
  readonly texts: Promise<LanguageEntry[]>
  readonly until: number
}

const memory = new WeakMap<StoreDb, Served>()

/** Every text of the interface, from memory where it was read within the last minute. */
export function servedTexts(db: StoreDb): Promise<LanguageEntry[]> {
  const known = memory.get(db)
  if (known && known.until > Date.now()) return known.texts
  const served = { texts: languageEntries(db), until: Date.now() + KEPT_MS }
  memory.set(db, served)
  served.texts.catch(() => memory.delete(db))
  return served.texts
}

/** To be called when a text was changed: the next question reads all of them anew. */
export function forgetTexts(db: StoreDb): void {
  memory.delete(db)
}
