import { FRENCH } from './french'
import { GERMAN } from './german'
import { ITALIAN } from './italian'
import { PORTUGUESE } from './portuguese'
import { SPANISH } from './spanish'
import type { LanguageWords, TitleLanguage } from './title-words'

/** The words of each language that has its own. */
export const LANGUAGE_WORDS: Readonly<Record<TitleLanguage, LanguageWords>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
}
