import type { Language } from '../language/languages'

/**
 * What a number in a sentence opens: the figures that it rests on. `year`: this year against the last; `curve`: five years
 * without season; `level`: the rule of the level with its deviations; `platforms`: who agrees; `peak`, `lead`: how the
 * day of the order follows; `ahead`: the year ahead; `certainty`: how sure the forecast is; `season`: what is told of a selling season.
 */
export type Evidence = 'year' | 'curve' | 'level' | 'platforms' | 'peak' | 'lead' | 'ahead' | 'certainty' | 'season'

/** Plain words, or a number that opens what it rests on: figures of the same screen, or the address of another. */
export type PartOf<Opens> = string | { readonly text: string; readonly opens: Opens }
export type SentenceOf<Opens> = readonly PartOf<Opens>[]
export type Part = PartOf<Evidence>
export type Sentence = SentenceOf<Evidence>
/** The same sentence in each language: a screen draws the parts, a mail or report writes `plainText`. */
export type InBoth = Readonly<Record<Language, Sentence>>

/** A number of a sentence with what it opens. */
export function asked(opens: Evidence, text: string | number): Part {
  return { text: String(text), opens }
}

/** A number of a report with the address of the screen that shows it. */
export function linked(address: string, text: string | number): PartOf<string> {
  return { text: String(text), opens: address }
}

/** A template of words and parts: `sentence\`peaks ${asked('peak', 'late May')}\``. */
export function sentence<Opens = Evidence>(
  words: TemplateStringsArray,
  ...parts: readonly (PartOf<Opens> | SentenceOf<Opens>)[]
): SentenceOf<Opens> {
  return words.flatMap((text, place) => {
    const part = parts[place] ?? ''
    return [text, ...(Array.isArray(part) ? (part as SentenceOf<Opens>) : [part as PartOf<Opens>])].filter(
      (each) => each !== '',
    )
  })
}

/** Clauses in one sentence, with its capital and its full stop. */
export function joined<Opens = Evidence>(clauses: readonly SentenceOf<Opens>[], language: Language): SentenceOf<Opens> {
  const [between, end] = language === 'zh' ? ['；', '。'] : ['; ', '.']
  const parts = clauses.flatMap((clause, place): readonly PartOf<Opens>[] =>
    place === 0 ? clause : [between, ...clause],
  )
  const [first, ...rest] = [...parts, end]
  if (first === undefined) return []
  return [typeof first === 'string' ? capital(first) : { ...first, text: capital(first.text) }, ...rest]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The sentence as text, for mails, reports and files. */
export function plainText(parts: SentenceOf<unknown>): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
