import type { Text } from '@trendee/contract/texts/text'
import { TEXTS } from '@trendee/contract/texts/texts'
import {
  type InterpolationDifference,
  interpolationDifference,
  interpolationNames,
} from '@trendee/core/language/interpolation'
import { LANGUAGES, type Language } from '@trendee/core/language/languages'

const BUILT_IN: Readonly<Record<string, Text>> = TEXTS

/** The words that a text was released with; `null` for one that this release does not have. */
export function builtInText(key: string): Text | null {
  return Object.hasOwn(BUILT_IN, key) ? (BUILT_IN[key] ?? null) : null
}

/** What a text fills in when it is shown, in either language. */
export function namesFilledIn(builtIn: Text): string[] {
  return [...new Set(LANGUAGES.flatMap((language) => interpolationNames(builtIn[language])))]
}

export type TextTrouble = { readonly kind: 'empty' } | ({ readonly kind: 'names' } & InterpolationDifference)

/** What keeps an edited text from being saved, by language; the server applies the same rule. */
export function textTroubles(builtIn: Text, edited: Text): Partial<Record<Language, TextTrouble>> {
  const troubles: Partial<Record<Language, TextTrouble>> = {}
  for (const language of LANGUAGES) {
    const difference = interpolationDifference(
      builtIn[language],
      edited[language],
      builtIn[language === 'en' ? 'zh' : 'en'],
    )
    if (edited[language].trim() === '') troubles[language] = { kind: 'empty' }
    else if (difference !== null) troubles[language] = { kind: 'names', ...difference }
  }
  return troubles
}
