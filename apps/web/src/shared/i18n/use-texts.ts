import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '@trendee/contract/texts/texts'
import { type Format, formatFor } from '../format/format'
import type { Language } from '@trendee/core/language/languages'

/** `x.rows` stands for `x.rows_one` and `x.rows_other`; `count` chooses. */
type PluralKey = TextKey extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never
export type Translate = (key: TextKey | PluralKey, values?: Readonly<Record<string, string | number>>) => string

export interface Texts {
  readonly t: Translate
  readonly language: Language
  readonly format: Format
  /** Of a pair of names the reader's; the English one where the Chinese is missing. */
  readonly nameOf: (english: string, chinese: string | null) => string
  /** Of a sentence in both languages the reader's, as it stands. */
  readonly sentenceOf: (english: string, chinese: string) => string
}

/** Search terms come in small letters; as a name they start with a capital. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Texts, dates and numbers in the reader's language. */
export function useTexts(): Texts {
  const { t: translate, i18n } = useTranslation()
  const language: Language = i18n.language === 'zh' ? 'zh' : 'en'
  const t = useCallback<Translate>((key, values) => translate(key, values ?? {}), [translate])
  return useMemo(
    () => ({
      t,
      language,
      format: formatFor(language),
      nameOf: (english, chinese) => (language === 'zh' && chinese ? chinese : capitalised(english)),
      sentenceOf: (english, chinese) => (language === 'zh' ? chinese : english),
    }),
    [t, language],
  )
}
