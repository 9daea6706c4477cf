import { sql } from 'kysely'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'

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

export interface EditableText extends LanguageEntry {
  /** An editor's words stand in place of the built-in ones. */
  readonly isEdited: boolean
  readonly updatedAt: Date
}

const TEXT_COLUMNS = ['text_key', 'en', 'zh', 'is_edited', 'updated_at'] as const

function editableOf(row: { text_key: string; en: string; zh: string; is_edited: boolean; updated_at: Date }) {
  return { key: row.text_key, en: row.en, zh: row.zh, isEdited: row.is_edited, updatedAt: row.updated_at }
}

/** Texts by key, `q` looked for in key and both languages. */
export async function editableTexts(
  db: StoreDb,
  filter: Page & { readonly q?: string | undefined; readonly isOnlyEdited: boolean },
): Promise<PageOf<EditableText>> {
  let asked = db.selectFrom('language_entry')
  if (filter.q)
    asked = asked.where(sql<boolean>`strpos(lower(concat_ws(' ', text_key, en, zh)), lower(${filter.q})) > 0`)
  if (filter.isOnlyEdited) asked = asked.where('is_edited', '=', true)
  const { list, total } = await pageOf(db, asked.select(TEXT_COLUMNS).orderBy('text_key'), filter)
  return { list: list.map(editableOf), total }
}

export async function editableText(db: StoreDb, key: string): Promise<EditableText | null> {
  const row = await db.selectFrom('language_entry').select(TEXT_COLUMNS).where('text_key', '=', key).executeTakeFirst()
  return row ? editableOf(row) : null
}

/** Gives a text that is there these words. Those not marked as edited follow the next release's. */
export async function saveText(
  db: StoreDb,
  { key, en, zh, isEdited }: LanguageEntry & { readonly isEdited: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable('language_entry')
    .set({ en, zh, is_edited: isEdited, updated_at: now })
    .where('text_key', '=', key)
    .execute()
}
