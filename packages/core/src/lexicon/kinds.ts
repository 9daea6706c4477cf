import { lexiconEntries, lexiconEntry, lexiconSlug } from './lexicon'
import { kindInChinese } from './kind-names'
import { NARROWER_TERMS, TERMS_APART } from './narrower-terms'
import { titleCase } from './title-case'
import { inSimplified } from './traditional-characters'
import { ATTRIBUTE_TYPES, type LexiconEntry } from './types'

/** What a search term names: a value of the lexicon, or a kind of one. */
export interface NamedValue extends Pick<LexiconEntry, 'type' | 'value' | 'en'> {
  readonly zh: string
  /** Of a kind, the value that it is a kind of; `null` for a value itself and for what only stands under one. */
  readonly kindOf: LexiconEntry | null
  /** Of a kind, the words that a title must hold; '' for a value. */
  readonly words: string
}

/** One spelling for `dove gray` and `Dove Grays`, or of a word written as two. */
function spelling(words: readonly string[]): string {
  return words.join('').replace(/(?<=[a-z]{2}[^s])s$/, '')
}

function spellingOf(term: string): string {
  return spelling(term.toLowerCase().split(/[\s-]+/))
}

function kindsOf(entry: LexiconEntry, table: typeof NARROWER_TERMS, isKind: boolean): [string, NamedValue][] {
  const groups = table[entry.type]?.[entry.value]?.split('|') ?? []
  return groups.flatMap((group) => {
    const spellings = group.split('=')
    const words = spellings[0] ?? ''
    const en = titleCase(words)
    const zh = kindInChinese(entry.type, spellings)
    const kind: NamedValue = {
      type: entry.type,
      value: lexiconSlug(en),
      en,
      zh,
      kindOf: isKind ? entry : null,
      words,
    }
    return [...spellings, zh].map((term): [string, NamedValue] => [
      `${entry.type}:${entry.value}:${spellingOf(term)}`,
      kind,
    ])
  })
}

let known: ReadonlyMap<string, NamedValue> | null = null

function kinds(): ReadonlyMap<string, NamedValue> {
  known ??= new Map(
    [...ATTRIBUTE_TYPES, 'category' as const]
      .flatMap((type): readonly LexiconEntry[] => lexiconEntries(type))
      .flatMap((entry) => [...kindsOf(entry, NARROWER_TERMS, true), ...kindsOf(entry, TERMS_APART, false)]),
  )
  return known
}

/** The kind of an entry that these words name, or `null` when they mean the entry itself. */
export function kindNamed(entry: LexiconEntry, words: readonly string[]): NamedValue | null {
  return kinds().get(`${entry.type}:${entry.value}:${inSimplified(spelling(words))}`) ?? null
}

/** All kinds that the lexicon tells from their broader values. */
export function lexiconKinds(): readonly NamedValue[] {
  return [...new Set(kinds().values())]
}

export function namedValue({ type, value, en, zh }: LexiconEntry): NamedValue {
  return { type, value, en, zh, kindOf: null, words: '' }
}

/** What a value or a kind is a kind of: of a colour its base colour, of "slip dress" the dress that its name ends in. */
export function widerValue(named: NamedValue): NamedValue | null {
  if (named.words !== '') return named.kindOf && namedValue(named.kindOf)
  const wider = named.type === 'color' ? baseColor(named.value) : widerCategory(named)
  return wider && namedValue(wider)
}

function baseColor(value: string): LexiconEntry | null {
  const family = lexiconEntry('color', value)?.family
  return family === undefined || family === value ? null : lexiconEntry('color', family)
}

function widerCategory({ type, en }: NamedValue): LexiconEntry | null {
  if (type !== 'category') return null
  const words = en.split(' ')
  const names = words.slice(1).map((_, index) => spellingOf(words.slice(index + 1).join(' ')))
  const wider = names.flatMap((name) => lexiconEntries('category').filter((entry) => spellingOf(entry.en) === name))
  return wider[0] ?? null
}
