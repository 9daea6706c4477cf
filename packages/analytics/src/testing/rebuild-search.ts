import type { AnalyticsDb } from '../engine/db'
import { rebuildSearchItems, rebuildSearchNames, rebuildSearchWords } from '../derive/rebuild-search'

/** What is searched, as after an import: of the products and posts of some platforms, and of all that has a name. */
export async function rebuildSearch(db: AnalyticsDb, platforms: Iterable<string> = []): Promise<void> {
  for (const platform of platforms) await rebuildSearchItems(db, platform)
  await rebuildSearchNames(db)
  await rebuildSearchWords(db)
}
