import { FRENCH } from './french'
import { GERMAN } from './german'
import { ITALIAN } from './italian'
import { JAPANESE } from './japanese'
import { KOREAN } from './korean'
import { PORTUGUESE } from './portuguese'
import { RUSSIAN } from './russian'
import { SPANISH } from './spanish'
import type { LanguageWords, TitleLanguage } from './title-words'
import { VIETNAMESE } from './vietnamese'

/** The words of each language that has its own. */
export const LANGUAGE_WORDS: Readonly<Record<TitleLanguage, LanguageWords>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ja: JAPANESE,
  ko: KOREAN,
  ru: RUSSIAN,
  vi: VIETNAMESE,
}
