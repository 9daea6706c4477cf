import { describe, expect, it } from 'vitest'
import { languageEntries, seedLanguage } from './language'
import { ENGINES, useStore } from './testing/engines'

const HELLO = { key: 'page.hello', en: 'Hello', zh: '你好' }
const SAVE = { key: 'action.save', en: 'Save', zh: '保存' }

describe.each(ENGINES)('interface texts on $name', (engine) => {
  const db = useStore(engine)

  it('are seeded, listed by key, follow a new release, and gone ones go', async () => {
    await seedLanguage(db(), [HELLO, SAVE])
    expect(await languageEntries(db())).toEqual([SAVE, HELLO])
    await seedLanguage(db(), [{ ...HELLO, en: 'Welcome' }])
    expect(await languageEntries(db())).toEqual([{ ...HELLO, en: 'Welcome' }])
  })

  it('that an editor changed stay as edited', async () => {
    await seedLanguage(db(), [HELLO, SAVE])
    const edited = { en: 'Good day', is_edited: true }
    await db().updateTable('language_entry').set(edited).where('text_key', '=', HELLO.key).execute()
    await seedLanguage(db(), [
      { ...HELLO, en: 'Hi', zh: '嗨' },
      { ...SAVE, zh: '储存' },
    ])
    expect(await languageEntries(db())).toEqual([
      { ...SAVE, zh: '储存' },
      { ...HELLO, en: 'Good day' },
    ])
  })

  it('that did not change are not written again', async () => {
    await seedLanguage(db(), [SAVE])
    const before = new Date('2026-01-01T00:00:00Z')
    await db().updateTable('language_entry').set({ updated_at: before }).execute()
    await seedLanguage(db(), [SAVE, HELLO])
    const rows = await db().selectFrom('language_entry').select(['text_key', 'updated_at']).execute()
    expect(rows.find((row) => row.text_key === SAVE.key)?.updated_at).toEqual(before)
    expect(rows.find((row) => row.text_key === HELLO.key)?.updated_at).not.toEqual(before)
  })
})
