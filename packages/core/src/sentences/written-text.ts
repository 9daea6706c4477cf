import type { Language } from '../language/languages'
import type { SentenceOf } from './sentence'

/** What a sentence of a summary or of the highlights tells of. */
export const TOLD_ABOUT = [
  'why',
  'shops',
  'worn',
  'platforms',
  'forecast',
  'levels',
  'leader',
  'rising',
  'falling',
  'season',
] as const
export type ToldAbout = (typeof TOLD_ABOUT)[number]

/** One sentence; each number leads to the address of the screen that shows it. */
export interface WrittenSentence {
  readonly about: ToldAbout
  readonly parts: SentenceOf<string>
}

/** Sentences in each language, with the names that stand in them. */
export interface WrittenText {
  readonly sentences: Readonly<Record<Language, readonly WrittenSentence[]>>
  readonly names: Readonly<Record<Language, readonly string[]>>
}

/** Sentences that have something in them. */
export function told(
  sentences: readonly (readonly [about: ToldAbout, parts: SentenceOf<string>])[],
): readonly WrittenSentence[] {
  return sentences.filter(([, parts]) => parts.length > 0).map(([about, parts]) => ({ about, parts }))
}
