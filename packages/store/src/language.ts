import { sql } from 'kysely'
import type { StoreDb } from './open-store'

export interface LanguageEntry {
  readonly key: string
  readonly en: string
  readonly zh: string
}

/** Puts the built-in texts into the database. Texts that an editor changed stay as edited; gone keys go. */
export async function seedLanguage(db: StoreDb, entries: readonly LanguageEntry[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('language_entry')
      .where(
        'text_key',
        'not in',
        entries.map((entry) => entry.key),
      )
      .execute()
    await transaction
      .insertInto('language_entry')
      .values(entries.map((entry) => ({ text_key: entry.key, en: entry.en, zh: entry.zh })))
      .onConflict((conflict) =>
        conflict
          .column('text_key')
          .doUpdateSet((set) => ({ en: set.ref('excluded.en'), zh: set.ref('excluded.zh'), updated_at: sql`now()` }))
          .where('language_entry.is_edited', '=', false)
          .where(sql<boolean>`(language_entry.en, language_entry.zh) is distinct from (excluded.en, excluded.zh)`),
      )
      .execute()
  })
}

export async function languageEntries(db: StoreDb): Promise<LanguageEntry[]> {
  const rows = await db.selectFrom('language_entry').select(['text_key', 'en', 'zh']).orderBy('text_key').execute()
  return rows.map((row) => ({ key: row.text_key, en: row.en, zh: row.zh }))
}
