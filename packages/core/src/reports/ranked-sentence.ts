import type { Language } from '../language/languages'
import { joined, linked, type PartOf, type SentenceOf, sentence } from '../sentences/sentence'
import type { InBothWords, ReportSentence } from './report'

/** One of those that a sentence ranks. */
export interface RankedThing {
  readonly name: InBothWords
  /** The screen that shows its figure. */
  readonly address: string
  readonly figure: InBothWords
  /** Plain words behind the figure where it follows the first: ", $12, Amazon". */
  readonly note?: InBothWords
}

/** The first clause, about what leads. */
type LeadClause = Readonly<Record<Language, (name: string, figure: PartOf<string>) => SentenceOf<string>>>

/** "A leads: …; it is followed by B (…), C (…)." Nothing of nothing. */
export function rankedSentence(things: readonly RankedThing[], clause: LeadClause): ReportSentence {
  const inLanguage = (language: Language): SentenceOf<string> => {
    const [lead, ...rest] = things
    if (lead === undefined) return []
    const [comma, open, close] = language === 'zh' ? ['、', '（', '）'] : [', ', ' (', ')']
    const others = rest.flatMap(({ name, address, figure, note }, at) => [
      at === 0 ? '' : comma,
      `${name[language]}${open}`,
      linked(address, figure[language]),
      `${note?.[language] ?? ''}${close}`,
    ])
    const followed =
      language === 'zh' ? sentence<string>`其后为${others}` : sentence<string>`it is followed by ${others}`
    const first = clause[language](lead.name[language], linked(lead.address, lead.figure[language]))
    return joined(rest.length === 0 ? [first] : [first, followed], language)
  }
  return { en: inLanguage('en'), zh: inLanguage('zh') }
}
