import { FEEDS } from './registry'

/** English sentences with holes (`{file} is empty`) and what they are in Chinese. */
export type SentenceTable = Readonly<Record<string, string>>

interface Pattern {
  readonly text: RegExp
  readonly names: readonly string[]
  readonly chinese: string
}

/** What a file must show to be taken for a feed, as an unknown one is told: `id (columns …)`. */
const FEEDS_LOOKED_FOR = FEEDS.map(
  ({ id, title, looksFor }) => [`${id} (${looksFor.en})`, `${title.zh}（${looksFor.zh}）`] as const,
)

const HOLE = /\{(\w+)\}/g
/** Holes that only a number fills. */
const NUMBERS = new Set(['cells', 'columns', 'line'])

/** Sentences that say most themselves first: what fills the holes of others may be anything. */
function patternsOf(table: SentenceTable): Pattern[] {
  const bySaid = Object.entries(table).toSorted(
    ([a], [b]) => b.replaceAll(HOLE, '').length - a.replaceAll(HOLE, '').length,
  )
  return bySaid.map(([english, chinese]) => {
    const names = [...english.matchAll(HOLE)].map(([, name = '']) => name)
    const text = english
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(HOLE, (_, name: string) => (NUMBERS.has(name) ? String.raw`(\d+)` : '([^]*?)'))
    return { text: new RegExp(`^${text}$`), names, chinese }
  })
}

/** Gives the Chinese of sentences of these tables; of any other the sentence itself. */
export function chineseBy(...tables: readonly SentenceTable[]): (sentence: string) => string {
  const patterns = patternsOf(Object.assign({}, ...tables))
  const translate = (sentence: string): string => {
    for (const { text, names, chinese } of patterns) {
      const found = text.exec(sentence)
      if (found === null) continue
      const held = new Map(names.map((name, at) => [name, found[at + 1] ?? '']))
      return chinese.replaceAll(HOLE, (_, name: string) => {
        const value = held.get(name) ?? ''
        return name === 'feeds' ? feedsInChinese(value) : translate(value)
      })
    }
    return sentence
  }
  return translate
}

function feedsInChinese(list: string): string {
  return FEEDS_LOOKED_FOR.reduce((text, [english, chinese]) => text.replace(english, () => chinese), list).replaceAll(
    '）; ',
    '）；',
  )
}
