import type { Language } from '../language/languages'

/**
 * What a number in a sentence opens: the figures that it rests on. `year`: this year against the last; `curve`: five years
 * without season; `level`: the rule of the level with its deviations; `platforms`: who agrees; `peak`, `lead`: how the
 * day of the order follows; `ahead`: the year ahead; `certainty`: how sure the forecast is.
 */
export type Evidence = 'year' | 'curve' | 'level' | 'platforms' | 'peak' | 'lead' | 'ahead' | 'certainty'

/** Plain words, or a number that can be asked what it rests on. */
export type Part = string | { readonly text: string; readonly opens: Evidence }
export type Sentence = readonly Part[]
/** The same sentence in each language: a screen draws the parts, a mail or report writes `plainText`. */
export type InBoth = Readonly<Record<Language, Sentence>>

/** A number of a sentence with what it opens. */
export function asked(opens: Evidence, text: string | number): Part {
  return { text: String(text), opens }
}

/** A template of words and parts: `sentence\`peaks ${asked('peak', 'late May')}\``. */
export function sentence(words: TemplateStringsArray, ...parts: readonly (Part | Sentence)[]): Sentence {
  return words.flatMap((text, place) => {
    const part = parts[place] ?? ''
    return [text, ...(Array.isArray(part) ? (part as Sentence) : [part as Part])].filter((each) => each !== '')
  })
}

/** Clauses in one sentence, with its capital and its full stop. */
export function joined(clauses: readonly Sentence[], language: Language): Sentence {
  const [between, end] = language === 'zh' ? ['；', '。'] : ['; ', '.']
  const parts = clauses.flatMap((clause, place) => (place === 0 ? clause : [between, ...clause]))
  const [first, ...rest] = [...parts, end]
  if (first === undefined) return []
  return [typeof first === 'string' ? capital(first) : { ...first, text: capital(first.text) }, ...rest]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The sentence as text, for mails, reports and files. */
export function plainText(parts: Sentence): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
