import type { Language } from '@trendee/core/language/languages'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { Text } from '@trendee/contract/texts/text'
import { TEXTS } from '@trendee/contract/texts/texts'
import { interpolationDifference } from '@trendee/core/language/interpolation'
import { editableText, editableTexts, saveText } from '@trendee/store/administration/language'
import { pageAnswer } from '../../answers/page'
import { audited } from '../../http/audited'
import type { Handler } from '../../http/handler'
import { unixSeconds } from '../../http/unix-seconds'

export const languageList: Handler<typeof CONTRACT.adminSettings.languageList> = async (input, { runtime }) => {
  const { q, only_edited: isOnlyEdited, page, pageSize } = input
  const found = await editableTexts(runtime.store.db, { q, isOnlyEdited, page, pageSize })
  return pageAnswer(found, input, (text) => ({
    key: text.key,
    en: text.en,
    zh: text.zh,
    is_edited: text.isEdited,
    updated_at: unixSeconds(text.updatedAt),
  }))
}

function builtInOf(key: string): Text | null {
  return Object.hasOwn(TEXTS, key) ? ((TEXTS as Readonly<Record<string, Text>>)[key] ?? null) : null
}

/** What the screen fills in must stay to be filled in, or the sentence is left with a hole. */
function checkWords(language: Language, builtIn: Text, edited: string): void {
  if (edited.trim() === '') throw new ApiError('bad_input', `${language}: says nothing`, { field: language })
  const difference = interpolationDifference(builtIn[language], edited, builtIn[language === 'en' ? 'zh' : 'en'])
  if (!difference) return
  const { missing, unknown } = difference
  const shown = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
  const said = missing.length > 0 ? `${shown(missing)} is missing` : `nothing fills in ${shown(unknown)}`
  throw new ApiError('bad_input', `${language}: ${said}`, { field: language, missing, unknown })
}

export const languageSave: Handler<typeof CONTRACT.adminSettings.languageSave> = audited({
  action: 'adminSettings.languageSave',
  subjectOf: ({ key }) => `text:${key}`,
  nameOf: ({ key }) => key,
  afterwards: ({ state }) => state.texts.clear(),
  change: async ({ key, en, zh }, _call, db) => {
    const builtIn = builtInOf(key)
    const stored = await editableText(db, key)
    if (!builtIn || !stored) throw new ApiError('not_found', 'There is no such text.')
    if (en !== undefined) checkWords('en', builtIn, en)
    if (zh !== undefined) checkWords('zh', builtIn, zh)
    const isTakenBack = en === undefined && zh === undefined
    const text = isTakenBack ? builtIn : { en: en ?? stored.en, zh: zh ?? stored.zh }
    const isEdited = text.en !== builtIn.en || text.zh !== builtIn.zh
    await saveText(db, { key, en: text.en, zh: text.zh, isEdited }, new Date())
    return { key, en: text.en, zh: text.zh, is_edited: isEdited }
  },
})
