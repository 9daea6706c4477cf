import { describe, expect, it } from 'vitest'
import { editableText, editableTexts, languageEntries, saveText, seedLanguage } from './language'
import { ENGINES, useStore } from '../testing/engines'

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

  it('are edited, found by any of their words, and taken back', async () => {
    const now = new Date('2026-03-10T12:00:00Z')
    await seedLanguage(db(), [HELLO, SAVE])
    await saveText(db(), { ...SAVE, zh: '存好', isEdited: true }, now)
    const edited = { ...SAVE, zh: '存好', isEdited: true, updatedAt: now }
    expect(await editableText(db(), SAVE.key)).toEqual(edited)
    const find = async (q: string | undefined, isOnlyEdited = false) =>
      (await editableTexts(db(), { q, isOnlyEdited, page: 1, pageSize: 10 })).list.map(({ key }) => key)
    expect(await find(undefined)).toEqual([SAVE.key, HELLO.key])
    expect(await find('ACTION')).toEqual([SAVE.key])
    expect(await find('存好')).toEqual([SAVE.key])
    expect(await find('%')).toEqual([])
    expect(await find(undefined, true)).toEqual([SAVE.key])
    expect(await editableTexts(db(), { isOnlyEdited: false, page: 2, pageSize: 1 })).toMatchObject({
      list: [{ key: HELLO.key }],
      total: 2,
    })
    await saveText(db(), { ...SAVE, isEdited: false }, now)
    await seedLanguage(db(), [HELLO, { ...SAVE, en: 'Keep' }])
    expect(await editableText(db(), SAVE.key)).toMatchObject({ en: 'Keep', isEdited: false })
    expect(await editableText(db(), 'no.such.key')).toBeNull()
  })
})
